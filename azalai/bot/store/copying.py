"""Copies the rows of one database into another, and compares both.

Rows are copied in batches, in the order of their keys, so that only one batch is in memory. Rows that are already there
are not copied again.
"""

from __future__ import annotations

import hashlib
import math
import struct
from collections.abc import AsyncGenerator, Iterator, Sequence
from contextlib import aclosing
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Dialect

from azalai.bot.errors import CannotKeep
from azalai.bot.store.connection import Connection
from azalai.bot.store.installation import COPY_OF, LAST_NUMBER
from azalai.bot.store.schema import HIGHEST, HIGHEST_LONG, facts, identify_turns, metadata, processes
from azalai.bot.store.store import Store

BATCH = 1000
TABLES: Sequence[sa.Table] = [table for table in metadata.sorted_tables if table not in (processes, identify_turns)]
"""All tables, each after the tables to which it refers. Tables about running processes are not copied."""

Key = tuple[Any, ...]
Rows = dict[Key, Sequence[Any]]


class Batch(NamedTuple):
    """The rows of both databases in one range of keys, in the order of their keys."""

    source: Rows
    target: Rows


class Compared(NamedTuple):
    """Comparison of a table in both databases.

    `differing`: the keys of up to `NAMED` rows that differ or are missing in one database.
    """

    source_rows: int
    target_rows: int
    source_digest: str
    target_digest: str
    differing: list[Key]

    @property
    def equal(self) -> bool:
        """True if both databases hold the same rows."""
        return (self.source_rows, self.source_digest) == (self.target_rows, self.target_digest)


NAMED = 5


async def yield_batches(table: sa.Table, source: Connection, target: Store) -> AsyncGenerator[Batch]:
    """Yield the rows of a table in both databases, batch by batch."""
    after: Key | None = None
    while True:
        source_rows = await _read_next(source, table, after)
        async with target.read(once=True) as tx:
            target_rows = await _read_next(tx.connection, table, after)
        ends = [list(rows)[-1] for rows in (source_rows, target_rows) if len(rows) == BATCH]
        after = min(ends, default=None)
        yield Batch(_load_rows_until(source_rows, after), _load_rows_until(target_rows, after))
        if after is None:
            return


async def clear(table: sa.Table, source: Connection, target: Store) -> int:
    """Delete the rows of the target that are missing in the source or differ there, with all rows that refer to them.

    Returns the number of such rows. What stays is equal to the source, so missing rows can then be inserted without a
    conflict.
    """
    async with target.read(once=True) as tx:
        if (await tx.connection.execute(sa.select(*table.primary_key).limit(1))).first() is None:
            return 0
    gone = 0
    async with aclosing(yield_batches(table, source, target)) as batches:
        async for batch in batches:
            wrong = [key for key in batch.target if not _is_same(table, batch, key)]
            if wrong:
                async with target.write() as tx:
                    await _remove(tx.connection, table, _is_one_of(table, wrong))
            gone += len(wrong)
    return gone


async def fill(table: sa.Table, source: Connection, target: Store) -> AsyncGenerator[int]:
    """Copy missing rows into the target. Yields the number of rows of the source that were handled so far.

    Raises `CannotKeep` if a row has a value that not every database can store; no row of its batch is then copied.
    """
    copied = 0
    names = [column.name for column in table.c]
    async with aclosing(yield_batches(table, source, target)) as batches:
        async for batch in batches:
            missing = [row for key, row in batch.source.items() if key not in batch.target]
            faults = [fault for row in missing for fault in list_faults(table, row)]
            if faults:
                more = f", and {len(faults) - NAMED} more" if len(faults) > NAMED else ""
                raise CannotKeep("; ".join(faults[:NAMED]) + more)
            if missing:
                async with target.write() as tx:
                    await tx.connection.execute(
                        sa.insert(table), [dict(zip(names, row, strict=True)) for row in missing]
                    )
            copied += len(batch.source)
            yield copied


async def compare(table: sa.Table, source: Connection, target: Store) -> Compared:
    """Compare a table in both databases, row by row."""
    counts, digests = [0, 0], (hashlib.sha256(), hashlib.sha256())
    differing: list[Key] = []
    async with aclosing(yield_batches(table, source, target)) as batches:
        async for batch in batches:
            for side, rows in enumerate(batch):
                counts[side] += len(rows)
                for row in rows.values():
                    digests[side].update(digest(table, row))
            if len(differing) < NAMED:
                keys = sorted(batch.source.keys() | batch.target.keys())
                differing += [key for key in keys if not _is_same(table, batch, key)][: NAMED - len(differing)]
    return Compared(counts[0], counts[1], digests[0].hexdigest(), digests[1].hexdigest(), differing)


def digest(table: sa.Table, row: Sequence[Any]) -> bytes:
    """Return a digest of a row, which is the same for equal values in both databases."""
    hashed = hashlib.sha256()
    for column, value in zip(table.c, row, strict=True):
        kind, encoded = _encode_value(column, value)
        hashed.update(kind + struct.pack(">Q", len(encoded)) + encoded)
    return hashed.digest()


def list_faults(table: sa.Table, row: Sequence[Any]) -> Iterator[str]:
    """Yield a sentence for each value of a row that not every database can store.

    PostgreSQL refuses a text with a NUL character or longer than its column, and a number outside of the range of its
    column. SQLite stores values of any type in any column. A float that is not a number is refused, too.
    """
    for column, value in zip(table.c, row, strict=True):
        fault = _find_fault(column, value)
        if fault is not None:
            yield f"{name_row(table, get_key(table, row))}, {column.name}: {fault}"


def name_row(table: sa.Table, key: Key) -> str:
    """Return the name of a row for the operator: its table and the numbers of its key.

    Texts of the key are left out, because they may be secret.
    """
    values = [
        f"{column.name} {value}" if isinstance(value, int) else f"some {column.name}"
        for column, value in zip(table.primary_key, key, strict=True)
    ]
    return f"{table.name}, {', '.join(values)}"


def get_key(table: sa.Table, row: Sequence[Any]) -> Key:
    """Return the primary key of a row that has all columns."""
    return tuple(value for column, value in zip(table.c, row, strict=True) if column.primary_key)


# Numbers of new rows


async def carry_numbers(source: Connection, target: Store) -> None:
    """Let each table that numbers its rows go on where the source does.

    So the numbers of deleted rows are not given again.
    """
    for table in TABLES:
        column = table.autoincrement_column
        if column is None:
            continue
        last = await _read_last_number(source, table)
        highest = await source.scalar(sa.select(sa.func.max(column)))
        async with target.write() as tx:
            await _set_last_number(tx.connection, table, max(last or 0, highest or 0))


async def _read_last_number(connection: Connection, table: sa.Table) -> int | None:
    """Return the last number that was given to a row of a table; None or 0 if none was."""
    if connection.dialect.name == "postgresql":
        return await connection.scalar(sa.text(f"SELECT pg_sequence_last_value({_name_sequence(table)})"))
    noted = sa.select(_NOTED.c.seq).where(_NOTED.c.name == table.name)
    lost = sa.select(sa.cast(facts.c.value, sa.Integer).label("value")).where(
        facts.c.name == LAST_NUMBER.format(table.name)
    )
    return max([await connection.scalar(query) or 0 for query in (noted, lost)])


async def _set_last_number(connection: Connection, table: sa.Table, number: int) -> None:
    if connection.dialect.name == "postgresql":
        given = "true" if number else "false"
        await connection.execute(sa.text(f"SELECT setval({_name_sequence(table)}, {max(number, 1)}, {given})"))
    elif table.dialect_options["sqlite"]["autoincrement"]:
        await connection.execute(sa.delete(_NOTED).where(_NOTED.c.name == table.name))
        await connection.execute(sa.insert(_NOTED).values(name=table.name, seq=number))


def _name_sequence(table: sa.Table) -> str:
    """Return the expression for PostgreSQL's sequence of a table; its name may be an older name of the table."""
    return f"pg_get_serial_sequence('{table.name}', 'id')::regclass"


# Batches


async def _read_next(connection: Connection, table: sa.Table, after: Key | None) -> Rows:
    """Return the next batch of rows after a key, by their keys. Both databases give them in the same order."""
    columns = list(table.primary_key)
    ordered = [_order_by(column, connection.dialect) for column in columns]
    query = sa.select(*table.c).order_by(*ordered).limit(BATCH)
    if table is facts:  # the target's mark of an incomplete copy is not a row of the source
        query = query.where(facts.c.name != COPY_OF)
    if after is not None:
        values = [sa.literal(value, column.type) for column, value in zip(columns, after, strict=True)]
        # The condition on the first column alone lets the database use an index.
        query = query.where(ordered[0] >= values[0], sa.tuple_(*ordered) > sa.tuple_(*values))
    rows = (await connection.execute(query)).all()
    return {get_key(table, row): row for row in rows}


def _order_by(column: sa.Column[Any], dialect: Dialect) -> sa.ColumnElement[Any]:
    """Return the expression that sorts by a column; texts are sorted by code points, not by a language."""
    if dialect.name == "postgresql" and isinstance(column.type, sa.String):
        return sa.collate(column, "C")
    return column


def _load_rows_until(rows: Rows, last: Key | None) -> Rows:
    return rows if last is None else {key: row for key, row in rows.items() if key <= last}


def _is_same(table: sa.Table, batch: Batch, key: Key) -> bool:
    if key not in batch.source or key not in batch.target:
        return False
    return digest(table, batch.source[key]) == digest(table, batch.target[key])


def _is_one_of(table: sa.Table, keys: Sequence[Key]) -> sa.ColumnElement[bool]:
    return sa.tuple_(*table.primary_key).in_(keys)


async def _remove(connection: Connection, table: sa.Table, which: sa.ColumnElement[bool]) -> None:
    """Delete rows, and before them all rows that refer to them."""
    for other in TABLES:
        for key in other.foreign_keys:
            if key.column.table is table:
                await _remove(connection, other, key.parent.in_(sa.select(key.column).where(which)))
    await connection.execute(sa.delete(table).where(which))


# Content of a row


def _encode_value(column: sa.Column[Any], value: Any) -> tuple[bytes, bytes]:
    """Return a value as its kind and its bytes, which are the same for equal values in both databases."""
    if value is None:
        return b"n", b""
    if isinstance(column.type, sa.Float):
        return b"f", struct.pack(">d", float(value) + 0.0)  # −0.0 becomes 0.0, as in SQLite
    if isinstance(value, str):
        return b"s", value.encode("utf-8", "surrogatepass")
    return (b"x", value) if isinstance(value, bytes) else (b"i", str(int(value)).encode())


def _find_fault(column: sa.Column[Any], value: Any) -> str | None:
    kind = column.type
    if value is None:
        return None
    if isinstance(kind, sa.Boolean):
        return None if isinstance(value, bool) else OF_ANOTHER_KIND
    if isinstance(kind, sa.Integer):
        if not isinstance(value, int):
            return OF_ANOTHER_KIND
        highest = HIGHEST_LONG if isinstance(kind, sa.BigInteger) else HIGHEST
        return None if -highest - 1 <= value <= highest else "a number that is too high"
    if isinstance(kind, sa.Float):
        if not isinstance(value, float | int):
            return OF_ANOTHER_KIND
        return "no number" if math.isnan(value) else None
    if isinstance(kind, sa.LargeBinary):
        return None if isinstance(value, bytes) else OF_ANOTHER_KIND
    return _find_text_fault(value, kind.length if isinstance(kind, sa.String) else None)


def _find_text_fault(value: Any, longest: int | None) -> str | None:
    if not isinstance(value, str):
        return OF_ANOTHER_KIND
    if "\0" in value:
        return "text with a NUL character"
    if longest is not None and len(value) > longest:
        return f"text longer than {longest} characters"
    return None


OF_ANOTHER_KIND = "a value of another kind"
_NOTED = sa.table("sqlite_sequence", sa.column("name", sa.String), sa.column("seq", sa.Integer))
