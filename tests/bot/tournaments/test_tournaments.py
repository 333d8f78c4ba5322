"""Tournaments without Discord: who may do what, rounds that follow each other, two processes, and kills midway."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable

import msgspec
import pytest

from azalai.bot.errors import Refused
from azalai.bot.hosting.forfeits import send_away_as_lost
from azalai.bot.people.person import Person
from azalai.bot.play.robot_turns import drive
from azalai.bot.store import open_store
from azalai.bot.store.rows import Status
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.tournaments import entrants, rounds
from azalai.bot.tournaments.entrants import NewTournament
from azalai.bot.tournaments.pairing.plan import Kind
from azalai.bot.tournaments.store import Contest, TournamentStatus
from azalai.games import GAMES
from tests.bot.without_discord import AMARA, IDIR, KARINE, THOMAS, StillClock, proposals_of

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


async def begun(host: Host, *people: Person, kind: Kind = Kind.SWISS, **changed: object) -> Contest:
    """The first round of a tournament."""
    number = await opened(host, *people, kind=kind, **changed)
    await entrants.finish_round(proposals_of(host), number, AMARA)
    contest = await rounds.go_on(host, number)
    assert contest is not None
    return contest


async def open_tables(host: Host, contest: Contest) -> list[int]:
    """Opens the tables of a round, each in a channel of its own."""
    found = [await rounds.open_game(host, contest, game, 1000 + game.number) for game in rounds.missing(contest)]
    return [table for table in found if table is not None]


async def play_out(host: Host, table: int) -> None:
    """Robots play a table to its end."""
    await entrants._replace(proposals_of(host), table, None)
    await drive(host, table)
    assert (await load(host, table)).row.status is Status.FINISHED


async def played(host: Host, number: int) -> Contest:
    """The whole tournament, all games played by robots, table by table."""
    contest = await rounds.go_on(host, number)
    while contest is not None and contest.row.status is TournamentStatus.RUNNING:
        for table in await open_tables(host, contest):
            await play_out(host, table)
        contest = await rounds.go_on(host, number)
    assert contest is not None
    return contest


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
    contest = await played(host, number)
    assert contest.row.status is TournamentStatus.OVER
    assert len(contest.entrants) == 8
    assert all(game.places and game.table_id for game in contest.games)
    expected = {Kind.SWISS: 3 * 4, Kind.EVERYONE: 28, Kind.KNOCKOUT: 7}[kind]
    draws = sum(game.places == (1, 1) for game in contest.games) if kind is Kind.KNOCKOUT else 0
    assert len(contest.games) - draws <= expected <= len(contest.games)
    (order,) = rounds.standings(contest)
    assert [one.place for one in order] == sorted(one.place for one in order)
    assert await rounds.go_on(host, number) == contest, "nothing follows"


async def test_it_begins_by_itself_when_it_is_full(host: Host):
    number = await opened(host, AMARA, fill=6)
    contest = await rounds.go_on(host, number)
    assert contest is not None and contest.row.status is TournamentStatus.OPEN
    await entrants.join(host, number, THOMAS)
    contest = await rounds.go_on(host, number)
    assert contest is not None and contest.row.status is TournamentStatus.RUNNING
    assert len(contest.games) == 4 and not contest.byes


async def test_it_begins_at_its_time_if_enough_take_part(host: Host, still_clock: StillClock):
    number = await opened(host, AMARA, THOMAS, starts_at=host.now() + 3600)
    still_clock.at += 3601
    contest = await rounds.go_on(host, number)
    assert contest is not None and contest.row.status is TournamentStatus.OPEN, "two are too few"
    await entrants.join(host, number, KARINE)
    contest = await rounds.go_on(host, number)
    assert contest is not None and contest.row.status is TournamentStatus.RUNNING
    assert len(contest.byes) == 1


async def test_people_sit_at_their_tables_in_the_seats_of_the_pairing(host: Host):
    contest = await begun(host, AMARA, THOMAS, KARINE, IDIR)
    for table, game in zip(await open_tables(host, contest), contest.games, strict=True):
        loaded = await load(host, table)
        assert [seat.user_id for seat in loaded.seats] == [one.user_id for one in rounds.sitting(contest, game)]
        assert loaded.row.status is Status.RUNNING
        assert not loaded.row.suggestions


async def test_a_round_waits_for_its_last_table(host: Host):
    contest = await begun(host, AMARA, THOMAS, KARINE, IDIR)
    first, second = await open_tables(host, contest)
    await play_out(host, first)
    contest = await rounds.go_on(host, contest.row.id)
    assert contest is not None and contest.row.round == 1 and contest.games[0].places and not contest.games[1].places
    await play_out(host, second)
    contest = await rounds.go_on(host, contest.row.id)
    assert contest is not None and contest.row.round == 2


async def test_who_withdraws_is_replaced_by_a_robot_and_not_paired_again(host: Host):
    contest = await begun(host, AMARA, THOMAS, KARINE, IDIR)
    tables = await open_tables(host, contest)
    await entrants.withdraw(proposals_of(host), contest.row.id, THOMAS)
    seats = [seat for table in tables for seat in (await load(host, table)).seats]
    assert {seat.user_id for seat in seats} == {AMARA.id, KARINE.id, IDIR.id, None}
    for table in tables:
        await play_out(host, table)
    contest = await rounds.go_on(host, contest.row.id)
    assert contest is not None
    gone = contest.entrant(THOMAS.id)
    assert gone is not None and gone.gone
    assert not any(gone.number in game.seats for game in contest.games if game.round == 2)
    assert [bye.round for bye in contest.byes] == [2]
    assert await refused(entrants.withdraw(proposals_of(host), contest.row.id, THOMAS)) == "refusal-tournament-not-in"


async def test_who_vanishes_is_replaced_by_a_robot_and_not_paired_again(host: Host):
    """The card promised it, and whoever did not come was paired in every round."""
    contest = await begun(host, AMARA, THOMAS, KARINE, IDIR)
    tables = await open_tables(host, contest)
    stamp = (await entrants.whole(host, contest.row.id)).row.stamp
    for table in tables:
        loaded = await load(host, table)
        seat = loaded.seat_of(THOMAS.id)
        if seat is not None:
            async with host.store.write() as tx:
                await send_away_as_lost(proposals_of(host), tx, loaded, seat.seat)
    contest = await entrants.whole(host, contest.row.id)
    assert [one.user_id for one in contest.entrants if one.gone] == [THOMAS.id]
    assert contest.row.stamp > stamp, "the card shows it"
    for table in tables:
        await play_out(host, table)
    contest = await rounds.go_on(host, contest.row.id)
    gone = contest and contest.entrant(THOMAS.id)
    assert contest is not None and gone is not None
    assert not any(gone.number in game.seats for game in contest.games if game.round == 2)


async def test_what_is_open_when_the_time_of_a_round_is_over_is_played_by_robots(host: Host, still_clock: StillClock):
    contest = await begun(host, AMARA, THOMAS, KARINE, IDIR, hours=24.0)
    assert contest.row.round_due == host.now() + 24 * 3600
    tables = await open_tables(host, contest)
    still_clock.at += 24 * 3600
    await entrants.finish_round(proposals_of(host), contest.row.id, None)
    for table in tables:
        assert all(seat.is_robot for seat in (await load(host, table)).seats)
        await drive(host, table)
    contest = await rounds.go_on(host, contest.row.id)
    assert contest is not None and contest.row.round == 2
    assert all(len(set(game.places)) <= 2 for game in contest.games if game.round == 1)


async def test_two_processes_never_begin_a_round_twice(host: Host, another: Host):
    number = await opened(host, AMARA, THOMAS, KARINE, IDIR)
    await entrants.finish_round(proposals_of(host), number, AMARA)
    found = await asyncio.gather(*(rounds.go_on(one, number) for one in (host, another)), return_exceptions=True)
    assert any(isinstance(one, Contest) for one in found)
    assert [one for one in found if not isinstance(one, Contest | Refused)] == []
    contest = await entrants.whole(host, number)
    assert [game.round for game in contest.games] == [1, 1]
    assert sorted(seat for game in contest.games for seat in game.seats) == [0, 1, 2, 3]


async def test_two_processes_never_open_a_table_twice(host: Host, another: Host):
    contest = await begun(host, AMARA, THOMAS, KARINE, IDIR)
    game = contest.games[0]
    found = await asyncio.gather(
        rounds.open_game(host, contest, game, 1), rounds.open_game(another, contest, game, 2), return_exceptions=True
    )
    assert sum(isinstance(one, int) for one in found) == 1
    contest = await entrants.whole(host, contest.row.id)
    assert contest.games[0].table_id in found


async def test_a_kill_in_the_middle_of_opening_a_round_leaves_no_table_missing_and_none_doubled(host: Host):
    contest = await begun(host, AMARA, THOMAS, KARINE, IDIR, fill=4)
    first = contest.games[0]
    await rounds.open_game(host, contest, first, 1000)
    again = await rounds.go_on(host, contest.row.id)  # what a process finds that starts then
    assert again is not None
    assert [game.number for game in rounds.missing(again)] == [1, 2, 3]
    await open_tables(host, again)
    assert await open_tables(host, again) == [], "an older look opens nothing"
    whole = await entrants.whole(host, contest.row.id)
    tables = [game.table_id for game in whole.games]
    assert None not in tables and len(set(tables)) == 4


async def test_a_game_that_its_people_end_without_a_result_is_shared(host: Host):
    contest = await begun(host, AMARA, THOMAS, KARINE, IDIR)
    first, _ = await open_tables(host, contest)
    async with host.store.write() as tx:
        await tx.tables.close(first, Status.AGREED, host.now())
    contest = await rounds.go_on(host, contest.row.id)
    assert contest is not None and contest.games[0].places == (1, 1)


async def test_only_its_host_and_those_who_manage_the_server_lead_it(host: Host):
    number = await opened(host, AMARA, THOMAS, KARINE)
    proposals = proposals_of(host)
    assert await refused(entrants.end(host, number, THOMAS)) == "refusal-tournament-host"
    assert await refused(entrants.finish_round(proposals, number, THOMAS)) == "refusal-tournament-host"
    await entrants.finish_round(proposals, number, MANAGER)
    await entrants.end(host, number, MANAGER)
    assert (await entrants.whole(host, number)).row.status is TournamentStatus.CANCELLED
    assert await refused(entrants.end(host, number, AMARA)) == "refusal-tournament-over"


async def test_joining_and_leaving(host: Host):
    number = await opened(host, AMARA, most=3)
    assert await refused(entrants.join(host, number, AMARA)) == "refusal-tournament-joined"
    await entrants.join(host, number, THOMAS)
    await entrants.leave(host, number, THOMAS)
    assert await refused(entrants.leave(host, number, THOMAS)) == "refusal-tournament-not-in"
    for person in (THOMAS, KARINE):
        await entrants.join(host, number, person)
    assert await refused(entrants.join(host, number, IDIR)) == "refusal-tournament-full"
    await rounds.go_on(host, number)
    assert await refused(entrants.join(host, number, IDIR)) == "refusal-tournament-begun"
    assert await refused(entrants.join(host, 99, IDIR)) == "refusal-no-tournament"


async def test_it_does_not_begin_with_too_few(host: Host):
    number = await opened(host, AMARA)
    assert await refused(entrants.finish_round(proposals_of(host), number, AMARA)) == "refusal-tournament-few"


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
