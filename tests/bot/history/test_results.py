"""Results of finished games with robots: the seats that count."""

from __future__ import annotations

import pytest

from azalai.bot.errors import Refused
from azalai.bot.history.ratings import EARLY_FORGIVEN
from azalai.bot.hosting import endings, lobby, seats
from azalai.bot.hosting.agreements import END
from azalai.bot.people.person import Person
from azalai.bot.play import robot_turns
from azalai.bot.privacy.rules import erase
from azalai.bot.store.result_rows import ResultRow
from azalai.bot.store.rows import ProposalStatus, Status
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
    play_moves,
    proposals_of,
    rated_games,
    results,
    running_table,
)


async def play_out(host: Host, table: int, *people: Person, rounds: int = 3) -> list[ResultRow]:
    """Play a game to its end, with no offers by players and free choices by robots, and return its results."""
    for _ in range(rounds):
        await robot_turns.drive(host, table)
        for person in people:
            await play_moves(host, table, person, "offer 0")
        await robot_turns.drive(host, table)
    return await results(host, table)


async def test_a_resigned_game_counts_as_lost_whatever_the_robot_achieves(host: Host):
    table = await running_table(host, THOMAS, IDIR)
    for _ in range(2):
        for person in (AMARA, THOMAS, IDIR):
            await play_moves(host, table, person, "offer 0")
    await endings.resign(proposals_of(host), table, IDIR)
    rows = await play_out(host, table, AMARA, THOMAS, rounds=1)
    assert [(row.user_id, row.place, row.counted) for row in rows[2:]] == [(IDIR.id, 3, True)]
    assert rows[2].score > rows[0].score


async def test_a_game_does_not_count_for_a_person_who_left_without_resigning(host: Host):
    table = await running_table(host, THOMAS, IDIR)
    await endings.leave(proposals_of(host), table, IDIR)
    rows = await play_out(host, table, AMARA, THOMAS)
    assert [(row.user_id, row.place, row.counted) for row in rows[2:]] == [(None, 1, False)]


async def test_a_game_does_not_count_for_a_resigned_seat_that_a_robot_began(host: Host):
    table = await running_table(host, THOMAS, robots=1)
    await seats.offer_seat(proposals_of(host), table, 2, AMARA, None)
    await agree(host, table, THOMAS)
    await seats.take_seat(proposals_of(host), table, 2, KARINE, None)
    for _ in range(2):
        for person in (AMARA, THOMAS, KARINE):
            await play_moves(host, table, person, "offer 0")
    await endings.resign(proposals_of(host), table, KARINE)
    rows = await play_out(host, table, AMARA, THOMAS, rounds=1)
    assert [(row.user_id, row.counted) for row in rows[2:]] == [(KARINE.id, False)]


async def play_two_turns(host: Host, table: int) -> None:
    """Play two rounds of Amara and Thomas."""
    for _ in range(2):
        for person in (AMARA, THOMAS):
            await play_moves(host, table, person, "offer 0")


async def test_giving_up_at_once_raises_no_rating(host: Host):
    """A resignation before two turns gives the winner no rating."""
    for times in range(3):
        table = await running_table(host, THOMAS)
        await play_moves(host, table, THOMAS, "offer 0")
        await endings.resign(proposals_of(host), table, THOMAS)
        rows = await results(host, table)
        assert [(row.place, row.counted) for row in rows] == [(1, False), (2, times >= EARLY_FORGIVEN)]
    assert await rated_games(host, AMARA) == 0


async def test_giving_up_at_once_among_three_counts_for_those_who_play_on(host: Host):
    table = await running_table(host, THOMAS, IDIR)
    await endings.resign(proposals_of(host), table, IDIR)
    rows = await play_out(host, table, AMARA, THOMAS)
    assert [row.counted for row in rows] == [True, True, False]
    assert (await rated_games(host, AMARA), await rated_games(host, IDIR)) == (1, 0)


async def test_leaving_a_game_of_two_is_resigning(host: Host):
    table = await running_table(host, THOMAS)
    await play_two_turns(host, table)
    after = await endings.leave(proposals_of(host), table, THOMAS)
    assert after.row.status is Status.RESIGNED
    assert [(result.user_id, result.place, result.counted) for result in await results(host, table)] == [
        *((AMARA.id, 1, True), (THOMAS.id, 2, True))
    ]


async def test_an_erased_player_of_two_leaves_the_winner_their_game(host: Host):
    table = await running_table(host, THOMAS)
    await play_two_turns(host, table)
    await erase(proposals_of(host), THOMAS)
    assert [(result.user_id, result.place, result.counted) for result in await results(host, table)] == [
        *((AMARA.id, 1, True), (None, 2, True))
    ]
    assert (await rated_games(host, AMARA), await rated_games(host, THOMAS)) == (1, 0)


async def test_a_robot_goes_on_for_who_leaves_a_game_of_two_that_would_not_count(host: Host):
    table = await running_table(host, THOMAS)
    await seats.offer_seat(proposals_of(host), table, 1, THOMAS, None)
    await seats.take_seat(proposals_of(host), table, 1, KARINE, None)
    after = await endings.leave(proposals_of(host), table, KARINE)
    assert (after.row.status, after.seats[1].user_id) == (Status.RUNNING, None)


@pytest.mark.costly
async def test_the_same_two_are_rated_five_times_in_thirty_days(host: Host, still_clock: StillClock):
    for number in range(7):
        rows = await play_out(host, await running_table(host, THOMAS), AMARA, THOMAS)
        assert [row.counted for row in rows] == [number < 5] * 2
        still_clock.at += 3600
    assert await rated_games(host, AMARA) == 5
    among_three = await play_out(host, await running_table(host, THOMAS, IDIR), AMARA, THOMAS, IDIR)
    assert [result.counted for result in among_three] == [False] * 3
    with_another = await play_out(host, await running_table(host, IDIR), AMARA, IDIR)
    assert [result.counted for result in with_another] == [True] * 2
    still_clock.at += 30 * 86_400
    again = await play_out(host, await running_table(host, THOMAS), AMARA, THOMAS)
    assert [result.counted for result in again] == [True] * 2


async def test_the_host_alone_ends_no_game_that_has_begun(host: Host):
    table, proposals = await running_table(host, THOMAS), proposals_of(host)
    with pytest.raises(Refused, match="refusal-cancel-by-agreement"):
        await lobby.cancel(host, table, AMARA)
    assert await proposals.propose(table, AMARA, END.name) is ProposalStatus.OPEN
    assert (await load(host, table)).row.status is Status.RUNNING
    await lobby.cancel(host, table, Person(99, "Lalla", GUILD))
    assert (await load(host, table)).row.status is Status.CANCELLED
