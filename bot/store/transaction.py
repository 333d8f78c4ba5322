"""A transaction: a repository for each kind of rows, all on one connection."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.clocks import Clocks
from bot.store.facts import Facts
from bot.store.followers import Followers
from bot.store.guild_settings import GuildSettings
from bot.store.holidays import Holidays
from bot.store.maintenance import Maintenance
from bot.store.messages import Messages
from bot.store.moves import Moves
from bot.store.operations import Operations
from bot.store.outbox import Outbox
from bot.store.people import People
from bot.store.premoves import Premoves
from bot.store.privacy import Privacy
from bot.store.proposals import Proposals
from bot.store.results import Results
from bot.store.seat_history import SeatHistory
from bot.store.seats import Seats
from bot.store.tables import Tables
from bot.store.timers import Timers


class Transaction:
    """What can be read and written inside one transaction."""

    __slots__ = (
        *("clocks", "facts", "followers", "guild_settings", "holidays", "maintenance", "messages", "moves"),
        *("operations", "outbox", "people", "premoves", "privacy", "proposals", "results", "seat_history", "seats"),
        *("tables", "timers"),
    )

    def __init__(self, connection: AsyncConnection) -> None:
        self.tables = Tables(connection)
        self.seats = Seats(connection)
        self.seat_history = SeatHistory(connection)
        self.moves = Moves(connection)
        self.timers = Timers(connection)
        self.premoves = Premoves(connection, self.timers)
        self.clocks = Clocks(connection)
        self.outbox = Outbox(connection)
        self.messages = Messages(connection)
        self.people = People(connection)
        self.holidays = Holidays(connection)
        self.followers = Followers(connection)
        self.proposals = Proposals(connection)
        self.results = Results(connection)
        self.guild_settings = GuildSettings(connection)
        self.privacy = Privacy(connection)
        self.facts = Facts(connection)
        self.operations = Operations(self.facts, self.clocks)
        self.maintenance = Maintenance(connection)

    @property
    def rings_at(self) -> float:
        """When the earliest thing that was set in this transaction falls due; infinity where there is none. The alarm
        must know once it is committed."""
        return min(self.timers.rings_at, self.outbox.rings_at)

    async def next_due(self, now: float) -> float | None:
        """When the next timer or postponed message falls due after `now`."""
        found = (await self.timers.next_due(now), await self.outbox.next_due(now))
        return min((due for due in found if due is not None), default=None)
