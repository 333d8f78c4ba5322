"""Components of Touareg (Francesco Berardi, Adlung-Spiele 2011)."""

from __future__ import annotations

import enum


class Good(enum.StrEnum):
    """Kind of goods; tables by kind follow this order."""

    WATER = "water"
    GOLD = "gold"
    SALT = "salt"
    MILLET = "millet"


class Special(enum.StrEnum):
    """Kind of special card; tables by kind follow this order."""

    DONKEY = "donkey"
    CAVE = "cave"
    THIEF = "thief"
    PLAN = "plan"


class Place(enum.StrEnum):
    """Place of open goods: the hand (the camp) or one of the animals."""

    HAND = "hand"
    CAMEL1, CAMEL2, CAMEL3 = "camel1", "camel2", "camel3"
    DONKEY1, DONKEY2, DONKEY3, DONKEY4, DONKEY5 = "donkey1", "donkey2", "donkey3", "donkey4", "donkey5"


class Cave(enum.StrEnum):
    """Cave of a player, in the order of purchase."""

    CAVE1, CAVE2, CAVE3, CAVE4, CAVE5 = "cave1", "cave2", "cave3", "cave4", "cave5"


GOODS = tuple(Good)
SPECIALS = tuple(Special)
CAMELS = (Place.CAMEL1, Place.CAMEL2, Place.CAMEL3)
DONKEYS = (Place.DONKEY1, Place.DONKEY2, Place.DONKEY3, Place.DONKEY4, Place.DONKEY5)
CAVES = tuple(Cave)

GOODS_IN_BOX = {Good.WATER: 8, Good.GOLD: 10, Good.SALT: 12, Good.MILLET: 14}
DINARS = {Good.WATER: 3, Good.GOLD: 2, Good.SALT: 1, Good.MILLET: 1}
MAJORITY_POINTS = {Good.WATER: 6, Good.GOLD: 5, Good.SALT: 4, Good.MILLET: 3}
TIE_PENALTY = 1

SPECIALS_BY_SEATS = {
    2: {Special.DONKEY: 2, Special.CAVE: 2, Special.THIEF: 3, Special.PLAN: 3},
    3: {Special.DONKEY: 3, Special.CAVE: 3, Special.THIEF: 3, Special.PLAN: 2},
    4: {Special.DONKEY: 4, Special.CAVE: 4, Special.THIEF: 3, Special.PLAN: 3},
    5: {Special.DONKEY: 5, Special.CAVE: 5, Special.THIEF: 3, Special.PLAN: 4},
}
CAMELS_BY_SEATS = {2: 3, 3: 2, 4: 2, 5: 2}
PRICE = 3
UNUSED_POINTS = {Special.DONKEY: 1, Special.CAVE: 1, Special.THIEF: 1, Special.PLAN: 2}

MARKET_START = 2
DRAW = 3
LEAST_TO_MARKET = 1
HAND_LIMIT = 4
LOAD_LIMIT = 4
KINDS_ON_CAMEL = 2
CHANGES_ON_CAMEL = 1
GOLD_ON_CAMEL = 2
CAVE_CAPACITY = 2
STAGES = 2
