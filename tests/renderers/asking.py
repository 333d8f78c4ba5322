"""Questions as play brings them up, for the tests of marks, facts and pictures of every game.

What belongs to one game is in `tests/renderers/KEY/questions.py`: `positions(seats)`, the positions that are looked at
with so many players; `marks(asked)`, what is marked in the picture of a question; `numbers(asked)`, the middles of the
numbers in it. Of a game without such a file positions of random play are looked at (`Unmarked`).
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
from tests.renderers.showing import own

NAMES = ("Amara", "Thomas", "Karine", "Idir", "Tin Hinan")
MOST = 40
"""So many questions of one decision are looked at."""


class Decision(NamedTuple):
    """A position of a game of so many players, and the seat that can move. `merged`: choices that read the same are
    one, as people are asked."""

    key: str
    seats: int
    state: Any
    seat: int
    merged: bool = True

    def wordings(self, language: Language = "en") -> Wordings:
        """How the answers of the seat read."""
        table = table_of(self.key, self.seats, self.state, 1, Status.RUNNING, b"seed")
        return Wordings(table, self.seat, words(language))

    def asked(self, *answers: int) -> Asked:
        """What the seat is asked after these answers."""
        said = self.wordings()
        moves = GAMES[self.key].moves(self.state, self.seat)
        return Asked(
            self,
            said.view,
            answers,
            prompt(moves, answers, reads=said.reads if self.merged else None),
        )

    def questions(self) -> Iterator[Asked]:
        """The first question, and those after every choice that leads on."""
        said = self.wordings()
        moves, reads = GAMES[self.key].moves(self.state, self.seat), said.reads if self.merged else None
        waiting: list[tuple[int, ...]] = [()]
        for _ in range(MOST):
            if not waiting:
                break
            answers = waiting.pop(0)
            found = prompt(moves, answers, reads=reads)
            if found.question is not None:
                yield Asked(self, said.view, answers, found)
                waiting += [choice.answers for choice in found.choices if choice.move is None]
                waiting += [(*answers, answer) for answer in _unlisted(found)]


class Asked(NamedTuple):
    """A question: what the seat sees, what it is asked after these answers."""

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
        """Who is asked."""
        return self.decision.seat

    @property
    def kind(self) -> Hashable:
        """With how many players, what is answered, what is asked in which form, and how far the choices reach."""
        found = self.prompt
        steps = tuple((step.move, step.field) for step in found.steps)
        field = found.question.field if found.question else None
        reach = {(*((step.move, step.field) for step in one.steps), one.move is None) for one in found.choices}
        return self.decision.seats, steps, field, found.form, frozenset(reach)

    @property
    def size(self) -> int:
        """How much there is to choose from."""
        return len(self.prompt.choices) + len(self.prompt.items)

    def twin(self, seed: bytes = b"twin") -> Asked:
        """The same question in a position that the seat can't tell from this one."""
        state = GAMES[self.decision.key].imagine(self.state, self.seat, seed)
        return self.decision._replace(state=state).asked(*self.answers)


def _unlisted(found: Prompt) -> list[int]:
    """Answers to a question that is no list of choices: some of them."""
    if found.form not in (Form.PICK, Form.NUMBER) or found.question is None:
        return []
    if found.form is Form.NUMBER:
        return [found.question.choices[0], found.question.choices[-1]]
    count = len(found.question.choices)
    return [0, count // 3, count // 2, count - 1]


class Unmarked(NamedTuple):
    """A game that does not tell the tests where it marks what."""

    key: str

    def positions(self, seats: int) -> list[Any]:
        """Those of random play."""
        return [played.state for played_out in games_of(self.key, seats) for played in played_out]

    def marks(self, asked: Asked) -> tuple[()]:
        """None that is known."""
        return ()

    def numbers(self, asked: Asked) -> tuple[()]:
        """None that is known."""
        return ()


def of_game(key: str) -> Any:
    """What belongs to the questions of one game."""
    return own(key, "questions") or Unmarked(key)


@functools.cache
def questions(key: str, seats: int, *, merged: bool = True) -> tuple[Asked, ...]:
    """Those of all the positions that are looked at."""
    found: list[Asked] = []
    for state in of_game(key).positions(seats):
        for seat in range(seats):
            if GAMES[key].moves(state, seat):
                found += Decision(key, seats, state, seat, merged).questions()
    return tuple(found)


@functools.cache
def kinds(key: str, seats: int) -> tuple[Asked, ...]:
    """Of each kind of question the one with the most choices."""
    best: dict[Hashable, Asked] = {}
    for one in questions(key, seats):
        if one.kind not in best or one.size > best[one.kind].size:
            best[one.kind] = one
    return tuple(best.values())
