"""Positions of Touareg whose questions are looked at."""

from __future__ import annotations

from typing import Any

from locales import words
from renderers.touareg.marking import Mark, placed
from tests.games.play import positions as positions_of
from tests.renderers.asking import Asked

TITLE = words("en").say("touareg-picture-title")


def marks(asked: Asked) -> tuple[Mark, ...]:
    """What is marked in the picture of a question."""
    return placed(asked.view, asked.prompt, TITLE)


def numbers(asked: Asked) -> list[tuple[float, float]]:
    """The middles of the numbers in the picture of a question."""
    return [(mark.x, mark.y) for mark in marks(asked)]


def positions(seats: int) -> list[Any]:
    """Those of random games."""
    return [played.state for played in positions_of("touareg", seats)]
