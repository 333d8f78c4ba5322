"""Prices: all goods that a player gives up are named on a button that they press for it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from azalai.bot.layouts.prompts import DialogPlace, prompt_of
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.store.rows import Status
from azalai.bot.tables.table import LoadedTable
from azalai.games import GAMES
from azalai.games.contract import Move
from azalai.games.prompts import Form, Prompt
from azalai.games.targui.components import Good as TarguiGood
from azalai.games.targui.components import Token
from azalai.games.targui.moves import End
from azalai.games.timbuktu.moves import Paid
from azalai.games.touareg.components import Place
from azalai.games.touareg.moves import Buy, StageScored
from azalai.games.touareg.state import hidden_goods
from azalai.locales import LANGUAGES, Language, Words, words
from azalai.renderers import first_heading
from azalai.testing.play import games_of
from tests.bot.histories import table_of

Owned = Callable[[Any, int], Counter[str]]


def count_touareg(state: Any, seat: int) -> Counter[str]:
    camp = state.camps[seat]
    return Counter(good for goods in (camp.hand, *camp.camels, *camp.donkeys, hidden_goods(camp)) for good in goods)


def count_targui(state: Any, seat: int) -> Counter[str]:
    camp = state.camps[seat]
    goods = dict(zip(TarguiGood, camp.goods, strict=True))
    return Counter({**goods, "gold": camp.gold, "point": camp.points})


def count_targui1988(state: Any, seat: int) -> Counter[str]:
    return Counter({"silver": state.tribes[seat].silver})


def count_lost(key: str, state: Any, seat: int, move: Move) -> Counter[str]:
    """Return the goods that a seat loses by its own move, without the demands of a raid after the last one."""
    if isinstance(move, End):
        return Counter()
    turn = GAMES[key].play(state, seat, move)
    if key == "timbuktu":
        return Counter(event.good for event in turn.events if isinstance(event, Paid))
    if any(isinstance(event, StageScored) for event in turn.events):
        return Counter()
    owned: Owned = {"touareg": count_touareg, "targui": count_targui, "targui1988": count_targui1988}[key]
    return owned(state, seat) - owned(turn.state, seat)


def list_pressed(table: LoadedTable, seat: int, moves: tuple[Move, ...], move: Move, said: Wordings) -> Iterator[str]:
    """Yield the labels that are pressed for a move, from the first question on, with words instead of emojis."""
    at: tuple[int, ...] = ()
    while True:
        asked = prompt_of(DialogPlace(table, seat, 0, at), moves, said)
        if asked.move is not None:
            yield said.words.move(said.table.game.key, move, said.called)
            return
        if asked.form is not Form.CHOICES:
            yield from _list_filled(asked, move, said)
            return
        labels = dict(zip((choice.answers for choice in asked.choices), said.labels(asked), strict=True))
        choice = next((one for one in asked.choices if move in one.moves), None)
        if choice is None:  # an equivalent move is offered instead
            move = table.game.twin(said.view, move)
            choice = next(one for one in asked.choices if move in one.moves)
        in_menu = any(group.menu and choice in group.choices for group in asked.groups)
        label = labels[choice.answers]
        yield f"{label.caption} {label.plain or label.text}"
        if in_menu:
            yield said.choice(choice)
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


@pytest.mark.costly(seconds=8)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "seats"), [("touareg", 3), ("timbuktu", 3), ("targui", 2), ("targui1988", 3)])
def test_what_leaves_the_goods_of_the_presser_is_on_a_button(key: str, seats: int, language: Language):
    game, words_of, missing, prices = GAMES[key], words(language), list[object](), 0
    for moment in games_of(key, seats, 1)[0][::7]:
        table = table_of(key, seats, moment.state, 5, Status.RUNNING, b"seed")
        wordings = Wordings(table, moment.seat, words_of)
        step = max(1, len(moment.moves) // MOST)
        for move in moment.moves[::step]:
            goods = count_lost(key, moment.state, moment.seat, move)
            if not goods:
                continue
            prices += 1
            labels = " ".join(list_pressed(table, moment.seat, moment.moves, move, wordings)).casefold()
            if isinstance(move, Buy) and any(paid.place is not Place.HAND for paid in move.payment):
                assert re.search(ANIMAL, labels), labels
            heading = first_heading(key, wordings.view, words_of).casefold()
            missing += [
                (str(move), good, labels)
                for good in goods
                if not any(name in labels or name in heading for name in names_of(key, good, words_of))
            ]
    assert missing == []
    assert prices > 10 and game.key == key


def names_of(key: str, good: str, said: Words) -> list[str]:
    """Return the names of a good, in singular and plural."""
    if good == "point":
        return [{"en": "point", "fr": "point", "de": "punkt"}[said.language]]
    if good == "silver":
        return [said.say(f"sign-{good}").casefold()]
    thing = Token(good) if key == "targui" else good
    name = f"{key}-good-{good}" if said.has(f"{key}-good-{good}") else f"{key}-token-{good}"
    counted = [said.count(key, thing, count) for count in (1, 2)] if isinstance(thing, Token) else []
    return [said.say(name).casefold(), *(re.sub(r"^\d+\W", "", one).casefold() for one in counted)]
