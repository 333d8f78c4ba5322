"""Transaction: a repository for each kind of rows, all on one connection.

The core's repositories are attributes; `tx.get(Tournaments)` returns the repository of a feature.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection
from typing import Any, Generic, TypeVar, cast

from azalai.bot.store.connection import Connection
from azalai.bot.store.erased import Erased
from azalai.bot.store.guild_settings import GuildSettings
from azalai.bot.store.holidays import Holidays
from azalai.bot.store.installation import Facts
from azalai.bot.store.messages import Messages
from azalai.bot.store.moves import Moves
from azalai.bot.store.outbox import Outbox, OutboxChanges
from azalai.bot.store.pause import Operations
from azalai.bot.store.people import People
from azalai.bot.store.people_cache import Knowing, Known
from azalai.bot.store.premoves import Premoves
from azalai.bot.store.proposals import Proposals
from azalai.bot.store.repository import Repository
from azalai.bot.store.results import Results
from azalai.bot.store.seat_clocks import Clocks
from azalai.bot.store.seat_history import SeatHistory
from azalai.bot.store.seats import Seats
from azalai.bot.store.store_maintenance import Maintenance
from azalai.bot.store.tables import Tables
from azalai.bot.store.timers import Timers
from azalai.bot.store.usage import Usage

RepositoryType = TypeVar("RepositoryType", bound=Repository)


class _LazyRepository(Generic[RepositoryType]):
    """Attribute whose repository is made at the first use, because a transaction uses few of them."""

    def __init__(self, make: Callable[[Connection], RepositoryType]) -> None:
        self._make = make

    def __set_name__(self, owner: type[Transaction], name: str) -> None:
        self._name = name

    def __get__(self, tx: Transaction, owner: type[Transaction]) -> RepositoryType:
        repository = tx.__dict__[self._name] = self._make(tx.connection)
        return repository


class Transaction:
    """Repositories of one transaction."""

    tables = _LazyRepository(Tables)
    seats = _LazyRepository(Seats)
    seat_history = _LazyRepository(SeatHistory)
    moves = _LazyRepository(Moves)
    premoves = _LazyRepository(Premoves)
    proposals = _LazyRepository(Proposals)
    timers = _LazyRepository(Timers)
    clocks = _LazyRepository(Clocks)
    outbox = _LazyRepository(Outbox)
    messages = _LazyRepository(Messages)
    people = _LazyRepository(People)
    holidays = _LazyRepository(Holidays)
    results = _LazyRepository(Results)
    guild_settings = _LazyRepository(GuildSettings)
    usage = _LazyRepository(Usage)
    erased = _LazyRepository(Erased)
    facts = _LazyRepository(Facts)
    operations = _LazyRepository(Operations)
    maintenance = _LazyRepository(Maintenance)

    def __init__(self, connection: Connection, known: Known) -> None:
        self.connection = connection
        connection.known = Knowing(known)
        self._features: dict[type[Repository], Repository] = {}

    def get(self, kind: type[RepositoryType]) -> RepositoryType:
        """Return the repository of a feature. It is made at the first call."""
        if kind not in self._features:
            self._features[kind] = kind(self.connection)
        return cast("RepositoryType", self._features[kind])

    def advisory_lock(self, *names: str) -> None:
        """Lock these names until the transaction has ended: other transactions that lock one of them wait.

        Use it for rows that are read before they are written, outside of the queue of a table (`Host.queue`).
        """
        self.connection.advisory_lock(*names)

    @property
    def rings_at(self) -> float:
        """Time of the earliest timer that was set in this transaction, or infinity; for the alarm after the commit."""
        used = self._list_used(("timers", "outbox", "tables", "seats"))
        return min((repository.rings_at for repository in used), default=math.inf)

    @property
    def outbox_changes(self) -> OutboxChanges | None:
        """Changes that this transaction has made to the outbox, or None."""
        return next((outbox.changes for outbox in self._list_used(("outbox",))), None)

    def _list_used(self, names: Collection[str]) -> list[Any]:
        return [self.__dict__[name] for name in names if name in self.__dict__]

    async def find_next_due(self, now: float) -> float | None:
        """Return the moment after `now` at which the next timer or postponed message is due, or None."""
        moments = (await self.timers.find_next_due(now), await self.outbox.find_next_due(now))
        return min((due for due in moments if due is not None), default=None)
