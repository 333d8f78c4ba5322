"""Repository of limited acts: the recent ones of each person."""

from __future__ import annotations

import sqlalchemy as sa

from azalai.bot.store.erased import ABOUT, USE, Erased
from azalai.bot.store.repository import Repository
from azalai.bot.store.rows import Use
from azalai.bot.store.schema import usage


class Usage(Repository):
    """The limited acts of people lately, in a transaction."""

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
        """Insert an act of a person (`user`)."""
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
        """Return the moments of an act after `since`, the earliest first.

        They are limited to a person, a server, a table, or a person that the act was done to, as given. Acts from
        before a person was erased count as well.
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
        """Delete a person's act, which was not done after all."""
        condition = (usage.c.kind == use) & (usage.c.user_id == user)
        condition &= (usage.c.guild_id == guild) & (usage.c.table_id == table)
        await self._execute(sa.delete(usage).where(condition))

    async def forget_before(self, moment: float) -> None:
        """Delete the acts up to `moment`, which no longer count."""
        await self._execute(sa.delete(usage).where(usage.c.at <= moment))
