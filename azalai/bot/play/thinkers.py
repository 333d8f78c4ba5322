"""Long thoughts of robots, in processes of their own, so that they never delay the bot's event loop.

The processes start with the first question, and end after a while without one. A process that thinks too long is ended,
and one that dies is replaced; the caller gets no answer then, and plays like a solid robot. Questions of robots at
tables come first. Those of reviews, which are small, are answered if there are no others; those for puzzles, for which
no user waits, after a while without others.
"""

from __future__ import annotations

import asyncio
import concurrent.futures
import contextlib
import logging
import math
import multiprocessing
import sys
import time
from collections import Counter, deque
from collections.abc import AsyncGenerator, Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from importlib.machinery import ModuleSpec
from typing import Any, TypeVar
from weakref import WeakSet, WeakValueDictionary

from pebble import ProcessExpired, ProcessPool

from azalai.bot import metrics
from azalai.bot.play.worker import prepare
from azalai.robots import Chances, Stretch, Task, Thought, appraise, think

log = logging.getLogger(__name__)

LIMIT = 20.0
"""Seconds after which a thought is ended, however busy the machine is."""
GRACE = 40.0
"""Seconds beyond `LIMIT` after which all processes are ended: one was killed while it held the lock that they share."""
WAITING = 12
"""Number of thoughts, for each process and for each person, that may be under way or wait; more are refused."""
IDLE = 300.0
"""Seconds without a thought after which the processes end, because each takes some 25 MB."""
LOOK = 0.5
"""Seconds between two checks for the answer to a question for which no user waits."""
THOUGHTS = 2000
"""Number of thoughts after which a process is replaced, so that its caches can't grow without end."""


PendingAnswer = concurrent.futures.Future[Any]
Question = TypeVar("Question")
Answer = TypeVar("Answer")


class ThinkingSlots:
    """Slots for `count` thoughts at once. A free slot goes to the oldest waiting caller, those with `later` last."""

    def __init__(self, count: int) -> None:
        self._free = count
        self._waiting: tuple[deque[asyncio.Future[None]], deque[asyncio.Future[None]]] = deque(), deque()

    @asynccontextmanager
    async def hold(self, *, later: bool) -> AsyncGenerator[None]:
        """Wait for a free slot and hold it."""
        if self._free:
            self._free -= 1
        else:
            await self._give_slot(self._waiting[later])
        try:
            yield
        finally:
            self._pass_on()

    async def _give_slot(self, queue: deque[asyncio.Future[None]]) -> None:
        slot = asyncio.get_running_loop().create_future()
        queue.append(slot)
        try:
            await slot
        except asyncio.CancelledError:
            if slot.done() and not slot.cancelled():
                self._pass_on()  # the slot was given to this caller just before it was cancelled
            raise

    def _pass_on(self) -> None:
        for queue in self._waiting:
            while queue:
                slot = queue.popleft()
                if not slot.done():
                    slot.set_result(None)
                    return
        self._free += 1


class Thinkers:
    """Up to `most` thinking processes. `thinking`: the function that they import and call with a task."""

    def __init__(
        self, most: int, *, thinking: Callable[[Task], Thought] = think, limit: float = LIMIT, idle: float = IDLE
    ) -> None:
        self._most = most
        self._thinking = thinking
        self._limit = limit
        self._idle = idle
        self._pool: ProcessPool | None = None
        self._renewed: WeakSet[ProcessPool] = WeakSet()
        self._opening = asyncio.Lock()
        self._slots = ThinkingSlots(most)
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._waiting: Counter[int] = Counter()
        self._under_way = self._idle_questions = 0
        self._questions: set[PendingAnswer] = set()
        self._idle_timer: asyncio.TimerHandle | None = None
        self._ending: set[asyncio.Task[None]] = set()
        self._closed = False
        self._last_duration = 0.0
        self._last_question_at = -math.inf

    async def pause(self) -> None:
        """Wait as long as the newest thought took, so that a single choice takes as long as any other decision."""
        await asyncio.sleep(self._last_duration)

    async def ask(self, task: Task, *, asker: int | None = None, later: bool = False) -> Thought | None:
        """Return the thought of a process, or None if it failed or was not in time.

        `asker`: the person who waits for it. An asker has one thought at a time, so that a person with many games
        delays another by one thought at most. `later`: give way to other callers. If the caller is cancelled, a waiting
        thought is dropped; one under way continues, because to replace its process would take as long.
        """
        self._last_question_at = time.monotonic()
        try:
            async with self._wait_for_turn(asker) as has_turn:
                return await self._ask_process(self._thinking, task, later=later) if has_turn else None
        finally:
            self._last_question_at = time.monotonic()

    @asynccontextmanager
    async def _wait_for_turn(self, asker: int | None) -> AsyncGenerator[bool]:
        """Wait until no other thought for the same person is under way. Yields False if too many wait already."""
        if asker is None:
            yield True
            return
        turn = self._turns.setdefault(asker, asyncio.Lock())
        if self._waiting[asker] >= WAITING:
            metrics.THOUGHTS.labels("none").inc()
            yield False
            return
        self._waiting[asker] += 1
        try:
            async with turn:
                yield True
        finally:
            self._waiting[asker] -= 1
            if not self._waiting[asker]:
                del self._waiting[asker]

    @property
    def quiet_seconds(self) -> float:
        """Seconds since the last question that was not idle; 0 while a caller waits for one."""
        return 0.0 if self._under_way > self._idle_questions else time.monotonic() - self._last_question_at

    async def think_idly(self, thinking: Callable[[Question], Answer], question: Question) -> Answer | None:
        """Return a process's answer to a question for which no user waits, or None.

        The caller checks `quiet_seconds` first.
        """
        self._idle_questions += 1
        try:
            return await self._ask_process(thinking, question, later=True, idly=True)
        finally:
            self._idle_questions -= 1

    async def appraise(self, stretch: Stretch) -> tuple[Chances, ...] | None:
        """Return the chances in each of these positions, or None. The question gives way to those of other callers."""
        self._last_question_at = time.monotonic()
        try:
            return await self._ask_process(appraise, stretch, later=True)
        finally:
            self._last_question_at = time.monotonic()

    async def _ask_process(
        self, thinking: Callable[[Question], Answer], question: Question, *, later: bool, idly: bool = False
    ) -> Answer | None:
        if self._closed or (not later and self._under_way >= WAITING * self._most):
            metrics.THOUGHTS.labels("none").inc()
            return None
        if self._idle_timer is not None:
            self._idle_timer.cancel()
        began = time.perf_counter()
        self._under_way += 1
        metrics.THINKING.inc()
        outcome = "dropped"
        try:
            async with self._slots.hold(later=later):
                outcome, thought = await self._think(thinking, question, idly=idly)
            return thought
        finally:
            self._under_way -= 1
            metrics.THINKING.dec()
            metrics.THOUGHTS.labels(outcome).inc()
            if not idly:
                self._last_duration = time.perf_counter() - began
                metrics.THOUGHT_SECONDS.observe(self._last_duration)
            if not self._under_way and not self._closed:
                self._idle_timer = asyncio.get_running_loop().call_later(self._idle, self._end_pool)

    def renew(self) -> None:
        """End the processes without a warning. The next thought starts others, which import the games again."""
        if self._pool is not None:
            self._renewed.add(self._pool)
        self._end_pool()

    async def close(self) -> None:
        """End the processes; later questions get no answer."""
        self._closed = True
        if self._idle_timer is not None:
            self._idle_timer.cancel()
        async with self._opening:
            self._end_pool()
        await asyncio.gather(*self._ending)

    async def _think(
        self, thinking: Callable[[Question], Answer], question: Question, *, idly: bool
    ) -> tuple[str, Answer | None]:
        """Return the outcome of a thought, as the metric names it, and its answer."""
        deadline = asyncio.timeout(self._limit + GRACE)
        pool = None
        try:
            async with deadline:
                pool = await self._open_pool()
                task = pool.schedule(thinking, [question], timeout=self._limit)
                self._questions.add(task)
                return "thought", await self._answer(task, idly=idly)
        except TimeoutError:
            if deadline.expired():
                self._end_pool()
            log.warning("a robot thought for too long; the bot does not wait for it")
            return "timeout", None
        except (BrokenProcessPool, ProcessExpired, RuntimeError, OSError, concurrent.futures.CancelledError) as error:
            if not self._closed and (pool is None or pool not in self._renewed):
                log.warning("a thinking process has died (%s); its question has no answer", type(error).__name__)
            return "died", None
        except Exception as error:  # a task's content stays out of the log
            log.error("a robot could not think (%s); its question has no answer", type(error).__name__)
            return "died", None

    async def _answer(self, task: PendingAnswer, *, idly: bool) -> Any:
        """Return the answer to a thought, which is not cancelled with the caller.

        An idle one (`idly`) is polled: a pending event would delay a caller that waits until the bot has nothing to do,
        such as the playground.
        """
        loop = asyncio.get_running_loop()
        answered = asyncio.Event()

        def finish() -> None:
            self._questions.discard(task)
            answered.set()

        def on_done(_: PendingAnswer) -> None:
            with contextlib.suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(finish)

        task.add_done_callback(on_done)
        while idly and not task.done():  # noqa: ASYNC110 - the playground would wait for an event
            await asyncio.sleep(LOOK)
        await answered.wait()
        return task.result()

    async def _open_pool(self) -> ProcessPool:
        """Return the pool with its processes at work. Raises RuntimeError if it is closed."""
        async with self._opening:
            if self._pool is not None and not self._pool.active:
                self._end_pool()
            if self._closed:
                raise RuntimeError("the thinking processes have been ended")
            if self._pool is None:
                _leave_main_alone()
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPool(self._most, THOUGHTS, initializer=prepare, context=context)
                await asyncio.to_thread(_begin, self._pool)
            return self._pool

    def _end_pool(self) -> None:
        """End the pool's processes in a thread. The next thought starts others."""
        pool, self._pool = self._pool, None
        if pool is not None:
            ending = asyncio.create_task(asyncio.to_thread(_end, pool, tuple(self._questions)))
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)


def _begin(pool: ProcessPool) -> None:
    """Start the pool's processes, which takes some milliseconds each."""
    if not pool.active:
        raise RuntimeError("no process could be started")


def _end(pool: ProcessPool, tasks: tuple[PendingAnswer, ...]) -> None:
    """End a pool and its unanswered questions."""
    pool.stop()
    pool.join()
    for task in tasks:
        task.cancel()


def _leave_main_alone() -> None:
    """Keep spawned processes from importing the parent's program, which here is the whole bot.

    Python leaves only the main module of a package out, so the main module claims to be one.
    """
    main = sys.modules["__main__"]
    if main.__spec__ is None:
        main.__spec__ = ModuleSpec("azalai.bot.__main__", None)
