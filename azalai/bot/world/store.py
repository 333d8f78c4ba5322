"""Repository of the servers that show their open tables to users elsewhere."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from azalai.bot.store.repository import Repository, list_columns
from azalai.bot.store.rows import Status
from azalai.bot.store.schema import seats, tables, world_servers

MOST = 10
"""Number of open tables of a server that are shown."""
LOOKED_AT = 500
"""Number of newest open tables that are read."""


class WorldServer(msgspec.Struct, frozen=True, kw_only=True):
    """Server that shows its open tables, or once did.

    `invite`: the code of Discord's invite, None if nothing is shown; `dead`: its last invite no longer worked;
    `hidden`: the operator hides it.
    """

    guild_id: int
    invite: str | None = None
    since: float | None = None
    dead: bool = False
    hidden: bool = False


class Lobby(msgspec.Struct, frozen=True, kw_only=True):
    """Open table of a server that shows it. `present`: the number of its players and robots."""

    id: int
    guild_id: int
    channel_id: int
    game: str
    language: str
    pace: str
    full_at: int | None
    created_at: float
    invite: str
    present: int


class World(Repository):
    """Repository of servers that show their open tables, and of these tables."""

    __slots__ = ()

    async def get(self, guild: int) -> WorldServer:
        """Return the row of a server, or that of a server that shows nothing if it has none."""
        query = sa.select(*list_columns(world_servers, WorldServer)).where(world_servers.c.guild_id == guild)
        return await self._find(WorldServer, query) or WorldServer(guild_id=guild)

    async def set(self, server: WorldServer) -> None:
        """Store the row of a server."""
        self._connection.advisory_lock(f"world of {server.guild_id}")
        await self._execute(sa.delete(world_servers).where(world_servers.c.guild_id == server.guild_id))
        await self._execute(sa.insert(world_servers).values(**msgspec.structs.asdict(server)))

    async def forget(self, guild: int) -> None:
        """Delete the invite of a server; it stays hidden if the operator has hidden it."""
        server = await self.get(guild)
        await self.set(WorldServer(guild_id=guild, hidden=server.hidden))

    async def list_lobbies(self, but: int | None, games: tuple[str, ...]) -> list[Lobby]:
        """Return the open tables of these games that servers show, the newest first and up to `MOST` of a server.

        `but`: a server whose tables are left out.
        """
        present = sa.select(sa.func.count()).where(seats.c.table_id == tables.c.id).scalar_subquery()
        columns: list[Any] = [tables.c[name] for name in Lobby.__struct_fields__ if name not in ("invite", "present")]
        query = (
            sa.select(*columns, world_servers.c.invite, present.label("present"))
            .join(world_servers, world_servers.c.guild_id == tables.c.guild_id)
            .where(
                tables.c.status == Status.LOBBY,
                tables.c.tournament_id.is_(None),
                tables.c.missing_permission.is_(None),
                tables.c.game.in_(games),
                world_servers.c.invite.is_not(None),
                world_servers.c.hidden.is_(False),
            )
            .order_by(tables.c.created_at.desc(), tables.c.id.desc())
            .limit(LOOKED_AT)
        )
        if but is not None:
            query = query.where(tables.c.guild_id != but)
        counts: dict[int, int] = {}
        rows: list[Lobby] = []
        for lobby in await self._load(Lobby, query):
            counts[lobby.guild_id] = counts.get(lobby.guild_id, 0) + 1
            if counts[lobby.guild_id] <= MOST:
                rows.append(lobby)
        return rows
