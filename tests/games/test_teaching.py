"""What the first sentences of a game, its lesson and its rules in short teach is true: every number in them, in both
languages, is one of the box or of the rules, and what they say of a turn is what can be played."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

import pytest

from games import GAMES
from games.contract import Event, Move
from games.lessons import lesson_of
from games.targui import cards as targui_cards
from games.targui import components as targui
from games.targui import moves as targui_moves
from games.targui.cards import RAIDS
from games.targui.components import Action
from games.targui1988 import components as war
from games.targui1988 import moves as war_moves
from games.targui1988.components import Land
from games.timbuktu import components as timbuktu
from games.timbuktu import moves as timbuktu_moves
from games.touareg import components as touareg
from games.touareg import moves as touareg_moves
from games.touareg.components import Good, Special
from locales import LANGUAGES, Language, words
from tests.games.play import Played, random_game
from tests.games.targui1988 import tables as war_tables
from tests.games.touareg import tables as touareg_tables

spoken = pytest.mark.parametrize("language", LANGUAGES)
Told = Mapping[str, Sequence[int]]
"""The numbers in the texts of a game, by `first-time`, the name of a hint of the lesson, or `rules-NAME`, a line of the
rules in short by its name in the lesson. A text that is not named has none."""

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
}
"""Numbers in words; `one` is left out, since it is an article, too."""


def numbers(text: str, language: Language) -> list[int]:
    """The numbers in a text, in their order."""
    found = (
        int(one) if one.isdigit() else NUMBERS[language].get(one) for one in re.findall(r"\d+|[^\W\d_]+", text.lower())
    )
    return [one for one in found if one is not None]


def texts(key: str, language: Language) -> Iterator[tuple[str, str]]:
    """All that teaches the rules of a game, by name."""
    said, lesson = words(language), lesson_of(key)
    assert lesson is not None
    yield "first-time", said.say(f"{key}-first-time")
    lines = [line for line in said.say(f"{key}-rules").split("\n") if line and not line.startswith("#")]
    yield from ((f"rules-{name}", line) for name, line in zip(lesson.rules, lines, strict=True))
    yield from ((hint.name, said.say(f"{key}-lesson-{hint.name}")) for hint in lesson.hints)


# The numbers that are to be told


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
    "thief-later": (2, touareg.CAVE_CAPACITY),
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
    """The number of the border card with an action."""
    return next(int(border.value) for border, card in targui_cards.BORDER.items() if card.action is action)


_RAIDS = {int(border.value): (raid.goods or raid.gold, raid.points) for border, raid in RAIDS.items()}
_TRADES = (targui.GOODS_FOR_GOLD, 1, targui.GOODS_FOR_GOOD, 1)
_SALES = tuple(
    number for sale in (targui.SILVERSMITH_GOODS, targui.SILVERSMITH_GOLD) for one in sale.items() for number in one
)
_LIMITS = (targui.GOODS_LIMIT, targui.GOLD_LIMIT)
_DISPLAY = (len(targui.ROWS), targui.DISPLAY_COLUMNS)
_MARKERS = 2  # three lines, of which at most two cross the third
TARGUI: Told = {
    "first-time": (targui.DISPLAY_PLACES, len(targui.ROWS), targui.FIGURES),
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
    "rules-press": (war.EXCHANGES_AT_ONCE,),
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
    "press": (war.EXCHANGES_AT_ONCE,),
    "length": (1, _MOST_ROUNDS, war.ROUNDS_TO_THE_LAST),
}
TOLD: Mapping[str, Told] = {"touareg": TOUAREG, "timbuktu": TIMBUKTU, "targui": TARGUI, "targui1988": WAR}


@spoken
@pytest.mark.parametrize("key", list(TOLD))
def test_every_number_that_is_taught_is_one_of_the_rules(key: str, language: Language) -> None:
    told = {name: numbers(text, language) for name, text in texts(key, language)}
    assert set(TOLD[key]) <= set(told)
    assert told == {name: list(TOLD[key].get(name, ())) for name in told}


# What is said of a turn is played


def played(key: str, seats: int, games: int = 3) -> Iterator[Played]:
    """Every move of some games at random."""
    for number in range(games):
        yield from random_game(GAMES[key], seats, b"taught %d" % number)


def events(key: str, seats: int) -> list[Event]:
    return [event for one in played(key, seats) for event in one.turn.events]


@spoken
def test_touareg_draws_loads_and_takes_as_many_as_the_first_sentences_say(language: Language) -> None:
    drawn, loaded, taken = numbers(words(language).say("touareg-first-time"), language)
    games = list(played("touareg", 3))
    drew = {
        one.turn.events[0].count
        for one in games
        if isinstance(one.move, touareg_moves.Draw) and len(one.state.pile) > 2
    }  # type: ignore[attr-defined]
    loads = [one.goods for play in games for one in play.moves if isinstance(one, touareg_moves.Load)]
    assert drew == {drawn}
    assert max(map(len, loads)) == loaded and any(len(set(goods)) > 1 for goods in loads)
    assert taken == max(one.count for play in games for one in play.moves if isinstance(one, touareg_moves.Market))


@spoken
def test_who_draws_the_last_one_or_two_cards_of_touareg_sends_what_is_over_the_limit(language: Language) -> None:
    """The engine asks for two of 4 + 2 cards; the sentence said that none need be sent."""
    told = dict(texts("touareg", language))
    for name in ("last-turns", "rules-last-turns"):
        *left, limit = numbers(told[name], language)
        for drawn in left:
            hand = touareg_tables.camp("gsmm"[:limit])
            state = touareg_tables.table(hand, touareg_tables.camp(), touareg_tables.camp(), pile="wg"[:drawn])
            after = touareg_tables.GAME.play(state, 0, touareg_moves.Draw()).state
            sent = [
                len(one.goods) for one in touareg_tables.GAME.moves(after, 0) if isinstance(one, touareg_moves.Send)
            ]
            assert min(sent) == len(after.camps[0].hand) - limit == drawn


@pytest.mark.parametrize("seats", war.SEATS)
def test_a_table_of_targui_1988_lays_out_as_many_cards_as_are_told(seats: int) -> None:
    laid = next(
        one.turn.state.lands for one in random_game(GAMES["targui1988"], seats, b"board") if one.turn.state.lands
    )
    assert len(laid) - laid.count(Land.SALINE) == sum(war.DEALT.values())


ANY_ORDER: Mapping[Language, str] = {"en": "any order", "fr": "ordre (voulu|de votre choix|de son choix)"}
OFTEN: Mapping[Language, str] = {"en": "as often as", "fr": "autant de fois"}
MOVE_THEN_BUY: Mapping[Language, str] = {
    "en": r"\bmove\b.*\b(then|after that)\b.*\bbuy",
    "fr": r"\bdépl\w+.*\b(puis|ensuite)\b.*\bach",
}


@spoken
def test_a_turn_of_targui_1988_is_one_move_or_attack_and_then_one_purchase(language: Language) -> None:
    beside = {"b2": ("reg", 1, 3)}
    start = war_tables.table({"a1": ("camp", 0, 10), **beside})  # type: ignore[arg-type]

    def kinds(*moves: str) -> set[type[Move]]:
        state = war_tables.after(start, *moves)
        return {type(one) for one in war_tables.GAME.moves(state, 0)}

    going = {war_moves.March, war_moves.Attack}
    assert going | {war_moves.Buy} <= kinds()
    assert war_moves.Buy in kinds("march a1 a2 3") and not going & kinds("march a1 a2 3")
    assert not (going | {war_moves.Buy}) & kinds("buy a1 3")
    told = dict(texts("targui1988", language))
    for name in ("first-time", "move"):
        text = " ".join(told[name].split())
        assert not re.search(ANY_ORDER[language], text) and not re.search(OFTEN[language], text)
        assert re.search(MOVE_THEN_BUY[language], text), text


@spoken
def test_figures_and_markers_of_targui_are_used_in_any_order(language: Language) -> None:
    def offered(moves: Sequence[Move]) -> set[type[Move]]:
        return {targui_moves.Collect, targui_moves.Take} & {type(one) for one in moves}

    game = GAMES["targui"]
    after = [
        offered(game.moves(one.turn.state, one.seat)) for one in played("targui", 2) if len(offered(one.moves)) == 2
    ]
    assert {targui_moves.Collect} in after and {targui_moves.Take} in after
    told = dict(texts("targui", language))
    for name in ("first-time", "actions", "rules-actions"):
        assert re.search(ANY_ORDER[language], told[name]), told[name]


LOWEST: Mapping[Language, str] = {"en": "lowest-numbered free stall", "fr": "stalle libre au plus petit numéro"}


@spoken
def test_a_camel_of_timbuktu_gets_the_lowest_free_stall_of_its_enclosure(language: Language) -> None:
    taken: dict[timbuktu.Enclosure, list[int]] = {}
    for event in events("timbuktu", 4):
        if isinstance(event, timbuktu_moves.StageBegan):
            taken.clear()
        elif isinstance(event, timbuktu_moves.Travelled):
            stalls = taken.setdefault(event.enclosure, [])
            assert event.stall == len(stalls) + 1
            stalls.append(event.stall)
    told = dict(texts("timbuktu", language))
    assert all(LOWEST[language] in told[name] for name in ("first-time", "travel"))
    assert LOWEST[language] in words(language).say("timbuktu-rules")


@spoken
def test_what_was_seen_of_the_thieves_in_one_enclosure_says_that_its_cards_are_nowhere_else(language: Language) -> None:
    """Kinds of goods and stalls are named by two cards each: it is the card that can't be seen again."""
    for stage in [event for event in events("timbuktu", 5) if isinstance(event, timbuktu_moves.Raided)]:
        assert set(stage.goods) in [set(pair) for pair in timbuktu.GOODS_CARDS]
    named = [stall for pair in timbuktu.STALL_CARDS for stall in pair]
    assert all(named.count(stall) == 2 for stall in timbuktu.STALLS)
    last = dict(texts("timbuktu", language))["tables"].split(". ")[-1]
    assert re.search({"en": r"\ba card you have seen\b", "fr": r"\bUne carte vue\b"}[language], last)
