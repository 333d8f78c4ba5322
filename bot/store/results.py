"""The queries about finished games: results, ratings, and what is told of people."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from bot.store import schema
from bot.store.queries import Queries
from bot.store.rows import RatingRow, ResultRow

EVERYWHERE = 0
"""Stands for all servers together."""


class Fame(Queries):
    """The part of a transaction that concerns results and ratings."""

    async def write_results(self, results: Sequence[ResultRow]) -> None:
        """The end of a game, a row for each seat."""
        await self._connection.execute(
            sa.insert(schema.results),
            [{name: getattr(row, name) for name in ResultRow.__struct_fields__} for row in results],
        )

    async def results(self, table: int) -> list[ResultRow]:
        """How a table ended, by seat; nothing where it has not."""
        return await self._results(schema.results.c.table_id == table)

    async def results_of(self, user: int) -> list[ResultRow]:
        """How the games of a person ended, newest first."""
        return await self._results(schema.results.c.user_id == user)

    async def results_beside(self, user: int) -> list[ResultRow]:
        """How the games of a person ended for the others at the table."""
        own = sa.select(schema.results.c.table_id).where(schema.results.c.user_id == user)
        return await self._results(schema.results.c.table_id.in_(own) & (schema.results.c.user_id != user))

    async def _results(self, condition: sa.ColumnElement[bool]) -> list[ResultRow]:
        found = await self._connection.execute(
            sa.select(schema.results)
            .where(condition)
            .order_by(schema.results.c.ended_at.desc(), schema.results.c.table_id.desc(), schema.results.c.seat)
        )
        return [ResultRow(**row) for row in found.mappings()]

    async def reply_time(self, user: int) -> tuple[float, int]:
        """How long others have waited for a person in all, in seconds, and for how many decisions."""
        found = await self._connection.execute(
            sa.select(sa.func.sum(schema.seats.c.waited), sa.func.sum(schema.seats.c.turns)).where(
                schema.seats.c.user_id == user
            )
        )
        waited, turns = found.one()
        return float(waited or 0.0), int(turns or 0)

    async def names_of(self, users: Sequence[int]) -> dict[int, str]:
        """The name each of these people had at the table they sat down at last."""
        found = await self._connection.execute(
            sa.select(schema.seats.c.user_id, schema.seats.c.name)
            .where(schema.seats.c.user_id.in_(users))
            .order_by(schema.seats.c.table_id)
        )
        return {int(row.user_id): str(row.name) for row in found}

    # Ratings

    async def rating(self, user: int, game: str, guild: int) -> RatingRow | None:
        """The rating of a person for a game in a server, or everywhere."""
        found = await self._connection.execute(
            sa.select(schema.ratings).where(
                schema.ratings.c.user_id == user, schema.ratings.c.game == game, schema.ratings.c.guild_id == guild
            )
        )
        row = found.mappings().one_or_none()
        return None if row is None else RatingRow(**row)

    async def ratings_of(self, user: int) -> list[RatingRow]:
        """All ratings of a person."""
        found = await self._connection.execute(
            sa.select(schema.ratings)
            .where(schema.ratings.c.user_id == user)
            .order_by(schema.ratings.c.game, schema.ratings.c.guild_id)
        )
        return [RatingRow(**row) for row in found.mappings()]

    async def ratings_for(self, game: str, guild: int, least: int) -> list[RatingRow]:
        """The ratings for a game in a server, or everywhere, of those with so many games at least; best first."""
        shown = schema.ratings.c.mu - 3 * schema.ratings.c.sigma
        found = await self._connection.execute(
            sa.select(schema.ratings)
            .where(schema.ratings.c.game == game, schema.ratings.c.guild_id == guild, schema.ratings.c.games >= least)
            .order_by(shown.desc(), schema.ratings.c.user_id)
        )
        return [RatingRow(**row) for row in found.mappings()]

    async def set_rating(self, rating: RatingRow) -> None:
        """Writes a rating in the place of the earlier one."""
        await self._connection.execute(
            sa.delete(schema.ratings).where(
                schema.ratings.c.user_id == rating.user_id,
                schema.ratings.c.game == rating.game,
                schema.ratings.c.guild_id == rating.guild_id,
            )
        )
        values = {name: getattr(rating, name) for name in RatingRow.__struct_fields__}
        await self._connection.execute(sa.insert(schema.ratings).values(**values))

    # Rematches

    async def rematch_of(self, table: int) -> int | None:
        """The newest table that was opened as the rematch of this one and was not called off."""
        found = await self._connection.execute(
            sa.select(schema.tables.c.id)
            .where(schema.tables.c.rematch_of == table, schema.tables.c.status.not_in(("cancelled", "expired")))
            .order_by(schema.tables.c.id.desc())
            .limit(1)
        )
        return found.scalar_one_or_none()
