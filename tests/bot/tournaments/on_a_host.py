"""Tournaments on a host without Discord: opened, begun, played."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence

import msgspec
import pytest

from azalai.bot.errors import Refused
from azalai.bot.history.ratings import LEAST_TURNS
from azalai.bot.people.person import Person
from azalai.bot.play import turns
from azalai.bot.play.robot_turns import drive
from azalai.bot.store.about import AboutTournament
from azalai.bot.store.rows import MessageKind, Status
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.tournaments import entrants, leadership, rounds
from azalai.bot.tournaments.entrants import NewTournament
from azalai.bot.tournaments.opening import open_table
from azalai.bot.tournaments.pairing.plan import Kind
from azalai.bot.tournaments.store import Contest, Tournaments
from azalai.bot.tournaments.tournament_rows import GameRow, GameStatus, TournamentStatus
from azalai.games import GAMES
from tests.bot.fixtures import HOUR
from tests.bot.without_discord import AMARA, IDIR, KARINE, THOMAS, StillClock, proposals_of, ring

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


async def refused(work: Awaitable[object]) -> str:
    """Why something was refused."""
    with pytest.raises(Refused) as refusal:
        await work
    return refusal.value.reason


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
