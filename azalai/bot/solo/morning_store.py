"""Queries about the mornings of servers."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from azalai.bot.store.repository import Repository, list_columns
from azalai.bot.store.solo_schema import deal_mornings


class MorningRow(msgspec.Struct, frozen=True, kw_only=True):
    """Mornings of a server.

    `chosen_by`: the person who chose the channel, if known. `trouble`: the id of the text about the channel's trouble.
    """

    guild_id: int
    chosen_by: int | None = None
    trouble: str | None = None


class Mornings(Repository):
    """Mornings of the servers. Callers must lock the settings of a server before they write its row."""

    __slots__ = ()

    async def get(self, guild: int) -> MorningRow:
        """Return the mornings of a server; an empty row if none is stored."""
        query = sa.select(*list_columns(deal_mornings, MorningRow)).where(deal_mornings.c.guild_id == guild)
        return await self._find(MorningRow, query) or MorningRow(guild_id=guild)

    async def upsert(self, row: MorningRow) -> None:
        """Replace the mornings of a server."""
        await self.forget(row.guild_id)
        await self._execute(sa.insert(deal_mornings).values(msgspec.structs.asdict(row)))

    async def forget(self, guild: int) -> None:
        """Remove the mornings of a server."""
        await self._execute(sa.delete(deal_mornings).where(deal_mornings.c.guild_id == guild))
