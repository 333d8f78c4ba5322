"""Cards of the border, and the pieces on cards."""

from __future__ import annotations

from typing import Literal, TypeAlias

from azalai.games.targui.cards import BORDER
from azalai.games.targui.components import Action, Border
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import LINE, PAPER, SAND_DEEP, TERRACOTTA, colour, mix
from azalai.renderers.kit.paths import ellipse, rounded_rectangle
from azalai.renderers.kit.picture import LEGIBLE
from azalai.renderers.kit.sprites import cached_drawing, cached_sprite
from azalai.renderers.targui import effects, figures, formula, signs
from azalai.renderers.targui.drawings import Draw, good

Room: TypeAlias = Literal["free", "taken", "shared", "full"]
"""Content of the card: no piece; one piece; robber and figure; no piece, with the action in full."""

_PAPER = colour("F8E9C8")
_HAIRLINE = colour("E0C48E")
_FOOT = colour("5A3A18")
RADIUS = 14
_LARGE = 148
"""Height from which on the number of a card is legible for all."""


def drawing(border: Border) -> Draw:
    """Return the drawing of a border card's good or action."""
    card = BORDER[border]
    return (good(card.good) if card.good is not None else signs.action(card.action)).draw


@cached_drawing(margin=16)
def border_card(
    canvas: Canvas, border: Border, width: int, height: int, room: Room = "free", *, past: bool = False
) -> None:
    """Draw a border card; the origin is the top left corner; `past`: a raid that is over."""
    draw_border_card(canvas, border, width, height, room, past=past)


def draw_border_card(
    canvas: Canvas, border: Border, width: float, height: float, room: Room, *, past: bool = False
) -> None:
    """Draw the card with its corner at (0, 0)."""
    draw_sheet(canvas, border, width, height, past=past)
    raid = BORDER[border].raid
    digits = 26 * max(1, height / (148 if width > height else 232))
    if height >= _LARGE:
        digits = max(digits, LEGIBLE)
    across = letters.width(border.value, "Bold", digits)
    ink = LINE if raid is None else PAPER
    letters.write(canvas, 6 + digits * 0.2 + across / 2, 8 + digits * 0.5, border.value, digits, ink)
    if raid is not None:
        _raid(canvas, border, width, height, past)
    elif room == "full":
        _draw_full(canvas, border, width, height)
    elif width > height * 1.12:
        _landscape(canvas, border, width, height, room)
    else:
        _portrait(canvas, border, width, height, room)


def draw_sheet(canvas: Canvas, border: Border, width: float, height: float, *, past: bool = False) -> None:
    """Draw the bare card, sand-coloured once its raid is over."""
    raid = BORDER[border].raid
    ground = _PAPER if raid is None else mix(TERRACOTTA, SAND_DEEP, 0.66) if past else TERRACOTTA
    sheet = rounded_rectangle(0, 0, width, height, RADIUS)
    canvas.lay(sheet, ground, 3, 0.28, 2)
    line = _HAIRLINE if raid is None else mix(ground, PAPER, 0.45)
    canvas.edge(rounded_rectangle(5.8, 5.8, width - 11.6, height - 11.6, RADIUS - 5), line, 1.6)


def _raid(canvas: Canvas, border: Border, width: float, height: float, past: bool) -> None:
    raid = BORDER[border].raid
    assert raid is not None
    unit = width / 120
    swords = signs.action(Action.RAID)
    middle, size = (0.47, 0.4) if height >= _LARGE else (0.41, 0.46)
    swords.draw(canvas, width / 2 + 2, height * middle, height * size, 2.4, 0.6 if past else 1)
    formula.draw(canvas, effects.demand(raid), 12, height * 0.805, width - 24, height * 0.27, 42 * unit)
    if border is Border.B16:
        signs.FLAG.draw(canvas, width - 26 * unit, 26 * unit, 26 * unit)
    if past:
        signs.draw_badge(canvas, width - 22, 22, 14)


def _draw_full(canvas: Canvas, border: Border, width: float, height: float) -> None:
    lines = effects.lines(border)
    if not lines:
        drawing(border)(canvas, width / 2, height / 2 + 6, min(width, height) * 0.62, 2.6)
        return
    scale = width / 211
    drawing(border)(canvas, 52 * scale, height / 2 + 14 * scale, 80 * scale, 2.6)
    high = min((54 if len(lines) < 3 else 44) * scale, (height - 26) / len(lines))
    top = (height - high * len(lines)) / 2
    for number, line in enumerate(lines):
        y = top + high * (number + 0.5)
        formula.draw(canvas, line, 98 * scale, y, width - 107 * scale, high * 0.92)


def _landscape(canvas: Canvas, border: Border, width: float, height: float, room: Room) -> None:
    good, unit = BORDER[border].good is not None, height / 148
    x, y, size = (width / 2, height / 2 + 4, 104) if good else (64 * unit, height / 2 + 10, 94)
    if room == "taken":
        x, y, size = 51 * unit, height / 2 + 12 * unit, 80
    elif room == "shared":
        x, y, size = 64 * unit, 34 * unit, 52
    drawing(border)(canvas, x, y, size * unit, 2.6)
    row = effects.short_action(border)
    if good or room != "free" or not row:
        return
    middle = width - 36 * unit
    if len(row) == 1:
        formula.draw(canvas, row, middle - 32 * unit, height / 2, 64 * unit, 60 * unit, 56 * unit)
        return
    formula.draw(canvas, row[:1], middle - 30 * unit, 40 * unit, 60 * unit, 44 * unit)
    down = formula.arrow_points(65 * unit, 84 * unit, 0, 7 * unit)
    canvas.fill([(middle + across, along) for along, across in down], LINE)
    formula.draw(canvas, row[2:], middle - 30 * unit, 109 * unit, 60 * unit, 44 * unit)


def _portrait(canvas: Canvas, border: Border, width: float, height: float, room: Room) -> None:
    good = BORDER[border].good is not None
    x, y, size = width / 2, (height / 2 if good else 90), (100 if good else 94)
    if room == "taken":
        x, y, size = width / 2 + 4, 78, 72
    elif room == "shared":
        x, y, size = width / 2 + 4, 78, 60
    drawing(border)(canvas, x, y, size, 2.6)
    row = effects.short_action(border)
    if good or room != "free" or not row:
        return
    most = 60 if len(row) == 1 else 46
    formula.draw(canvas, row, 10, 183, width - 20, 62, most)


@cached_sprite
def figure(seat: int, height: int, *, used: bool = False) -> Canvas:
    """Draw a figure, pale if used; the origin is the middle of its foot."""
    return _draw_standing(figures.figure(seat).draw, height, used)


@cached_sprite
def robber(height: int) -> Canvas:
    """Draw the robber; the origin is the middle of its foot."""
    return _draw_standing(figures.ROBBER.draw, height, used=False)


def _draw_standing(draw: Draw, height: int, used: bool) -> Canvas:
    canvas = Canvas(0, 0, margin=height + 12)
    if used:
        pale = Canvas(0, 0, margin=height + 12)
        draw(pale, 0, -height / 2, height / 0.96, 2.6)
        pale.fade(0.42)
        return pale
    canvas.fill(ellipse(0, -2, height * 0.36, height * 0.075), _FOOT, 0.28)
    draw(canvas, 0, -height / 2, height / 0.96, 2.6)
    return canvas


@cached_drawing(reach=1)
def marker(canvas: Canvas, seat: int, size: int, *, used: bool = False) -> None:
    """Draw a marker, pale if used; the origin is the middle."""
    if not used:
        canvas.fill(ellipse(0, size * 0.46, size * 0.44, size * 0.10), _FOOT, 0.3)
    figures.marker(seat).draw(canvas, 0, 0, size, 2.6, 0.8 if used else 1)


@cached_drawing(margin=5)
def badge(canvas: Canvas, radius: int) -> None:
    """Draw the green tick of a finished thing; the origin is the middle."""
    signs.draw_badge(canvas, 0, 0, radius)


@cached_drawing(margin=4)
def mark(canvas: Canvas, seat: int, size: int) -> None:
    """Draw a player's mark; the origin is the middle."""
    figures.mark(seat).draw(canvas, 0, 0, size, 2.4)
