"""Queries about reviews of solo games. A review is stored in a column of its game and deleted with it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import sqlalchemy as sa

from azalai.bot.reviews.store import ReviewRow, Reviews, ReviewStatus, WeighedRow
from azalai.bot.store.solo_schema import solo_games


class _StoredReview(msgspec.Struct, frozen=True):
    """Review as it is stored in the column."""

    status: ReviewStatus = ReviewStatus.MADE
    decisions: int | None = None
    curve: tuple[tuple[float, ...], ...] | None = None
    weighed: tuple[WeighedRow, ...] = ()


class SoloReviews(Reviews):
    """Reviews of solo games, with the methods of those of tables (`azalai.bot.reviews.store.Reviews`)."""

    __slots__ = ()

    async def get(self, table: int) -> ReviewRow | None:
        """Return the review of a game, or None if none was begun."""
        stored = await self._of(table)
        if stored is None:
            return None
        curve = None if stored.curve is None else msgspec.json.encode(stored.curve).decode()
        return ReviewRow(table_id=table, status=stored.status, decisions=stored.decisions, curve=curve)

    async def begin(self, table: int) -> bool:
        """Store that a review is wanted and return True, or return False if there is one already."""
        self._connection.advisory_lock(f"review of {table}")
        if await self._of(table) is not None:
            return False
        await self._write(table, _StoredReview())
        return True

    async def list_unfinished(self) -> list[int]:
        """Return the games with unfinished reviews, the oldest first."""
        condition = solo_games.c.review.contains(f'"status":"{ReviewStatus.MADE}"')
        return [
            -row
            for row in await self._load_numbers(sa.select(solo_games.c.id).where(condition).order_by(solo_games.c.id))
        ]

    async def plan(self, table: int, decisions: int, curve: Sequence[Sequence[float]]) -> None:
        """Store the number of decisions to evaluate, and the chances of the seats in each position."""
        rounded = tuple(tuple(round(chance, 4) for chance in chances) for chances in curve)
        await self._change(table, decisions=decisions, curve=rounded)

    async def end(self, table: int, status: ReviewStatus) -> None:
        """Store the status of a review that is ready or has failed for good."""
        await self._change(table, status=status)

    async def list_evaluated(self, table: int) -> list[WeighedRow]:
        """Return the evaluated decisions, in their order."""
        stored = await self._of(table)
        return [] if stored is None else sorted(stored.weighed, key=lambda row: row.number)

    async def keep(self, weighed: WeighedRow) -> None:
        """Store the first or the second evaluation of a decision."""
        others = [row for row in await self.list_evaluated(weighed.table_id) if row.number != weighed.number]
        await self._change(weighed.table_id, weighed=(*others, weighed))

    async def _of(self, table: int) -> _StoredReview | None:
        text = await self._connection.scalar(sa.select(solo_games.c.review).where(solo_games.c.id == -table))
        return None if text is None else msgspec.json.decode(text, type=_StoredReview)

    async def _change(self, table: int, **values: object) -> None:
        stored = await self._of(table)
        if stored is not None:  # None if the game was deleted meanwhile
            await self._write(table, msgspec.structs.replace(stored, **values))

    async def _write(self, table: int, stored: _StoredReview) -> None:
        text = msgspec.json.encode(stored).decode()
        await self._execute(sa.update(solo_games).where(solo_games.c.id == -table).values(review=text))
