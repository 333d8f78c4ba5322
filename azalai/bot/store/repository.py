"""The base of every repository of a transaction."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa

from azalai.bot.store.connection import Connection

Made = TypeVar("Made", bound=msgspec.Struct)


class Repository:
    """The queries about one kind of rows, on one connection, inside one transaction."""

    __slots__ = ("_connection",)

    def __init__(self, connection: Connection) -> None:
        self._connection = connection


def columns_of(table: sa.Table, kind: type[msgspec.Struct]) -> list[sa.Column[Any]]:
    """Return the columns of a table that a struct holds, in its order."""
    return [table.c[name] for name in kind.__struct_fields__]


def make_struct(kind: type[Made], row: Sequence[Any]) -> Made:
    """Return the struct of a row of its columns."""
    return kind(**dict(zip(kind.__struct_fields__, row, strict=True)))


def is_in(column: sa.Column[Any], name: str, count: int) -> sa.ColumnElement[bool]:
    """Return the condition that a column holds one of `count` values, which are given as `listed` gives them."""
    return column.in_([sa.bindparam(f"of_{name}_{number}") for number in range(count)])


def bind_values(name: str, values: Collection[Any]) -> dict[str, Any]:
    """Return the values for `one_of`."""
    return {f"of_{name}_{number}": value for number, value in enumerate(values)}
