"""Answer of a puzzle: the expected result of some moves, the reasons, and how many players have chosen each."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from azalai.renderers.club import parts
from azalai.renderers.kit import ornaments, paths, scene
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import CHOICE, INK, LINE, NIGHT, OCHRE, PALM, PAPER, SILVER, TERRACOTTA, mix
from azalai.renderers.kit.picture import MARGIN, WIDTH, Picture
from azalai.renderers.kit.sprites import cached_drawing, cached_sprite

_HEAD, _FOOT, _BETWEEN = 168, 20, 18
_INSIDE, _BAR, _WIDE, _HIGH = 44, 360, 720, 46
_NAME, _WHY = (60, 46), 44
_LEAST = 0.3
"""Chance below which a move is drawn as a bad one."""


class Tried(NamedTuple):
    """Move: its name, the expected chance and its error (of 1), the chance as text, and the reason.

    If they are known: how many players chose it, and of how many.
    """

    name: str
    chance: float
    error: float
    percent: str
    why: str
    best: bool = False
    own: bool = False
    chosen: int = 0
    answers: int = 0


class PuzzlePicture(NamedTuple):
    """Answer: its `title` and the date or game next to it, the moves in order, and the word for *you*."""

    title: str
    beside: str
    rows: tuple[Tried, ...]
    you: str


def draw_puzzle(shown: PuzzlePicture) -> Image.Image:
    """Return the answer, as RGB 1400 px wide."""
    sheets = [_sheet_of(row) for row in shown.rows]
    height = _HEAD + sum(high + _BETWEEN for _, high in sheets) + _FOOT
    picture = Picture(scene.desert(WIDTH, height))
    picture.paste(_question(96), MARGIN + 52, 80)
    text, size = parts.title(shown.title, 560)
    picture.paste(ornaments.title(text, size), MARGIN + 130, 78)
    room = WIDTH - 2 * MARGIN - 160 - ornaments.title_width(text, size)
    beside, size = letters.name(shown.beside, "Semibold", 54, 42, room)
    picture.write(WIDTH - MARGIN - 8 - letters.width(beside, "Semibold", size), 98, beside, size, NIGHT)
    y = _HEAD
    for row, (lines, high) in zip(shown.rows, sheets, strict=True):
        _row(picture, row, y, high, lines, shown.you)
        y += high + _BETWEEN
    return picture.image


def _sheet_of(row: Tried) -> tuple[tuple[str, ...], int]:
    """Return the lines of a reason, and the height of a move's sheet."""
    room = WIDTH - 2 * MARGIN - 2 * _INSIDE
    lines = reason_lines(row.why, room) if row.why else ()
    return lines, 228 + 54 * len(lines) + (84 if row.answers else 16)


def reason_lines(why: str, room: float) -> tuple[str, ...]:
    """Return a reason in two lines at most.

    The last of several parts are left out if they have no room, so that none is cut inside its brackets.
    """
    lines = letters.lines(why, "Semibold", _WHY, room)
    while lines[-1].endswith("…") and (end := _last_comma(why)) is not None:
        why = why[:end]
        lines = letters.lines(f"{why}.", "Semibold", _WHY, room)
    return lines


def _last_comma(text: str) -> int | None:
    """Return the place of the last comma outside brackets, or None."""
    depth, last = 0, None
    for place, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if letter == "," and depth == 0:
            last = place
    return last


def _row(picture: Picture, row: Tried, y: int, high: int, lines: tuple[str, ...], you: str) -> None:
    width, x = WIDTH - 2 * MARGIN, MARGIN + _INSIDE
    right = WIDTH - MARGIN - _INSIDE
    picture.paste(parts.sheet(width, high, OCHRE if row.best else None), MARGIN, y)
    if row.own:
        pill = _pill(you)
        picture.paste(pill, right - letters.width(you, "Bold", 44) / 2 - 26, y + 58)
        right -= round(letters.width(you, "Bold", 44)) + 72
    picture.name_between(x, y + 60, row.name, _NAME, right - x, INK, "Bold")
    fill = PALM if row.best else TERRACOTTA if row.chance < _LEAST else OCHRE
    picture.write(x, y + 186, row.percent, 84, PALM if row.best else INK, "Bold")
    picture.paste(_chance(row.chance, row.error, fill), MARGIN + _BAR, y + 158)
    if row.best:
        picture.paste(parts.tick(84), WIDTH - MARGIN - _INSIDE - 42, y + 158)
    for number, line in enumerate(lines):
        picture.write(x, y + 258 + 54 * number, line, _WHY, INK)
    if row.answers:
        bottom = y + high - 50
        picture.paste(_person(56), x + 28, bottom)
        picture.write(x + 70, bottom + 18, str(row.chosen), 54, INK, "Bold")
        picture.paste(_share(row.chosen / row.answers), MARGIN + _BAR, bottom)


@cached_drawing(margin=14, box=(_WIDE, _HIGH))
def _chance(canvas: Canvas, chance: float, error: float, fill: tuple[int, int, int]) -> None:
    """Draw a bar for a chance, with the ends between which it may be; the origin is the left end of the middle."""
    canvas.lift(_HIGH // 2)
    top = -_HIGH / 2
    canvas.fill(paths.rounded_rectangle(0, top, _WIDE, _HIGH, _HIGH / 2), mix(OCHRE, PAPER, 0.7))
    canvas.fill(paths.rounded_rectangle(0, top, max(_HIGH, _WIDE * chance), _HIGH, _HIGH / 2), fill)
    if error > 0:
        low, high = (_WIDE * min(1.0, max(0.0, chance + side * error)) for side in (-1, 1))
        canvas.line([(low, 0), (high, 0)], INK, 5)
        for end in (low, high):
            canvas.line([(end, top + 8), (end, -top - 8)], INK, 5)


@cached_sprite
def _share(share: float) -> Canvas:
    """Draw a thin bar for a share of those who have answered; the origin is the left end of the middle."""
    high = 22
    canvas = Canvas(_WIDE, high, margin=6)
    canvas.lift(high // 2)
    canvas.fill(paths.rounded_rectangle(0, -high / 2, _WIDE, high, high / 2), mix(OCHRE, PAPER, 0.7))
    if share:
        canvas.fill(paths.rounded_rectangle(0, -high / 2, max(high, _WIDE * share), high, high / 2), CHOICE)
    return canvas


@cached_drawing(reach=1)
def _person(canvas: Canvas, size: int) -> None:
    """Draw a person who has answered; the origin is the middle."""
    canvas.shape(paths.rounded_rectangle(-size * 0.42, 0, size * 0.84, size * 0.5, size * 0.24), SILVER, INK, 3)
    canvas.shape(paths.ellipse(0, -size * 0.22, size * 0.25), SILVER, INK, 3)


@cached_sprite
def _pill(text: str) -> Canvas:
    """Draw the mark of the reader's own move; the origin is the middle."""
    width, height = letters.width(text, "Bold", 44) + 52, 66
    canvas = Canvas(0, 0, margin=round(width / 2) + 8)
    canvas.fill(paths.rounded_rectangle(-width / 2, -height / 2, width, height, height / 2), CHOICE)
    letters.write(canvas, 0, 0, text, 44, PAPER)
    return canvas


@cached_drawing(margin=6)
def _question(canvas: Canvas, size: int) -> None:
    """Draw the emblem of puzzles; the origin is the middle."""
    half = size / 2
    canvas.shape(paths.rounded_rectangle(-half, -half, size, size, size * 0.18), NIGHT, LINE, 3)
    letters.write(canvas, 0, 0, "?", size * 0.78, OCHRE)
