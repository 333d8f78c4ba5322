"""Tables that start by themselves when N players sit: once, and with the agreement of all."""

from __future__ import annotations

import asyncio

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.errors import Refused
from azalai.bot.hosting import lobby, lobby_robots
from azalai.bot.hosting.rematch import open_rematch
from azalai.bot.layouts.cards import lobby_card
from azalai.bot.store.rows import Status
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from tests.bot.fixtures import open_lobby as lobby_on_discord
from tests.bot.without_discord import AMARA, IDIR, KARINE, THOMAS, change_option, lobby_of, press_still_in
from tests.simulator import Simulator, labels_of, text_of


async def load_status(host: Host, table: int) -> Status:
    return (await load(host, table)).row.status


async def test_the_last_seat_that_is_taken_starts_the_game(host: Host):
    table = await lobby_of(host, THOMAS, full_at=3)
    assert await load_status(host, table) is Status.LOBBY
    after = await lobby.join(host, table, IDIR)
    assert after.row.status is Status.RUNNING and [seat.name for seat in after.seats] == ["Amara", "Thomas", "Idir"]


async def test_a_robot_takes_the_last_seat_as_well(host: Host):
    table = await lobby_of(host, full_at=2)
    await lobby_robots.add_robot(host, table, AMARA)
    assert await load_status(host, table) is Status.RUNNING


async def test_a_full_table_has_no_seat_though_the_game_has_more(host: Host):
    table = await lobby_of(host, THOMAS, full_at=3)
    await change_option(host, table, AMARA, "language", ["fr"])
    await lobby.join(host, table, IDIR)
    assert await load_status(host, table) is Status.LOBBY  # Thomas has not agreed to French
    with pytest.raises(Refused, match="refusal-table-full"):
        await lobby.join(host, table, KARINE)
    await press_still_in(host, table, THOMAS)
    assert await load_status(host, table) is Status.RUNNING


async def test_seated_players_must_agree_before_a_table_starts_by_itself(host: Host):
    table = await lobby_of(host, THOMAS)
    await change_option(host, table, AMARA, "full", ["2"])
    assert await load_status(host, table) is Status.LOBBY
    await press_still_in(host, table, THOMAS)
    assert await load_status(host, table) is Status.RUNNING


async def test_a_table_waits_for_a_possible_number_not_below_the_seated(host: Host):
    table = await lobby_of(host, THOMAS, IDIR)
    with pytest.raises(Refused, match="refusal-full-below"):
        await change_option(host, table, AMARA, "full", ["2"])
    with pytest.raises(Refused, match="refusal-full-at"):
        await change_option(host, table, AMARA, "full", ["9"])
    with pytest.raises(Refused, match="refusal-full-at"):
        await lobby_of(host, full_at=1)


async def test_two_who_join_at_the_same_instant_start_it_once(host: Host):
    table = await lobby_of(host, full_at=2)
    answers = await asyncio.gather(
        *(lobby.join(host, table, person) for person in (THOMAS, IDIR)), return_exceptions=True
    )
    refused = [answer for answer in answers if isinstance(answer, Refused)]
    assert [refusal.reason for refusal in refused] == ["refusal-already-started"]
    assert await load_moves(host, table) == ["setup"]


async def test_two_processes_that_do_not_hear_each_other_start_it_once(host: Host):
    """The table starts once even if neither process waits for the other's lock, as after a lost connection."""
    table = await lobby_of(host, full_at=3)
    other = Host(host.store, host.clock, host.settings)
    answers = await asyncio.gather(
        *(lobby.join(one, table, person) for one, person in ((host, THOMAS), (other, IDIR), (host, KARINE))),
        return_exceptions=True,
    )
    assert sum(isinstance(one, Refused) for one in answers) == 1
    after = await load(host, table)
    assert after.row.status is Status.RUNNING and len(after.seats) == 3
    assert await load_moves(host, table) == ["setup"]


async def load_moves(host: Host, table: int) -> list[str]:
    async with host.store.read() as tx:
        return [move.move for move in await tx.moves.list_since(table, -1)]


async def test_a_rematch_with_robots_alone_starts_at_once(host: Host):
    table = await lobby_of(host, full_at=2)
    await lobby_robots.add_robot(host, table, AMARA)
    async with host.store.write() as tx:
        await tx.tables.close(table, Status.FINISHED, host.now())
    again = await open_rematch(host, table, AMARA)
    assert await load_status(host, again.table) is Status.RUNNING


async def test_the_card_says_when_it_begins(host: Host):
    table = await lobby_of(host, full_at=3)
    card = "\n".join(lobby_card(await load(host, table)).texts)
    assert "starts by itself as soon as 3 sit here: 2 more" in card and "3. free" in card and "4. free" not in card
    await lobby.join(host, table, THOMAS)
    assert "one more, and it begins" in "\n".join(lobby_card(await load(host, table)).texts)


async def test_a_command_opens_a_table_that_starts_by_itself(simulator: Simulator[Azalai]):
    card = await lobby_on_discord(simulator, full=2)
    assert "one more, and it begins" in text_of(card.now)
    await simulator.person("Thomas").press(card, "Join")
    assert "Play" in labels_of(card.now)
