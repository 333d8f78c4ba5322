"""Positions of Touareg whose questions are checked."""

from __future__ import annotations

from typing import Any

from azalai.renderers.kit.picture import Frame
from azalai.renderers.touareg import private
from azalai.testing.play import positions as positions_of
from tests.renderers.asking import Asked


def marks(asked: Asked) -> tuple[Frame, ...]:
    """Return the highlights in the picture of a question."""
    return private.marks(asked.view, asked.prompt)


def numbers(asked: Asked) -> list[tuple[float, float]]:
    """Return the points at the edges of the highlights in the picture of a question."""
    return [(at.x, at.y + at.height / 2) for at in marks(asked)]


def positions(seats: int) -> list[Any]:
    """Return the positions of random games."""
    return [played.state for played in positions_of("touareg", seats)]
