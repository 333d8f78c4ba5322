"""What the rooms of the host share: store, clock, settings, the queue of each table, and what follows a commit."""

from __future__ import annotations

import asyncio
import math
import weakref
from collections.abc import AsyncGenerator, Callable, Collection, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Protocol, TypeVar

from azalai.bot.clock import Clock
from azalai.bot.cluster.cluster import Alone, Cluster
from azalai.bot.config import Settings
from azalai.bot.errors import Refused
from azalai.bot.people.limits import Limits
from azalai.bot.people.preferences import PreferencesCache
from azalai.bot.people.presence import Presence
from azalai.bot.signals import Awaited, Signal
from azalai.bot.signs import Signs
from azalai.bot.store import Store
from azalai.bot.store.rows import Pause, TableRow
from azalai.bot.tables.card_priority import BoardFirst
from azalai.bot.tables.first_card import FirstTries
from azalai.robots import Chances, Stretch, Task, Thought

WEEK = 7 * 86_400.0
LONGEST_WAIT = 30.0
"""How long an act waits for those before it at the same table, in seconds, before it is refused."""

Question = TypeVar("Question")
Answer = TypeVar("Answer")


class Thinking(Protocol):
    """Who thinks for strong robots."""

    async def ask(self, task: Task, *, asker: int | None = None, later: bool = False) -> Thought | None:
        """Return the answer, or None if there is none and a solid robot must do. `asker`: the person for whom it is
        thought; their thoughts come one at a time. `later`: when nobody else asks."""
        ...

    async def pause(self) -> None:
        """Take as long as a thought."""
        ...

    async def appraise(self, stretch: Stretch) -> tuple[Chances, ...] | None:
        """The chances in each of these positions, when nobody else asks; None: nobody can say."""
        ...

    @property
    def quiet(self) -> float:
        """For so many seconds nobody has asked anything, but for what is asked idly."""
        ...

    def renew(self) -> None:
        """Think with the games as they are on the disk by now."""
        ...

    async def idly(self, thinking: Callable[[Question], Answer], question: Question) -> Answer | None:
        """What comes of a question that nobody waits for; None: nothing."""
        ...


class Nobody:
    """Thinks of nothing."""

    async def ask(self, task: Task, *, asker: int | None = None, later: bool = False) -> Thought | None:
        """Nothing."""
        return None

    async def pause(self) -> None:
        """Return at once."""

    async def appraise(self, stretch: Stretch) -> tuple[Chances, ...] | None:
        """Nothing."""
        return None

    @property
    def quiet(self) -> float:
        """Always."""
        return math.inf

    def renew(self) -> None:
        """Nothing."""

    async def idly(self, thinking: Callable[[Question], Answer], question: Question) -> Answer | None:
        """Nothing."""
        return None


class Host:
    """One bot's tables. `cluster`: who else serves its database; `thinkers`: who thinks for strong robots.

    `committed` tells of tables that have something to send, and whether a robot may have to move there; `timer_set`
    when something falls due; `check_time` puts the time right before every act."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        settings: Settings,
        cluster: Cluster | None = None,
        thinkers: Thinking | None = None,
    ) -> None:
        self.store = store
        self.cluster = cluster or Alone()
        self.clock = clock
        self.settings = settings
        self.preferences = PreferencesCache(store)
        self.limits = Limits(settings, clock)
        self.presence = Presence(clock)
        self.first_tries = FirstTries()
        self.board_first = BoardFirst()
        self.signs = Signs(self.preferences.wants_words)
        self.unshown: set[int] = set()
        """Tables whose card stands without its picture, or as it was before, because Discord has refused it."""
        self.thinkers: Thinking = thinkers or Nobody()
        self.committed: Signal[[Collection[int], bool]] = Signal()
        self.timer_set: Signal[[float]] = Signal()
        self.check_time: Awaited[[]] = Awaited()
        self.pause: Pause | None = None
        self._queues: weakref.WeakValueDictionary[int, asyncio.Lock] = weakref.WeakValueDictionary()

    def now(self) -> float:
        """Return the present time, in seconds since 1970."""
        return self.clock.now()

    def passed(self) -> float:
        """Seconds since some moment, whatever becomes of the clock."""
        return self.clock.passed()

    def idle_after(self, row: TableRow) -> float:
        """Seconds without a move after which the people at a table are warned. Those of a tournament wait for it, so it
        is at most a week there."""
        return min(self.settings.idle_after, WEEK) if row.counts else self.settings.idle_after

    def after_commit(self, tables: Iterable[int], *, robots: bool = True) -> None:
        """Return these tables have something to send. `robots`: a robot may have to move there."""
        self.committed(tuple(tables), robots)

    def paused(self, pause: Pause | None) -> None:
        """Everything is paused from now on; None: everything goes on."""
        self.pause = pause

    def check_goes_on(self) -> None:
        """Refused while everything is paused."""
        if self.pause is not None:
            raise Refused("refusal-paused", why=(self.pause.reason,))

    @asynccontextmanager
    async def queue(self, table: int, *, even_paused: bool = False) -> AsyncGenerator[None]:
        """One act at a time at a table, in the order of arrival. Refused after a long wait, and while everything
        is paused unless the act is the bot's own maintenance (`even_paused`)."""
        if not even_paused:
            self.check_goes_on()
        lock = self._queues.setdefault(table, asyncio.Lock())
        async with AsyncExitStack() as taken:
            try:
                async with asyncio.timeout(LONGEST_WAIT):
                    await taken.enter_async_context(lock)
                    await taken.enter_async_context(self.cluster.queue(table))
            except TimeoutError as error:
                raise Refused("refusal-busy") from error
            await self.check_time()
            yield
