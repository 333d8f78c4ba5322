"""The queries about the settings of servers."""

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
        """The settings of a server, as JSON."""
        found = await self._connection.row(_GET, of_guild=guild)
        return None if found is None else found.settings

    async def naming(self, field: str) -> dict[int, str]:
        """The settings, as JSON, of the servers that have set a field of that name, by the servers."""
        table = guild_settings.c
        query = sa.select(table.guild_id, table.settings).where(table.settings.contains(f'"{field}":'))
        found = await self._connection.execute(query.order_by(table.guild_id))
        return {int(row.guild_id): str(row.settings) for row in found}

    async def held(self, guild: int) -> str | None:
        """The settings of a server; nobody else changes them until this transaction has ended."""
        self._connection.alone(f"settings of {guild}")
        return await self.get(guild)

    async def set(self, guild: int, settings: str) -> None:
        """Writes the settings of a server."""
        await self._connection.execute(sa.delete(guild_settings).where(guild_settings.c.guild_id == guild))
        await self._connection.execute(sa.insert(guild_settings).values(guild_id=guild, settings=settings))
