"""A transaction: a repository for each kind of rows, all on one connection."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection
from typing import Any, Generic, TypeVar

from bot.store.clocks import Clocks
from bot.store.connection import Connection
from bot.store.deal_reviews import DealReviews
from bot.store.deals import Deals, is_deal
from bot.store.erased import Erased
from bot.store.facts import Facts
from bot.store.followers import Followers
from bot.store.guild_settings import GuildSettings
from bot.store.holidays import Holidays
from bot.store.known import Knowing, Known
from bot.store.lessons import Lessons
from bot.store.maintenance import Maintenance
from bot.store.messages import Messages
from bot.store.moves import Moves
from bot.store.operations import Operations
from bot.store.outbox import Outbox, OutboxChanges
from bot.store.people import People
from bot.store.premoves import Premoves
from bot.store.privacy import Privacy
from bot.store.proposals import Proposals
from bot.store.puzzles import Puzzles
from bot.store.repository import Repository
from bot.store.results import Results
from bot.store.reviews import Reviews
from bot.store.seat_history import SeatHistory
from bot.store.seats import Seats
from bot.store.tables import Tables
from bot.store.timers import Timers
from bot.store.tournaments import Tournaments
from bot.store.usage import Usage

Made = TypeVar("Made", bound=Repository)


class _Lazily(Generic[Made]):
    """A repository that is made when it is first asked for: a transaction needs few of them."""

    def __init__(self, make: Callable[[Connection], Made]) -> None:
        self._make = make

    def __set_name__(self, owner: type[Transaction], name: str) -> None:
        self._name = name

    def __get__(self, tx: Transaction, owner: type[Transaction]) -> Made:
        made = tx.__dict__[self._name] = self._make(tx.connection)
        return made


class Transaction:
    """The repositories of one transaction: all that can be read and written in it."""

    tables = _Lazily(Tables)
    seats = _Lazily(Seats)
    seat_history = _Lazily(SeatHistory)
    moves = _Lazily(Moves)
    premoves = _Lazily(Premoves)
    proposals = _Lazily(Proposals)
    timers = _Lazily(Timers)
    clocks = _Lazily(Clocks)
    outbox = _Lazily(Outbox)
    messages = _Lazily(Messages)
    people = _Lazily(People)
    holidays = _Lazily(Holidays)
    followers = _Lazily(Followers)
    lessons = _Lazily(Lessons)
    deals = _Lazily(Deals)
    deal_reviews = _Lazily(DealReviews)
    puzzles = _Lazily(Puzzles)
    results = _Lazily(Results)
    reviews = _Lazily(Reviews)
    guild_settings = _Lazily(GuildSettings)
    privacy = _Lazily(Privacy)
    tournaments = _Lazily(Tournaments)
    usage = _Lazily(Usage)
    erased = _Lazily(Erased)
    facts = _Lazily(Facts)
    operations = _Lazily(Operations)
    maintenance = _Lazily(Maintenance)

    def __init__(self, connection: Connection, known: Known) -> None:
        self.connection = connection
        connection.known = Knowing(known)

    def alone(self, *names: str) -> None:
        """Keeps others who name one of these in a transaction that writes waiting until this one has ended. For rows
        that are looked at before they are written, outside of the queue of a table (`Host.queue`)."""
        self.connection.alone(*names)

    def reviews_of(self, table: int) -> Reviews | DealReviews:
        """The reviews among which that of a game is: of tables, or of deals of the day."""
        return self.deal_reviews if is_deal(table) else self.reviews

    @property
    def rings_at(self) -> float:
        """When the earliest thing that was set in this transaction falls due; infinity where there is none. The alarm
        must know once it is committed."""
        return min((one.rings_at for one in self._made(("timers", "outbox"))), default=math.inf)

    @property
    def outbox_changes(self) -> OutboxChanges | None:
        """The changes that this transaction has made to the outbox, if any."""
        return next((one.changes for one in self._made(("outbox",))), None)

    def _made(self, names: Collection[str]) -> list[Any]:
        return [self.__dict__[name] for name in names if name in self.__dict__]

    async def next_due(self, now: float) -> float | None:
        """When the next timer or postponed message falls due after `now`."""
        found = (await self.timers.next_due(now), await self.outbox.next_due(now))
        return min((due for due in found if due is not None), default=None)
