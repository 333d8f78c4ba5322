"""Loading of a table from the store, by one query (`bot/store/tables.py`), when work needs it.

No table is loaded at the start of the bot. A table that can't be read, or whose game is not installed, is quarantined;
the others go on.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import msgspec

from azalai.bot import metrics
from azalai.bot.errors import Clash, Refused, Unreadable, UnreadableEvents
from azalai.bot.store import Transaction
from azalai.bot.store.addresses import ChannelAddress, UserAddress
from azalai.bot.store.moves import unpack_state
from azalai.bot.store.rows import ENDED_EARLY, MessageKind, SeatRow, Status, TableRow
from azalai.bot.store.tables import WholeTable
from azalai.bot.tables.host import Host
from azalai.bot.tables.table import LoadedTable, decode_events, log
from azalai.games import GAMES
from azalai.games.coding import UnknownFormat
from azalai.games.guard import GameBroke, at_table

AWAY = "refusal-game-away"
"""Refusal at a table whose game is not installed."""
SET_ASIDE, RESTORED = "notice-set-aside", "notice-restored"
"""Notice in the channel of a quarantined table, and the notice that replaces it when the table can be read again."""
WAITING = (Status.LOBBY, Status.RUNNING)
"""Statuses of tables that a missing or broken game puts into quarantine; a table that is over stays as it is."""


async def load(host: Host, table: int, look: Transaction | None = None) -> LoadedTable:
    """Return a table at its newest position. `look`: the transaction to read it in; None: one of its own.

    Raises `Refused` if there is no such table, or if it can't be read and is quarantined.
    """
    if look is not None:
        return await _open_or_quarantine(host, await look.tables.load(table))
    stored = await host.store.ask(lambda tx: tx.tables.load(table))
    return await _open_or_quarantine(host, stored)


@asynccontextmanager
async def change_table(
    host: Host, table: int, *, taken: str = "refusal-channel-taken", of: str = "tables.live_channel_id"
) -> AsyncGenerator[tuple[LoadedTable, Transaction]]:
    """Hold a table's queue, yield the table and a transaction for its changes, and announce the commit.

    Raises `Refused` with the reason `taken` if another row has the same value in the column `of`.
    """
    try:
        async with host.queue(table):
            loaded = await load(host, table)
            async with host.store.write() as tx:
                yield loaded, tx
    except Clash as clash:
        raise clash.as_refusal(taken, of=of) from clash
    host.after_commit([table])


async def load_stored(tx: Transaction, table: int) -> LoadedTable:
    """Return a table as a transaction sees it. Raises `Refused` if there is none, and the errors of `load_in`."""
    row = await tx.tables.get(table)
    if row is None:
        raise Refused("refusal-no-table")
    return await load_in(tx, row)


async def load_with_cards(host: Host, table: int) -> tuple[LoadedTable, int]:
    """Return a table as `load` does, and the number of its newest card in the outbox, or 0."""
    stored = await host.store.ask(lambda tx: tx.tables.load(table))
    return await _open_or_quarantine(host, stored), 0 if stored is None else stored.newest_card


async def _open_or_quarantine(host: Host, whole: WholeTable | None) -> LoadedTable:
    if whole is None:
        raise Refused("refusal-no-table")
    row = whole.row
    at_table.set(row.id)
    if row.game not in GAMES:
        if row.status in WAITING:
            await quarantine_away(host, row)
        raise Refused(AWAY, table=row.id)
    if row.status is not Status.QUARANTINED:
        try:
            opened = _open(row, whole.seats, whole.packed)
            opened = msgspec.structs.replace(opened, prepared=whole.prepared, changed_hands=whole.changed_hands)
            host.preferences.note_card(row.channel_id, opened.language)
            return opened
        except Unreadable as error:
            await quarantine(host, row, str(error))
    raise Refused("refusal-set-aside", table=row.id)


async def quarantine_away(host: Host, row: TableRow) -> None:
    """Quarantine a table whose game is not installed. Its card says so, and its channel is free for another table.

    Every start of the bot tries to load it again.
    """
    async with host.store.write() as tx:
        if not await tx.tables.quarantine(row.id):
            return
        await tx.outbox.drop(row.id, (MessageKind.PING, MessageKind.DM, MessageKind.INVITATION, MessageKind.END))
        await tx.outbox.add(row.id, ChannelAddress(row.channel_id), MessageKind.CARD, now=host.now())
    log.warning("table %s waits: its game %s is not installed", row.id, row.game)
    host.after_commit([row.id])


async def quarantine(host: Host, row: TableRow, reason: str) -> None:
    """Quarantine a table that can't be read. A notice, the operator's message and the log say so once.

    Its channel is free for another table. Every start of the bot tries to load it again. `reason`: for the log.
    """
    async with host.store.write() as tx:
        if not await tx.tables.quarantine(row.id):
            return
        await tx.outbox.drop(
            row.id, (MessageKind.CARD, MessageKind.PING, MessageKind.DM, MessageKind.INVITATION, MessageKind.END)
        )
        await tx.outbox.add(row.id, ChannelAddress(row.channel_id), MessageKind.NOTICE, now=host.now(), body=SET_ASIDE)
        if host.settings.operator is not None:
            lane = UserAddress(host.settings.operator)
            await tx.outbox.add(row.id, lane, MessageKind.OPERATOR, now=host.now(), body="operator-set-aside")
    metrics.SET_ASIDE.inc()
    log.error("table %s of game %s can't be read and is quarantined: %s", row.id, row.game, reason)
    host.after_commit([row.id])


async def quarantine_broken(host: Host, table: int, reason: str) -> None:
    """Quarantine a table that is open or running, because its game broke there."""
    async with host.queue(table, even_paused=True):
        row = await host.store.ask(lambda tx: tx.tables.get(table))
        if row is not None and row.status in WAITING:
            await quarantine(host, row, reason)


async def quarantine_if_broken(host: Host, error: Exception) -> bool:
    """Quarantine the table at which a game broke, or could not read its events. Returns False for other errors."""
    if not isinstance(error, GameBroke | UnreadableEvents) or error.table is None:
        return False
    reason = GAMES.describe_break(error) if isinstance(error, GameBroke) else str(error)
    await quarantine_broken(host, error.table, reason)
    return True


async def load_in(tx: Transaction, row: TableRow) -> LoadedTable:
    """Return the table of that row, read in a transaction. Raises `Unreadable` if its game or state can't be read."""
    seats = tuple(await tx.seats.list_at(row.id))
    return _open(row, seats, await tx.moves.find_packed_state(row.id, row.position) if _has_begun(row) else None)


async def load_with_events(tx: Transaction, row: TableRow) -> LoadedTable:
    """Return a table as `load_in` does. Raises `Unreadable` if an event of its history can't be read either."""
    table = await load_in(tx, row)
    for move in await tx.moves.list_since(row.id, -1):
        decode_events(table.game, row.id, move.events)
    return table


def _has_begun(row: TableRow) -> bool:
    begun = (Status.RUNNING, Status.FINISHED, Status.STRANDED, *ENDED_EARLY)
    return row.status in begun and row.started_at is not None


def _open(row: TableRow, seats: tuple[SeatRow, ...], packed: bytes | None) -> LoadedTable:
    """Return a table with its state decoded. Raises `Unreadable` if that fails or the game is not installed."""
    game = GAMES.get(row.game)
    if game is None:
        raise Unreadable(f"no game {row.game!r} is installed")
    try:
        state = None
        if _has_begun(row):
            if packed is None:
                raise Unreadable(f"position {row.position} is missing")
            state = game.decode(unpack_state(packed))
        msgspec.json.decode(row.options, type=game.Options)
    except (Unreadable, OSError, GameBroke):
        raise
    except UnknownFormat as error:
        raise Unreadable(f"{error}, at position {row.position}") from error
    except Exception as error:
        raise Unreadable(f"{type(error).__name__} at position {row.position}") from error
    return LoadedTable(row=row, seats=seats, game=game, state=state)
