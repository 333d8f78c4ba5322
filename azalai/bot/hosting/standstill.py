"""Tables that can't go on where they are: a permission is missing, their thread is locked, the bot was put out of their
server. Their clocks stand still, and start again when they go on."""

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
from azalai.bot.tables.announcements import announce_card, announce_turn, without_premoves
from azalai.bot.tables.channels import detach_channel
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load_in
from azalai.bot.text import counted

log = logging.getLogger(__name__)

OF_A_TURN = (MessageKind.DM, MessageKind.REMINDER)
"""The messages that call people to a table."""


async def note_permission_restored(host: Host, table: int, trouble: str) -> None:
    """Notes that a trouble is not in the way any more. A card that says otherwise is drawn again, and clocks that stood
    start again."""
    async with host.store.write() as tx:
        row = await tx.tables.held(table)
        if row is None or row.missing_permission != trouble:
            return
        await tx.tables.change(table, missing_permission=None)
        if trouble in STANDSTILL:
            await _go_on(tx, row, host.now())
    host.after_commit([table])


async def _go_on(tx: Transaction, row: TableRow, now: float) -> None:
    """Lets a table that stood still go on where it stood."""
    await tx.outbox.add(row.id, ChannelAddress(row.channel_id), MessageKind.CARD, now=now)
    found = await tx.tables.get(row.id)
    if found is not None and found.status is Status.RUNNING:
        await restart_clocks(tx, await load_in(tx, found), now)


async def thread_opens(host: Host, thread: int, *, woken: bool) -> None:
    """Goes on in a thread that is neither archived nor locked. Its table's card is drawn again where the thread was in
    the archive until now (`woken`), for it could not be changed there; messages that waited for a locked thread are
    sent."""
    async with host.store.read(once=True) as tx:
        row = await tx.tables.live_in(thread)
    if row is None or not (woken or row.missing_permission == LOCKED):
        return
    async with host.store.write() as tx:
        await tx.outbox.hurry(row.id, host.now())
        await tx.outbox.add(row.id, ChannelAddress(thread), MessageKind.CARD, now=host.now())
    host.after_commit([row.id], robots=False)


async def look_for_threads(
    host: Host, guild: int, known: Callable[[int], bool], is_gone: Callable[[int], Awaitable[bool]]
) -> None:
    """Looks for the tables in threads of a server where a channel was deleted: Discord does not tell of the channel's
    threads in the archive. `known`: whether a channel or thread is certainly there; `is_gone`: asks Discord. Tables
    whose thread is gone wait to be moved."""
    async with host.store.read() as tx:
        tables = [*await tx.tables.in_guild(guild, Status.LOBBY), *await tx.tables.in_guild(guild, Status.RUNNING)]
        rows = [await tx.tables.get(table) for table in tables]
    for row in rows:
        if row is not None and not known(row.channel_id) and await is_gone(row.channel_id):
            await detach_channel(host, row.id)


# Servers


async def strand_guild(host: Host, guild: int) -> None:
    """Has the games of a server wait, for the bot was put out of it. No clock runs, no robot plays, nobody is called;
    nothing of them is lost. A lobby stays, and expires in its time."""
    async with host.store.read() as tx:
        tables = await tx.tables.in_guild(guild, Status.RUNNING)
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
        log.info("the bot is no more in server %s, where %s must wait", guild, counted(len(tables), "game"))
    host.after_commit(tables)


async def resume_guild(host: Host, guild: int) -> None:
    """Lets the games go on where they stood that waited for the bot to be in their server (again)."""
    async with host.store.read() as tx:
        tables = await tx.tables.in_guild(guild, Status.STRANDED, missing=REMOVED)
    for table in tables:
        async with host.queue(table, even_paused=True), host.store.write() as tx:
            row = await tx.tables.get(table)
            if row is not None and row.status is Status.STRANDED and row.missing_permission == REMOVED:
                await _resume(host, tx, row)
    async with host.store.write() as tx:
        lobbies = await announce_lobbies(tx, guild, host.now())
        for lobby in lobbies:
            await tx.outbox.hurry(lobby, host.now())
    if tables:
        log.info("the bot is in server %s again, where %s can go on", guild, counted(len(tables), "game"))
    host.after_commit([*tables, *lobbies])


async def _resume(host: Host, tx: Transaction, row: TableRow) -> None:
    """Lets one game go on. It waits to be moved where another table stands in its channel by now, and where it can't be
    read."""
    now = host.now()
    if await tx.tables.live_in(row.channel_id) is not None:
        await tx.tables.change(row.id, missing_permission=None)
        await tx.outbox.add(row.id, UserAddress(row.host_id), MessageKind.DM_NOTICE, now=now, body="notice-displaced")
        return
    await tx.tables.change(row.id, status=Status.RUNNING, live_channel_id=row.channel_id, missing_permission=None)
    await tx.timers.set(row.id, TimerKind.IDLE, now + host.idle_after(row))
    found = await tx.tables.get(row.id)
    if found is None:
        return
    try:
        table = await load_in(tx, found)
    except Unreadable:
        return  # the next to play there finds out, and it is set aside
    await restart_clocks(tx, table, now)
    await announce_card(tx, table, now)
    await announce_turn(tx, table, await without_premoves(tx, table, table.deciders, now), now)


async def compare_guilds(host: Host, there: Callable[[int], bool | None]) -> None:
    """Compares the games with the servers in which the bot is (`there`; None: that is not for this process to know): it
    may have been put out of one, or invited back, while it was not connected."""
    async with host.store.read() as tx:
        running = await tx.tables.guilds_of(Status.RUNNING)
        waiting = await tx.tables.guilds_of(Status.STRANDED, missing=REMOVED)
    for guild in running:
        if there(guild) is False:
            await strand_guild(host, guild)
    for guild in waiting:
        if there(guild):
            await resume_guild(host, guild)
