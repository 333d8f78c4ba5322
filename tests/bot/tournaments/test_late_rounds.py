"""Rounds without Discord: players who leave or stall, and rounds whose time is over."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from azalai.bot.hosting import endings
from azalai.bot.hosting.forfeits import send_away_as_lost
from azalai.bot.people.guild_settings import GuildSettings, set_guild_settings
from azalai.bot.people.person import Person
from azalai.bot.play.robot_turns import drive
from azalai.bot.store.rows import MessageKind, Status
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.tournaments import entrants
from azalai.bot.tournaments.leadership import describe_next
from azalai.bot.tournaments.opening import open_table
from azalai.bot.tournaments.tournament_rows import Ended, GameStatus, TournamentStatus
from tests.bot.fixtures import DAY, HOUR
from tests.bot.tournaments.on_a_host import (
    GUILD,
    begin_cup,
    find_game,
    find_table,
    finish,
    is_in,
    list_told,
    load_contest,
    open_tables,
    pass_time,
    play_late_round,
    play_turns,
)
from tests.bot.without_discord import AMARA, IDIR, KARINE, THOMAS, StillClock, proposals_of, rated_games, read_refusal


async def test_a_person_who_withdraws_is_not_paired_again(host: Host):
    contest = await begin_cup(host, AMARA, THOMAS, KARINE, IDIR)
    tables = await open_tables(host, contest)
    await entrants.withdraw(proposals_of(host), contest.row.id, THOMAS)
    left_table = await find_table(host, tables, THOMAS)
    assert (await load(host, left_table)).row.status is Status.RESIGNED, "of two the other has won"
    for table in tables:
        if table != left_table:
            await finish(host, table)
    contest = await load_contest(host, contest.row.id)
    entrant = contest.entrant(THOMAS.id)
    assert entrant is not None and entrant.gone
    assert not any(entrant.number in game.seats for game in contest.games if game.round == 2)
    assert [bye.round for bye in contest.byes] == [2]
    assert (
        await read_refusal(entrants.withdraw(proposals_of(host), contest.row.id, THOMAS)) == "refusal-tournament-not-in"
    )


async def test_withdrawing_in_the_middle_of_a_game_of_two_loses_it_and_is_rated(host: Host):
    contest = await begin_cup(host, AMARA, THOMAS, KARINE, IDIR)
    tables = await open_tables(host, contest)
    table = await find_table(host, tables, THOMAS)
    await play_turns(host, table)
    await entrants.withdraw(proposals_of(host), contest.row.id, THOMAS)
    contest = await load_contest(host, contest.row.id)
    game, own = find_game(contest, THOMAS), contest.entrant(THOMAS.id)
    assert own is not None and game.ended is Ended.RESIGNED
    assert dict(zip(game.seats, game.places, strict=True))[own.number] == 2
    assert await rated_games(host, THOMAS) == 1


async def test_a_person_who_stops_playing_is_not_paired_again(host: Host):
    contest = await begin_cup(host, AMARA, THOMAS, KARINE, IDIR)
    tables = await open_tables(host, contest)
    stamp = (await load_contest(host, contest.row.id)).row.stamp
    for table in tables:
        loaded = await load(host, table)
        seat = loaded.find_seat(THOMAS.id)
        if seat is not None:
            async with host.store.write() as tx:
                await send_away_as_lost(proposals_of(host), tx, loaded, seat.seat)
    contest = await load_contest(host, contest.row.id)
    assert [entrant.user_id for entrant in contest.entrants if entrant.gone] == [THOMAS.id]
    assert contest.row.stamp > stamp, "the card shows it"
    for table in tables:
        await finish(host, table)
    contest = await load_contest(host, contest.row.id)
    entrant = contest.entrant(THOMAS.id)
    assert entrant is not None and not any(entrant.number in game.seats for game in contest.games if game.round == 2)


async def test_resigning_a_game_of_two_loses_the_game_and_not_the_tournament(host: Host):
    contest = await begin_cup(host, AMARA, THOMAS, KARINE, IDIR)
    tables = await open_tables(host, contest)
    table = await find_table(host, tables, THOMAS)
    await play_turns(host, table)
    await endings.resign(proposals_of(host), table, THOMAS)
    contest = await load_contest(host, contest.row.id)
    assert find_game(contest, THOMAS).ended is Ended.RESIGNED and is_in(contest, THOMAS)


async def test_when_its_time_is_over_the_one_of_two_who_must_decide_has_lost(host: Host, still_clock: StillClock):
    number, tables = await play_late_round(host, still_clock)
    late = {(await load(host, table)).deciders[0].user_id for table in tables}
    before = await load_contest(host, number)
    assert before.round_due is None or before.row.round == 2
    contest = await load_contest(host, number)
    first = [game for game in contest.games if game.round == 1]
    assert {game.ended for game in first} == {Ended.STALLED}
    winners = {contest.entrants[game.seats[game.places.index(1)]].user_id for game in first}
    assert winners.isdisjoint(late) and len(winners) == 2
    assert {entrant.user_id for entrant in contest.entrants if entrant.gone} == late
    for user in late:
        assert user is not None and await rated_games(host, Person(user, "")) == 1


async def test_when_both_of_two_must_decide_neither_has_won_and_both_are_out(host: Host, still_clock: StillClock):
    contest = await begin_cup(host, AMARA, THOMAS, KARINE, IDIR, hours=24.0)
    await open_tables(host, contest)
    still_clock.at += 24 * HOUR
    contest = await load_contest(host, contest.row.id)
    assert [game.ended for game in contest.games] == [Ended.WITHOUT, Ended.WITHOUT]
    assert contest.people == () and contest.row.status is TournamentStatus.OVER


async def test_people_who_did_not_have_to_decide_play_on_for_a_day(host: Host, still_clock: StillClock):
    number, tables = await play_late_round(host, still_clock, turns_before=0)
    waiting = [next(seat for seat in (await load(host, table)).seats if not seat.deciding) for table in tables]
    contest = await load_contest(host, number)
    assert {game.status for game in contest.games} == {GameStatus.OVERTIME}
    for table, seat in zip(tables, waiting, strict=True):
        after = (await load(host, table)).seats
        assert after[seat.seat].user_id == seat.user_id and after[1 - seat.seat].is_robot
        async with host.store.read() as tx:
            notices = [row.body for row in await tx.outbox.list_about(table) if row.kind is MessageKind.NOTICE]
        assert notices == ["notice-overtime"], "the thread says so"
    assert len(contest.people) == 2
    still_clock.at += DAY
    contest = await load_contest(host, number)
    assert {game.status for game in contest.games} == {GameStatus.RELIEVED}
    for table in tables:
        assert all(seat.is_robot for seat in (await load(host, table)).seats)
    assert {person.user_id for person in contest.people} == {seat.user_id for seat in waiting}, "they stay in"
    for table in tables:
        await drive(host, table)
    contest = await load_contest(host, number)
    assert contest.row.round == 2 and len(contest.people) == 2


async def test_a_round_that_its_host_ends_is_over_after_a_week_all_the_same(host: Host, still_clock: StillClock):
    contest = await begin_cup(host, AMARA, THOMAS, KARINE, IDIR, hours=24.0, robots=False)
    (table, _) = await open_tables(host, contest)
    still_clock.at += DAY - HOUR
    await play_turns(host, table, 1)
    assert await read_refusal(describe_next(host, contest.row.id, AMARA)) == "refusal-tournament-hurry"
    still_clock.at += HOUR
    contest = await load_contest(host, contest.row.id)
    assert contest.row.round == 1 and contest.round_due == host.now() + 7 * DAY and not contest.is_late
    assert await list_told(host, contest.row.id) == [(MessageKind.CUP_TOLD, "decide")]
    assert (await describe_next(host, contest.row.id, AMARA)).fates, "a host who plays may end it now"
    still_clock.at += 7 * DAY
    assert (await load_contest(host, contest.row.id)).row.status is TournamentStatus.OVER


async def test_a_game_at_which_nothing_happens_ends_without_a_clock_too(host: Host, still_clock: StillClock):
    """A warning comes a week after the last move, and the end a week later."""
    contest = await begin_cup(host, AMARA, THOMAS, KARINE, IDIR)
    tables = await open_tables(host, contest)
    await finish(host, tables[0])
    await pass_time(host, still_clock, 14 * DAY + 2 * HOUR)
    contest = await load_contest(host, contest.row.id)
    assert contest.games[1].ended in (Ended.WITHOUT, Ended.STALLED)
    assert (await load(host, tables[1])).row.status is Status.CANCELLED


@pytest.mark.parametrize("way", [endings.leave, endings.resign])
async def test_an_entrant_who_leaves_a_larger_table_is_not_paired_again(
    host: Host, way: Callable[..., Awaitable[object]]
):
    contest = await begin_cup(host, AMARA, THOMAS, KARINE, wanted=3)
    (table,) = await open_tables(host, contest)
    await play_turns(host, table)
    await way(proposals_of(host), table, THOMAS)
    assert (await load(host, table)).row.status is Status.RUNNING, "a robot plays on"
    contest = await load_contest(host, contest.row.id)
    assert not is_in(contest, THOMAS) and is_in(contest, AMARA)
    assert not (await load(host, table)).seats[find_game(contest, THOMAS).seats.index(1)].open


@pytest.mark.parametrize("status", [Status.AGREED, Status.CANCELLED])
async def test_a_game_that_its_people_end_without_a_result_is_shared(host: Host, status: Status):
    contest = await begin_cup(host, AMARA, THOMAS, KARINE, IDIR)
    first, _ = await open_tables(host, contest)
    async with host.store.write() as tx:
        await tx.tables.close(first, status, host.now())
    contest = await load_contest(host, contest.row.id)
    assert contest.games[0].places == (1, 1) and contest.games[0].ended is Ended.WITHOUT


async def test_a_game_of_two_of_which_one_has_left_before_it_begins_is_won(host: Host):
    contest = await begin_cup(host, AMARA, THOMAS, KARINE, IDIR)
    await entrants.withdraw(proposals_of(host), contest.row.id, THOMAS)
    contest = await load_contest(host, contest.row.id)
    game, own = find_game(contest, THOMAS), contest.entrant(THOMAS.id)
    assert own is not None and game.ended is Ended.WALKOVER
    assert game.places[game.seats.index(own.number)] == 2 and game.table_id is None


async def test_at_a_larger_table_a_robot_plays_for_who_has_left_before_it_begins(host: Host):
    contest = await begin_cup(host, AMARA, THOMAS, KARINE, wanted=3)
    await entrants.withdraw(proposals_of(host), contest.row.id, THOMAS)
    (table,) = await open_tables(host, await load_contest(host, contest.row.id))
    names = {entrant.name for entrant in contest.entrants}
    sitting = [seat for seat in (await load(host, table)).seats if seat.is_robot]
    assert len(sitting) == 1 and sitting[0].name not in names
    assert {AMARA.id, KARINE.id} == {seat.user_id for seat in (await load(host, table)).seats if not seat.is_robot}


async def test_robots_take_seats_over_though_a_server_wants_none(host: Host, still_clock: StillClock):
    """A server that wants no robots at its tables has a game played on all the same, as at other tables."""
    async with host.store.write() as tx:
        await set_guild_settings(tx, GUILD, GuildSettings(robots=False))
    number, tables = await play_late_round(host, still_clock, turns_before=0)
    await load_contest(host, number)
    for table in tables:
        loaded = await load(host, table)
        assert loaded.row.status is Status.RUNNING and sum(seat.is_robot for seat in loaded.seats) == 1


async def test_the_hours_of_a_round_begin_when_its_last_table_is_open(host: Host, still_clock: StillClock):
    contest = await begin_cup(host, AMARA, THOMAS, KARINE, IDIR, hours=24.0)
    first, second = contest.games
    await open_table(host, contest, first.number, 1000)
    still_clock.at += 5 * HOUR
    assert (await load_contest(host, contest.row.id)).round_due is None
    await open_table(host, await load_contest(host, contest.row.id), second.number, 1001)
    opened_at = still_clock.at
    assert (await load_contest(host, contest.row.id)).round_due == opened_at + 24 * HOUR
