"""What becomes of a table whose channel is gone, or closed to us."""

from __future__ import annotations

from bot.store.rows import Status
from bot.tables.announcements import announce_card
from bot.tables.host import Host
from bot.tables.loading import load_in

ATTACH = "trouble-attach-files"
SEND = "trouble-send-messages"


def trouble_here(trouble: str) -> str:
    """The message for the people at the table; `trouble` itself is the one for its host, who is elsewhere."""
    return trouble.replace("trouble-", "trouble-here-", 1)


async def note_trouble(host: Host, table: int, trouble: str) -> None:
    """Remembers what is missing at a table, so that everybody who presses a button there is told; the
    table's host is told at once, and once."""
    async with host.store.write() as ledger:
        row = await ledger.table(table)
        if row is None or row.trouble == trouble:
            return
        await ledger.change_table(table, trouble=trouble)
        await ledger.send(table, f"u{row.host_id}", "dm-notice", now=host.now(), body=trouble)
    host.after_commit([table])


async def no_trouble(host: Host, table: int, trouble: str) -> None:
    """That is not missing any more. A card that says otherwise is drawn anew."""
    async with host.store.write() as ledger:
        row = await ledger.table(table)
        if row is None or row.trouble != trouble:
            return
        await ledger.change_table(table, trouble=None)
        if trouble == SEND:
            await ledger.send(table, f"c{row.channel_id}", "card", now=host.now())
    host.after_commit([table])


async def strand(host: Host, table: int) -> None:
    """Takes a table out of a channel that is gone. Nothing of a running game is lost: its host is told how to
    go on elsewhere."""
    async with host.queue(table, even_paused=True), host.store.write() as ledger:
        row = await ledger.table(table)
        if row is None:
            return
        await ledger.drop_letters(table, ("card", "ping", "invite", "notice", "end"))
        if row.status is Status.LOBBY:
            await ledger.close_table(table, Status.CANCELLED, host.now())
        elif row.status is Status.RUNNING:
            await ledger.close_table(table, Status.STRANDED, None)
            await ledger.send(table, f"u{row.host_id}", "dm-notice", now=host.now(), body="notice-stranded")
    host.after_commit([table])


async def try_again_if_hindered(host: Host, table: int) -> None:
    """Somebody is at a table where a permission was missing: it may be there now."""
    async with host.store.read() as ledger:
        row = await ledger.table(table)
    if row is None or row.trouble is None:
        return
    async with host.store.write() as ledger:
        await ledger.hurry(table, host.now())
        await announce_card(ledger, await load_in(ledger, row), host.now())
    host.after_commit([table], robots=False)
