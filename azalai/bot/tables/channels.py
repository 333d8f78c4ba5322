"""Channels of tables that are deleted, or closed to the bot: the consequences for the table."""

from __future__ import annotations

from azalai.bot.discord_codes import REMOVED, STANDSTILL
from azalai.bot.store.addresses import UserAddress
from azalai.bot.store.rows import MessageKind, Status, TableRow
from azalai.bot.tables.announcements import announce_card
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load_in

HURRY_EVERY = 30.0
"""Seconds within which only the first press makes a table's waiting messages due."""


def get_message_for_table(trouble: str) -> str:
    """Return the id of a trouble's message for the people at the table. `trouble`: the one for the host, elsewhere."""
    return trouble.replace("trouble-", "trouble-here-", 1)


def is_at_standstill(row: TableRow) -> bool:
    """Return True if the bot can send no message at a table, so that its clocks are stopped."""
    return row.missing_permission in STANDSTILL


def get_stranding_cause(row: TableRow) -> str:
    """Return the reason why a stranded table waits, as the end of the ids of the messages about it."""
    return "put-out" if row.missing_permission == REMOVED else "stranded"


async def note_missing_permission(host: Host, table: int, trouble: str) -> None:
    """Store the missing permission of a table, for the answers to presses there, and queue one message to its host.

    Does nothing if it is stored already, or if the bot was removed from the server.
    """
    async with host.store.write() as tx:
        row = await tx.tables.get_for_update(table)
        if row is None or row.missing_permission in (trouble, REMOVED):
            return
        await tx.tables.change(table, missing_permission=trouble)
        await tx.outbox.add(table, UserAddress(row.host_id), MessageKind.DM_NOTICE, now=host.now(), body=trouble)
    host.after_commit([table])


async def detach_channel(host: Host, table: int) -> None:
    """Take a table out of a deleted channel.

    A lobby is closed. A running game is stranded and loses nothing: a message tells its host how to move it, or its
    tournament opens another thread for it.
    """
    async with host.queue(table, even_paused=True), host.store.write() as tx:
        row = await tx.tables.get(table)
        if row is None:
            return
        await tx.outbox.drop(
            table, (MessageKind.CARD, MessageKind.PING, MessageKind.INVITATION, MessageKind.NOTICE, MessageKind.END)
        )
        if row.status is Status.LOBBY:
            await tx.tables.close(table, Status.CANCELLED, host.now())
        elif row.status is Status.RUNNING:
            await tx.tables.close(table, Status.STRANDED, None)
            if not row.is_in_tournament:  # a tournament opens another thread for it
                to, body = UserAddress(row.host_id), "notice-stranded"
                await tx.outbox.add(table, to, MessageKind.DM_NOTICE, now=host.now(), body=body)
    host.after_commit([table])


async def retry_refused(host: Host, table: int) -> None:
    """Make the waiting messages of a table due, because a person has pressed there and may have removed the obstacle.

    This is done if a permission is missing, or if Discord has refused the card's picture, up to once in `HURRY_EVERY`
    seconds.
    """
    row = await host.store.ask(lambda tx: tx.tables.get(table))
    if row is None or (row.missing_permission is None and table not in host.unshown):
        return
    if not host.limits.claim_turn(("hurry", table), HURRY_EVERY):
        return
    async with host.store.note() as tx:
        await tx.outbox.hurry(table, host.now())
        await announce_card(tx, await load_in(tx, row), host.now())
    host.after_commit([table], robots=False)
