"""Questions of real play, for the tests of marks, facts and pictures of every game.

The parts of one game are in `tests/renderers/KEY/questions.py`: `positions(seats)`, the positions to check with `seats`
players; `marks(asked)`, the marks in the picture of a question; `numbers(asked)`, the middles of the numbers in it. For
a game without such a file, positions of random play are checked (`Unmarked`).
"""

from __future__ import annotations

import functools
from collections.abc import Hashable, Iterator
from typing import Any, NamedTuple

from azalai.bot.layouts.wordings import Wordings
from azalai.bot.store.rows import Status
from azalai.games import GAMES
from azalai.games.prompts import Form, Prompt, prompt
from azalai.locales import Language, words
from azalai.testing.play import games_of
from tests.bot.histories import table_of
from tests.renderers.showing import find_module

NAMES = ("Amara", "Thomas", "Karine", "Idir", "Tin Hinan")
MOST = 40
"""Most questions of one decision that are checked."""


class Decision(NamedTuple):
    """Position of a game, and the seat that can move.

    `merged`: choices with equal texts are one, as people are asked.
    """

    key: str
    seats: int
    state: Any
    seat: int
    merged: bool = True

    def wordings(self, language: Language = "en") -> Wordings:
        """Return the texts of the seat's answers."""
        table = table_of(self.key, self.seats, self.state, 1, Status.RUNNING, b"seed")
        return Wordings(table, self.seat, words(language))

    def ask(self, *answers: int) -> Asked:
        """Return the question to the seat after these answers."""
        said = self.wordings()
        moves = GAMES[self.key].moves(self.state, self.seat)
        return Asked(
            self,
            said.view,
            answers,
            prompt(moves, answers, reads=said.reads if self.merged else None),
        )

    def questions(self) -> Iterator[Asked]:
        """Yield the first question, and those after every choice that leads on."""
        said = self.wordings()
        moves, reads = GAMES[self.key].moves(self.state, self.seat), said.reads if self.merged else None
        waiting: list[tuple[int, ...]] = [()]
        for _ in range(MOST):
            if not waiting:
                break
            answers = waiting.pop(0)
            prompt_ = prompt(moves, answers, reads=reads)
            if prompt_.question is not None:
                yield Asked(self, said.view, answers, prompt_)
                waiting += [choice.answers for choice in prompt_.choices if choice.move is None]
                waiting += [(*answers, answer) for answer in _pick_answers(prompt_)]


class Asked(NamedTuple):
    """Question: the seat's view, and the prompt after these answers."""

    decision: Decision
    view: Any
    answers: tuple[int, ...]
    prompt: Prompt

    @property
    def state(self) -> Any:
        """The position."""
        return self.decision.state

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return self.decision.seat

    @property
    def kind(self) -> Hashable:
        """Number of players, earlier answers, form of the question, and the steps that its choices complete."""
        prompt_ = self.prompt
        steps = tuple((step.move, step.field) for step in prompt_.steps)
        field = prompt_.question.field if prompt_.question else None
        reach = {
            (*((step.move, step.field) for step in choice.steps), choice.move is None) for choice in prompt_.choices
        }
        return self.decision.seats, steps, field, prompt_.form, frozenset(reach)

    @property
    def size(self) -> int:
        """Number of things to choose from."""
        return len(self.prompt.choices) + len(self.prompt.items)

    def twin(self, seed: bytes = b"twin") -> Asked:
        """Return the same question in a position that the seat can't tell from this one."""
        state = GAMES[self.decision.key].imagine(self.state, self.seat, seed)
        return self.decision._replace(state=state).ask(*self.answers)


def _pick_answers(prompt_: Prompt) -> list[int]:
    """Return some answers to a question that is no list of choices."""
    if prompt_.form not in (Form.PICK, Form.NUMBER) or prompt_.question is None:
        return []
    if prompt_.form is Form.NUMBER:
        return [prompt_.question.choices[0], prompt_.question.choices[-1]]
    count = len(prompt_.question.choices)
    return [0, count // 3, count // 2, count - 1]


class Unmarked(NamedTuple):
    """Game that does not say to the tests where its marks are."""

    key: str

    def positions(self, seats: int) -> list[Any]:
        """Return positions of random play."""
        return [played.state for played_out in games_of(self.key, seats) for played in played_out]

    def marks(self, asked: Asked) -> tuple[()]:
        """Return no mark."""
        return ()

    def numbers(self, asked: Asked) -> tuple[()]:
        """Return no number."""
        return ()


def of_game(key: str) -> Any:
    """Return the module about the questions of one game, or an `Unmarked`."""
    return find_module(key, "questions") or Unmarked(key)


@functools.cache
def questions(key: str, seats: int, *, merged: bool = True) -> tuple[Asked, ...]:
    """Return the questions of all positions that are checked."""
    results: list[Asked] = []
    for state in of_game(key).positions(seats):
        for seat in range(seats):
            if GAMES[key].moves(state, seat):
                results += Decision(key, seats, state, seat, merged).questions()
    return tuple(results)


@functools.cache
def kinds(key: str, seats: int) -> tuple[Asked, ...]:
    """Return, for each kind of question, the one with the most choices."""
    best: dict[Hashable, Asked] = {}
    for question in questions(key, seats):
        if question.kind not in best or question.size > best[question.kind].size:
            best[question.kind] = question
    return tuple(best.values())
