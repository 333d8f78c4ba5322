"""Truth of a game's teaching texts: first sentences, lesson and rules in short, by language.

Every number in them is one of the box or of the rules, and their statements about a turn can be played.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import cast

import msgspec
import pytest

from azalai.games import GAMES
from azalai.games.contract import Event, Move
from azalai.games.lessons import Course, lesson_of
from azalai.games.targui import moves as targui_moves
from azalai.games.targui1988 import components as war
from azalai.games.targui1988 import moves as war_moves
from azalai.games.targui1988.components import Land
from azalai.games.timbuktu import components as timbuktu
from azalai.games.timbuktu import moves as timbuktu_moves
from azalai.games.touareg import components as touareg
from azalai.games.touareg import moves as touareg_moves
from azalai.locales import LANGUAGES, Language, words
from azalai.testing.play import Played, random_game
from tests.games.targui1988 import tables as war_tables
from tests.games.taught import NUMBERS, TOLD, numbers, texts
from tests.games.touareg import tables as touareg_tables

spoken = pytest.mark.parametrize("language", [language for language in LANGUAGES if language in NUMBERS])
"""Every language whose words for numbers are known here."""


@spoken
@pytest.mark.parametrize("key", list(TOLD))
def test_every_number_that_is_taught_is_one_of_the_rules(key: str, language: Language) -> None:
    taught = {name: numbers(text, language) for name, text in texts(key, language)}
    assert set(TOLD[key]) <= set(taught)
    assert taught == {name: list(TOLD[key].get(name, ())) for name in taught}


# Advice about the position


def _ints(value: object) -> Iterator[int]:
    """Yield every number in a view, and the lengths of its lists."""
    if isinstance(value, dict):
        for item in cast("dict[object, object]", value).items():
            yield from _ints(item)
    elif isinstance(value, list | tuple):
        held = cast("Sequence[object]", value)
        yield len(held)
        for item in held:
            yield from _ints(item)
    elif isinstance(value, str):
        yield from (int(digits) for digits in re.findall(r"\d+", value))
    elif isinstance(value, int) and not isinstance(value, bool):
        yield value


def advice(key: str) -> Iterator[tuple[str, str, frozenset[int]]]:
    """Yield each text of a lesson that advises a move, with the move and the numbers of the position."""
    lesson = lesson_of(key)
    assert lesson is not None
    course = Course(GAMES[key], lesson)
    for act in lesson.line:
        if act.text is not None:
            view = msgspec.to_builtins(course.game.view(course.state, lesson.learner))
            yield act.text, act.move, frozenset(_ints(view)) | frozenset(_ints(act.move))
        course.play(act.seat, course.game.parse_move(act.move))


@spoken
@pytest.mark.parametrize("key", list(TOLD))
def test_every_number_of_an_advice_stands_in_its_position_its_move_or_the_box(key: str, language: Language) -> None:
    box = frozenset(touareg.GOODS_IN_BOX.values()) if key == "touareg" else frozenset[int]()
    wrong = {
        name: stated
        for name, _, known in advice(key)
        if not set(stated := numbers(words(language).say(f"{key}-lesson-{name}"), language)) <= known | box
    }
    assert wrong == {}


@spoken
def test_the_lesson_of_targui_1988_names_the_camels_that_its_advised_move_takes(language: Language) -> None:
    move = next(move for name, move, _ in advice("targui1988") if name == "to-second-guelta")
    *_, going, herd, staying = numbers(words(language).say("targui1988-lesson-to-second-guelta"), language)
    assert move.split()[-1] == str(going) and herd - going == staying


# Statements about a turn


def play_games(key: str, seats: int, games: int = 3) -> Iterator[Played]:
    """Yield every move of `games` random games."""
    for number in range(games):
        yield from random_game(GAMES[key], seats, b"taught %d" % number)


def events(key: str, seats: int) -> list[Event]:
    return [event for game in play_games(key, seats) for event in game.turn.events]


@spoken
def test_touareg_draws_loads_and_takes_as_many_as_the_first_sentences_say(language: Language) -> None:
    drawn, loaded, taken = numbers(words(language).say("touareg-first-time"), language)
    games = list(play_games("touareg", 3))
    drew = {
        game.turn.events[0].count
        for game in games
        if isinstance(game.move, touareg_moves.Draw) and len(game.state.pile) > 2
    }
    loads = [move.goods for play in games for move in play.moves if isinstance(move, touareg_moves.Load)]
    assert drew == {drawn}
    assert max(map(len, loads)) == loaded and any(len(set(goods)) > 1 for goods in loads)
    assert taken == max(move.count for play in games for move in play.moves if isinstance(move, touareg_moves.Market))


@spoken
def test_the_drawer_of_touaregs_last_cards_sends_the_surplus(language: Language) -> None:
    """The engine asks for two of 4 + 2 cards."""
    pages = dict(texts("touareg", language))
    for name in ("last-turns", "rules-last-turns"):
        *left, limit = numbers(pages[name], language)
        for drawn in left:
            hand = touareg_tables.camp("gsmm"[:limit])
            state = touareg_tables.table(hand, touareg_tables.camp(), touareg_tables.camp(), pile="wg"[:drawn])
            after = touareg_tables.GAME.play(state, 0, touareg_moves.Draw()).state
            sent = [
                len(move.goods) for move in touareg_tables.GAME.moves(after, 0) if isinstance(move, touareg_moves.Send)
            ]
            assert min(sent) == len(after.camps[0].hand) - limit == drawn


@pytest.mark.parametrize("seats", war.SEATS)
def test_a_table_of_targui_1988_lays_out_as_many_cards_as_are_told(seats: int) -> None:
    laid = next(
        step.turn.state.lands for step in random_game(GAMES["targui1988"], seats, b"board") if step.turn.state.lands
    )
    assert len(laid) - laid.count(Land.SALINE) == sum(war.DEALT.values())


ANY_ORDER: Mapping[Language, str] = {
    "en": "any order",
    "fr": "ordre (voulu|de votre choix|de son choix)",
    "de": "beliebiger Reihenfolge",
}
OFTEN: Mapping[Language, str] = {"en": "as often as", "fr": "autant de fois", "de": "so oft"}
MOVE_THEN_BUY: Mapping[Language, str] = {
    "en": r"\bmove\b.*\b(then|after that)\b.*\bbuy",
    "fr": r"\bdépl\w+.*\b(puis|ensuite)\b.*\bach",
    "de": r"\bziehen\b.*\b(dann|danach)\b.*\bkauf",
}


@pytest.mark.parametrize("language", list(MOVE_THEN_BUY))
def test_a_turn_of_targui_1988_is_one_move_or_attack_and_then_one_purchase(language: Language) -> None:
    beside = {"b2": ("reg", 1, 3)}
    start = war_tables.table({"a1": ("camp", 0, 10), **beside})

    def kinds(*moves: str) -> set[type[Move]]:
        state = war_tables.after(start, *moves)
        return {type(move) for move in war_tables.GAME.moves(state, 0)}

    going = {war_moves.March, war_moves.Attack}
    assert going | {war_moves.Buy} <= kinds()
    assert war_moves.Buy in kinds("march a1 a2 3") and not going & kinds("march a1 a2 3")
    assert not (going | {war_moves.Buy}) & kinds("buy a1 3")
    pages = dict(texts("targui1988", language))
    for name in ("first-time", "move"):
        text = " ".join(pages[name].split())
        assert not re.search(ANY_ORDER[language], text) and not re.search(OFTEN[language], text)
        assert re.search(MOVE_THEN_BUY[language], text), text


@pytest.mark.parametrize("language", list(ANY_ORDER))
def test_figures_and_markers_of_targui_are_used_in_any_order(language: Language) -> None:
    def list_offered(moves: Sequence[Move]) -> set[type[Move]]:
        return {targui_moves.Collect, targui_moves.Take} & {type(move) for move in moves}

    game = GAMES["targui"]
    after = [
        list_offered(game.moves(step.turn.state, step.seat))
        for step in play_games("targui", 2)
        if len(list_offered(step.moves)) == 2
    ]
    assert {targui_moves.Collect} in after and {targui_moves.Take} in after
    pages = dict(texts("targui", language))
    for name in ("first-time", "actions", "rules-actions"):
        assert re.search(ANY_ORDER[language], pages[name]), pages[name]


LOWEST: Mapping[Language, str] = {
    "en": "lowest-numbered free stall",
    "fr": "stalle libre au plus petit numéro",
    "de": "freien Stellplatz mit der niedrigsten Nummer",
}


@pytest.mark.parametrize("language", list(LOWEST))
def test_a_camel_of_timbuktu_gets_the_lowest_free_stall_of_its_enclosure(language: Language) -> None:
    taken: dict[timbuktu.Enclosure, list[int]] = {}
    for event in events("timbuktu", 4):
        if isinstance(event, timbuktu_moves.StageBegan):
            taken.clear()
        elif isinstance(event, timbuktu_moves.Travelled):
            stalls = taken.setdefault(event.enclosure, [])
            assert event.stall == len(stalls) + 1
            stalls.append(event.stall)
    pages = dict(texts("timbuktu", language))
    assert all(LOWEST[language] in pages[name] for name in ("first-time", "travel"))
    assert LOWEST[language] in words(language).say("timbuktu-rules")


@pytest.mark.parametrize(
    ("language", "named"),
    [
        ("en", r"\ba card you have seen\b"),
        ("fr", r"\bUne carte vue\b"),
        ("de", r"\bEine Karte, die du .* gesehen hast\b"),
    ],
)
def test_seen_thief_cards_of_one_enclosure_are_in_no_other(language: Language, named: str) -> None:
    """Two cards each name kinds of goods and stalls: it is the card that can't be seen again."""
    for stage in [event for event in events("timbuktu", 5) if isinstance(event, timbuktu_moves.Raided)]:
        assert set(stage.goods) in [set(pair) for pair in timbuktu.GOODS_CARDS]
    stalls = [stall for pair in timbuktu.STALL_CARDS for stall in pair]
    assert all(stalls.count(stall) == 2 for stall in timbuktu.STALLS)
    last = dict(texts("timbuktu", language))["tables"].split(". ")[-1]
    assert re.search(named, last)
