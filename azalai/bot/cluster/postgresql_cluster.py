"""Cluster of several processes over one PostgreSQL: each takes its share of the work, and over the work of the dead.

Every second each reports that it is alive and sees the others. The work falls into shares, one for each shard: the
process with a shard has its share, and the shares of shards without a process are divided among all. A share is a lock
of the process's line, so that two never have it at the same time, and it is free at once when the process dies. A
process that hears nothing from PostgreSQL for `VALID` seconds begins nothing any more; only after that the others take
it for dead.
"""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from collections import Counter
from collections.abc import AsyncGenerator, Collection, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, nullcontext

import msgspec

from azalai.bot.cluster import members
from azalai.bot.cluster.cluster import Cluster, Lease, Process, Subject
from azalai.bot.cluster.locks import hold_lock
from azalai.bot.cluster.members import Member
from azalai.bot.cluster.news import News, decode_news, encode_news
from azalai.bot.cluster.pulse import EVERY, Pulse
from azalai.bot.cluster.shares import SubjectShares, find_owner
from azalai.bot.errors import CannotGoOn, CannotStart
from azalai.bot.sharding import ShardRange
from azalai.bot.store import Store
from azalai.bot.store.about import About
from azalai.bot.store.addresses import Address
from azalai.bot.store.faults import LineLost, describe
from azalai.bot.store.migrate import describe_newer_schema, list_revisions
from azalai.bot.store.postgresql import PEOPLE, Lock, Shareable
from azalai.bot.store.session import NEWS, Session

log = logging.getLogger(__name__)

VALID = 5.0
"""Seconds after a sign of life for which its shares are a process's own; less than `members.GONE_AFTER`."""
PREDECESSOR = members.GONE_AFTER + 4.0
"""Seconds for which a starting process waits for the end of another with the same shards."""
JOINING = 0
"""Second number of the lock of joining processes: one at a time."""


class Shared(Cluster):
    """The processes over one PostgreSQL. `start` joins them."""

    def __init__(self, store: Store, shareable: Shareable, shards: ShardRange, version: str) -> None:
        super().__init__()
        self._store = store
        self._shareable = shareable
        self._shards = shards
        self._version = version
        self._subjects = SubjectShares(store, shards.count)
        self._line: Session | None = None
        self._number = 0
        self._members: Sequence[Member] = ()
        self._heard_from = members.Heard()
        self._valid_until = 0.0
        self._shares: dict[int, int] = {}
        self._leaving: set[int] = set()
        self._in_flight: Counter[int] = Counter()
        self._pulse = Pulse(self._beat)
        self._unsaid = News()
        self._saying: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Join the processes of the database.

        Raises `CannotStart` if another process has a shard of this one, or divides the connection to Discord otherwise.
        """
        try:
            await self._join(PREDECESSOR)
        except BaseException as error:
            await self.close()
            if isinstance(error, LineLost):
                raise CannotStart(f"The database does not let this process in ({error.orig}).") from error
            raise
        self._pulse.start()

    async def close(self) -> None:
        await self._pulse.close()
        await asyncio.gather(*self._saying, return_exceptions=True)
        line, self._line = self._line, None
        if line is None:
            return
        try:
            await members.leave(line, self._number)
            await members.tell(line, NEWS, encode_news(News(shares=True)))
        except LineLost as error:
            log.warning("this process could not report its end: %s", describe(error))
        await line.close()

    # Questions of the host's rooms

    @property
    def sole(self) -> bool:
        return self._shards.whole

    @property
    def first(self) -> bool:
        if self.sole:
            return True
        return self._is_valid() and bool(self._members) and self._members[0].number == self._number

    @property
    def own(self) -> Process:
        return Process(self._number, _name_shards(self._shards))

    @property
    def processes(self) -> Sequence[Process]:
        if not self._is_valid():
            return (self.own,)
        return [Process(member.number, _name_shards(member.shards)) for member in self.living]

    @property
    def living(self) -> Sequence[Member]:
        """Processes of the database, as last seen."""
        return self._members

    @property
    def shares(self) -> Collection[int]:
        """Shares of this process now."""
        return [share for share in self._shares if self._holds(share)]

    async def sees_to(self, subjects: Collection[Subject]) -> Collection[Subject]:
        if self.sole:
            return subjects
        shares = await self._subjects.find_shares(subjects)
        return [about for about in subjects if (self._holds(shares[about]) if about in shares else self.first)]

    @asynccontextmanager
    async def sending(self, address: Address, about: About) -> AsyncGenerator[Lease | None]:
        if self.sole:
            yield Lease()
            return
        share = await self._subjects.of_address(address, about)
        if share is None or not self._holds(share):
            yield None
            return
        self._in_flight[share] += 1
        try:
            number = self._number  # a process that has joined again may have missed others
            yield Lease(self._shares[share], lambda: self._number == number and self._is_valid())
        finally:
            self._in_flight[share] -= 1
            if share in self._leaving and not self._in_flight[share]:
                self._pulse.stir()

    def queue(self, table: int) -> AbstractAsyncContextManager[None]:
        return nullcontext() if self.sole else hold_lock(self._present_line(), Lock.TABLE, table % 2**31)

    @asynccontextmanager
    async def lock(self, name: str) -> AsyncGenerator[None]:
        if self.sole:
            yield
            return
        until = _now() + PREDECESSOR
        async with AsyncExitStack() as taken:
            while True:
                try:
                    lock = hold_lock(self._present_line(), Lock.NAME, zlib.crc32(name.encode()) >> 1)
                    await taken.enter_async_context(lock)
                    break
                except LineLost:  # the line is lost, and another is on its way
                    if _now() > until:
                        raise
                await asyncio.sleep(EVERY)
            yield

    def _present_line(self) -> Session:
        if self._line is None:
            raise LineLost(ConnectionError("this process has no place among the others"))
        return self._line

    def tell(self, news: News) -> None:
        if self.sole:
            return
        self._unsaid.add(news)
        if not self._saying:
            saying = asyncio.create_task(self._say())
            self._saying.add(saying)
            saying.add_done_callback(self._publish)

    async def identify_turn(self, bucket: int, every: float) -> float:
        if self._line is None:
            return 0.0
        try:
            return await members.take_turn(self._line, bucket, every)
        except LineLost:
            return 0.0  # Discord itself refuses a shard that came too early

    # Shares

    def _is_valid(self) -> bool:
        return self._line is not None and self._line.is_open and _now() < self._valid_until

    def _holds(self, share: int) -> bool:
        return share in self._shares and share not in self._leaving and self._is_valid()

    async def _share_out(self, line: Session) -> None:
        """Release the shares of others, as soon as nothing is on its way there, and take this process's own."""
        living = [(member.number, member.shards) for member in self._members]
        own = {share for share in range(self._shards.count) if find_owner(share, living) == self._number}
        self._leaving = self._shares.keys() - own
        idle = [share for share in self._leaving if not self._in_flight[share]]
        if idle:
            for share in idle:
                del self._shares[share]
            self._leaving -= set(idle)
            await members.unlock(line, Lock.SHARE, idle)
            self.tell(News(shares=True))
        wanted = own - self._shares.keys()
        if not wanted:
            return
        taken = await members.lock_all(line, Lock.SHARE, wanted)
        if taken:
            newest = await members.newest_message(line)
            self._shares.update(dict.fromkeys(taken, newest))
            log.info("process %s does the work of the shares %s of %s", self._number, sorted(self._shares), len(own))
            self.gained()

    # Being alive

    async def _join(self, patience: float) -> None:
        """Join as soon as no other process has these shards. Raises `CannotStart` after `patience` seconds."""
        until = _now() + patience
        while True:
            line = await Session.open(self._shareable.url, self._shareable.connections, self._hears)
            try:
                other = await self._try_to_join(line)
            except BaseException:
                await line.close()
                raise
            if other is None:
                break
            await line.close()
            if _now() > until:
                raise CannotStart(_say_taken(self._shards, other))
            log.warning("waiting until process %s, which has the shards %s, has ended", other.number, other.shards)
            await asyncio.sleep(EVERY)
        self._line, self._shares, self._leaving = line, {}, set()
        line.lost.listen(self._pulse.stir)
        self._valid_until = _now() + VALID
        if not self.sole:
            self._store.share_people(heard=True)
        log.info("process %s serves the database with shards %s", self._number, self._shards)
        await self._tick()
        self.tell(News(shares=True))

    async def _try_to_join(self, line: Session) -> Member | None:
        """Join, or return the process that has the shards."""
        async with AsyncExitStack() as stack:
            await self._enter(stack, line)
            if self._number:
                await members.supersede(line, self._number)
                self._number = 0
            await self._bury_the_dead(line)
            for other in self._members:
                if self._shards.collides_with(other.shards):
                    return other
            self._number = await members.join(line, self._shareable.connections, self._version, self._shards)
        present = await members.schema(line)
        if present != list_revisions()[-1]:  # it was changed while this process was away
            await members.leave(line, self._number)
            raise CannotStart(describe_newer_schema(present))
        return None

    async def _enter(self, stack: AsyncExitStack, line: Session) -> None:
        """Wait until no other process joins; one that joins for too long was suspended."""
        while True:
            try:
                async with asyncio.timeout(members.GONE_AFTER):
                    await stack.enter_async_context(hold_lock(line, Lock.NAME, JOINING))
                    return
            except TimeoutError:
                await members.end_holder(line, Lock.NAME, JOINING)

    async def _beat(self) -> bool:
        """Report that this process is alive, or come back after a loss; return False if that fails."""
        try:
            if self._line is None:
                await self._join(0.0)  # another process has these shards now
                self.gained()
            else:
                await self._tick()
        except CannotStart as error:
            self.over(CannotGoOn(str(error)))
            return False
        except Exception as error:
            why = str(error) if type(error) is ConnectionError else describe(error)
            log.warning("this process is not registered as one that serves the database: %s", why)
            await self._lose()
        return True

    async def _tick(self) -> None:
        """Report that this process is alive, read the others, and share the work out."""
        line, began = self._line, _now()
        if line is None or not await members.say_alive(line, self._number):
            raise ConnectionError("the others have taken this process for dead")
        self._valid_until = began + VALID
        await self._bury_the_dead(line)
        if not self.sole:
            await self._share_out(line)

    async def _bury_the_dead(self, line: Session) -> None:
        rows = await members.members(line, self._heard_from, _now())
        for row in rows:
            if not row.lives and row.number != self._number:
                log.warning("process %s with shards %s is gone", row.number, row.shards)
                await members.bury(line, row)
        self._members = [row for row in rows if row.lives or row.number == self._number]

    async def _lose(self) -> None:
        """Give up all work until this process has joined the others again."""
        line, self._line = self._line, None
        if line is None:
            return
        self._valid_until = 0.0
        self._shares, self._leaving = {}, set()
        if not self.sole:
            self._store.share_people(heard=False)
        self._store.break_off()  # waiting callers are told that there is no answer
        await line.close()

    # Messages

    def _hears(self, channel: str, text: str) -> None:
        if channel == PEOPLE:
            self._store.on_people_changed(text)
            return
        news = decode_news(text)
        if news is None or news.by == self._number:
            return
        if news.shares:
            self._pulse.stir()
        self.heard(news)

    async def _say(self) -> None:
        line, news, self._unsaid = self._line, self._unsaid, News()
        if line is not None:
            await members.tell(line, NEWS, encode_news(msgspec.structs.replace(news, by=self._number)))

    def _publish(self, saying: asyncio.Task[None]) -> None:
        self._saying.discard(saying)
        if not saying.cancelled() and saying.exception() is not None:
            log.info("the other processes were not notified of changes: they will find them")
        if self._unsaid != News():
            self.tell(News())


def _name_shards(shards: ShardRange) -> str:
    return "all" if shards.whole else str(shards)


def _now() -> float:
    """Return seconds, which pass also while the machine sleeps, if the system counts those."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


def _say_taken(shards: ShardRange, other: Member) -> str:
    own = "all shards of the connection to Discord" if shards.whole else f"the shards {shards}"
    return (
        f"This process is to have {own} (AZALAI_SHARDS), and another that serves the same database has the shards "
        f"{other.shards}. Stop that one first, or give each process shards of its own, of the same number in all."
    )
