"""Every kind of question that Touareg asks, in positions of whole games."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from games import GAMES
from games.contract import Move
from games.prompts import Prompt, Reads, prompt
from games.questions import ACT, Step, kind_named
from games.touareg.view import TouaregView
from locales import words
from locales.words import hints
from renderers import renderer
from tests.games.play import games_of
from tests.renderers.touareg.views import NAMES

GAME = GAMES["touareg"]


class Asked(NamedTuple):
    """A question, the position it is asked in, and how it came to it."""

    state: Any
    view: TouaregView
    prompt: Prompt
    answers: tuple[int, ...]

    @property
    def kind(self) -> tuple[str, ...]:
        """What is asked, in which form, after which answers, for how many seats."""
        question = self.prompt.question
        assert question is not None
        steps = [f"{step.move}.{step.field}" for step in self.prompt.steps if step.asked]
        return (question.field, self.prompt.form.value, *steps, str(len(self.view.camps)))


def reads(view: TouaregView) -> Reads:
    """How a choice reads, by the label of each of its steps."""
    speak, draws = words("en"), renderer("touareg")

    def read(steps: Sequence[Step]) -> str:
        parts: list[str] = []
        for step in steps:
            label = None if step.field == ACT else draws.choice(view, step.move, step.field, step.value, speak)
            if label is None and step.field != ACT:
                kind = hints(kind_named(GAME.Moves, step.move))[step.field]
                label = speak.value("touareg", step.value, kind, NAMES)
            parts.append(label or step.value)
        return " / ".join(parts)

    return read


def asked(state: Any, seat: int, *, merged: bool) -> Iterator[Asked]:
    """The question of a seat, and those after the first choice of each kind that leads on."""
    view, moves = GAME.view(state, seat), GAME.moves(state, seat)
    yield from _after(state, view, moves, (), reads(view) if merged else None)


def _after(
    state: Any, view: TouaregView, moves: Sequence[Move], answers: tuple[int, ...], read: Reads | None
) -> Iterator[Asked]:
    found = prompt(moves, answers, reads=read)
    if found.question is None:
        return
    yield Asked(state, view, found, answers)
    seen: set[tuple[str, str]] = set()
    for choice in found.choices:
        kind = choice.act, choice.steps[-1].field
        if choice.move is None and kind not in seen:
            seen.add(kind)
            yield from _after(state, view, moves, choice.answers, read)


@functools.cache
def every_question(*, merged: bool = True, step: int = 4) -> tuple[Asked, ...]:
    """Those of every so many-th position of random games of every number of seats."""
    return tuple(
        one
        for seats in GAME.seats
        for game in games_of("touareg", seats)
        for played in game[::step]
        for one in asked(played.state, played.seat, merged=merged)
    )


@functools.cache
def kinds() -> dict[tuple[str, ...], Asked]:
    """Of each kind the fullest question."""
    found: dict[tuple[str, ...], Asked] = {}
    for one in (*every_question(), *every_question(merged=False, step=1)):
        if one.kind not in found or len(one.prompt.choices) > len(found[one.kind].prompt.choices):
            found[one.kind] = one
    return found
