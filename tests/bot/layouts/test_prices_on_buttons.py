"""Prices: all goods that a player gives up are named on a button that they press for it."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from azalai.bot.layouts.prompts import DialogPlace, make_prompt
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.store.rows import Status
from azalai.bot.tables.table import LoadedTable
from azalai.games import GAMES
from azalai.games.contract import Move
from azalai.games.prompts import Form, Prompt
from azalai.games.targui.components import Good as TarguiGood
from azalai.games.targui.components import Token
from azalai.games.targui.moves import End, GiveGoods, Lay, Sell
from azalai.games.targui1988.components import CAMEL_PRICE
from azalai.games.targui1988.moves import Buy as BuyCamels
from azalai.games.timbuktu.moves import Paid
from azalai.games.touareg.components import Place
from azalai.games.touareg.moves import Buy, StageScored
from azalai.locales import LANGUAGES, Language, Words, words
from azalai.renderers import first_heading
from azalai.testing.play import Played, games_of
from tests.bot.histories import table_of

Owned = Callable[[Any, int], Counter[str]]


def count_touareg(state: Any, seat: int) -> Counter[str]:
    camp = state.camps[seat]
    return Counter(good for goods in (camp.hand, *camp.camels, *camp.donkeys) for good in goods)


def count_targui(state: Any, seat: int) -> Counter[str]:
    camp = state.camps[seat]
    goods = dict(zip(TarguiGood, camp.goods, strict=True))
    return Counter({**goods, "gold": camp.gold, "point": camp.points})


def count_targui1988(state: Any, seat: int) -> Counter[str]:
    return Counter({"silver": state.tribes[seat].silver})


def count_lost(key: str, state: Any, seat: int, move: Move) -> Counter[str]:
    """Return the goods that a seat loses by its own move, without the demands of a raid or a destiny after it."""
    if isinstance(move, End) or (key == "targui1988" and not isinstance(move, BuyCamels)):
        return Counter()
    turn = GAMES[key].play(state, seat, move)
    if key == "timbuktu":
        return Counter(event.good for event in turn.events if isinstance(event, Paid))
    if any(isinstance(event, StageScored) for event in turn.events):
        return Counter()
    owned: Owned = {"touareg": count_touareg, "targui": count_targui, "targui1988": count_targui1988}[key]
    return owned(state, seat) - owned(turn.state, seat)


def count_stores(key: str, state: Any, seat: int) -> list[int]:
    """Return the amounts in each place that goods are taken from: hand and animals, camels, a camp, a purse."""
    if key == "touareg":
        camp = state.camps[seat]
        return [*map(len, (camp.hand, *camp.camels, *camp.donkeys))]
    if key == "timbuktu":
        return [len(camel.goods) for camel in state.caravans[seat]]
    if key == "targui":
        camp = state.camps[seat]
        return [sum(camp.goods) + camp.gold + camp.stored_gold, camp.points]
    return [state.tribes[seat].silver]


def is_emptied(key: str, state: Any, seat: int, move: Move) -> bool:
    """Return True if a move leaves nothing in a place that it takes from, before a new round brings silver."""
    if isinstance(move, BuyCamels):
        return move.camels * CAMEL_PRICE == state.tribes[seat].silver
    after = count_stores(key, GAMES[key].play(state, seat, move).state, seat)
    return any(then and not now for then, now in zip(count_stores(key, state, seat), after, strict=False))


def list_pressed(table: LoadedTable, seat: int, moves: tuple[Move, ...], move: Move, said: Wordings) -> Iterator[str]:
    """Yield the labels that are pressed for a move, from the first question on, with words instead of emojis.

    If the last press confirms the move, or sends picked items or a number, its label is empty.
    """
    at: tuple[int, ...] = ()
    while True:
        asked = make_prompt(DialogPlace(table, seat, 0, at), moves, said)
        if asked.move is not None:
            yield said.words.move(said.table.game.key, move, said.names)
            yield ""
            return
        if asked.form is not Form.CHOICES:
            yield from _list_filled(asked, move, said)
            yield ""
            return
        labels = dict(zip((choice.answers for choice in asked.choices), said.labels(asked), strict=True))
        choice = next((choice for choice in asked.choices if move in choice.moves), None)
        if choice is None:  # an equivalent move is offered instead
            move = table.game.twin(said.view, move)
            choice = next(choice for choice in asked.choices if move in choice.moves)
        in_menu = any(group.menu and choice in group.choices for group in asked.groups)
        label = labels[choice.answers]
        yield f"{label.caption} {label.plain or label.text}"
        if in_menu:
            yield f"{said.entry(choice, label)} {said.fact(asked, choice)}"
        if choice.move is not None:
            return
        at = choice.answers


def _list_filled(asked: Prompt, move: Move, said: Wordings) -> Iterator[str]:
    """Yield the question and the picked items, or the question that a number answers."""
    question = asked.question
    assert question is not None
    yield said.words.say(f"{said.table.game.key}-ask-{question.move}-{question.field}")
    if asked.form is Form.PICK:
        yield from (
            said.item(question, item.value) for item in asked.items if item.value in getattr(move, question.field)
        )


ANIMAL = r"[①-⑳]|animal|camel|donkey|tier|kamel|esel|chameau|âne"
"""Pattern of an animal: its number in the picture, or a word."""
MOST = 60
"""Number of moves of a position that are tested."""


def list_positions(key: str, seats: int) -> list[Played]:
    """Return every seventh position of a game, and ten in which the last goods of Targui, or all silver, can go."""
    first, *others = games_of(key, seats, 10 if key == "targui" else 2)
    some = (moment for game in others if key.startswith("targui") for moment in game if can_empty(key, moment))
    return [*first[::7], *itertools.islice(some, 10)]


def can_empty(key: str, moment: Played) -> bool:
    """Return True if one of few moves takes the last from its place."""
    paying = [move for move in moment.moves if isinstance(move, Lay | GiveGoods | Sell | BuyCamels)]
    return len(paying) < 20 and any(is_emptied(key, moment.state, moment.seat, move) for move in paying)


@pytest.mark.costly(seconds=8)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "seats"), [("touareg", 3), ("timbuktu", 3), ("targui", 2), ("targui1988", 3)])
def test_goods_that_a_press_costs_are_on_its_button(key: str, seats: int, language: Language):
    game, words_of, missing, prices, lasts = GAMES[key], words(language), list[object](), 0, 0
    none_left = words_of.say("button-none-left", text="").strip(" ()")
    for moment in list_positions(key, seats):
        table = table_of(key, seats, moment.state, 5, Status.RUNNING, b"seed")
        wordings = Wordings(table, moment.seat, words_of)
        step = max(1, len(moment.moves) // MOST)
        for move in moment.moves[::step]:
            goods = count_lost(key, moment.state, moment.seat, move)
            if not goods:
                continue
            prices += 1
            parts = [*list_pressed(table, moment.seat, moment.moves, move, wordings)]
            labels = " ".join(parts).casefold()
            if parts[-1]:
                is_last = none_left in parts[-1]
                assert is_last == is_emptied(key, moment.state, moment.seat, move), (str(move), labels)
                lasts += is_last
            if isinstance(move, Buy) and any(paid.place is not Place.HAND for paid in move.payment):
                assert re.search(ANIMAL, labels), labels
            heading = first_heading(key, wordings.view, words_of).casefold()
            missing += [
                (str(move), good, labels)
                for good in goods
                if not any(name in labels or name in heading for name in names_of(key, good, words_of))
            ]
    assert missing == []
    assert prices > 10 and lasts and game.key == key


def names_of(key: str, good: str, said: Words) -> list[str]:
    """Return the names of a good, in singular and plural."""
    if good == "point":
        return [{"en": "point", "fr": "point", "de": "punkt"}[said.language]]
    if good == "silver":
        return [said.say(f"sign-{good}").casefold()]
    thing = Token(good) if key == "targui" else good
    name = f"{key}-good-{good}" if said.has(f"{key}-good-{good}") else f"{key}-token-{good}"
    counted = [said.count(key, thing, count) for count in (1, 2)] if isinstance(thing, Token) else []
    return [said.say(name).casefold(), *(re.sub(r"^\d+\W", "", label).casefold() for label in counted)]
