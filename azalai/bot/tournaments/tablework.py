"""Work of a step at the tables, one by one.

Each is read again under its queue, and stored with the game's new status.
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
from azalai.bot.tables.channels import stands_still
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
"""Seconds for which people play on who did not have to decide when the round was over."""
MOST_THREADS = 2
"""Threads that are made for a game: a server that deletes both does not want it."""


def is_pending(contest: Contest, game: GameRow, seats: Sequence[SeatRow]) -> bool:
    """Return True if something is to be done at a table that continues."""
    people = [seat.user_id for seat in seats if seat.user_id is not None]
    if game.status is GameStatus.LATE or (game.status is GameStatus.RELIEVED and people):
        return True
    return any(contest.entrants[number].gone and contest.entrants[number].user_id in people for number in game.seats)


async def act_at_table(proposals: Proposals, game: GameRow) -> None:
    """Do the work of a game's status at its table.

    Send away the people who must decide when the round is over, have robots play on at the end of the overtime, call it
    off if it can't go on, and have people leave who have withdrawn.
    """
    host, table = proposals.host, game.table_id
    assert table is not None
    async with host.queue(table):
        loaded = await load(host, table)
        async with host.store.write() as tx:
            row = await tx.of(Tournaments).get_for_update(game.tournament_id)
            if row is None or row.status is not TournamentStatus.RUNNING:
                return
            contest = await tx.of(Tournaments).load_contest(row)
            now = next(row for row in contest.games if row.number == game.number)
            if loaded.row.status is Status.STRANDED and now.is_played:
                if now.threads >= MOST_THREADS:
                    await tell_host(tx, row, "threads", host.now())
                await call_off(host, tx, loaded)
            elif loaded.row.status is Status.RUNNING:
                await _act(proposals, tx, contest, now, loaded)
    host.after_commit([table])
    for entrant in (contest.entrants[number] for number in now.seats):
        if entrant.gone and entrant.user_id is not None and loaded.seat_of(entrant.user_id) is not None:
            await leave(proposals, table, Person(entrant.user_id, entrant.name))


async def _act(proposals: Proposals, tx: Transaction, contest: Contest, game: GameRow, table: LoadedTable) -> None:
    host = proposals.host
    if game.status is GameStatus.LATE:
        await send_deciders_away(proposals, tx, table)
        await tx.of(Tournaments).set_game(game, status=GameStatus.OVERTIME)
        after = await tx.tables.load(table.id)
        if after is not None and after.row.status is Status.RUNNING and any(not seat.is_robot for seat in after.seats):
            due = host.now() + OVERTIME
            await tx.timers.set(contest.row.about, TimerKind.CUP_GAME, due, game.number)
            await announce_notice(tx, table, "notice-overtime", host.now())
        await change(tx, contest.row, host.now())
    elif game.status is GameStatus.RELIEVED and stands_still(table.row):
        await call_off(host, tx, table)
    elif game.status is GameStatus.RELIEVED:
        for seat in table.seats:
            if not seat.is_robot:
                table = await reseat(proposals, tx, table, table.seats[seat.seat], None, why="round")


async def play_alone(host: Host, contest: Contest, game: GameRow) -> None:
    """Have robots play a game without other players, without a table."""
    row = contest.row
    seed = sha256(row.seed + b"alone" + game.number.to_bytes(4, "big")).digest()
    places, scores = await asyncio.to_thread(_robots_result, GAMES[row.game], row.options, len(game.seats), seed)
    async with host.store.write() as tx:
        row_now = await tx.of(Tournaments).get_for_update(row.id)
        if row_now is None or row_now.status is not TournamentStatus.RUNNING:
            return
        now = next(
            row_of_game
            for row_of_game in (await tx.of(Tournaments).load_contest(row_now)).games
            if row_of_game.number == game.number
        )
        if now.status is GameStatus.PAIRED:
            await tx.of(Tournaments).set_result(game, Ended.ROBOTS, places, scores)
            await change(tx, row_now, host.now())


def _robots_result(game: AnyGame, options: bytes, seats: int, seed: bytes) -> tuple[list[int], list[int]]:
    """Return the places and points, by seat, of a game that solid robots play."""
    state, number = game.setup(seats=seats, options=msgspec.json.decode(options, type=game.Options), seed=seed), 0
    while (outcome := game.outcome(state)) is None:
        seat, number = game.deciders(state)[0], number + 1
        chosen = sha256(seed + number.to_bytes(4, "big")).digest()
        state = game.play(state, seat, choose_at_once(game, state, seats, seat, Level.SOLID, chosen, None)).state
    places, place = [0] * seats, 1
    for shared in outcome.ranking:
        for seat in shared:
            places[seat] = place
        place += len(shared)
    return places, [round(float(score.total)) for score in outcome.scores]
