"""Every question that games of Timbuktu ask."""

from __future__ import annotations

import functools
import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from games import GAMES
from games.prompts import Prompt, prompt
from games.questions import Step
from games.timbuktu.moves import TimbuktuMove
from games.timbuktu.view import TimbuktuView
from locales import words
from renderers import timbuktu

GAME = GAMES["timbuktu"]


class Asked(NamedTuple):
    """A question: the state, whose it is, the seat's moves, the answers so far, and what the seat is asked."""

    state: Any
    seat: int
    view: TimbuktuView
    moves: tuple[TimbuktuMove, ...]
    answers: tuple[int, ...]
    prompt: Prompt

    @property
    def kind(self) -> tuple[object, ...]:
        """What tells kinds of questions apart: what was answered, what is asked, in which form, and how far the
        choices lead."""
        found = self.prompt
        return (
            tuple((step.move, step.field) for step in found.steps),
            found.question.field if found.question else None,
            found.form,
            frozenset(tuple(step.field for step in choice.steps) for choice in found.choices),
        )


def label(view: TimbuktuView, steps: Sequence[Step], language: str = "en") -> str:
    """How a choice reads."""
    speak = words("fr" if language == "fr" else "en")
    parts = (timbuktu.choice(view, step.move, step.field, step.value, speak) or str(step.value) for step in steps)
    return " · ".join(parts)


def asked(state: Any, seat: int, answers: tuple[int, ...] = ()) -> Iterator[Asked]:
    """The question of a seat, and those that its longer choices lead to."""
    view, moves = GAME.view(state, seat), GAME.moves(state, seat)
    if not moves:
        return
    found = prompt(moves, answers, reads=lambda steps: label(view, steps))
    yield Asked(state, seat, view, moves, answers, found)
    for choice in found.choices:
        if choice.move is None:
            yield from asked(state, seat, choice.answers)


@functools.cache
def questions(seats: int, distribution: str) -> tuple[Asked, ...]:
    """All questions of one game: its first half played by robots, which crowd other stalls than chance."""
    chance = random.Random(f"{seats} {distribution}")
    options = msgspec.convert({"distribution": distribution}, GAME.Options)
    state = GAME.setup(seats=seats, options=options, seed=b"questions")
    found: list[Asked] = []
    while GAME.outcome(state) is None:
        for seat in range(seats):
            found += asked(state, seat)
        seat = chance.choice(GAME.deciders(state))
        view, moves = GAME.view(state, seat), GAME.moves(state, seat)
        robots = view.stage in (1, 2)
        move = GAME.robot(view, moves, chance.randbytes(8)) if robots else chance.choice(moves)
        state = GAME.play(state, seat, move).state
    return tuple(found)


def kinds(seats: int) -> dict[tuple[object, ...], Asked]:
    """One question of each kind, the one with the most choices."""
    found: dict[tuple[object, ...], Asked] = {}
    for distribution in ("printed", "free"):
        for one in questions(seats, distribution):
            if one.kind not in found or _size(one) > _size(found[one.kind]):
                found[one.kind] = one
    return found


def _size(one: Asked) -> int:
    return len(one.prompt.choices) + len(one.prompt.items)
