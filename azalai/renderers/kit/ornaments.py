"""Ornaments that recur on every table: star, coin, cross of Agadez, card back, banner, rug, hourglass, title."""

from __future__ import annotations

from azalai.renderers.kit import paths
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.drawings import ART
from azalai.renderers.kit.palette import (
    BLUE,
    GLOW,
    INK,
    NIGHT,
    OCHRE,
    PAPER,
    SHADOW,
    SHADOW_NEAR,
    SILVER,
    SILVER_BLUE,
    TERRACOTTA,
    Colour,
    colour,
    mix,
)
from azalai.renderers.kit.paths import lozenge, rounded_rectangle
from azalai.renderers.kit.sprites import Sprite, cached_drawing, cached_sprite


def draw_star(
    canvas: Canvas, x: float, y: float, size: float, number: object, fill: Colour = OCHRE, digits: float | None = None
) -> None:
    """Draw the eight-pointed star of victory points with its number, none for ''; `digits` is the number's size."""
    radius = size / 2
    canvas.shape(paths.star(x, y, radius * 1.06), fill, INK, 2.5 if size < 80 else 3)
    canvas.edge(paths.star(x, y, radius * 0.86), mix(fill, PAPER, 0.5), max(1.2, size * 0.025))
    if number != "":
        letters.write(canvas, x, y, str(number), digits or size * 0.58, INK)


@cached_drawing(margin=4, reach=0.53)
def star(canvas: Canvas, size: int, number: int | str, fill: Colour = OCHRE, digits: int | None = None) -> None:
    """Draw the star of victory points alone; the origin is the middle."""
    draw_star(canvas, 0, 0, size, number, fill, digits)


def draw_coin(canvas: Canvas, x: float, y: float, size: float, edge: float = 2.2) -> None:
    """Draw one dinar: a silver disc with a lozenge."""
    ART.draw(canvas, "coin", x, y, size / 100, edge=edge * 100 / size)


def draw_coins(canvas: Canvas, x: float, y: float, count: int, size: float, gap: float) -> None:
    """Draw dinars in a row around (x, y)."""
    width = count * size + (count - 1) * gap
    for number in range(count):
        draw_coin(canvas, x - width / 2 + size / 2 + number * (size + gap), y, size)


@cached_drawing(margin=4)
def coin(canvas: Canvas, size: int) -> None:
    """Draw one dinar alone; the origin is the middle."""
    draw_coin(canvas, 0, 0, size, 2.5 if size >= 44 else 2.2)


def draw_agadez(canvas: Canvas, x: float, y: float, size: float, fill: Colour, hole: Colour) -> None:
    """Draw the cross of Agadez: ring, concave lozenge, three knobs; `hole` is the colour behind it."""
    ART.draw(canvas, "agadez", x, y, size / 100, metal=fill, ground=hole)


def draw_streak(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Draw the sign for days in a row: a sun on a night disc."""
    radius = size / 2
    canvas.shape(paths.ellipse(x, y, radius), NIGHT, INK, 2)
    canvas.edge(paths.ellipse(x, y, radius * 0.9), OCHRE, max(2.0, size / 18))
    for ray in range(8):
        tip = paths.scale_and_move(paths.rotate([(radius * 0.44, 0), (radius * 0.68, 0)], ray * 45), 1, x, y)
        canvas.line(list(tip), OCHRE, size * 0.08)
    canvas.disc(x, y, radius * 0.34, GLOW)


@cached_drawing(margin=4)
def cross(canvas: Canvas, size: int) -> None:
    """Draw the cross of Agadez in a box of that size; the origin is the middle."""
    draw_agadez(canvas, 0, 0, size, NIGHT, PAPER)


def draw_back(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    cross: bool = True,
    step: float | None = None,
    radius: float | None = None,
    edge: float = 2.5,
) -> None:
    """Draw the back of a card, indigo with silver lozenges about `step` wide, for a hidden card."""
    card = rounded_rectangle(x, y, width, height, width * 0.1 if radius is None else radius)
    canvas.fill(card, NIGHT)
    rim = max(3, width * 0.07)
    left, top, across, down = x + rim, y + rim, width - 2 * rim, height - 2 * rim
    step = step or max(9, width / 6)
    columns, rows = max(2, round(across / step)), max(2, round(down / (step * 1.35)))
    wide, high = across / columns, down / rows
    for column in range(columns):
        for row in range(rows):
            cx, cy = left + wide * (column + 0.5), top + high * (row + 0.5)
            canvas.fill(lozenge(cx, cy, wide * 0.46, high * 0.46), mix(NIGHT, BLUE, 0.8))
            canvas.fill(lozenge(cx, cy, wide * 0.18, high * 0.18), SILVER_BLUE)
    frame = rounded_rectangle(left - rim * 0.25, top - rim * 0.25, across + rim * 0.5, down + rim * 0.5, width * 0.06)
    canvas.edge(frame, SILVER_BLUE, max(1, width * 0.014))
    if cross:
        cx, cy = x + width / 2, y + height / 2
        field = lozenge(cx, cy, width * 0.315, width * 0.405)
        canvas.shape(field, NIGHT, SILVER_BLUE, max(1, width * 0.018))
        draw_agadez(canvas, cx, cy - width * 0.005, width * 0.42, SILVER, NIGHT)
    canvas.edge(card, INK, edge)


@cached_drawing(margin=3)
def back(
    canvas: Canvas, width: int, height: int, cross: bool = True, step: float | None = None, radius: int | None = None
) -> None:
    """Draw the back of a card alone; the origin is the top left corner."""
    draw_back(canvas, 0, 0, width, height, cross=cross, step=step, radius=radius, edge=2.5 if width >= 60 else 2.2)


@cached_drawing(margin=12)
def pile(canvas: Canvas, width: int, height: int, backs: int, step: tuple[int, int] = (4, -3)) -> None:
    """Draw a pile of face-down cards, each lower one moved by `step`; the origin is the top card's top left corner."""
    for below in range(backs - 1, 0, -1):
        x, y = below * step[0], below * step[1]
        canvas.shape(rounded_rectangle(x, y, width, height, width * 0.1), NIGHT, INK, 2)
        canvas.edge(rounded_rectangle(x + 5, y + 5, width - 10, height - 10, width * 0.07), mix(NIGHT, BLUE, 0.6), 1.4)
    draw_back(canvas, 0, 0, width, height)


@cached_drawing(margin=6)
def rule(canvas: Canvas, width: int, fill: Colour, thick: float) -> None:
    """Draw a line; the origin is its left end."""
    canvas.line([(0, 0), (width, 0)], fill, thick)


@cached_drawing()
def tint(canvas: Canvas, width: int, height: int, fill: Colour, radius: float = 0, opacity: float = 1) -> None:
    """Draw a box of one colour; the origin is the top left corner."""
    canvas.fill(rounded_rectangle(0, 0, width, height, radius), fill, opacity)


@cached_drawing(margin=3)
def draw_missing_card(canvas: Canvas, width: int, height: int, radius: int, line: Colour, thick: float = 2.5) -> None:
    """Draw the outline of a missing card; the origin is the top left corner."""
    canvas.edge(rounded_rectangle(0, 0, width, height, radius), line, thick)


@cached_sprite
def glow(width: int, height: int, radius: int, blur: int, fill: Colour, strength: float = 1) -> Canvas:
    """Draw light around a rectangle, for the last move; the origin is the rectangle's top left corner."""
    canvas = Canvas(width, height, margin=blur * 3)
    canvas.blur_shape(rounded_rectangle(0, 0, width, height, radius), fill, blur, strength)
    return canvas


@cached_sprite
def banner(width: int, height: int, cross: bool = True) -> Canvas:
    """Draw the swallow-tail banner of the player whose turn it is; the origin is the middle of its upper edge."""
    canvas = Canvas(0, height, margin=width // 2 + 12)
    half = width / 2
    flag = [(-half, 0), (half, 0), (half, height), (0, height - width * 0.34), (-half, height)]
    canvas.lay(flag, TERRACOTTA, 3, 0.35, 3, SHADOW_NEAR)
    for x in (6 - half, half - 6):
        canvas.line([(x, 0), (x, height - width * 0.16)], mix(TERRACOTTA, PAPER, 0.55), 2.2, caps=False)
    if cross:
        draw_agadez(canvas, 0, height * 0.42, width * 0.78, PAPER, TERRACOTTA)
    return canvas


@cached_drawing(margin=24)
def rug(canvas: Canvas, width: int, height: int) -> None:
    """Draw the indigo rug under the goods that can be taken; the origin is the top left corner of the cloth."""
    canvas.blur_shape(rounded_rectangle(0, 0, width, height, 4), SHADOW, 7, 0.45, 6)
    fringe = colour("A9773A")
    threads = height // 9
    for thread in range(threads):
        y = 6 + (height - 12) * thread / (threads - 1)
        slant = (thread % 2) * 2 - 1
        canvas.line([(2, y), (-12, y + slant)], fringe, 3)
        canvas.line([(width - 2, y), (width + 12, y + slant)], fringe, 3)
    canvas.box(0, 0, width, height, 4, NIGHT)
    canvas.edge(rounded_rectangle(5, 5, width - 10, height - 10, 2), OCHRE, 2.2)
    for right in (False, True):
        _border(canvas, width, height, right=right)


def _border(canvas: Canvas, width: float, height: float, *, right: bool) -> None:
    def across(x: float) -> float:
        return width - x if right else x

    teeth = round((height - 28) / 22)
    step = (height - 28) / teeth
    for tooth in range(teeth):
        y = 14 + step * tooth
        triangle = [(across(12), y + 1), (across(34), y + step / 2), (across(12), y + step - 1)]
        canvas.fill(triangle, TERRACOTTA if tooth % 2 == 0 else OCHRE)
        if tooth:
            canvas.fill(lozenge(across(28), y, 4), SILVER)
    canvas.line([(across(40), 8), (across(40), height - 8)], OCHRE, 2)


def hourglass(size: int) -> Sprite:
    """Return the sign of the last turn, an hourglass almost empty; the origin is the middle."""
    return ART.sprite("hourglass", size, edge=2.2 * 100 / size)


@cached_sprite
def title(text: str, size: int = 52) -> Canvas:
    """Draw the name of the game over its ornament; the origin is the left end of the baseline."""
    width = letters.width(text, "Bold", size)
    canvas = Canvas(width, size * 1.1, margin=size)
    letters.draw(canvas, 0, 0, text, size, NIGHT)
    y, middle = 19, width / 2
    canvas.line([(2, y), (middle - 30, y)], NIGHT, 2.2)
    canvas.line([(middle + 30, y), (width - 2, y)], NIGHT, 2.2)
    for x in (middle - 17, middle + 17):
        canvas.fill(lozenge(x, y, 5.5), NIGHT)
    canvas.shape(lozenge(middle, y, 9), OCHRE, NIGHT, 2.2)
    return canvas


def title_width(text: str, size: int = 52) -> float:
    """Return the width of the title in px."""
    return letters.width(text, "Bold", size)
