"""Statements that are compiled once for each kind of database.

SQLAlchemy takes longer to build and compile a statement than the database takes to run it. So a statement that presses
often need is a `Statement`, with `bindparam` for its values. A rare statement is built and compiled for each call.
"""

from __future__ import annotations

import functools
from collections import namedtuple
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Dialect
from sqlalchemy.sql.compiler import SQLCompiler

FetchedRow = Any
"""Named tuple of the selected columns."""


class Compiled(NamedTuple):
    """Statement compiled for one kind of database.

    `text`: its SQL; `names`: the names of its values, in their order there; `given`: default values by name;
    `columns`: the columns of its result; `decode`: the function that turns a row of the result into a named tuple.
    """

    text: str
    names: tuple[str, ...]
    given: Mapping[str, Any]
    columns: tuple[str, ...]
    decode: Callable[[Sequence[Any]], FetchedRow]

    def bind(self, values: Mapping[str, Any]) -> tuple[Any, ...]:
        """Return these values in the order of the text. Raises KeyError if a value without a default is missing."""
        given = self.given
        return tuple([values[name] if name in values else given[name] for name in self.names])


class Statement:
    """Statement of SQLAlchemy Core whose values are given when it is run.

    It is compiled once for each kind of database and each choice of columns to insert or set.
    """

    __slots__ = ("_clause", "_compiled")

    def __init__(self, clause: sa.Executable) -> None:
        self._clause = clause
        self._compiled: dict[tuple[str, tuple[str, ...]], Compiled] = {}

    def compile(self, dialect: Dialect, setting: tuple[str, ...] = ()) -> Compiled:
        """Return the statement compiled for a kind of database. `setting`: the columns to insert or set."""
        compiled = self._compiled.get((dialect.name, setting))
        if compiled is None:
            compiled = self._compiled[dialect.name, setting] = compile_for(dialect, self._clause, setting)
        return compiled


def compile_for(dialect: Dialect, clause: sa.Executable, setting: Iterable[str] = ()) -> Compiled:
    """Compile a clause for a kind of database. `setting`: the columns to insert or set, if the clause names none."""
    parts: Any = clause
    compiled = parts.compile(
        dialect=dialect, column_keys=list(setting) or None, compile_kwargs={"render_postcompile": True}
    )
    assert isinstance(compiled, SQLCompiler)
    required = {name for name, bind in compiled.binds.items() if bind.required}
    given: dict[str, Any] = {name: value for name, value in compiled.params.items() if name not in required}
    for name, default in _find_defaults(clause).items():
        if name in given and given[name] is None:
            given[name] = default
    return Compiled(compiled.string, tuple(compiled.positiontup or ()), given, *_describe_result(clause))


def _find_defaults(clause: sa.Executable) -> dict[str, Any]:
    """Return the default values of an insertion, by column."""
    if not isinstance(clause, sa.Insert):
        return {}
    defaults: dict[str, Any] = {column.name: column.default for column in clause.table.columns}
    return {name: default.arg for name, default in defaults.items() if isinstance(default, sa.ColumnDefault)}


def _describe_result(clause: sa.Executable) -> tuple[tuple[str, ...], Callable[[Sequence[Any]], FetchedRow]]:
    """Return the columns of a statement's result, and the function that turns its rows into named tuples."""
    exported: list[Any] = list(getattr(clause, "exported_columns", ()))
    columns = tuple(str(column.name) for column in exported)
    booleans = tuple(at for at, column in enumerate(exported) if isinstance(column.type, sa.Boolean))
    return columns, _make_decoder(columns, booleans)


@functools.cache
def _make_tuple_maker(columns: tuple[str, ...]) -> Callable[[Iterable[Any]], FetchedRow]:
    """Return the constructor of named tuples with these columns.

    It is cached, because to make the type takes as long as to compile a statement.
    """
    return namedtuple("FetchedRow", columns, rename=True)._make  # pyright: ignore[reportUntypedNamedTuple]


def _make_decoder(columns: tuple[str, ...], booleans: Sequence[int]) -> Callable[[Sequence[Any]], FetchedRow]:
    """Return the function that turns a row into a named tuple; SQLite's 0 and 1 become booleans."""
    if not columns:
        return tuple
    make = _make_tuple_maker(columns)
    if not booleans:
        return make

    def decode(row: Sequence[Any]) -> FetchedRow:
        values = list(row)
        for at in booleans:
            if values[at] is not None:
                values[at] = bool(values[at])
        return make(values)

    return decode
