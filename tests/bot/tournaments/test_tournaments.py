"""Tournaments without Discord: who may do what, rounds that follow each other, two processes, and kills midway."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Sequence

import msgspec
import pytest

from azalai.bot.clocks.pace import paced, written
from azalai.bot.errors import Refused
from azalai.bot.history.ratings import LEAST_TURNS
from azalai.bot.hosting import seats
from azalai.bot.hosting.endings import resign
from azalai.bot.hosting.forfeits import send_away_as_lost
from azalai.bot.people.person import Person
from azalai.bot.play import turns
from azalai.bot.play.robot_turns import drive
from azalai.bot.store import open_store
from azalai.bot.store.about import AboutTournament
from azalai.bot.store.rows import MessageKind, Status
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.tournaments import entrants, leadership, rounds
from azalai.bot.tournaments.entrants import NewTournament
from azalai.bot.tournaments.opening import open_table
from azalai.bot.tournaments.pairing.plan import Kind
from azalai.bot.tournaments.store import (
    Contest,
    Ended,
    GameRow,
    GameStatus,
    Reason,
    Tournaments,
    TournamentStatus,
)
from azalai.games import GAMES
from tests.bot.fixtures import DAY, HOUR
from tests.bot.without_discord import AMARA, IDIR, KARINE, THOMAS, StillClock, proposals_of, rated_games, ring

GUILD, CHANNEL = 5, 77
MANAGER = Person(900, "Lalla", manages=GUILD)
HOST = Person(AMARA.id, AMARA.name, manages=GUILD)
"""Amara, who may fill a tournament with robots."""


def terms(kind: Kind = Kind.SWISS, **changed: object) -> NewTournament:
    """A Swiss of the souk, games of two, three rounds, from three people on."""
    new = NewTournament(
        guild=GUILD,
        channel=CHANNEL,
        name="Desert cup",
        game="souk",
        options=msgspec.json.encode(GAMES["souk"].Options()),
        language="en",
        kind=kind,
        wanted=2,
        most=8,
    )
    return msgspec.structs.replace(new, **changed)


async def opened(host: Host, *people: Person, kind: Kind = Kind.SWISS, **changed: object) -> int:
    """A tournament that these people take part in."""
    number = await entrants.open_tournament(host, HOST, terms(kind, **changed))
    for person in people:
        await entrants.join(host, number, person)
    return number


async def whole(host: Host, number: int) -> Contest:
    """The tournament as it is, after all steps that are due."""
    for _ in range(20):
        async with host.store.read() as tx:
            due = [one for one in await tx.timers.due(host.now()) if one.about == AboutTournament(number)]
            row = await tx.of(Tournaments).get(number)
            assert row is not None
            contest = await tx.of(Tournaments).whole(row)
        if not due:
            return contest
        await rounds.step(proposals_of(host), number)
    raise AssertionError("the steps have no end")


async def go_next(host: Host, number: int, person: Person) -> Contest:
    """A person begins the tournament, or ends its round."""
    stamp = (await whole(host, number)).row.stamp
    await leadership.what_next(host, number, person)
    await leadership.go_next(host, number, person, stamp)
    return await whole(host, number)


async def begun(host: Host, *people: Person, kind: Kind = Kind.SWISS, **changed: object) -> Contest:
    """The first round of a tournament."""
    return await go_next(host, await opened(host, *people, kind=kind, **changed), MANAGER)


async def open_tables(host: Host, contest: Contest) -> list[int]:
    """Opens the tables of a round, each in a channel of its own."""
    paired = [game for game in contest.games if game.status is GameStatus.PAIRED and contest.present(game)]
    for game in paired:
        await open_table(host, contest, game.number, 1000 + game.number)
        async with host.store.write() as tx:
            for message in await tx.outbox.of(AboutTournament(contest.row.id)):
                if message.kind is MessageKind.CUP_THREAD and message.seat == game.number:
                    await tx.outbox.remove(message.id)
    after = await whole(host, contest.row.id)
    return [after.games[game.number].table_id or 0 for game in paired]


async def finish(host: Host, table: int) -> None:
    """People and robots of a table play as robots do, to its end."""
    while (loaded := await load(host, table)).row.status is Status.RUNNING:
        seat = loaded.deciders[0]
        moves = loaded.game.moves(loaded.state, seat.seat)
        move = loaded.game.robot(loaded.view(seat.seat), moves, b"%d" % loaded.row.position)
        await turns.play(host, table, seat.seat, move, user=seat.user_id)
    assert (await load(host, table)).row.status is Status.FINISHED


async def played(host: Host, number: int) -> Contest:
    """The whole tournament, played table by table."""
    contest = await whole(host, number)
    while contest.row.status is TournamentStatus.RUNNING:
        for table in await open_tables(host, contest):
            await finish(host, table)
        contest = await whole(host, number)
    return contest


async def pass_time(host: Host, clock: StillClock, seconds: float) -> None:
    """Time passes, in which what is due is done every hour; so are the robots' turns."""
    end = clock.at + seconds
    while clock.at < end:
        clock.at = min(end, clock.at + HOUR)
        for _ in range(3):
            await ring(host)
            async with host.store.read() as tx:
                robots = await tx.tables.with_robot_to_move()
            for table in robots:
                await drive(host, table)


async def table_of(host: Host, tables: Sequence[int], person: Person) -> int:
    """The table at which a person sits."""
    (table,) = [table for table in tables if (await load(host, table)).seat_of(person.id)]
    return table


def game_of(contest: Contest, person: Person) -> GameRow:
    """The game that a person plays in this round."""
    own = contest.entrant(person.id)
    assert own is not None
    return next(game for game in contest.round_games if own.number in game.seats)


def is_in(contest: Contest, person: Person) -> bool:
    """Return True if a person is still in."""
    own = contest.entrant(person.id)
    return own is not None and not own.gone


@pytest.fixture
async def another(host: Host) -> AsyncGenerator[Host]:
    """A second process over the database of the first."""
    store = await open_store(host.settings.database)
    yield Host(store, host.clock, host.settings)
    await store.close()


async def refused(work: Awaitable[object]) -> str:
    """Why something was refused."""
    with pytest.raises(Refused) as refusal:
        await work
    return refusal.value.reason


@pytest.mark.costly
@pytest.mark.parametrize("kind", list(Kind))
async def test_a_tournament_with_robots_among_people_runs_from_its_first_round_to_its_end(host: Host, kind: Kind):
    number = await opened(host, AMARA, THOMAS, KARINE, kind=kind, fill=5)
    if (await whole(host, number)).row.status is TournamentStatus.OPEN:
        await go_next(host, number, MANAGER)
    contest = await played(host, number)
    assert contest.row.status is TournamentStatus.OVER
    assert len(contest.entrants) == 8
    people = {one.number for one in contest.entrants if one.user_id is not None}
    for game in contest.games:
        assert game.places and (game.table_id is not None) == bool(people & set(game.seats))
    expected = {Kind.SWISS: 3 * 4, Kind.EVERYONE: 28, Kind.KNOCKOUT: 7}[kind]
    draws = sum(game.places == (1, 1) for game in contest.games) if kind is Kind.KNOCKOUT else 0
    assert len(contest.games) - draws <= expected <= len(contest.games)
    (order,) = rounds.standings(contest)
    assert [one.place for one in order] == sorted(one.place for one in order)
    await rounds.step(proposals_of(host), number)
    assert msgspec.structs.replace(await whole(host, number), timers=()) == msgspec.structs.replace(contest, timers=())


async def test_it_begins_by_itself_when_it_is_full(host: Host):
    number = await opened(host, AMARA, fill=6)
    assert (await whole(host, number)).row.status is TournamentStatus.OPEN
    await entrants.join(host, number, THOMAS)
    contest = await whole(host, number)
    assert contest.row.status is TournamentStatus.RUNNING
    assert len(contest.games) == 4 and not contest.byes


async def test_a_person_takes_the_place_of_a_robot_when_it_is_full(host: Host):
    number = await opened(host, AMARA, fill=7)
    assert (await whole(host, number)).row.status is TournamentStatus.OPEN, "one person plays no tournament"
    await entrants.join(host, number, THOMAS)
    contest = await whole(host, number)
    assert contest.row.status is TournamentStatus.RUNNING and len(contest.entrants) == 8
    assert [one.name for one in contest.people if one.user_id] == [
        one.name for one in contest.entrants if one.user_id in (AMARA.id, THOMAS.id)
    ]


async def test_it_begins_at_its_hour_if_enough_take_part(host: Host, still_clock: StillClock):
    number = await opened(host, AMARA, THOMAS, KARINE, starts_at=host.now() + HOUR)
    still_clock.at += HOUR + 1
    contest = await whole(host, number)
    assert contest.row.status is TournamentStatus.RUNNING and len(contest.byes) == 1


async def test_it_waits_a_day_for_more_when_its_hour_passes_with_too_few(host: Host, still_clock: StillClock):
    number = await opened(host, AMARA, THOMAS, starts_at=host.now() + HOUR)
    still_clock.at += HOUR
    contest = await whole(host, number)
    assert contest.row.status is TournamentStatus.OPEN and contest.row.reason is Reason.FEW
    assert contest.lapses_at == host.now() + DAY
    await entrants.join(host, number, KARINE)
    contest = await whole(host, number)
    assert contest.row.status is TournamentStatus.RUNNING and contest.row.reason is None and contest.lapses_at is None


async def test_its_host_begins_with_fewer_when_its_hour_has_passed(host: Host, still_clock: StillClock):
    number = await opened(host, AMARA, THOMAS, starts_at=host.now() + HOUR)
    assert await refused(leadership.what_next(host, number, AMARA)) == "refusal-tournament-few"
    still_clock.at += HOUR
    contest = await go_next(host, number, AMARA)
    assert contest.row.status is TournamentStatus.RUNNING and len(contest.games) == 1


@pytest.mark.parametrize("people", [(), (AMARA,)])
async def test_it_is_cancelled_when_its_hour_passes_with_fewer_than_two(
    host: Host, still_clock: StillClock, people: tuple[Person, ...]
):
    number = await opened(host, *people, fill=4, starts_at=host.now() + HOUR)
    still_clock.at += HOUR
    contest = await whole(host, number)
    assert contest.row.status is TournamentStatus.CANCELLED and contest.row.reason is Reason.FEW


async def test_it_begins_an_hour_later_when_the_bot_was_down_at_its_hour(host: Host, still_clock: StillClock):
    number = await opened(host, AMARA, THOMAS, KARINE, starts_at=host.now() + HOUR)
    still_clock.at += 5 * HOUR
    contest = await whole(host, number)
    assert contest.row.status is TournamentStatus.OPEN and contest.starts_at == host.now() + HOUR
    still_clock.at += HOUR
    assert (await whole(host, number)).row.status is TournamentStatus.RUNNING


async def test_one_that_nobody_begins_is_cancelled_after_a_week(host: Host, still_clock: StillClock):
    number = await opened(host, AMARA, THOMAS, KARINE)
    still_clock.at += 7 * DAY - 1
    assert (await whole(host, number)).row.status is TournamentStatus.OPEN
    still_clock.at += 1
    contest = await whole(host, number)
    assert contest.row.status is TournamentStatus.CANCELLED and contest.row.reason is Reason.LAPSED


async def test_people_sit_at_their_tables_in_the_seats_of_the_pairing(host: Host):
    contest = await begun(host, AMARA, THOMAS, KARINE, IDIR)
    for table, game in zip(await open_tables(host, contest), contest.games, strict=True):
        loaded = await load(host, table)
        assert [seat.user_id for seat in loaded.seats] == [contest.entrants[one].user_id for one in game.seats]
        assert loaded.row.status is Status.RUNNING and loaded.row.tournament_id == contest.row.id
        assert not loaded.row.suggestions


async def test_a_round_waits_for_its_last_table(host: Host):
    contest = await begun(host, AMARA, THOMAS, KARINE, IDIR)
    first, second = await open_tables(host, contest)
    await finish(host, first)
    contest = await whole(host, contest.row.id)
    assert contest.row.round == 1 and contest.games[0].places and not contest.games[1].places
    await finish(host, second)
    assert (await whole(host, contest.row.id)).row.round == 2


async def test_a_game_that_is_over_belongs_to_no_tournament_any_more(host: Host):
    contest = await begun(host, AMARA, THOMAS, KARINE, IDIR)
    first, second = await open_tables(host, contest)
    await finish(host, first)
    await whole(host, contest.row.id)
    assert (await load(host, first)).row.tournament_id is None
    assert (await load(host, second)).row.counts


async def test_a_person_who_withdraws_is_not_paired_again(host: Host):
    contest = await begun(host, AMARA, THOMAS, KARINE, IDIR)
    tables = await open_tables(host, contest)
    await entrants.withdraw(proposals_of(host), contest.row.id, THOMAS)
    left = await table_of(host, tables, THOMAS)
    assert (await load(host, left)).row.status is Status.RESIGNED, "of two the other has won"
    for table in tables:
        if table != left:
            await finish(host, table)
    contest = await whole(host, contest.row.id)
    gone = contest.entrant(THOMAS.id)
    assert gone is not None and gone.gone
    assert not any(gone.number in game.seats for game in contest.games if game.round == 2)
    assert [bye.round for bye in contest.byes] == [2]
    assert await refused(entrants.withdraw(proposals_of(host), contest.row.id, THOMAS)) == "refusal-tournament-not-in"


async def test_withdrawing_in_the_middle_of_a_game_of_two_loses_it_and_is_rated(host: Host):
    contest = await begun(host, AMARA, THOMAS, KARINE, IDIR)
    tables = await open_tables(host, contest)
    table = await table_of(host, tables, THOMAS)
    await play_turns(host, table)
    await entrants.withdraw(proposals_of(host), contest.row.id, THOMAS)
    contest = await whole(host, contest.row.id)
    game, own = game_of(contest, THOMAS), contest.entrant(THOMAS.id)
    assert own is not None and game.ended is Ended.RESIGNED
    assert dict(zip(game.seats, game.places, strict=True))[own.number] == 2
    assert await rated_games(host, THOMAS) == 1


async def test_a_person_who_stops_playing_is_not_paired_again(host: Host):
    contest = await begun(host, AMARA, THOMAS, KARINE, IDIR)
    tables = await open_tables(host, contest)
    stamp = (await whole(host, contest.row.id)).row.stamp
    for table in tables:
        loaded = await load(host, table)
        seat = loaded.seat_of(THOMAS.id)
        if seat is not None:
            async with host.store.write() as tx:
                await send_away_as_lost(proposals_of(host), tx, loaded, seat.seat)
    contest = await whole(host, contest.row.id)
    assert [one.user_id for one in contest.entrants if one.gone] == [THOMAS.id]
    assert contest.row.stamp > stamp, "the card shows it"
    for table in tables:
        await finish(host, table)
    contest = await whole(host, contest.row.id)
    gone = contest.entrant(THOMAS.id)
    assert gone is not None and not any(gone.number in game.seats for game in contest.games if game.round == 2)


async def test_resigning_a_game_of_two_loses_the_game_and_not_the_tournament(host: Host):
    contest = await begun(host, AMARA, THOMAS, KARINE, IDIR)
    tables = await open_tables(host, contest)
    table = await table_of(host, tables, THOMAS)
    await play_turns(host, table)
    await resign(proposals_of(host), table, THOMAS)
    contest = await whole(host, contest.row.id)
    assert game_of(contest, THOMAS).ended is Ended.RESIGNED and is_in(contest, THOMAS)


async def play_turns(host: Host, table: int, count: int = LEAST_TURNS) -> None:
    """Both of two people have so many turns."""
    for _ in range(10 * count):
        loaded = await load(host, table)
        if all(seat.turns >= count for seat in loaded.seats) or loaded.row.status is not Status.RUNNING:
            break
        seat = min(loaded.deciders, key=lambda one: one.turns)
        moves = loaded.game.moves(loaded.state, seat.seat)
        await turns.play(host, table, seat.seat, moves[0], user=seat.user_id)
    assert (await load(host, table)).row.status is Status.RUNNING


async def late_round(host: Host, clock: StillClock, *, turns_before: int = LEAST_TURNS) -> tuple[int, list[int]]:
    """A round of a day in which people have had their turns; at each table one must decide when its time is over."""
    contest = await begun(host, AMARA, THOMAS, KARINE, IDIR, hours=24.0)
    tables = await open_tables(host, contest)
    for table in tables:
        await play_turns(host, table, turns_before)
        seat = (await load(host, table)).deciders[0]
        if len((await load(host, table)).deciders) == 2:
            loaded = await load(host, table)
            moves = loaded.game.moves(loaded.state, seat.seat)
            await turns.play(host, table, seat.seat, moves[0], user=seat.user_id)
    assert all([len((await load(host, table)).deciders) == 1 for table in tables])
    clock.at += 24 * HOUR
    return contest.row.id, tables


async def test_when_its_time_is_over_the_one_of_two_who_must_decide_has_lost(host: Host, still_clock: StillClock):
    number, tables = await late_round(host, still_clock)
    late = {(await load(host, table)).deciders[0].user_id for table in tables}
    before = await whole(host, number)
    assert before.round_due is None or before.row.round == 2
    contest = await whole(host, number)
    first = [game for game in contest.games if game.round == 1]
    assert {game.ended for game in first} == {Ended.STALLED}
    winners = {contest.entrants[game.seats[game.places.index(1)]].user_id for game in first}
    assert winners.isdisjoint(late) and len(winners) == 2
    assert {one.user_id for one in contest.entrants if one.gone} == late
    for user in late:
        assert user is not None and await rated_games(host, Person(user, "")) == 1


async def test_when_both_of_two_must_decide_neither_has_won_and_both_are_out(host: Host, still_clock: StillClock):
    contest = await begun(host, AMARA, THOMAS, KARINE, IDIR, hours=24.0)
    await open_tables(host, contest)
    still_clock.at += 24 * HOUR
    contest = await whole(host, contest.row.id)
    assert [game.ended for game in contest.games] == [Ended.WITHOUT, Ended.WITHOUT]
    assert contest.people == () and contest.row.status is TournamentStatus.OVER


async def test_people_who_did_not_have_to_decide_play_on_for_a_day(host: Host, still_clock: StillClock):
    number, tables = await late_round(host, still_clock, turns_before=0)
    waiting = [next(seat for seat in (await load(host, table)).seats if not seat.deciding) for table in tables]
    contest = await whole(host, number)
    assert {game.status for game in contest.games} == {GameStatus.OVERTIME}
    for table, seat in zip(tables, waiting, strict=True):
        after = (await load(host, table)).seats
        assert after[seat.seat].user_id == seat.user_id and after[1 - seat.seat].is_robot
    assert len(contest.people) == 2
    still_clock.at += DAY
    contest = await whole(host, number)
    assert {game.status for game in contest.games} == {GameStatus.RELIEVED}
    for table in tables:
        assert all(seat.is_robot for seat in (await load(host, table)).seats)
    assert {one.user_id for one in contest.people} == {seat.user_id for seat in waiting}, "they stay in"
    for table in tables:
        await drive(host, table)
    contest = await whole(host, number)
    assert contest.row.round == 2 and len(contest.people) == 2


async def test_a_round_that_its_host_ends_is_over_after_a_week_all_the_same(host: Host, still_clock: StillClock):
    contest = await begun(host, AMARA, THOMAS, KARINE, IDIR, hours=24.0, robots=False)
    await open_tables(host, contest)
    still_clock.at += DAY
    contest = await whole(host, contest.row.id)
    assert contest.row.round == 1 and contest.round_due == host.now() + 7 * DAY and not contest.is_late
    still_clock.at += 7 * DAY
    assert (await whole(host, contest.row.id)).row.status is TournamentStatus.OVER


async def test_a_game_at_which_nothing_happens_ends_without_a_clock_too(host: Host, still_clock: StillClock):
    """Two weeks after the last move at the latest: a warning after one, the end after another."""
    contest = await begun(host, AMARA, THOMAS, KARINE, IDIR)
    tables = await open_tables(host, contest)
    await finish(host, tables[0])
    await pass_time(host, still_clock, 14 * DAY + 2 * HOUR)
    contest = await whole(host, contest.row.id)
    assert contest.games[1].ended in (Ended.WITHOUT, Ended.STALLED)
    assert (await load(host, tables[1])).row.status is Status.CANCELLED


async def test_two_processes_never_begin_a_round_twice(host: Host, another: Host):
    number = await opened(host, AMARA, THOMAS, KARINE, IDIR)
    await leadership.go_next(host, number, MANAGER, (await whole(host, number)).row.stamp)
    for _ in range(3):
        await asyncio.gather(*(rounds.step(proposals_of(one), number) for one in (host, another)))
    contest = await whole(host, number)
    assert [game.round for game in contest.games] == [1, 1]
    assert sorted(seat for game in contest.games for seat in game.seats) == [0, 1, 2, 3]


async def test_two_processes_never_open_a_table_twice(host: Host, another: Host):
    contest = await begun(host, AMARA, THOMAS, KARINE, IDIR)
    await asyncio.gather(open_table(host, contest, 0, 1), open_table(another, contest, 0, 2))
    async with host.store.read() as tx:
        (table,) = await tx.tables.numbers()
    assert (await whole(host, contest.row.id)).games[0].table_id == table


async def test_a_game_that_its_people_end_without_a_result_is_shared(host: Host):
    contest = await begun(host, AMARA, THOMAS, KARINE, IDIR)
    first, _ = await open_tables(host, contest)
    async with host.store.write() as tx:
        await tx.tables.close(first, Status.AGREED, host.now())
    contest = await whole(host, contest.row.id)
    assert contest.games[0].places == (1, 1) and contest.games[0].ended is Ended.WITHOUT


async def test_a_game_of_two_of_which_one_has_left_before_it_begins_is_won(host: Host):
    contest = await begun(host, AMARA, THOMAS, KARINE, IDIR)
    await entrants.withdraw(proposals_of(host), contest.row.id, THOMAS)
    contest = await whole(host, contest.row.id)
    game, own = game_of(contest, THOMAS), contest.entrant(THOMAS.id)
    assert own is not None and game.ended is Ended.WALKOVER
    assert game.places[game.seats.index(own.number)] == 2 and game.table_id is None


# Who may lead it


async def test_only_its_host_and_those_who_manage_the_server_lead_it(host: Host):
    number = await opened(host, AMARA, THOMAS, KARINE)
    stamp = (await whole(host, number)).row.stamp
    assert await refused(leadership.end(host, number, THOMAS, stamp)) == "refusal-tournament-host"
    assert await refused(leadership.go_next(host, number, THOMAS, stamp)) == "refusal-tournament-host"
    contest = await go_next(host, number, MANAGER)
    await leadership.end(host, number, MANAGER, contest.row.stamp)
    contest = await whole(host, number)
    assert contest.row.status is TournamentStatus.CANCELLED and contest.row.reason is Reason.ENDED
    assert await refused(leadership.end(host, number, AMARA, contest.row.stamp)) == "refusal-tournament-over"


async def test_a_host_who_plays_neither_ends_the_tournament_nor_hurries_its_round(host: Host, still_clock: StillClock):
    contest = await begun(host, AMARA, THOMAS, KARINE, IDIR)
    await open_tables(host, contest)
    number, stamp = contest.row.id, (await whole(host, contest.row.id)).row.stamp
    assert await refused(leadership.end(host, number, AMARA, stamp)) == "refusal-tournament-plays"
    assert await refused(leadership.what_next(host, number, AMARA)) == "refusal-tournament-hurry"
    assert await refused(leadership.go_next(host, number, AMARA, stamp)) == "refusal-tournament-hurry"
    still_clock.at += DAY
    prospect = await leadership.what_next(host, number, AMARA)
    assert {fate.fate for fate in prospect.fates} == {leadership.Fate.NEITHER}


async def test_an_act_that_was_confirmed_for_another_state_is_refused(host: Host):
    number = await opened(host, AMARA, THOMAS, KARINE)
    stamp = (await whole(host, number)).row.stamp
    await entrants.join(host, number, IDIR)
    for act in (leadership.go_next, leadership.end):
        assert await refused(act(host, number, AMARA, stamp)) == "refusal-stale"


@pytest.mark.parametrize("turned", [0, LEAST_TURNS])
async def test_the_prospect_of_a_round_says_what_becomes_of_each_game(host: Host, still_clock: StillClock, turned: int):
    number, tables = await late_round(host, still_clock, turns_before=turned)
    still_clock.at -= 24 * HOUR
    prospect = await leadership.what_next(host, number, MANAGER)
    expected = leadership.Fate.LOSES if turned else leadership.Fate.OVERTIME
    assert [fate.fate for fate in prospect.fates] == [expected, expected]
    for table, fate in zip(tables, prospect.fates, strict=True):
        (decider,) = (await load(host, table)).deciders
        assert [prospect.contest.entrants[one].user_id for one in fate.late] == [decider.user_id]
    contest = await go_next(host, number, MANAGER)
    first = [game for game in contest.games if game.round == 1]
    assert {game.ended for game in first} == ({Ended.STALLED} if turned else {None})


async def test_games_of_a_tournament_that_is_ended_go_on_as_any_other(host: Host):
    contest = await begun(host, AMARA, THOMAS, KARINE, IDIR)
    tables = await open_tables(host, contest)
    stamp = (await whole(host, contest.row.id)).row.stamp
    await leadership.end(host, contest.row.id, MANAGER, stamp)
    contest = await whole(host, contest.row.id)
    for table in tables:
        loaded = await load(host, table)
        assert loaded.row.status is Status.RUNNING and not loaded.row.counts
        await finish(host, table)
    assert await whole(host, contest.row.id) == contest


# The tables


async def test_seats_at_its_tables_are_neither_offered_nor_taken(host: Host):
    contest = await begun(host, AMARA, THOMAS, KARINE, IDIR)
    (table, *_) = await open_tables(host, contest)
    loaded = await load(host, table)
    person = Person(loaded.seats[0].required_user, "")
    proposals = proposals_of(host)
    assert await refused(seats.offer_seat(proposals, table, 0, person, None)) == "refusal-tournament-seat"
    await seats.remove(proposals, table, 0, MANAGER)
    assert not (await load(host, table)).seats[0].open
    assert await refused(seats.take_seat(proposals, table, 0, MANAGER, None)) == "refusal-tournament-seat"
    contest = await whole(host, contest.row.id)
    assert [one.user_id for one in contest.entrants if one.gone] == [person.id]


@pytest.mark.parametrize(("kind", "body"), [("pace", written(paced(24))), ("suggestions", "on")])
async def test_the_terms_of_its_tables_are_not_voted_on(host: Host, kind: str, body: str):
    contest = await begun(host, AMARA, THOMAS, KARINE, IDIR)
    (table, *_) = await open_tables(host, contest)
    person = Person((await load(host, table)).seats[0].required_user, "")
    asked = proposals_of(host).propose(table, person, kind, body=body)
    assert await refused(asked) == "refusal-tournament-terms"


async def test_no_two_in_a_tournament_have_one_name_substitutes_included(host: Host):
    contest = await begun(host, AMARA, THOMAS, KARINE, IDIR, fill=4)
    for table in await open_tables(host, contest):
        for seat in (await load(host, table)).seats:
            if seat.user_id is not None:
                await seats.remove(proposals_of(host), table, seat.seat, MANAGER)
    contest = await whole(host, contest.row.id)
    names = [one.name for one in contest.entrants]
    for game in contest.games:
        sitting = [] if game.table_id is None else (await load(host, game.table_id)).seats
        entered = [contest.entrants[number].name for number in game.seats]
        names += [seat.name for seat, name in zip(sitting, entered, strict=False) if seat.name != name]
    assert len(names) == len(set(names))


# Joining


async def test_joining_and_leaving(host: Host):
    number = await opened(host, AMARA, most=3)
    assert await refused(entrants.join(host, number, AMARA)) == "refusal-tournament-joined"
    await entrants.join(host, number, THOMAS)
    await entrants.leave(host, number, THOMAS)
    assert await refused(entrants.leave(host, number, THOMAS)) == "refusal-tournament-not-in"
    for person in (THOMAS, KARINE):
        await entrants.join(host, number, person)
    assert await refused(entrants.join(host, number, IDIR)) == "refusal-tournament-full"
    await whole(host, number)
    assert await refused(entrants.join(host, number, IDIR)) == "refusal-tournament-begun"
    assert await refused(entrants.join(host, 99, IDIR)) == "refusal-no-tournament"


async def test_it_does_not_begin_with_too_few(host: Host):
    number = await opened(host, AMARA)
    assert await refused(leadership.what_next(host, number, AMARA)) == "refusal-tournament-few"
    number = await opened(host, AMARA, fill=5)
    assert await refused(leadership.what_next(host, number, AMARA)) == "refusal-tournament-people"


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"wanted": 9}, "refusal-tournament-size"),
        ({"kind": Kind.KNOCKOUT, "wanted": 3}, "refusal-knockout-of-two"),
        ({"least": 9, "most": 8}, "refusal-tournament-field"),
        ({"most": 65}, "refusal-tournament-field"),
        ({"rounds": 0}, "refusal-tournament-rounds"),
        ({"rounds": 16}, "refusal-tournament-rounds"),
        ({"hours": -1.0}, "refusal-tournament-hours"),
        ({"hours": 60 * 24.0 + 1}, "refusal-tournament-hours"),
        ({"fill": 8}, "refusal-tournament-fill"),
        ({"starts_at": 1.0}, "refusal-tournament-past"),
    ],
)
async def test_terms_that_can_not_be_are_refused(host: Host, changed: dict[str, object], reason: str):
    new = msgspec.structs.replace(terms(), **changed)
    assert await refused(entrants.open_tournament(host, HOST, new)) == reason


@pytest.mark.parametrize("changed", [{"rounds": 1}, {"rounds": 15}, {"most": 64}, {"hours": 60 * 24.0}, {"fill": 7}])
async def test_terms_at_their_limits_are_taken(host: Host, changed: dict[str, object]):
    assert await entrants.open_tournament(host, HOST, msgspec.structs.replace(terms(), **changed))


async def test_a_server_has_five_tournaments_at_once(host: Host):
    for _ in range(5):
        await opened(host)
    assert await refused(entrants.open_tournament(host, HOST, terms())) == "refusal-tournaments-here"
    await entrants.open_tournament(host, HOST, msgspec.structs.replace(terms(), guild=6))
