"""Map: 49 tiles on their mat, their owners, the last act, and the possible places of camps."""

from __future__ import annotations

from azalai.games.targui1988.components import INDEX, SECTOR_SQUARES, SIDE, SQUARES, Square
from azalai.games.targui1988.view import LatestAct, Phase, TarguiView
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import NIGHT, OCHRE, PAPER, PLAYERS, colour
from azalai.renderers.kit.paths import rounded_rectangle
from azalai.renderers.kit.picture import LEGIBLE, MARGIN, Picture
from azalai.renderers.kit.sprites import cached_drawing
from azalai.renderers.targui1988 import signs
from azalai.renderers.targui1988.colours import tribes_of
from azalai.renderers.targui1988.drawings import ART
from azalai.renderers.targui1988.drawings import SIDE as TILE
from azalai.renderers.targui1988.scene import arrow, lay_sheet
from azalai.renderers.targui1988.tiles import ON_BOARD, RADIUS, draw_tile

TOP, BOTTOM = 182, 1152
WIDTH = 968
_LEFT, _FIRST_ROW = 74, 220
_PITCH = 132


def corner(square: Square) -> tuple[int, int]:
    """Return the top left corner of a square's tile."""
    row, column = divmod(INDEX[square], SIDE)
    return _LEFT + column * _PITCH, _FIRST_ROW + row * _PITCH


def draw_map(picture: Picture, view: TarguiView) -> None:
    """Draw the whole map on its mat."""
    glowing, tribes = _list_glowing(view), tribes_of(view)
    for square in view.squares:
        if square.square in glowing:
            picture.paste(_glow(), *corner(square.square))
    for square in view.squares:
        draw_tile(picture, square, tribes, *corner(square.square), ON_BOARD)
    if view.phase in (Phase.SECTORS, Phase.CAMPS):
        _draw_places(picture, view)
    if view.phase is Phase.OCCUPYING and view.combat is not None:
        x, y = corner(view.combat.target)
        picture.paste(ART.sprite("swords", 64), x + TILE / 2, y + 84)
    _draw_act(picture, view)


def draw_mat(picture: Picture) -> None:
    """Draw the mat of the tiles, with letters above and digits at the left."""
    lay_sheet(picture, MARGIN, TOP, WIDTH, BOTTOM - TOP, colour("F1DFBA"), colour("E7CD9C"))
    for number in range(SIDE):
        middle = number * _PITCH + TILE / 2
        picture.number(_LEFT + middle, TOP + 21, SQUARES[number].value[0].upper(), LEGIBLE, NIGHT)
        picture.number(MARGIN + 19, _FIRST_ROW + middle, number + 1, LEGIBLE, NIGHT)


# the last act


def _list_glowing(view: TarguiView) -> tuple[Square, ...]:
    latest = view.latest
    if latest is None:
        return ()
    return (latest.target,) if latest.source is None else (latest.source, latest.target)


@cached_drawing(margin=36, box=(TILE, TILE))
def _glow(glow: Canvas) -> None:
    """Draw an ochre ring around a tile; the origin is the tile's corner."""
    glow.blur_shape(rounded_rectangle(-10, -10, TILE + 20, TILE + 20, 22), colour("F0A818"), 6, 1)
    glow.fill(rounded_rectangle(-5, -5, TILE + 10, TILE + 10, 18), colour("FFC93C"))


def _draw_act(picture: Picture, view: TarguiView) -> None:
    """Draw an arrow over the edge or corner between the two squares of a march or an attack, clear of figures."""
    latest = view.latest
    if latest is None or latest.source is None or latest.act not in (LatestAct.MARCH, LatestAct.ATTACK):
        return
    fill = PLAYERS[tribes_of(view)[latest.seat]]
    (ax, ay), (bx, by) = corner(latest.source), corner(latest.target)
    dx, dy = (bx > ax) - (bx < ax), (by > ay) - (by < ay)
    middle_x, middle_y = (ax + bx + TILE) / 2, (ay + by + TILE) / 2
    if not dy:
        picture.paste(arrow((70 * dx, 0), 16, 36, fill), middle_x - 30 * dx, ay + 60)
    elif not dx:
        picture.paste(arrow((0, 45 * dy), 13, 27, fill), ax + TILE - 9, middle_y - (14 if dy > 0 else 30) * dy)
    else:
        part = 0.707
        reach = (46 * part * dx, 46 * part * dy)
        picture.paste(arrow(reach, 13, 28, fill), middle_x - 22 * part * dx, middle_y - 22 * part * dy)


# before the first round


def _draw_places(picture: Picture, view: TarguiView) -> None:
    """Draw the places of the tribes' camps, with free corners rimmed."""
    if view.phase is Phase.SECTORS:
        taken = {tribe.sector for tribe in view.tribes}
        for sector, squares in SECTOR_SQUARES.items():
            for square in squares if sector not in taken else ():
                picture.paste(_rim(None), *corner(square))
    tribes = tribes_of(view)
    for tribe in view.tribes:
        for square in tribe.choices:
            x, y = corner(square)
            picture.paste(_rim(tribes[tribe.seat]), x, y)
            picture.paste(signs.seal(tribes[tribe.seat], 24), x + TILE / 2, y + TILE / 2 + 6)


@cached_drawing(margin=8, box=(TILE, TILE))
def _rim(rim: Canvas, tribe: int | None) -> None:
    shape = rounded_rectangle(2, 2, TILE - 4, TILE - 4, RADIUS)
    rim.edge(shape, PAPER, 10)
    rim.edge(shape, OCHRE if tribe is None else PLAYERS[tribe], 6)
