"""Plans: moves that players prepare for their next decisions, each checked again when it is due.

A plan belongs to a seat and is secret from all others: it is in no state, on no card and in no log. A premove is played
after a random time, so that the time gives nothing of a player's hand away. A plan ends if its player plays a move,
takes one back or if the game ends (`bot/play/turns.py`), and if the seat gets another player (`bot/hosting/seats.py`).
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence

from azalai.bot.errors import Refused
from azalai.bot.play.consequences import apply_move
from azalai.bot.play.turns import check_runs, write_step
from azalai.bot.store import Transaction
from azalai.bot.store.rows import PremoveRow, SeatRow, Status, TimerRow
from azalai.bot.suggestions.rules import Wish, go_on, wish_of
from azalai.bot.tables.announcements import DroppedPremoves, announce_decision, announce_dropped_premoves
from azalai.bot.tables.history_entry import Step
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load, load_in
from azalai.bot.tables.table import LoadedTable, get_own_seat
from azalai.games.contract import IllegalMove, Move

MOST = 5
"""Greatest number of moves in a plan."""
SOON = 5.0
"""Shortest time after which a premove is played, in seconds."""


def make_mark(table: LoadedTable, plan: Sequence[PremoveRow]) -> int:
    """Return a number that changes with the position and the plan. Answers with another mark are stale."""
    text = repr((table.row.position, [(premove.number, premove.move) for premove in plan]))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


def check_may_premove(table: LoadedTable, seat: SeatRow, plan: Sequence[PremoveRow]) -> None:
    """Raise `Refused` if no move can be prepared: the game does not run, it is the seat's turn, or the plan is full."""
    check_runs(table)
    if seat.deciding:
        raise Refused("refusal-prepare-own-turn")
    if len(plan) >= MOST:
        raise Refused("refusal-prepare-full", most=MOST)


def list_own_premoves(plan: Sequence[PremoveRow]) -> tuple[PremoveRow, ...]:
    """Return the premoves that a player has chosen: none if the plan is a wish that a robot goes on."""
    return () if wish_of(plan) is not None else tuple(plan)


def parse_premoves(table: LoadedTable, plan: Sequence[PremoveRow]) -> list[Move]:
    """Return the moves of a plan. Raises `IllegalMove` if the rules can't read one."""
    return [table.game.parse_move(planned.move) for planned in plan]


async def prepare(host: Host, table: int, user: int, mark: int, move: Move, times: int) -> None:
    """Store a move, once or several times, at the end of a person's plan.

    Raises `Refused` as `check_may_premove` does, or if the table or the plan has changed since `mark`.
    """
    async with host.queue(table):
        loaded = await load(host, table)
        seat = get_own_seat(loaded, user)
        async with host.store.write() as tx:
            stored = await tx.premoves.list_at(table, seat.seat)
            plan = list_own_premoves(stored)
            if make_mark(loaded, plan) != mark:
                raise Refused("refusal-stale")
            check_may_premove(loaded, seat, plan)
            if stored and not plan:
                await tx.premoves.drop(table, seat.seat)  # the player's own choice replaces the robot's
            times = max(1, min(times, MOST - len(plan)))
            first = plan[-1].number + 1 if plan else 1
            await tx.premoves.add(table, seat.seat, first, [(str(move), _choose_delay(host)) for _ in range(times)])


def _choose_delay(host: Host) -> float:
    longest = host.settings.prepared_delay
    return random.SystemRandom().uniform(min(SOON, longest), longest)


async def clear(host: Host, table: int, user: int) -> None:
    """Delete a person's plan."""
    async with host.queue(table):
        loaded = await load(host, table)
        seat = get_own_seat(loaded, user)
        await host.store.change(lambda tx: tx.premoves.drop(table, seat.seat))


async def play_due(host: Host, timer: TimerRow) -> None:
    """Play the next premove of a seat whose turn has come; if it is illegal, drop the plan and call the player.

    The timer and the premove are deleted in the same transaction.
    """
    async with host.queue(timer.table_id):
        loaded = await load(host, timer.table_id)
        seat = loaded.seats[timer.required_seat]
        async with host.store.write() as tx:
            if not await tx.timers.claim(timer):
                return
            plan = await tx.premoves.list_at(loaded.id, seat.seat)
            if not plan or loaded.row.status is not Status.RUNNING or not seat.deciding:
                return
            wish = wish_of(plan)
            if wish is None:
                await tx.premoves.claim(plan[0])
                await _play(host, tx, loaded, seat, plan[0])
            else:
                await _go_on(host, tx, loaded, seat, wish)
    host.after_commit([timer.table_id])


async def _go_on(host: Host, tx: Transaction, table: LoadedTable, seat: SeatRow, wish: Wish) -> None:
    """Let the robot play on for the seat. If it need not, drop the plan and call the player."""
    if await go_on(host, tx, table, seat.seat, wish):
        return
    await tx.premoves.drop(table.id, seat.seat)
    row = await tx.tables.get(table.id)
    after = table if row is None else await load_in(tx, row)
    await announce_decision(tx, after, [after.seats[seat.seat]], host.now(), host.presence)


async def _play(host: Host, tx: Transaction, table: LoadedTable, seat: SeatRow, planned: PremoveRow) -> None:
    now = host.now()
    try:
        move = table.game.parse_move(planned.move)
        turn = apply_move(table, seat.seat, move)
    except IllegalMove as refusal:
        await tx.premoves.drop(table.id, seat.seat)
        values = {name: value if isinstance(value, int) else str(value) for name, value in refusal.values.items()}
        await announce_dropped_premoves(
            tx, table, seat.seat, DroppedPremoves(refusal.reason, planned.move, values), now
        )
        await announce_decision(tx, table, [seat], now, host.presence)
        return
    step = Step(str(move), turn.state, turn.events, turn.reveals, prepared=True)
    await write_step(tx, table, seat.seat, step, None, now, presence=host.presence)
