"""Whole games of Timbuktu by simulated people who choose at the same time, with restarts between choice and reveal."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.history.takebacks import acts_that_count, undone_count
from azalai.bot.store.rows import MoveRow
from azalai.bot.tables.table import LoadedTable
from azalai.games.timbuktu.moves import OwnChoice
from azalai.games.timbuktu.view import Phase
from azalai.locales import Language, words
from tests.play.bookkeeping import check_channel, check_end, load_stored, published_hash, replay
from tests.play.calls import count_sounds, leave_table
from tests.play.people_at_play import PlayedTable, open_table
from tests.play.played_out import MIXED, play_out, skip_to_the_end
from tests.simulator import Simulator

pytestmark = pytest.mark.usefixtures("plain_pictures")


async def is_half_chosen(simulator: Simulator[Azalai]) -> bool:
    """Return True if some have laid their camel card and others have not."""
    loaded, _ = await load_stored(simulator)
    state = loaded.state
    return state is not None and state.phase is Phase.CHOOSING and 0 < state.cards.count(None) < len(state.cards)


def count_calls_due(table: LoadedTable, moves: list[MoveRow]) -> Counter[str]:
    """Return the number of calls due to each person: one for each camel to place, card to choose, route to go.

    A person who has just moved sees the next task at once, and is not called.
    """
    due: Counter[str] = Counter()
    met: set[tuple[int, object]] = set()
    movers = [None, *(move.seat for move in acts_that_count(moves))]
    for mover, state in zip(movers, replay(table.game, table, moves), strict=True):
        placed = sum(camel.start is not None for caravan in state.caravans for camel in caravan)
        task = (state.phase, state.stage, state.round, placed if state.phase is Phase.PLACING else 0)
        new = {seat for seat in table.game.deciders(state) if (seat, task) not in met}
        met |= {(seat, task) for seat in new}
        due.update(table.seats[seat].name for seat in new - {mover})
    return due


def has_due_calls(table: PlayedTable, loaded: LoadedTable, moves: list[MoveRow]) -> bool:
    """Return True if all were called for each of their tasks; a person who undid a move may be called for it again."""
    called, due = count_sounds(table), count_calls_due(loaded, moves)
    withdrawn = sum(bool(undone_count(move.move)) for move in moves)
    return called.keys() == due.keys() and all(0 <= called[name] - due[name] <= withdrawn for name in due)


@pytest.mark.parametrize(
    ("people", "language"),
    [pytest.param(*table, marks=pytest.mark.long(seconds=40)) for table in ((3, "fr"), (4, "en"), (5, "fr"))],
)
async def test_people_play_to_the_ranking_with_restarts_between_a_choice_and_the_reveal(
    simulator: Simulator[Azalai], people: int, language: Language
):
    table = await open_table(simulator, "timbuktu", MIXED[:people], language=language)
    published = await published_hash(table)
    chance, restarts = random.Random(people), 0

    async def restart_now_and_then(_: PlayedTable) -> None:
        nonlocal restarts
        if chance.random() < 0.1 and await is_half_chosen(simulator):
            await simulator.restart()
            restarts += 1
        await leave_table(table)

    await leave_table(table)
    await play_out(table, between=restart_now_and_then)
    await check_end(simulator, table, published)
    loaded, moves = await load_stored(simulator)
    assert restarts >= 2
    assert has_due_calls(table, loaded, moves)


@pytest.mark.costly(seconds=8)
async def test_a_game_of_timbuktu_survives_restarts_between_choice_and_reveal(
    simulator: Simulator[Azalai],
):
    table = await open_table(simulator, "timbuktu", MIXED[:3], language="fr")
    published = await published_hash(table)
    await leave_table(table)
    restarts = choices = 0
    while restarts < 2:
        await table.list_awaited()[0].take_turn()
        check_channel(table)
        await leave_table(table)
        if await is_half_chosen(simulator):
            choices += 1
            if choices % 2:
                await simulator.restart()
                restarts += 1
    loaded, moves = await load_stored(simulator)
    assert has_due_calls(table, loaded, moves)
    await skip_to_the_end(simulator, left=13)
    await leave_table(table)
    await play_out(table, between=leave_table)
    await check_end(simulator, table, published)


async def test_the_free_distribution_is_played_by_all_at_once(simulator: Simulator[Azalai]):
    amara, thomas, karine = (simulator.person(name, locale="fr") for name in ("Amara", "Thomas", "Karine"))
    place = simulator.channel("azalai")
    await amara.slash(place, "timbuktu new", goods="free")
    card = place.messages[-1]
    for person in (thomas, karine):
        await person.press(card.now, words("fr").say("button-join"))
    await amara.press(card.now, words("fr").say("button-start"))
    loaded, _ = await load_stored(simulator)
    assert loaded.state.phase is Phase.LOADING
    assert len(loaded.deciders) == 3


@pytest.mark.costly(seconds=3)
async def test_a_choice_is_hidden_from_others_until_all_have_chosen(
    simulator: Simulator[Azalai], plain_pictures: Callable[[Any], bytes]
):
    table = await open_table(simulator, "timbuktu", MIXED[:3], language="en")
    while not await is_half_chosen(simulator):
        await table.list_awaited()[0].take_turn()
    loaded, _ = await load_stored(simulator)
    chosen = [(seat, card) for seat, card in enumerate(loaded.state.cards) if card is not None]
    for seat, card in chosen:
        sentences = {
            words(tongue).event("timbuktu", OwnChoice(reader=seat, camel=card), loaded.names) for tongue in ("en", "fr")
        }
        for player in table.players:
            seen = "\n".join(simulator.everything_visible_to(player.person))
            assert any(sentence in seen for sentence in sentences) == (player.person.name == loaded.names[seat])
