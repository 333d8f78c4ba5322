"""Threads of a round: a thread for each game, with its table and its people.

The result of each step is stored before the next one. So if a message is sent again, its work continues after the last
step: a thread that was made already is found by its id or its name.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Protocol

import aiohttp
import discord

from azalai.bot.clocks.pace import HOUR
from azalai.bot.delivery.retries import interpret_refusal, is_last_try
from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.dialogs.threads import bring_in, list_own_threads, make_thread
from azalai.bot.discord_codes import verdict
from azalai.bot.errors import ChannelGone, Clash, NotYet
from azalai.bot.people.limits import DAY
from azalai.bot.store.rows import OutboxMessage, TimerKind, Use
from azalai.bot.tables.host import Host
from azalai.bot.tournaments import troubles
from azalai.bot.tournaments.changes import change
from azalai.bot.tournaments.layout import game_name
from azalai.bot.tournaments.opening import load_contest, needs_thread, open_table
from azalai.bot.tournaments.store import Contest, Tournaments
from azalai.bot.tournaments.tournament_rows import GameRow, GameStatus, TournamentStatus, Trouble
from azalai.games import GAMES

log = logging.getLogger(__name__)


class Threads(Protocol):
    """Threads of channels. The methods raise ChannelGone if the channel was deleted, or Discord's own errors."""

    async def list(self, channel: int) -> list[tuple[int, str]]:
        """Return the ids and names of the bot's own active threads in a channel."""
        ...

    async def make(self, channel: int, name: str) -> int:
        """Make a thread, and return its id."""
        ...

    async def exists(self, thread: int) -> bool:
        """Return True if a thread was not deleted."""
        ...

    async def delete(self, thread: int) -> None:
        """Delete a thread."""
        ...

    async def bring_in(self, thread: int, user: int) -> None:
        """Make a person a member of a thread, if Discord allows it."""
        ...

    async def rename(self, thread: int, name: str) -> None:
        """Rename a thread, and delete Discord's own message with the earlier name if the bot may."""
        ...


class DiscordThreads:
    """Threads on Discord."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def list(self, channel: int) -> list[tuple[int, str]]:
        """Ask Discord for the bot's own active threads in a channel."""
        return [(thread.id, thread.name) for thread in await list_own_threads(await self._get_parent(channel))]

    async def make(self, channel: int, name: str) -> int:
        """Make a thread in a text channel."""
        return (await make_thread(await self._get_parent(channel), name)).id

    async def exists(self, thread: int) -> bool:
        """Return True if a thread is cached, or if Discord returns it.

        A thread that the bot can't see counts as deleted, because its channel may be.
        """
        try:
            return bool(self._client.get_channel(thread) or await self._client.fetch_channel(thread))
        except discord.HTTPException as error:
            if verdict(error).gone or isinstance(error, discord.Forbidden):
                return False
            raise

    async def delete(self, thread: int) -> None:
        """Delete a thread."""
        channel = self._client.get_channel(thread) or await self._client.fetch_channel(thread)
        if isinstance(channel, discord.Thread):
            await channel.delete()

    async def bring_in(self, thread: int, user: int) -> None:
        """Make a person a member of a thread."""
        await bring_in(self._client.get_channel(thread) or await self._client.fetch_channel(thread), user)

    async def rename(self, thread: int, name: str) -> None:
        """Rename a thread and take it out of the archive.

        Discord's message that the thread was made has the earlier name and can't be edited, so it is deleted.
        """
        channel = self._client.get_channel(thread) or await self._client.fetch_channel(thread)
        if not isinstance(channel, discord.Thread) or channel.name == name:
            return
        earlier, parent = channel.name, await self._get_parent(channel.parent_id)
        await channel.edit(name=name, archived=False)
        with suppress(discord.Forbidden):
            async for line in parent.history(limit=20, around=channel):
                if line.type is discord.MessageType.thread_created and line.content == earlier:
                    await line.delete()

    async def _get_parent(self, channel: int) -> discord.TextChannel:
        parent = self._client.get_channel(channel) or await self._client.fetch_channel(channel)
        if not isinstance(parent, discord.TextChannel):
            raise ChannelGone
        return parent


async def open_game(threads: Threads, sending: Sending, message: OutboxMessage) -> bool:
    """Open the thread and the table of a game, or continue the game in a new thread if its thread was deleted."""
    host, number = sending.host, message.required_seat
    contest = await load_contest(host, message.about)
    game = next((game for game in contest.games if game.number == number), None) if contest else None
    if contest is None or game is None:
        return False
    if contest.row.status is TournamentStatus.RUNNING and contest.row.game not in GAMES:
        await troubles.begin_for(host, message, Trouble.AWAY)  # the message is queued again at the end of the trouble
        return False
    if not await needs_thread(host, contest, game):
        return False
    try:
        thread = await _get_thread(threads, host, contest, game)
    except discord.HTTPException as error:
        if verdict(error).full:
            await troubles.begin_for(host, message, Trouble.FULL)
        refusal = interpret_refusal(error)
        if refusal is error and is_last_try(error, message.attempts):
            await troubles.begin_for(host, message, Trouble.REFUSED)
            await _look_again(host, message)
        raise refusal from error
    except NotYet:
        await troubles.begin_for(host, message, Trouble.DAY)
        raise
    try:
        await open_table(host, contest, number, thread)
    except Clash:  # another table was opened in the thread meanwhile; the next attempt makes a new thread
        raise NotYet(1.0) from None
    for person in contest.present(game):
        if person.user_id is not None:
            await threads.bring_in(thread, person.user_id)
    last = await _on_opened(host, contest, message)
    if last is not None:
        await _tidy(threads, host, last)
    return True


async def _look_again(host: Host, message: OutboxMessage) -> None:
    """Set a step of the tournament an hour ahead, which queues a message again in place of the one dropped now."""
    async with host.store.write() as tx:
        await tx.timers.add(message.about, TimerKind.CUP_LOOK, host.now() + HOUR)
    host.after_commit(())


async def _on_opened(host: Host, contest: Contest, message: OutboxMessage) -> Contest | None:
    """Remove a message from the outbox after its game was opened, and end troubles with threads.

    Returns the tournament if no other game waits for its thread.
    """
    async with host.store.write() as tx:
        row, now = await tx.get(Tournaments).get_for_update(contest.row.id), host.now()
        await tx.outbox.remove(message.id)
        if row is None:
            return None
        await troubles.end_troubles(tx, row, *troubles.OF_THREADS, now=now)
        await change(tx, row, now)
        whole = await tx.get(Tournaments).load_contest(row)
    host.after_commit(())
    return None if any(game.status is GameStatus.PAIRED for game in whole.games) else whole


async def _get_thread(threads: Threads, host: Host, contest: Contest, game: GameRow) -> int:
    """Return the thread of a game: its own, one that an earlier attempt has made, or a new one."""
    if game.thread_id is not None and await threads.exists(game.thread_id) and await _is_free(host, game):
        return game.thread_id
    row, name = contest.row, game_name(contest, game)
    existing = [thread for thread, thread_name in await threads.list(row.channel_id) if thread_name == name]
    async with host.store.read() as tx:
        free = [thread for thread in existing if await tx.tables.find_latest(thread) is None]
    if not free:
        await _check_day(host, row.guild_id)
    thread = free[0] if free else await threads.make(row.channel_id, name)
    async with host.store.write() as tx:
        await tx.get(Tournaments).set_game(game, thread_id=thread, threads=game.threads + 1)
        await host.limits.note(tx, Use.THREAD, row.host_id, guild=row.guild_id)
    return thread


async def _is_free(host: Host, game: GameRow) -> bool:
    """Return True if no other table has the thread of a game."""
    async with host.store.read() as tx:
        table = await tx.tables.find_live(game.thread_id or 0)
    return table is None or table.id == game.table_id


async def _check_day(host: Host, guild: int) -> None:
    """Raise NotYet if the limit of threads that a server gets in a day is reached."""
    async with host.store.read() as tx:
        moments = await tx.usage.list_times(Use.THREAD, host.now() - DAY, guild=guild)
    most = host.settings.threads[1]
    if len(moments) >= most:
        raise NotYet(moments[len(moments) - most] + DAY - host.now() + 1.0)


async def _tidy(threads: Threads, host: Host, contest: Contest) -> None:
    """Delete threads with the name of a game and without a table; an attempt that seemed to fail has made them."""
    names = {game_name(contest, game): game.thread_id for game in contest.round_games}
    try:
        for thread, name in await threads.list(contest.row.channel_id):
            if name not in names or names[name] == thread:
                continue
            async with host.store.read() as tx:
                empty = await tx.tables.find_latest(thread) is None
            if empty:
                await threads.delete(thread)
    except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, ChannelGone) as error:
        log.info("threads of tournament %s were not tidied up: %s", contest.row.id, type(error).__name__)
