"""The numbers of choices as they lie on Targui's pictures: one number, several in a row as a span, and the hollow ring
of a marker that a choice would make."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from renderers.kit import shared_badges
from renderers.kit import type as letters
from renderers.kit.canvas import Canvas
from renderers.kit.palette import INK, PAPER, mix
from renderers.kit.paths import ellipse
from renderers.kit.picture import Picture
from renderers.kit.sprites import Sprite, drawn
from renderers.targui.figures import COLOURS

SIZE = 46
"""Of a badge on the table, in px without its ring."""
ECHO = 42
GHOST = 54


class Run(NamedTuple):
    """Numbers that follow one another, from the first to the last."""

    first: int
    last: int

    @property
    def text(self) -> str:
        """How it is written: a span from three on takes less room than its numbers."""
        return str(self.first) if self.first == self.last else f"{self.first}–{self.last}"


def runs(numbers: Iterable[int]) -> tuple[Run, ...]:
    """The numbers as runs, ascending."""
    return tuple(Run(first, last) for first, last in shared_badges.joined(numbers))


def token_width(run: Run, size: int, *, echo: bool = False) -> float:
    """How wide a badge or an echo of that size is, its ring included."""
    return (shared_badges.echo_width if echo else shared_badges.width)(run.first, run.last, size)


def badge(run: Run, size: int) -> Sprite:
    """A badge with one number or a span; its origin is the middle."""
    return shared_badges.mark(run.first, run.last, size)


def echo(run: Run, size: int) -> Sprite:
    """The same where a choice leads to."""
    return shared_badges.echo(run.first, run.last, size)


def put_row(picture: Picture, found: Sequence[Run], left: float, y: float, size: int, room: float) -> float:
    """Badges side by side from the left edge on, as many as there is room for; returns where the last one ends."""
    at = left
    for run in found:
        wide = token_width(run, size)
        if at + wide > left + room:
            break
        picture.put(badge(run, size), at + wide / 2, y)
        at += wide
    return at


@drawn
def ghost(seat: int, number: int, size: int = GHOST) -> Canvas:
    """A marker that the choice of this number would make: a hollow ring in the own colour; its origin is the middle."""
    canvas, radius = Canvas(0, 0, margin=size // 2 + 12), size / 2
    canvas.soft(ellipse(0, 0, radius), INK, 3, 0.4, 2)
    canvas.disc(0, 0, radius, INK)
    canvas.disc(0, 0, radius - 1.6, COLOURS[seat])
    if seat:
        canvas.disc(0, 0, radius - 7, INK)
    canvas.disc(0, 0, radius - 8, PAPER)
    ink = mix(COLOURS[0], INK, 0.25) if seat == 0 else INK
    letters.write(canvas, 0, 0, str(number), size * (0.62 if number < 10 else 0.5), ink)
    return canvas
