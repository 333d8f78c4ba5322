"""What the repositories of a transaction ask, whichever database answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Dialect, IteratorResult
from sqlalchemy.engine.result import SimpleResultMetaData

from bot.store.known import Knowing
from bot.store.statements import Row, Statement, compile_for


class Found(IteratorResult[*tuple[Any, ...]]):
    """What a statement that is asked seldom has found, as SQLAlchemy's results go; `rowcount`: how many rows it has
    changed."""

    def __init__(self, columns: Sequence[str], rows: Sequence[Any], rowcount: int) -> None:
        super().__init__(SimpleResultMetaData(columns), iter(rows))
        self.rowcount = rowcount


class Connection(ABC):
    """A connection inside one transaction. Its methods raise SQLAlchemy's errors, which show no values."""

    __slots__ = ("_put_off", "known")

    dialect: Dialect
    known: Knowing

    def __init__(self) -> None:
        self._put_off: list[Callable[[], Awaitable[None]]] = []

    # What is written at the end

    def put_off(self, work: Callable[[], Awaitable[None]]) -> None:
        """Something is written at the end of the transaction, or before anybody looks for it."""
        self._put_off.append(work)

    async def settle(self) -> None:
        """Writes what was put off."""
        while self._put_off:
            await self._put_off.pop(0)()

    # What every press asks

    async def rows(self, statement: Statement, /, **values: Any) -> list[Row]:
        """What a statement finds."""
        compiled = statement.compiled(self.dialect)
        found, _ = await self._send(compiled.text, compiled.values(values))
        return [compiled.decode(row) for row in found]

    async def row(self, statement: Statement, /, **values: Any) -> Row | None:
        """The first row that a statement finds."""
        compiled = statement.compiled(self.dialect)
        found, _ = await self._send(compiled.text, compiled.values(values))
        return compiled.decode(found[0]) if found else None

    async def run(self, statement: Statement, /, **values: Any) -> int:
        """How many rows a statement has changed."""
        compiled = statement.compiled(self.dialect)
        return (await self._send(compiled.text, compiled.values(values)))[1]

    async def put(self, statement: Statement, setting: Mapping[str, Any], /, **values: Any) -> int:
        """Inserts or sets these columns: how many rows were changed. The names of the values are none of columns."""
        compiled = statement.compiled(self.dialect, tuple(setting))
        return (await self._send(compiled.text, compiled.values({**setting, **values})))[1]

    async def put_all(self, statement: Statement, rows: Sequence[Mapping[str, Any]]) -> None:
        """Inserts or changes rows that name the same columns, if there are any. Names of values that are no columns
        begin with `of_`."""
        if rows:
            setting = tuple(name for name in rows[0] if not name.startswith("of_"))
            compiled = statement.compiled(self.dialect, setting)
            await self._send_all(compiled.text, [compiled.values(row) for row in rows])

    # What is asked seldom

    async def execute(self, clause: sa.Executable, rows: Sequence[Mapping[str, Any]] | None = None) -> Found:
        """What a clause that is built when it is asked finds or changes; `rows` that are inserted."""
        await self.settle()
        if rows is not None:
            compiled = compile_for(self.dialect, clause, tuple(rows[0]) if rows else ())
            await self._send_all(compiled.text, [compiled.values(row) for row in rows])
            return Found(compiled.columns, (), len(rows))
        compiled = compile_for(self.dialect, clause)
        found, changed = await self._send(compiled.text, compiled.values({}))
        columns = compiled.columns or tuple(str(at) for at in range(len(found[0]) if found else 0))
        return Found(columns, [tuple(compiled.decode(row)) for row in found], changed)

    async def scalar(self, clause: sa.Executable) -> Any:
        """The first value that a clause finds."""
        return (await self.execute(clause)).scalar()

    # What each database does in its own way

    @abstractmethod
    async def _send(self, text: str, values: tuple[Any, ...]) -> tuple[Sequence[Sequence[Any]], int]:
        """Runs a statement: what it finds, and how many rows it changes."""

    @abstractmethod
    async def _send_all(self, text: str, rows: Sequence[tuple[Any, ...]]) -> None:
        """Runs a statement once for each row of values."""
