"""Layout and drawing of a player's animals and special cards, on the board's panel and in private.

Lengths at scale 1 are those of a panel of four players: a camel 168 x 125, a tile 102 x 58.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from azalai.games.touareg.components import DONKEYS, Good, Place, Special
from azalai.games.touareg.view import AnimalView, CampView, Latest
from azalai.renderers.kit import animals, ornaments
from azalai.renderers.kit.palette import GLOW, OCHRE
from azalai.renderers.kit.picture import Picture
from azalai.renderers.kit.sprites import Sprite
from azalai.renderers.touareg import cards

_CAMEL, _DONKEY = 0.76, 0.72 / 0.68 * 0.76
"""Scale of the drawings of the animals at scale 1."""
TILE = (102.0, 58.0, 55.5)
"""Width and height of a tile, and the step up to the next."""
_JITTER = (0, 4, -3, 2)
_CAMEL_STEP, _CAMEL_TO_DONKEY, _DONKEY_STEP = 132, 154, 132
_CAMEL_FULL, _DONKEY_FULL = 168, 153
FOUR_HIGH = 336.4
"""Height of a camel with four goods at scale 1."""
_LEGIBLE = 0.86
_MOST_STRETCH = 1.28
_SMALL = 0.7
"""Scale below which the animals stand in two rows if possible."""


class Spot(NamedTuple):
    """Left end and ground of an animal."""

    animal: AnimalView
    x: float
    ground: float


class Caravan(NamedTuple):
    """Layout of the animals: `scale` against the usual size, `ledge` the ground of an upper row, or None.

    `stretch`: factor by which the tiles of small animals are higher, so that their goods remain legible.
    """

    scale: float
    spots: tuple[Spot, ...]
    ledge: float | None
    stretch: float


class Body(NamedTuple):
    """Drawing of an animal: function, scale at scale 1, and the middle and height of its load in the drawing."""

    draw: Callable[[int, float], Sprite]
    scale: float
    middle: float
    pack: float


_BODIES = (
    Body(animals.camel, _CAMEL, animals.CAMEL_PACK[0], animals.CAMEL_HEIGHT - animals.CAMEL_PACK[1]),
    Body(animals.donkey, _DONKEY, animals.DONKEY_PACK[0], animals.DONKEY_HEIGHT - animals.DONKEY_PACK[1]),
)


def body(place: Place) -> Body:
    """Return the drawing of the animal of a place."""
    return _BODIES[is_donkey(place)]


def is_donkey(place: Place) -> bool:
    """Return True if that animal is a donkey."""
    return place in DONKEYS


def _steps(row: Sequence[AnimalView]) -> list[float]:
    """Return the distances from each animal's left end to the next one's; for the last one its full width."""
    steps: list[float] = []
    for animal, after in itertools.pairwise(row):
        if is_donkey(animal.place):
            steps.append(_DONKEY_STEP)
        else:
            steps.append(_CAMEL_TO_DONKEY if is_donkey(after.place) else _CAMEL_STEP)
    return [*steps, _DONKEY_FULL if is_donkey(row[-1].place) else _CAMEL_FULL]


def natural_width(row: Sequence[AnimalView]) -> float:
    """Return the width at scale 1 of the animals walking nose to tail."""
    return sum(_steps(row)) if row else 0


def _height(row: Sequence[AnimalView]) -> float:
    """Return the height at scale 1 of the highest tower or head."""
    heights = [_CAMEL * animals.CAMEL_HEIGHT]
    for animal in row:
        if animal.load:
            own = body(animal.place)
            heights.append(own.pack * own.scale + (len(animal.load) - 1) * TILE[2] + TILE[1])
    return max(heights)


def arrange(
    herd: Sequence[AnimalView], left: float, right: float, top: float, ground: float, largest: float, beside: float = 0
) -> Caravan:
    """Return the layout of the animals between `left` and `right`, none higher than `top`.

    `largest` is the greatest scale, `beside` the width at scale 1 of the things at the right, which shrink with them.
    """
    width, height = right - left, ground - top
    scale = min(largest, width / (natural_width(herd) + beside), height / FOUR_HIGH)
    if scale >= _SMALL or len(herd) < 3:
        return _place_rows([herd], scale, left, right - beside * scale, ground, 0)
    middle = math.ceil(len(herd) / 2)
    rows = [herd[:middle], herd[middle:]]
    between = 16
    two = min(
        largest,
        width / (max(natural_width(row) for row in rows) + beside),
        (height - between) / sum(_height(row) for row in rows),
    )
    if two < scale * 1.12:
        return _place_rows([herd], scale, left, right - beside * scale, ground, 0)
    return _place_rows(rows, two, left, right - beside * two, ground, between)


def _place_rows(
    rows: Sequence[Sequence[AnimalView]], scale: float, left: float, right: float, ground: float, between: float
) -> Caravan:
    scale = math.floor(scale * 50) / 50  # few different scales, so that few sprites are drawn
    spots: list[Spot] = []
    floor = ground
    for row in rows:
        steps = _steps(row)
        spare = max(0.0, right - left - sum(steps) * scale) / len(row)
        x = left + spare / 2
        for animal, step in zip(row, steps, strict=True):
            spots.append(Spot(animal, x, floor))
            x += step * scale + spare
        if row is not rows[-1]:
            floor -= _height(row) * scale + between
    stretch = min(_MOST_STRETCH, max(1.0, _LEGIBLE / scale)) if len(rows) == 1 else 1.0
    return Caravan(scale, tuple(spots), floor if len(rows) > 1 else None, stretch)


def pack(spot: Spot, measures: Caravan) -> tuple[float, float]:
    """Return the place of an animal's lowest good: its middle, and its lower edge."""
    own = body(spot.animal.place)
    unit = own.scale * measures.scale
    return spot.x + own.middle * unit, spot.ground - own.pack * unit


def tile(measures: Caravan) -> tuple[float, float, float]:
    """Return width, height and step of the goods on these animals."""
    return (
        TILE[0] * measures.scale,
        TILE[1] * measures.scale * measures.stretch,
        TILE[2] * measures.scale * measures.stretch,
    )


def draw_animal(picture: Picture, spot: Spot, seat: int, measures: Caravan, arrived: int = 0) -> None:
    """Draw an animal with its load; the top `arrived` goods glow."""
    own = body(spot.animal.place)
    picture.paste(own.draw(seat, round(own.scale * measures.scale, 3)), spot.x, spot.ground)
    tower(picture, spot.animal.load, *pack(spot, measures), tile(measures), arrived)


def count_arrived(latest: Latest | None, seat: int, place: Place) -> int:
    """Return the number of goods that the last move brought onto an animal."""
    return latest.count if latest is not None and latest.seat == seat and latest.place == place else 0


def shift(number: int, width: float) -> float:
    """Return the distance to the right of a good with `number` goods below it."""
    return _JITTER[number % len(_JITTER)] * width / 88


def tower(
    picture: Picture,
    load: Sequence[Good],
    x: float,
    foot: float,
    tile: tuple[float, float, float],
    arrived: int,
) -> None:
    """Draw goods on top of each other from the foot up; `tile` is width, height and step."""
    width, height, step = round(tile[0]), round(tile[1]), tile[2]
    count = len(load)
    arrived = min(arrived, count)
    if arrived:
        upper = foot - step * (count - 1) - height
        reach = round(foot - step * (count - arrived) - upper)
        for blur, fill in ((13, OCHRE), (6, GLOW)):
            picture.paste(ornaments.glow(width + 4, reach + 2, 12, blur, fill), x - width / 2 - 2, upper - 2)
    for number, good in enumerate(load):
        at = x + shift(number, width)
        picture.paste(cards.tile(good, width, height, number >= count - arrived), at, foot - round(number * step))


class Held(NamedTuple):
    """Special card of a player, with the number of goods `hidden` under it, and the `goods` if they are open."""

    kind: Special
    hidden: int
    used: bool
    goods: tuple[Good, ...] = ()


def lies_open(camps: Sequence[CampView]) -> bool:
    """Return True if the game is over and hands, caves and thieves are open to all."""
    return all(camp.hand is not None for camp in camps)


def list_special_cards(camp: CampView) -> tuple[Held, ...]:
    """Return the special cards of a camp except its donkeys: caves, thieves, plans."""
    return (
        *(Held(Special.CAVE, cave.count, False, cave.goods or ()) for cave in camp.caves),
        *(
            Held(Special.THIEF, 1 if thief.used else 0, thief.used, () if thief.good is None else (thief.good,))
            for thief in camp.thieves
        ),
        *(Held(Special.PLAN, 0, False) for _ in range(camp.plans)),
    )
