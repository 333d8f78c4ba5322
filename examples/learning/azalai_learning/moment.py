"""Game at the moment of a decision, for programs: its seat, the numbers of its answers, and a seat's observation.

A program is asked like a player: question by question (`azalai.games.questions`), until the move is complete. So there
are never more than `ACTIONS` answers, however many moves there are. The same answer to the same question has the same
number at every moment, unless another answer to it has taken that number.

A seat observes the features that robots read from its view (`azalai.robots.features`) and its answers so far, as
`OBSERVED` numbers: each is added to the place that follows from its name. A seat without a choice is not asked.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from azalai.games.contract import AnyGame, Ask
from azalai.games.questions import Question, Walk, walked
from azalai.robots.features import features
from azalai.robots.value import won

ACTIONS = 512
"""Most answers of a question; if there are more, the last one leads to the others."""
OBSERVED = 1024
"""Count of the numbers in an observation."""
MORE = "more"
"""Label of the answer that leads to the others."""


class Answer(msgspec.Struct, frozen=True):
    """Answer to a question: its text (`offer.salt=3`), and its value."""

    label: str
    value: Any


class Moment(msgspec.Struct, frozen=True, dict=True):
    """Moment of a game. `state`: the position.

    `seat`: the one that is asked; `walk`: its answers so far; both None once the game is over. `skipped`: the number of
    answers that were passed over.
    """

    game: AnyGame
    seats: int
    state: Any
    seat: int | None = None
    walk: Walk | None = None
    skipped: int = 0

    def __deepcopy__(self, _: object) -> Moment:
        """Return itself: nothing in it changes."""
        return self

    @property
    def answers(self) -> Mapping[int, Answer]:
        """Answers to the question, by their numbers. Empty once the game is over."""
        question = None if self.walk is None else self.walk.question()
        return {} if question is None else _number(question, self.skipped)

    def after(self, number: int) -> Moment:
        """Return the moment after an answer. Raises `ValueError` if there is no such answer."""
        answer = self.answers.get(number)
        question = None if self.walk is None else self.walk.question()
        if answer is None or self.walk is None or question is None:
            raise ValueError(f"{number} is no answer to what seat {self.seat} is asked")
        if answer.label == MORE:
            return msgspec.structs.replace(self, skipped=self.skipped + ACTIONS - 1)
        walk = self.walk.after(question, answer.value).skip_forced()
        if walk.question() is not None:
            return msgspec.structs.replace(self, walk=walk, skipped=0)
        assert self.seat is not None
        return at(self.game, self.seats, self.game.play(self.state, self.seat, walk.moves[0]).state)

    def observe(self, seat: int) -> dict[str, float]:
        """Return a seat's observation by name, with its answers so far."""
        seen = features(self.game, self.game.view(self.state, seat))
        for step in self.walk.steps if self.walk is not None and seat == self.seat else ():
            seen[f"answered.{step.move}.{step.field}={_text(step.value)}"] = 1.0
        return seen

    def numbers(self, seat: int) -> list[float]:
        """Return the same as `OBSERVED` numbers."""
        numbers = [0.0] * OBSERVED
        for name, value in self.observe(seat).items():
            numbers[zlib.crc32(name.encode()) % OBSERVED] += value
        return numbers

    def text(self, seat: int) -> str:
        """Return a seat's observation as JSON."""
        view: bytes = msgspec.json.encode(self.game.view(self.state, seat))
        steps = self.walk.steps if self.walk is not None and seat == self.seat else ()
        return "\n".join((view.decode(), *(f"{step.move}.{step.field}={_text(step.value)}" for step in steps)))

    @property
    def returns(self) -> list[float]:
        """Winnings of each seat, which add up to 0; all 0 while the game runs.

        They are its share of the first place, less an equal share.
        """
        outcome = self.game.outcome(self.state)
        if outcome is None:
            return [0.0] * self.seats
        return [won(outcome, seat) - 1 / self.seats for seat in range(self.seats)]


def begin(game: AnyGame, seats: int, options: Any, seed: bytes) -> Moment:
    """Return the first moment of a game. Raises `ValueError` for seats or options that it can't have."""
    return at(game, seats, game.setup(seats=seats, options=options, seed=seed))


def at(game: AnyGame, seats: int, state: Any) -> Moment:
    """Return the moment of a position, after all moves that are the only ones."""
    while deciders := game.deciders(state):
        seat = deciders[0]
        walk = walked(game.moves(state, seat))
        if walk.question() is not None:
            return Moment(game, seats, state, seat, walk)
        state = game.play(state, seat, walk.moves[0]).state
    return Moment(game, seats, state)


def _number(question: Question, skipped: int) -> dict[int, Answer]:
    """Return the answers to a question by their numbers."""
    choices: Sequence[Any] = question.choices[skipped:]
    answers: dict[int, Answer] = {}
    if len(choices) > ACTIONS:
        choices = choices[: ACTIONS - 1]
        answers[ACTIONS - 1] = Answer(MORE, None)
    for value in choices:
        label = f"{question.move}.{question.field}={_text(value)}"
        number = value % ACTIONS if question.ask is Ask.NUMBER else zlib.crc32(label.encode()) % ACTIONS
        while number in answers:
            number = (number + 1) % ACTIONS
        answers[number] = Answer(label, value)
    return answers


def _text(value: Any) -> str:
    """Return a value of a move in words of the game."""
    plain = msgspec.to_builtins(value)
    return plain if isinstance(plain, str) else msgspec.json.encode(plain).decode()
