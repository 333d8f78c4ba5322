"""Connection through which repositories run statements in a transaction, on SQLite or PostgreSQL."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Dialect, IteratorResult
from sqlalchemy.engine.result import SimpleResultMetaData

from azalai.bot.store.people_cache import Knowing
from azalai.bot.store.statements import FetchedRow, Statement, compile_for


class ResultRows(IteratorResult[*tuple[Any, ...]]):
    """Result of `execute`, with the methods of SQLAlchemy's results. `rowcount`: the number of changed rows."""

    def __init__(self, columns: Sequence[str], rows: Sequence[Any], rowcount: int) -> None:
        super().__init__(SimpleResultMetaData(columns), iter(rows))
        self.rowcount = rowcount


class PreparedStatement(NamedTuple):
    """Text of a compiled statement, with its values. `many`: the values are rows, and it is run once for each."""

    text: str
    values: Sequence[Any]
    many: bool = False


StatementResult = tuple[Sequence[Sequence[Any]], int]
"""Rows that a statement returned, and the number of rows that it changed."""


class FinalStatement(NamedTuple):
    """Statement that is sent after all others, and the function that gets its result."""

    statement: PreparedStatement
    on_result: Callable[[StatementResult], None]


class Connection(ABC):
    """Connection in one transaction. Its methods raise SQLAlchemy's errors without the values of the statement.

    A statement that only writes is kept back until the next query or the commit, and sent together with it. That saves
    a round trip to the database for each of them.
    """

    __slots__ = ("_last", "_waiting", "known")

    dialect: Dialect
    known: Knowing

    def __init__(self) -> None:
        self._waiting: list[PreparedStatement] = []
        self._last: Callable[[], FinalStatement] | None = None

    def advisory_lock(self, *names: str) -> bool:
        """Let other transactions that lock one of these names wait until this one has ended.

        Rows of such a name that are read after this call do not change in the meantime. Returns False if the database
        allows only one writer at a time anyway.
        """
        return False

    # Compiled statements

    async def rows(self, statement: Statement, /, **values: Any) -> list[FetchedRow]:
        """Run a statement, and return its rows."""
        compiled = statement.compile(self.dialect)
        rows, _ = await self._ask(PreparedStatement(compiled.text, compiled.bind(values)))
        return [compiled.decode(row) for row in rows]

    async def row(self, statement: Statement, /, **values: Any) -> FetchedRow | None:
        """Run a statement, and return its first row, or None."""
        compiled = statement.compile(self.dialect)
        rows, _ = await self._ask(PreparedStatement(compiled.text, compiled.bind(values)))
        return compiled.decode(rows[0]) if rows else None

    async def run(self, statement: Statement, setting: Mapping[str, Any] | None = None, /, **values: Any) -> int:
        """Run a statement, and return the number of changed rows.

        `setting`: the columns that it inserts or sets. Names of `values` must not be names of columns.
        """
        return (await self._ask(self._prepare(statement, setting or {}, values)))[1]

    # Writes

    def write(self, statement: Statement, setting: Mapping[str, Any] | None = None, /, **values: Any) -> None:
        """Run a statement like `run`, but only together with the next query or the commit, and without its result."""
        self._waiting.append(self._prepare(statement, setting or {}, values))

    def write_all(self, statement: Statement, rows: Sequence[Mapping[str, Any]]) -> None:
        """Run a statement like `write`, once for each of these rows, which must have the same columns.

        Values that are not columns have names that begin with `of_`.
        """
        if rows:
            setting = tuple(name for name in rows[0] if not name.startswith("of_"))
            compiled = statement.compile(self.dialect, setting)
            self._waiting.append(PreparedStatement(compiled.text, [compiled.bind(row) for row in rows], many=True))

    def write_last(self, last: Callable[[], FinalStatement]) -> None:
        """Send the statement that `last` returns after all others: at the commit, or when `settle` is called."""
        self._last = last

    async def settle(self) -> None:
        """Send the statement that was kept back for the end, if there is one."""
        if self._last is not None:
            last, self._last = self._last(), None
            last.on_result(await self._ask(last.statement))

    async def commit(self) -> None:
        """Send all statements that were kept back, and commit."""
        if self._last is None:
            await self._commit(self._waiting)
        else:
            last = self._last()
            last.on_result(await self._commit([*self._waiting, last.statement]))

    def prepare(self, statement: Statement, /, **values: Any) -> PreparedStatement:
        """Return a compiled statement with its values, which can be sent later."""
        return self._prepare(statement, {}, values)

    def _prepare(
        self, statement: Statement, setting: Mapping[str, Any], values: Mapping[str, Any]
    ) -> PreparedStatement:
        compiled = statement.compile(self.dialect, tuple(setting))
        return PreparedStatement(compiled.text, compiled.bind({**setting, **values}))

    async def _ask(self, statement: PreparedStatement) -> StatementResult:
        before, self._waiting = self._waiting, []
        return await self._send([*before, statement])

    # Statements built for one call

    async def execute(self, clause: sa.Executable, rows: Sequence[Mapping[str, Any]] | None = None) -> ResultRows:
        """Run a clause that was built for this call, and return its result. `rows`: the rows that it inserts."""
        await self.settle()
        if rows is not None:
            compiled = compile_for(self.dialect, clause, tuple(rows[0]) if rows else ())
            await self._ask(PreparedStatement(compiled.text, [compiled.bind(row) for row in rows], many=True))
            return ResultRows(compiled.columns, (), len(rows))
        compiled = compile_for(self.dialect, clause)
        answer, changed = await self._ask(PreparedStatement(compiled.text, compiled.bind({})))
        columns = compiled.columns or tuple(str(at) for at in range(len(answer[0]) if answer else 0))
        return ResultRows(columns, [tuple(compiled.decode(row)) for row in answer], changed)

    async def scalar(self, clause: sa.Executable) -> Any:
        """Run a clause, and return the first value of its first row."""
        return (await self.execute(clause)).scalar()

    # Differences of the databases

    @abstractmethod
    async def _send(self, statements: Sequence[PreparedStatement]) -> StatementResult:
        """Run these statements, and return the rows of the last one, and the number of rows that it changed."""

    @abstractmethod
    async def _commit(self, statements: Sequence[PreparedStatement]) -> StatementResult:
        """Run these statements like `_send`, and commit if the database commits here."""
