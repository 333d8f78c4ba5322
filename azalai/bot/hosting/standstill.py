"""Tables at a standstill: a permission is missing, their thread is locked, or the bot has left their server.

Their clocks are stopped, and start again when the tables continue.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from azalai.bot.clocks.seat_clock import restart_clocks
from azalai.bot.discord_codes import LOCKED, REMOVED, STANDSTILL
from azalai.bot.errors import Unreadable
from azalai.bot.hosting.lobby import announce_lobbies
from azalai.bot.store import Transaction
from azalai.bot.store.addresses import ChannelAddress, UserAddress
from azalai.bot.store.rows import MessageKind, Status, TableRow, TimerKind
from azalai.bot.tables.announcements import announce_card, announce_turn, schedule_premoves
from azalai.bot.tables.channels import detach_channel
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load_in
from azalai.bot.text import plural

log = logging.getLogger(__name__)

OF_A_TURN = (MessageKind.DM, MessageKind.REMINDER)
"""Messages that call people to a table."""


async def note_permission_restored(host: Host, table: int, trouble: str) -> None:
    """Store that a permission is no longer missing, or another `trouble` of a table is over.

    A table at a standstill is resumed: its card is queued, and its clocks start.
    """
    async with host.store.write() as tx:
        row = await tx.tables.get_for_update(table)
        if row is None or row.missing_permission != trouble:
            return
        await tx.tables.change(table, missing_permission=None)
        if trouble in STANDSTILL:
            await _resume_table(tx, row, host.now())
    host.after_commit([table])


async def _resume_table(tx: Transaction, row: TableRow, now: float) -> None:
    """Queue the card of a table after a standstill, and start its clocks."""
    await tx.outbox.add(row.id, ChannelAddress(row.channel_id), MessageKind.CARD, now=now)
    stored = await tx.tables.get(row.id)
    if stored is not None and stored.status is Status.RUNNING:
        await restart_clocks(tx, await load_in(tx, stored), now)


async def on_thread_open(host: Host, thread: int, *, woken: bool) -> None:
    """Resume the table of a thread that is neither archived nor locked.

    `woken`: the thread was archived until now, so the card could not be edited. The card and the messages that waited
    for the thread are sent.
    """
    row = await host.store.ask(lambda tx: tx.tables.find_live(thread))
    if row is None or not (woken or row.missing_permission == LOCKED):
        return
    async with host.store.write() as tx:
        await tx.outbox.hurry(row.id, host.now())
        await tx.outbox.add(row.id, ChannelAddress(thread), MessageKind.CARD, now=host.now())
    host.after_commit([row.id], robots=False)


async def detach_deleted_threads(
    host: Host, guild: int, known: Callable[[int], bool], is_gone: Callable[[int], Awaitable[bool]]
) -> None:
    """Detach the tables in deleted threads of a server after one of its channels was deleted; they wait to be moved.

    Discord does not report the deletion of the channel's archived threads. `known`: returns True for a channel or
    thread that is certainly there. `is_gone`: asks Discord if it was deleted.
    """
    async with host.store.read() as tx:
        tables = [
            *await tx.tables.list_in_guild(guild, Status.LOBBY),
            *await tx.tables.list_in_guild(guild, Status.RUNNING),
        ]
        rows = [await tx.tables.get(table) for table in tables]
    for row in rows:
        if row is not None and not known(row.channel_id) and await is_gone(row.channel_id):
            await detach_channel(host, row.id)


# Servers: `bot/app/client.py` calls these functions, and similar ones of tournaments


async def strand_guild(host: Host, guild: int) -> None:
    """Stop the games of a server that the bot has left: no clock runs, no robot plays, no player is called.

    The games are kept. A lobby stays open, and expires at its time.
    """
    tables = await host.store.look(lambda tx: tx.tables.list_in_guild(guild, Status.RUNNING))
    for table in tables:
        async with host.queue(table, even_paused=True), host.store.write() as tx:
            row = await tx.tables.get(table)
            if row is None or row.status is not Status.RUNNING:
                continue
            await tx.tables.close(table, Status.STRANDED, None)
            await tx.tables.change(table, missing_permission=REMOVED)
            await tx.outbox.drop(table, OF_A_TURN)
            await tx.outbox.drop_at(table, ChannelAddress(row.channel_id))
    if tables:
        log.info("the bot is no longer in server %s, and %s there must wait", guild, plural(len(tables), "game"))
    host.after_commit(tables)


async def resume_guild(host: Host, guild: int) -> None:
    """Resume the games of a server of which the bot is a member again, and queue the cards of its lobbies."""
    tables = await host.store.look(lambda tx: tx.tables.list_in_guild(guild, Status.STRANDED, missing=REMOVED))
    for table in tables:
        async with host.queue(table, even_paused=True), host.store.write() as tx:
            row = await tx.tables.get(table)
            if row is not None and row.status is Status.STRANDED and row.missing_permission == REMOVED:
                await _resume_game(host, tx, row)
    async with host.store.write() as tx:
        lobbies = await announce_lobbies(tx, guild, host.now())
        for lobby in lobbies:
            await tx.outbox.hurry(lobby, host.now())
    if tables:
        log.info("the bot is in server %s again, and %s there can continue", guild, plural(len(tables), "game"))
    host.after_commit([*tables, *lobbies])


async def _resume_game(host: Host, tx: Transaction, row: TableRow) -> None:
    """Resume one game. If another table is in its channel by now, it waits to be moved."""
    now = host.now()
    if await tx.tables.find_live(row.channel_id) is not None:
        await tx.tables.change(row.id, missing_permission=None)
        await tx.outbox.add(row.id, UserAddress(row.host_id), MessageKind.DM_NOTICE, now=now, body="notice-displaced")
        return
    await tx.tables.change(row.id, status=Status.RUNNING, live_channel_id=row.channel_id, missing_permission=None)
    await tx.timers.set(row.id, TimerKind.IDLE, now + host.get_idle_limit(row))
    stored = await tx.tables.get(row.id)
    if stored is None:
        return
    try:
        table = await load_in(tx, stored)
    except Unreadable:
        return  # the next move fails, and quarantines the table
    await restart_clocks(tx, table, now)
    await announce_card(tx, table, now)
    await announce_turn(tx, table, await schedule_premoves(tx, table, table.deciders, now), now)


async def compare_guilds(host: Host, is_member: Callable[[int], bool | None]) -> None:
    """Stop and resume games by the bot's present servers, because it may have left or joined some while it was off.

    `is_member`: returns True or False for a server, or None if another process knows.
    """
    async with host.store.read() as tx:
        running = await tx.tables.list_guilds(Status.RUNNING)
        waiting = await tx.tables.list_guilds(Status.STRANDED, missing=REMOVED)
    for guild in running:
        if is_member(guild) is False:
            await strand_guild(host, guild)
    for guild in waiting:
        if is_member(guild):
            await resume_guild(host, guild)
