"""Troubles: obstacles of a whole tournament, with a sentence on the card and a message to the host.

A trouble passes, or the tournament is cancelled after some time. While the tournament has no channel, no server or no
game, its clock is stopped, and the remaining time of the round is stored.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any

from azalai.bot.store import Transaction
from azalai.bot.store.about import AboutTournament
from azalai.bot.store.addresses import ChannelAddress, EarlierAddress, OpeningAddress
from azalai.bot.store.rows import MessageKind, OutboxMessage, TimerKind
from azalai.bot.tables.host import Host
from azalai.bot.tournaments.changes import change, queue_event, tell_host, tell_people
from azalai.bot.tournaments.store import Tournaments
from azalai.bot.tournaments.tournament_rows import Reason, TournamentRow, TournamentStatus, Trouble

log = logging.getLogger(__name__)

DAY = 86_400.0
LASTS: Mapping[Trouble, float | None] = {
    Trouble.SEND: None,  # only the card is missing
    Trouble.DAY: 7 * DAY,
    Trouble.FULL: 7 * DAY,
    Trouble.REFUSED: 7 * DAY,
    Trouble.THREADS: 7 * DAY,
    Trouble.AWAY: 30 * DAY,
    Trouble.HOME: 7 * DAY,
    Trouble.REMOVED: 30 * DAY,
}
"""Seconds after which a tournament is cancelled if the trouble is not over, or None for never.

The gravest is last; of several troubles only the gravest is stored.
"""
GRAVITY = tuple(LASTS)
STANDING = frozenset({Trouble.AWAY, Trouble.HOME, Trouble.REMOVED})
"""Troubles in which no game is played and no clock runs."""
OF_THREADS = (Trouble.THREADS, Trouble.REFUSED, Trouble.FULL, Trouble.DAY)
CALLED_OFF_ALOUD = (Reason.FEW, Reason.LAPSED, Reason.TROUBLE)
"""Reasons of a cancelling about which a message in the channel notifies the people."""


async def begin(tx: Transaction, row: TournamentRow, trouble: Trouble, now: float) -> bool:
    """Store a trouble of a tournament, inside the caller's transaction, which has locked it.

    Returns False, and stores nothing, if the tournament has this trouble already, or a graver one.
    """
    if row.trouble is not None and GRAVITY.index(row.trouble) >= GRAVITY.index(trouble):
        return False
    values: dict[str, Any] = {"trouble": trouble}
    lasts = LASTS[trouble]
    if row.status is TournamentStatus.RUNNING and lasts is not None:
        await tx.timers.set(row.about, TimerKind.CUP_LAPSE, now + lasts)
    if trouble in STANDING and row.trouble not in STANDING:
        moments = [timer.due for timer in await tx.timers.list_about(row.about) if timer.kind is TimerKind.CUP_ROUND]
        values["round_left"] = max(0.0, moments[0] - now) if moments else None
        await tx.timers.clear(row.about, TimerKind.CUP_ROUND)
    await change(tx, row, now, **values)
    await tell_host(tx, row, f"trouble {trouble}", now)
    log.warning("tournament %s is held up: %s", row.id, trouble)
    return True


async def end_troubles(tx: Transaction, row: TournamentRow, *troubles: Trouble, now: float, **values: Any) -> None:
    """If a tournament has one of these troubles, store that it is over, with other `values` of the row."""
    if row.trouble not in troubles:
        return
    if row.status is TournamentStatus.RUNNING:
        await tx.timers.clear(row.about, TimerKind.CUP_LAPSE)
        if row.round_left is not None:
            await tx.timers.set(row.about, TimerKind.CUP_ROUND, now + row.round_left)
    await change(tx, row, now, trouble=None, round_left=None, **values)
    log.info("tournament %s continues: the trouble %s is over", row.id, row.trouble)


async def cancel(tx: Transaction, row: TournamentRow, reason: Reason, now: float) -> None:
    """Cancel a tournament that is not over, inside the caller's transaction, which has locked it.

    Games that are played continue outside of it.
    """
    about = row.about
    await tx.timers.clear_all(about)
    await tx.outbox.drop(about, (MessageKind.CUP_THREAD,))
    await tx.tables.release_from(row.id)
    ended = {"status": TournamentStatus.CANCELLED, "ended_at": now, "reason": reason}
    await change(tx, row, now, **ended)
    await queue_event(tx, row, now)
    if reason is not Reason.ENDED:
        await tell_host(tx, row, f"reason {reason}", now)
    if reason in CALLED_OFF_ALOUD:
        await tell_people(tx, row, MessageKind.CUP_LINE, now)


# The channel


async def lose_channel(host: Host, channel: int) -> None:
    """Handle the deletion of a channel: cancel its open tournaments, and let running ones wait for another channel."""
    async with host.store.read() as tx:
        numbers = [row.id for row in await tx.get(Tournaments).list_in_channel(channel)]
    for number in numbers:
        await _lose_home(host, number, channel)


async def _lose_home(host: Host, number: int, channel: int) -> None:
    async with host.store.write() as tx:
        row, now = await tx.get(Tournaments).get_for_update(number), host.now()
        for address in (ChannelAddress(channel), OpeningAddress(channel)):
            await tx.outbox.drop_at(AboutTournament(number), address)
        if row is None or row.channel_id != channel:
            return
        if row.status is TournamentStatus.OPEN:
            await cancel(tx, row, Reason.CHANNEL, now)
        elif row.status is TournamentStatus.RUNNING:
            await begin(tx, row, Trouble.HOME, now)
        for address in (ChannelAddress(channel), OpeningAddress(channel)):  # the card that the change has just queued
            await tx.outbox.drop_at(AboutTournament(number), address)
        if not row.is_live:  # there is no card to update
            await tx.get(Tournaments).note_shown(number, row.stamp)
    host.after_commit(())


async def lose_home(host: Host, message: OutboxMessage) -> None:
    """Handle the deletion of a channel that the delivery of a message has noticed, for the message's tournament."""
    address = message.address
    assert isinstance(message.about, AboutTournament)
    assert isinstance(address, ChannelAddress | EarlierAddress | OpeningAddress)
    async with host.store.write() as tx:
        await tx.outbox.drop_at(message.about, address)
    await _lose_home(host, message.about.number, address.channel)


async def lack_permission(host: Host, message: OutboxMessage, _: str) -> None:
    """Store the trouble that the bot may not post a message or make a thread."""
    assert isinstance(message.about, AboutTournament)
    await begin_for(host, message, Trouble.THREADS if message.kind is MessageKind.CUP_THREAD else Trouble.SEND)


async def begin_for(host: Host, message: OutboxMessage, trouble: Trouble) -> None:
    """Store a trouble of the tournament that a message is about."""
    assert isinstance(message.about, AboutTournament)
    async with host.store.write() as tx:
        row = await tx.get(Tournaments).get_for_update(message.about.number)
        if row is not None and row.is_live:
            await begin(tx, row, trouble, host.now())
    host.after_commit(())


# Servers


async def leave_server(host: Host, guild: int) -> None:
    """Let the running tournaments of a server wait, because the bot was removed from it."""
    for number in await _list_running(host, guild):
        async with host.store.write() as tx:
            row = await tx.get(Tournaments).get_for_update(number)
            if row is not None and row.status is TournamentStatus.RUNNING:
                await begin(tx, row, Trouble.REMOVED, host.now())
    host.after_commit(())


async def return_to_server(host: Host, guild: int) -> None:
    """Let the waiting tournaments of a server continue, because the bot is in it again."""
    for number in await _list_running(host, guild):
        async with host.store.write() as tx:
            row = await tx.get(Tournaments).get_for_update(number)
            if row is not None and row.is_live:
                await end_troubles(tx, row, Trouble.REMOVED, now=host.now())
            await tx.outbox.hurry(AboutTournament(number), host.now())
    host.after_commit(())


async def compare_servers(host: Host, is_member: Callable[[int], bool | None]) -> None:
    """Let tournaments wait or continue by whether the bot is in their servers.

    `is_member`: returns None for a server of another process.
    """
    async with host.store.read() as tx:
        rows = await tx.get(Tournaments).list_with_status(TournamentStatus.RUNNING)
    for guild in sorted({row.guild_id for row in rows}):
        removed = any(row.trouble is Trouble.REMOVED for row in rows if row.guild_id == guild)
        if is_member(guild) is False:
            await leave_server(host, guild)
        elif is_member(guild) and removed:
            await return_to_server(host, guild)


async def _list_running(host: Host, guild: int) -> list[int]:
    async with host.store.read() as tx:
        return [row.id for row in await tx.get(Tournaments).list_in_guild(guild, TournamentStatus.RUNNING)]
