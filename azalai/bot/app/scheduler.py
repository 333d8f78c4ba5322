"""Scheduler of the work that no person asks for: due timers, turns of robots, and delivery after a commit."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Collection, Mapping

from azalai.bot.app.timers import Work
from azalai.bot.clock import Alarm, Backoff, Jumps
from azalai.bot.cluster.news import News
from azalai.bot.delivery.dispatcher import Dispatcher
from azalai.bot.dialogs.private_view import LivingViews
from azalai.bot.errors import Refused
from azalai.bot.operations.downtime import SHORT, on_clock_set, shift_deadlines_by_downtime
from azalai.bot.operations.maintenance import Maintenance
from azalai.bot.play.robot_turns import drive
from azalai.bot.store.about import name_subject
from azalai.bot.store.rows import TimerKind, TimerRow
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import quarantine_if_broken

log = logging.getLogger(__name__)

LOOK_EVERY = 5.0
"""Seconds after which each of several processes looks for due work that was not reported to it."""


class Scheduler:
    """Scheduler of one bot. `timers`: the work of each kind of timer."""

    def __init__(
        self,
        host: Host,
        delivery: Dispatcher,
        maintenance: Maintenance,
        views: LivingViews,
        timers: Mapping[TimerKind, Work],
    ) -> None:
        self._host = host
        self._views = views
        self._delivery = delivery
        self._maintenance = maintenance
        self._timers = timers
        self._alarm = Alarm(host.clock, self.sweep)
        self._driving: dict[int, asyncio.Task[None]] = {}
        self._drive_again: set[int] = set()
        self._changed: dict[int, asyncio.Event] = {}
        self._failed_robots: Backoff[int] = Backoff()
        self._failed_timers: Backoff[int] = Backoff()
        self._noted_alive = -math.inf
        self._jumps = Jumps(host.clock)
        self._noting_alive = asyncio.Lock()

    def start(self) -> None:
        """Start the sweeps. Timers that are already due ring at once."""
        self._alarm.start()

    async def close(self) -> None:
        """Stop all timers and robots. The next start finds the unfinished work in the store."""
        await self._alarm.close()
        driving = tuple(self._driving.values())
        for task in driving:
            task.cancel()
        await asyncio.gather(*driving, return_exceptions=True)

    def after_commit(self, tables: Collection[int], robots: bool = True) -> None:
        """Send the committed messages, update the open views of these tables, and tell other processes.

        `robots`: robots of these tables may have to play.
        """
        self._delivery.send()
        self._has_changed(tables)
        if robots:
            for table in tables:
                self._drive(table)
        self._host.cluster.tell(News(tables=set(tables), robots=set(tables) if robots else set()))

    def wake_at(self, when: float) -> None:
        """Plan a sweep at that moment, because work is due then."""
        self._alarm.wake_at(when)

    def _has_changed(self, tables: Collection[int]) -> None:
        self._views.on_commit(tables)
        for table in tables:
            if table in self._changed:
                self._changed[table].set()

    # Other processes

    def timer_stored(self, due: float) -> None:
        """Plan a sweep for a timer that was stored, and tell the other processes, because it may be theirs."""
        self._alarm.wake_at(due)
        self._host.cluster.tell(News(due=due))

    def apply_news(self, news: News) -> None:
        """Apply the news of another process."""
        self._has_changed(news.tables)
        for table in news.robots:
            self._drive(table)
        if news.addresses:
            self._delivery.on_news(news.addresses)
        for table in news.tried:
            self._host.first_tries.mark_tried(table)
        for user, table in news.present:
            self._host.presence.mark_reported(user, table)
        if news.due is not None:
            self._alarm.wake_at(news.due)
        if news.operator:
            self._alarm.wake_at(self._host.now())

    def look_again(self) -> None:
        """Look for due work, and refresh the open views, because news of other processes may have been missed."""
        self._views.on_missed_news()
        self._alarm.wake_at(self._host.now())

    # Robots

    def _drive(self, table: int) -> None:
        """Begin to let the robots of a table play, unless the bot is paused."""
        if self._host.pause is not None:
            return
        if table in self._driving:
            self._drive_again.add(table)
        else:
            self._driving[table] = asyncio.create_task(self._robots(table))

    async def _robots(self, table: int) -> None:
        """Let the robots of a table play until it is no robot's turn, if the table belongs to this process."""
        changed = self._changed[table] = asyncio.Event()
        try:
            self._drive_again.add(table)
            while table in self._drive_again:
                self._drive_again.discard(table)
                if await self._host.cluster.sees_to([table]):
                    await drive(self._host, table, changed)
        except Exception as error:
            if await quarantine_if_broken(self._host, error):
                return
            log.exception("the robots of table %s broke; the bot will try again", table)
            self._host.timer_set(self._failed_robots.mark_failed(table, self._host.now()))
        else:
            self._failed_robots.mark_worked(table)
        finally:
            del self._driving[table]
            del self._changed[table]
            self._drive_again.discard(table)

    # Timers

    async def sweep(self) -> float | None:
        """Do all due work, and return the moment of the next sweep."""
        now = self._host.now()
        again = min(await self._maintenance.refresh(now), await self._note_running(now))
        paused = self._host.pause is not None
        if not paused:
            await self._ring_due(now)
        self._delivery.wake()
        following = await self._host.store.look(
            lambda tx: tx.outbox.find_next_due(now) if paused else tx.find_next_due(now)
        )
        look = math.inf if self._host.cluster.sole else now + LOOK_EVERY
        rests = min(self._delivery.next_try(now), self._failed_timers.next_try(now))
        return min(following or math.inf, again, rests, look)

    async def _ring_due(self, now: float) -> None:
        """Ring the due timers of this process, and let robots play at its tables where it is their turn."""
        async with self._host.store.read() as tx:
            due = await tx.timers.list_due(now)
            robots = await tx.tables.list_with_robot_to_move()
        own = set(await self._host.cluster.sees_to({*robots, *(timer.about for timer in due)}))
        for table in robots:
            if table in own and table not in self._driving:
                self._drive(table)
        due = [timer for timer in due if timer.about in own]
        self._failed_timers.keep_only({timer.id for timer in due})
        for timer in due:
            if not self._failed_timers.is_waiting(timer.id, now) and await self._is_own(timer):
                await self._ring(timer, now)

    async def _is_own(self, timer: TimerRow) -> bool:
        """Return True if the timer still belongs to this process."""
        return bool(await self._host.cluster.sees_to([timer.about]))

    async def _note_running(self, now: float) -> float:
        """Store that the bot runs, if it is time to, and return the moment at which to do so next.

        If the clock was set, or if the bot stood still, all deadlines are shifted before a timer rings.
        """
        every = self._host.settings.heartbeat_every
        async with self._noting_alive:
            if jump := self._jumps.measure():
                await on_clock_set(self._host, jump)
                self._noted_alive = now
                self._host.timer_set(now)
            elif not self._noted_alive <= now < self._noted_alive + every:
                if self._host.cluster.first:
                    await shift_deadlines_by_downtime(self._host)
                self._noted_alive = now
            self._jumps.note()
            return self._noted_alive + every

    async def check_time(self) -> None:
        """Shift all deadlines if the clock has jumped since the last sweep; the jump is charged to no player."""
        now = self._host.now()
        if self._jumps.measure() or now >= self._noted_alive + self._host.settings.heartbeat_every + SHORT > -math.inf:
            await self._note_running(now)

    async def _ring(self, timer: TimerRow, now: float) -> None:
        """Do the work of a timer. Work that fails is tried again later; other timers ring in the meantime."""
        try:
            await self._timers[timer.kind](timer)
        except Refused as refusal:
            # The bot was just paused, or the table was quarantined or is very busy.
            log.info("the timer %s of %s waits: %s", timer.kind, name_subject(timer.about), refusal.reason)
            self._failed_timers.mark_failed(timer.id, now)
        except Exception as error:
            if await quarantine_if_broken(self._host, error):
                return
            log.exception("the timer %s of %s broke; the bot will try again", timer.kind, name_subject(timer.about))
            self._failed_timers.mark_failed(timer.id, now)
        else:
            self._failed_timers.mark_worked(timer.id)
