"""The queries about reviews: what the decisions of a game were worth, found out when it is over."""

from __future__ import annotations

import enum
import json
from collections.abc import Sequence

import msgspec
import sqlalchemy as sa

from azalai.bot.store.repository import Repository, columns_of, made
from azalai.bot.store.schema import review_decisions, reviews


class ReviewStatus(enum.StrEnum):
    """The stages of a review."""

    MADE = "made"  # it is being made
    READY = "ready"
    FAILED = "failed"


class ReviewRow(msgspec.Struct, frozen=True, kw_only=True):
    """The review of a game. `decisions`: how many are to be weighed; `curve`: the chances of the seats in each
    position, as JSON; None while neither is known."""

    table_id: int
    status: ReviewStatus
    decisions: int | None
    curve: str | None


class WeighedRow(msgspec.Struct, frozen=True, kw_only=True):
    """A decision of a person that was weighed: the number of the act, what would have been best with what chance of a
    win (0 to 1), and how much less (0 or more) the act promised, give or take the `error`. `reasons`: in which figures
    what would have been best differs from the act, as JSON; nothing where that is not known. `closely`: it was weighed
    again, and longer."""

    table_id: int
    number: int
    seat: int
    better: str
    chance: float
    loss: float
    closely: bool
    error: float = 0.0
    reasons: str = ""


class Reviews(Repository):
    """The reviews of games."""

    __slots__ = ()

    async def get(self, table: int) -> ReviewRow | None:
        """The review of a table, if one was begun."""
        found = await self._connection.execute(
            sa.select(*columns_of(reviews, ReviewRow)).where(reviews.c.table_id == table)
        )
        row = next((made(ReviewRow, row) for row in found), None)
        return None if row is None else msgspec.structs.replace(row, status=ReviewStatus(row.status))

    async def begin(self, table: int) -> bool:
        """Notes that a review is to be made; False where there is one already."""
        self._connection.alone(f"review of {table}")
        if await self.get(table) is not None:
            return False
        await self._connection.execute(sa.insert(reviews).values(table_id=table, status=ReviewStatus.MADE))
        return True

    async def unfinished(self) -> list[int]:
        """The tables whose review is being made, the oldest first."""
        found = await self._connection.execute(
            sa.select(reviews.c.table_id).where(reviews.c.status == ReviewStatus.MADE).order_by(reviews.c.table_id)
        )
        return [int(row.table_id) for row in found]

    async def plan(self, table: int, decisions: int, curve: Sequence[Sequence[float]]) -> None:
        """Notes how many decisions are to be weighed, and the chances of the seats in each position."""
        rounded = [[round(chance, 4) for chance in chances] for chances in curve]
        values = {"decisions": decisions, "curve": json.dumps(rounded)}
        await self._connection.execute(sa.update(reviews).where(reviews.c.table_id == table).values(values))

    async def end(self, table: int, status: ReviewStatus) -> None:
        """Notes that a review is ready, or has failed for good."""
        await self._connection.execute(sa.update(reviews).where(reviews.c.table_id == table).values(status=status))

    # Its decisions

    async def weighed(self, table: int) -> list[WeighedRow]:
        """The decisions that were weighed, in their order."""
        here = review_decisions
        found = await self._connection.execute(
            sa.select(*columns_of(here, WeighedRow)).where(here.c.table_id == table).order_by(here.c.number)
        )
        return [made(WeighedRow, row) for row in found]

    async def keep(self, weighed: WeighedRow) -> None:
        """Writes a decision that was weighed, or weighed again."""
        here = review_decisions.c
        await self._connection.execute(
            sa.delete(review_decisions).where(here.table_id == weighed.table_id, here.number == weighed.number)
        )
        await self._connection.execute(sa.insert(review_decisions).values(msgspec.structs.asdict(weighed)))
