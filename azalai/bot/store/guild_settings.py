"""Queries about the settings of servers."""

from __future__ import annotations

import sqlalchemy as sa

from azalai.bot.store.repository import Repository
from azalai.bot.store.schema import guild_settings
from azalai.bot.store.statements import Statement

_GET = Statement(sa.select(guild_settings.c.settings).where(guild_settings.c.guild_id == sa.bindparam("of_guild")))


class GuildSettings(Repository):
    """The settings of the servers."""

    __slots__ = ()

    async def get(self, guild: int) -> str | None:
        """Return the settings of a server, as JSON."""
        row = await self._connection.row(_GET, of_guild=guild)
        return None if row is None else row.settings

    async def get_for_update(self, guild: int) -> str | None:
        """Return the settings of a server, locked until this transaction has ended."""
        self._connection.advisory_lock(f"settings of {guild}")
        return await self.get(guild)

    async def upsert(self, guild: int, settings: str) -> None:
        """Store the settings of a server."""
        await self._execute(sa.delete(guild_settings).where(guild_settings.c.guild_id == guild))
        await self._execute(sa.insert(guild_settings).values(guild_id=guild, settings=settings))
