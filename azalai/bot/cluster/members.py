"""The processes that serve a PostgreSQL, as its table `processes` and its locks tell.

A process is alive as long as its line holds the lock of its number and it says so, as each of the others hears it. Of
one that is dead every connection is ended before others take over what was its: whatever it still had begun is rolled
back, also where it only slept and goes on.
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
"""Seconds after which a process that has not said that it is alive is dead."""

LONGEST_LINE = 600.0
"""Seconds until the last turn to identify at the most. What is later was taken by a clock that was set back since."""
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
"""PostgreSQL's code of what a role may not do."""
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
    """A process. `connections`: the name under which it is connected; `silent`: seconds since it has last said that it
    is alive; `held`: whether its line stands."""

    number: int
    connections: str
    version: str
    shards: ShardRange
    began_at: float
    silent: float
    held: bool

    @property
    def lives(self) -> bool:
        """Whether others count on it."""
        return self.held and self.silent < GONE_AFTER


async def join(line: Session, connections: str, version: str, shards: ShardRange) -> int:
    """Writes a process down; its number, whose lock the line holds then."""
    found = await line.ask(_JOIN, connections, version, shards.first, shards.last, shards.count)
    return int(found[0]["id"])


async def schema(line: Session) -> str:
    """The version of the schema, which nobody changes as long as somebody has joined: a change that was under way is
    waited for."""
    await line.ask(_NO_MIGRATION, Lock.NAME, MIGRATING)
    return str((await line.ask(_SCHEMA))[0]["version_num"])


async def say_alive(line: Session, number: int) -> bool:
    """Says that a process is alive; False where the others have taken it for dead."""
    return bool(await line.ask(_SEEN, number))


class Heard:
    """When each process has said last that it is alive, by the clock of the one that listens: what somebody does to the
    server's clock makes nobody dead, and nobody live longer."""

    def __init__(self) -> None:
        self._said: dict[int, tuple[float, float]] = {}

    def silent(self, number: int, seen_at: float, now: float) -> float:
        """For how many seconds a process has said nothing new since it was first looked at."""
        if self._said.get(number, (None, now))[0] != seen_at:
            self._said[number] = seen_at, now
        return now - self._said[number][1]

    def forget_others(self, numbers: Collection[int]) -> None:
        """Nothing but these is written down any more."""
        self._said = {number: said for number, said in self._said.items() if number in numbers}


async def members(line: Session, heard: Heard, now: float) -> list[Member]:
    """Every process that is written down, the oldest first. `now`: in seconds that nobody sets."""
    found = await line.ask(_ALL)
    heard.forget_others([row["id"] for row in found])
    return [
        Member(
            number=row["id"],
            connections=row["connections"],
            version=row["version"],
            shards=ShardRange(row["first_shard"], row["last_shard"], row["shards"]),
            began_at=row["began_at"],
            silent=heard.silent(row["id"], row["seen_at"], now),
            held=row["held"],
        )
        for row in found
    ]


async def bury(line: Session, dead: Member) -> None:
    """Ends the connections of a process that is dead, and forgets it."""
    await line.ask(_BURY, dead.number)


async def supersede(line: Session, number: int) -> None:
    """A process that has lost its line comes by a new one: the old line is ended, as long as the server has not noticed
    its loss, and what it was forgotten."""
    await end_holder(line, Lock.PROCESS, number)
    await leave(line, number)


async def end_holder(line: Session, kind: Lock, number: int) -> None:
    """Ends the line that holds a lock, if it is another than this one. CannotStart where it is no connection of the
    bot's role, which may not be ended."""
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
    """A process ends in good order."""
    await line.ask(_FORGET, number)


async def lock(line: Session, kind: Lock, number: int) -> bool:
    """Takes a lock, if nobody else has it. It counts how often it was taken here."""
    return bool((await line.ask(_LOCK, kind, number))[0]["taken"])


async def lock_all(line: Session, kind: Lock, numbers: Collection[int]) -> list[int]:
    """Takes those locks that nobody else has; which."""
    return [row["number"] for row in await line.ask(_LOCK_ALL, kind, list(numbers))]


async def unlock(line: Session, kind: Lock, numbers: Collection[int]) -> None:
    """Gives locks back."""
    await line.ask(_UNLOCK, kind, list(numbers))


async def newest_message(line: Session) -> int:
    """The number of the newest message in the outbox."""
    return int((await line.ask(_NEWEST_MESSAGE))[0]["newest"])


async def take_turn(line: Session, bucket: int, every: float) -> float:
    """Takes the next turn to identify of a bucket, of which there is one in `every` seconds, whoever takes it; how many
    seconds are left until then."""
    return max(0.0, float((await line.ask(_TURN, bucket, every))[0]["waits"]))


async def tell(line: Session, channel: str, texts: Sequence[str]) -> None:
    """Says something to all who listen."""
    for text in texts:
        await line.ask(_TELL, channel, text)
