"""Bots in processes of their own over one PostgreSQL (`tests.wire.process`).

Tests start, kill and suspend them, and watch them through the rows that they write into the database.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncGenerator, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import ProgrammingError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from azalai.bot.sharding import ShardRange
from azalai.bot.store.postgresql import Lock
from tests.wire.server import WireDiscord
from tests.wire.wait import NotSeen

UNHURRIED = 120.0
"""Seconds that a test waits for processes, which start slowly if many tests run at once."""
LOOK_EVERY = 0.05
_SHARES = sa.text(
    "SELECT processes.id, first_shard, last_shard, shards, "
    "ARRAY(SELECT share.objid::int FROM pg_locks share WHERE share.pid = line.pid AND share.locktype = 'advisory' "
    f"AND share.granted AND share.classid::bigint = {int(Lock.SHARE)} ORDER BY 1) AS own "
    "FROM processes JOIN pg_locks line ON line.locktype = 'advisory' AND line.granted "
    f"AND line.classid::bigint = {int(Lock.PROCESS)} AND line.objid::bigint = processes.id "
    "JOIN pg_database ON pg_database.oid = line.database AND datname = current_database()"
)


@dataclass
class BotProcess:
    """One process. `said`: the file of its log."""

    shards: ShardRange
    child: asyncio.subprocess.Process
    said: Path

    @property
    def log(self) -> str:
        """Its log, with its last words."""
        return self.said.read_text(encoding="utf-8")

    def signal(self, number: signal.Signals) -> None:
        """Send it a signal."""
        self.child.send_signal(number)

    async def kill(self) -> None:
        """Kill it in the middle of its work."""
        if self.child.returncode is None:
            self.child.kill()
        await self.child.wait()

    async def end(self, within: float = UNHURRIED) -> int:
        """Stop it as an operator does, and return its exit code."""
        if self.child.returncode is None:
            self.child.terminate()
        return await self.wait_until_ended(within)

    async def wait_until_ended(self, within: float = UNHURRIED) -> int:
        """Wait for its end, and return its exit code."""
        async with asyncio.timeout(within):
            return await self.child.wait()

    async def says(self, text: str, within: float = UNHURRIED) -> None:
        """Wait until its log holds a text."""
        await wait_until(lambda: text in self.log, lambda: f"{text!r} in the log:\n{self.log}", within)


@dataclass
class Database:
    """The database seen from outside, by a direct connection."""

    address: str
    engine: Any = field(init=False)

    def __post_init__(self) -> None:
        self.engine = create_async_engine(self.address, pool_pre_ping=True, isolation_level="AUTOCOMMIT")

    async def fetch_rows(self, text: str | sa.TextClause, **values: Any) -> list[Any]:
        """Return the rows of a statement."""
        async with self.engine.connect() as connection:
            result = await connection.execute(sa.text(text) if isinstance(text, str) else text, values)
            return list(result) if result.returns_rows else []

    async def wait_until_sent(self, table: int | None = None, within: float = UNHURRIED) -> None:
        """Wait until the outbox is empty (for a table)."""
        left: list[Any] = []

        async def is_sent() -> bool:
            nonlocal left
            where = "" if table is None else f" WHERE table_id = {table}"
            left = await self.fetch_rows(f"SELECT table_id, address, kind, attempts FROM outbox{where} LIMIT 20")
            return not left

        await wait_until(is_sent, lambda: f"everything sent; there is {left}", within)

    async def close(self) -> None:
        """Close the connections."""
        await self.engine.dispose()

    async def load_shares(self) -> Mapping[ShardRange, frozenset[int]]:
        """Return the shares that each living process has, by its shards."""
        try:
            rows = await self.fetch_rows(_SHARES)
        except ProgrammingError:  # the tables are not created yet
            return {}
        return {ShardRange(row.first_shard, row.last_shard, row.shards): frozenset(row.own) for row in rows}


class Processes:
    """Processes that a test has started."""

    def __init__(self, wire: WireDiscord, database: Database, folder: Path, flags: Collection[str]) -> None:
        self.wire = wire
        self.database = database
        self.ran: list[BotProcess] = []
        self._folder = folder
        self._flags = tuple(flags)

    async def start(self, shards: ShardRange, address: str | None = None, **settings: str) -> BotProcess:
        """Start a process with these shards, without waiting for it. `address`: of the database for this process."""
        said = self._folder / f"process-{len(self.ran)}.log"
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("AZALAI_", "DISCORD_"))}
        port = self.wire.gateway_url.removeprefix("ws://127.0.0.1:").removesuffix("/gateway")
        with said.open("wb") as log:
            child = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.wire.process"),
                *(f"http://127.0.0.1:{port}/api/v10", self.wire.gateway_url, self.wire.cdn, *self._flags),
                stdin=asyncio.subprocess.PIPE,
                stdout=log,
                stderr=log,
                env={
                    **kept,
                    "DISCORD_TOKEN": self.wire.token,
                    "AZALAI_DATABASE": address or self.database.address,
                    "AZALAI_SHARDS": str(shards),
                    "AZALAI_PRESSES": "1000000 1000000",
                    "AZALAI_TABLES_PER_DAY": "1000000 1000000",
                    "AZALAI_LOBBIES": "1000000 1000000",
                    "AZALAI_DRAW_AHEAD": "0",
                    "AZALAI_SIGNS": "off",
                    "AZALAI_THINKERS": "0",
                    **settings,
                },
            )
        self.ran.append(BotProcess(shards, child, said))
        return self.ran[-1]

    async def wait_until_ready(self, *ran: BotProcess, within: float = UNHURRIED) -> None:
        """Wait until these processes have all shares between them and are connected to Discord."""
        wanted = {process.shards for process in ran}
        seen: Mapping[ShardRange, frozenset[int]] = {}

        async def stands() -> bool:
            nonlocal seen
            for process in ran:
                if process.child.returncode is not None:
                    raise AssertionError(f"a process has ended with {process.child.returncode}:\n{process.log}")
            seen = await self.database.load_shares()
            count = next(iter(wanted)).count
            divided = sorted(share for own in seen.values() for share in own) == list(range(count))
            own = all(seen.get(shards, frozenset()) >= set(shards.numbers) for shards in wanted)
            if count == 1:  # a process that has everything needs no shares
                divided = own = True
            linked = {number for shards in wanted for number in shards.numbers}
            return divided and own and seen.keys() == wanted and linked <= self.wire.gateway.connected_shards()

        await wait_until(stands, lambda: f"the shares of {wanted}: {seen}", within)

    async def close(self) -> None:
        """Kill all of them."""
        for process in self.ran:
            await process.kill()


@asynccontextmanager
async def start_processes(
    wire: WireDiscord,
    database: Database,
    folder: Path,
    count: int = 2,
    *,
    flags: Collection[str] = ("--away", "--plain"),
    ways: Mapping[int, str] | None = None,
) -> AsyncGenerator[tuple[Processes, list[BotProcess]]]:
    """Start `count` processes with a shard each, and wait until they have shared the work.

    `ways`: addresses of the database for some of them.
    """
    processes, other = Processes(wire, database, folder, flags), ways or {}
    try:
        ran = [await processes.start(ShardRange(one, one, count), other.get(one)) for one in range(count)]
        await processes.wait_until_ready(*ran)
        yield processes, ran
    finally:
        await processes.close()


async def wait_until(
    condition: Callable[[], Any], describe: Callable[[], str] = lambda: "the condition", within: float = UNHURRIED
) -> Any:
    """Repeat a condition (or the coroutine that it returns) until it is true.

    Raises NotSeen(`what`) after `within` seconds.
    """
    loop = asyncio.get_running_loop()
    end = loop.time() + within
    while True:
        try:
            seen = condition()
            if asyncio.iscoroutine(seen):
                seen = await seen
        except (SQLAlchemyError, OSError):  # the database can't be reached now
            seen = None
        if seen:
            return seen
        if loop.time() > end:
            raise NotSeen(f"not within {within:g} s: {describe()}")
        await asyncio.sleep(LOOK_EVERY)
