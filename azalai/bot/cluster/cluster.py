"""Questions of the host's rooms about the processes of the same database."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import TypeVar

import msgspec

from azalai.bot.cluster.news import News
from azalai.bot.errors import CannotGoOn
from azalai.bot.signals import Signal
from azalai.bot.store.about import About
from azalai.bot.store.addresses import Address

Subject = TypeVar("Subject", bound=About)


class Lease(msgspec.Struct, frozen=True):
    """Right of this process to send to an address.

    `doubtful`: the number up to which another process may have posted waiting messages; `holds` returns True as long as
    the right is held.
    """

    doubtful: int = 0
    holds: Callable[[], bool] = lambda: True


class Process(msgspec.Struct, frozen=True):
    """A process that serves the database.

    `shards`: those of the connection to Discord that it has, such as `0-3/16`, or `all`.
    """

    number: int
    shards: str


class Cluster(ABC):
    """The processes that serve a database, seen from one of them."""

    def __init__(self) -> None:
        self.heard: Signal[[News]] = Signal()
        """News of another process."""
        self.gained: Signal[[]] = Signal()
        """Signal that work was taken over, or news may have been missed: all due work must be looked for."""
        self.over: Signal[[CannotGoOn]] = Signal()
        """Signal that this process can no longer serve the database, with the reason."""

    @property
    @abstractmethod
    def sole(self) -> bool:
        """True if no other process may serve this database."""

    @property
    @abstractmethod
    def first(self) -> bool:
        """True if this process does the work that is done once for all of them."""

    @property
    @abstractmethod
    def own(self) -> Process:
        """This process."""

    @property
    @abstractmethod
    def processes(self) -> Sequence[Process]:
        """Processes that serve the database, as this one saw them last, itself included."""

    @abstractmethod
    async def sees_to(self, subjects: Collection[Subject]) -> Collection[Subject]:
        """Return the subjects whose timers and robots are this process's work now."""

    @abstractmethod
    def sending(self, address: Address, about: About) -> AbstractAsyncContextManager[Lease | None]:
        """Keep other processes from sending to an address with waiting messages about that subject.

        None if that is another process's work now.
        """

    @abstractmethod
    def queue(self, table: int) -> AbstractAsyncContextManager[None]:
        """Hold a table's queue against all other processes; the caller limits the wait.

        Raises `LineLost` if the database does not answer.
        """

    @abstractmethod
    def lock(self, name: str) -> AbstractAsyncContextManager[None]:
        """Hold the lock of that name against all other processes."""

    @abstractmethod
    def tell(self, news: News) -> None:
        """Send news to the others, soon."""

    @abstractmethod
    async def identify_turn(self, bucket: int, every: float) -> float:
        """Take the next turn of a bucket of shards to identify, one every `every` seconds.

        Return the seconds until then.
        """

    @abstractmethod
    async def close(self) -> None:
        """Stop serving the database."""


class Alone(Cluster):
    """Single process that serves a database."""

    def __init__(self) -> None:
        super().__init__()
        self._turns: dict[int, float] = {}

    @property
    def sole(self) -> bool:
        return True

    @property
    def first(self) -> bool:
        return True

    @property
    def own(self) -> Process:
        return Process(0, "all")

    @property
    def processes(self) -> Sequence[Process]:
        return (self.own,)

    async def sees_to(self, subjects: Collection[Subject]) -> Collection[Subject]:
        return subjects

    def sending(self, address: Address, about: About) -> AbstractAsyncContextManager[Lease | None]:
        return nullcontext(Lease())

    def queue(self, table: int) -> AbstractAsyncContextManager[None]:
        return nullcontext()

    def lock(self, name: str) -> AbstractAsyncContextManager[None]:
        return nullcontext()

    def tell(self, news: News) -> None:
        pass

    async def identify_turn(self, bucket: int, every: float) -> float:
        return 0.0

    async def close(self) -> None:
        pass
