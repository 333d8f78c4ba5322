"""Repair of a table that can't be read, or that asks the wrong seats.

The newest position is computed again from the moves; if that fails, the table goes back to the newest position that can
be computed. The operator sees a plan first, and nothing is changed before they agree.
"""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

from azalai.bot.clocks.seat_clock import restart_clocks
from azalai.bot.errors import Unreadable
from azalai.bot.history.replay import Replayed, from_seed, replay_after
from azalai.bot.hosting.quarantine import restore_table
from azalai.bot.operations.check import list_stopped_clocks
from azalai.bot.store import Transaction
from azalai.bot.store.rows import SeatRow, Status, TableRow
from azalai.bot.tables.announcements import announce, close_proposals, drop_all_premoves
from azalai.bot.tables.loading import load_in
from azalai.games import GAMES
from azalai.games.contract import AnyGame

MENDED = (Status.RUNNING, Status.STRANDED, Status.QUARANTINED)


class RepairPlan(msgspec.Struct, frozen=True):
    """Plan for a table: the sentence for the operator, and whether there is anything to do.

    `state`: the position to store after move `number`, or None if the stored one is right. `aside`: the table can't be
    repaired and is quarantined, which frees its channel.
    """

    sentence: str
    possible: bool = True
    number: int = 0
    state: Any = None
    aside: bool = False


async def make_plan(tx: Transaction, row: TableRow) -> RepairPlan:
    """Return the plan for a table."""
    if row.status not in (*MENDED, Status.LOBBY):
        return RepairPlan(f"is {row.status.value}: there is nothing to mend", possible=False)
    status = Status.LOBBY if row.started_at is None else Status.RUNNING
    try:
        table = await load_in(tx, msgspec.structs.replace(row, status=status))
    except Unreadable as error:
        return await _plan_for_unreadable(tx, row, str(error))
    if row.status is Status.QUARANTINED:
        return RepairPlan("can be read again: it will be taken up where it stood", number=row.position)
    if table.state is not None and {seat.seat for seat in table.deciders} != set(table.game.deciders(table.state)):
        sentence = "asks the wrong seats: those who must decide by the rules will be asked again"
        return RepairPlan(sentence, number=row.position, state=table.state)
    if table.state is not None and list_stopped_clocks(table, await tx.timers.list_about(row.id)):
        sentence = (
            "has a clock that does not run: those who must decide will be asked again, and their clocks start again"
        )
        return RepairPlan(sentence, number=row.position, state=table.state)
    return RepairPlan("can be read: there is nothing to mend", possible=False)


async def _plan_for_unreadable(tx: Transaction, row: TableRow, reason: str) -> RepairPlan:
    game = GAMES.get(row.game)
    if game is None or row.started_at is None:
        return _give_up(row, reason)
    reached = await _find_newest_position(tx, row, game)
    if reached is None:
        return _give_up(row, reason)
    if reached.number == row.position:
        sentence = f"can't be read ({reason}): its position {row.position} will be made again from its moves"
    else:
        lost = row.position - reached.number
        sentence = (
            f"can't be read ({reason}; {reached.fault}): it will go back to position {reached.number}, "
            f"and the last {lost} of its {row.position} moves will be forgotten"
        )
    return RepairPlan(sentence, number=reached.number, state=reached.state)


def _give_up(row: TableRow, reason: str) -> RepairPlan:
    if row.status is Status.QUARANTINED:
        return RepairPlan(f"can't be mended ({reason}); its channel is free already", possible=False)
    return RepairPlan(f"can't be mended ({reason}): it will be set aside, which frees its channel", aside=True)


async def _find_newest_position(tx: Transaction, row: TableRow, game: AnyGame) -> Replayed | None:
    """Replay the moves from the seed and from the newest readable position; return the later result, or None."""
    moves = [move for move in await tx.moves.list_since(row.id, 0) if move.number <= row.position]
    seats = len(await tx.seats.list_at(row.id))
    positions = [from_seed(game, row.version, seats, row.options, row.seed, moves)] if row.seed is not None else []
    for number in reversed(await tx.moves.load_positions(row.id)):
        try:
            stored = await tx.moves.load_position(row.id, number)
            start = None if stored is None else game.decode(stored)
        except Exception:  # a damaged position; an older one may be readable
            start = None
        if start is not None:
            positions.append(replay_after(game, number, start, moves))
            break
    return max(
        (position for position in positions if position is not None), key=lambda position: position.number, default=None
    )


async def apply_plan(tx: Transaction, row: TableRow, plan: RepairPlan, now: float) -> str:
    """Apply a plan in the caller's transaction, and return a sentence about the result.

    Raises `Unreadable` if the table still can't be read; the caller must not commit then.
    """
    if plan.aside:
        await tx.tables.quarantine(row.id)
        return "is set aside; its channel is free"
    if plan.state is not None:
        await tx.moves.cut_after(row.id, plan.number)
        packed = zlib.compress(GAMES[row.game].encode(plan.state), 6)
        await tx.moves.replace_position(row.id, plan.number, packed)
    stored = msgspec.structs.replace(row, position=plan.number)
    if row.status is Status.QUARANTINED:
        status = await restore_table(tx, stored, now)
    else:
        status = row.status
    if status is Status.RUNNING and plan.state is not None and GAMES[row.game].outcome(plan.state) is not None:
        status = Status.FINISHED
        await tx.tables.close(row.id, status, now)
        await close_proposals(tx, row, now)
    if status in (Status.RUNNING, Status.STRANDED) and plan.state is not None:
        await _ask_again(tx, msgspec.structs.replace(stored, status=status), now)
    return f"is {status.value} at move {plan.number}"


async def _ask_again(tx: Transaction, row: TableRow, now: float) -> None:
    """Call the seats that must decide by the rules. Earlier buttons become stale, and premoves are deleted."""
    mended = await load_in(tx, row)
    before = msgspec.structs.replace(mended, seats=tuple(_without_decision(seat) for seat in mended.seats))
    deciders = mended.game.deciders(mended.state)
    await drop_all_premoves(tx, mended, now)
    for seat in mended.seats:
        decides = seat.seat in deciders
        since = now if decides else None
        await tx.seats.change(row.id, seat.seat, decision=seat.decision + 1, deciding=decides, since=since)
    await restart_clocks(tx, await load_in(tx, row), now)
    await announce(tx, before, await load_in(tx, row), now)


def _without_decision(seat: SeatRow) -> SeatRow:
    return msgspec.structs.replace(seat, deciding=False)
