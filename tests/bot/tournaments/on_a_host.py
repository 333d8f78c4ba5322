"""Tournaments on a host without Discord: opened, started, played."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

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


def make_terms(kind: Kind = Kind.SWISS, **changed: object) -> NewTournament:
    """Return the terms of a Swiss of Souk: games of two, three rounds, at least three entrants."""
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


async def open_cup(host: Host, *people: Person, kind: Kind = Kind.SWISS, **changed: object) -> int:
    """Open a tournament, let users join and return its number."""
    number = await entrants.open_tournament(host, HOST, make_terms(kind, **changed))
    for person in people:
        await entrants.join(host, number, person)
    return number


async def load_contest(host: Host, number: int) -> Contest:
    """Return a tournament after all due steps."""
    for _ in range(20):
        async with host.store.read() as tx:
            due = [timer for timer in await tx.timers.list_due(host.now()) if timer.about == AboutTournament(number)]
            row = await tx.get(Tournaments).get(number)
            assert row is not None
            contest = await tx.get(Tournaments).load_contest(row)
        if not due:
            return contest
        await rounds.step(proposals_of(host), number)
    raise AssertionError("the steps have no end")


async def list_told(host: Host, number: int) -> list[tuple[MessageKind, str]]:
    """Return the waiting messages about a tournament to its host and to its people: kinds and texts."""
    async with host.store.read() as tx:
        waiting = await tx.outbox.list_about(AboutTournament(number))
    kinds = (MessageKind.CUP_TOLD, MessageKind.CUP_LINE, MessageKind.CUP_END)
    return [(row.kind, row.body) for row in waiting if row.kind in kinds]


async def go_next(host: Host, number: int, person: Person) -> Contest:
    """Start the tournament or end its round as a user."""
    stamp = (await load_contest(host, number)).row.stamp
    await leadership.describe_next(host, number, person)
    await leadership.go_next(host, number, person, stamp)
    return await load_contest(host, number)


async def begin_cup(host: Host, *people: Person, kind: Kind = Kind.SWISS, **changed: object) -> Contest:
    """Open and start a tournament and return it in its first round."""
    return await go_next(host, await open_cup(host, *people, kind=kind, **changed), MANAGER)


async def open_tables(host: Host, contest: Contest) -> list[int]:
    """Open the tables of a round, each in a channel of its own, and return their numbers."""
    paired = [game for game in contest.games if game.status is GameStatus.PAIRED and contest.present(game)]
    for game in paired:
        await open_table(host, contest, game.number, 1000 + game.number)
        async with host.store.write() as tx:
            for message in await tx.outbox.list_about(AboutTournament(contest.row.id)):
                if message.kind is MessageKind.CUP_THREAD and message.seat == game.number:
                    await tx.outbox.remove(message.id)
    after = await load_contest(host, contest.row.id)
    return [after.games[game.number].table_id or 0 for game in paired]


async def finish(host: Host, table: int) -> None:
    """Play a table to its end with robots' choices."""
    while (loaded := await load(host, table)).row.status is Status.RUNNING:
        seat = loaded.deciders[0]
        moves = loaded.game.moves(loaded.state, seat.seat)
        move = loaded.game.robot(loaded.view(seat.seat), moves, b"%d" % loaded.row.position)
        await turns.play(host, table, seat.seat, move, user=seat.user_id)
    assert (await load(host, table)).row.status is Status.FINISHED


async def play_cup(host: Host, number: int) -> Contest:
    """Play a whole tournament, table by table."""
    contest = await load_contest(host, number)
    while contest.row.status is TournamentStatus.RUNNING:
        for table in await open_tables(host, contest):
            await finish(host, table)
        contest = await load_contest(host, number)
    return contest


async def pass_time(host: Host, clock: StillClock, seconds: float) -> None:
    """Let `seconds` pass and do the due work and the robots' turns every hour."""
    end = clock.at + seconds
    while clock.at < end:
        clock.at = min(end, clock.at + HOUR)
        for _ in range(3):
            await ring(host)
            async with host.store.read() as tx:
                robots = await tx.tables.list_with_robot_to_move()
            for table in robots:
                await drive(host, table)


async def find_table(host: Host, tables: Sequence[int], person: Person) -> int:
    """Return the table at which a user sits."""
    (table,) = [table for table in tables if (await load(host, table)).find_seat(person.id)]
    return table


def find_game(contest: Contest, person: Person) -> GameRow:
    """Return the game of a user in this round."""
    own = contest.entrant(person.id)
    assert own is not None
    return next(game for game in contest.round_games if own.number in game.seats)


def is_in(contest: Contest, person: Person) -> bool:
    """Return True if a user still takes part."""
    own = contest.entrant(person.id)
    return own is not None and not own.gone


async def play_turns(host: Host, table: int, count: int = LEAST_TURNS) -> None:
    """Play N turns of both players."""
    for _ in range(10 * count):
        loaded = await load(host, table)
        if all(seat.turns >= count for seat in loaded.seats) or loaded.row.status is not Status.RUNNING:
            break
        seat = min(loaded.deciders, key=lambda decider: decider.turns)
        moves = loaded.game.moves(loaded.state, seat.seat)
        await turns.play(host, table, seat.seat, moves[0], user=seat.user_id)
    assert (await load(host, table)).row.status is Status.RUNNING


async def play_late_round(host: Host, clock: StillClock, *, turns_before: int = LEAST_TURNS) -> tuple[int, list[int]]:
    """Start a round of a day, play some turns, and pass the day; return the numbers of the tournament and its tables.

    At each table one player must decide when the time is over.
    """
    contest = await begin_cup(host, AMARA, THOMAS, KARINE, IDIR, hours=24.0)
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
