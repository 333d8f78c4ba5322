"""Queries about the facts of this installation."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from azalai.bot.store.repository import Repository
from azalai.bot.store.schema import facts
from azalai.bot.store.statements import Statement

_GET = Statement(sa.select(facts.c.value).where(facts.c.name == sa.bindparam("of_name")))
_SET = Statement(sa.insert(facts))
_FORGET = Statement(sa.delete(facts).where(facts.c.name == sa.bindparam("of_name")))

PAUSE = "pause"
"""Fact that is stored while the bot is paused."""
HEARTBEAT = "heartbeat"
"""Fact with the last moment at which the bot ran."""
STAMP = "operator"
"""Fact that the command line changes to make a running bot look for what it has written."""

ERASED_KEY = "erased-key"
"""Fact with the key of the marks of erased people, in hexadecimal digits. It is drawn when the schema is created."""

TRIAL = "trial"
"""Fact that is written for a moment, to test if the database can store something."""

COPY_OF = "copy-of"
"""Fact with the name of the database of which this one is a copy.

It is deleted when the copy is complete; before that, no bot may serve the copy.
"""

LAST_NUMBER = "last-{}"
"""Fact with the last number that a lost database may have given to a row of a table; new rows get higher ones."""


def make_number_column(table: sa.Table, dialect: str) -> dict[str, Any]:
    """Return the column `id` of a new row, or no column for PostgreSQL, which numbers the rows itself."""
    if dialect == "postgresql":
        return {}
    lost = sa.select(sa.cast(facts.c.value, sa.Integer)).where(facts.c.name == LAST_NUMBER.format(table.name))
    highest = sa.func.coalesce(sa.select(sa.func.max(table.c.id)).scalar_subquery(), 0)
    return {"id": sa.func.max(highest, sa.func.coalesce(lost.scalar_subquery(), 0)) + 1}


class Facts(Repository):
    """Facts of this installation, by their names."""

    __slots__ = ()

    async def get(self, name: str) -> str | None:
        """Return a fact, or None."""
        row = await self._connection.row(_GET, of_name=name)
        return None if row is None else row.value

    async def get_for_update(self, name: str) -> str | None:
        """Return a fact, or None. It is locked until this transaction has ended."""
        self._connection.advisory_lock(f"fact {name}")
        return await self.get(name)

    async def upsert(self, name: str, value: str) -> None:
        """Store a fact."""
        self._connection.advisory_lock(f"fact {name}")
        await self.forget(name)
        self._connection.write(_SET, {"name": name, "value": value})

    async def forget(self, name: str) -> None:
        """Delete a fact."""
        self._connection.write(_FORGET, of_name=name)
