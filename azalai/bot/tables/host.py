"""Host of the tables: store, clock, settings, the queue of each table, and the announcement of commits."""

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
from azalai.bot.tables.card_priority import CardPriority
from azalai.bot.tables.first_card import FirstTries
from azalai.robots import Chances, Stretch, Task, Thought

WEEK = 7 * 86_400.0
"""Seconds of a week."""
LONGEST_WAIT = 30.0
"""Seconds after which a move that waits for others at the same table is refused."""

Question = TypeVar("Question")
Answer = TypeVar("Answer")


class Thinking(Protocol):
    """Protocol of the processes that think for strong robots."""

    async def ask(self, task: Task, *, asker: int | None = None, later: bool = False) -> Thought | None:
        """Return the answer, or None if there is none and a solid robot must choose.

        `asker`: the person for whom it is thought; their thoughts come one at a time. `later`: all other questions go
        first.
        """
        ...

    async def pause(self) -> None:
        """Wait as long as the newest thought took, so that a single choice looks like any other decision."""
        ...

    async def appraise(self, stretch: Stretch) -> tuple[Chances, ...] | None:
        """Return the chances in each of these positions, or None without an answer. All other questions go first."""
        ...

    @property
    def quiet_seconds(self) -> float:
        """Seconds since the newest question, those of `think_idly` aside; 0 while a caller waits for an answer."""
        ...

    def renew(self) -> None:
        """Start new processes, which import the games as they are on the disk now."""
        ...

    async def think_idly(self, thinking: Callable[[Question], Answer], question: Question) -> Answer | None:
        """Return the answer to a question that no user waits for, or None if there is none."""
        ...


class NullThinking:
    """Thinking without processes, which gives no answers."""

    async def ask(self, task: Task, *, asker: int | None = None, later: bool = False) -> Thought | None:
        return None

    async def pause(self) -> None:
        """Return at once."""

    async def appraise(self, stretch: Stretch) -> tuple[Chances, ...] | None:
        return None

    @property
    def quiet_seconds(self) -> float:
        return math.inf

    def renew(self) -> None:
        """Do nothing, because there are no processes."""

    async def think_idly(self, thinking: Callable[[Question], Answer], question: Question) -> Answer | None:
        return None


class Host:
    """Common parts of all code that works with the tables of one bot.

    `cluster`: the processes that serve its database; `thinkers`: those that think for strong robots.

    Its signals: `committed` gives the tables with messages to send, and True if a robot may have to move there;
    `timer_set` gives the moment of a new timer; `check_time`, before every move, has all deadlines shifted if the clock
    was set or the bot did not run.
    """

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
        self.card_priority = CardPriority()
        self.signs = Signs(self.preferences.wants_words)
        self.unshown: set[int] = set()
        """Tables whose card shows no picture, or an older one, because Discord has refused the picture."""
        self.thinkers: Thinking = thinkers or NullThinking()
        self.committed: Signal[[Collection[int], bool]] = Signal()
        self.timer_set: Signal[[float]] = Signal()
        self.check_time: Awaited[[]] = Awaited()
        self.pause: Pause | None = None
        self._queues: weakref.WeakValueDictionary[int, asyncio.Lock] = weakref.WeakValueDictionary()

    def now(self) -> float:
        """Return the present time, in seconds since 1970."""
        return self.clock.now()

    def monotonic(self) -> float:
        """Return the seconds of a clock that is never set, for measuring time."""
        return self.clock.monotonic()

    def get_idle_limit(self, row: TableRow) -> float:
        """Return the seconds without a move after which a table's people are warned; in a tournament a week at most."""
        return min(self.settings.idle_after, WEEK) if row.is_in_tournament else self.settings.idle_after

    def after_commit(self, tables: Iterable[int], *, robots: bool = True) -> None:
        """Announce that these tables have messages to send. `robots`: a robot may have to move there."""
        self.committed(tuple(tables), robots)

    def set_pause(self, pause: Pause | None) -> None:
        """Pause everything, or (None) resume it."""
        self.pause = pause

    def check_not_paused(self) -> None:
        """Raise `Refused` while everything is paused."""
        if self.pause is not None:
            raise Refused("refusal-paused", why=(self.pause.reason,))

    @asynccontextmanager
    async def queue(self, table: int, *, even_paused: bool = False) -> AsyncGenerator[None]:
        """Hold a table's queue during the block: one move at a time, in the order of arrival.

        `even_paused`: for the bot's own maintenance, which does not stop in a pause. Raises `Refused` after a wait of
        `LONGEST_WAIT` seconds, and while everything is paused.
        """
        if not even_paused:
            self.check_not_paused()
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
