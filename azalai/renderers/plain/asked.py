"""Parts of a picture that a question asks for: places of boards, things, players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from azalai.games.contract import Noun
from azalai.games.prompts import Prompt
from azalai.games.questions import ACT, Answered, kind_named
from azalai.games.small.boards import From, On
from azalai.locales.names import hints
from azalai.renderers.plain.look import Look


class Asked(msgspec.Struct, frozen=True):
    """Choices with their texts: `places` by board and number, `things` by field (without `own_`) and value, `seats`."""

    places: dict[str, dict[int, str]]
    things: dict[str, dict[Any, str]]
    seats: frozenset[int]


def find_asked(look: Look, prompt: Prompt | None) -> Asked:
    """Return the things that a question asks for; none without a question."""
    places: dict[str, dict[int, str]] = {}
    things: dict[str, dict[Any, str]] = {}
    seats: set[int] = set()
    for extras, value in () if prompt is None else _values(look, prompt):
        for extra in extras:
            if isinstance(extra, On):
                places.setdefault(extra.board, {})[value] = str(value)
            elif isinstance(extra, From):
                things.setdefault(extra.field, {})[value] = str(value) if type(value) is int else ""
            elif extra is Noun.SEAT:
                seats.add(value)
    return Asked(places, things, frozenset(seats))


def _values(look: Look, prompt: Prompt) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Yield the notes of the asked fields with the possible answers."""
    steps = [step for choice in prompt.choices for step in choice.steps if step.field != ACT]
    question = prompt.question
    if question is not None and prompt.items:
        steps += [Answered(question.move or "", question.field, item.value, True) for item in prompt.items]
    for step in steps:
        hint: Any = hints(kind_named(look.game.Moves, step.move))[step.field]
        extras: tuple[Any, ...] = getattr(hint, "__metadata__", ())
        answered: Any = step.value
        yield from ((extras, value) for value in (answered if isinstance(answered, tuple) else (answered,)))  # pyright: ignore[reportUnknownVariableType]
