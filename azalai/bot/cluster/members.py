"""Processes that serve a PostgreSQL, as its table `processes` and its locks show.

A process is alive as long as its line holds the lock of its number and the others hear its reports. Every connection of
a dead one is ended before others take over its work: its unfinished transactions are rolled back, also if it only slept
and resumes.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from azalai.bot.errors import CannotStart
from azalai.bot.sharding import ShardRange
from azalai.bot.store.faults import LineLost
from azalai.bot.store.migrate import MIGRATING
from azalai.bot.store.postgresql import Lock
from azalai.bot.store.session import Session

GONE_AFTER = 8.0
"""Seconds without a report after which a process is dead."""

LONGEST_LINE = 600.0
"""Latest turn to identify, in seconds from now; a later one comes from a clock that has been set back."""
_NOW = "extract(epoch FROM clock_timestamp())::float8"
_JOIN = f"""
    WITH joined AS (
        INSERT INTO processes (connections, version, first_shard, last_shard, shards, began_at, seen_at)
        VALUES ($1, $2, $3, $4, $5, {_NOW}, {_NOW}) RETURNING id
    )
    SELECT id, pg_try_advisory_lock({Lock.PROCESS}, id::int) FROM joined
"""
_SEEN = f"UPDATE processes SET seen_at = {_NOW} WHERE id = $1 RETURNING id"
_ALL = f"""
    SELECT id, connections, version, first_shard, last_shard, shards, began_at, seen_at,
        EXISTS (
            SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
            WHERE locktype = 'advisory' AND datname = current_database() AND granted
                AND classid::bigint = {Lock.PROCESS} AND objid::bigint = processes.id
        ) AS held
    FROM processes ORDER BY id
"""
_BURY = """
    WITH gone AS (DELETE FROM processes WHERE id = $1 RETURNING connections)
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity JOIN gone ON application_name = connections
"""
NOT_ALLOWED = "42501"
"""PostgreSQL's code of a missing right."""
_END_HOLDER = """
    SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE locktype = 'advisory' AND datname = current_database() AND granted AND pid <> pg_backend_pid()
        AND classid::bigint = $1 AND objid::bigint = $2
"""
_NO_MIGRATION = "SELECT pg_advisory_xact_lock_shared($1::int, $2::int)"
_SCHEMA = "SELECT version_num FROM alembic_version"
_FORGET = "DELETE FROM processes WHERE id = $1"
_LOCK = "SELECT pg_try_advisory_lock($1::int, $2::int) AS taken"
_LOCK_ALL = """
    SELECT number FROM unnest($2::int[]) AS number WHERE pg_try_advisory_lock($1::int, number) ORDER BY number
"""
_UNLOCK = "SELECT pg_advisory_unlock($1::int, number) FROM unnest($2::int[]) AS number"
_NEWEST_MESSAGE = "SELECT coalesce(max(id), 0) AS newest FROM outbox"
_TURN = f"""
    INSERT INTO identify_turns AS turn (bucket, free_at) VALUES ($1, {_NOW} + $2)
    ON CONFLICT (bucket) DO UPDATE SET free_at = $2 + CASE
        WHEN turn.free_at BETWEEN {_NOW} AND {_NOW} + {LONGEST_LINE} THEN turn.free_at ELSE {_NOW}
    END
    RETURNING free_at - $2 - {_NOW} AS waits
"""
_TELL = "SELECT pg_notify($1, $2)"


class Member(msgspec.Struct, frozen=True):
    """A process of the bot, as the database knows it.

    `connections`: the name of its connections; `silent`: seconds since its last report; `held`: its line exists.
    """

    number: int
    connections: str
    version: str
    shards: ShardRange
    began_at: float
    silent: float
    held: bool

    @property
    def lives(self) -> bool:
        """True if the other processes take it for alive."""
        return self.held and self.silent < GONE_AFTER


async def join(line: Session, connections: str, version: str, shards: ShardRange) -> int:
    """Insert a process and return its number, whose lock the line holds then."""
    answer = await line.ask(_JOIN, connections, version, shards.first, shards.last, shards.count)
    return int(answer[0]["id"])


async def schema(line: Session) -> str:
    """Return the version of the schema, which is not changed while a process has joined.

    A change under way is waited for.
    """
    await line.ask(_NO_MIGRATION, Lock.NAME, MIGRATING)
    return str((await line.ask(_SCHEMA))[0]["version_num"])


async def say_alive(line: Session, number: int) -> bool:
    """Report that a process is alive; return False if the others have taken it for dead."""
    return bool(await line.ask(_SEEN, number))


class Heard:
    """Last report of each process, by the listener's clock, so that the server's clock has no influence."""

    def __init__(self) -> None:
        self._said: dict[int, tuple[float, float]] = {}

    def silent_seconds(self, number: int, seen_at: float, now: float) -> float:
        """Return the seconds without a new report of a process since it was first seen."""
        if self._said.get(number, (None, now))[0] != seen_at:
            self._said[number] = seen_at, now
        return now - self._said[number][1]

    def keep_only(self, numbers: Collection[int]) -> None:
        """Forget the reports of all other processes."""
        self._said = {number: news for number, news in self._said.items() if number in numbers}


async def members(line: Session, heard: Heard, now: float) -> list[Member]:
    """Return every process in the table, the oldest first. `now`: seconds of a clock that is never set."""
    rows = await line.ask(_ALL)
    heard.keep_only([row["id"] for row in rows])
    return [
        Member(
            number=row["id"],
            connections=row["connections"],
            version=row["version"],
            shards=ShardRange(row["first_shard"], row["last_shard"], row["shards"]),
            began_at=row["began_at"],
            silent=heard.silent_seconds(row["id"], row["seen_at"], now),
            held=row["held"],
        )
        for row in rows
    ]


async def bury(line: Session, dead: Member) -> None:
    """End the connections of a dead process, and delete its row."""
    await line.ask(_BURY, dead.number)


async def supersede(line: Session, number: int) -> None:
    """End the old line of a process that comes back by a new one, if the server has not noticed its loss.

    Its earlier row is deleted.
    """
    await end_holder(line, Lock.PROCESS, number)
    await leave(line, number)


async def end_holder(line: Session, kind: Lock, number: int) -> None:
    """End the line that holds a lock, if it is another than this one.

    Raises `CannotStart` if it is no connection of the bot's role, which may not be ended.
    """
    try:
        await line.ask(_END_HOLDER, kind, number)
    except LineLost as error:
        if getattr(error.orig, "sqlstate", None) != NOT_ALLOWED:
            raise
        raise CannotStart(
            "Another role of the PostgreSQL server is connected to the database and holds what only the bot may. "
            "Keep others out (REVOKE CONNECT ON DATABASE ... FROM PUBLIC), end their connections, and start the bot."
        ) from error


async def leave(line: Session, number: int) -> None:
    """Delete the row of a process that ends in good order."""
    await line.ask(_FORGET, number)


async def lock(line: Session, kind: Lock, number: int) -> bool:
    """Take a lock, if it is free. It must be released as often as it was taken."""
    return bool((await line.ask(_LOCK, kind, number))[0]["taken"])


async def lock_all(line: Session, kind: Lock, numbers: Collection[int]) -> list[int]:
    """Take the locks of these numbers that are free, and return their numbers."""
    return [row["number"] for row in await line.ask(_LOCK_ALL, kind, list(numbers))]


async def unlock(line: Session, kind: Lock, numbers: Collection[int]) -> None:
    """Release locks."""
    await line.ask(_UNLOCK, kind, list(numbers))


async def newest_message(line: Session) -> int:
    """Return the number of the newest message in the outbox."""
    return int((await line.ask(_NEWEST_MESSAGE))[0]["newest"])


async def take_turn(line: Session, bucket: int, every: float) -> float:
    """Take the next turn to identify of a bucket, one every `every` seconds for all processes.

    Return the seconds until then.
    """
    return max(0.0, float((await line.ask(_TURN, bucket, every))[0]["waits"]))


async def tell(line: Session, channel: str, texts: Sequence[str]) -> None:
    """Send texts to all listeners."""
    for text in texts:
        await line.ask(_TELL, channel, text)
