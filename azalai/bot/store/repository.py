"""Base class of repositories, and the structs that they make of rows."""

from __future__ import annotations

import enum
import typing
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa

from azalai.bot.store.about import COLUMNS, read_about
from azalai.bot.store.addresses import Address, read_address
from azalai.bot.store.connection import Connection, ResultRows
from azalai.bot.store.statements import Statement

StructType = TypeVar("StructType", bound=msgspec.Struct)
Query = Statement | sa.Executable
"""Statement that is compiled once, or clause that is built for one call."""


class Repository:
    """Queries about one kind of rows, in one transaction."""

    __slots__ = ("_connection",)

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def _execute(self, clause: sa.Executable, rows: Sequence[Mapping[str, Any]] | None = None) -> ResultRows:
        """Run a clause that was built for this call, and return its result. `rows`: the rows that it inserts."""
        return await self._connection.execute(clause, rows)

    async def _load(self, kind: type[StructType], query: Query, **values: Any) -> list[StructType]:
        """Return the rows of a query as structs. The query selects the columns of the struct (`list_columns`)."""
        rows = self._connection.rows(query, **values) if isinstance(query, Statement) else self._execute(query)
        return [make_struct(kind, row) for row in await rows]

    async def _find(self, kind: type[StructType], query: Query, **values: Any) -> StructType | None:
        """Return the first row of a query as a struct, or None."""
        return next(iter(await self._load(kind, query, **values)), None)

    async def _load_dicts(self, clause: sa.Executable) -> list[dict[str, Any]]:
        """Return the rows of a query as dictionaries from columns to values."""
        return [dict(row) for row in (await self._execute(clause)).mappings()]

    async def _load_numbers(self, clause: sa.Executable) -> list[int]:
        """Return the first column of a query's rows, as integers."""
        return [int(number) for number, *_ in await self._execute(clause)]

    async def _exists(self, clause: sa.Select[*tuple[Any, ...]]) -> bool:
        """Return True if a query finds a row."""
        return (await self._execute(clause.limit(1))).first() is not None

    async def _run(self, clause: sa.Executable) -> int:
        """Run a statement, and return the number of rows that it changed or deleted."""
        return (await self._execute(clause)).rowcount


@cache
def list_fields(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """Return the names of a struct's columns. A field `about` is stored in three of them."""
    fields = [name for name in kind.__struct_fields__ if name != "about"]
    return (*fields, *(COLUMNS.values() if "about" in kind.__struct_fields__ else ()))


def list_columns(table: sa.Table, kind: type[msgspec.Struct]) -> list[sa.Column[Any]]:
    """Return the columns of a table for the fields of a struct, in their order."""
    return [table.c[name] for name in list_fields(kind)]


def make_struct(kind: type[StructType], row: Sequence[Any]) -> StructType:
    """Return a row with the columns of `list_columns` as a struct."""
    values = dict(zip(list_fields(kind), row, strict=True))
    for name, read in _list_readers(kind):
        if values[name] is not None:
            values[name] = read(values[name])
    if "about" in kind.__struct_fields__:
        values["about"] = read_about(*(values.pop(name) for name in COLUMNS.values()))
    return kind(**values)


@cache
def _list_readers(kind: type[msgspec.Struct]) -> Sequence[tuple[str, Callable[[Any], Any]]]:
    """Return the fields of a struct that are decoded from text (enumerations and addresses), with their decoders."""
    readers: list[tuple[str, Callable[[Any], Any]]] = []
    for field in msgspec.structs.fields(kind):
        for hint in (field.type, *typing.get_args(field.type)):
            if isinstance(hint, type) and issubclass(hint, enum.Enum):
                readers.append((field.name, hint))
        if field.type == Address:
            readers.append((field.name, read_address))
    return readers


def is_in(column: sa.Column[Any], name: str, count: int) -> sa.ColumnElement[bool]:
    """Return the condition that a column has one of `count` values. `bind_values` returns the values for it."""
    return column.in_([sa.bindparam(f"of_{name}_{number}") for number in range(count)])


def bind_values(name: str, values: Collection[Any]) -> dict[str, Any]:
    """Return these values by the names of the parameters that `is_in` makes."""
    return {f"of_{name}_{number}": value for number, value in enumerate(values)}
