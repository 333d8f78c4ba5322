"""A town: what tournaments ask of Discord, with channels, threads, members, messages, and faults that are switched on.
A bot at work in it can be killed before and after any commit and any request."""

from __future__ import annotations

import asyncio
import math
from collections import deque
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from types import SimpleNamespace
from typing import Any, cast

import discord
import msgspec

from azalai.bot.app.scheduler import Scheduler
from azalai.bot.app.senders import HOMES
from azalai.bot.app.timers import timers
from azalai.bot.delivery.dispatcher import Dispatcher
from azalai.bot.delivery.retries import meaning
from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.discord_codes import verdict
from azalai.bot.hosting.proposals import Proposals
from azalai.bot.hosting.quarantine import retry_quarantined, set_away_aside
from azalai.bot.layouts.layout import PublicLayout
from azalai.bot.operations import downtime
from azalai.bot.reviews.rules import Reviewer
from azalai.bot.store import Store, Transaction, open_store
from azalai.bot.store.installation import HEARTBEAT
from azalai.bot.store.rows import MessageKind, MessageRow, OutboxMessage, TimerKind, TimerRow
from azalai.bot.tables.channels import detach_channel
from azalai.bot.tables.host import Host
from azalai.bot.tournaments import room
from azalai.bot.tournaments.keeper import TournamentKeeper
from tests.bot.fixtures import DAY, HOUR, settings
from tests.bot.without_discord import StillClock, proposals_of

RETENTION = 10 * DAY
UNKNOWN_CHANNEL, NO_ACCESS, FULL, LOCKED = (404, 10003), (403, 50013), (400, 160006), (403, 160005)


class Killed(asyncio.CancelledError):
    """The bot dies here."""


class Thread(msgspec.Struct):
    """A thread of the bot."""

    channel: int
    name: str
    members: set[int] = set()
    locked: bool = False


def refuse(status: int, code: int) -> discord.HTTPException:
    """Return Discord's refusal."""
    return discord.HTTPException(cast(Any, SimpleNamespace(status=status, reason="")), {"code": code, "message": ""})


class Town:
    """Discord, as far as tournaments see it. `fuse`: commits and requests until the bot dies, None: it lives."""

    def __init__(self, *channels: int) -> None:
        self.channels = set(channels)
        self.threads: dict[int, Thread] = {}
        self.cards: dict[int, tuple[int, PublicLayout]] = {}
        self.lines: dict[int, tuple[int, PublicLayout]] = {}
        self.told: list[tuple[int, str]] = []
        self.made = 0
        self.may_write = self.may_thread = self.is_in = True
        self.full = False
        self.answers: deque[tuple[int, int] | Exception] = deque()
        self.fuse: int | None = None
        self.dead = False
        self._number = 1_000_000

    @property
    def is_well(self) -> bool:
        """Whether everything that is asked works."""
        return self.may_write and self.may_thread and self.is_in and not self.full and not self.answers

    def burn(self) -> None:
        """Come nearer to the end."""
        if self.dead:
            raise Killed
        if self.fuse is not None:
            self.fuse -= 1
            if self.fuse < 0:
                self.fuse, self.dead = None, True
                raise Killed

    def _ask(self, channel: int, *, may: bool) -> None:
        self.burn()
        if self.answers:
            answer = self.answers.popleft()
            raise answer if isinstance(answer, Exception) else refuse(*answer)
        if not self.is_in or (not may and channel in self.channels | set(self.threads)):
            raise refuse(*NO_ACCESS)
        if channel not in self.channels and channel not in self.threads:
            raise refuse(*UNKNOWN_CHANNEL)
        if channel in self.threads and self.threads[channel].locked:
            raise refuse(*LOCKED)

    def _next(self) -> int:
        self._number += 1
        return self._number

    # Threads

    async def list(self, channel: int) -> list[tuple[int, str]]:
        """The bot's threads."""
        self._ask(channel, may=self.may_write)
        return [(number, thread.name) for number, thread in self.threads.items() if thread.channel == channel]

    async def make(self, channel: int, name: str) -> int:
        """A new thread."""
        self._ask(channel, may=self.may_thread)
        if self.full:
            raise refuse(*FULL)
        self.made += 1
        self.threads[self._next()] = Thread(channel, name, set())
        made = self._number
        self.burn()
        return made

    async def exists(self, thread: int) -> bool:
        """Whether it was not deleted."""
        self.burn()
        return thread in self.threads

    async def delete(self, thread: int) -> None:
        """A thread goes."""
        self.burn()
        self.threads.pop(thread, None)

    async def bring_in(self, thread: int, user: int) -> None:
        """Somebody is in a thread."""
        self.burn()
        if thread in self.threads:
            self.threads[thread].members.add(user)

    async def rename(self, thread: int, name: str) -> None:
        """A thread has another name."""
        self.burn()
        if thread in self.threads:
            self.threads[thread].name = name

    # The poster

    async def post_in(self, channel: int, layout: PublicLayout, nonce: str, *_: object, **__: object) -> Any:
        """A new message; it is a card if it has buttons of one."""
        self.write(channel)
        number = self._next()
        posted = self.cards if "cup-" in repr(layout.rows) else self.lines
        posted[number] = channel, layout
        self.burn()
        return SimpleNamespace(id=number, channel=SimpleNamespace(id=channel))

    async def edit(self, message: MessageRow, layout: PublicLayout) -> bool:
        """An edited message."""
        self.write(message.channel_id)
        for posted in (self.cards, self.lines):
            if message.message_id in posted:
                posted[message.message_id] = message.channel_id, layout
                return True
        return False

    def write(self, channel: int) -> None:
        """Something is written in a channel. Raises as a poster does."""
        try:
            self._ask(channel, may=self.may_write)
        except discord.HTTPException as error:
            raise meaning(error) from error

    async def delete_message(self, message: MessageRow) -> None:
        """A message goes."""
        self.burn()
        self.cards.pop(message.message_id, None)


class TownSending(Sending, frozen=True, kw_only=True):
    """The parts that senders work with, in a town."""

    town: Town

    async def direct_message(self, seat: Any, layout: Any, *_: object, **__: object) -> Any:
        """Somebody is told something."""
        self.town.burn()
        self.town.told.append((seat.user_id, "\n".join(layout.texts)))


async def send_to_table(sending: TownSending, message: OutboxMessage) -> bool:
    """What is sent about a table, as far as it can fail."""
    if message.in_channel:
        async with sending.host.store.read() as tx:
            row = await tx.tables.get(message.table_id)
        sending.town.write(cast(Any, message.address).channel if row is None else row.channel_id)
    return False


class Posted:
    """What was posted before: nobody looks."""

    def __init__(self, town: Town) -> None:
        self._town = town

    def begin_try(self, nonce: str) -> None:
        """Nothing."""

    def forget(self, nonce: str) -> None:
        """Nothing."""

    async def look_for(self, message: OutboxMessage) -> None:
        """Nothing."""

    async def withdraw(self, nonce: str) -> None:
        """Nothing."""


class Bot:
    """A bot in a town: host, scheduler, dispatcher and keeper over one database, none of which outlives a kill."""

    def __init__(self, town: Town, clock: StillClock, where: str, file: Any) -> None:
        self.town = town
        self.clock = clock
        self._where = where
        self._settings = settings(
            file, database=where, heartbeat_every=86_400.0, threads=(10, 10_000), retention=RETENTION
        )
        self.host: Host = cast(Any, None)

    async def start(self) -> None:
        """Begin, or begin again."""
        store = await open_store(self._where)
        self._cut(store)
        self.host = Host(store, self.clock, self._settings)
        proposals: Proposals = proposals_of(self.host)
        self.keeper = TournamentKeeper(proposals)
        poster = SimpleNamespace(post_in=self.town.post_in, edit=self.town.edit, delete=self.town.delete_message)
        poster.is_edited_often = lambda _: False
        sending = TownSending(
            host=self.host,
            client=cast(Any, None),
            poster=cast(Any, poster),
            posted=cast(Any, Posted(self.town)),
            pictures=cast(Any, SimpleNamespace(several=_no_pictures)),
            seen=cast(Any, None),
            proposals=proposals,
            town=self.town,
        )
        senders = {**dict.fromkeys(MessageKind, send_to_table), **room.make_senders(self.town)}
        self.dispatcher = Dispatcher(sending, cast(Any, senders), HOMES)
        work = {**timers(self.host, proposals, Reviewer(self.host), self.keeper), TimerKind.REVIEW: self._drop}
        rest: Any = SimpleNamespace(refresh=_never, changed=lambda _: None)
        self.scheduler = Scheduler(self.host, self.dispatcher, rest, rest, work)
        self.host.committed.listen(self.scheduler.after_commit)
        store.outbox_changed.listen(self.dispatcher.changed)
        await downtime.begin(self.host)
        await set_away_aside(self.host)
        await retry_quarantined(self.host)

    async def _drop(self, timer: TimerRow) -> None:
        async with self.host.store.write() as tx:
            await tx.timers.claim(timer)

    def _cut(self, store: Store) -> None:
        """Let the bot die before or after a commit."""
        really, town = store.write, self.town

        @asynccontextmanager
        async def write() -> AsyncGenerator[Transaction]:
            async with really() as tx:
                yield tx
                town.burn()
            town.burn()

        cast(Any, store).write = write

    async def stop(self) -> None:
        """Die: nothing of it goes on."""
        others = asyncio.all_tasks() - {cast("asyncio.Task[Any]", asyncio.current_task())}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        await self.host.store.close()

    async def do(self, work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        """Do something, and all that follows at once; begin again if the bot dies meanwhile."""
        result: Any = None
        try:
            result = await work()
        except Killed:
            self.town.dead = True
        await self.quiet()
        return result

    async def quiet(self) -> int:
        """Let everything happen that is due, and return how often something was."""
        before: object = None
        for rounds in range(40):
            if self.town.dead:
                await self.stop()
                self.town.dead = False
                await self.start()
            with suppress(Killed):
                await self.scheduler.sweep()
            while others := asyncio.all_tasks() - {cast("asyncio.Task[Any]", asyncio.current_task())}:
                await asyncio.wait(others)
            if not self.town.dead:
                due = await self._list_due()
                if not any(due) or due == before:  # or it waits until what has failed may be tried again
                    return rounds
                before = due
        raise AssertionError(f"there is no end of it: {before}")

    async def _list_due(self) -> tuple[list[int], list[str], list[int]]:
        """Return the timers, addresses and tables at which something is due."""
        if self.host.pause is not None:
            return [], [], []
        async with self.host.store.read() as tx:
            timers_due = [timer.id for timer in await tx.timers.due(self.clock.at)]
            addresses = sorted(str(address) for address in await tx.outbox.due_addresses(self.clock.at))
            return timers_due, addresses, await tx.tables.with_robot_to_move()

    async def pass_time(self, seconds: float) -> None:
        """Let time pass: what is due is done at its moment, and messages that wait are tried when anything is."""
        end = self.clock.at + seconds
        while self.clock.at < end:
            async with self.host.store.read() as tx:
                due, beat = await tx.timers.next_due(self.clock.at), await tx.facts.get(HEARTBEAT)
            alive = float(beat or 0.0) + self._settings.heartbeat_every
            self.clock.at = min(end, due or math.inf, alive if alive > self.clock.at else self.clock.at + HOUR)
            await self.quiet()

    async def lose(self, channel: int) -> None:
        """A channel or thread is deleted, and Discord tells of it."""
        async with self.host.store.read() as tx:
            table = await tx.tables.live_in(channel)
        if table is not None:
            await detach_channel(self.host, table.id)

    def is_gone(self, channel: int) -> bool:
        """Whether Discord knows no such channel."""
        return verdict(refuse(*UNKNOWN_CHANNEL)).gone and channel not in self.town.channels


async def _no_pictures(*_: object, **__: object) -> list[Any]:
    return []


async def _never(_: float) -> float:
    return math.inf
