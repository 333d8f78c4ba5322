"""The marks of a decision on the map: numbers of choices, ways, what is picked, and what steps back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image

from games.prompts import Prompt
from games.targui1988.components import INDEX, Sector, Square
from games.targui1988.view import TarguiView
from renderers.kit import shared_badges
from renderers.kit.badges import WASH, WHITE
from renderers.kit.canvas import Canvas
from renderers.kit.palette import CHOICE, INK, OCHRE, PAPER, TERRACOTTA, Colour, colour
from renderers.kit.paths import ellipse, rounded
from renderers.kit.picture import Picture
from renderers.kit.sprites import drawn
from renderers.targui1988.choices import Group, grouped, picked
from renderers.targui1988.drawings import ART
from renderers.targui1988.drawings import SIDE as TILE
from renderers.targui1988.map import corner
from renderers.targui1988.scene import arrow

Sign: TypeAlias = Literal["", "swords", "coin"]
_LARGE, _SECTOR = 48, 64
_BESIDE = 44
"""From that size on a sign stands beside a number, and not on its shoulder."""
_ROOM = 132
"""So wide may the numbers of one square be together."""
_FADED = 0.44
_CHOSEN = colour("F0A818")
_HEART = {Sector.NW: Square.B2, Sector.NE: Square.F2, Sector.SW: Square.B6, Sector.SE: Square.F6}
"""The square of a corner on which its number stands."""


class Mark(NamedTuple):
    """The number of a choice, or of several that follow on each other, with its middle at (x, y). `sign`: what stands
    beside it."""

    group: Group
    x: float
    y: float
    size: int
    sign: Sign = ""

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom, without shadow and sign."""
        half, high = across(self.group, self.size) / 2, _high(self.size) / 2
        return self.x - half, self.y - high, self.x + half, self.y + high


def marks(view: TarguiView, prompt: Prompt) -> tuple[Mark, ...]:
    """Where the numbers of the choices stand on the map."""
    found = grouped(view, prompt)
    places: dict[Square, list[Group]] = {}
    placed: list[Mark] = []
    for group in found:
        if group.sector is not None:
            x, y = corner(_HEART[group.sector])
            placed.append(Mark(group, x + TILE / 2, y + TILE / 2, _SECTOR))
        elif group.at is not None:
            places.setdefault(group.at, []).append(group)
    mixed = len({group.kind for group in found}) > 1
    for square, groups in places.items():
        x, y = corner(square)
        guarded = view.squares[INDEX[square]].camels > 0
        placed += [mark._replace(x=x + mark.x, y=y + mark.y) for mark in _on_tile(groups, guarded, mixed)]
    return tuple(placed)


def _on_tile(groups: Sequence[Group], guarded: bool, mixed: bool) -> list[Mark]:
    """The places on a tile, from its top left corner: between its values and the band with camels, where a number
    may cover the camel, but no figure."""
    if len(groups) == 1:
        return [_alone(groups[0], guarded, buying=mixed and groups[0].kind == "buy")]
    if not guarded:
        if _wide(groups, 44) <= _ROOM:
            return _row(groups, 78, (44,))
        half = (len(groups) + 1) // 2
        return [*_row(groups[:half], 61, (34, 30, 26)), *_row(groups[half:], 105, (34, 30, 26))]
    lone = next((group for group in reversed(groups) if group.first == group.last), None)
    if lone is None:
        return _row(groups, 64, (34, 30, 26))
    rest = [group for group in groups if group is not lone]
    upper = (
        [Mark(rest[0], 56 if across(rest[0], 38) < 50 else 74, 61, 38)]
        if len(rest) == 1
        else _row(rest, 64, (34, 30, 26))
    )
    return [*upper, _in_band(lone, 38 if len(rest) == 1 else 32, buying=mixed and lone.kind == "buy")]


def _alone(group: Group, guarded: bool, *, buying: bool) -> Mark:
    single = group.first == group.last
    if guarded and buying and single:
        return _in_band(group, 42, buying=True)
    if group.act == "attack" or buying:
        return Mark(group, 38, 66 if guarded else 79, 44, "coin" if buying else "swords")
    if guarded:
        return Mark(group, 55 if single else TILE / 2, 63, _LARGE)
    return Mark(group, TILE / 2, 78, _LARGE)


def _in_band(group: Group, size: int, *, buying: bool) -> Mark:
    """Over the camel of a band."""
    return Mark(group, _high(size) / 2 + 2, TILE + 3 - _high(size) / 2, size, "coin" if buying else "")


def _row(groups: Sequence[Group], y: float, sizes: Sequence[int]) -> list[Mark]:
    """Side by side round the middle of a tile, as large as there is room for."""
    size = next((size for size in sizes if _wide(groups, size) <= _ROOM), sizes[-1])
    x, found = TILE / 2 - _wide(groups, size) / 2, list[Mark]()
    for group in groups:
        wide = across(group, size)
        found.append(Mark(group, x + wide / 2, y, size))
        x += wide
    return found


def _wide(groups: Iterable[Group], size: int) -> float:
    return sum(across(group, size) for group in groups)


def across(group: Group, size: int) -> float:
    """How wide the number of a group is, with its rings."""
    return shared_badges.width(group.first, group.last, size)


def _high(size: int) -> float:
    """How high a number is, with its rings."""
    return shared_badges.width(1, 1, size)


# drawing


def draw_marks(picture: Picture, view: TarguiView, prompt: Prompt, about: frozenset[Square]) -> None:
    """On a map already drawn: what the question is not `about` steps back, what is picked is framed, the ways and the
    numbers lie on top."""
    found = marks(view, prompt)
    source, target = picked(view, prompt)
    for square in view.squares:
        if about and square.square not in about:
            x, y = corner(square.square)
            picture.put(_veil(), x - 2, y - 2)
    framed: dict[Square, Colour] = {
        mark.group.at: CHOICE for mark in found if mark.group.at is not None and mark.group.kind in ("from", "buy")
    }
    for square in (source, target):
        if square is not None:
            framed[square] = _CHOSEN
    for square, fill in framed.items():
        picture.put(_frame(fill, 9 if square == (source or target) else 5), *corner(square))
    for way in _ways(found, source, target):
        _draw_way(picture, view, *way)
    for mark in found:
        draw_mark(picture, mark)


def draw_mark(picture: Picture, mark: Mark) -> None:
    """A number with its sign."""
    draw_number(picture, mark.group, mark.x, mark.y, mark.size)
    if not mark.sign:
        return
    if mark.size < _BESIDE:
        picture.put(ART.sprite("silver", 22), mark.x + mark.size * 0.45, mark.y - mark.size * 0.45)
    else:
        aside = across(mark.group, mark.size) / 2 + 19
        picture.put(sign_disc(mark.sign, 42), mark.x + aside, mark.y + 1)


def draw_number(picture: Picture, group: Group, x: float, y: float, size: int) -> None:
    """The number of a group's choice, or of the first and the last one."""
    picture.put(shared_badges.mark(group.first, group.last, size), x, y)


@drawn
def sign_disc(sign: Sign, size: int) -> Canvas:
    """Crossed swords or silver on paper; its origin is the middle."""
    paint = Canvas(0, 0, margin=size // 2 + 12)
    paint.soft(ellipse(0, 0, size / 2 + 2), INK, 4, 0.45, 3)
    paint.disc(0, 0, size / 2, INK)
    paint.disc(0, 0, size / 2 - 1.4, TERRACOTTA if sign == "swords" else OCHRE)
    paint.disc(0, 0, size / 2 - 5, PAPER)
    if sign == "swords":
        ART.draw(paint, "swords", scale=size * 0.66 / 100)
    else:
        ART.draw(paint, "silver", 0, 0.5, size * 0.66 / 64)
    return paint


@drawn
def _veil() -> Canvas:
    """The sand into which a tile steps back; its origin is 2 px outside the tile's corner."""
    veil = Canvas(TILE + 4, TILE + 5)
    veil.fill(rounded(0, 0, TILE + 4, TILE + 5, 16), WASH, _FADED)
    return veil


def _nothing(image: Image.Image) -> Image.Image:
    return Image.new("RGBA", image.size, (0, 0, 0, 0))


@drawn
def _frame(fill: Colour, thick: int) -> Canvas:
    """A ring round a tile, rimmed with white; its origin is the tile's corner."""
    ring = Canvas(TILE, TILE, margin=24)
    ring.soft(rounded(-6, -6, TILE + 12, TILE + 12, 18), INK, 5, 0.35, 2)
    ring.change(_nothing, rounded(0, 0, TILE, TILE, 13))
    ring.edge(rounded(-1, -1, TILE + 2, TILE + 2, 14), WHITE, thick + 3)
    ring.edge(rounded(-1, -1, TILE + 2, TILE + 2, 14), fill, thick)
    return ring


# ways


def _ways(found: Iterable[Mark], source: Square | None, target: Square | None) -> list[tuple[Square, Square]]:
    ways = dict.fromkeys((mark.group.source, mark.group.target) for mark in found if mark.group.kind == "way")
    ways[source, target] = None
    return [(start, end) for start, end in ways if start is not None and end is not None]


def _draw_way(picture: Picture, view: TarguiView, source: Square, target: Square) -> None:
    """A small arrow over the edge or corner between two squares; up and down it keeps clear of figures."""
    (ax, ay), (bx, by) = corner(source), corner(target)
    dx, dy = (bx > ax) - (bx < ax), (by > ay) - (by < ay)
    long = 24 / (dx * dx + dy * dy) ** 0.5
    x, y = (ax + bx + TILE) / 2 - dx * 3, (ay + by + TILE) / 2 - dy * 3
    if not dx:
        upper = view.squares[INDEX[min(source, target, key=_row_of)]]
        x += -12 if upper.camels > 0 else 0
        y -= 6 if dy < 0 else 0
    picture.put(arrow((dx * long, dy * long), 12, 22, _CHOSEN), x, y)


def _row_of(square: Square) -> int:
    return INDEX[square]
