"""Start of a game: by its host, or by itself when all players are there for whom the table waits."""

from __future__ import annotations

import random

import msgspec

from azalai.bot.errors import Refused
from azalai.bot.play import turns
from azalai.bot.store import Transaction
from azalai.bot.store.rows import Status, TimerKind
from azalai.bot.tables.announcements import renew_invitations
from azalai.bot.tables.host import Host
from azalai.bot.tables.levels import find_character, get_available_level
from azalai.bot.tables.loading import load_in, load_stored
from azalai.bot.tables.sides import with_sides
from azalai.bot.tables.table import LoadedTable
from azalai.bot.tables.terms import list_disagreeing
from azalai.games.contract import AnyGame


def starts_by_itself(lobby: LoadedTable) -> bool:
    """Return True if a table begins by itself now: all players for whom it waits sit there and agree to its terms."""
    waits = lobby.row.status is Status.LOBBY and lobby.row.full_at is not None
    return waits and lobby.is_full and not list_disagreeing(lobby)


def check_full_at(game: AnyGame, count: int) -> None:
    """Raise `Refused` if a game is not for `count` players."""
    if count not in game.seats:
        least, most = min(game.seats), max(game.seats)
        raise Refused("refusal-full-at", range="yes" if least < most else "no", least=least, most=most)


async def begin(host: Host, tx: Transaction, lobby: LoadedTable) -> LoadedTable:
    """Begin the game of a lobby inside the caller's transaction: draw seats and sides, and fix the robots' levels.

    Raises `Refused` if the table has started or was closed.
    """
    table = lobby.id
    await lock_lobby(tx, table)
    robots = [seat for seat in lobby.seats if seat.is_robot]
    levels = {
        seat.seat: {"level": find_character(lobby, seat) or get_available_level(host.settings, lobby, seat)}
        for seat in robots
    }
    await tx.seats.change_all(table, levels)
    if lobby.row.random_seats:
        people = list_players(lobby)
        random.SystemRandom().shuffle(people)
        await tx.seats.replace(table, people)
    await tx.timers.clear(table, TimerKind.LOBBY)
    options = msgspec.json.encode(with_sides(await load_stored(tx, table)))
    await tx.tables.change(table, options=options, removed="[]")
    await renew_invitations(tx, lobby.row, host.now())
    return await turns.start(host, tx, await load_stored(tx, table))


async def lock_lobby(tx: Transaction, table: int) -> LoadedTable:
    """Return a table that has not started, and lock it against other changes until the transaction ends.

    Raises `Refused` if the table has started or was closed.
    """
    row = await tx.tables.get_for_update(table)
    if row is None or row.status is not Status.LOBBY:
        raise Refused("refusal-already-started" if row and row.status is Status.RUNNING else "refusal-lobby-closed")
    return await load_in(tx, row)


def list_players(table: LoadedTable) -> list[tuple[int | None, str]]:
    """Return the players of a table as (user, name); a robot has no user."""
    return [(seat.user_id, seat.name) for seat in table.seats]
