"""Forfeits: players who stop playing and are removed have lost, and so have those who often leave early."""

from __future__ import annotations

from typing import Any

import pytest

from azalai.bot.clocks.pace import Late, Pace, encode_pace
from azalai.bot.errors import Refused
from azalai.bot.history.ratings import EARLY_FORGIVEN, TOGETHER_WITHIN
from azalai.bot.history.results import leaves_early_again
from azalai.bot.hosting import endings, kicks, seats
from azalai.bot.hosting.proposals import Proposals
from azalai.bot.people.person import Person
from azalai.bot.privacy.rules import erase
from azalai.bot.store.rows import MessageKind, Status
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from tests.bot.without_discord import (
    AMARA,
    GUILD,
    IDIR,
    KARINE,
    THOMAS,
    StillClock,
    agree,
    outbox_at,
    play_moves,
    proposals_of,
    rated_games,
    results,
    ring,
    running_table,
)

DAY = 86_400.0
HARSH = encode_pace(Pace(1, 0, 0, Late.SEAT))
LONG = kicks.AWAITED_FOR + 1


async def play_some_turns(host: Host, *people: Person, turns: int = 2, **more: Any) -> int:
    """Start a table, play `turns` turns of each player and one more of Amara, and return its number."""
    table = await running_table(host, *people[1:], **more)
    for _ in range(turns):
        for person in people:
            await play_moves(host, table, person, "offer 0")
    await play_moves(host, table, AMARA, "offer 0")
    return table


async def load_notices(host: Host, table: int) -> list[str]:
    """Return the notices for the channel."""
    return [row.body for row in await outbox_at(host, table) if row.kind is MessageKind.NOTICE]


async def test_the_other_of_two_wins_when_an_absent_player_is_removed(host: Host, still_clock: StillClock):
    table = await play_some_turns(host, AMARA, THOMAS)
    still_clock.at += LONG
    await kicks.propose_kick(host, proposals_of(host), table, AMARA, 1)
    assert [(result.user_id, result.place, result.counted) for result in await results(host, table)] == [
        (AMARA.id, 1, True),
        (THOMAS.id, 2, True),
    ]
    assert (await rated_games(host, AMARA), await rated_games(host, THOMAS)) == (1, 1)
    loaded = await load(host, table)
    assert loaded.row.status is Status.RESIGNED and loaded.seats[1].stalled
    assert await load_notices(host, table) == ["notice-stalled"]


async def test_the_other_of_two_players_wins_when_a_time_costs_the_seat(host: Host, still_clock: StillClock):
    table = await play_some_turns(host, AMARA, THOMAS, pace=HARSH)
    still_clock.at += 2 * 3600.0
    await ring(host)
    assert [(result.place, result.counted) for result in await results(host, table)] == [(1, True), (2, True)]
    assert await load_notices(host, table) == []  # the message about the time says it


async def test_before_two_turns_a_robot_takes_the_seat_and_nothing_is_lost(host: Host, still_clock: StillClock):
    table = await play_some_turns(host, AMARA, THOMAS, turns=1)
    still_clock.at += LONG
    await kicks.propose_kick(host, proposals_of(host), table, AMARA, 1)
    loaded = await load(host, table)
    assert loaded.row.status is Status.RUNNING
    assert loaded.seats[1].is_robot and loaded.seats[1].resigned_by is None


async def remove_one_of_three(host: Host, still_clock: StillClock) -> tuple[int, Proposals]:
    """Start a table of three whose others have removed Idir after two turns."""
    table, proposals = await play_some_turns(host, AMARA, THOMAS, IDIR), proposals_of(host)
    await play_moves(host, table, THOMAS, "offer 0")
    still_clock.at += LONG
    await kicks.propose_kick(host, proposals, table, AMARA, 2)
    await agree(host, table, THOMAS)
    return table, proposals


async def test_a_removed_player_among_more_has_lost_though_the_seat_is_taken(host: Host, still_clock: StillClock):
    table, proposals = await remove_one_of_three(host, still_clock)
    assert (await load(host, table)).seats[2].is_robot
    still_clock.at += DAY
    await seats.take_seat(proposals, table, 2, KARINE, None)
    await play_moves(host, table, KARINE, "offer 3")
    rows = await results(host, table)
    assert [(row.user_id, row.counted) for row in rows] == [(AMARA.id, True), (THOMAS.id, True), (IDIR.id, True)]
    assert rows[2].place == 3


async def test_a_player_asked_back_by_name_who_plays_on_has_not_lost(host: Host, still_clock: StillClock):
    table, proposals = await remove_one_of_three(host, still_clock)
    await seats.offer_seat(proposals, table, 2, AMARA, IDIR)
    await agree(host, table, THOMAS)
    await seats.take_seat(proposals, table, 2, IDIR, IDIR.id)
    seat = (await load(host, table)).seats[2]
    assert (seat.user_id, seat.resigned_by, seat.stalled) == (IDIR.id, None, False)


async def test_a_seat_opened_by_a_removal_waits_an_hour_for_others(host: Host, still_clock: StillClock):
    """Players who vote a player out can't seat a third account at once."""
    table, proposals = await remove_one_of_three(host, still_clock)
    for offered in (None, KARINE):
        if offered is not None:
            await seats.offer_seat(proposals, table, 2, Person(99, "Lalla", GUILD), offered)
        try:
            await seats.take_seat(proposals, table, 2, KARINE, None if offered is None else KARINE.id)
        except Exception as error:
            assert getattr(error, "reason", None) == "refusal-seat-opened-lately"
        else:
            raise AssertionError("the seat was taken at once")
    still_clock.at += 59 * 60
    with pytest.raises(Refused, match="refusal-seat-opened-lately"):
        await seats.take_seat(proposals, table, 2, KARINE, KARINE.id)
    still_clock.at += 60
    await seats.take_seat(proposals, table, 2, KARINE, KARINE.id)
    assert (await load(host, table)).seats[2].user_id == KARINE.id


async def leave_at_once(host: Host, person: Person) -> None:
    """Leave a game of two before the first move."""
    await endings.leave(proposals_of(host), await running_table(host, person), person)


@pytest.mark.costly
async def test_leaving_early_again_and_again_loses_and_raises_no_rating(host: Host, still_clock: StillClock):
    for _ in range(EARLY_FORGIVEN):
        await leave_at_once(host, THOMAS)
    assert await rated_games(host, THOMAS) == 0
    await erase(proposals_of(host), THOMAS)
    for times in (1, 2):
        await leave_at_once(host, THOMAS)
        assert (await rated_games(host, THOMAS), await rated_games(host, AMARA)) == (times, 0)
    table = await play_some_turns(host, AMARA, THOMAS)
    await endings.resign(proposals_of(host), table, THOMAS)
    async with host.store.read() as tx:
        assert not await leaves_early_again(tx, THOMAS.id, host.now())
    assert await rated_games(host, AMARA) == 1
    still_clock.at += TOGETHER_WITHIN
    await leave_at_once(host, THOMAS)
    assert await rated_games(host, THOMAS) == 3
