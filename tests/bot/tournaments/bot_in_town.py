"""Bot at work in a town (`town.py`): one or two processes over one database.

They can be killed before and after any commit and any request.
"""

from __future__ import annotations

import asyncio
import math
from collections import defaultdict
from collections.abc import AsyncGenerator, Awaitable, Callable, Collection, Coroutine
from contextlib import asynccontextmanager, suppress
from types import SimpleNamespace
from typing import Any, cast

from azalai.bot.app.scheduler import Scheduler
from azalai.bot.app.senders import HOMES
from azalai.bot.app.timers import make_timers
from azalai.bot.cluster.cluster import Alone, Cluster, Lease, Subject
from azalai.bot.cluster.news import News
from azalai.bot.delivery.dispatcher import Dispatcher
from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.discord_codes import STANDSTILL, verdict
from azalai.bot.hosting.proposals import Proposals
from azalai.bot.hosting.quarantine import quarantine_uninstalled, retry_quarantined
from azalai.bot.hosting.standstill import compare_guilds, note_permission_restored
from azalai.bot.operations import downtime
from azalai.bot.reviews.rules import Reviewer
from azalai.bot.store import Store, Transaction, open_store
from azalai.bot.store.about import About, AboutTournament
from azalai.bot.store.addresses import Address
from azalai.bot.store.installation import HEARTBEAT
from azalai.bot.store.rows import MessageKind, OutboxMessage, TimerKind, TimerRow
from azalai.bot.tables.channels import detach_channel
from azalai.bot.tables.host import Host
from azalai.bot.tournaments import room, troubles
from azalai.bot.tournaments.keeper import TournamentKeeper
from azalai.bot.tournaments.store import Tournaments
from tests.bot.fixtures import DAY, HOUR, make_refusal, settings
from tests.bot.tournaments.town import MOST_REQUESTS, UNKNOWN_CHANNEL, Killed, NoEvents, Town
from tests.bot.without_discord import StillClock, proposals_of

RETENTION = 10 * DAY
RINGS = 10
"""Times that the timers of one kind of a subject may fire within an hour without a change of it."""


class TownSending(Sending, frozen=True, kw_only=True):
    """Parts that senders work with, in a town."""

    town: Town

    async def direct_message(self, seat: Any, layout: Any, *_: object, **__: object) -> Any:
        """Record a direct message."""
        self.town.burn()
        self.town.notices.append((seat.user_id, "\n".join(layout.texts)))


async def send_to_table(sending: TownSending, message: OutboxMessage) -> bool:
    """Send a message about a table, as far as it can fail, and note that it could be sent as the poster does."""
    if message.in_channel:
        async with sending.host.store.read() as tx:
            row = await tx.tables.get(message.table_id)
        sending.town.write(cast(Any, message.address).channel if row is None else row.channel_id)
        if row is not None and row.missing_permission in STANDSTILL:
            await note_permission_restored(sending.host, row.id, row.missing_permission)
    return False


class Posted:
    """Register of posted messages that forgets everything."""

    def __init__(self, town: Town) -> None:
        self._town = town

    def begin_try(self, nonce: str) -> None:
        """Do nothing."""

    def forget(self, nonce: str) -> None:
        """Do nothing."""

    async def search(self, message: OutboxMessage) -> None:
        """Find no message."""

    async def withdraw(self, nonce: str) -> None:
        """Do nothing."""


class Pair:
    """Two processes of a bot: the `owner` does all work for the server, and users reach either."""

    def __init__(self) -> None:
        self.owner = 0
        self.parts: list[Part] = []
        self.queues: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)


class Part(Alone):
    """Cluster of one of two processes."""

    def __init__(self, pair: Pair) -> None:
        super().__init__()
        self._pair, self._at = pair, len(pair.parts)
        pair.parts.append(self)

    @property
    def sole(self) -> bool:
        return False

    @property
    def first(self) -> bool:
        return self._at == 0

    async def sees_to(self, subjects: Collection[Subject]) -> Collection[Subject]:
        return subjects if self._pair.owner == self._at else ()

    @asynccontextmanager
    async def sending(self, address: Address, about: About) -> AsyncGenerator[Lease | None]:
        yield Lease() if self._pair.owner == self._at else None

    @asynccontextmanager
    async def queue(self, table: int) -> AsyncGenerator[None]:
        async with self._pair.queues[table]:
            yield

    def tell(self, news: News) -> None:
        for other in self._pair.parts:
            if other is not self:
                other.heard(news)


class Bot:
    """Bot in a town: one or two processes over one database, each with host, scheduler, dispatcher and keeper.

    A kill ends them all. `acting`: the process that users reach.
    """

    def __init__(
        self, town: Town, clock: StillClock, where: str, file: Any, *, processes: int = 1, threads: int = 10_000
    ) -> None:
        self.town = town
        self.clock = clock
        town.now = clock.now
        self._where = where
        self._settings = settings(
            file, database=where, heartbeat_every=86_400.0, threads=(10, threads), retention=RETENTION
        )
        self._count = processes
        self.hosts: list[Host] = []
        self._schedulers: list[Scheduler] = []
        self.pair = Pair()
        self.acting = 0
        self.storms: list[str] = []
        self._rings: dict[tuple[About, TimerKind, int | None], tuple[float, int, object]] = {}

    @property
    def host(self) -> Host:
        """Host that users reach."""
        return self.hosts[self.acting]

    async def start(self) -> None:
        """Start, or start again."""
        self.hosts, self._schedulers, self.pair, self.acting = [], [], Pair(), 0
        for _ in range(self._count):
            await self._start_one(None if self._count == 1 else Part(self.pair))

    async def _start_one(self, cluster: Cluster | None) -> None:
        store = await open_store(self._where)
        self._cut(store)
        host = Host(store, self.clock, self._settings, cluster=cluster)
        self.hosts.append(host)
        proposals: Proposals = proposals_of(host)
        poster = SimpleNamespace(post_in=self.town.post_in, edit=self.town.edit, delete=self.town.delete_message)
        poster.is_edited_often = lambda _: False
        sending = TownSending(
            host=host,
            client=cast(Any, None),
            poster=cast(Any, poster),
            posted=cast(Any, Posted(self.town)),
            pictures=cast(Any, SimpleNamespace(encode_all=_draw_none)),
            seat_views=cast(Any, None),
            proposals=proposals,
            town=self.town,
        )
        senders = {**dict.fromkeys(MessageKind, send_to_table), **room.make_senders(self.town, NoEvents())}
        dispatcher = Dispatcher(sending, cast(Any, senders), HOMES)
        work = {
            **make_timers(host, proposals, Reviewer(host), TournamentKeeper(proposals)),
            TimerKind.REVIEW: self._drop,
        }
        work = {kind: self._count_rings(ring) for kind, ring in work.items()}
        rest: Any = SimpleNamespace(refresh=_return_never, on_commit=lambda _: None, on_outbox_changes=lambda _: None)
        scheduler = Scheduler(host, dispatcher, rest, rest, work)
        self._schedulers.append(scheduler)
        host.committed.listen(scheduler.after_commit)
        host.cluster.heard.listen(scheduler.apply_news)
        store.outbox_changed.listen(dispatcher.on_outbox_changes)
        await downtime.begin(host)
        await quarantine_uninstalled(host)
        await retry_quarantined(host)
        for compare in (compare_guilds, troubles.compare_servers):
            await compare(host, lambda _: self.town.is_in)

    def _count_rings(self, work: Callable[[TimerRow], Awaitable[None]]) -> Callable[[TimerRow], Awaitable[None]]:
        """Return the work of a timer, followed by a note that the timer fired."""

        async def ring(timer: TimerRow) -> None:
            await work(timer)
            await self._note_ring(timer)

        return ring

    async def _note_ring(self, timer: TimerRow) -> None:
        key, now = (timer.about, timer.kind, timer.seat), self.clock.at
        began, count, state = self._rings.get(key, (now, 0, None))
        if not began <= now <= began + HOUR:
            began, count, state = now, 0, None
        count += 1
        if count % RINGS == 0:
            before, state = state, await self._load_state(timer.about)
            if state is not None and state == before:
                self.storms.append(f"{timer.kind} of {timer.about} has rung {RINGS} times without a change")
        self._rings[key] = began, count, state

    async def _load_state(self, about: About) -> object:
        async with self.host.store.read() as tx:
            if isinstance(about, AboutTournament):
                row = await tx.get(Tournaments).get(about.number)
                return None if row is None else row.stamp
            return await tx.tables.load(about) if isinstance(about, int) else None

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
        """Die: cancel all tasks and close the stores."""
        others = asyncio.all_tasks() - {cast("asyncio.Task[Any]", asyncio.current_task())}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        for host in self.hosts:
            await host.store.close()

    async def do(self, work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        """Do something and all that follows at once; start again if the bot dies in between."""
        result: Any = None
        try:
            result = await work()
        except Killed:
            self.town.dead = True
        await self.do_due()
        return result

    async def do_due(self) -> int:
        """Do all due work and return the number of due items."""
        before: object = None
        self.town.asked = 0
        for rounds in range(40):
            if self.town.dead:
                await self.stop()
                self.town.dead = False
                await self.start()
            for scheduler in self._schedulers:
                with suppress(Killed):
                    await scheduler.sweep()
            while others := asyncio.all_tasks() - {cast("asyncio.Task[Any]", asyncio.current_task())}:
                await asyncio.wait(others)
            if not self.town.dead:
                assert self.town.asked <= MOST_REQUESTS, "requests have no end"
                assert self.storms == []
                due = await self._list_due()
                if not any(due) or due == before:  # or the rest waits for its next retry
                    return rounds
                before = due
        raise AssertionError(f"there is no end of it: {before}")

    async def _list_due(self) -> tuple[list[int], list[str], list[int]]:
        """Return the timers, addresses and tables at which work is due."""
        if self.host.pause is not None:
            return [], [], []
        async with self.host.store.read() as tx:
            timers_due = [timer.id for timer in await tx.timers.list_due(self.clock.at)]
            addresses = sorted(str(address) for address in await tx.outbox.list_due_addresses(self.clock.at))
            return timers_due, addresses, await tx.tables.list_with_robot_to_move()

    async def pass_time(self, seconds: float) -> None:
        """Let `seconds` pass: due work is done at its moment, and waiting messages are tried with it."""
        end = self.clock.at + seconds
        while self.clock.at < end:
            async with self.host.store.read() as tx:
                due, beat = await tx.timers.find_next_due(self.clock.at), await tx.facts.get(HEARTBEAT)
            alive = float(beat or 0.0) + self._settings.heartbeat_every
            self.clock.at = min(end, due or math.inf, alive if alive > self.clock.at else self.clock.at + HOUR)
            await self.do_due()

    async def lose(self, channel: int) -> None:
        """Report that a channel or thread was deleted."""
        async with self.host.store.read() as tx:
            table = await tx.tables.find_live(channel)
        if table is not None:
            await detach_channel(self.host, table.id)

    def is_gone(self, channel: int) -> bool:
        """Return True if Discord knows no such channel."""
        return verdict(make_refusal(*UNKNOWN_CHANNEL)).gone and channel not in self.town.channels


async def _draw_none(*_: object, **__: object) -> list[Any]:
    return []


async def _return_never(_: float) -> float:
    return math.inf
