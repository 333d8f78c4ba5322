"""List of tables and the particulars of one, for the operator.

They hold no seed of a running game, no position and no move, because operators may play at the tables.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

from azalai.bot.operations.check import LIVE, find_reading_fault
from azalai.bot.store import Transaction
from azalai.bot.store.rows import SeatRow, Status, TableRow


def moment(at: float | None) -> str:
    """Return a moment as text in UTC, to the minute, or a dash for None."""
    return "-" if at is None else datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


async def list_tables(tx: Transaction, status: Status | None) -> list[str]:
    """Return one line for each table of a status, or (None) for each table that has not ended."""
    statuses = LIVE if status is None else (status,)
    lines = [f"{'table':>6}  {'status':<10} {'game':<12} {'people':>6} {'moves':>6}  {'channel':<20} waits since"]
    for number in await tx.tables.list_numbers(statuses):
        row = await tx.tables.get(number)
        if row is None:
            continue
        seats = await tx.seats.list_at(number)
        people = sum(not seat.is_robot for seat in seats)
        since = [seat.since for seat in seats if seat.deciding and seat.since is not None]
        lines.append(
            f"{number:>6}  {row.status.value:<10} {row.game:<12} {people:>6} {row.position:>6}  "
            f"{row.channel_id:<20} {moment(min(since, default=None))}"
        )
    return lines


async def describe(tx: Transaction, row: TableRow) -> list[str]:
    """Return the particulars of a table as lines."""
    lines = [f"table {row.id}: {row.game} (rules {row.version}), {row.status.value}, at move {row.position}"]
    lines += [
        f"server {row.guild_id or '-'}, channel {row.channel_id}, host {row.host_id}, language {row.language}",
        f"opened {moment(row.created_at)}, began {moment(row.started_at)}, ended {moment(row.ended_at)}",
        f"options {row.options.decode(errors='replace')}, pace {row.pace}",
        f"hash of the seed {row.seed_hash or '-'}",
    ]
    if row.missing_permission is not None:
        lines.append(f"missing permission: {row.missing_permission}")
    if row.status is Status.QUARANTINED:
        lines.append(f"set aside: {await find_reading_fault(tx, row) or 'it can be read again, restart the bot'}")
    lines += ["".join(_describe_seat(seat)) for seat in await tx.seats.list_at(row.id)]
    positions = await tx.moves.load_positions(row.id)
    lines.append(f"positions kept: {len(positions)}" + (f", the newest {positions[-1]}" if positions else ""))
    lines += [
        f"timer {timer.kind}{'' if timer.seat is None else f' of seat {timer.seat}'}: due {moment(timer.due)}"
        for timer in await tx.timers.list_about(row.id)
    ]
    lines += [
        f"message {entry.id} ({entry.kind}) to {entry.address}: due {moment(entry.due)}, {entry.attempts} tries"
        for entry in await tx.outbox.list_about(row.id)
    ]
    return lines


def _describe_seat(seat: SeatRow) -> Iterator[str]:
    yield f"seat {seat.seat}: {seat.name!r} "
    level = f", {seat.level}" if seat.level is not None else ""
    yield f"(robot{level})" if seat.user_id is None else f"({seat.user_id})"
    if seat.deciding:
        yield f", must decide since {moment(seat.since)}"
        if seat.due is not None:
            yield f", time until {moment(seat.due)}"
    if seat.missed:
        yield f", missed {seat.missed}"
