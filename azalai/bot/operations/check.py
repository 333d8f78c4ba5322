"""Check of the store.

It checks that the database is sound and can be written, and four things of each table that has not ended: the table can
be read, its position follows from its moves, the right seats are asked, and their clocks run. Findings name tables,
numbers and faults, never a hand, a choice or a draw.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy.engine import make_url

from azalai.bot.clocks.pace import decode_pace
from azalai.bot.errors import Unreadable
from azalai.bot.history.replay import from_seed
from azalai.bot.operations.backup import database_file, find_fault
from azalai.bot.operations.output import Tell
from azalai.bot.store import Store, Transaction
from azalai.bot.store.faults import TROUBLE, Unstorable, describe, find_storing_fault
from azalai.bot.store.files import find_network_type
from azalai.bot.store.rows import MoveRow, Status, TableRow, TimerKind, TimerRow
from azalai.bot.tables.loading import load_in, load_with_events
from azalai.bot.tables.table import LoadedTable
from azalai.bot.text import plural
from azalai.games.earlier import knows_rules

NAMED = 5
"""Largest number of tables that one finding names."""
WHY_UNSTORABLE: Mapping[Unstorable | None, str] = {
    Unstorable.FULL: "the disk is full",
    Unstorable.READ_ONLY: "the database may only be read",
}
LIVE = (Status.LOBBY, Status.RUNNING, Status.STRANDED, Status.ABANDONED, Status.QUARANTINED)


class Finding(msgspec.Struct, frozen=True):
    """A fault or remark about a table, or about the whole store (None). `harmless`: there is nothing to repair."""

    table: int | None
    text: str
    harmless: bool = False

    def __str__(self) -> str:
        place = "store" if self.table is None else f"table {self.table}"
        return f"{'note' if self.harmless else 'found'}  {place}: {self.text}"


async def check_up(store: Store, address: str) -> list[Finding]:
    """Return the findings about the store and all tables that have not ended."""
    findings: list[Finding] = []
    if make_url(address).get_backend_name() == "sqlite":
        file = database_file(address)
        if (kind := await asyncio.to_thread(find_network_type, file)) is not None:
            text = f"the database is on a network file system ({kind}), whose locks may fail: keep it on a local disk"
            findings.append(Finding(None, text, harmless=True))
        fault = await asyncio.to_thread(find_fault, file)
        if fault is not None:
            findings.append(Finding(None, f"the database is damaged ({fault}); restore a backup"))
    async with store.read() as tx:
        if await tx.maintenance.is_open_to_all():
            text = "every role of the PostgreSQL server may connect to the database: REVOKE CONNECT ... FROM PUBLIC"
            findings.append(Finding(None, text, harmless=True))
        for kind, number in (await tx.maintenance.count_orphans()).items():
            findings.append(Finding(None, f"no longer used: {plural(number, 'row')} of {kind}"))
        pause = await tx.operations.find_pause()
        if pause is not None:
            findings.append(Finding(None, "everything is paused; 'azalai resume' ends that", harmless=True))
        numbers = await tx.tables.list_numbers(LIVE)
    for number in numbers:
        async with store.read() as tx:
            findings += await check_table(tx, number)
    return sum_up(findings)


def tell_findings(findings: Sequence[Finding], tell: Tell) -> int:
    """Print the findings, and return the number of those that are not harmless."""
    for finding in findings:
        tell(str(finding))
    return sum(not finding.harmless for finding in findings)


async def find_unstorable(store: Store) -> list[Finding]:
    """Store and delete a row, as `/healthz` does, and return a finding if that fails."""
    try:
        await store.try_to_store()
    except TROUBLE as error:
        why = WHY_UNSTORABLE.get(find_storing_fault(error), describe(error))
        return [Finding(None, f"nothing can be stored: {why}")]
    return []


def sum_up(findings: Sequence[Finding]) -> list[Finding]:
    """Return the findings, with one finding for each harmless remark that several tables share."""
    alike: dict[str, list[int]] = {}
    for finding in findings:
        if finding.harmless and finding.table is not None:
            alike.setdefault(finding.text, []).append(finding.table)
    many = {text: tables for text, tables in alike.items() if len(tables) > 1}
    short = [finding for finding in findings if not (finding.harmless and finding.text in many)]
    for text, tables in many.items():
        numbers = ", ".join(str(table) for table in tables[:NAMED]) + (", ..." if len(tables) > NAMED else "")
        short.append(Finding(None, f"{len(tables)} tables ({numbers}): {text}", harmless=True))
    return short


async def check_table(tx: Transaction, number: int) -> list[Finding]:
    """Return the findings about one table."""
    row = await tx.tables.get(number)
    if row is None:
        return []
    if row.status is Status.QUARANTINED:
        reason = await find_reading_fault(tx, row)
        text = "set aside, and can be read again: restart the bot" if reason is None else f"set aside: {reason}"
        return [Finding(number, text)]
    try:
        table = await load_in(tx, row)
    except Unreadable as error:
        return [Finding(number, f"can't be read: {error}")]
    if table.state is None:
        return []
    moves = await tx.moves.list_since(number, -1)
    findings = [*_find_changes(table), *_check_history(table, moves)]
    if row.status in (Status.RUNNING, Status.STRANDED):
        findings += _check_deciders(table)
    for seat in list_stopped_clocks(table, await tx.timers.list_about(number)):
        findings.append(Finding(number, f"has a clock, and seat {seat} must decide without any timer"))
    findings += [Finding(number, text, harmless) for text, harmless in _compare_replay(table, moves)]
    return findings


async def find_reading_fault(tx: Transaction, row: TableRow) -> str | None:
    """Return the reason why a quarantined table can't be read, or None if it can."""
    status = Status.LOBBY if row.started_at is None else Status.RUNNING
    try:
        await load_with_events(tx, msgspec.structs.replace(row, status=status))
    except Unreadable as error:
        return str(error)
    return None


def _find_changes(table: LoadedTable) -> Iterator[Finding]:
    """Yield a finding if the rules or the options of the game have changed since the table began."""
    if not knows_rules(table.game, table.rules):
        text = f"began under rules {table.rules} of {table.game.key}, which are {table.game.version} now"
        yield Finding(table.id, text, harmless=True)
    elif table.rules == table.game.version and msgspec.json.encode(table.options()) != table.row.options:
        yield Finding(table.id, f"the options of {table.game.key} have changed since it began", harmless=True)


def _check_deciders(table: LoadedTable) -> Iterator[Finding]:
    """Yield a finding if the stored deciders are not those of the rules, or if no seat has to decide."""
    if table.game.outcome(table.state) is not None:
        yield Finding(table.id, "the game is over, and the table is not closed")
        return
    stored = tuple(seat.seat for seat in table.deciders)
    ruled = tuple(sorted(table.game.deciders(table.state)))
    if stored != ruled:
        yield Finding(
            table.id,
            f"seats {_join_numbers(stored)} are asked, and by the rules seats {_join_numbers(ruled)} must decide",
        )
    elif not stored:
        yield Finding(table.id, "runs, and nobody has to decide")


def _check_history(table: LoadedTable, moves: Sequence[MoveRow]) -> Iterator[Finding]:
    """Yield a finding if a move up to the position is missing, or if there are moves after it."""
    numbers = [move.number for move in moves]
    if numbers != list(range(table.row.position + 1)):
        yield Finding(table.id, f"stands at position {table.row.position}, and its moves do not lead just there")


def list_stopped_clocks(table: LoadedTable, timers: Sequence[TimerRow]) -> list[int]:
    """Return the seats whose player must decide without a running clock or without a timer for it.

    The table would wait for them for ever. Tables without clocks have no such seats. A clock that was started and has
    no due moment is not stopped: its time is over, and that was handled.
    """
    if table.row.status is not Status.RUNNING or not decode_pace(table.row.pace).has_clock:
        return []
    timed = {timer.seat for timer in timers if timer.kind is TimerKind.DEADLINE}
    return [
        seat.seat
        for seat in table.deciders
        if not seat.is_robot and (seat.clock_since is None or (seat.due is not None and seat.seat not in timed))
    ]


def _compare_replay(table: LoadedTable, moves: Sequence[MoveRow]) -> Iterator[tuple[str, bool]]:
    """Yield (text, harmless) if the moves don't lead to the position.

    Yields nothing for rules that the game no longer knows. `harmless`: the game has changed since the table began.
    """
    if not knows_rules(table.game, table.rules):
        return
    changed = any(True for _ in _find_changes(table))
    replayed = from_seed(table.game, table.rules, len(table.seats), table.row.options, table.row.seed or b"", moves)
    if replayed is None:
        yield "the game can't be set up any more", changed
    elif replayed.fault is not None:
        why = "by other rules" if changed else replayed.fault
        yield f"its moves can't be played again: {why}", changed
    elif not _is_same(table, replayed.state):
        yield "its position is not where its moves lead from the seed", changed


def _is_same(table: LoadedTable, state: Any) -> bool:
    return table.game.encode(state) == table.game.encode(table.state)


def _join_numbers(numbers: Sequence[int]) -> str:
    return ", ".join(str(number) for number in numbers) or "none"
