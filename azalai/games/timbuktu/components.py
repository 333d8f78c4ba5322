"""Components of Timbuktu (Dirk Henn; db-Spiele 1993, Queen Games 2005)."""

from __future__ import annotations

import enum
from typing import TypeAlias


class Good(enum.StrEnum):
    """Kind of goods; tables by kind follow this order, which is also the ring of the cards."""

    GOLD = "gold"
    COFFEE = "coffee"
    PEPPER = "pepper"
    SALT = "salt"
    WATER = "water"


class Enclosure(enum.StrEnum):
    """Enclosure of a site, from left to right."""

    CRESCENT = "crescent"
    LAMP = "lamp"
    SCIMITAR = "scimitar"
    STAR = "star"
    MOON = "moon"


class Site(enum.StrEnum):
    """Station of the route."""

    START = "start"
    OASIS_1 = "oasis_1"
    OASIS_2 = "oasis_2"
    OASIS_3 = "oasis_3"
    OASIS_4 = "oasis_4"
    TIMBUKTU = "timbuktu"


class Letter(enum.StrEnum):
    """Camel of a caravan."""

    A, B, C, D, E, F, G, H = "A", "B", "C", "D", "E", "F", "G", "H"


Goods: TypeAlias = tuple[Good, ...]
"""Goods tokens in the order of `Good`."""

Counts: TypeAlias = tuple[int, int, int, int, int]
"""Numbers by kind, in the order of `Good`."""

GOODS = tuple(Good)
ENCLOSURES = tuple(Enclosure)
STALLS = (1, 2, 3, 4, 5)
TOKENS_OF_A_KIND = 21
TOKENS = TOKENS_OF_A_KIND * len(GOODS)
GOODS_ON_A_CAMEL = 4
KINDS_ON_A_CAMEL = 3
"""Least number of kinds that a camel carries at the start."""

LETTERS_BY_SEATS = {3: tuple(Letter), 4: tuple(Letter)[:6], 5: tuple(Letter)[:5]}
ROUTE_BY_SEATS = {
    3: (Site.START, Site.OASIS_1, Site.OASIS_4, Site.TIMBUKTU),
    4: (Site.START, Site.OASIS_1, Site.OASIS_2, Site.OASIS_4, Site.TIMBUKTU),
    5: tuple(Site),
}
PACK_POSITIONS: dict[int, tuple[int | None, ...]] = {
    3: (0, None, 1, 2, None),
    4: (0, 1, 2, 3, None),
    5: (0, 1, 2, 3, 4),
}
"""Ring of five packs, clockwise, by the number of players.

Seats are counted from the first player of the stage; None is a gap between two players (rulings T2, T3).
"""

FREE_TO = {
    Enclosure.CRESCENT: (Enclosure.CRESCENT, Enclosure.MOON),
    Enclosure.LAMP: (Enclosure.LAMP, Enclosure.CRESCENT),
    Enclosure.SCIMITAR: (Enclosure.SCIMITAR, Enclosure.LAMP),
    Enclosure.STAR: (Enclosure.STAR, Enclosure.SCIMITAR),
    Enclosure.MOON: (Enclosure.MOON, Enclosure.STAR),
}
"""The two arrows of each enclosure: straight on, and to the left neighbour."""

EXCHANGE_STALLS: dict[Site, tuple[tuple[Enclosure, int], ...]] = {
    Site.START: (),
    Site.OASIS_1: ((Enclosure.CRESCENT, 2), (Enclosure.SCIMITAR, 4)),
    Site.OASIS_2: ((Enclosure.LAMP, 2), (Enclosure.STAR, 4)),
    Site.OASIS_3: ((Enclosure.SCIMITAR, 2), (Enclosure.MOON, 4)),
    Site.OASIS_4: ((Enclosure.STAR, 2), (Enclosure.CRESCENT, 4)),
    Site.TIMBUKTU: ((Enclosure.MOON, 2), (Enclosure.LAMP, 4)),
}

STALL_CARDS = ((1, 3), (3, 4), (2, 4), (2, 5), (1, 5))
GOODS_CARDS = (
    (Good.GOLD, Good.COFFEE),
    (Good.COFFEE, Good.PEPPER),
    (Good.PEPPER, Good.SALT),
    (Good.SALT, Good.WATER),
    (Good.GOLD, Good.WATER),
)

QUOTA_BY_SEATS = {3: 7, 4: 5, 5: 4}
"""Tokens of each kind that a player receives when the goods are distributed freely."""


class Colour(enum.StrEnum):
    """Caravan board, by its printed colour."""

    BLUE = "blue"
    GREEN = "green"
    RED = "red"
    YELLOW = "yellow"
    BLACK = "black"


BOARD_OF_SEAT = (Colour.YELLOW, Colour.GREEN, Colour.RED, Colour.BLUE, Colour.BLACK)
"""Board of each seat, with the colour of the seat's mark (black is drawn violet)."""


def _load(initials: str) -> Goods:
    """Return goods by their initials: g, c, p, s, w."""
    return tuple(next(good for good in GOODS if good[0] == initial) for initial in initials)


CARAVANS: dict[Colour, tuple[Goods, ...]] = {
    Colour.BLUE: tuple(map(_load, ["gcps", "cpsw", "ggcw", "gppw", "cssw", "gcpw", "gpsw", "cpss"])),
    Colour.GREEN: tuple(map(_load, ["cpsw", "gpsw", "gccp", "gcss", "gpww", "gcps", "gcsw", "psww"])),
    Colour.RED: tuple(map(_load, ["gpsw", "gcsw", "cpps", "cpww", "ggcs", "cpsw", "gcpw", "ggsw"])),
    Colour.YELLOW: tuple(map(_load, ["gcsw", "gcpw", "pssw", "ggps", "ccpw", "gpsw", "gcps", "gccw"])),
    Colour.BLACK: tuple(map(_load, ["gcpw", "gcps", "gsww", "ccsw", "gpps", "gcsw", "cpsw", "gcpp"])),
}
"""Goods printed for the camels A to H."""


def in_order(goods: Goods | list[Good]) -> Goods:
    """Return goods in the order of `Good`."""
    return tuple(sorted(goods, key=GOODS.index))
