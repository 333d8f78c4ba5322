"""Cards, backs and tokens of any small game."""

from __future__ import annotations

from azalai.renderers.kit import marks, ornaments
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.animals import cloth
from azalai.renderers.kit.art import Value
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import (
    CHOICE,
    INK,
    LINE,
    PAPER,
    SAND_LIGHT,
    SHADOW_NEAR,
    SKY,
    TERRACOTTA,
    TINTS,
    mix,
)
from azalai.renderers.kit.paths import rounded_rectangle
from azalai.renderers.kit.sprites import Sprite, cached_drawing
from azalai.renderers.plain.look import Drawing, Face

PALE = (
    mix(PAPER, SAND_LIGHT, 0.55),
    TINTS["gold"],
    TINTS["water"],
    TINTS["millet"],
    TINTS["salt"],
    mix(TERRACOTTA, PAPER, 0.68),
    mix(SKY, PAPER, 0.35),
)
"""Colours behind things, one for each kind."""
SHARE = 1.38
"""Height of a card divided by its width."""
_MOST_LETTERS = 0.62


def draw_drawing(canvas: Canvas, drawing: Drawing, x: float, y: float, size: float, seat: int | None = None) -> None:
    """Draw a drawing in the box of `size` around (x, y), its cloth in the colour of the seat."""
    art, name = drawing.art, drawing.name
    shades = {} if seat is None else cloth(seat)
    style: dict[str, Value] = {colour: shade for colour, shade in shades.items() if art.paints(name, colour)}
    if art.has_edge(name):
        style["edge"] = 2.5 * max(art.box(name)[2:]) / size
    art.centre(canvas, name, x, y, size, **style)


@cached_drawing(margin=4)
def icon(canvas: Canvas, drawing: Drawing, size: int, seat: int | None = None) -> None:
    """Draw a drawing alone; the origin is the middle."""
    draw_drawing(canvas, drawing, 0, 0, size, seat)


@cached_drawing(margin=10)
def card(canvas: Canvas, face: Face, width: int, height: int, lit: bool = False) -> None:
    """Draw a card face up, framed if it can be chosen; the origin is the top left corner."""
    sheet = rounded_rectangle(0, 0, width, height, width * 0.11)
    canvas.lay(sheet, PALE[face.tint % len(PALE)], 3, 0.3, 3, SHADOW_NEAR)
    inner = rounded_rectangle(width * 0.055, width * 0.055, width * 0.89, height - width * 0.11, width * 0.075)
    canvas.edge(inner, mix(PALE[face.tint % len(PALE)], LINE, 0.35), max(1.4, width * 0.016))
    canvas.edge(sheet, INK, 2.6 if width >= 60 else 2.2)
    if lit:
        canvas.edge(rounded_rectangle(-3, -3, width + 6, height + 6, width * 0.13), CHOICE, 6)
    _face(canvas, face, width, height)


def _face(canvas: Canvas, face: Face, width: float, height: float) -> None:
    middle, across = width / 2, width * 0.82
    if face.drawing is not None and face.text:
        draw_drawing(canvas, face.drawing, middle, height * 0.34, min(width * 0.66, height * 0.44), face.seat)
        _text(canvas, face.text, middle, height * 0.75, across, height * 0.36)
    elif face.drawing is not None:
        draw_drawing(canvas, face.drawing, middle, height * 0.5, min(width * 0.74, height * 0.6), face.seat)
    elif face.seat is not None:
        marks.draw(canvas, face.seat, middle, height * 0.4, min(width, height) * 0.5)
        _text(canvas, face.text, middle, height * 0.8, across, height * 0.26)
    elif face.word:
        _text(canvas, face.text, middle, height * 0.36, across, height * 0.46)
        _text(canvas, face.word, middle, height * 0.78, across, height * 0.24)
    else:
        _text(canvas, face.text, middle, height * 0.5, across, height * 0.5)


def _text(canvas: Canvas, text: str, x: float, y: float, room: float, height: float) -> None:
    """Write a number or a word around (x, y), in two lines if one would be too small."""
    size = min(height, height * room / max(1.0, letters.width(text, "Bold", height)))
    if size >= height * _MOST_LETTERS or len(text) < 3:
        letters.write(canvas, x, y, text, size, INK)
        return
    size = max(size, height * _MOST_LETTERS * 0.72)
    lines = letters.lines(text, "Bold", size, room)
    for number, line in enumerate(lines):
        letters.write(canvas, x, y + (number - (len(lines) - 1) / 2) * size, line, size, INK)


@cached_drawing(margin=8)
def token(canvas: Canvas, face: Face, size: int) -> None:
    """Draw a thing for a board; the origin is the middle."""
    if face.drawing is not None:
        draw_drawing(canvas, face.drawing, 0, 0, size * 0.92, face.seat)
        if face.seat is not None:
            marks.draw(canvas, face.seat, size * 0.3, size * 0.3, size * 0.34, 2.2)
        if face.text:
            letters.write(canvas, 0, size * 0.3, face.text, size * 0.36, INK)
    elif face.seat is not None:
        marks.draw(canvas, face.seat, 0, 0, size * 0.72)
        letters.write(canvas, 0, 0, face.text, size * 0.4, PAPER)
    else:
        half = size * 0.42
        canvas.shape(
            rounded_rectangle(-half, -half, 2 * half, 2 * half, size * 0.12), PALE[face.tint % len(PALE)], INK, 2.5
        )
        _text(canvas, face.text, 0, 0, 1.7 * half, size * 0.5)


@cached_drawing(margin=8)
def question(canvas: Canvas, size: int) -> None:
    """Draw a question mark for a hidden yes or no; its origin is the middle."""
    half = size * 0.4
    canvas.shape(rounded_rectangle(-half, -half, 2 * half, 2 * half, half), mix(PAPER, SAND_LIGHT, 0.55), INK, 2.5)
    letters.write(canvas, 0, 0, "?", size * 0.6, INK)


def back(width: int, height: int) -> Sprite:
    """Return a card face down."""
    return ornaments.back(width, height, width >= 60)
