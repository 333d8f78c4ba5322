"""Counts of the statements that stores send to SQLite. The counts of a press: `tests/bot/play/test_counts.py`."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec

from azalai.bot.store import sqlite
from azalai.bot.store.connection import PreparedStatement


class StatementCount(msgspec.Struct):
    """Statements, commits and hops that stores have sent.

    `statements`: without those that begin and end transactions; a statement that writes N rows counts N times, and once
    in `kinds`. `hops`: calls into the thread of a connection.
    """

    statements: list[str] = []
    kinds: int = 0
    commits: int = 0
    hops: int = 0

    @property
    def counts(self) -> tuple[int, int, int]:
        """Statements, commits and hops."""
        return len(self.statements), self.commits, self.hops


@contextmanager
def count_statements() -> Generator[StatementCount]:
    """Count all statements that stores send in the block."""
    statements = StatementCount()
    driver: Any = sqlite._Driver
    send = driver.send

    async def count_and_run(self: Any, begin: str, orders: Sequence[PreparedStatement], end: str = "") -> Any:
        statements.hops += 1
        statements.commits += end == sqlite.COMMIT
        statements.kinds += len(orders)
        for order in orders:
            statements.statements += [" ".join(order.text.split())] * (len(order.values) if order.many else 1)
        return await send(self, begin, orders, end)

    driver.send = count_and_run
    try:
        yield statements
    finally:
        driver.send = send
