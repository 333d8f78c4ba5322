"""Repository of reviews: the worth of the decisions of finished games."""

from __future__ import annotations

import enum
import json
from collections.abc import Sequence

import msgspec
import sqlalchemy as sa

from azalai.bot.store.repository import Repository, list_columns
from azalai.bot.store.review_schema import review_decisions, reviews


class ReviewStatus(enum.StrEnum):
    """Stages of a review."""

    MADE = "made"  # in work
    READY = "ready"
    FAILED = "failed"


class ReviewRow(msgspec.Struct, frozen=True, kw_only=True):
    """Review of a game.

    `decisions`: the number of decisions to evaluate; `curve`: the chances of the seats in each position, as JSON; both
    are None until known.
    """

    table_id: int
    status: ReviewStatus
    decisions: int | None
    curve: str | None


class WeighedRow(msgspec.Struct, frozen=True, kw_only=True):
    """Evaluated decision of a person.

    The number of the history entry, the best move with its chance of a win (0 to 1), and the loss (0 or more) of the
    played one, give or take the `error`. `reasons`: the figures in which both differ, as JSON, or empty if not known.
    `closely`: it was evaluated again, and longer.
    """

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
    """Reviews of games."""

    __slots__ = ()

    async def get(self, table: int) -> ReviewRow | None:
        """Return the review of a table, or None if none was begun."""
        condition = reviews.c.table_id == table
        return await self._find(ReviewRow, sa.select(*list_columns(reviews, ReviewRow)).where(condition))

    async def begin(self, table: int) -> bool:
        """Insert the review of a table; return False if there is one already."""
        self._connection.advisory_lock(f"review of {table}")
        if await self.get(table) is not None:
            return False
        await self._execute(sa.insert(reviews).values(table_id=table, status=ReviewStatus.MADE))
        return True

    async def list_unfinished(self) -> list[int]:
        """Return the tables with unfinished reviews, the oldest first."""
        query = sa.select(reviews.c.table_id).where(reviews.c.status == ReviewStatus.MADE)
        return await self._load_numbers(query.order_by(reviews.c.table_id))

    async def plan(self, table: int, decisions: int, curve: Sequence[Sequence[float]]) -> None:
        """Store the number of decisions to evaluate, and the chances of the seats in each position."""
        rounded = [[round(chance, 4) for chance in chances] for chances in curve]
        values = {"decisions": decisions, "curve": json.dumps(rounded)}
        await self._execute(sa.update(reviews).where(reviews.c.table_id == table).values(values))

    async def end(self, table: int, status: ReviewStatus) -> None:
        """Store that a review is ready, or has failed for good."""
        await self._execute(sa.update(reviews).where(reviews.c.table_id == table).values(status=status))

    # Its decisions

    async def list_evaluated(self, table: int) -> list[WeighedRow]:
        """Return the evaluated decisions, in their order."""
        decisions = review_decisions
        query = sa.select(*list_columns(decisions, WeighedRow)).where(decisions.c.table_id == table)
        return await self._load(WeighedRow, query.order_by(decisions.c.number))

    async def keep(self, weighed: WeighedRow) -> None:
        """Store an evaluated decision, also a second time."""
        decisions = review_decisions
        same = (decisions.c.table_id == weighed.table_id) & (decisions.c.number == weighed.number)
        await self._execute(sa.delete(decisions).where(same))
        await self._execute(sa.insert(decisions).values(msgspec.structs.asdict(weighed)))
