"""Endings before the rules end a game, by agreement or by resigning, and the return of an abandoned game."""

from __future__ import annotations

import msgspec

from azalai.bot.clocks.seat_clock import restart_clocks
from azalai.bot.errors import Refused
from azalai.bot.history.results import has_played_through, is_too_early, write_results
from azalai.bot.hosting.lobby import close
from azalai.bot.hosting.proposals import Proposals
from azalai.bot.hosting.seats import reseat
from azalai.bot.people.person import Person
from azalai.bot.store import Transaction
from azalai.bot.store.rows import ProposalRow, SeatRow, Status, TableRow, TimerKind
from azalai.bot.tables.announcements import announce_card, announce_decision, announce_notice
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import change_table, load_stored
from azalai.bot.tables.table import LoadedTable

DAY = 86_400.0
REOPENABLE_FOR = 90 * DAY
"""Seconds in which an abandoned table can be reopened."""


async def agree_to_end(proposals: Proposals, tx: Transaction, table: LoadedTable, _: ProposalRow) -> None:
    """End the game without a result, as all agreed, inside the transaction of the vote."""
    await announce_notice(tx, table, "notice-agreed", proposals.host.now())
    await end_early(proposals.host, tx, table, Status.AGREED)


async def resign(proposals: Proposals, table: int, person: Person) -> LoadedTable:
    """Resign for a person, and return the table after it.

    With two seats the opponent has won, and the game is over; with more, a robot takes the seat. Raises `Refused` for
    people without a seat there.
    """
    return await _give_up(proposals, table, person, resigns=True)


async def leave(proposals: Proposals, table: int, person: Person) -> LoadedTable:
    """Let a person leave a running game, and return the table after it. A robot takes the seat.

    If leaving counts as resigning (`leaving_resigns`), the person resigns. Raises `Refused` for people without a seat
    there.
    """
    return await _give_up(proposals, table, person, resigns=False)


def describe_remainder(after: LoadedTable) -> str:
    """Return the remainder of a table after a player has left or resigned.

    `winner`: the opponent has won; `robots`: only robots are left, and the game is over; `people`: a robot plays on
    with the others.
    """
    if after.row.status is Status.RESIGNED:
        return "winner"
    return "robots" if all(seat.is_robot for seat in after.seats) else "people"


async def leaving_resigns(tx: Transaction, table: LoadedTable) -> bool:
    """Return True if leaving a running game counts as resigning: it has two people, who play from the beginning.

    If it did not, the loser could keep the winner from winning by leaving.
    """
    history = await tx.seat_history.list_at(table.id)
    return len(table.seats) == 2 and all(has_played_through(seat, history) for seat in table.seats)


async def _give_up(proposals: Proposals, table: int, person: Person, *, resigns: bool) -> LoadedTable:
    host = proposals.host
    async with change_table(host, table) as (loaded, tx):
        seat = loaded.find_seat(person.id)
        if seat is None or loaded.row.status is not Status.RUNNING:
            raise Refused("refusal-not-seated")
        resigns = resigns or await leaving_resigns(tx, loaded)
        of_two = resigns and len(loaded.seats) == 2
        if resigns:
            outcome = "last" if loaded.is_alone(seat.seat) else "robot"
            notice = "notice-resigned" if of_two else f"notice-resigned-{outcome}"
            await tx.seat_history.resign(table, seat.seat)
            await announce_notice(tx, loaded, notice, host.now(), seat=seat.seat)
        if of_two:
            return await end_by_resigning(host, tx, loaded, seat)
        if resigns and not is_too_early([seat]):
            await tx.seats.change(table, seat.seat, resigned_by=person.id)
        return await reseat(proposals, tx, loaded, seat, None)


async def end_by_resigning(host: Host, tx: Transaction, table: LoadedTable, seat: SeatRow) -> LoadedTable:
    """End a game of two seats, because one has resigned, and return the table after it. The other has won."""
    await tx.seats.change(table.id, seat.seat, resigned_by=seat.user_id)
    await end_early(host, tx, table, Status.RESIGNED)
    row = msgspec.structs.replace(table.row, status=Status.RESIGNED)
    seats = list(table.seats)
    seats[seat.seat] = msgspec.structs.replace(seat, resigned_by=seat.user_id)
    after = msgspec.structs.replace(table, row=row, seats=tuple(seats))
    await write_results(tx, after, host.now())
    return after


async def reopen(host: Host, table: int, guild: int | None, person: Person) -> None:
    """Reopen an abandoned table in its channel, for people with a seat and managers of the server.

    Raises `Refused` for others, after `REOPENABLE_FOR`, and while another table is in the channel.
    """
    async with change_table(host, table) as (loaded, tx):
        if loaded.row.guild_id != guild or loaded.row.status is not Status.ABANDONED:
            raise Refused("refusal-not-put-away")
        if loaded.find_seat(person.id) is None and not person.may_moderate(loaded.row.guild_id):
            raise Refused("refusal-not-seated")
        if not can_reopen(loaded.row, host.now()):
            raise Refused("refusal-too-late-to-reopen")
        await _resume(host, tx, loaded)


def can_reopen(row: TableRow, now: float) -> bool:
    """Return True if an abandoned table may be reopened: for 90 days."""
    return row.status is Status.ABANDONED and now <= (row.ended_at or 0.0) + REOPENABLE_FOR


async def _resume(host: Host, tx: Transaction, table: LoadedTable) -> None:
    now = host.now()
    live = {"status": Status.RUNNING, "live_channel_id": table.row.channel_id}
    await tx.tables.change(table.id, **live, ended_at=None, warned_at=None)
    for number in table.game.deciders(table.state):
        seat = table.seats[number]
        await tx.seats.change(table.id, number, deciding=True, decision=seat.decision + 1, since=now)
    await tx.timers.set(table.id, TimerKind.IDLE, now + host.settings.idle_after)
    again = await load_stored(tx, table.id)
    await restart_clocks(tx, again, now)
    await announce_notice(tx, again, "notice-reopened", now)
    await announce_card(tx, again, now)
    await announce_decision(tx, again, again.deciders, now)


async def call_off(host: Host, tx: Transaction, table: LoadedTable) -> None:
    """End a game without a result, inside the caller's transaction, with a notice in the channel."""
    await announce_notice(tx, table, "notice-cancelled", host.now())
    await end_early(host, tx, table, Status.CANCELLED)


async def end_early(host: Host, tx: Transaction, table: LoadedTable, status: Status) -> None:
    """End a game with this status before its rules end it, inside the caller's transaction, and queue its card."""
    await close(tx, table, status, host.now())
    if status is not Status.ABANDONED:  # an abandoned game may be reopened, so it is not reviewed
        await tx.timers.set(table.id, TimerKind.REVIEW, host.now())
    row = msgspec.structs.replace(table.row, status=status)
    after = msgspec.structs.replace(table, row=row)
    await announce_card(tx, after, host.now())
