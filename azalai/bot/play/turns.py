"""Moves of players and robots, from the table's queue to the database.

In this order: wait in the queue, load the table, check the user's seat, the position that they saw and the move, play,
store. All consequences are stored in one transaction, and no message is sent before that.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from azalai.bot import metrics
from azalai.bot.clocks.seat_clock import charge_clocks
from azalai.bot.errors import Clash, MaybeStored, Refused
from azalai.bot.history.commitment import NEWEST, commitment_hash
from azalai.bot.history.results import write_results
from azalai.bot.history.takebacks import undo_act
from azalai.bot.people.presence import Presence
from azalai.bot.play import consequences
from azalai.bot.play.undo import Undoable, find_undoable
from azalai.bot.store import Transaction
from azalai.bot.store.rows import MoveRow, SeatRow, Status, TimerKind
from azalai.bot.tables.announcements import announce, announce_turning, close_proposals, drop_all_premoves
from azalai.bot.tables.channels import get_stranding_cause
from azalai.bot.tables.history_entry import Step
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load, load_stored
from azalai.bot.tables.table import LoadedTable, decode_events, get_own_seat, list_events_for, make_awaited_refusal
from azalai.games.contract import Event, IllegalMove, Move


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """Stored moves of a player. `table`: after them; `events`: those that the mover may know; `acts`: their number."""

    table: LoadedTable
    events: tuple[Event, ...]
    acts: int = 1


def legal_moves(table: LoadedTable, seat: int) -> tuple[Move, ...]:
    """Return every legal move of that seat; none if the game is not running."""
    if table.row.status is not Status.RUNNING:
        return ()
    return table.game.moves(table.state, seat)


ChooseMove = Callable[[LoadedTable, SeatRow], "Move | tuple[Move, ...]"]
"""Function that returns the move, or the run of moves, at the present position. It raises `Refused` or `IllegalMove`
if there is none."""


async def play(
    host: Host,
    table: int,
    seat: int | None,
    move: Move | ChooseMove,
    *,
    user: int | None,
    decision: int | None = None,
    interaction: int | None = None,
) -> Played:
    """Play a move of a person (`user`), or of a robot if `user` is None, and return the stored result.

    `seat`: that of the mover; None for the user's own. `move`: the move, or a function that chooses one or several;
    several are played in one transaction and taken back as one. `decision`: the one that the person saw; None for the
    present one. A move is played once if Discord delivers its interaction twice.

    Raises `Refused` or `IllegalMove` with the reason why a move was not played, and `MaybeStored` if that is not known.
    """
    async with host.queue(table):
        began = time.perf_counter()
        try:
            played = await _play(host, table, seat, move, user, decision, interaction)
        except (Refused, IllegalMove):
            earlier = None if interaction is None else await find_delivered(host, table, interaction)
            if earlier is None:
                raise
            return earlier
        except MaybeStored as unsure:
            played = await _find_stored(host, table, interaction, unsure)
            host.timer_set(host.now())
    metrics.TURNS.labels(played.table.game.key).observe(time.perf_counter() - began)
    metrics.MOVES.labels(played.table.game.key).inc(played.acts)
    host.after_commit([table], robots=any(seat.is_robot for seat in played.table.deciders))
    return played


async def _find_stored(host: Host, table: int, interaction: int | None, unsure: MaybeStored) -> Played:
    """Return the moves of an interaction if they are stored after all.

    Raises the error because of which they are not, or `MaybeStored` if that can't be known.
    """
    if interaction is None:
        raise unsure
    try:
        stored = await find_delivered(host, table, interaction)
    except Exception as error:
        raise unsure from error
    if stored is None:
        raise (unsure.__cause__ if unsure.decided else None) or unsure
    return stored


async def _play(
    host: Host,
    table: int,
    seat: int | None,
    move: Move | ChooseMove,
    user: int | None,
    decision: int | None,
    interaction: int | None,
) -> Played:
    before = await load(host, table)
    if seat is None:
        seat = _find_seat(before, user)
    check_may_decide(before, seat, user, decision)
    takes_back = user is not None and not before.seats[seat].deciding
    if takes_back:
        host.limits.check_take_back(before.seats[seat].taken_back)
    chosen = move if isinstance(move, Move) else move(before, before.seats[seat])
    steps, reached = list[Step](), before
    for chosen_move in (chosen,) if isinstance(chosen, Move) else chosen:
        turn = consequences.apply_move(reached, seat, chosen_move)
        reached = msgspec.structs.replace(reached, state=turn.state)
        steps.append(Step(str(chosen_move), turn.state, turn.events, turn.reveals, takes_back=takes_back))
    after = await _store(host, before, seat, steps, interaction)
    events = tuple(event for step in steps for event in list_events_for(step.events, seat))
    return Played(table=after, events=events, acts=len(steps))


async def take_back(
    host: Host, table: int, user: int, decision: int, interaction: int | None
) -> tuple[LoadedTable, Undoable]:
    """Take back the newest move of a person and the robots' moves since; return the table after it and those moves.

    Raises `Refused` if the decision is not the present one, or if `find_undoable` finds nothing.
    """
    async with host.queue(table):
        before = await load(host, table)
        check_runs(before)
        seat = get_own_seat(before, user).seat
        if decision != before.seats[seat].decision:
            raise Refused("refusal-stale")
        host.limits.check_take_back(before.seats[seat].taken_back)
        async with host.store.read() as tx:
            undoable = await find_undoable(tx, before, seat)
            earlier = None if undoable is None else await tx.moves.load_position(table, undoable.before)
        if undoable is None or earlier is None:
            raise Refused("refusal-nothing-to-undo")
        step = Step(
            undo_act(undoable.count),
            before.game.decode(earlier),
            (),
            reveals=False,
            takes_back=True,
            undone=frozenset(undoable.seats),
            used=undoable.used,
        )
        after = await _store(host, before, seat, [step], interaction)
    host.after_commit([table])
    return after, undoable


def _find_seat(table: LoadedTable, user: int | None) -> int:
    if user is None:
        raise ValueError("a robot's move names its seat")
    return get_own_seat(table, user).seat


def check_runs(table: LoadedTable) -> None:
    """Raise `Refused` if no move can be played: the game has not started, is at a standstill, or is over."""
    if table.row.status is Status.LOBBY:
        raise Refused("refusal-not-started")
    if table.row.status is Status.STRANDED:
        raise Refused(f"refusal-{get_stranding_cause(table.row)}", table=table.id)
    if table.row.status is not Status.RUNNING:
        raise Refused("refusal-game-over")


def check_may_decide(table: LoadedTable, seat: int, user: int | None, decision: int | None) -> None:
    """Raise `Refused` unless the game runs, this user sits in that seat, and the decision is the one they saw."""
    check_runs(table)
    row = table.seats[seat]
    if row.user_id != user:
        raise Refused("refusal-not-your-seat")
    if decision is not None and decision != row.decision:
        raise Refused("refusal-stale")
    if not row.deciding and not table.game.moves(table.state, seat):
        raise make_awaited_refusal(table)


async def start(host: Host, tx: Transaction, table: LoadedTable) -> LoadedTable:
    """Start the game of a lobby inside the caller's transaction, with its present seats, and return the table.

    The secret seed is drawn, and its commitment is stored.
    """
    seed = secrets.token_bytes(32)
    now = host.now()
    state = table.game.setup(seats=len(table.seats), options=table.options(), seed=seed)
    row, seats = table.row, len(table.seats)
    published = commitment_hash(
        NEWEST, game=table.game.key, rules=row.version, options=row.options, seats=seats, seed=seed
    )
    commitment = {"seed": seed, "seed_hash": published, "commitment": NEWEST}
    start_values = {"status": Status.RUNNING, "started_at": now, "position": 0, "version": table.game.version}
    await tx.tables.change(table.id, **commitment, **start_values)
    none = msgspec.msgpack.encode(())
    await tx.moves.append(MoveRow(table_id=table.id, number=0, move="setup", events=none, played_at=now))
    await tx.moves.keep_position(table.id, 0, table.game.encode(state), reveals=True)
    seats = _with_decisions(table, state, moved=frozenset(), now=now)
    await charge_clocks(tx, table, seats, now, mover=None, reveals=True)
    for seat in table.seats:
        await tx.seat_history.record_player(table.id, seat.seat, seat.user_id, seat.name, now)
    await tx.timers.set(table.id, TimerKind.IDLE, now + host.get_idle_limit(row))
    after = await load_stored(tx, table.id)
    await announce(tx, table, after, now, presence=host.presence)
    return after


async def _store(
    host: Host, before: LoadedTable, seat: int, steps: Sequence[Step], interaction: int | None
) -> LoadedTable:
    """Write the steps in a transaction of their own. Raises `Refused` if another move was faster."""
    try:
        return await host.store.change(lambda tx: write_steps(host, tx, before, seat, steps, interaction))
    except Clash as clash:
        raise clash.as_refusal("refusal-stale", of="moves") from clash


async def write_steps(
    host: Host, tx: Transaction, table: LoadedTable, seat: int, steps: Sequence[Step], interaction: int | None
) -> LoadedTable:
    """Write the steps of a seat inside the caller's transaction, and return the table after them.

    The interaction is stored with the last step, so that the steps are found if Discord delivers it again.
    """
    now = host.now()
    for number, step in enumerate(steps, 1):
        answered = interaction if number == len(steps) else None
        table = await write_step(tx, table, seat, step, answered, now, presence=host.presence)
    return table


async def write_step(
    tx: Transaction,
    before: LoadedTable,
    seat: int | None,
    step: Step,
    interaction: int | None,
    now: float,
    *,
    presence: Presence | None = None,
) -> LoadedTable:
    """Write all changes of a step inside the caller's transaction and the table's queue; return the table after it.

    `seat`: the mover; None for an entry that belongs to all. `presence`: knows the people who look at the table and are
    not called at once. Raises `Refused` if another move was faster.
    """
    number = before.row.position + 1
    advanced = await tx.tables.advance(before.id, number)
    if advanced is None:
        raise Refused("refusal-stale")
    move = MoveRow(
        table_id=before.id,
        number=number,
        seat=seat,
        move=step.act,
        events=msgspec.msgpack.encode(step.events),
        interaction_id=interaction,
        played_at=now,
        stood_in=step.stood_in,
    )
    await tx.moves.append(move)
    await tx.moves.keep_position(before.id, number, before.game.encode(step.state), reveals=step.reveals)
    moved = step.undone if seat is None else step.undone | {seat}
    seats = _with_decisions(before, step.state, moved=moved, now=now, unexpected=step.unexpected)
    seats = _with_undo_counts(before, seats, mover=seat, step=step)
    seats = _with_seen(before, seats, mover=seat, number=number)
    seats = await charge_clocks(tx, before, seats, now, mover=seat, reveals=step.reveals, used=step.used)
    prepared = advanced.prepared and await _review_premoves(tx, before, seat, step, now)
    row = msgspec.structs.replace(before.row, position=number)
    if before.game.outcome(step.state) is not None:
        await tx.tables.close(before.id, Status.FINISHED, now)
        await tx.moves.thin_positions(before.id, number)
        await tx.premoves.drop(before.id)
        row = msgspec.structs.replace(row, status=Status.FINISHED, ended_at=now)
    after = msgspec.structs.replace(before, row=row, seats=seats, state=step.state, prepared=prepared)
    if row.status is Status.FINISHED:
        await write_results(tx, after, now)
        await tx.timers.set(before.id, TimerKind.REVIEW, now)
        await close_proposals(tx, after.row, now)
    await announce_turning(tx, after, step, now)
    await announce(tx, before, after, now, step, mover=seat, presence=presence, followed=advanced.followed)
    return after


async def _review_premoves(tx: Transaction, table: LoadedTable, seat: int | None, step: Step, now: float) -> bool:
    """Drop the premoves that the step makes invalid; return True if others may be left.

    A person's premoves stay valid until the person moves, or the position is an unexpected one.
    """
    if step.unexpected:
        await drop_all_premoves(tx, table, now)
        return False
    if seat is not None and not table.seats[seat].is_robot and not step.prepared:
        await tx.premoves.drop(table.id, seat)
    return True


def _with_decisions(
    table: LoadedTable, state: Any, *, moved: frozenset[int], now: float, unexpected: bool = False
) -> tuple[SeatRow, ...]:
    """Return the seats with their decisions after a step.

    A seat gets a new decision if it has moved (`moved`), if its turn begins or ends, or if the position is unexpected.
    Simultaneous choices of other seats do not make its decision stale.
    """
    deciders = table.game.deciders(state)
    seats = list(table.seats)
    for row in table.seats:
        decides = row.seat in deciders
        if unexpected or row.seat in moved or decides != row.deciding:
            since = _find_since(row, decides, now)
            seats[row.seat] = msgspec.structs.replace(row, decision=row.decision + 1, deciding=decides, since=since)
    return tuple(seats)


def _with_undo_counts(
    before: LoadedTable, seats: tuple[SeatRow, ...], *, mover: int | None, step: Step
) -> tuple[SeatRow, ...]:
    """Return the seats with the number of take-backs in the turn of each; a new turn begins at 0."""
    begins = step.unexpected or any(
        seat.deciding and not before.seats[seat.seat].deciding and seat.seat != mover for seat in seats
    )
    counted: list[SeatRow] = []
    for seat in seats:
        count = 0 if begins and seat.deciding else seat.taken_back
        count += step.takes_back and seat.seat == mover
        counted.append(msgspec.structs.replace(seat, taken_back=count))
    return tuple(counted)


def _with_seen(
    before: LoadedTable, seats: tuple[SeatRow, ...], *, mover: int | None, number: int
) -> tuple[SeatRow, ...]:
    """Return the seats, in which the mover has seen its own move if it has seen all moves before."""
    if mover is None or seats[mover].is_robot or seats[mover].seen != before.row.position:
        return seats
    return tuple(msgspec.structs.replace(seat, seen=number) if seat.seat == mover else seat for seat in seats)


def _find_since(row: SeatRow, decides: bool, now: float) -> float | None:
    if not decides:
        return None
    return row.since if row.deciding and row.since is not None else now


async def find_delivered(host: Host, table: int, interaction: int) -> Played | None:
    """Return the moves that were stored for an interaction, which Discord may deliver again, or None."""
    move = await host.store.ask(lambda tx: tx.moves.find_by_interaction(interaction))
    if move is None or move.seat is None:
        return None
    loaded = await load(host, table)
    return Played(table=loaded, events=list_events_for(decode_events(loaded.game, table, move.events), move.seat))
