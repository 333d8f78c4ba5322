"""Bot object: it opens the rooms of the host, loads the cogs, and receives Discord's events."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Generator, Mapping
from contextlib import AsyncExitStack, contextmanager
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from azalai.bot.app.command_sync import sync_commands
from azalai.bot.app.rooms import Rooms, open_host, open_rooms
from azalai.bot.app.router import Router
from azalai.bot.app.shards import Identifying, Shards
from azalai.bot.app.visibility import Access
from azalai.bot.catalogue import find_offer_faults, leave_out_broken, list_missing_words
from azalai.bot.clock import Clock, SystemClock
from azalai.bot.config import Settings
from azalai.bot.delivery.request_departure import trace_requests
from azalai.bot.dialogs.marks import TableNumber, TournamentNumber
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import Answers
from azalai.bot.dialogs.slash_commands import EVERYWHERE, Translator
from azalai.bot.dialogs.where import Where, classify_place
from azalai.bot.discord_codes import verdict
from azalai.bot.errors import CannotGoOn, CannotStart, Refused
from azalai.bot.hosting.quarantine import quarantine_uninstalled, retry_quarantined
from azalai.bot.hosting.standstill import (
    compare_guilds,
    detach_deleted_threads,
    on_thread_open,
    resume_guild,
    strand_guild,
)
from azalai.bot.login_errors import explain_missing_sessions
from azalai.bot.operations import downtime
from azalai.bot.sharding import shard_of
from azalai.bot.store.faults import TROUBLE, describe
from azalai.bot.tables.channels import detach_channel
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import quarantine_broken
from azalai.bot.text import plural
from azalai.bot.tournaments import troubles
from azalai.games import GAMES
from azalai.games.guard import Call, Watch

log = logging.getLogger(__name__)

COMMON_COGS = tuple(
    f"azalai.cogs.{name}"
    for name in (
        *("tables", "lobby", "departures", "records", "help"),
        *("table_pace", "reminders", "premoves"),
        *("preferences", "privacy", "own_tables", "catch_up", "followers", "profiles"),
        *("settings", "operator", "lessons", "tournaments", "deals"),
        *("puzzles", "user_commands", "world", "loader"),
    )
)
RATE_LIMIT_WAIT = 60.0


class Commands(app_commands.CommandTree["Azalai"]):
    """Slash commands. A repeated delivery is not answered, and every error is reported to the user.

    They can be used in servers with the bot and, except the commands of tables, in its direct messages.
    """

    def __init__(self, client: Azalai) -> None:
        super().__init__(
            client,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            allowed_contexts=EVERYWHERE,
        )

    async def interaction_check(self, interaction: discord.Interaction[Azalai], /) -> bool:
        """Return False if the interaction must not be answered.

        That is a repeated delivery, an autocompletion over the person's limit, or a command in a server without the bot
        that is not for user installs (the person is told).
        """
        if not interaction.client.router.is_first_delivery(interaction):
            return False
        if interaction.type is discord.InteractionType.autocomplete:
            return interaction.client.rooms.host.limits.allows(interaction.user.id)
        if classify_place(interaction) is Where.ELSEWHERE and not _is_for_accounts(interaction):
            await interaction.client.answers.respond(interaction, _refuse_elsewhere)
            return False
        return True

    async def on_error(self, interaction: discord.Interaction[Azalai], error: app_commands.AppCommandError, /) -> None:
        """Tell the user that the command has changed since Discord showed it, or that it failed."""

        async def refuse(_: Request) -> None:
            if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
                raise Refused("refusal-command-changed")
            raise error

        await interaction.client.answers.respond(interaction, refuse)


def _is_for_accounts(interaction: discord.Interaction) -> bool:
    """Return True if people who installed the bot for themselves can use the interaction's command."""
    command = interaction.command
    root = command if isinstance(command, app_commands.ContextMenu) else command and (command.root_parent or command)
    installs = None if root is None else root.allowed_installs
    return installs is not None and installs.user


async def _refuse_elsewhere(_: Request) -> None:
    raise Refused("refusal-not-a-member")


def log_games() -> None:
    """Log the plug-ins that are left out, not loaded or not offered.

    Raises `CannotStart` if a text of a game of the house is missing or does not name the game.
    """
    for key, why in leave_out_broken().items():
        log.error("the game %s is left out: %s", key, why)
    for key, package in GAMES.plugins.unnamed.items():
        log.info("the game %s (%s) is installed and not named in AZALAI_GAMES: it is not loaded", key, package)
    for key, why in find_offer_faults().items():
        log.warning("the game %s is not offered: %s", key, why)
    if lacking := list_missing_words():
        raise CannotStart(f"A game has no words: {lacking[0]} is missing, or does not name the game.")


class Azalai(commands.AutoShardedBot):
    """Bot in one process, with the shards that the settings name or Discord recommends.

    `setup_hook` opens all its parts, `close` closes them. `ended_by`: the error that made it stop, or None.
    """

    rooms: Rooms

    def __init__(
        self, settings: Settings, clock: Clock | None = None, *, watched: bool = False, **options: Any
    ) -> None:
        """Make the bot. If it is `watched`, it notices within seconds what the command line writes to the store."""
        if settings.shards is not None:
            options.setdefault("shard_count", settings.shards.count)
            if not settings.shards.whole:
                options.setdefault("shard_ids", list(settings.shards.numbers))
        intents = discord.Intents.none()
        intents.guilds = True
        intents.guild_messages = True
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=intents,
            allowed_installs=app_commands.AppInstallationType(guild=True),
            tree_cls=Commands,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_ratelimit_timeout=RATE_LIMIT_WAIT,
            http_trace=trace_requests(),
            **options,
        )
        self.settings = settings
        self.clock = clock or SystemClock()
        self.router = Router()
        self.was_connected = False
        self._shards_known = Shards()
        self._caught_up = False
        self._closed: asyncio.Task[None] | None = None
        self._catching_up: set[asyncio.Task[Any]] = set()
        self._opened = AsyncExitStack()
        self.ended_by: CannotGoOn | None = None
        self._watched = watched

    async def setup_hook(self) -> None:
        """Open the bot, register the commands if they have changed, and begin to upload the signs."""
        await self.open()
        await sync_commands(self.rooms.host, self.tree, self.application_id or 0, self.settings.test_guild)
        if self.settings.signs:
            self.rooms.signs.start()

    async def open(self) -> None:
        """Open the store and the rooms, and load the cogs. No request is sent to Discord."""
        host = await open_host(self._opened, self.settings, self.clock)
        self._opened.push_async_callback(self._store_stop, host)
        self._opened.push_async_callback(super().close)
        host.cluster.over.listen(self._end)
        host.cluster.gained.listen(self._take_over)
        self._identifying = Identifying(1, host.cluster)
        if host.cluster.first:
            await downtime.begin(host)
        self.rooms = await open_rooms(self._opened, host, self, self)
        self._watch_games(host)
        log_games()
        access = Access(host)
        self.router.checks = {TableNumber: access.check_table, TournamentNumber: access.check_tournament}
        for room in vars(self.rooms).values():
            self.router.add(room)
        for cog in COMMON_COGS:
            await self.load_extension(cog)
        await self.tree.set_translator(Translator())

    def _watch_games(self, host: Host) -> None:
        """Begin to watch the code of plug-ins; a table is quarantined if a call of its game had to be ended."""
        loop, tasks = asyncio.get_running_loop(), set[asyncio.Task[None]]()

        def set_aside(call: Call) -> None:
            if call.table is not None and not loop.is_closed():
                task = loop.create_task(quarantine_broken(host, call.table, f"its game {call.why}{call.line}"))
                tasks.add(task)
                task.add_done_callback(tasks.discard)

        watch = Watch(lambda call: loop.call_soon_threadsafe(set_aside, call) and None)
        self._opened.callback(watch.start().close)

    @property
    def answers(self) -> Answers:
        """The answers to interactions."""
        return self.rooms.answers

    async def launch_shards(self) -> None:
        """Connect the shards: as many as the settings name or Discord recommends, and as fast as Discord allows.

        Raises `CannotStart` if Discord allows fewer connections now than there are shards. It would revoke the token of
        a bot that uses up all of them.
        """
        recommended, _, limits = await self.http.get_bot_gateway()
        count = self.shard_count = self.shard_count or recommended
        own = tuple(self.shard_ids or range(count))
        if limits["remaining"] < len(own):
            raise CannotStart(explain_missing_sessions(limits["remaining"], len(own), limits["reset_after"] / 1000))
        self._identifying = Identifying(limits["max_concurrency"], self.rooms.host.cluster)
        self._shards_known.numbers = own
        await super().launch_shards()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for the turn of a shard that is about to identify."""
        await self._identifying.turn(shard_id or 0)

    @property
    def shards_up(self) -> Mapping[int, bool]:
        """The shards of this process, and whether each is up; empty before Discord has named their number."""
        return self._shards_known.list_up()

    async def on_ready(self) -> None:
        """Log that every shard is up."""
        log.info("connected as %s, in %s", self.user, plural(len(self.guilds), "server"))

    async def on_shard_ready(self, shard: int) -> None:
        """Catch up on waiting work, and on the servers of the shard that were left or joined in the meantime.

        The first shard that is up starts the timers, the robots, the reviews and the making of puzzles, and tries
        quarantined tables again: none of them needs a particular shard. Later calls only send waiting messages.
        """
        ours = self._shards_known.mark_ready(shard, self.guilds)  # servers with an outage, too
        log.info("shard %s of %s is up, in %s", shard, self.shard_count, plural(len(ours), "server"))
        with self._cancel_on_close():
            if self._caught_up:
                await self._hurry()
            else:
                self._caught_up = True
                self.rooms.scheduler.start()
                if self._watched:
                    self.rooms.maintenance.watch()
                await quarantine_uninstalled(self.rooms.host)
                await retry_quarantined(self.rooms.host)
                await self.rooms.reviewer.start()
                self.rooms.puzzle_maker.start()
            count = self.shard_count or 1
            for compare in (compare_guilds, troubles.compare_servers):
                await compare(self.rooms.host, lambda guild: guild in ours if shard_of(guild, count) == shard else None)

    @contextmanager
    def _cancel_on_close(self) -> Generator[None]:
        """Cancel the block when the bot closes; the store is closed after it has ended."""
        task = asyncio.current_task()
        assert task is not None
        self._catching_up.add(task)
        try:
            yield
        finally:
            self._catching_up.discard(task)

    async def close(self) -> None:
        """Stop all work and close the store; only the first call does so.

        If Discord ends the connection for good, both discord.py and the function that started the bot call this.
        """
        if self._closed is None:
            self._closed = asyncio.create_task(self._close())
        await asyncio.shield(self._closed)

    async def _close(self) -> None:
        for task in self._catching_up:
            task.cancel()
        await asyncio.gather(*self._catching_up, return_exceptions=True)
        await self._opened.aclose()
        await super().close()

    async def _store_stop(self, host: Host) -> None:
        """Store the moment at which the bot stops: the time until it runs again is charged to no player.

        If it can't be stored, the moment that was last stored counts, which is a few minutes earlier.
        """
        if self._caught_up and host.cluster.first:
            try:
                await downtime.shift_deadlines_by_downtime(host)
            except TROUBLE as error:
                log.warning("the end of the bot could not be stored: %s", describe(error))

    def _take_over(self) -> None:
        """Look for work that another process has left, and refresh what may have changed without news."""
        if self._caught_up:
            self.rooms.scheduler.look_again()
            self.rooms.reviewer.look_again()

    def _end(self, why: CannotGoOn) -> None:
        """Close the bot, because this process may no longer serve the database."""
        self.ended_by = why
        self._ending = asyncio.create_task(self.close())

    # Events of Discord

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer a press, a menu or a submitted modal; discord.py gives commands to `Commands`."""
        if interaction.type is discord.InteractionType.component:
            await self.router.answer_component(interaction)
        elif interaction.type is discord.InteractionType.modal_submit:
            await self.router.submit(interaction)

    async def on_shard_connect(self, shard: int) -> None:
        """Remember that a shard is connected."""
        self.was_connected = True
        self._shards_known.mark_linked(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """Send the waiting messages when a shard has its connection back."""
        self._shards_known.mark_resumed(shard)
        with self._cancel_on_close():
            await self._hurry()

    async def on_shard_disconnect(self, shard: int) -> None:
        """Remember that a shard has lost its connection."""
        self._shards_known.mark_lost(shard, self.guilds)

    async def _hurry(self) -> None:
        """Send the waiting messages at once, because Discord can be reached again."""
        await self.rooms.host.store.change(lambda tx: tx.outbox.hurry_all(self.clock.now()))
        self.rooms.delivery.wake()

    async def on_message(self, message: discord.Message) -> None:
        """Count a message in a channel, for the card above it. Its content is not read."""
        if message.guild is not None and (self.user is None or message.author.id != self.user.id):
            self.rooms.poster.note_message(message.channel.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Strand the table of a deleted channel and the tables in its threads: they wait for another channel."""
        await self._channel_deleted(channel.id)
        await troubles.lose_channel(self.rooms.host, channel.id)
        if isinstance(channel, discord.TextChannel | discord.ForumChannel):
            known = channel.guild.get_channel_or_thread
            await detach_deleted_threads(
                self.rooms.host, channel.guild.id, lambda number: known(number) is not None, self._is_gone
            )

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Strand the table of a deleted thread: it waits for another channel."""
        await self._channel_deleted(payload.thread_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Strand the tables of a server that removed the bot or was deleted; an outage has another event."""
        await strand_guild(self.rooms.host, guild.id)
        await troubles.leave_server(self.rooms.host, guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Resume the tables of a server that invited the bot, and greet it."""
        await resume_guild(self.rooms.host, guild.id)
        await troubles.return_to_server(self.rooms.host, guild.id)
        await self.rooms.greeter.on_guild_join(guild)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Send the messages that wait for a private thread, because the bot was added to it, maybe by a mention."""
        await on_thread_open(self.rooms.host, thread.id, woken=True)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Send the messages that wait for a thread, if it is open again.

        The raw event is used because discord.py does not keep archived threads.
        """
        now = payload.data["thread_metadata"]
        if now["archived"] or now.get("locked"):
            return
        woken = payload.thread is None and not self.rooms.poster.take_woken(payload.thread_id)
        await on_thread_open(self.rooms.host, payload.thread_id, woken=woken)

    async def _is_gone(self, channel: int) -> bool:
        try:
            await self.fetch_channel(channel)
        except discord.HTTPException as error:
            return verdict(error).gone
        except (aiohttp.ClientError, OSError):
            pass  # the next message to the channel finds out
        return False

    async def _channel_deleted(self, channel: int) -> None:
        table = await self.rooms.host.store.ask(lambda tx: tx.tables.find_live(channel))
        if table is not None:
            await detach_channel(self.rooms.host, table.id)
