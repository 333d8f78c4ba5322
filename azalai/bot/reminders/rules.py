"""Reminders of people who must decide, now and then, in one message that replaces the last, and never in quiet hours.

A reminder is counted in the transaction that writes it, and only while the seat still has to make that decision.
"""

from __future__ import annotations

import math

import msgspec

from azalai.bot.clocks.pace import decode_pace
from azalai.bot.clocks.seat_clock import TimePreferences, next_reminder, time_preferences_of
from azalai.bot.errors import Refused
from azalai.bot.play.turns import check_runs
from azalai.bot.store import Transaction
from azalai.bot.store.rows import SeatRow, Status, TimerKind, TimerRow
from azalai.bot.tables.announcements import announce_reminder
from azalai.bot.tables.channels import is_at_standstill
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable

NUDGE_PAUSE = 12 * 3600.0
"""Seconds between a reminder of a seat and one that another player asks for."""
FIRST_NUDGE = 3600.0
"""Seconds after its call in which no player may remind a seat."""


class Nudged(msgspec.Struct, frozen=True):
    """Result of asking for reminders: the names of the people who are reminded."""

    names: tuple[str, ...]


class Reminders:
    """Reminders of all tables."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def ring(self, timer: TimerRow) -> None:
        """Remind the person in a seat, unless it need no longer decide or the person wants no more of them."""
        now, seat = self._host.now(), timer.required_seat
        try:
            table = await load(self._host, timer.table_id)
        except Refused:
            table = None
        async with self._host.store.write() as tx:
            due = () if table is None else await self._remind(tx, table, seat, now)
            await tx.timers.set_for_seats(timer.table_id, [seat], (TimerKind.REMINDER,), due)
        self._host.after_commit([timer.table_id], robots=False)

    async def _remind(
        self, tx: Transaction, table: LoadedTable, number: int, now: float
    ) -> tuple[tuple[int, TimerKind, float], ...]:
        """Write a reminder if one is due, and set the timer of the next."""
        seat = (await tx.seats.list_at(table.id))[number]
        runs = table.row.status is Status.RUNNING and not is_at_standstill(table.row)
        if not runs or not seat.deciding or seat.user_id is None:
            return ()
        preferences = (await time_preferences_of(tx, [seat.user_id], now))[seat.user_id]
        pace = decode_pace(table.row.pace)
        if next_reminder(seat, pace, preferences, now) is None:
            return ()
        wakes = preferences.rest.moment_after(now, 0.0)
        if wakes > now:  # the person began a holiday or quiet hours since this was set
            return ((number, TimerKind.REMINDER, wakes),)
        if not await tx.clocks.claim_reminder(seat, preferences.remind_most(), now):
            return ()
        await announce_reminder(tx, table, seat, now)
        following = next_reminder(msgspec.structs.replace(seat, reminded=seat.reminded + 1), pace, preferences, now)
        return () if following is None else ((number, TimerKind.REMINDER, following),)

    async def nudge(self, table: int, user: int, name: str) -> Nudged:
        """Remind the awaited people at a player's request. Raises `Refused` if that can't be now."""
        loaded = await load(self._host, table)
        check_runs(loaded)
        if loaded.find_seat(user) is None:
            raise Refused("refusal-not-at-this-table")
        now = self._host.now()
        reminded: list[str] = []
        refusals: list[Refused] = []
        async with self._host.store.write() as tx:
            seats = [
                seat for seat in await tx.seats.list_at(table) if seat.deciding and seat.user_id not in (None, user)
            ]
            preferences = await time_preferences_of(tx, (seat.user_id for seat in seats), now)
            for seat in seats:
                refusal = _find_obstacle(seat, preferences[seat.user_id], now)
                if refusal is None and await tx.clocks.claim_nudge(seat, now - NUDGE_PAUSE, now):
                    await announce_reminder(tx, loaded, seat, now, by=name)
                    reminded.append(seat.name)
                elif refusal is not None:
                    refusals.append(refusal)
        if not reminded:
            raise refusals[0] if refusals else Refused("refusal-nobody-to-remind")
        self._host.after_commit([table], robots=False)
        return Nudged(tuple(reminded))

    async def mute(self, table: int, seat: int, decision: int, user: int) -> None:
        """End the reminders in this turn for the person in a seat. Raises `Refused` if that turn is over."""
        loaded = await load(self._host, table)
        row = loaded.get_seat(seat)
        if row.user_id != user:
            raise Refused("refusal-not-your-seat")
        asked = msgspec.structs.replace(row, decision=decision)
        async with self._host.store.write() as tx:
            if loaded.row.status is not Status.RUNNING or not await tx.clocks.mute(asked):
                raise Refused("refusal-reminder-stale")
            await tx.timers.clear(table, TimerKind.REMINDER, seat)


def _find_obstacle(seat: SeatRow, preferences: TimePreferences, now: float) -> Refused | None:
    """Return the reason why the person in a seat can't be reminded now, or None. Their quiet hours are not revealed."""
    if preferences.person is not None and preferences.person.notify == "neither":
        return Refused("refusal-no-reminders", player=(seat.name,))
    if seat.muted:
        return Refused("refusal-muted", player=(seat.name,))
    earliest = max((seat.since or now) + FIRST_NUDGE, (seat.reminded_at or 0.0) + NUDGE_PAUSE)
    if earliest > now:
        return Refused("refusal-reminded-lately", player=(seat.name,), when=f"<t:{math.ceil(earliest)}:R>")
    if preferences.rest.moment_after(now, 0.0) > now:  # only the person may tell the end
        return Refused("refusal-resting", player=(seat.name,))
    return None
