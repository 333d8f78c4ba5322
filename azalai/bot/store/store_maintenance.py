"""Maintenance of the whole store: figures for metrics, deletion of old games, and rows that refer to missing ones."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from azalai.bot.store.repository import Repository
from azalai.bot.store.rows import OVER, Status
from azalai.bot.store.schema import metadata, outbox, proposals, tables, votes
from azalai.bot.store.tournament_schema import tournament_games, tournaments

PUBLIC = "public", sa.func.current_database(), "CONNECT"
"""Arguments of PostgreSQL's function that says if every role may connect to the database."""
LATE = 60.0
"""Seconds after which an overdue message counts as late: twice the pause of an address."""


class Figures(msgspec.Struct, frozen=True):
    """Figures of the store.

    `tables`: number of tables by status; `waiting`: messages in the outbox; `oldest`: seconds since the oldest was
    written; `overdue`: seconds since the earliest of them could have been sent; `late`: messages that could have been
    sent more than `LATE` seconds ago; `size`: bytes of the database. A message behind one that must wait can't be sent.
    """

    tables: dict[str, int]
    waiting: int
    oldest: float
    overdue: float
    late: int
    size: int


SIZE = {
    "sqlite": "SELECT page_count * page_size AS size FROM pragma_page_count(), pragma_page_size()",
    "postgresql": "SELECT pg_database_size(current_database()) AS size",
}
"""Query for the size in bytes, by kind of database."""


class Maintenance(Repository):
    """Queries over the whole store."""

    __slots__ = ()

    async def load_figures(self, now: float) -> Figures:
        """Return the figures of the store at `now`."""
        counted = await self._execute(sa.select(tables.c.status, sa.func.count()).group_by(tables.c.status))
        heads = sa.select(sa.func.min(outbox.c.id).label("id")).group_by(outbox.c.address).subquery()
        first = outbox.alias("first")
        due = sa.case((first.c.due > outbox.c.due, first.c.due), else_=outbox.c.due)
        result = await self._execute(
            sa.select(
                sa.func.count(),
                sa.func.min(sa.func.coalesce(outbox.c.written_at, outbox.c.due)),
                sa.func.min(due),
                sa.func.count(sa.case((due < now - LATE, 1))),
            )
            .select_from(heads)
            .join(first, first.c.id == heads.c.id)
            .join(outbox, outbox.c.address == first.c.address)
        )
        waiting, written, earliest, late = result.one()
        size = await self._connection.scalar(sa.text(SIZE[self._connection.dialect.name]))
        return Figures(
            tables={str(status): int(count) for status, count in counted},
            waiting=int(waiting),
            oldest=0.0 if written is None else max(0.0, now - written),
            overdue=0.0 if earliest is None else max(0.0, now - earliest),
            late=int(late),
            size=int(size),
        )

    async def is_open_to_all(self) -> bool:
        """Return True if any role of a PostgreSQL server may connect to the database."""
        if self._connection.dialect.name != "postgresql":
            return False
        return bool(await self._connection.scalar(sa.select(sa.func.has_database_privilege(*PUBLIC))))

    # Expired rows

    async def list_ended_before(self, ended: float, put_away: float, most: int) -> list[int]:
        """Return up to `most` tables that were over before `ended`, or were abandoned before `put_away`.

        The newest table is left out, so that its number is not given twice. The tables of a tournament are left out
        until it is as old itself, because its standings and its next round follow from them.
        """
        over = tables.c.status.in_(OVER) & (tables.c.ended_at < ended)
        left = (tables.c.status == Status.ABANDONED) & (tables.c.ended_at < put_away)
        newest = sa.select(sa.func.max(tables.c.id)).scalar_subquery()
        games, stays = tournament_games.c, tournaments.c.id.not_in(_select_tournaments(ended))
        needed = sa.select(games.table_id).join(tournaments).where(games.table_id.is_not(None), stays)
        old = sa.select(tables.c.id).where(over | left, tables.c.id < newest, tables.c.id.not_in(needed))
        return await self._load_numbers(old.order_by(tables.c.id).limit(most))

    async def remove_table(self, table: int) -> None:
        """Delete a table and all rows that belong to it.

        Ratings stay, because they belong to people; so does the result of the table in a tournament.
        """
        proposal_ids = sa.select(proposals.c.id).where(proposals.c.table_id == table)
        await self._execute(sa.delete(votes).where(votes.c.proposal_id.in_(proposal_ids)))
        game = sa.update(tournament_games).where(tournament_games.c.table_id == table)
        await self._execute(game.values(table_id=None))
        for kind in reversed(metadata.sorted_tables):
            if "table_id" in kind.c and kind is not tournament_games:
                await self._execute(sa.delete(kind).where(kind.c.table_id == table))
        await self._execute(sa.update(tables).where(tables.c.rematch_of == table).values(rematch_of=None))
        await self._execute(sa.delete(tables).where(tables.c.id == table))

    async def list_tournaments_ended_before(self, ended: float, most: int) -> list[int]:
        """Return up to `most` tournaments that ended before a moment, if all their tables are already removed."""
        games = tournament_games.c
        left = sa.exists().where(games.tournament_id == tournaments.c.id, games.table_id.is_not(None))
        return await self._load_numbers(_select_tournaments(ended).where(~left).limit(most))

    async def remove_tournament(self, tournament: int) -> None:
        """Delete a tournament and all rows that belong to it, except its tables."""
        for kind in reversed(metadata.sorted_tables):
            if "tournament_id" in kind.c and kind is not tables:
                await self._execute(sa.delete(kind).where(kind.c.tournament_id == tournament))
        await self._execute(sa.delete(tournaments).where(tournaments.c.id == tournament))

    async def count_orphans(self) -> dict[str, int]:
        """Return the number of rows in each table that refer to a missing row."""
        counted: dict[str, int] = {}
        for table in metadata.sorted_tables:
            for key in table.foreign_keys:
                owner: Any = key.column
                count = sa.select(sa.func.count()).select_from(table.outerjoin(owner.table, key.parent == owner))
                lost = count.where(key.parent.is_not(None), owner.is_(None))
                if (number := int(await self._connection.scalar(lost))) > 0:
                    counted[table.name] = counted.get(table.name, 0) + number
        return counted


def _select_tournaments(ended: float) -> sa.Select[int]:
    """Return the query for tournaments that ended before a moment.

    The newest one is left out, so that its number is not given twice.
    """
    newest = sa.select(sa.func.max(tournaments.c.id)).scalar_subquery()
    old = tournaments.c.status.in_(("over", "cancelled")) & (tournaments.c.ended_at < ended)
    return sa.select(tournaments.c.id).where(old, tournaments.c.id < newest).order_by(tournaments.c.id)
