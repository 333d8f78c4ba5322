"""Queries about the clocks of seats: claims that only the first caller gets, and shifts of all times."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import sqlalchemy as sa

from azalai.bot.store.repository import Repository
from azalai.bot.store.rows import CALENDAR, ProposalStatus, SeatRow, TimerKind
from azalai.bot.store.schema import followers, proposals, seats, tables, timers, usage
from azalai.bot.store.tournament_schema import tournaments

LATELY = (usage.c.at, proposals.c.closed_at, followers.c.told_at, tables.c.warned_at)
"""Columns with the time of a past act that may not be repeated for a while."""
ON_CARDS = (TimerKind.CUP_ROUND, TimerKind.CUP_GAME, TimerKind.CUP_LAPSE)
"""Kinds of timers whose moments the cards of tournaments show."""


class Clocks(Repository):
    """Queries about the clocks of seats."""

    __slots__ = ()

    async def claim_deadline(self, seat: SeatRow, now: float) -> bool:
        """Claim that the time of a seat's decision is over. Returns False if that was claimed, or if time is left."""
        reminder: dict[str, Any] = {"reminded": seats.c.reminded + 1, "reminded_at": now}
        return await self._change_awaited(seat, [seats.c.due <= now], due=None, missed=seats.c.missed + 1, **reminder)

    async def claim_reminder(self, seat: SeatRow, most: int, now: float) -> bool:
        """Claim a reminder of a seat's decision, and count it.

        Returns False if the decision was made, if the person wants no more reminders of it, or if there were `most`.
        """
        conditions = [seats.c.muted.is_(False), seats.c.reminded < most]
        return await self._change_awaited(seat, conditions, reminded=seats.c.reminded + 1, reminded_at=now)

    async def claim_nudge(self, seat: SeatRow, before: float, now: float) -> bool:
        """Claim a reminder that another player asks for, and count it.

        Returns False in the cases of `claim_reminder`, but if one was sent after `before` in place of `most`.
        """
        rare = sa.or_(seats.c.reminded_at.is_(None), seats.c.reminded_at <= before)
        conditions = [seats.c.muted.is_(False), rare]
        return await self._change_awaited(seat, conditions, reminded=seats.c.reminded + 1, reminded_at=now)

    async def mute(self, seat: SeatRow) -> bool:
        """End the reminders of a seat's decision. Returns False if the decision was made."""
        return await self._change_awaited(seat, [], muted=True)

    async def _change_awaited(self, seat: SeatRow, conditions: list[sa.ColumnElement[bool]], **values: Any) -> bool:
        """Set columns of a seat if it must still make the same decision. Returns True if they were set."""
        same = (seats.c[name] == getattr(seat, name) for name in ("table_id", "seat", "user_id", "decision"))
        awaited = sa.update(seats).where(*same, seats.c.deciding.is_(True), *conditions)
        return await self._run(awaited.values(**values)) == 1

    async def shift_all(self, seconds: float, *, spare: Collection[TimerKind] = ()) -> None:
        """Postpone all timers, the clocks of all seats and the ends of open proposals by `seconds`.

        Timers that are due on a date (`CALENDAR`) or have a kind in `spare` stay. The cards of tournaments show the new
        moments.
        """
        await self._execute(
            sa.update(timers).where(timers.c.kind.not_in((*CALENDAR, *spare))).values(due=timers.c.due + seconds)
        )
        postponed = sa.select(timers.c.tournament_id).where(timers.c.kind.in_(ON_CARDS))
        await self._execute(
            sa.update(tournaments).where(tournaments.c.id.in_(postponed)).values(stamp=tournaments.c.stamp + 1)
        )
        await self._execute(
            sa.update(timers)
            .where(timers.c.kind == TimerKind.CUP_LOOK, timers.c.tournament_id.in_(postponed))
            .values(due=0.0)
        )
        await self._execute(
            sa.update(seats)
            .where(seats.c.deciding.is_(True))
            .values({column: column + seconds for column in (seats.c.since, seats.c.due, seats.c.clock_since)})
        )
        await self._execute(
            sa.update(proposals)
            .where(proposals.c.status == ProposalStatus.OPEN)
            .values(closes_at=proposals.c.closes_at + seconds)
        )

    async def shift_with_clock(self, seconds: float, now: float) -> None:
        """Shift all times, because the clock was set by `seconds` (negative: back) and shows `now`.

        After that, as much time is left until each timer as before; only timers on dates stay. If the clock was set
        back, the times of past acts that would be in the future become `now`.
        """
        await self.shift_all(seconds)
        reminded = (seats.c.reminded_at, *LATELY) if seconds < 0 else ()
        for column in reminded:
            changed = sa.update(column.table).where(column > now).values({column: now})
            await self._execute(changed)
