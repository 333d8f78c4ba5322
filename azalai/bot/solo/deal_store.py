"""The queries about the deals of the days, and the games that people play of them."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy import bindparam

from azalai.bot.store.repository import Repository, columns_of, made
from azalai.bot.store.solo_schema import deal_games, deals
from azalai.bot.store.statements import Statement

FIRST_NUMBER = -(2**40)
"""Games of deals are known where tables are by numbers below this one; lessons have those above."""
LAST_NUMBER = -(2**50)
"""None of them has a number as low as this: puzzles have (`azalai.bot.solo.puzzle_store`)."""


def table_number(number: int) -> int:
    """The number by which a game of a deal is known where tables are, and back."""
    return FIRST_NUMBER - number


def is_deal(table: int) -> bool:
    """Whether that is the number of a game of a deal."""
    return LAST_NUMBER < table < FIRST_NUMBER


class DealRow(msgspec.Struct, frozen=True, kw_only=True):
    """The deal of a game on a day (`azalai.bot.store.solo_schema`)."""

    day: int
    game: str
    version: int
    seats: int
    own_seat: int
    options: bytes
    level: str
    seed: bytes
    seed_hash: str
    commitment: int


class DealGameRow(msgspec.Struct, frozen=True, kw_only=True):
    """A person's game of a deal. `points`, `course` and `ended_at` stand there when it is over."""

    id: int
    user_id: int
    day: int
    game: str
    name: str
    guild_id: int | None
    decision: int
    moves: str
    taken_back: int
    began_at: float
    changed_at: float
    ended_at: float | None = None
    points: int | None = None
    course: str | None = None

    @property
    def chances(self) -> tuple[float, ...]:
        """The course, if there is one."""
        return tuple(json.loads(self.course)) if self.course else ()


class DealResult(msgspec.Struct, frozen=True, kw_only=True):
    """How a person's game of a deal has ended: what boards are made of."""

    id: int
    user_id: int
    day: int
    name: str
    guild_id: int | None
    ended_at: float
    points: int
    course: str | None


_DEAL = columns_of(deals, DealRow)
_GAME = columns_of(deal_games, DealGameRow)
_RESULT = columns_of(deal_games, DealResult)
_GET_DEAL = Statement(sa.select(*_DEAL).where(deals.c.day == bindparam("of_day"), deals.c.game == bindparam("of_game")))
_GET = Statement(sa.select(*_GAME).where(deal_games.c.id == bindparam("of_deal")))
_OF = Statement(
    sa.select(*_GAME).where(
        deal_games.c.user_id == bindparam("of_user"),
        deal_games.c.day == bindparam("of_day"),
        deal_games.c.game == bindparam("of_game"),
    )
)


class Deals(Repository):
    """The deals of the days."""

    __slots__ = ()

    async def deal(self, day: int, game: str) -> DealRow | None:
        """The deal of a game on a day, if anybody has asked for it."""
        found = await self._connection.rows(_GET_DEAL, of_day=day, of_game=game)
        return next((made(DealRow, row) for row in found), None)

    async def lay_out(self, deal: DealRow) -> DealRow:
        """Writes a deal, unless there is one: the one that counts."""
        self._connection.alone(f"deal {deal.day} {deal.game}")
        there = await self.deal(deal.day, deal.game)
        if there is None:
            await self._connection.execute(sa.insert(deals).values(msgspec.structs.asdict(deal)))
        return there or deal

    # The games of people

    async def get(self, number: int) -> DealGameRow | None:
        """The game of that number."""
        found = await self._connection.rows(_GET, of_deal=number)
        return next((made(DealGameRow, row) for row in found), None)

    async def of(self, user: int, day: int, game: str) -> DealGameRow | None:
        """A person's game of a deal, if they have begun it."""
        found = await self._connection.rows(_OF, of_user=user, of_day=day, of_game=game)
        return next((made(DealGameRow, row) for row in found), None)

    async def of_person(self, user: int) -> list[DealGameRow]:
        """Return all games of a person, oldest first."""
        query = sa.select(*_GAME).where(deal_games.c.user_id == user).order_by(deal_games.c.id)
        return [made(DealGameRow, row) for row in await self._connection.execute(query)]

    async def of_days(self, user: int, days: Collection[int]) -> list[DealGameRow]:
        """A person's games of the deals of these days."""
        here = deal_games.c
        query = sa.select(*_GAME).where(here.user_id == user, here.day.in_(days)).order_by(here.day, here.id)
        return [made(DealGameRow, row) for row in await self._connection.execute(query)]

    async def begin(
        self, user: int, name: str, guild: int | None, deal: DealRow, moves: Sequence[str], now: float
    ) -> DealGameRow:
        """Begins a person's game of a deal; what they have begun of it already stays as it is."""
        self._connection.alone(f"deal of {user}")
        there = await self.of(user, deal.day, deal.game)
        if there is not None:
            return there
        row = {"user_id": user, "name": name, "guild_id": guild, "day": deal.day, "game": deal.game}
        row |= {"decision": 0, "taken_back": 0, "moves": json.dumps(moves), "began_at": now, "changed_at": now}
        await self._connection.execute(sa.insert(deal_games).values(row))
        begun = await self.of(user, deal.day, deal.game)
        assert begun is not None
        return begun

    async def go_on(self, before: DealGameRow, after: DealGameRow) -> bool:
        """Writes what has become of a game; False where it has gone on since, or is no more."""
        here = (deal_games.c.id == before.id) & (deal_games.c.decision == before.decision)
        here &= deal_games.c.moves == before.moves
        values = {name: getattr(after, name) for name in _CHANGING}
        done = await self._connection.execute(sa.update(deal_games).where(here).values(values))
        return done.rowcount == 1

    # Results

    async def results(
        self, game: str, first: int, last: int, *, guild: int | None = None, until: float | None = None
    ) -> list[DealResult]:
        """The games of deals from one day to another that are over, in the order in which they ended; of those that
        were begun in one server (`guild`) only, and that ended before a time (`until`)."""
        here = deal_games.c
        query = sa.select(*_RESULT).where(here.game == game, here.day >= first, here.day <= last)
        query = query.where(here.ended_at.is_not(None)).order_by(here.ended_at, here.id)
        if guild is not None:
            query = query.where(here.guild_id == guild)
        if until is not None:
            query = query.where(here.ended_at < until)
        return [made(DealResult, row) for row in await self._connection.execute(query)]

    async def unfinished(self, day: int, game: str) -> bool:
        """Whether anybody has begun a deal and not finished it."""
        here = deal_games.c
        query = sa.select(here.id).where(here.day == day, here.game == game, here.ended_at.is_(None)).limit(1)
        return (await self._connection.execute(query)).first() is not None

    async def days_finished(self, users: Collection[int], last: int) -> dict[int, set[int]]:
        """The days up to one whose deals, of whichever game, these people have finished."""
        here, found = deal_games.c, {user: set[int]() for user in users}
        query = sa.select(here.user_id, here.day).distinct()
        query = query.where(here.user_id.in_(users), here.day <= last, here.ended_at.is_not(None))
        for row in await self._connection.execute(query):
            found[row.user_id].add(row.day)
        return found


_CHANGING = ("decision", "moves", "taken_back", "changed_at", "ended_at", "points", "course")
