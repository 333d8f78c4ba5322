"""Parts that the club's boards share: medals, suns, the columns of a course, sheets."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.renderers.kit import ornaments, paths, scene
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.drawings import ART
from azalai.renderers.kit.palette import (
    CHOICE,
    INK,
    LINE,
    NIGHT,
    OCHRE,
    PALM,
    PAPER,
    TERRACOTTA,
    Colour,
    colour,
    mix,
)
from azalai.renderers.kit.sprites import cached_drawing, cached_sprite

METALS = (OCHRE, colour("D5D9E3"), colour("C98A5A"))
"""Colours of the first, the second and the third place."""
_BARS, _BAR, _STEP, _HIGH = 8, 32, 37, 88
COURSE_WIDTH = _BARS * _STEP
_LOW, _MIDDLE = 0.4, 0.6
_RADIUS = 22


@cached_drawing(margin=8)
def medal(
    canvas: Canvas, place: int, text: str, size: int, ring: Colour | None = None, digits: int | None = None
) -> None:
    """Draw the disc of one of the first three places, with letters or a number; the origin is the middle.

    `ring`: colour around it.
    """
    radius, fill = size / 2, METALS[place - 1]
    canvas.shape(paths.ellipse(0, 0, radius), fill, INK, 3)
    canvas.edge(paths.ellipse(0, 0, radius * 0.86), mix(fill, PAPER, 0.6), 2)
    if ring is not None:
        canvas.edge(paths.ellipse(0, 0, radius + 2), ring, 6)
    letters.write(canvas, 0, 0, text, digits or round(size * 0.46), INK)


@cached_drawing(margin=6)
def sun(canvas: Canvas, size: int) -> None:
    """Draw the sign of days in a row; the origin is the middle."""
    ornaments.draw_streak(canvas, 0, 0, size)


@cached_drawing(margin=6, box=(COURSE_WIDTH, _HIGH))
def course(canvas: Canvas, chances: tuple[float, ...], *, dark: bool = False) -> None:
    """Draw the columns of a course, whose height and colour show the chance; the origin is the left end of the middle.

    `dark`: on a dark sheet.
    """
    canvas.lift(_HIGH // 2)
    bottom = _HIGH / 2
    line = mix(NIGHT, PAPER, 0.6) if dark else mix(LINE, PAPER, 0.4)
    canvas.line([(0, bottom - _HIGH * 0.5), (COURSE_WIDTH - _STEP + _BAR, bottom - _HIGH * 0.5)], line, 2)
    for number, chance in enumerate(chances):
        high = max(6.0, _HIGH * chance)
        fill = TERRACOTTA if chance < _LOW else OCHRE if chance <= _MIDDLE else PALM
        canvas.fill(
            paths.rounded_rectangle(number * _STEP, bottom - high, _BAR, high, 5),
            mix(fill, PAPER, 0.3) if dark else fill,
        )


@cached_drawing(margin=20)
def sheet(
    canvas: Canvas, width: int, height: int, frame: Colour | None = None, *, own: bool = False, faded: bool = False
) -> None:
    """Draw a row's paper; the origin is the top left corner.

    It is framed for the first, dark for the reader, faded if its content is still hidden.
    """
    shape = paths.rounded_rectangle(0, 0, width, height, _RADIUS)
    canvas.lay(shape, NIGHT if own else mix(PAPER, OCHRE, 0.22) if faded else PAPER, 6, 0.32, 5)
    if frame is not None or own:
        scene.draw_frame(canvas, width, height, frame or OCHRE)


@cached_drawing(margin=4)
def tick(canvas: Canvas, size: int) -> None:
    """Draw the sign of a finished thing; the origin is the middle."""
    canvas.disc(0, 0, size / 2, PALM)
    reach = size * 0.22
    canvas.line([(-reach, 0), (-reach * 0.2, reach * 0.8), (reach * 1.1, -reach * 0.8)], PAPER, size * 0.12)


@cached_sprite
def hours(text: str) -> Canvas:
    """Draw the time that is left, on a blue tablet; the origin is the middle."""
    width, height = letters.width(text, "Bold", 42) + 52, 66
    canvas = Canvas(0, 0, margin=round(width / 2) + 8)
    canvas.shape(paths.rounded_rectangle(-width / 2, -height / 2, width, height, height / 2), CHOICE, INK, 2.5)
    canvas.edge(paths.rounded_rectangle(4 - width / 2, 4 - height / 2, width - 8, height - 8, height / 2 - 4), PAPER, 2)
    letters.write(canvas, 0, 0, text, 42, PAPER)
    return canvas


@cached_drawing(reach=1)
def hourglass(canvas: Canvas, size: int) -> None:
    """Draw the sign of a game under way; the origin is the middle."""
    ART.centre(canvas, "hourglass", 0, 0, size)


@cached_drawing(margin=100)
def dots(canvas: Canvas, count: int = 3) -> None:
    """Draw the sign of rows that are left out; the origin is the middle."""
    for number in range(count):
        canvas.fill(paths.lozenge((number - (count - 1) / 2) * 54, 0, 12), NIGHT)


def drawable_name(name: str) -> str:
    """Return a name in letters that can be drawn."""
    return letters.drawable_text(name) or "?"


def initials(names: Sequence[str]) -> list[str]:
    """Return two letters for each name: the first, and the second or the first that distinguishes it from others.

    A name of characters that stand for words gives one; a name of which nothing can be drawn gives `?`.
    """
    texts: list[str] = []
    clean = [letters.drawable_text(name).replace(" ", "") for name in names]
    for number, name in enumerate(clean):
        if not name or ord(name[0]) > _LETTERS_END:
            texts.append(name[:1] or "?")
            continue
        others = [other for at, other in enumerate(clean) if at != number and other[:2].lower() == name[:2].lower()]
        second = next(
            (
                at
                for at in range(1, len(name))
                if all(other[at : at + 1].lower() != name[at].lower() for other in others)
            ),
            1,
        )
        texts.append(name[0].upper() + name[second : second + 1].lower())
    return texts


_LETTERS_END = 0x2E80
"""Code point from which on a character stands for a word or a syllable."""
TITLE = 74


def title(text: str, room: float) -> tuple[str, int]:
    """Return a title that fits, and its size."""
    return letters.name(text, "Bold", TITLE, 46, room)
