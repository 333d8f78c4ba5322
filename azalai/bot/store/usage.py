"""Queries about acts that have a limit: the recent ones of each person."""

from __future__ import annotations

import sqlalchemy as sa

from azalai.bot.store.erased import ABOUT, USE, Erased
from azalai.bot.store.repository import Repository
from azalai.bot.store.rows import Use
from azalai.bot.store.schema import usage


class Usage(Repository):
    """Queries about recent acts that have a limit."""

    __slots__ = ()

    async def note(
        self,
        use: Use,
        now: float,
        *,
        user: int,
        guild: int | None = None,
        table: int | None = None,
        about: int | None = None,
    ) -> None:
        """Store an act of a person (`user`). `about`: the person towards whom it was done."""
        values = {"kind": use, "user_id": user, "guild_id": guild, "table_id": table, "about": about, "at": now}
        await self._execute(sa.insert(usage).values(values))

    async def list_times(
        self,
        use: Use,
        since: float,
        *,
        user: int | None = None,
        guild: int | None = None,
        table: int | None = None,
        about: int | None = None,
    ) -> list[float]:
        """Return the moments of acts of a kind after `since`, earliest first.

        They are limited to a person, a server, a table, or a person towards whom they were done (`about`), if given.
        Acts from before a person was erased are included.
        """
        query = sa.select(usage).where(usage.c.kind == use, usage.c.at > since).order_by(usage.c.at)
        for column, value in ((usage.c.guild_id, guild), (usage.c.table_id, table)):
            if value is not None:
                query = query.where(column == value)
        people = ((usage.c.user_id, usage.c.mark, USE, user), (usage.c.about, usage.c.about_mark, ABOUT, about))
        for column, mark, _, value in people:
            if value is not None:
                query = query.where((column == value) | mark.is_not(None))
        rows, erased = await self._load_dicts(query), Erased(self._connection)
        return [
            float(row["at"])
            for row in rows
            if all(
                [
                    value is None
                    or row[column.name] == value
                    or await erased.is_marked(row[mark.name], kind, row["id"], value)
                    for column, mark, kind, value in people
                ]
            )
        ]

    async def take_back(self, use: Use, *, user: int, guild: int, table: int) -> None:
        """Delete a person's act of a kind at a table, because it was not done."""
        condition = (usage.c.kind == use) & (usage.c.user_id == user)
        condition &= (usage.c.guild_id == guild) & (usage.c.table_id == table)
        await self._execute(sa.delete(usage).where(condition))

    async def forget_before(self, moment: float) -> None:
        """Delete the acts up to `moment`, which count for no limit any more."""
        await self._execute(sa.delete(usage).where(usage.c.at <= moment))
