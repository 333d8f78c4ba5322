"""Tournaments without Discord: their start, rounds and end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator

import msgspec
import pytest

from azalai.bot.people.person import Person
from azalai.bot.store import open_store
from azalai.bot.store.rows import MessageKind, Status
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.tournaments import entrants, leadership, rounds
from azalai.bot.tournaments.opening import open_table
from azalai.bot.tournaments.pairing.plan import Kind
from azalai.bot.tournaments.tournament_rows import Reason, TournamentStatus
from tests.bot.fixtures import DAY, HOUR
from tests.bot.tournaments.on_a_host import (
    HOST,
    MANAGER,
    begin_cup,
    finish,
    go_next,
    list_told,
    load_contest,
    make_terms,
    open_cup,
    open_tables,
    play_cup,
)
from tests.bot.without_discord import AMARA, IDIR, KARINE, THOMAS, StillClock, proposals_of, read_refusal


@pytest.fixture
async def another(host: Host) -> AsyncGenerator[Host]:
    """Open a second process over the database of the first."""
    store = await open_store(host.settings.database)
    yield Host(store, host.clock, host.settings)
    await store.close()


@pytest.mark.costly
@pytest.mark.parametrize("kind", list(Kind))
async def test_a_tournament_with_robots_among_people_runs_from_its_first_round_to_its_end(host: Host, kind: Kind):
    number = await open_cup(host, AMARA, THOMAS, KARINE, kind=kind, fill=5)
    if (await load_contest(host, number)).row.status is TournamentStatus.OPEN:
        await go_next(host, number, MANAGER)
    contest = await play_cup(host, number)
    assert contest.row.status is TournamentStatus.OVER
    assert len(contest.entrants) == 8
    people = {entrant.number for entrant in contest.entrants if entrant.user_id is not None}
    for game in contest.games:
        assert game.places and (game.table_id is not None) == bool(people & set(game.seats))
    expected = {Kind.SWISS: 3 * 4, Kind.EVERYONE: 28, Kind.KNOCKOUT: 7}[kind]
    draws = sum(game.places == (1, 1) for game in contest.games) if kind is Kind.KNOCKOUT else 0
    assert len(contest.games) - draws <= expected <= len(contest.games)
    (order,) = rounds.standings(contest)
    assert [standing.place for standing in order] == sorted(standing.place for standing in order)
    await rounds.step(proposals_of(host), number)
    assert msgspec.structs.replace(await load_contest(host, number), timers=()) == msgspec.structs.replace(
        contest, timers=()
    )


async def test_a_full_tournament_begins_by_itself(host: Host):
    number = await open_cup(host, AMARA, fill=6)
    assert (await load_contest(host, number)).row.status is TournamentStatus.OPEN
    await entrants.join(host, number, THOMAS)
    contest = await load_contest(host, number)
    assert contest.row.status is TournamentStatus.RUNNING
    assert len(contest.games) == 4 and not contest.byes


async def test_a_person_takes_the_place_of_a_robot_when_it_is_full(host: Host):
    number = await open_cup(host, AMARA, fill=7)
    assert (await load_contest(host, number)).row.status is TournamentStatus.OPEN, "one person plays no tournament"
    await entrants.join(host, number, THOMAS)
    contest = await load_contest(host, number)
    assert contest.row.status is TournamentStatus.RUNNING and len(contest.entrants) == 8
    assert [person.name for person in contest.people if person.user_id] == [
        entrant.name for entrant in contest.entrants if entrant.user_id in (AMARA.id, THOMAS.id)
    ]


async def test_a_tournament_begins_at_its_hour_with_enough_entrants(host: Host, still_clock: StillClock):
    number = await open_cup(host, AMARA, THOMAS, KARINE, starts_at=host.now() + HOUR)
    still_clock.at += HOUR + 1
    contest = await load_contest(host, number)
    assert contest.row.status is TournamentStatus.RUNNING and len(contest.byes) == 1


async def test_a_tournament_with_too_few_entrants_at_its_hour_waits_a_day(host: Host, still_clock: StillClock):
    number = await open_cup(host, AMARA, THOMAS, starts_at=host.now() + HOUR)
    still_clock.at += HOUR
    contest = await load_contest(host, number)
    assert contest.row.status is TournamentStatus.OPEN and contest.row.reason is Reason.FEW
    assert contest.lapses_at == host.now() + DAY
    assert await list_told(host, number) == [(MessageKind.CUP_TOLD, "grace")]
    await entrants.join(host, number, KARINE)
    contest = await load_contest(host, number)
    assert contest.row.status is TournamentStatus.RUNNING and contest.row.reason is None and contest.lapses_at is None


async def test_its_host_begins_with_fewer_when_its_hour_has_passed(host: Host, still_clock: StillClock):
    number = await open_cup(host, AMARA, THOMAS, starts_at=host.now() + HOUR)
    assert await read_refusal(leadership.describe_next(host, number, AMARA)) == "refusal-tournament-few"
    still_clock.at += HOUR
    contest = await go_next(host, number, AMARA)
    assert contest.row.status is TournamentStatus.RUNNING and len(contest.games) == 1


@pytest.mark.parametrize("people", [(), (AMARA,)])
async def test_a_tournament_with_fewer_than_two_at_its_hour_is_cancelled(
    host: Host, still_clock: StillClock, people: tuple[Person, ...]
):
    number = await open_cup(host, *people, fill=4, starts_at=host.now() + HOUR)
    still_clock.at += HOUR
    contest = await load_contest(host, number)
    assert contest.row.status is TournamentStatus.CANCELLED and contest.row.reason is Reason.FEW
    assert await list_told(host, number) == [(MessageKind.CUP_TOLD, "reason few"), (MessageKind.CUP_LINE, "")]


@pytest.mark.parametrize("taking_part", [(AMARA, THOMAS), (AMARA, THOMAS, KARINE)])
async def test_after_its_day_of_grace_it_is_cancelled_or_has_begun(
    host: Host, still_clock: StillClock, taking_part: tuple[Person, ...]
):
    number = await open_cup(host, AMARA, THOMAS, starts_at=host.now() + HOUR)
    still_clock.at += HOUR
    await load_contest(host, number)
    for person in taking_part[2:]:
        await entrants.join(host, number, person)
    still_clock.at += DAY
    contest = await load_contest(host, number)
    begins = len(taking_part) == 3
    assert contest.row.status is (TournamentStatus.RUNNING if begins else TournamentStatus.CANCELLED)
    assert contest.row.reason is (None if begins else Reason.FEW)


async def test_a_tournament_begins_an_hour_later_if_the_bot_was_down(host: Host, still_clock: StillClock):
    number = await open_cup(host, AMARA, THOMAS, KARINE, starts_at=host.now() + HOUR)
    still_clock.at += 5 * HOUR
    contest = await load_contest(host, number)
    assert contest.row.status is TournamentStatus.OPEN and contest.starts_at == host.now() + HOUR
    still_clock.at += HOUR
    assert (await load_contest(host, number)).row.status is TournamentStatus.RUNNING


async def test_a_tournament_that_is_not_begun_is_cancelled_after_a_week(host: Host, still_clock: StillClock):
    number = await open_cup(host, AMARA, THOMAS, KARINE)
    still_clock.at += 7 * DAY - 1
    assert (await load_contest(host, number)).row.status is TournamentStatus.OPEN
    still_clock.at += 1
    contest = await load_contest(host, number)
    assert contest.row.status is TournamentStatus.CANCELLED and contest.row.reason is Reason.LAPSED
    assert await list_told(host, number) == [(MessageKind.CUP_TOLD, "reason lapsed"), (MessageKind.CUP_LINE, "")]


@pytest.mark.parametrize(("opener", "robots"), [(AMARA, 2), (HOST, 4)])
async def test_there_are_at_most_as_many_robots_as_people_unless_a_manager_has_opened_it(
    host: Host, opener: Person, robots: int
):
    number = await entrants.open_tournament(host, opener, make_terms(fill=4))
    for person in (AMARA, THOMAS):
        await entrants.join(host, number, person)
    contest = await go_next(host, number, MANAGER)
    assert [entrant.user_id for entrant in contest.entrants].count(None) == robots and len(contest.people) == 2


async def test_people_sit_at_their_tables_in_the_seats_of_the_pairing(host: Host):
    contest = await begin_cup(host, AMARA, THOMAS, KARINE, IDIR)
    for table, game in zip(await open_tables(host, contest), contest.games, strict=True):
        loaded = await load(host, table)
        assert [seat.user_id for seat in loaded.seats] == [contest.entrants[seat].user_id for seat in game.seats]
        assert loaded.row.status is Status.RUNNING and loaded.row.tournament_id == contest.row.id
        assert not loaded.row.suggestions


async def test_a_round_waits_for_its_last_table(host: Host):
    contest = await begin_cup(host, AMARA, THOMAS, KARINE, IDIR)
    first, second = await open_tables(host, contest)
    await finish(host, first)
    contest = await load_contest(host, contest.row.id)
    assert contest.row.round == 1 and contest.games[0].places and not contest.games[1].places
    await finish(host, second)
    assert (await load_contest(host, contest.row.id)).row.round == 2


async def test_a_game_that_is_over_belongs_to_no_tournament_any_more(host: Host):
    contest = await begin_cup(host, AMARA, THOMAS, KARINE, IDIR)
    first, second = await open_tables(host, contest)
    await finish(host, first)
    await load_contest(host, contest.row.id)
    assert (await load(host, first)).row.tournament_id is None
    assert (await load(host, second)).row.is_in_tournament


async def test_two_processes_never_begin_a_round_twice(host: Host, another: Host):
    number = await open_cup(host, AMARA, THOMAS, KARINE, IDIR)
    await leadership.go_next(host, number, MANAGER, (await load_contest(host, number)).row.stamp)
    for _ in range(3):
        await asyncio.gather(*(rounds.step(proposals_of(each_host), number) for each_host in (host, another)))
    contest = await load_contest(host, number)
    assert [game.round for game in contest.games] == [1, 1]
    assert sorted(seat for game in contest.games for seat in game.seats) == [0, 1, 2, 3]


async def test_two_processes_never_open_a_table_twice(host: Host, another: Host):
    contest = await begin_cup(host, AMARA, THOMAS, KARINE, IDIR)
    await asyncio.gather(open_table(host, contest, 0, 1), open_table(another, contest, 0, 2))
    async with host.store.read() as tx:
        (table,) = await tx.tables.list_numbers()
    assert (await load_contest(host, contest.row.id)).games[0].table_id == table
