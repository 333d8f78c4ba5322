"""The bot object: opens the rooms of the host, loads the cogs, and routes every press to who answers it."""

from __future__ import annotations

import asyncio
import logging
import math
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.command_sync import sync_commands
from bot.app.router import REMEMBERED_INTERACTIONS, Act, Box, typed_fields
from bot.app.scheduler import Due
from bot.catalogue import hosted
from bot.clock import Alarm, Backoff, Clock, SystemClock
from bot.config import Settings
from bot.delivery.dispatcher import Delivery
from bot.delivery.senders import Letters
from bot.dialogs.play import Playing
from bot.dialogs.responses import acknowledge, boxed, guarded
from bot.dialogs.slash_commands import Translator
from bot.errors import Refused
from bot.hosting import lobby
from bot.hosting.proposals import Kind, Proposals
from bot.hosting.quarantine import take_up_again
from bot.layouts.components import Choose, Press
from bot.layouts.pictures import Pictures
from bot.layouts.table_menu import Entry
from bot.operations.downtime import make_up_for_downtime, note_alive
from bot.operations.maintenance import Upkeep
from bot.play.robots import drive
from bot.store import open_store
from bot.store.rows import TimerRow
from bot.tables.announcements import announce_card
from bot.tables.channels import strand
from bot.tables.host import Host
from bot.tables.loading import load_in

log = logging.getLogger(__name__)

COMMON_COGS = (
    *("cogs.lobby", "cogs.tables", "cogs.agreements", "cogs.leaving", "cogs.records", "cogs.help"),
    *("cogs.pace", "cogs.holiday", "cogs.reminders", "cogs.prepared"),
    *("cogs.preferences", "cogs.privacy", "cogs.games", "cogs.catch_up", "cogs.following", "cogs.fame"),
    *("cogs.settings", "cogs.operator"),
)
RATE_LIMIT_WAIT = 60.0


class Commands(app_commands.CommandTree["Azalai"]):
    """The slash commands: served once each, and every trouble told to the person."""

    async def interaction_check(self, interaction: discord.Interaction[Azalai], /) -> bool:
        """False for one that Discord delivers again."""
        if not interaction.client.first_time(interaction):
            return False
        if interaction.type is discord.InteractionType.autocomplete:
            await interaction.client.host.readers.learn(interaction)
        return True

    async def on_error(self, interaction: discord.Interaction[Azalai], error: app_commands.AppCommandError, /) -> None:
        """A command that Discord still shows and that has changed since, or a fault of ours."""

        async def refuse() -> None:
            if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
                raise Refused("refusal-command-changed")
            raise error

        await guarded(interaction, refuse)


class Azalai(commands.Bot):
    """The bot. Everything is opened in `setup_hook` and closed in `close`."""

    host: Host
    playing: Playing
    delivery: Delivery
    letters: Letters
    proposals: Proposals

    def __init__(
        self, settings: Settings, clock: Clock | None = None, *, watched: bool = False, **options: Any
    ) -> None:
        """`watched`: what the command line writes into the store is noticed within seconds."""
        intents = discord.Intents.none()
        intents.guilds = True
        intents.guild_messages = True
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=intents,
            tree_cls=Commands,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_ratelimit_timeout=RATE_LIMIT_WAIT,
            **options,
        )
        self.settings = settings
        self.clock = clock or SystemClock()
        self._acts: dict[str, tuple[Act, bool]] = {}
        self._boxes: dict[str, Box] = {}
        self._timers: dict[str, Due] = {lobby.EXPIRY: lambda timer: lobby.expire(self.host, timer.table_id)}
        self.entries: list[Entry] = []
        self._driving: dict[int, asyncio.Task[None]] = {}
        self._drive_again: set[int] = set()
        self._driven_badly = Backoff()
        self._timers_badly = Backoff()
        self._served: OrderedDict[int, None] = OrderedDict()
        self._caught_up = False
        self.connected = False
        self._watched = watched
        self._noted_alive = -math.inf

    async def setup_hook(self) -> None:
        """Opens the store and the rooms, and registers the commands if they changed."""
        self.host = Host(await open_store(self.settings.database), self.clock, self.settings)
        await make_up_for_downtime(self.host)
        self.pictures = Pictures()
        self.playing = Playing(self.host, self.pictures)
        self.letters = Letters(self.host, self, self.pictures, self.playing)
        self.delivery = Delivery(self.host, self.letters)
        self.proposals = Proposals(self.host)
        self._alarm = Alarm(self.clock, self.sweep)
        self.host.after_commit = self._after_commit
        self.host.timer_set = self.host.store.timer_set = self._alarm.due
        self.upkeep = Upkeep(self)
        await self.upkeep.open()
        self.add_dynamic_items(Press, Choose)
        for cog in (*COMMON_COGS, *(f"cogs.{key}" for key in hosted())):
            await self.load_extension(cog)
        await self.tree.set_translator(Translator())
        await sync_commands(self.host, self.tree, self.application_id or 0, self.settings.test_guild)

    async def on_ready(self) -> None:
        """Catches up once: what was not sent, what fell due, robots whose turn it was, tables set aside."""
        log.info("connected as %s, in %s servers", self.user, len(self.guilds))
        self.connected = True
        if self._caught_up:
            return
        self._caught_up = True
        self._alarm.start()
        if self._watched:
            self.upkeep.watch()
        await take_up_again(self.host)

    async def close(self) -> None:
        """Ends what runs and closes the store."""
        if hasattr(self, "_alarm"):
            self._alarm.stop()
        driving = tuple(self._driving.values())
        for task in driving:
            task.cancel()
        await asyncio.gather(*driving, return_exceptions=True)
        if hasattr(self, "delivery"):
            await self.delivery.settle()
        if hasattr(self, "upkeep"):
            await self.upkeep.close()
        await super().close()
        if hasattr(self, "host"):
            if self._caught_up:
                await note_alive(self.host)
            await self.host.store.close()

    # Presses

    def add_act(self, name: str, act: Act, *, in_place: bool = False) -> None:
        """A cog answers the components `az:NAME:...`. `in_place`: it edits the message that was pressed."""
        self._acts[name] = (act, in_place)

    def add_box(self, name: str, box: Box) -> None:
        """A cog answers the button `az:NAME:...` with a box to type into, which must be its first answer."""
        self._boxes[name] = box

    def add_timer(self, kind: str, work: Due) -> None:
        """What to do when a timer of that kind falls due. The work removes the timer, or sets it anew, in its own
        transaction: what breaks is tried again."""
        self._timers[kind] = work

    def add_proposal(self, kind: Kind) -> None:
        """Something more that the players of a table may ask each other."""
        self.proposals.add(kind)

    def add_entry(self, entry: Entry) -> None:
        """Something more that can be done at a table: a button of the card's *...*."""
        self.entries.append(entry)

    async def route(self, interaction: discord.Interaction, act: str, arguments: list[str], values: list[str]) -> None:
        """Answers a press: acknowledged first, then the work of the cog that knows the act."""
        if not self.first_time(interaction):
            return
        if act in self._boxes:
            await boxed(interaction, lambda: self._boxes[act](interaction, arguments))
            return
        if act not in self._acts:
            await acknowledge(interaction, in_place=True)
            return
        work, in_place = self._acts[act]
        await guarded(interaction, lambda: self._remembered(interaction, work, arguments, values), in_place=in_place)

    def first_time(self, interaction: discord.Interaction) -> bool:
        """Whether this interaction is new. Discord may deliver one twice; the first delivery answers it."""
        if interaction.id in self._served:
            log.info("interaction %s was delivered again", interaction.id)
            return False
        self._served[interaction.id] = None
        if len(self._served) > REMEMBERED_INTERACTIONS:
            self._served.popitem(last=False)
        return True

    async def _remembered(
        self, interaction: discord.Interaction, work: Act, arguments: list[str], values: list[str]
    ) -> None:
        await self.remember(interaction)
        await work(interaction, arguments, values)

    async def remember(self, interaction: discord.Interaction) -> None:
        """Keeps the language of a person, for their direct messages."""
        await self.host.readers.learn(interaction, keep=True)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """A number was typed into a box: answered from the raw interaction, so that it works after a restart."""
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        data = cast("dict[str, Any]", interaction.data or {})
        prefix, act, *arguments = str(data.get("custom_id", "")).split(":")
        if prefix == "azt":
            await self.route(interaction, act, arguments, list(typed_fields(data)))

    async def on_resumed(self) -> None:
        """The connection was lost and is back: what could not be sent meanwhile is tried again."""
        self.connected = True
        await self._send_what_waited()

    async def on_disconnect(self) -> None:
        """The connection was lost."""
        self.connected = False

    async def last_backup(self) -> float | None:
        """When the newest nightly backup was made, in seconds since 1970."""
        last = await self.upkeep.nightly.last()
        return None if last is None else last.at

    async def _send_what_waited(self) -> None:
        async with self.host.store.write() as ledger:
            await ledger.hurry_all(self.clock.now())
        self.delivery.wake()

    # What follows

    def _after_commit(self, tables: Iterable[int], *, robots: bool = True) -> None:
        self.delivery.wake(tables)
        for table in tables if robots else ():
            self._drive(table)

    def _drive(self, table: int) -> None:
        if self.host.pause is not None:
            return
        if table in self._driving:
            self._drive_again.add(table)
        else:
            self._driving[table] = asyncio.create_task(self._robots(table))

    async def _robots(self, table: int) -> None:
        """The robots of a table play until nothing is left for them."""
        try:
            self._drive_again.add(table)
            while table in self._drive_again:
                self._drive_again.discard(table)
                await drive(self.host, table)
        except Exception:
            log.exception("the robots of table %s broke; another try follows", table)
            self.host.timer_set(self._driven_badly.failed(table, self.clock.now()))
        else:
            self._driven_badly.worked(table)
        finally:
            del self._driving[table]
            self._drive_again.discard(table)

    async def sweep(self) -> float | None:
        """Does what has fallen due; when the next thing falls due."""
        now = self.clock.now()
        upkeep = await self.upkeep.look(now)
        if now >= self._noted_alive + self.settings.alive_every:
            await note_alive(self.host)
            self._noted_alive = now
        upkeep = min(upkeep, self._noted_alive + self.settings.alive_every)
        if self.host.pause is not None:
            self.delivery.wake()
            return upkeep
        async with self.host.store.read() as ledger:
            due = await ledger.due_timers(now)
            robots = await ledger.tables_with_robot_to_move()
        for table in robots:
            if table not in self._driving:
                self._drive(table)
        self._timers_badly.forget_others({timer.id for timer in due})
        for timer in due:
            if not self._timers_badly.waits(timer.id, now):
                await self._ring(timer, now)
        self.delivery.wake()
        async with self.host.store.read() as ledger:
            following = await ledger.next_due(now)
        return min(following or math.inf, upkeep, self._timers_badly.next())

    async def _ring(self, timer: TimerRow, now: float) -> None:
        """Does what a timer is for; what breaks is tried again, and holds nothing up."""
        try:
            await self._timers[timer.kind](timer)
        except Refused as refusal:  # the table rests too: it was paused meanwhile, is set aside, or is very busy
            log.info("the timer %s of table %s waits: %s", timer.kind, timer.table_id, refusal.reason)
            self._timers_badly.failed(timer.id, now)
        except Exception:
            log.exception("the timer %s of table %s broke; another try follows", timer.kind, timer.table_id)
            self._timers_badly.failed(timer.id, now)
        else:
            self._timers_badly.worked(timer.id)

    async def retry_if_troubled(self, table: int) -> None:
        """Somebody is at a table where a permission was missing: try again, it may be there now."""
        async with self.host.store.read() as ledger:
            row = await ledger.table(table)
        if row is None or row.trouble is None:
            return
        async with self.host.store.write() as ledger:
            await ledger.hurry(table, self.clock.now())
            await announce_card(ledger, await load_in(ledger, row), self.clock.now())
        self.delivery.wake()

    # What happens around the tables

    async def on_message(self, message: discord.Message) -> None:
        """Counts what comes below a card. Contents are not read."""
        if message.guild is not None and (self.user is None or message.author.id != self.user.id):
            self.letters.saw_message(message.channel.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted; its table waits to be moved."""
        await self._channel_deleted(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread was deleted; its table waits to be moved."""
        await self._channel_deleted(payload.thread_id)

    async def _channel_deleted(self, channel: int) -> None:
        async with self.host.store.read() as ledger:
            table = await ledger.live_table(channel)
        if table is not None:
            await strand(self.host, table.id)
