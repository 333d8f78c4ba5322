"""Marks for several choices at one place: their numbers side by side, or from the first to the last in one badge."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from renderers.kit import type as letters
from renderers.kit.badges import WHITE, badge
from renderers.kit.badges import echo as flat
from renderers.kit.canvas import Canvas
from renderers.kit.palette import CHOICE, INK, PAPER, SHADOW_NEAR
from renderers.kit.paths import Points, rounded
from renderers.kit.sprites import Sprite, drawn

_DIGITS = 0.68
_RING = 0.085
_HAIR = 1.8
_RIM = 2


def runs(numbers: Sequence[int], most: int) -> list[tuple[int, int]]:
    """The numbers as marks, each from the first to the last it stands for: one by one while there is room for `most`,
    else those that follow each other together; what does not fit even so is left out."""
    ordered = sorted(set(numbers))
    if len(ordered) <= most:
        return [(number, number) for number in ordered]
    return joined(ordered)[:most]


def joined(numbers: Iterable[int]) -> list[tuple[int, int]]:
    """The numbers in their order, those that follow each other together: the first and the last of each run."""
    found: list[tuple[int, int]] = []
    for number in sorted(set(numbers)):
        if found and found[-1][1] == number - 1:
            found[-1] = (found[-1][0], number)
        else:
            found.append((number, number))
    return found


def width(first: int, last: int, size: int) -> float:
    """How wide such a mark is, its ring included."""
    ring = 2 * (size * _RING + _HAIR)
    if first == last:
        return size + ring
    return max(size, letters.width(f"{first}–{last}", "Bold", size * _DIGITS) + size * 0.42) + ring


def mark(first: int, last: int, size: int = 46) -> Sprite:
    """The badge of a choice, or of several that follow each other, `size` high; its origin is the middle."""
    return badge(first, size) if first == last else _span(first, last, size)


@drawn
def _span(first: int, last: int, size: int) -> Canvas:
    ring = size * _RING
    half = width(first, last, size) / 2 - ring - _HAIR
    canvas = Canvas(0, 0, margin=round(half + ring + 14))

    def sheet(more: float) -> Points:
        high = size / 2 + more
        return rounded(-half - more, -high, 2 * (half + more), 2 * high, high)

    canvas.soft(sheet(ring), SHADOW_NEAR, 4, 0.45, 2)
    for more, fill in ((ring + _HAIR, INK), (ring, WHITE), (0, CHOICE)):
        canvas.fill(sheet(more), fill)
    letters.write(canvas, 0, 0, f"{first}–{last}", size * _DIGITS, WHITE)
    return canvas


def echo_width(first: int, last: int, size: int) -> float:
    """How wide such a mark is where a choice leads to, its rim included."""
    inner = size if first == last else max(size * 1.3, _long(first, last, size) + size * 0.42)
    return inner + 2 * _RIM


def _long(first: int, last: int, size: float) -> float:
    return letters.width(f"{first}–{last}", "Bold", size * _share(last))


def _share(last: int) -> float:
    return 0.72 if last < 10 else 0.62


def echo(first: int, last: int, size: int = 46) -> Sprite:
    """The same numbers at a place where the choices lead to: flat, without a ring. Its origin is the middle."""
    return flat(first, size) if first == last else _flat_span(first, last, size)


@drawn
def _flat_span(first: int, last: int, size: int) -> Canvas:
    half = echo_width(first, last, size) / 2 - _RIM
    canvas = Canvas(0, 0, margin=round(half + 5))
    for more, fill in ((_RIM, PAPER), (0, CHOICE)):
        canvas.fill(rounded(-half - more, -size / 2 - more, 2 * (half + more), size + 2 * more, size / 2 + more), fill)
    letters.write(canvas, 0, 0, f"{first}–{last}", size * _share(last), WHITE)
    return canvas
