"""Public table of five times five cards: border with figures, middle on its rug with markers, lines of sight."""

from __future__ import annotations

from azalai.games.targui.cards import BORDER, RAIDS
from azalai.games.targui.components import MIDDLE, Border, Kind, Place
from azalai.games.targui.view import BorderView, SpotView, TarguiView
from azalai.renderers.kit import ornaments
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import GLOW, INK, SHADOW, colour
from azalai.renderers.kit.paths import Point, lozenge, rotate, rounded_rectangle
from azalai.renderers.kit.picture import MARGIN, Frame, Picture
from azalai.renderers.kit.sprites import cached_drawing
from azalai.renderers.targui import border as pieces
from azalai.renderers.targui import cards
from azalai.renderers.targui.figures import COLOURS

TOP = 120
_CARD = cards.SIZE
_SIDE, _CAP = 120, 148
"""Width of the cards at the sides, height of those above and below."""
_INNER, _RING = 12, 26
"""Gaps inside the middle, and between the middle and the border."""
HEIGHT = TOP + 2 * _CAP + 2 * _RING + 3 * _CARD[1] + 2 * _INNER + 40
RUG, _HEM, _WEAVE = colour("8F5A34"), colour("D9A868"), colour("B57B47")
_HEM_WIDTH = 17


def _starts(first: int, outer: int, inner: int) -> tuple[int, ...]:
    one = first + outer + _RING
    two, three = one + inner + _INNER, one + 2 * (inner + _INNER)
    return first, one, two, three, three + inner + _RING


_COLUMNS = _starts(MARGIN, _SIDE, _CARD[0])
_ROWS = _starts(TOP, _CAP, _CARD[1])


def cell(row: int, column: int) -> Frame:
    """Return the frame of a card of the 5 x 5 grid."""
    width = _SIDE if column in (0, 4) else _CARD[0]
    height = _CAP if row in (0, 4) else _CARD[1]
    return Frame(_COLUMNS[column], _ROWS[row], width, height)


def border_cell(border: Border) -> Frame:
    """Return the frame of a card of the border."""
    return cell(BORDER[border].row, BORDER[border].column)


def middle_cell(place: Place) -> Frame:
    """Return the frame of one of the nine places of the middle."""
    row, column = divmod(MIDDLE.index(place), 3)
    return cell(1 + row, 1 + column)


def draw_table(picture: Picture, view: TarguiView) -> None:
    """Draw the table on its rug; the last move glows."""
    for spot in view.borders:
        _border(picture, view, spot)
    for spot in view.middle:
        _spot(picture, view, spot)
    for spot in view.borders:
        if spot.seat is not None:
            _sight(picture, spot.border, spot.seat)


def lay_rug(picture: Picture) -> None:
    """Draw the rug under the middle."""
    first, last = cell(1, 1), cell(3, 3)
    picture.paste(_rug(last.x + last.width - first.x, last.y + last.height - first.y), first.x, first.y)


@cached_drawing(margin=44)
def _rug(canvas: Canvas, width: int, height: int) -> None:
    """Draw the brown rug, on which both players' colours are visible; the origin is the first card's."""
    hem = _HEM_WIDTH
    cloth = (-hem, -hem, width + 2 * hem, height + 2 * hem)
    canvas.blur_shape(rounded_rectangle(*cloth, 10), SHADOW, 6, 0.4, 5)
    canvas.box(*cloth, 10, RUG)
    canvas.edge(rounded_rectangle(-hem + 5, -hem + 5, width + 2 * hem - 10, height + 2 * hem - 10, 7), _HEM, 2)
    for length, flip in ((width, False), (height, True)):
        other = height if not flip else width
        count = (length + 10) // 16
        step = (length + 10) / count
        for number in range(count):
            at, half = -5 + (number + 0.5) * step, step * 0.42
            for base, tip in ((-hem + 7, -hem + 14), (other + hem - 7, other + hem - 14)):
                tooth = [(at - half, base), (at + half, base), (at, tip)]
                canvas.fill([(y, x) for x, y in tooth] if flip else tooth, _WEAVE)


def _glow(picture: Picture, place: Frame) -> None:
    reach = 9
    glow = ornaments.glow(place.width + 2 * reach, place.height + 2 * reach, 20, 6, GLOW)
    for _ in range(2):  # once is pale on sand
        picture.paste(glow, place.x - reach, place.y - reach)


def _border(picture: Picture, view: TarguiView, spot: BorderView) -> None:
    place = border_cell(spot.border)
    x, y, width, height = place
    robber, figure = view.robber is spot.border, spot.seat is not None
    if view.raid is spot.border or (view.latest is not None and view.latest.border is spot.border):
        _glow(picture, place)
    if spot.seat is not None and not spot.used:
        picture.paste(cards.frame(width, height, pieces.RADIUS, COLOURS[spot.seat]), x, y)
    room: pieces.Room = "shared" if robber and figure else "taken" if robber or figure else "free"
    past = spot.border in RAIDS and int(spot.border) < int(view.robber) and view.raid is not spot.border
    picture.paste(pieces.border_card(spot.border, width, height, room, past=past), x, y)
    _draw_standing(picture, spot, place, robber=robber)


def _draw_standing(picture: Picture, spot: BorderView, place: Frame, *, robber: bool) -> None:
    """Draw the robber and a figure on a card of the border."""
    x, y, width, height = place
    if spot.border in RAIDS:
        if robber:
            picture.paste(pieces.robber(84), x + width - 36, y + height - 8)
    elif robber and spot.seat is not None:
        at = ((x + width - 108, y + height - 12), (x + width - 46, y + height - 9))
        if not place.landscape:
            at = ((x + 40, y + height - 42), (x + width - 42, y + height - 9))
        picture.paste(pieces.robber(88), *at[0])
        _figure(picture, spot, 92, *at[1])
    else:
        foot = (x + width - 46, y + height - 11) if place.landscape else (x + width / 2, y + height - 10)
        if robber:
            picture.paste(pieces.robber(114 if place.landscape else 112), *foot)
        elif spot.seat is not None:
            _figure(picture, spot, 112 if place.landscape else 110, *foot)


def _figure(picture: Picture, spot: BorderView, height: int, x: float, y: float) -> None:
    assert spot.seat is not None
    picture.paste(pieces.figure(spot.seat, height, used=spot.used), x, y)
    if spot.used:
        picture.paste(pieces.badge(15), x + 22, y - 18)


def _spot(picture: Picture, view: TarguiView, spot: SpotView) -> None:
    place = middle_cell(spot.place)
    x, y, width, height = place
    standing = spot.seat is not None and not spot.used
    if view.latest is not None and view.latest.place is spot.place:
        _glow(picture, place)
    if spot.seat is not None and standing:
        picture.paste(cards.frame(width, height, 14, COLOURS[spot.seat]), x, y)
    if spot.card is None:
        picture.paste(cards.back(spot.kind, width, height), x, y)
    else:
        picture.paste(cards.card(spot.card, width, height, standing and spot.kind is Kind.GOODS), x, y)
    if spot.seat is None:
        return
    if spot.used:
        picture.paste(pieces.marker(spot.seat, 50, used=True), x + width - 36, y + height - 42)
        picture.paste(pieces.badge(14), x + width - 20, y + height - 22)
    else:
        picture.paste(pieces.marker(spot.seat, 52 if _tribe_card_lies(spot) else 62), *_stand(spot))


def _tribe_card_lies(spot: SpotView) -> bool:
    return spot.card is not None and spot.kind is Kind.TRIBE


def _stand(spot: SpotView) -> Point:
    """Return the middle of a marker on a card of the middle, clear of its print."""
    x, y, _, height = middle_cell(spot.place)
    return (x + 86, y + 136) if _tribe_card_lies(spot) else (x + 42, y + height - 62)


def _sight(picture: Picture, border: Border, seat: int) -> None:
    """Draw a figure's line of sight: a triangle into the middle, lozenges along the row or column."""
    card = BORDER[border]
    if card.row in (0, 4):
        x, _ = cell(1, card.column).middle
        gaps = [_ROWS[1] - _RING / 2, *(cell(row, 1).y - _INNER / 2 for row in (2, 3)), _ROWS[4] - _RING / 2]
        start = gaps[0] if card.row == 0 else gaps[-1]
        picture.paste(sight(seat, 90 if card.row == 0 else -90), x, start)
        for y in gaps[1:3]:
            picture.paste(_lozenge(seat, upright=False), x, y)
    else:
        _, y = cell(card.row, 1).middle
        gaps = [_COLUMNS[1] - _RING / 2, *(cell(1, c).x - _INNER / 2 for c in (2, 3)), _COLUMNS[4] - _RING / 2]
        start = gaps[0] if card.column == 0 else gaps[-1]
        picture.paste(sight(seat, 0 if card.column == 0 else 180), start, y)
        for x in gaps[1:3]:
            picture.paste(_lozenge(seat, upright=True), x, y)


@cached_drawing(margin=24)
def sight(canvas: Canvas, seat: int, turn: int) -> None:
    """Draw the beginning of a line of sight, pointing right for a turn of 0; the origin is the middle of the gap."""
    shape = rotate([(-9, -15), (-9, 15), (10, 0)], turn)
    canvas.edge(shape, INK, 4.4)
    canvas.fill(shape, COLOURS[seat])


@cached_drawing(margin=20)
def _lozenge(canvas: Canvas, seat: int, *, upright: bool) -> None:
    shape = lozenge(0, 0, 8, 13) if upright else lozenge(0, 0, 13, 8)
    canvas.edge(shape, INK, 4)
    canvas.fill(shape, COLOURS[seat])
