"""Questions of Targui 1988 as they come up in play, for the tests of marks, facts and pictures."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from games.prompts import Prompt, prompt
from games.targui1988 import GAME
from games.targui1988.state import State
from games.targui1988.view import TarguiView
from tests.games.play import positions
from tests.renderers.targui1988.views import recorded

ROBOTS = {2: "2-robots-to-the-last", 3: "3-robots-9-rounds", 4: "4-robots-12-rounds"}
DEEP = 3
"""So many answers deep the questions are followed."""


class Asked(NamedTuple):
    """A question in a position; `shape`: what tells kinds of questions apart."""

    state: State
    seat: int
    prompt: Prompt
    shape: tuple[object, ...]

    @property
    def view(self) -> TarguiView:
        """What its reader sees."""
        return GAME.view(self.state, self.seat)

    @property
    def twin(self) -> TarguiView:
        """What its reader would see of a position that can't be told from it."""
        return GAME.view(GAME.imagine(self.state, self.seat, b"twin"), self.seat)


def shape_of(asked: Prompt) -> tuple[object, ...]:
    """What is answered, what is asked in which form, and how far the choices reach."""
    steps = tuple((step.move, step.field) for step in asked.steps)
    kinds = {(*((step.move, step.field) for step in choice.steps), choice.move is None) for choice in asked.choices}
    return steps, asked.question.field if asked.question else None, asked.form, frozenset(kinds)


def _below(moves: Sequence[Any], answers: tuple[int, ...] = ()) -> Iterator[Prompt]:
    """The question after these answers, and those after the first and the last choice of each kind."""
    found = prompt(moves, answers)
    yield found
    if found.question is None or len(answers) >= DEEP:
        return
    further: dict[object, list[tuple[int, ...]]] = {}
    for choice in found.choices:
        if choice.move is None:
            further.setdefault(tuple((step.move, step.field) for step in choice.steps), []).append(choice.answers)
    for some in further.values():
        for one in dict.fromkeys((some[0], some[-1])):
            yield from _below(moves, one)


@functools.cache
def questions(seats: int) -> tuple[Asked, ...]:
    """The questions of a game of random play and of a recorded game of robots."""
    states: list[State] = [played.state for played in positions("targui1988", seats)]
    states = [*states[: 3 * seats], *states[3 * seats :: 5], *recorded(ROBOTS[seats])[::4]]
    found: list[Asked] = []
    for state in states:
        for seat in GAME.deciders(state):
            found += [Asked(state, seat, one, shape_of(one)) for one in _below(GAME.moves(state, seat))]
    return tuple(found)


@functools.cache
def kinds(seats: int) -> tuple[Asked, ...]:
    """One question of each kind, that with the most choices."""
    best: dict[object, Asked] = {}
    for asked in questions(seats):
        known = best.get(asked.shape)
        if known is None or len(asked.prompt.choices) > len(known.prompt.choices):
            best[asked.shape] = asked
    return tuple(best.values())
