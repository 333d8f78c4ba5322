"""Deadlines: at the end of a seat's time the others decide, a robot plays the turn, or a robot takes the seat.

A deadline is claimed by the number of the seat's decision, in the transaction that writes the consequences, so it has
them once, even if the bot is stopped. While a robot plays a turn the seat has a timer, so a turn that was interrupted
is resumed.
"""

from __future__ import annotations

import hashlib
import json
import logging

import msgspec

from azalai.bot.clocks.pace import Late, decode_pace
from azalai.bot.clocks.seat_clock import is_late
from azalai.bot.errors import Refused
from azalai.bot.hosting.forfeits import send_away_as_lost
from azalai.bot.hosting.proposals import ProposalKind, Proposals
from azalai.bot.play.turns import write_step
from azalai.bot.store import Transaction
from azalai.bot.store.rows import MessageKind, ProposalRow, SeatRow, Status, TimerKind, TimerRow
from azalai.bot.tables.announcements import announce_card, announce_reminder, get_channel_address
from azalai.bot.tables.channels import is_at_standstill
from azalai.bot.tables.history_entry import Step
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable

log = logging.getLogger(__name__)


class Decision(msgspec.Struct, frozen=True):
    """Body of a proposal about a seat without time: the number of the seat's decision."""

    decision: int


class Deadlines:
    """Deadlines of all tables."""

    def __init__(self, proposals: Proposals) -> None:
        self._proposals = proposals
        self._host = proposals.host

    async def ring(self, timer: TimerRow) -> None:
        """Apply the end of a seat's time, unless the seat has moved. A postponed deadline gets a new timer."""
        seat = timer.required_seat
        async with self._host.queue(timer.table_id):
            loaded = await self._load_if_awaited(timer.table_id, seat, TimerKind.DEADLINE)
            if loaded is None:
                return
            row, now = loaded.seats[seat], self._host.now()
            async with self._host.store.write() as tx:
                if row.due is None or row.due > now:
                    due = () if row.due is None else ((seat, TimerKind.DEADLINE, row.due),)
                    await tx.timers.set_for_seats(loaded.id, [seat], (TimerKind.DEADLINE,), due)
                    return
                await tx.timers.clear(loaded.id, TimerKind.DEADLINE, seat)
                if await tx.clocks.claim_deadline(row, now):
                    await self._follow(tx, loaded, row, now)
            log.info("time ran out at table %s, seat %s", loaded.id, seat)
            await self._play_turn(loaded.id, seat)
        self._host.after_commit([timer.table_id])

    async def autoplay(self, timer: TimerRow) -> None:
        """Let a robot play a seat's turn to its end."""
        async with self._host.queue(timer.table_id):
            await self._play_turn(timer.table_id, timer.required_seat)
        self._host.after_commit([timer.table_id])

    async def _follow(self, tx: Transaction, table: LoadedTable, seat: SeatRow, now: float) -> None:
        """Do what the table's pace provides for a seat whose time has run out."""
        late = decode_pace(table.row.pace).late
        if late is Late.VOTE:
            await announce_reminder(tx, table, seat, now)
        elif late is Late.TURN:
            await tx.timers.set(table.id, TimerKind.AUTOPLAY, now, seat.seat)
        await _queue_time_out(tx, table, seat, late, now)
        if late is Late.SEAT:
            await send_away_as_lost(self._proposals, tx, table, seat.seat, notified=True)
        await announce_card(tx, table, now)

    async def _play_turn(self, table: int, seat: int) -> None:
        """Play the rest of a seat's turn, move by move, while its timer is stored."""
        while True:
            async with self._host.store.read() as tx:
                if not await tx.timers.is_set(table, TimerKind.AUTOPLAY, seat):
                    return
            before = await self._load_if_awaited(table, seat, TimerKind.AUTOPLAY)
            if before is None:
                return
            seed = hashlib.sha256(b"stand-in" + (before.row.seed or b"") + before.row.position.to_bytes(8, "big"))
            moves = before.game.moves(before.state, seat)
            move = before.game.robot(before.view(seat), moves, seed.digest())
            turn = before.game.play(before.state, seat, move)
            step = Step(str(move), turn.state, turn.events, turn.reveals, stood_in=True)
            async with self._host.store.write() as tx:
                await write_step(tx, before, seat, step, None, self._host.now(), presence=self._host.presence)

    async def _load_if_awaited(self, table: int, seat: int, kind: TimerKind) -> LoadedTable | None:
        """Return the table if the person on a seat must decide and clocks run; otherwise delete the timer."""
        try:
            loaded = await load(self._host, table)
            row = loaded.seats[seat]
            runs = loaded.row.status is Status.RUNNING and not is_at_standstill(loaded.row)
            if runs and row.deciding and row.user_id is not None:
                return loaded
        except Refused as refusal:
            log.info("the clocks of table %s are stopped: %s", table, refusal.reason)
        await self._host.store.change(lambda tx: tx.timers.clear(table, kind, seat))
        return None


async def _queue_time_out(tx: Transaction, table: LoadedTable, seat: SeatRow, late: Late, now: float) -> None:
    """Queue the message in the channel that says what follows from the end of a seat's time."""
    body = json.dumps({"late": late.value, "player": seat.name})
    address = get_channel_address(table)
    await tx.outbox.add(
        table.id, address, MessageKind.TIME_OUT, now=now, seat=seat.seat, decision=seat.decision, body=body
    )


# Decisions of the others


async def _apply_robot_turn(proposals: Proposals, tx: Transaction, table: LoadedTable, proposal: ProposalRow) -> None:
    seat, now = table.seats[proposal.required_target], proposals.host.now()
    await tx.timers.set(table.id, TimerKind.AUTOPLAY, now, seat.seat)
    await _queue_time_out(tx, table, seat, Late.TURN, now)


async def _apply_robot_seat(proposals: Proposals, tx: Transaction, table: LoadedTable, proposal: ProposalRow) -> None:
    seat = table.seats[proposal.required_target]
    await _queue_time_out(tx, table, seat, Late.SEAT, proposals.host.now())
    await send_away_as_lost(proposals, tx, table, seat.seat, notified=True)


def _check_late(table: LoadedTable, proposal: ProposalRow) -> None:
    seat = table.seats[proposal.required_target]
    decision = msgspec.json.decode(proposal.body, type=Decision).decision
    if not is_late(seat) or seat.decision != decision:
        raise Refused("refusal-not-late")


ROBOT_TURN = ProposalKind(
    name="robot-turn", carry_out=_apply_robot_turn, unanimous=False, check=_check_late, each_body=True
)
ROBOT_SEAT = ProposalKind(
    name="robot-seat", carry_out=_apply_robot_seat, unanimous=False, check=_check_late, each_body=True
)
"""Proposals that a robot plays the turn of a seat whose time has run out, and that a robot takes the seat."""
