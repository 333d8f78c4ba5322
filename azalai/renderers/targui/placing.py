"""Table in the private picture, while figures are placed or a marker moves.

It shows border cards by their printed numbers, the middle, the future markers, and both stocks next to it.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from azalai.games.targui.cards import BORDER, RAIDS
from azalai.games.targui.components import MIDDLE, Action, Border, Kind, Place
from azalai.games.targui.placing import crossings
from azalai.games.targui.view import BorderView, CampView, Phase, SpotView, TarguiView
from azalai.renderers.kit import scene as kit_scene
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import DAWN, DUNE, INK, PAPER, mix
from azalai.renderers.kit.paths import Point, ellipse, rounded_rectangle
from azalai.renderers.kit.picture import Frame, Picture
from azalai.renderers.kit.sprites import Sprite, cached_drawing, cached_sprite
from azalai.renderers.targui import border as pieces
from azalai.renderers.targui import cards, panels, signs
from azalai.renderers.targui.figures import COLOURS
from azalai.renderers.targui.lit import Lit
from azalai.renderers.targui.marks import Mark, draw_marks, fade_place
from azalai.renderers.targui.table import RUG, sight
from azalai.renderers.targui.won import crossing, letter_at, list_won

HEIGHT = 900
_COLUMNS = (14, 141, 313, 485, 661)
_ROWS = (12, 126, 345, 564, 787)
_SIDE, _CAP, _CARD = 114, 102, (164, 211)
_OWN = Frame(790, 16, 194, 598)
_OTHER = Frame(790, 632, 194, 254)
_RING = 56


def cell(row: int, column: int) -> Frame:
    """Return the frame of a card of the 5 x 5 grid."""
    width = _SIDE if column in (0, 4) else _CARD[0]
    return Frame(_COLUMNS[column], _ROWS[row], width, _CAP if row in (0, 4) else _CARD[1])


def border_cell(border: Border) -> Frame:
    """Return the frame of a card of the border."""
    return cell(BORDER[border].row, BORDER[border].column)


def middle_cell(place: Place) -> Frame:
    """Return the frame of one of the nine places of the middle."""
    row, column = divmod(MIDDLE.index(place), 3)
    return cell(1 + row, 1 + column)


def draw_placing(view: TarguiView, camp: CampView, names: Sequence[str], lit: Lit) -> Image.Image:
    """Return the picture; `names` can be drawn as they are."""
    ground = _ground()
    picture = Picture(ground)
    for spot in view.borders:
        _border(picture, view, spot, lit, ground.image)
    for spot in view.middle:
        _middle(picture, view, spot, lit, ground.image)
    for spot in view.borders:
        if spot.seat is not None and not spot.used:
            _sight(picture, spot.border, spot.seat)
    other = view.camps[1 - camp.seat]
    panels.draw_own_column(picture, view, camp, _OWN)
    panels.draw_other_column(picture, view, other, names[other.seat], _OTHER)
    if view.phase is Phase.PLACING:
        _draw_sure(picture, view)
        for place, borders in rings(view, camp, lit).items():
            for number, border in enumerate(borders):
                picture.paste(_ring(camp.seat, border.value), *_ring_at(view, place, number))
    draw_marks(picture, marks(view, camp, lit))
    return picture.image


def marks(view: TarguiView, camp: CampView, lit: Lit) -> list[Mark]:
    """Return the names of the border cards, or of movable markers and their destinations."""
    borders = [_of_border(spot.border, lit) for spot in view.borders]
    named = list_won(view, camp)
    for place in MIDDLE:
        frame = middle_cell(place)
        if place in lit.targets:
            name = crossing(place)
            tribe = view.middle[MIDDLE.index(place)].kind is Kind.TRIBE
            x, y = (108, 124) if tribe else (frame.width / 2, frame.height - 42)
            borders.append(Mark(name, frame.x + x, frame.y + y, edge=frame))
        if place in lit.movers:
            alone = not lit.targets or len(lit.movers) > 1
            borders.append(Mark(letter_at(named, place), frame.x + 36, frame.y + 36, alone, frame))
    return borders


def _of_border(border: Border, lit: Lit) -> Mark:
    frame = border_cell(border)
    return Mark(border.value, frame.x + 34, frame.y + 34, border in lit.borders, frame)


# The border


def _border(picture: Picture, view: TarguiView, spot: BorderView, lit: Lit, bare: Image.Image) -> None:
    place = border_cell(spot.border)
    x, y, width, height = place
    if spot.seat is not None and not spot.used:
        picture.paste(cards.frame(width, height, pieces.RADIUS, COLOURS[spot.seat], 5), x, y)
    past = spot.border in RAIDS and int(spot.border) < int(view.robber) and view.raid is not spot.border
    robber = view.robber is spot.border
    picture.paste(_tile(spot.border, width, height, past, robber or spot.seat is not None), x, y)
    if lit.asked and spot.border not in lit.borders and (spot.seat is None or spot.used):
        fade_place(picture, bare, place)
    feet = [(x + width - 48, y + height - 3)] if place.landscape else [(x + width / 2, y + height - 8)]
    if robber and spot.seat is not None:
        feet = [(x + width - 88, y + height - 3), (x + width - 40, y + height - 3)]
        feet = feet if place.landscape else [(x + 44, y + height - 70), (x + width - 38, y + height - 8)]
    tall = 94 if place.landscape else 118 if len(feet) == 1 else 96
    if robber:
        picture.paste(pieces.robber(tall if spot.border not in RAIDS else 80), *feet[0])
    if spot.seat is not None:
        picture.paste(pieces.figure(spot.seat, tall, used=spot.used), *feet[-1])
        if spot.used:
            picture.paste(pieces.badge(18), feet[-1][0] + 22, feet[-1][1] - 22)


@cached_drawing(margin=16)
def _tile(canvas: Canvas, border: Border, width: int, height: int, past: bool, taken: bool) -> None:
    """Draw a border card with room for its number on a plate, and for a piece; the origin is the top left corner."""
    pieces.draw_sheet(canvas, border, width, height, past=past)
    if BORDER[border].action is Action.RAID:
        signs.action(Action.RAID).draw(canvas, width - 38, height - 36, 58, 2.4, 0.6 if past else 1)
    elif not taken:
        x, y = (width - 56, height / 2) if width > height else (width / 2, height / 2 + 22)
        pieces.drawing(border)(canvas, x, y, 82, 2.6)
    elif width < height:
        pieces.drawing(border)(canvas, width - 34, 40, 52, 2.2)


# The middle


def _middle(picture: Picture, view: TarguiView, spot: SpotView, lit: Lit, bare: Image.Image) -> None:
    place = middle_cell(spot.place)
    x, y, width, height = place
    standing = spot.seat is not None and not spot.used
    if spot.seat is not None and standing:
        picture.paste(cards.frame(width, height, 14, COLOURS[spot.seat], 4), x, y)
    if spot.card is None:
        picture.paste(cards.back(spot.kind, width, height), x, y)
    else:
        picture.paste(cards.card(spot.card, width, height, standing and spot.kind is Kind.GOODS), x, y)
    if lit.asked and not lit.borders and spot.place not in lit.targets | lit.movers:
        fade_place(picture, bare, place)
    if spot.seat is not None and not spot.used:
        picture.paste(pieces.marker(spot.seat, 58), *stand(spot))


def stand(spot: SpotView) -> Point:
    """Return the middle of a marker on a card of the middle, clear of its print."""
    x, y, _, height = middle_cell(spot.place)
    tribe = spot.card is not None and spot.kind is Kind.TRIBE
    return (x + 88, y + 124) if tribe else (x + 40, y + height - 52)


def _draw_sure(picture: Picture, view: TarguiView) -> None:
    """Draw, pale, the markers of lines that already cross."""
    for camp in view.camps:
        for place in crossings(_list_standing(view, camp)):
            picture.paste(pieces.marker(camp.seat, 58, used=True), *stand(view.middle[MIDDLE.index(place)]))


def _list_standing(view: TarguiView, camp: CampView) -> tuple[Border, ...]:
    return tuple(spot.border for spot in view.borders if spot.seat == camp.seat)


def rings(view: TarguiView, camp: CampView, lit: Lit) -> dict[Place, list[Border]]:
    """Return the markers that a figure would make, by the border cards it could be on: up to two for each place."""
    standing = _list_standing(view, camp)
    before = set(crossings(standing))
    borders_of: dict[Place, list[Border]] = {}
    for border in Border:
        if border in lit.borders and border not in standing:
            for place in crossings((*standing, border)):
                if place not in before:
                    borders_of.setdefault(place, []).append(border)
    return borders_of


def _ring_at(view: TarguiView, place: Place, number: int) -> Point:
    """Return the place of a ring: right of a tribe card's points and below its price, or at the foot of other cards."""
    x, y, width, height = middle_cell(place)
    spot = view.middle[MIDDLE.index(place)]
    if spot.card is not None and spot.kind is Kind.TRIBE:
        return x + 84 + number * (_RING - 4), y + 132
    return x + 44 + number * (width - 88), y + height - 46


@cached_sprite
def _ring(seat: int, number: str) -> Canvas:
    """Draw a marker that a figure on that border card would make, a hollow ring; the origin is the middle."""
    canvas, radius = Canvas(0, 0, margin=_RING // 2 + 12), _RING / 2
    canvas.blur_shape(ellipse(0, 0, radius), INK, 3, 0.4, 2)
    canvas.disc(0, 0, radius, INK)
    canvas.disc(0, 0, radius - 1.6, COLOURS[seat])
    if seat:
        canvas.disc(0, 0, radius - 5.5, INK)
    canvas.disc(0, 0, radius - 6.5, PAPER)
    ink = mix(COLOURS[0], INK, 0.25) if seat == 0 else INK
    letters.write(canvas, 0, 0, number, 40 if len(number) < 2 else 34, ink)
    return canvas


def _sight(picture: Picture, border: Border, seat: int) -> None:
    """Draw the beginning of a figure's line of sight, in the gap before the middle."""
    place, row, column = border_cell(border), BORDER[border].row, BORDER[border].column
    x, y = place.middle
    if row in (0, 4):
        picture.paste(sight(seat, 90 if row == 0 else -90), x, place.y + place.height + 6 if row == 0 else place.y - 6)
    else:
        picture.paste(
            sight(seat, 0 if column == 0 else 180), place.x + place.width + 6 if column == 0 else place.x - 6, y
        )


@cached_sprite
def _ground() -> Sprite:
    """Draw what is equal in every picture of the table: the sand, and the rug below the middle."""
    picture = Picture(sand(HEIGHT))
    first, last = cell(1, 1), cell(3, 3)
    width, height = last.x + last.width - first.x, last.y + last.height - first.y
    picture.paste(_rug(width, height), first.x, first.y)
    return Sprite(picture.image)


@cached_drawing(margin=14)
def _rug(canvas: Canvas, width: int, height: int) -> None:
    canvas.fill(rounded_rectangle(-8, -8, width + 16, height + 16, 10), RUG)


@cached_sprite
def sand(height: int) -> Sprite:
    """Draw the background of the private pictures."""
    return Sprite(kit_scene.gradient(panels.WIDTH, height, DAWN, mix(DUNE, DAWN, 0.35)))
