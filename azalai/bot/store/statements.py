"""Statements, compiled once for each kind of database and sent as they are.

To build and compile a statement costs SQLAlchemy more than it costs the database to run it. So a question of every
press is a `Statement`, with `bindparam` for its values; a seldom one is built and compiled when it is asked.
"""

from __future__ import annotations

import functools
from collections import namedtuple
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Dialect
from sqlalchemy.sql.compiler import SQLCompiler

Fetched = Any
"""A named tuple of the columns that were asked for."""


class Compiled(NamedTuple):
    """A statement as one kind of database takes it.

    The `names` of its values in their order, those that are `given` unless they are named, and the `columns` of what it
    finds, a row of which `decode` makes a named tuple.
    """

    text: str
    names: tuple[str, ...]
    given: Mapping[str, Any]
    columns: tuple[str, ...]
    decode: Callable[[Sequence[Any]], Fetched]

    def values(self, values: Mapping[str, Any]) -> tuple[Any, ...]:
        """Return the values in their order. Raises KeyError if one is neither named nor given."""
        given = self.given
        return tuple([values[name] if name in values else given[name] for name in self.names])


class Statement:
    """A statement of SQLAlchemy Core whose values come later.

    One that inserts or sets columns which only its user knows is compiled once for each set of them.
    """

    __slots__ = ("_clause", "_compiled")

    def __init__(self, clause: sa.Executable) -> None:
        self._clause = clause
        self._compiled: dict[tuple[str, tuple[str, ...]], Compiled] = {}

    def compiled(self, dialect: Dialect, setting: tuple[str, ...] = ()) -> Compiled:
        """Return the statement for that kind of database; `setting`: the columns that are inserted or set."""
        found = self._compiled.get((dialect.name, setting))
        if found is None:
            found = self._compiled[dialect.name, setting] = compile_for(dialect, self._clause, setting)
        return found


def compile_for(dialect: Dialect, clause: sa.Executable, setting: Iterable[str] = ()) -> Compiled:
    """Return the statement for one kind of database; `setting`.

    The columns that are inserted or set, if the clause itself does not say so.
    """
    parts: Any = clause
    made = parts.compile(
        dialect=dialect, column_keys=list(setting) or None, compile_kwargs={"render_postcompile": True}
    )
    assert isinstance(made, SQLCompiler)
    required = {name for name, bind in made.binds.items() if bind.required}
    given: dict[str, Any] = {name: value for name, value in made.params.items() if name not in required}
    for name, default in _defaults(clause).items():
        if name in given and given[name] is None:
            given[name] = default
    return Compiled(made.string, tuple(made.positiontup or ()), given, *_columns(clause))


def _defaults(clause: sa.Executable) -> dict[str, Any]:
    """Return the values that an insertion puts into columns of which nothing is said."""
    if not isinstance(clause, sa.Insert):
        return {}
    defaults: dict[str, Any] = {column.name: column.default for column in clause.table.columns}
    return {name: default.arg for name, default in defaults.items() if isinstance(default, sa.ColumnDefault)}


def _columns(clause: sa.Executable) -> tuple[tuple[str, ...], Callable[[Sequence[Any]], Fetched]]:
    """Return the columns of a statement's result, and a function that makes a named tuple of its row."""
    found: list[Any] = list(getattr(clause, "exported_columns", ()))
    columns = tuple(str(column.name) for column in found)
    booleans = tuple(at for at, column in enumerate(found) if isinstance(column.type, sa.Boolean))
    return columns, _decoder(columns, booleans)


@functools.cache
def _named(columns: tuple[str, ...]) -> Callable[[Iterable[Any]], Fetched]:
    """Make named tuples of these columns. To make the kind of tuple takes as long as to compile a small statement."""
    return namedtuple("Found", columns, rename=True)._make  # pyright: ignore[reportUntypedNamedTuple]


def _decoder(columns: tuple[str, ...], booleans: Sequence[int]) -> Callable[[Sequence[Any]], Fetched]:
    """Return a function that makes a named tuple of a row. SQLite has only 0 and 1 for truth."""
    if not columns:
        return tuple
    make = _named(columns)
    if not booleans:
        return make

    def decode(row: Sequence[Any]) -> Fetched:
        values = list(row)
        for at in booleans:
            if values[at] is not None:
                values[at] = bool(values[at])
        return make(values)

    return decode
