"""Picture of a seat: the part of the map that its decision is about, as large as possible, and the tribes.

Nothing is secret in this game, so this is the table seen from one side. What can be chosen is framed and bears its name
in indigo; everything that the question is not about is faded.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from azalai.games.prompts import Prompt
from azalai.games.targui1988.components import INDEX, SECTOR_SQUARES, SQUARES, Sector, Square
from azalai.games.targui1988.view import Phase, TarguiView
from azalai.locales import Words
from azalai.renderers.kit.badges import plate as worded
from azalai.renderers.kit.palette import CHOICE, GLOW, OCHRE, PLAYERS, Colour, colour
from azalai.renderers.kit.picture import Frame, Picture
from azalai.renderers.kit.speech import upper
from azalai.renderers.kit.sprites import Sprite
from azalai.renderers.targui1988 import tiles
from azalai.renderers.targui1988.choices import affected_squares, is_under_way, list_fought, list_lit, setting_out
from azalai.renderers.targui1988.colours import tribes_of
from azalai.renderers.targui1988.others import STRIP, draw_others
from azalai.renderers.targui1988.panels import PANEL, draw_fight, draw_threats, height_of, threats
from azalai.renderers.targui1988.phrases import name
from azalai.renderers.targui1988.scene import arrow
from azalai.renderers.targui1988.tiles import Plate
from azalai.renderers.targui1988.window import EDGE, WHOLE, Window, window

WIDTH = 1000
_MARGIN = 10
"""Gap around the panels in px."""
_SAND, _FOOT = colour("ECD7AC"), colour("DDB676")
"""Background of the tiles, and of the panels."""
_HEART = {Sector.NW: Square.B2, Sector.NE: Square.F2, Sector.SW: Square.B6, Sector.SE: Square.F6}
"""Square of a corner that bears the corner's name."""


def draw_private(
    view: TarguiView, seat: int, names: Sequence[str], words: Words, prompt: Prompt | None = None
) -> Image.Image:
    """Return the picture of one seat (1000 px wide, up to 900 high); `names` can be drawn as they are."""
    part = window(view, seat, prompt)
    panel = 0 if part.whole or part.rows > 3 else _panel(view, seat, prompt)
    height = part.bottom + EDGE
    if not part.whole:
        height = part.bottom + 12 + (panel + 12 if panel else 0) + STRIP + _MARGIN
    picture = Picture(Sprite(Image.new("RGB", (WIDTH, height), _SAND)))
    _draw_map(picture, view, seat, prompt, part, height)
    if prompt is not None:
        _draw_corners(picture, prompt, words)
    if part.whole:
        draw_others(picture, view, seat, names, Frame(part.right + 6, EDGE, WIDTH - part.right - 10, height - 2 * EDGE))
        return picture.image
    picture.image.paste(_FOOT, (0, part.bottom + 4, WIDTH, height))
    top = part.bottom + 12
    if panel:
        place = Frame(_MARGIN, top, WIDTH - 2 * _MARGIN, panel)
        if is_under_way(view):
            draw_fight(picture, view, names, place)
        else:
            draw_threats(picture, view, seat, words, place)
    draw_others(picture, view, seat, names, Frame(_MARGIN, height - _MARGIN - STRIP, WIDTH - 2 * _MARGIN, STRIP))
    return picture.image


def _panel(view: TarguiView, seat: int, prompt: Prompt | None) -> int:
    """Return the height of a panel below the map: of the fight, or of the destiny cards below the turn's map."""
    if is_under_way(view):
        return PANEL
    return height_of(threats(view, seat)) if window(view, seat, prompt) == window(view, seat, None) else 0


def _draw_map(picture: Picture, view: TarguiView, seat: int, prompt: Prompt | None, part: Window, height: int) -> None:
    """Draw the tiles, including visible parts of those beyond the edge, with their highlights."""
    form, tribes = tiles.shape(part.side), tribes_of(view)
    about = frozenset(SQUARES) if prompt is None else affected_squares(view, prompt)
    places = {square: part.corner(square) for square in SQUARES}
    squares_inside = [
        square for square, (x, y) in places.items() if -form.side < x < WIDTH and -form.side < y < part.bottom + 4
    ]
    for square in squares_inside:
        tiles.draw_tile(picture, view.squares[INDEX[square]], tribes, *places[square], form)
    named = plates(view, seat, prompt)
    for plate in named:
        if plate.square not in about:
            tiles.draw_plate(picture, plate)
    for square in squares_inside if about else ():
        if square not in about:
            tiles.fade(picture, *places[square], form.side)
    framed = {places[square]: fill for square, fill in _frames(view, prompt).items() if part.holds(square)}
    tiles.draw_frames(picture, framed, form.side)
    way = _way(view, prompt)
    if way is not None and part.holds(way[0]) and part.holds(way[1]):
        _draw_way(picture, places[way[0]], places[way[1]], form.side, tribes[_goer(view)])
    for plate in named:
        if plate.square in about:
            tiles.draw_plate(picture, plate)


def _frames(view: TarguiView, prompt: Prompt | None) -> dict[Square, Colour]:
    """Return the framed squares with the colour of their frames.

    For a waiting player it is the last act, else the herd that goes and everything that can be chosen; before the first
    round, the possible places of camps.
    """
    frames: dict[Square, Colour] = {}
    if view.phase is Phase.SECTORS:
        free = SECTOR_SQUARES.keys() - {tribe.sector for tribe in view.tribes}
        frames |= {square: OCHRE for sector in free for square in SECTOR_SQUARES[sector]}
    for tribe in view.tribes:
        sector = SECTOR_SQUARES[tribe.sector] if view.phase is Phase.SECTORS and tribe.sector is not None else ()
        frames |= dict.fromkeys((*sector, *tribe.choices), PLAYERS[tribes_of(view)[tribe.seat]])
    if prompt is None:
        latest = view.latest
        squares = () if latest is None else (latest.source, latest.target)
        return frames | {square: GLOW for square in squares if square is not None}
    herd = setting_out(view, prompt)
    picked: dict[Square, Colour] = {} if herd is None else {herd: OCHRE}
    return frames | picked | dict.fromkeys(list_lit(view, prompt), CHOICE)


def _way(view: TarguiView, prompt: Prompt | None) -> tuple[Square, Square] | None:
    """Return start and destination of the fight or the last march, or None."""
    if is_under_way(view) and view.combat is not None:
        return view.combat.source, view.combat.target
    if prompt is None and view.latest is not None and view.latest.source is not None:
        return view.latest.source, view.latest.target
    return None


def _goer(view: TarguiView) -> int:
    """Return the owner of those camels."""
    if is_under_way(view) and view.combat is not None:
        return view.combat.attacker
    return 0 if view.latest is None else view.latest.seat


def _draw_way(picture: Picture, start: tuple[int, int], end: tuple[int, int], side: int, tribe: int) -> None:
    """Draw an arrow over the edge or the corner between two tiles."""
    (ax, ay), (bx, by) = start, end
    dx, dy = (bx > ax) - (bx < ax), (by > ay) - (by < ay)
    long = side * 0.36 / (dx * dx + dy * dy) ** 0.5
    # vertically it avoids the numbers on the band of the upper tile
    x, y = (ax + bx + side) / 2, (ay + by + side) / 2 + (0 if dx else side * 0.09)
    reach = (dx * long, dy * long)
    picture.paste(
        arrow(reach, round(side * 0.085), round(side * 0.18), PLAYERS[tribe]), x - dx * long / 2, y - dy * long / 2
    )


def plates(view: TarguiView, seat: int, prompt: Prompt | None) -> tuple[Plate, ...]:
    """Return the names of squares in the picture.

    They are those that can be chosen or are picked, those of all herds, and for a waiting player those of the last act.
    """
    if view.phase is Phase.SECTORS:
        return ()
    part = window(view, seat, prompt)
    form = tiles.shape(part.side)
    if prompt is None:
        choosable, fights = frozenset[Square](), frozenset[Square]()
        named = set[Square | None]() if view.latest is None else {view.latest.source, view.latest.target}
    else:
        choosable, fights = list_lit(view, prompt), list_fought(view, prompt)
        named = {setting_out(view, prompt), *choosable}
    return tuple(
        tiles.plate(
            square.square,
            part.corner(square.square),
            form,
            guarded=square.camels > 0,
            lit=square.square in choosable,
            fight=square.square in fights,
        )
        for square in view.squares
        if part.holds(square.square) and (square.camels or square.square in named)
    )


def marks(view: TarguiView, prompt: Prompt, part: Prompt) -> list[Frame]:
    """Return the places that the picture of a question highlights for a part of its choices: squares, or corners."""
    part_shown, squares = window(view, view.seat or 0, prompt), list_lit(view, part)
    if view.phase is Phase.SECTORS:
        squares = squares & frozenset(_HEART.values())
    return [
        Frame(*part_shown.corner(square), part_shown.side, part_shown.side)
        for square in sorted(squares)
        if part_shown.holds(square)
    ]


def corners(prompt: Prompt) -> dict[Sector, tuple[float, float]]:
    """Return the places of the names of the corners that can be chosen."""
    part = WHOLE
    sectors = {choice.value("sector") for choice in prompt.choices} - {None}
    return {
        sector: (x + part.side / 2, y + part.side / 2) for sector in sectors for x, y in [part.corner(_HEART[sector])]
    }


def _draw_corners(picture: Picture, prompt: Prompt, words: Words) -> None:
    for sector, (x, y) in corners(prompt).items():
        picture.paste(worded(upper(name(words, sector)), 58), x, y)
