"""Numbers that the teaching texts of a game must name, each from the box or the rules, and their reading."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from azalai.games.lessons import lesson_of
from azalai.games.targui import cards as targui_cards
from azalai.games.targui import components as targui
from azalai.games.targui.cards import RAIDS
from azalai.games.targui.components import Action
from azalai.games.targui1988 import components as war
from azalai.games.targui1988.components import Land
from azalai.games.timbuktu import components as timbuktu
from azalai.games.touareg import components as touareg
from azalai.games.touareg import moves as touareg_moves
from azalai.games.touareg.components import Good, Special
from azalai.locales import Language, words

Told = Mapping[str, Sequence[int]]
"""Numbers in the texts of a game, by `first-time`, the name of a lesson's hint, or `rules-NAME`.

The latter is a line of the rules in short by its name in the lesson. A text that is not named has none.
"""

NUMBERS: Mapping[Language, Mapping[str, int]] = {
    "en": dict(
        zip(
            ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
            range(2, 13),
            strict=True,
        )
    )
    | {"both": 2, "halved": 2, "fourth": 4, "twelfth": 12, "fifteen": 15},
    "fr": dict(
        zip(
            ("deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"),
            range(2, 13),
            strict=True,
        )
    )
    | {"quatrième": 4, "douzième": 12, "quinze": 15},
    "de": dict(
        zip(
            ("zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"),
            range(2, 13),
            strict=True,
        )
    )
    | {"zweit": 2, "zweien": 2, "beide": 2, "beiden": 2, "beider": 2, "beides": 2, "halbiert": 2}
    | {"dritt": 3, "viert": 4, "vierte": 4, "vierten": 4, "fünft": 5, "zwölfte": 12, "zwölften": 12, "fünfzehn": 15},
}
"""Numbers in words; `one` is left out, since it is an article, too."""


def numbers(text: str, language: Language) -> list[int]:
    """Return the numbers in a text, in their order."""
    values = (
        int(word) if word.isdigit() else NUMBERS[language].get(word)
        for word in re.findall(r"\d+|[^\W\d_]+", text.lower())
    )
    return [value for value in values if value is not None]


def texts(key: str, language: Language) -> Iterator[tuple[str, str]]:
    """Yield all texts that teach the rules of a game, with their names."""
    said, lesson = words(language), lesson_of(key)
    assert lesson is not None
    yield "first-time", said.say(f"{key}-first-time")
    lines = [line for line in said.say(f"{key}-rules").split("\n") if line and not line.startswith("#")]
    yield from ((f"rules-{name}", line) for name, line in zip(lesson.rules, lines, strict=True))
    yield from ((hint.name, said.say(f"{key}-lesson-{hint.name}")) for hint in lesson.hints)


# Numbers of each game


def _good(good: Good) -> tuple[int, int, int]:
    return touareg.GOODS_IN_BOX[good], touareg.DINARS[good], touareg.MAJORITY_POINTS[good]


_ACTIONS_OF_TOUAREG = len({touareg_moves.Draw, touareg_moves.Load, touareg_moves.Market, touareg_moves.Buy})
_SPECIALS = touareg.SPECIALS_BY_SEATS
_UNUSED = (touareg.UNUSED_POINTS[Special.THIEF], touareg.UNUSED_POINTS[Special.PLAN])
_CAMEL = (touareg.LOAD_LIMIT, touareg.KINDS_ON_CAMEL, touareg.GOLD_ON_CAMEL)
_LEFT_TO_DRAW = (*range(1, touareg.DRAW), touareg.HAND_LIMIT)
TOUAREG: Told = {
    "first-time": (touareg.DRAW, touareg.LOAD_LIMIT, touareg.LOAD_LIMIT),
    "rules-aim": (touareg.STAGES,),
    **{f"rules-{good.value}": _good(good) for good in Good},
    "rules-draw": (touareg.DRAW, touareg.HAND_LIMIT),
    "rules-load": (touareg.LOAD_LIMIT,),
    "rules-market": (touareg.LOAD_LIMIT,),
    "rules-buy": (touareg.PRICE,),
    "rules-loading": (
        *(touareg.CAMELS_BY_SEATS[3], touareg.CAMELS_BY_SEATS[2], 2),
        *(touareg.LOAD_LIMIT, touareg.KINDS_ON_CAMEL, touareg.GOLD_ON_CAMEL, touareg.LOAD_LIMIT),
    ),
    "rules-cave": (1, touareg.CAVE_CAPACITY),
    "rules-plan": (touareg.UNUSED_POINTS[Special.PLAN],),
    "rules-unused": _UNUSED,
    "rules-supply": (
        *(2, *_SPECIALS[2].values()),
        *(3, *_SPECIALS[3].values()),
        *(4, *_SPECIALS[4].values()),
        *(5, *_SPECIALS[5].values()),
    ),
    "rules-last-turns": _LEFT_TO_DRAW,
    "rules-majority": (touareg.TIE_PENALTY,),
    "rules-stage-1": (1,),
    "rules-stage-2": (2,),
    "aim": (touareg.STAGES,),
    "draw": (_ACTIONS_OF_TOUAREG, touareg.DRAW),
    "send": (touareg.HAND_LIMIT,),
    "worth": (
        *(number for good in Good for number in (touareg.GOODS_IN_BOX[good], touareg.MAJORITY_POINTS[good])),
        *(touareg.DINARS[Good.WATER], touareg.DINARS[Good.GOLD], touareg.DINARS[Good.SALT]),
    ),
    "market": (touareg.LOAD_LIMIT,),
    "load": (touareg.LOAD_LIMIT,),
    "loading": _CAMEL,
    "buy": (_ACTIONS_OF_TOUAREG, touareg.PRICE),
    "specials": (touareg.LOAD_LIMIT, touareg.UNUSED_POINTS[Special.PLAN], 3, *_SPECIALS[3].values()),
    "cave": (1, touareg.CAVE_CAPACITY),
    "cave-later": (touareg.CAVE_CAPACITY,),
    "last-turns": _LEFT_TO_DRAW,
    "majority": (touareg.TIE_PENALTY,),
    "unused": (*_UNUSED, 2),
}

_CAMELS = {seats: len(letters) for seats, letters in timbuktu.LETTERS_BY_SEATS.items()}
_STAGES = {seats: len(route) - 1 for seats, route in timbuktu.ROUTE_BY_SEATS.items()}
_SITE = (len(timbuktu.ENCLOSURES), len(timbuktu.STALLS))
_PAIRS = tuple(stall for pair in timbuktu.STALL_CARDS for stall in pair)
_LOAD = (timbuktu.GOODS_ON_A_CAMEL, timbuktu.KINDS_ON_A_CAMEL, timbuktu.GOODS_ON_A_CAMEL)
_PACKS = len(timbuktu.ENCLOSURES)
_PACK = (len(timbuktu.STALL_CARDS[0]), len(timbuktu.GOODS_CARDS[0]))
_FREE = len(timbuktu.FREE_TO[timbuktu.Enclosure.LAMP])
_EXCHANGES = len(timbuktu.EXCHANGE_STALLS[timbuktu.Site.OASIS_1])
TIMBUKTU: Told = {
    "rules-aim": (len(timbuktu.GOODS), 1),
    "rules-caravans": (
        *(number for seats in (5, 4, 3) for number in (seats, _CAMELS[seats], _STAGES[seats])),
        *(timbuktu.GOODS_ON_A_CAMEL, *_SITE),
    ),
    "rules-packs": (_PACKS * 3, _PACKS, *_PACK),
    "rules-tables": _PAIRS,
    "rules-held": (4, 3),
    "rules-arrows": (_FREE,),
    "rules-exchange": (_EXCHANGES, _PACKS),
    "rules-night": (_PACKS,),
    "rules-variant": (
        *(timbuktu.QUOTA_BY_SEATS[5], timbuktu.QUOTA_BY_SEATS[4], 4, timbuktu.QUOTA_BY_SEATS[3], 3),
        *_LOAD,
    ),
    "aim": (1,),
    "start": (len(timbuktu.ENCLOSURES),),
    "caravans": (
        *(5, _CAMELS[5], timbuktu.GOODS_ON_A_CAMEL, _STAGES[5]),
        *(number for seats in (4, 3) for number in (seats, _CAMELS[seats], _STAGES[seats])),
        *_SITE,
    ),
    "arrows": (_FREE,),
    "packs": (_PACKS, *_PACK),
    "held": (4, 2, 3, _PACKS - 3),
    "tables": _PAIRS,
    "exchange": (_EXCHANGES,),
    "variant": _LOAD,
}


def _border(action: Action) -> int:
    """Return the number of the border card with an action."""
    return next(int(border.value) for border, card in targui_cards.BORDER.items() if card.action is action)


_RAIDS = {int(border.value): (raid.goods or raid.gold, raid.points) for border, raid in RAIDS.items()}
_TRADES = (targui.GOODS_FOR_GOLD, 1, targui.GOODS_FOR_GOOD, 1)
_SALES = tuple(
    number
    for sale in (targui.SILVERSMITH_GOODS, targui.SILVERSMITH_GOLD)
    for prices in sale.items()
    for number in prices
)
_LIMITS = (targui.GOODS_LIMIT, targui.GOLD_LIMIT)
_DISPLAY = (len(targui.ROWS), targui.DISPLAY_COLUMNS)
_MARKERS = 2  # three lines, of which at most two cross the third
TARGUI: Told = {
    "first-time": (targui.DISPLAY_PLACES, len(targui.ROWS), targui.FIGURES, 2),
    "rules-aim": (targui.DISPLAY_PLACES,),
    "rules-stock": (*targui.START_GOODS, targui.START_GOLD, targui.START_POINTS),
    "rules-robber": (1,),
    "rules-figures": (2, targui.FIGURES),
    "rules-markers": (3, _MARKERS, _MARKERS - 1),
    "rules-actions": (4,),
    "rules-turn-up": (5,),
    "rules-limit": _LIMITS,
    "rules-goods": (1,),
    "rules-noble": (_border(Action.NOBLE),),
    "rules-merchant": (_border(Action.MERCHANT), *_TRADES),
    "rules-mirage": (_border(Action.MIRAGE),),
    "rules-silversmith": (_border(Action.SILVERSMITH), *_SALES),
    "rules-caravan": (_border(Action.CARAVAN),),
    "rules-expansion": (_border(Action.EXPANSION),),
    "rules-tribe": _DISPLAY,
    **{f"rules-raid-{card}": (card, *demand) for card, demand in _RAIDS.items()},
    "rules-score": (targui.SAME_ROW_POINTS, targui.MIXED_ROW_POINTS, targui.DISPLAY_COLUMNS),
    "aim": (
        *_DISPLAY,
        targui.START_GOODS[0],
        targui.START_GOLD,
        targui.START_POINTS,
        targui.DISPLAY_PLACES,
        len(RAIDS),
    ),
    "figures": (targui.FIGURES, 9, 3, 13, 7),
    "robber": (int(targui_cards.TRACK[0].value),),
    "markers": (_MARKERS, targui.FIGURES),
    "goods": (1,),
    "rows": (*(targui.DISPLAY_COLUMNS, targui.SAME_ROW_POINTS), *(targui.DISPLAY_COLUMNS, targui.MIXED_ROW_POINTS)),
    "hand": (_border(Action.NOBLE),),
    "limit": _LIMITS,
    "silversmith": tuple(
        number
        for sale in (targui.SILVERSMITH_GOODS, targui.SILVERSMITH_GOLD)
        for give, points in sale.items()
        for number in (points, give)
    ),
    "mirage": (_border(Action.MIRAGE),),
    "merchant": (_border(Action.MERCHANT), *_TRADES),
    "noble": (_border(Action.NOBLE),),
    "raid": (2, *(number for card in (4, 8, 12) for number in (*_RAIDS[card], card)), 16, *_RAIDS[16]),
}


def _lands(*lands: Land) -> tuple[int, ...]:
    return tuple(number for land in lands for number in (war.ECONOMIC[land], war.STRATEGIC[land]))


_POOR = (Land.GUELTA, Land.REG, Land.ERG, Land.FECHFECH, Land.MOUNTAIN)
_TRIBE = (
    len(war.SECTOR_SQUARES[war.Sector.NW]),
    3,
    len(war.THREE_PLAYERS_SQUARES[0]),
    war.START_CAMELS,
    war.START_SILVER,
)
_MOST_ROUNDS = len(war.DESTINIES)
_EXAMPLE = 3  # on a button that can have any number of camels
WAR: Told = {
    "rules-board": (sum(war.DEALT.values()),),
    "rules-values": _lands(Land.CAMP, Land.SALINE, *_POOR),
    "rules-tribe": _TRIBE,
    "rules-round": (war.DOUBLE,),
    "rules-turn": (2,),
    "rules-move": (1,),
    "rules-buy": (2, war.CAMEL_PRICE),
    "rules-attack": (2,),
    "rules-outcome": (1,),
    "rules-press": (_EXAMPLE, _EXAMPLE, war.EXCHANGES_AT_ONCE),
    "rules-tribute": (war.ECONOMIC[Land.CAMP],),
    "rules-length": (
        *(1, _MOST_ROUNDS, _MOST_ROUNDS, _MOST_ROUNDS - len(war.GIFTS), len(war.GIFTS)),
        *(war.NUMBER_OF_DESTINY[war.ALWAYS], war.ROUNDS_TO_THE_LAST),
    ),
    "tribe": _TRIBE,
    "board": (sum(war.DEALT.values()),),
    "values": _lands(Land.SALINE, Land.CAMP, *_POOR),
    "round": (war.DOUBLE,),
    "buy": (war.CAMEL_PRICE,),
    "tribute": (war.ECONOMIC[Land.CAMP],),
    "attack": (2,),
    "outcome": (1,),
    "press": (_EXAMPLE, _EXAMPLE, war.EXCHANGES_AT_ONCE),
    "length": (1, _MOST_ROUNDS, war.ROUNDS_TO_THE_LAST),
}
TOLD: Mapping[str, Told] = {"touareg": TOUAREG, "timbuktu": TIMBUKTU, "targui": TARGUI, "targui1988": WAR}
