"""The numbers of choices as they lie on Targui's pictures: one number, several in a row as a span, and the hollow ring
of a marker that a choice would make."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from renderers.kit import badges, paths, spans
from renderers.kit import type as letters
from renderers.kit.badges import WHITE
from renderers.kit.canvas import Canvas
from renderers.kit.palette import CHOICE, INK, PAPER, mix
from renderers.kit.paths import ellipse, rounded
from renderers.kit.picture import Picture
from renderers.kit.sprites import Sprite, drawn
from renderers.targui.figures import COLOURS

SIZE = 46
"""Of a badge on the table, in px without its ring."""
ECHO = 42
GHOST = 54
_RING = 2
"""Round an echo, in px."""


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
    return tuple(Run(first, last) for first, last in spans.joined(numbers))


def token_width(run: Run, size: int, *, echo: bool = False) -> float:
    """How wide a badge or an echo of that size is, its ring included."""
    if not echo:
        return spans.width(run.first, run.last, size)
    return _inner(run, size) + 2 * _RING


def _inner(run: Run, size: int) -> float:
    if run.first == run.last:
        return size
    return max(size * 1.3, letters.width(run.text, "Bold", size * _share(run)) + size * 0.42)


def _share(run: Run) -> float:
    return 0.72 if run.last < 10 else 0.62


def badge(run: Run, size: int) -> Sprite:
    """A badge with one number or a span; its origin is the middle."""
    return spans.mark(run.first, run.last, size)


def echo(run: Run, size: int) -> Sprite:
    """The same where a choice leads to."""
    return badges.echo(run.first, size) if run.first == run.last else _flat_span(run, size)


@drawn
def _flat_span(run: Run, size: int) -> Canvas:
    half, radius = _inner(run, size) / 2, size / 2
    canvas = Canvas(0, 0, margin=round(half + 5))
    canvas.fill(_pill(half + _RING, radius + _RING), PAPER)
    canvas.fill(_pill(half, radius), CHOICE)
    letters.write(canvas, 0, 0, run.text, size * _share(run), WHITE)
    return canvas


def _pill(half: float, radius: float) -> paths.Points:
    return rounded(-half, -radius, 2 * half, 2 * radius, radius)


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
