"""Mornings: posts with the deals of the day, every morning in a channel that an admin of the server chose.

Each server has its own timer, which rings once a day, sets the next timer, and queues the day's message. So no server
waits for another, and nothing is posted twice. `azalai.bot.solo.morning_delivery` posts the message. The puzzle
of a day is not posted: `puzzle_store.py` chooses it (`claim`) when the first user opens it.
"""

from __future__ import annotations

import msgspec

from azalai.bot.people.guild_settings import GuildSettings, lock_guild_settings, set_guild_settings
from azalai.bot.solo.days import DAY, begins, day_of
from azalai.bot.solo.morning_store import MorningRow, Mornings
from azalai.bot.store import Transaction
from azalai.bot.store.about import About, AboutServer
from azalai.bot.store.addresses import ChannelAddress, UserAddress
from azalai.bot.store.rows import MessageKind, OutboxMessage, TimerKind, TimerRow
from azalai.bot.tables.host import Host

HOUR = 6
"""Hour (UTC) at which the deals of the day are posted."""
SPREAD = 300
"""Seconds over which the posts of all servers are spread: Discord accepts about 50 requests a second in all."""
NOT_POSTED, IN_WORDS, CHANNEL_GONE = "morning-not-posted", "morning-in-words", "morning-channel-gone"
"""Troubles of a channel, as ids of the texts about them."""


def server_of(about: About) -> int:
    """Return the server of a timer or message of mornings."""
    assert isinstance(about, AboutServer)
    return about.guild


def wants_mornings(settings: GuildSettings) -> bool:
    """Return True if the deals of the day are posted in a server with these settings."""
    return settings.deals and settings.morning is not None


def morning_of(guild: int, day: int) -> float:
    """Return the moment at which the deals of a day are posted in a server.

    The moments are spread by the time at which each server was created, which is part of its id.
    """
    return begins(day) + HOUR * 3600 + (guild >> 22) % SPREAD


def next_morning(guild: int, now: float) -> float:
    """Return the first moment after `now` at which deals are posted in a server."""
    today = morning_of(guild, day_of(now))
    return today if now < today else today + DAY


async def follow_settings(
    tx: Transaction, guild: int, before: GuildSettings, after: GuildSettings, now: float, *, chooser: int | None = None
) -> None:
    """Set or clear the timer of a server after a change of its settings, which the caller has locked.

    `chooser`: the person who has just chosen the channel; a waiting message is posted in it at once.
    """
    about = AboutServer(guild)
    if chooser is not None:
        await tx.get(Mornings).upsert(MorningRow(guild_id=guild, chosen_by=chooser))
    elif before.morning is not None and after.morning is None:
        await tx.get(Mornings).forget(guild)
    match wants_mornings(before), wants_mornings(after):
        case True, False:
            await tx.timers.clear(about, TimerKind.MORNING)
            await tx.outbox.drop(about, [MessageKind.MORNING])
        case False, True:
            await tx.timers.set(about, TimerKind.MORNING, next_morning(guild, now))
        case True, True if chooser is not None:
            await _move_waiting(tx, guild, after, now)
        case _:
            pass


async def _move_waiting(tx: Transaction, guild: int, settings: GuildSettings, now: float) -> None:
    """If today's message waits, make it due now, in the channel of these settings."""
    about, today = AboutServer(guild), (MessageKind.MORNING, str(day_of(now)))
    waiting = [message for message in await tx.outbox.list_about(about) if (message.kind, message.body) == today]
    if any(is_wanted(message, settings) for message in waiting):
        await tx.outbox.bring_forward(about, MessageKind.MORNING, now)
    elif waiting:
        await _queue(tx, guild, settings, now)


async def _queue(tx: Transaction, guild: int, settings: GuildSettings, now: float) -> None:
    """Queue today's message in place of any that still waits."""
    about, channel = AboutServer(guild), settings.morning
    await tx.outbox.drop(about, [MessageKind.MORNING])
    if channel is not None:
        await tx.outbox.add(about, ChannelAddress(channel), MessageKind.MORNING, now=now, body=str(day_of(now)))


def is_wanted(message: OutboxMessage, settings: GuildSettings) -> bool:
    """Return True if the server still wants a queued message in the message's channel."""
    return settings.deals and message.address == ChannelAddress(settings.morning or 0)


async def ring(host: Host, timer: TimerRow) -> None:
    """Set a server's timer for the next morning, and queue today's message if its hour has come.

    The hour has not come if the timer was that of an earlier day.
    """
    guild = server_of(timer.about)
    async with host.store.write() as tx:
        if not await tx.timers.claim(timer):
            return
        settings, now = await lock_guild_settings(tx, guild), host.now()
        if not wants_mornings(settings):
            return
        await tx.timers.set(timer.about, TimerKind.MORNING, next_morning(guild, now))
        if now >= morning_of(guild, day_of(now)):
            await _queue(tx, guild, settings, now)


# Troubles


async def find_trouble(tx: Transaction, guild: int) -> str | None:
    """Return the id of the text about the trouble of a server's mornings, or None."""
    return (await tx.get(Mornings).get(guild)).trouble


async def note_trouble(tx: Transaction, message: OutboxMessage, trouble: str | None, now: float) -> None:
    """Store the trouble of a message's channel, or None, and notify the person who chose it if the trouble is new."""
    guild = server_of(message.about)
    if not is_wanted(message, await lock_guild_settings(tx, guild)):
        return
    row = await tx.get(Mornings).get(guild)
    if row.trouble == trouble:
        return
    await tx.get(Mornings).upsert(msgspec.structs.replace(row, trouble=trouble))
    if trouble is not None:
        await _tell(tx, row, trouble, message, now)


async def _tell(tx: Transaction, row: MorningRow, trouble: str, message: OutboxMessage, now: float) -> None:
    """Queue a direct message about a channel to the person who chose it, if known."""
    if row.chosen_by is not None and isinstance(message.address, ChannelAddress):
        body = msgspec.json.encode(Trouble(trouble, message.address.channel)).decode()
        kind, to = MessageKind.MORNING_TROUBLE, UserAddress(row.chosen_by)
        await tx.outbox.add(AboutServer(row.guild_id), to, kind, now=now, body=body)


class Trouble(msgspec.Struct, frozen=True):
    """Body of a message about a trouble: the id of the text, and the channel."""

    text: str
    channel: int


async def lose_channel(host: Host, message: OutboxMessage) -> None:
    """End the mornings of a server because the channel was deleted, and notify the person who chose the channel."""
    guild = server_of(message.about)
    async with host.store.write() as tx:
        settings, now = await lock_guild_settings(tx, guild), host.now()
        if is_wanted(message, settings):
            await _tell(tx, await tx.get(Mornings).get(guild), CHANNEL_GONE, message, now)
            ended = msgspec.structs.replace(settings, morning=None)
            await set_guild_settings(tx, guild, ended)
            await follow_settings(tx, guild, settings, ended, now)
        await tx.outbox.drop_at(message.about, message.address)
    host.after_commit(())


async def lack_permission(host: Host, message: OutboxMessage, _: str) -> None:
    """Store that nothing can be posted in the channel of a message, and notify the person who chose the channel."""
    await host.store.change(lambda tx: note_trouble(tx, message, NOT_POSTED, host.now()))
    host.after_commit(())
