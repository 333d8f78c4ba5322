"""The questions that repositories ask in a transaction, whichever database answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Dialect, IteratorResult
from sqlalchemy.engine.result import SimpleResultMetaData

from azalai.bot.store.people_cache import Knowing
from azalai.bot.store.statements import Fetched, Statement, compile_for


class Found(IteratorResult[*tuple[Any, ...]]):
    """Result of a rare statement, with the methods of SQLAlchemy's results. `rowcount`: the number of changed rows."""

    def __init__(self, columns: Sequence[str], rows: Sequence[Any], rowcount: int) -> None:
        super().__init__(SimpleResultMetaData(columns), iter(rows))
        self.rowcount = rowcount


class Order(NamedTuple):
    """A statement as it is sent, with its values; `many`: once for each row of values."""

    text: str
    values: Sequence[Any]
    many: bool = False


Sent = tuple[Sequence[Sequence[Any]], int]
"""Rows that a statement has returned, and the number of rows that it has changed."""


class Last(NamedTuple):
    """Order that is written last, and a function that gets its result."""

    order: Order
    on_result: Callable[[Sent], None]


class Connection(ABC):
    """A connection inside one transaction. Its methods raise SQLAlchemy's errors, which show no values.

    Orders that only write wait for the next question, or for the end of the transaction, and go with it: one way to the
    database for all of them.
    """

    __slots__ = ("_last", "_waiting", "known")

    dialect: Dialect
    known: Knowing

    def __init__(self) -> None:
        self._waiting: list[Order] = []
        self._last: Callable[[], Last] | None = None

    def advisory_lock(self, *names: str) -> bool:
        """Keep writers who name one of these waiting until this transaction has ended.

        Rows that are read from now on stay.

        Returns False if all writers are alone anyway.
        """
        return False

    # Questions of every press

    async def rows(self, statement: Statement, /, **values: Any) -> list[Fetched]:
        """Return the rows that a statement finds."""
        compiled = statement.compile(self.dialect)
        rows, _ = await self._ask(Order(compiled.text, compiled.values(values)))
        return [compiled.decode(row) for row in rows]

    async def row(self, statement: Statement, /, **values: Any) -> Fetched | None:
        """Return the first row that a statement finds."""
        compiled = statement.compile(self.dialect)
        rows, _ = await self._ask(Order(compiled.text, compiled.values(values)))
        return compiled.decode(rows[0]) if rows else None

    async def run(self, statement: Statement, setting: Mapping[str, Any] | None = None, /, **values: Any) -> int:
        """Run a statement, and return the number of changed rows.

        `setting`: columns that it inserts or sets; no name of a value is a column's.
        """
        return (await self._ask(self._order(statement, setting or {}, values)))[1]

    # Writes

    def write(self, statement: Statement, setting: Mapping[str, Any] | None = None, /, **values: Any) -> None:
        """Run a statement with the next question, as `run`, without its result."""
        self._waiting.append(self._order(statement, setting or {}, values))

    def write_all(self, statement: Statement, rows: Sequence[Mapping[str, Any]]) -> None:
        """Insert or change rows with the same columns, if there are any.

        Names of values that are no columns begin with `of_`.
        """
        if rows:
            setting = tuple(name for name in rows[0] if not name.startswith("of_"))
            compiled = statement.compile(self.dialect, setting)
            self._waiting.append(Order(compiled.text, [compiled.values(row) for row in rows], many=True))

    def at_the_end(self, last: Callable[[], Last]) -> None:
        """Write an order at the end of the transaction, or before the next question: it grows until then."""
        self._last = last

    async def settle(self) -> None:
        """Write the order that was left for the end."""
        if self._last is not None:
            last, self._last = self._last(), None
            last.on_result(await self._ask(last.order))

    async def commit(self) -> None:
        """Write the waiting orders, and end a transaction that writes."""
        if self._last is None:
            await self._commit(self._waiting)
        else:
            last = self._last()
            last.on_result(await self._commit([*self._waiting, last.order]))

    def order(self, statement: Statement, /, **values: Any) -> Order:
        """Return a statement with its values."""
        return self._order(statement, {}, values)

    def _order(self, statement: Statement, setting: Mapping[str, Any], values: Mapping[str, Any]) -> Order:
        compiled = statement.compile(self.dialect, tuple(setting))
        return Order(compiled.text, compiled.values({**setting, **values}))

    async def _ask(self, order: Order) -> Sent:
        before, self._waiting = self._waiting, []
        return await self._send([*before, order])

    # Seldom questions

    async def execute(self, clause: sa.Executable, rows: Sequence[Mapping[str, Any]] | None = None) -> Found:
        """Run a clause that is built for this call, and return its result. `rows`: those that are inserted."""
        await self.settle()
        if rows is not None:
            compiled = compile_for(self.dialect, clause, tuple(rows[0]) if rows else ())
            await self._ask(Order(compiled.text, [compiled.values(row) for row in rows], many=True))
            return Found(compiled.columns, (), len(rows))
        compiled = compile_for(self.dialect, clause)
        answer, changed = await self._ask(Order(compiled.text, compiled.values({})))
        columns = compiled.columns or tuple(str(at) for at in range(len(answer[0]) if answer else 0))
        return Found(columns, [tuple(compiled.decode(row)) for row in answer], changed)

    async def scalar(self, clause: sa.Executable) -> Any:
        """Return the first value that a clause finds."""
        return (await self.execute(clause)).scalar()

    # Differences of the databases

    @abstractmethod
    async def _send(self, orders: Sequence[Order]) -> Sent:
        """Run statements in their order, and return the rows of the last one and the number that it changed."""

    @abstractmethod
    async def _commit(self, orders: Sequence[Order]) -> Sent:
        """Run statements as `_send`, and commit, if that is done here."""
