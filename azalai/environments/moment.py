"""A game at the moment of a decision, for programs: who is asked, the numbers of the answers, and what a seat sees.

A decision is asked for as people are asked: question by question (`azalai.games.questions`), until the move is
complete. So there are never more than `ACTIONS` answers, however many moves there are. The same answer to the same
question has the same number at every moment, unless another answer that stands there too has taken it.

What a seat sees is what robots read off its own view (`azalai.robots.features`) and what it has answered so far, as so
many numbers: each is added to the place that follows from its name. Who has no choice is not asked.
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
"""So many answers a question has at most; the last of more leads to the others."""
OBSERVED = 1024
"""So many numbers tell what a seat sees."""
MORE = "more"
"""The answer that leads to the others."""


class Answer(msgspec.Struct, frozen=True):
    """An answer to a question: how it reads (`offer.salt=3`), and its value."""

    label: str
    value: Any


class Moment(msgspec.Struct, frozen=True, dict=True):
    """`state`: the position. `walk`: how far the seat that is asked has come with its move; None once the game is over.
    `skipped`: so many answers were passed over."""

    game: AnyGame
    seats: int
    state: Any
    seat: int | None = None
    walk: Walk | None = None
    skipped: int = 0

    def __deepcopy__(self, _: object) -> Moment:
        """Itself: nothing in it changes."""
        return self

    @property
    def answers(self) -> Mapping[int, Answer]:
        """The answers to the question, by their numbers. Empty once the game is over."""
        question = None if self.walk is None else self.walk.question()
        return {} if question is None else _numbered(question, self.skipped)

    def after(self, number: int) -> Moment:
        """The moment that follows on an answer. ValueError for one that is not there."""
        answer = self.answers.get(number)
        question = None if self.walk is None else self.walk.question()
        if answer is None or self.walk is None or question is None:
            raise ValueError(f"{number} is no answer to what seat {self.seat} is asked")
        if answer.label == MORE:
            return msgspec.structs.replace(self, skipped=self.skipped + ACTIONS - 1)
        walk = self.walk.after(question, answer.value).settled()
        if walk.question() is not None:
            return msgspec.structs.replace(self, walk=walk, skipped=0)
        assert self.seat is not None
        return at(self.game, self.seats, self.game.play(self.state, self.seat, walk.moves[0]).state)

    def seen(self, seat: int) -> dict[str, float]:
        """What a seat sees, by name, with what it has answered so far."""
        found = features(self.game, self.game.view(self.state, seat))
        for step in self.walk.steps if self.walk is not None and seat == self.seat else ():
            found[f"answered.{step.move}.{step.field}={_text(step.value)}"] = 1.0
        return found

    def numbers(self, seat: int) -> list[float]:
        """The same as `OBSERVED` numbers."""
        found = [0.0] * OBSERVED
        for name, value in self.seen(seat).items():
            found[zlib.crc32(name.encode()) % OBSERVED] += value
        return found

    def text(self, seat: int) -> str:
        """What a seat sees, as JSON."""
        view: bytes = msgspec.json.encode(self.game.view(self.state, seat))
        steps = self.walk.steps if self.walk is not None and seat == self.seat else ()
        return "\n".join((view.decode(), *(f"{step.move}.{step.field}={_text(step.value)}" for step in steps)))

    @property
    def returns(self) -> list[float]:
        """What each seat has won, which are 0 together: its share of the first place, less what everybody has who
        knows nothing. All 0 while the game runs."""
        outcome = self.game.outcome(self.state)
        if outcome is None:
            return [0.0] * self.seats
        return [won(outcome, seat) - 1 / self.seats for seat in range(self.seats)]


def begin(game: AnyGame, seats: int, options: Any, seed: bytes) -> Moment:
    """The first moment of a game. ValueError for seats or options that it can't have."""
    return at(game, seats, game.setup(seats=seats, options=options, seed=seed))


def at(game: AnyGame, seats: int, state: Any) -> Moment:
    """The moment of a position: moves that are the only ones are made."""
    while deciders := game.deciders(state):
        seat = deciders[0]
        walk = walked(game.moves(state, seat))
        if walk.question() is not None:
            return Moment(game, seats, state, seat, walk)
        state = game.play(state, seat, walk.moves[0]).state
    return Moment(game, seats, state)


def _numbered(question: Question, skipped: int) -> dict[int, Answer]:
    """The answers to a question, each with its number."""
    choices: Sequence[Any] = question.choices[skipped:]
    found: dict[int, Answer] = {}
    if len(choices) > ACTIONS:
        choices = choices[: ACTIONS - 1]
        found[ACTIONS - 1] = Answer(MORE, None)
    for value in choices:
        label = f"{question.move}.{question.field}={_text(value)}"
        number = value % ACTIONS if question.ask is Ask.NUMBER else zlib.crc32(label.encode()) % ACTIONS
        while number in found:
            number = (number + 1) % ACTIONS
        found[number] = Answer(label, value)
    return found


def _text(value: Any) -> str:
    """A value of a move in words of the game."""
    plain = msgspec.to_builtins(value)
    return plain if isinstance(plain, str) else msgspec.json.encode(plain).decode()
