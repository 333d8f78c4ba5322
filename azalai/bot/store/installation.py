"""The queries about facts of this installation."""

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
"""The fact that everything is paused."""
HEARTBEAT = "heartbeat"
"""Last moment at which the bot was alive."""
STAMP = "operator"
"""A fact that changes whenever the command line has written something a running bot should look at."""

ERASED_KEY = "erased-key"
"""Key of the marks of erased people, in hexadecimal digits; made with the schema."""

TRIAL = "trial"
"""A fact that is written for a moment, to see whether something can be stored."""

COPY_OF = "copy-of"
"""The database that this one is a copy of, until the copy is complete: nothing may be played in it until then."""

LAST_NUMBER = "last-{}"
"""The last number that a lost database may have given to a row of a table: the next one is higher."""


def next_number(table: sa.Table, dialect: str) -> dict[str, Any]:
    """Return the number of a new row as a value to insert; empty if the database numbers rows by itself.

    PostgreSQL has a sequence for it.
    """
    if dialect == "postgresql":
        return {}
    lost = sa.select(sa.cast(facts.c.value, sa.Integer)).where(facts.c.name == LAST_NUMBER.format(table.name))
    highest = sa.func.coalesce(sa.select(sa.func.max(table.c.id)).scalar_subquery(), 0)
    return {"id": sa.func.max(highest, sa.func.coalesce(lost.scalar_subquery(), 0)) + 1}


class Facts(Repository):
    """The facts of this installation, by their names."""

    __slots__ = ()

    async def get(self, name: str) -> str | None:
        """Return a fact, or None."""
        row = await self._connection.row(_GET, of_name=name)
        return None if row is None else row.value

    async def get_for_update(self, name: str) -> str | None:
        """Return a fact, locked until this transaction has ended, or None."""
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
