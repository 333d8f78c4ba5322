"""The queries about remembered facts."""

from __future__ import annotations

import sqlalchemy as sa

from bot.store import schema
from bot.store.queries import Queries


class Facts(Queries):
    """The part of a transaction that concerns facts about this installation."""

    async def fact(self, name: str) -> str | None:
        """A remembered fact about this installation."""
        found = await self._connection.execute(sa.select(schema.facts.c.value).where(schema.facts.c.name == name))
        return found.scalar_one_or_none()

    async def set_fact(self, name: str, value: str) -> None:
        """Remembers a fact."""
        await self.forget_fact(name)
        await self._connection.execute(sa.insert(schema.facts).values(name=name, value=value))

    async def forget_fact(self, name: str) -> None:
        """Forgets a fact."""
        await self._connection.execute(sa.delete(schema.facts).where(schema.facts.c.name == name))
