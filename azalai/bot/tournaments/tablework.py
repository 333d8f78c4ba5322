"""Work of a step at the tables, one after the other.

Each table is loaded again inside its queue, and stored in one transaction with the new status of its game.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from hashlib import sha256

import msgspec

from azalai.bot.hosting.endings import call_off, leave
from azalai.bot.hosting.forfeits import send_deciders_away
from azalai.bot.hosting.proposals import Proposals
from azalai.bot.hosting.seats import reseat
from azalai.bot.people.person import Person
from azalai.bot.store import Transaction
from azalai.bot.store.rows import SeatRow, Status, TimerKind
from azalai.bot.tables.announcements import announce_notice
from azalai.bot.tables.channels import is_at_standstill
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable
from azalai.bot.tournaments.changes import change, tell_host
from azalai.bot.tournaments.store import Contest, Tournaments
from azalai.bot.tournaments.tournament_rows import Ended, GameRow, GameStatus, TournamentStatus
from azalai.games import GAMES
from azalai.games.contract import AnyGame
from azalai.robots import Level, choose_at_once

OVERTIME = 86_400.0
"""Seconds for which players who did not have to decide when the round was over may play on."""
MOST_THREADS = 2
"""Largest number of threads for a game; a server that deletes both does not want the game."""


def is_pending(contest: Contest, game: GameRow, seats: Sequence[SeatRow]) -> bool:
    """Return True if a step has work at a table that can be played."""
    people = [seat.user_id for seat in seats if seat.user_id is not None]
    if game.status is GameStatus.LATE or (game.status is GameStatus.RELIEVED and people):
        return True
    return any(contest.entrants[number].gone and contest.entrants[number].user_id in people for number in game.seats)


async def act_at_table(proposals: Proposals, game: GameRow) -> None:
    """Do the work at the table of a game, by the game's status.

    If the round is over, it replaces the players who must decide; at the end of the overtime robots play on for all. A
    game that can't continue is called off. People who have withdrawn leave the table.
    """
    host, table = proposals.host, game.table_id
    assert table is not None
    async with host.queue(table):
        loaded = await load(host, table)
        async with host.store.write() as tx:
            row = await tx.get(Tournaments).get_for_update(game.tournament_id)
            if row is None or row.status is not TournamentStatus.RUNNING:
                return
            contest = await tx.get(Tournaments).load_contest(row)
            present = next(row for row in contest.games if row.number == game.number)
            if loaded.row.status is Status.STRANDED and present.is_played:
                if present.threads >= MOST_THREADS:
                    await tell_host(tx, row, "threads", host.now())
                await call_off(host, tx, loaded)
            elif loaded.row.status is Status.RUNNING:
                await _act_on_table(proposals, tx, contest, present, loaded)
    host.after_commit([table])
    for entrant in (contest.entrants[number] for number in present.seats):
        if entrant.gone and entrant.user_id is not None and loaded.find_seat(entrant.user_id) is not None:
            await leave(proposals, table, Person(entrant.user_id, entrant.name))


async def _act_on_table(
    proposals: Proposals, tx: Transaction, contest: Contest, game: GameRow, table: LoadedTable
) -> None:
    host = proposals.host
    if game.status is GameStatus.LATE:
        await send_deciders_away(proposals, tx, table)
        await tx.get(Tournaments).set_game(game, status=GameStatus.OVERTIME)
        after = await tx.tables.load(table.id)
        if after is not None and after.row.status is Status.RUNNING and any(not seat.is_robot for seat in after.seats):
            due = host.now() + OVERTIME
            await tx.timers.set(contest.row.about, TimerKind.CUP_GAME, due, game.number)
            await announce_notice(tx, table, "notice-overtime", host.now())
        await change(tx, contest.row, host.now())
    elif game.status is GameStatus.RELIEVED and is_at_standstill(table.row):
        await call_off(host, tx, table)
    elif game.status is GameStatus.RELIEVED:
        for seat in table.seats:
            if not seat.is_robot:
                table = await reseat(proposals, tx, table, table.seats[seat.seat], None, why="round")


async def play_alone(host: Host, contest: Contest, game: GameRow) -> None:
    """Let robots play a game that has no people, without a table, and store its result."""
    row = contest.row
    seed = sha256(row.seed + b"alone" + game.number.to_bytes(4, "big")).digest()
    places, scores = await asyncio.to_thread(_play_robots, GAMES[row.game], row.options, len(game.seats), seed)
    async with host.store.write() as tx:
        row_now = await tx.get(Tournaments).get_for_update(row.id)
        if row_now is None or row_now.status is not TournamentStatus.RUNNING:
            return
        games = (await tx.get(Tournaments).load_contest(row_now)).games
        present = next(game_row for game_row in games if game_row.number == game.number)
        if present.status is GameStatus.PAIRED:
            await tx.get(Tournaments).set_result(game, Ended.ROBOTS, places, scores)
            await change(tx, row_now, host.now())


def _play_robots(game: AnyGame, options: bytes, seats: int, seed: bytes) -> tuple[list[int], list[int]]:
    """Let solid robots play a game, and return the places and points by seat."""
    state, number = game.setup(seats=seats, options=msgspec.json.decode(options, type=game.Options), seed=seed), 0
    while (outcome := game.outcome(state)) is None:
        seat, number = game.deciders(state)[0], number + 1
        move_seed = sha256(seed + number.to_bytes(4, "big")).digest()
        state = game.play(state, seat, choose_at_once(game, state, seats, seat, Level.SOLID, move_seed, None)).state
    places, place = [0] * seats, 1
    for shared in outcome.ranking:
        for seat in shared:
            places[seat] = place
        place += len(shared)
    return places, [round(float(score.total)) for score in outcome.scores]
