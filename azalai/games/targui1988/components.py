"""Box of Targui (Wil Dijkstra and Ben van Dijk, Jumbo 1988)."""

from __future__ import annotations

import enum


class Tribe(enum.StrEnum):
    """Tribes (Kel): yellow, green, red and blue. By default the seats have them in this order."""

    AJJER = "ajjer"
    AHAGGAR = "ahaggar"
    ILBAKAN = "ilbakan"
    RESS = "ress"


class Land(enum.StrEnum):
    """Kinds of territory cards."""

    CAMP = "camp"
    SALINE = "saline"
    GUELTA = "guelta"
    REG = "reg"
    ERG = "erg"
    FECHFECH = "fechfech"
    MOUNTAIN = "mountain"
    CHOTT = "chott"


class Sector(enum.StrEnum):
    """Corners of the board, one of which holds a player's camp."""

    NW = "nw"
    NE = "ne"
    SW = "sw"
    SE = "se"


class Square(enum.StrEnum):
    """Squares in reading order: column A to G from the left, row 1 to 7 from the top."""

    A1, B1, C1, D1, E1, F1, G1 = "a1", "b1", "c1", "d1", "e1", "f1", "g1"
    A2, B2, C2, D2, E2, F2, G2 = "a2", "b2", "c2", "d2", "e2", "f2", "g2"
    A3, B3, C3, D3, E3, F3, G3 = "a3", "b3", "c3", "d3", "e3", "f3", "g3"
    A4, B4, C4, D4, E4, F4, G4 = "a4", "b4", "c4", "d4", "e4", "f4", "g4"
    A5, B5, C5, D5, E5, F5, G5 = "a5", "b5", "c5", "d5", "e5", "f5", "g5"
    A6, B6, C6, D6, E6, F6, G6 = "a6", "b6", "c6", "d6", "e6", "f6", "g6"
    A7, B7, C7, D7, E7, F7, G7 = "a7", "b7", "c7", "d7", "e7", "f7", "g7"


class Destiny(enum.StrEnum):
    """Destiny cards, in the order of their printed numbers."""

    HAUSSA_RAID = "haussa_raid"
    GIFT_RESS = "gift_ress"
    GIFT_ILBAKAN = "gift_ilbakan"
    GIFT_AHAGGAR = "gift_ahaggar"
    GIFT_AJJER = "gift_ajjer"
    SANDSTORM = "sandstorm"
    DROUGHT = "drought"
    CARAVAN = "caravan"
    PLAGUE = "plague"
    ENEMY_RAID = "enemy_raid"
    RAIN = "rain"
    SPRING = "spring"
    ERG_CHANGE = "erg_change"
    POISON = "poison"
    CAMPS_ROBBED = "camps_robbed"
    SILVER_FOUND = "silver_found"


class OtherDestiny(enum.StrEnum):
    """Destiny cards besides number 1, which is obligatory: those that a table may name for its game."""

    GIFT_RESS = Destiny.GIFT_RESS.value
    GIFT_ILBAKAN = Destiny.GIFT_ILBAKAN.value
    GIFT_AHAGGAR = Destiny.GIFT_AHAGGAR.value
    GIFT_AJJER = Destiny.GIFT_AJJER.value
    SANDSTORM = Destiny.SANDSTORM.value
    DROUGHT = Destiny.DROUGHT.value
    CARAVAN = Destiny.CARAVAN.value
    PLAGUE = Destiny.PLAGUE.value
    ENEMY_RAID = Destiny.ENEMY_RAID.value
    RAIN = Destiny.RAIN.value
    SPRING = Destiny.SPRING.value
    ERG_CHANGE = Destiny.ERG_CHANGE.value
    POISON = Destiny.POISON.value
    CAMPS_ROBBED = Destiny.CAMPS_ROBBED.value
    SILVER_FOUND = Destiny.SILVER_FOUND.value


TRIBES = tuple(Tribe)
SECTORS = tuple(Sector)
SQUARES = tuple(Square)
DESTINIES = tuple(Destiny)
NUMBER_OF_DESTINY = {card: number for number, card in enumerate(DESTINIES, start=1)}
SEATS = range(2, 5)

# the board

SIDE = 7
SPIRAL = (
    (43, 44, 45, 46, 47, 48, 49),
    (42, 21, 22, 23, 24, 25, 26),
    (41, 20, 7, 8, 9, 10, 27),
    (40, 19, 6, 1, 2, 11, 28),
    (39, 18, 5, 4, 3, 12, 29),
    (38, 17, 16, 15, 14, 13, 30),
    (37, 36, 35, 34, 33, 32, 31),
)
"""Numbers of the squares: from the centre to the right, then clockwise outwards."""

NUMBERS = tuple(number for row in SPIRAL for number in row)
"""Number of each square, in the order of `Square`."""
BY_NUMBER = tuple(sorted(range(SIDE * SIDE), key=NUMBERS.__getitem__))
"""Indexes (in the order of `Square`) of the squares numbered 1, 2, 3 ..."""
INDEX = {square: index for index, square in enumerate(SQUARES)}
CENTRE = BY_NUMBER[0]


def _neighbours(index: int) -> tuple[int, ...]:
    row, column = divmod(index, SIDE)
    return tuple(
        r * SIDE + c
        for r in range(max(0, row - 1), min(SIDE, row + 2))
        for c in range(max(0, column - 1), min(SIDE, column + 2))
        if (r, c) != (row, column)
    )


NEIGHBOURS = tuple(_neighbours(index) for index in range(SIDE * SIDE))
"""Up to eight neighbours of each square, also diagonally, in the order of `Square`."""
BESIDE_BITS = tuple(sum(1 << other for other in beside) for beside in NEIGHBOURS)
"""The same as sets of bits."""


def _squares_by_number(*numbers: int) -> tuple[Square, ...]:
    return tuple(SQUARES[BY_NUMBER[number - 1]] for number in numbers)


SECTOR_SQUARES = {
    Sector.NW: _squares_by_number(43, 44, 45, 42, 21, 22, 41, 20),
    Sector.NE: _squares_by_number(47, 48, 49, 24, 25, 26, 10, 27),
    Sector.SW: _squares_by_number(39, 18, 38, 17, 16, 37, 36, 35),
    Sector.SE: _squares_by_number(12, 29, 14, 13, 30, 33, 32, 31),
}
"""Eight squares of each corner, in reading order."""
THREE_PLAYERS_SQUARES = (_squares_by_number(47, 48, 49), _squares_by_number(33, 32, 31), _squares_by_number(41, 40, 39))
"""Squares of the first, second and third of three players."""

DEALT = {Land.GUELTA: 6, Land.REG: 12, Land.ERG: 12, Land.FECHFECH: 8, Land.MOUNTAIN: 6, Land.CHOTT: 4}
"""Numbers of the 48 cards laid around the saline."""
ECONOMIC = {
    Land.CAMP: 4,
    Land.SALINE: 5,
    Land.GUELTA: 3,
    Land.REG: 2,
    Land.ERG: 1,
    Land.FECHFECH: 0,
    Land.MOUNTAIN: 0,
    Land.CHOTT: 0,
}
STRATEGIC = {
    Land.CAMP: 4,
    Land.SALINE: 5,
    Land.GUELTA: 3,
    Land.REG: 0,
    Land.ERG: 0,
    Land.FECHFECH: 2,
    Land.MOUNTAIN: 1,
    Land.CHOTT: 0,
}

# tribes, money, dice

START_CAMELS = 10
START_SILVER = 10
"""Five pieces of silver and one of gold, which is worth five."""
CAMEL_PRICE = 1
SIDES = 6
DOUBLE = 6
"""Roll that gives every tribe a single card, worth a double turn."""
EXCHANGES_AT_ONCE = 20
"""Exchanges of an attack after which the attacker is asked again, so that the events can be read."""

# destiny cards

GIFTS = {
    Destiny.GIFT_RESS: Tribe.RESS,
    Destiny.GIFT_ILBAKAN: Tribe.ILBAKAN,
    Destiny.GIFT_AHAGGAR: Tribe.AHAGGAR,
    Destiny.GIFT_AJJER: Tribe.AJJER,
}
GIFT_CAMELS = 10
SANDSTORM_CAMELS = 3
DROUGHT_CAMELS_LEFT = 15
CARAVAN_SILVER = 10
ENEMY_RAID_CAMELS = 1
RAIN_CAMELS = 5
SPRING_CAMELS = 5
ERG_STRATEGIC = 3
POISON_CAMELS = 10
MOUNTAIN_SILVER = 3

ALWAYS = Destiny.HAUSSA_RAID
FREE_CHOICE = tuple(card for card in DESTINIES if card is not ALWAYS and card not in GIFTS)
"""Cards 6 to 16, from which a shorter pack is made up (ruling G17)."""
EIGHT = (
    Destiny.HAUSSA_RAID,
    Destiny.SANDSTORM,
    Destiny.CARAVAN,
    Destiny.PLAGUE,
    Destiny.ENEMY_RAID,
    Destiny.SPRING,
    Destiny.ERG_CHANGE,
    Destiny.SILVER_FOUND,
)
"""Pack designed for a game of eight rounds (ruling G17)."""
ROUNDS_TO_THE_LAST = 48
"""Rounds after which a game to the last tribe ends at the latest: three times the pack of 16."""
