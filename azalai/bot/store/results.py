"""Queries about finished games: results and ratings."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec
import sqlalchemy as sa

from azalai.bot.store.erased import RESULT, Erased
from azalai.bot.store.repository import Repository, list_columns
from azalai.bot.store.result_rows import RatingRow, ResultRow
from azalai.bot.store.rows import Status
from azalai.bot.store.schema import people, ratings, results, seats, tables

EVERYWHERE = 0
"""Number in place of a server's, for all servers together."""


class Results(Repository):
    """Queries about results and ratings."""

    __slots__ = ()

    async def insert(self, rows: Sequence[ResultRow]) -> None:
        """Insert the results of a game, one row for each seat."""
        await self._execute(sa.insert(results), [msgspec.structs.asdict(row) for row in rows])

    async def list_at(self, table: int) -> list[ResultRow]:
        """Return the results of a table, by seat. There are none if the game is not over."""
        return await self._list_results(results.c.table_id == table)

    async def list_of_person(self, user: int) -> list[ResultRow]:
        """Return the results of a person, newest first."""
        return await self._list_results(results.c.user_id == user)

    async def list_page_of_person(self, user: int, first: int, most: int) -> list[ResultRow]:
        """Return up to `most` results of a person, newest first, after the newest `first` ones."""
        return await self._list_results(results.c.user_id == user, first, most)

    async def count_games(self, user: int) -> int:
        """Return the number of a person's finished games."""
        counted = sa.select(sa.func.count()).select_from(results).where(results.c.user_id == user)
        return int(await self._connection.scalar(counted) or 0)

    async def has_all_played(self, users: Collection[int], game: str) -> bool:
        """Return True if each of these people has finished this game at least once."""
        counted = sa.select(sa.func.count(results.c.user_id.distinct()))
        condition = results.c.user_id.in_(users) & (results.c.game == game)
        return int(await self._connection.scalar(counted.where(condition)) or 0) == len(set(users))

    async def has_won(self, user: int, game: str) -> bool:
        """Return True if a person has won a game at least once."""
        theirs = sa.select(results.c.table_id).where(results.c.user_id == user, results.c.game == game)
        return await self._exists(theirs.where(results.c.place == 1))

    async def list_opponent_results(self, user: int) -> list[ResultRow]:
        """Return the results of all other people in the games of a person, newest first."""
        own = sa.select(results.c.table_id).where(results.c.user_id == user)
        return await self._list_results(results.c.table_id.in_(own) & (results.c.user_id != user))

    async def list_opponents(self, user: int) -> list[int]:
        """Return the other people with whom a person has finished games."""
        own = sa.select(results.c.table_id).where(results.c.user_id == user)
        theirs = results.c.table_id.in_(own) & results.c.user_id.is_not(None) & (results.c.user_id != user)
        return await self._load_numbers(sa.select(results.c.user_id).where(theirs).distinct())

    async def list_counted(self, users: Collection[int | None], game: str, since: float) -> dict[int, set[int]]:
        """Return the tables of the games that ended after `since` and count for ratings, for each of these people.

        Games that they played before they were erased are included.
        """
        tables_by_user: dict[int, set[int]] = {user: set() for user in users if user is not None}
        theirs = results.c.user_id.in_(tables_by_user) | results.c.mark.is_not(None)
        erased = Erased(self._connection)
        for row in await self._list_results(
            theirs & (results.c.game == game) & results.c.counted & (results.c.ended_at > since)
        ):
            for user, played in tables_by_user.items():
                if row.user_id == user or await erased.is_marked(row.mark, RESULT, row.table_id, user):
                    played.add(row.table_id)
        return tables_by_user

    async def count_early_resignations(self, user: int, since: float, least: int) -> int:
        """Return the number of the newest two-player games of a person that are all early resignations by them.

        A resignation is early if one of the players had fewer than `least` turns. Only games that ended after `since`
        are counted, even those from before the person was erased.
        """
        theirs = (results.c.user_id == user) | results.c.mark.is_not(None)
        of_two = sa.select(seats.c.table_id).group_by(seats.c.table_id).having(sa.func.count() == 2)
        slow = sa.exists().where(seats.c.table_id == results.c.table_id, seats.c.turns < least)
        gave_up = sa.exists().where(
            *(seats.c.table_id == results.c.table_id, seats.c.seat == results.c.seat, seats.c.resigned_by.is_not(None))
        )
        resigned = tables.c.status == Status.RESIGNED
        result = await self._execute(
            sa.select(results.c.table_id, results.c.user_id, results.c.mark, (resigned & gave_up & slow).label("early"))
            .join(tables, tables.c.id == results.c.table_id)
            .where(theirs, results.c.ended_at > since, results.c.table_id.in_(of_two))
            .order_by(results.c.ended_at.desc(), results.c.table_id.desc())
        )
        erased, count = Erased(self._connection), 0
        for row in result.all():
            if row.user_id == user or await erased.is_marked(row.mark, RESULT, row.table_id, user):
                if not row.early:
                    break
                count += 1
        return count

    async def _list_results(
        self, condition: sa.ColumnElement[bool], first: int = 0, most: int | None = None
    ) -> list[ResultRow]:
        newest = (results.c.ended_at.desc(), results.c.table_id.desc(), results.c.seat)
        query = sa.select(*list_columns(results, ResultRow)).where(condition).order_by(*newest)
        return await self._load(ResultRow, query.offset(first).limit(most))

    # Ratings

    async def find_rating(self, user: int, game: str, guild: int) -> RatingRow | None:
        """Return the rating of a person for a game in a server, or in all (`EVERYWHERE`); None if they have none."""
        return next(iter(await self._list_ratings(_match_rating(user, game, guild), ratings.c.user_id)), None)

    async def list_ratings(self, user: int) -> list[RatingRow]:
        """Return all ratings of a person, by game and server."""
        return await self._list_ratings(ratings.c.user_id == user, ratings.c.game, ratings.c.guild_id)

    async def list_best(self, game: str, guild: int, least: int) -> list[RatingRow]:
        """Return the ratings for a game in a server of all people with at least `least` rated games, best first."""
        return await self._list_best(
            (ratings.c.game == game) & (ratings.c.guild_id == guild) & (ratings.c.games >= least)
        )

    async def list_best_everywhere(self, game: str, least: int, reader: int) -> list[RatingRow]:
        """Return ratings for a game in all servers together, best first.

        They are the ratings with at least `least` games of the people who let other servers see their results, and of
        the reader.
        """
        counted = (ratings.c.game == game) & (ratings.c.guild_id == EVERYWHERE) & (ratings.c.games >= least)
        agree = sa.select(people.c.user_id).where(people.c.everywhere)
        return await self._list_best(counted & (ratings.c.user_id.in_(agree) | (ratings.c.user_id == reader)))

    async def _list_best(self, condition: sa.ColumnElement[bool]) -> list[RatingRow]:
        shown_rating = ratings.c.mu - 3 * ratings.c.sigma
        return await self._list_ratings(condition, shown_rating.desc(), ratings.c.user_id)

    async def _list_ratings(
        self, condition: sa.ColumnElement[bool], *order: sa.ColumnElement[object]
    ) -> list[RatingRow]:
        query = sa.select(*list_columns(ratings, RatingRow)).where(condition)
        return await self._load(RatingRow, query.order_by(*order))

    async def set_rating(self, rating: RatingRow) -> None:
        """Store a rating, which replaces the earlier one."""
        await self._execute(sa.delete(ratings).where(_match_rating(rating.user_id, rating.game, rating.guild_id)))
        await self._execute(sa.insert(ratings).values(msgspec.structs.asdict(rating)))


def _match_rating(user: int, game: str, guild: int) -> sa.ColumnElement[bool]:
    return (ratings.c.user_id == user) & (ratings.c.game == game) & (ratings.c.guild_id == guild)
