"""Result: the winner, and the sources of both players' points."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import Image

from azalai.games.contract import Outcome
from azalai.games.targui.cards import Timing
from azalai.games.targui.components import DISPLAY_COLUMNS, Symbol
from azalai.games.targui.view import CampView, TarguiView
from azalai.locales import Words
from azalai.renderers.kit import ornaments
from azalai.renderers.kit import scene as desert
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import INK, LINE, NIGHT, OCHRE, PALM, PAPER, mix
from azalai.renderers.kit.paths import rounded_rectangle
from azalai.renderers.kit.picture import LEGIBLE, MARGIN, WIDTH, Frame, Picture
from azalai.renderers.kit.ranking import places
from azalai.renderers.kit.sprites import Sprite, cached_drawing, cached_sprite
from azalai.renderers.targui import border as pieces
from azalai.renderers.targui import cards, formula, scene, signs
from azalai.renderers.targui.camp import NONE, list_places

_TOP, _PANEL = 338, 640
HEIGHT = _TOP + _PANEL + 40
_GAP = 24
_WIDTH = (WIDTH - 2 * MARGIN - _GAP) // 2
_PAD = 26
_GROUND = 300
_DISPLAY = Frame(_PAD, 104, 470, 366)
_CHIPS, _CHIP = 494, 112


def draw_result(view: TarguiView, outcome: Outcome, names: Sequence[str], words: Words) -> Image.Image:
    """Return the result of a finished game; `names` can be drawn as they are."""
    picture = Picture(_ground(words.say("targui-picture-title")))
    order = places(outcome)
    tied = outcome.scores[0].total == outcome.scores[1].total
    _arrival(picture, outcome, order)
    camps = {camp.seat: camp for camp in view.camps}
    for number, (rank, seat) in enumerate(order):
        x = MARGIN + number * (_WIDTH + _GAP)
        _column(picture, camps[seat], outcome, names[seat], rank, x, tied=tied)
    return picture.image


@cached_sprite
def _ground(title: str) -> Sprite:
    picture = Picture(desert.evening(WIDTH, HEIGHT, (902, 176, 62)))
    picture.write(MARGIN, 86, title, 52, NIGHT, "Bold")
    picture.paste(scene.caravan(560), MARGIN + round(ornaments.title_width(title)) + 28, 70)
    return Sprite(picture.image)


def _arrival(picture: Picture, outcome: Outcome, order: Sequence[tuple[int, int]]) -> None:
    """Draw the camels, the winner's nearer to the water and larger."""
    for number, (rank, seat) in enumerate(order):
        won = rank == 1
        x, height = 1030 - number * 190, 150 if won else 116
        picture.paste(pieces.figure(seat, height), x, _GROUND - 4)
        total = outcome.scores[seat].total
        picture.paste(scene.points(132 if won else 118, total), x, _GROUND - height - (60 if won else 53))


def _column(picture: Picture, camp: CampView, outcome: Outcome, name: str, rank: int, x: int, *, tied: bool) -> None:
    score, won = outcome.scores[camp.seat], rank == 1
    picture.paste(scene.sheet(_WIDTH, _PANEL, OCHRE if won else None), x, _TOP)
    y = _TOP + 54
    picture.number(x + _PAD + 20, y, rank, 60, NIGHT if won else LINE)
    picture.paste(pieces.mark(camp.seat, 44), x + _PAD + 80, y)
    total = str(score.total)
    wide = letters.width(total, "Bold", 64)
    right = x + _WIDTH - _PAD
    picture.number(right - wide / 2, y, total, 64, NIGHT)
    picture.paste(scene.points(62), right - wide - 42, y)
    room = _WIDTH - 2 * _PAD - 118 - wide - 90 - (176 if tied else 0)
    picture.name_between(x + _PAD + 112, y, name, (48, LEGIBLE), room + 6, INK)
    if tied:
        _tie_break(picture, camp, right - wide - 222, y)
    _display(picture, camp, x, _TOP)
    for number, (kind, part) in enumerate(zip(_DRAWINGS, score.parts, strict=True)):
        middle = x + _PAD + (_WIDTH - 2 * _PAD) * (number + 0.5) / len(score.parts)
        picture.paste(_chip(kind, not part.points), middle, _TOP + _CHIPS + _CHIP / 2)
        picture.number(middle, _TOP + _CHIPS + _CHIP - 28, part.points, 50, INK if part.points else NONE)


def _tie_break(picture: Picture, camp: CampView, x: float, y: float) -> None:
    """Draw the tie-break: more gold wins, then more goods."""
    picture.paste(scene.good("gold", 40), x + 14, y - 20)
    for number, good in enumerate(("dates", "salt", "pepper")):
        picture.paste(scene.good(good, 28), x - 16 + number * 26, y + 22)
    for value, down in ((camp.gold, -20), (sum(camp.goods), 22)):
        picture.number(x + 74, y + down, value, LEGIBLE)


def _display(picture: Picture, camp: CampView, left: int, top: int) -> None:
    frame, gap = _DISPLAY, 10
    width = (frame.width - 3 * gap) // DISPLAY_COLUMNS
    height = (frame.height - 2 * gap) // len(camp.rows)
    worth = dict(camp.effects)
    for row, column, card in list_places(camp):
        x, y = left + frame.x + column * (width + gap), top + frame.y + row * (height + gap)
        if card is None:
            picture.paste(cards.place(width, height), x, y)
            continue
        picture.paste(cards.draw_laid_card(card, width, height, over=card not in worth), x, y)
        if worth.get(card):
            picture.paste(_bonus(worth[card]), x + 26, y + 22)
    for row, points in enumerate(camp.row_points):
        y = top + frame.y + row * (height + gap)
        picture.paste(_brace(height), left + frame.x + frame.width + 12, y)
        picture.paste(scene.points(94, points, not points), left + frame.x + frame.width + 80, y + height / 2)


@cached_drawing(margin=38)
def _bonus(canvas: Canvas, points: int) -> None:
    """Draw an effect's points at the end, on the corner of its card; the origin is the middle."""
    canvas.disc(0, 0, 32, PAPER)
    canvas.disc(0, 0, 29.5, PALM)
    letters.write(canvas, 0, 0, f"+{points}", LEGIBLE, PAPER)


@cached_sprite
def _brace(height: int) -> Canvas:
    """Draw the brace from a row to its points; the origin is the row's upper end."""
    canvas = Canvas(20, height, margin=4)
    canvas.line([(0, 8), (8, 8), (8, height - 8), (0, height - 8)], mix(LINE, PAPER, 0.4), 3)
    canvas.line([(8, height / 2), (18, height / 2)], mix(LINE, PAPER, 0.4), 3)
    return canvas


# Where points came from


def _tokens(canvas: Canvas) -> None:
    signs.draw_token(canvas, 0, 0, 56)


def _draw_printed(canvas: Canvas) -> None:
    formula.draw_tribe_card(canvas, -24, 0, 60, None)
    signs.draw_points(canvas, 20, 8, 44)


def _effects(canvas: Canvas) -> None:
    shade, _ = signs.TIMINGS[Timing.END]
    canvas.box(-28, -28, 56, 56, 10, shade)
    signs.draw_timing(canvas, Timing.END, 1, 0, 38)


def _same_row(canvas: Canvas) -> None:
    _strip(canvas, (Symbol.WELL,) * 4)


def _draw_mixed_row(canvas: Canvas) -> None:
    _strip(canvas, (Symbol.WELL, Symbol.OASIS, Symbol.TARGIA, Symbol.TENT))


def _strip(canvas: Canvas, symbols: Sequence[Symbol]) -> None:
    for number, symbol in enumerate(symbols):
        formula.draw_tribe_card(canvas, -46 + number * 23.5, 0, 28, symbol)


_DRAWINGS: dict[str, Callable[[Canvas], None]] = {
    "tokens": _tokens,
    "cards": _draw_printed,
    "effects": _effects,
    "same-rows": _same_row,
    "mixed-rows": _draw_mixed_row,
}


@cached_drawing(margin=72)
def _chip(canvas: Canvas, kind: str, pale: bool) -> None:
    """Draw a part of the score with its number on it; the origin is the middle."""
    width = 108
    shape = rounded_rectangle(-width / 2 + 4, -_CHIP / 2, width - 8, _CHIP, 12)
    canvas.fill(shape, mix(PAPER, OCHRE, 0.08 if pale else 0.2))
    canvas.edge(shape, mix(LINE, PAPER, 0.55), 1.6)
    part = Canvas(0, 0, margin=72)
    _DRAWINGS[kind](part)
    canvas.add(part, 0, -22, opacity=0.4 if pale else 1)
