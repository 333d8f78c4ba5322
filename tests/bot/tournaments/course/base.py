"""Base of a course: a bot in a town over a store of its own, its users, and the end of a course."""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
from collections import Counter
from collections.abc import Callable, Coroutine, Set
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import msgspec
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine

from azalai.bot.errors import AzalaiError, Refused
from azalai.bot.people.person import Person
from azalai.bot.tables.host import Host
from azalai.bot.tournaments import entrants
from azalai.bot.tournaments.store import Contest, Tournaments
from azalai.bot.tournaments.tournament_rows import TournamentStatus
from azalai.games.contract import IllegalMove
from tests.bot.databases import drop_postgresql, lay_postgresql
from tests.bot.fixtures import DAY, address, lay_database
from tests.bot.tournaments.bot_in_town import Bot
from tests.bot.tournaments.on_a_host import GUILD
from tests.bot.tournaments.town import Town
from tests.bot.without_discord import StillClock
from tests.simulator.quick import at_desk

NAMES = ("Xamara", "Xthomas", "Xidir", "Xkarine", "Xaziz")
PEOPLE = tuple(Person(9_000_000_000_041 + number, name) for number, name in enumerate(NAMES))
"""Five users, whose names and ids occur in no other text."""
MANAGER = Person(900, "Lalla", manages=GUILD)
CHANNELS = (77, 78)
people, small = st.sampled_from(PEOPLE), st.integers(0, 3)
leaders = st.sampled_from((PEOPLE[0], MANAGER))
DATABASE = "AZALAI_TEST_BOTS_ON"
EXPECTED = (Refused, AzalaiError, IllegalMove)


class CourseBase(RuleBasedStateMachine):
    """Server with tournaments, and its bot of `processes` processes."""

    processes = 1

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.clock = StillClock()
        self.town = Town(*CHANNELS)
        file = Path(self.folder.name) / "azalai.db"
        self._postgresql = os.environ.get(DATABASE) == "postgresql"
        where = lay_postgresql() if self._postgresql else address(lay_database(file))
        self.where = where
        self.bot = Bot(self.town, self.clock, where, file, processes=self.processes)
        self.away: ExitStack | None = None
        self.quick = ExitStack()
        self.quick.enter_context(at_desk(self))
        tokens = SimpleNamespace(token_bytes=random.Random(7).randbytes)
        self.quick.enter_context(patch.object(entrants, "secrets", tokens))
        self.run(self.bot.start())
        self.before: dict[int, Contest] = {}
        self.looked_at = self.clock.at
        self.numbers: dict[str, set[int]] = {"tables": set(), "tournaments": set()}
        self.names = {person.id: person.name for person in PEOPLE}
        self.bearers = {person.name: {person.id} for person in PEOPLE}
        self.erased: dict[int, str] = {}
        self.erased_everywhere: set[int] = set()  # users erased while Discord took every edit
        self.ran: Counter[tuple[int, int]] = Counter()  # hours for which a round surely ran
        self.is_set_back = False
        self.hurried: set[tuple[int, int]] = set()

    def check_store(self) -> None:
        """Check that the store holds nothing that it must not (`invariants.py`)."""
        raise NotImplementedError

    async def has_waiting_message(self) -> bool:
        """Return True if a message about a tournament waits (`invariants.py`)."""
        raise NotImplementedError

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Run a coroutine in the loop of this course."""
        return self.loop.run_until_complete(work)

    def do(self, work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        """Do something that may be refused, and all that follows at once."""

        async def try_work() -> Any:
            try:
                return await work()
            except EXPECTED as error:
                return error

        return self.run(self.bot.do(try_work))

    @property
    def host(self) -> Host:
        """Host that users reach now."""
        return self.bot.host

    def load_contests(self) -> list[Contest]:
        """Return all tournaments."""

        async def read() -> list[Contest]:
            async with self.host.store.read() as tx:
                rows = await tx.get(Tournaments).list_with_status(*TournamentStatus)
                return [await tx.get(Tournaments).load_contest(row) for row in rows]

        return self.run(read())

    def pick(self, number: int, *, live: bool = True) -> Contest | None:
        """Return one of the tournaments."""
        contests = [contest for contest in self.load_contests() if not live or contest.row.is_live]
        return contests[number % len(contests)] if contests else None

    def with_present_name(self, person: Person) -> Person:
        """Return a user under their present name."""
        return msgspec.structs.replace(person, name=self.names.get(person.id, person.name))

    def list_tables(self) -> list[int]:
        """Return the tables of games that are being played."""
        return [
            game.table_id
            for contest in self.load_contests()
            for game in contest.games
            if game.is_played and game.table_id
        ]

    def rename_to(self, person: Person, name: str) -> None:
        """Give a user another name."""
        self.names[person.id] = name
        self.bearers[name].add(person.id)

    def list_traces(self, users: Set[int]) -> set[str]:
        """Return the texts that would name these erased users: their ids, and names that no other user has ever had."""
        erased_users = users & self.erased.keys()
        names = {self.erased[user] for user in erased_users}
        return {name for name in names if self.bearers[name] <= erased_users} | {str(user) for user in erased_users}

    def teardown(self) -> None:
        """Let 90 days pass without acts and check that every tournament is over or cancelled.

        Once Discord takes everything again, no message about one is left.
        """
        try:
            self.town.fuse = None
            self.town.answers.clear()
            end = self.clock.at + 90 * DAY
            while self.clock.at < end and any(contest.row.is_live for contest in self.load_contests()):
                self.run(self.bot.pass_time(3 * DAY))
            rows = [contest.row for contest in self.load_contests() if contest.row.is_live]
            assert rows == [], [(row.id, row.status, row.trouble, row.round) for row in rows]
            self.check_store()
            self.town.may_write = self.town.may_thread = self.town.is_in = True
            self.town.full = False
            self.run(self.bot.pass_time(DAY))
            assert not self.run(self.has_waiting_message()), "a message is never sent"
        finally:
            self.run(self.bot.stop())
            if self.away:
                self.away.close()
            self.quick.close()
            self.run(self.loop.shutdown_default_executor())
            self.loop.close()
            if self._postgresql:
                drop_postgresql(self.where)
            self.folder.cleanup()
