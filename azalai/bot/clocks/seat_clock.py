"""Clocks of the seats, written in the transaction of each change: deadlines, and the time of reminders.

A seat's clock runs from its call until the seat has nothing to decide. A revealing move ends a decision, too, because
it can't be undone: the clock starts again. A move that can be undone does not restart it; otherwise a player could gain
time for ever. While a seat decides, `clock_since` is the start of its clock and `due` its end; a clock without `due`
has run out, and its consequence is done.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from azalai.bot.clocks.pace import HOUR, Pace, decode_pace
from azalai.bot.people.quiet_hours import Rest, find_end_of_quiet, quiet_of
from azalai.bot.store import Transaction
from azalai.bot.store.addresses import ChannelAddress, UserAddress
from azalai.bot.store.person_rows import PersonRow
from azalai.bot.store.rows import MessageKind, SeatRow, Status, TimerKind

if TYPE_CHECKING:
    from azalai.bot.tables.table import LoadedTable

SEAT_TIMERS = (TimerKind.DEADLINE, TimerKind.REMINDER, TimerKind.AUTOPLAY)
MAX_REMINDERS = 5
NOTICE = 3600.0
"""Least seconds that a person has after their deadline is recomputed, unless they had fewer before."""


class TimePreferences(msgspec.Struct, frozen=True):
    """Preferences of a person for time: their time off, and their reminders."""

    rest: Rest = Rest()
    person: PersonRow | None = None

    def remind_every(self, pace: Pace) -> float:
        """Return the seconds from one reminder to the next; 0: none."""
        if self.person is not None and (self.person.notify == "neither" or self.person.remind_most == 0):
            return 0.0
        own = None if self.person is None else self.person.remind_every
        return pace.remind_every() if own is None else own

    def remind_most(self) -> int:
        """Return the largest number of reminders in one turn."""
        own = None if self.person is None else self.person.remind_most
        return MAX_REMINDERS if own is None else own


async def time_preferences_of(
    tx: Transaction, users: Iterable[int | None], after: float
) -> Mapping[int | None, TimePreferences]:
    """Return the preferences of these people, without holidays that ended before `after`.

    None, a robot, has defaults.
    """
    people_ids = {user for user in users if user is not None}
    preferences: dict[int | None, TimePreferences] = {None: TimePreferences()}
    if people_ids:
        people = await tx.people.load(people_ids)
        holidays = await tx.holidays.list_for(people_ids, after)
        for user in people_ids:
            away = tuple((holiday.begins, holiday.ends) for holiday in holidays if holiday.user_id == user)
            person = people.get(user)
            preferences[user] = TimePreferences(Rest(quiet_of(person), away), person)
    return preferences


async def charge_clocks(
    tx: Transaction,
    before: LoadedTable,
    seats: Sequence[SeatRow],
    now: float,
    *,
    mover: int | None,
    reveals: bool,
    used: float = 0.0,
) -> tuple[SeatRow, ...]:
    """Write the seats after a step with their clocks, and return them.

    Only seats that were called, have moved, or need no longer decide are changed: they have a new decision. `used`:
    the seconds that a decision which the mover takes back had taken, which stay used.
    """
    touched = [seat for seat in seats if seat.decision != before.seats[seat.seat].decision]
    if not touched:
        return tuple(seats)
    pace = decode_pace(before.row.pace)
    oldest = min((old.clock_since or now for old in before.seats if old.clock_since is not None), default=now)
    preferences = await time_preferences_of(tx, (seat.user_id for seat in touched), oldest)
    called = any(seat.deciding and not before.seats[seat.seat].deciding for seat in touched)
    timed = list(seats)
    over: list[int] = []
    for seat in touched:
        old = before.seats[seat.seat]
        again = old.deciding and seat.deciding and (seat.seat != mover or called)
        if again or not seat.deciding:
            over.append(seat.seat)
        changed = _stop_clock(old, seat, pace, preferences[seat.user_id], now, over=seat.seat in over, settles=reveals)
        if seat.deciding and (again or not old.deciding):
            changed = msgspec.structs.replace(changed, since=now, reminded=0, muted=False, reminded_at=None)
        if changed.deciding and changed.clock_since is None:
            spent = min(used, pace.turn * HOUR) if seat.seat == mover else 0.0
            changed = _start_clock(changed, pace, preferences[seat.user_id], now, spent)
        if old.reminded and changed.reminded == 0:
            await forget_reminders(tx, before, old, now)
        timed[seat.seat] = changed
    await tx.seats.change_all(before.id, {seat.seat: _clock_columns(timed[seat.seat]) for seat in touched})
    await _set_timers(
        tx, before, [timed[seat.seat] for seat in touched], pace, preferences, now, gone=(TimerKind.CALL,), over=over
    )
    return tuple(timed)


def _clock_columns(seat: SeatRow) -> dict[str, float | int | bool | None]:
    """Return the columns of a seat that a step changes."""
    return {"decision": seat.decision, "deciding": seat.deciding, "seen": seat.seen, **_time_of(seat)}


def _stop_clock(
    old: SeatRow, seat: SeatRow, pace: Pace, preferences: TimePreferences, now: float, *, over: bool, settles: bool
) -> SeatRow:
    """Return the seat after a decision (`settles`) or a turn (`over`): its clock is charged and stopped."""
    if not old.deciding or not (over or settles):
        return seat
    bank = old.bank
    if old.clock_since is not None and bank is not None:
        bank = pace.bank_after(bank, preferences.rest.count_seconds(old.clock_since, now))
    changed = msgspec.structs.replace(seat, bank=bank, due=None, clock_since=None)
    if over:
        waited = old.waited + max(0.0, now - (old.since or now))
        changed = msgspec.structs.replace(changed, waited=waited, turns=old.turns + 1, reminded=0, muted=False)
    return changed


def _start_clock(seat: SeatRow, pace: Pace, preferences: TimePreferences, now: float, spent: float = 0.0) -> SeatRow:
    """Return the seat with its clock running from now on, if there is one and a person sits there.

    `spent`: the seconds of its turn that are used already.
    """
    if not pace.has_clock:
        return msgspec.structs.replace(seat, bank=None, due=None, clock_since=None)
    bank = pace.full_bank if seat.bank is None else min(seat.bank, pace.full_bank)
    if seat.user_id is None:
        return msgspec.structs.replace(seat, bank=bank, due=None, clock_since=None)
    due = preferences.rest.moment_after(now, pace.seconds_for_decision(bank) - spent)
    return msgspec.structs.replace(seat, bank=bank, due=due, clock_since=now - spent)


def _time_of(seat: SeatRow) -> dict[str, float | int | bool | None]:
    names = ("since", "bank", "due", "clock_since", "reminded", "reminded_at", "muted", "waited", "turns", "taken_back")
    return {name: getattr(seat, name) for name in names}


async def _set_timers(
    tx: Transaction,
    table: LoadedTable,
    seats: Sequence[SeatRow],
    pace: Pace,
    preferences: Mapping[int | None, TimePreferences],
    now: float,
    *,
    gone: tuple[TimerKind, ...] = (),
    over: Collection[int] = (),
) -> None:
    """Replace the deadlines and reminders of these seats.

    `gone`: other timers that they lose; `over`: those of them for whom no robot plays the turn any more.
    """
    due: list[tuple[int, TimerKind, float]] = []
    for seat in seats:
        if not seat.deciding or seat.user_id is None:
            continue
        if seat.due is not None:
            due.append((seat.seat, TimerKind.DEADLINE, seat.due))
        remind_at = next_reminder(seat, pace, preferences[seat.user_id], now)
        if remind_at is not None:
            due.append((seat.seat, TimerKind.REMINDER, remind_at))
    await tx.timers.set_for_seats(
        table.id, [seat.seat for seat in seats], (TimerKind.DEADLINE, TimerKind.REMINDER, *gone), due, over=over
    )


def next_reminder(seat: SeatRow, pace: Pace, preferences: TimePreferences, now: float) -> float | None:
    """Return the time of the next reminder of a seat's person, never in their time off, or None for never."""
    every = preferences.remind_every(pace)
    if every <= 0 or seat.muted or seat.reminded >= preferences.remind_most():
        return None
    last = max(now, seat.since or now)
    return preferences.rest.moment_after(last + every, 0.0)


async def forget_reminders(tx: Transaction, table: LoadedTable, seat: SeatRow, now: float) -> None:
    """Delete the reminders of a seat's turn, in the channel and in the person's messages."""
    await tx.outbox.add(
        table.id, ChannelAddress(table.row.channel_id), MessageKind.REMINDERS_OVER, now=now, seat=seat.seat
    )
    if seat.user_id is not None:
        await tx.outbox.add(table.id, UserAddress(seat.user_id), MessageKind.REMINDERS_OVER, now=now, seat=seat.seat)


async def restart_clocks(
    tx: Transaction, table: LoadedTable, now: float, seats: Sequence[int] | None = None, *, full: bool = False
) -> None:
    """Restart the clocks of the seats that must decide (of `seats`, if given).

    The table was at a standstill, another player sits there, or it has another pace. `full`: with the bank of the
    start.
    """
    pace = decode_pace(table.row.pace)
    chosen = [seat for seat in table.seats if seats is None or seat.seat in seats]
    preferences = await time_preferences_of(tx, (seat.user_id for seat in chosen), now)
    timed: list[SeatRow] = []
    for seat in chosen:
        fresh = msgspec.structs.replace(
            seat, clock_since=None, due=None, bank=None if full else seat.bank, reminded=0, muted=False
        )
        if seat.deciding and table.row.status is Status.RUNNING:
            fresh = _start_clock(fresh, pace, preferences[seat.user_id], now)
        elif full and pace.has_clock:
            fresh = msgspec.structs.replace(fresh, bank=pace.full_bank)
        timed.append(fresh)
        await tx.seats.change(table.id, seat.seat, **_time_of(fresh))
    await _set_timers(tx, table, timed, pace, preferences, now, over=[seat.seat for seat in timed])


async def recompute_deadlines(tx: Transaction, user: int, now: float) -> list[int]:
    """Recompute a person's deadlines after a change of their time off or reminders, and return the tables.

    No deadline moves closer than an hour by that.
    """
    changed_tables: list[int] = []
    for table, channel in await tx.tables.list_with_channels(user, (Status.RUNNING,)):
        row = await tx.tables.get(table)
        seat = next((seat for seat in await tx.seats.list_for_update(table) if seat.user_id == user), None)
        if row is None or seat is None:
            continue
        pace = decode_pace(row.pace)
        preferences = (await time_preferences_of(tx, [user], min(now, seat.clock_since or now)))[user]
        due: list[tuple[int, TimerKind, float]] = []
        if seat.deciding:
            if seat.due is not None and seat.clock_since is not None and seat.bank is not None:
                when = preferences.rest.moment_after(seat.clock_since, pace.seconds_for_decision(seat.bank))
                when = max(when, min(seat.due, now + NOTICE))
                await tx.seats.change(table, seat.seat, due=when)
                due.append((seat.seat, TimerKind.DEADLINE, when))
            remind_at = next_reminder(seat, pace, preferences, seat.reminded_at or seat.since or now)
            if remind_at is not None:
                due.append((seat.seat, TimerKind.REMINDER, max(remind_at, preferences.rest.moment_after(now, 0.0))))
        turn = next_change(preferences.rest, now)
        if turn is not None:
            due.append((seat.seat, TimerKind.HOLIDAY, turn))
        for timer in await tx.timers.list_about(table):
            if (
                timer.kind is TimerKind.CALL and timer.seat == seat.seat
            ):  # it may have waited for the end of other hours
                due.append((seat.seat, TimerKind.CALL, min(timer.due, find_end_of_quiet(preferences.person, now))))
        kinds = (TimerKind.DEADLINE, TimerKind.REMINDER, TimerKind.HOLIDAY, TimerKind.CALL)
        await tx.timers.set_for_seats(table, [seat.seat], kinds, due)
        await tx.outbox.add(table, ChannelAddress(channel), MessageKind.CARD, now=now)
        changed_tables.append(table)
    return changed_tables


async def holiday_end(tx: Transaction, seats: Iterable[SeatRow], now: float) -> float | None:
    """Return the time when the last of those people in these seats who are on holiday comes back, or None."""
    preferences = await time_preferences_of(tx, [seat.user_id for seat in seats], now)
    ends = [until for preference in preferences.values() if (until := preference.rest.holiday_end(now)) is not None]
    return max(ends, default=None)


def next_change(rest: Rest, now: float) -> float | None:
    """Return the time when the person's holiday next begins or ends, or None."""
    for begins, ends in Rest(holidays=rest.holidays).pauses(now):
        return begins if begins > now else ends
    return None


def is_late(seat: SeatRow) -> bool:
    """Return True if the player's time has run out in this turn and nothing has followed yet."""
    return seat.deciding and seat.user_id is not None and seat.clock_since is not None and seat.due is None
