"""Command line of the operator: backup, restore, check, tables, show, repair, pause, resume, copy.

All commands but `restore` and `copy` may run while the bot does; it notices their changes within seconds. They work on
the database of the settings, except `copy`, which gets the addresses of two databases on which nothing is played.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Generator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy.engine import make_url

from azalai.bot.config import Settings, database_address
from azalai.bot.errors import CommandFailed, Unreadable
from azalai.bot.operations.backup import back_up, database_file, sqlite_file
from azalai.bot.operations.check import check_up, find_unstorable, tell_findings
from azalai.bot.operations.database_copy import copy
from azalai.bot.operations.output import Tell
from azalai.bot.operations.repair import apply_plan, make_plan
from azalai.bot.operations.restore import restore
from azalai.bot.operations.table_lists import describe, list_tables
from azalai.bot.store import Store, Transaction, visit_store
from azalai.bot.store.installation import STAMP
from azalai.bot.store.rows import Pause, Status
from azalai.bot.text import clip, plural

Ask = Callable[[str], str]

DONE, FOUND, FAILED = 0, 1, 1
MOST_DIGITS = 18
"""Largest number of digits of a table's number; the highest number that the store can hold has one more."""


def add_commands(commands: Any) -> None:
    """Add the commands to those of `azalai`."""
    backup = commands.add_parser("backup", help="copy the database; the bot may run")
    backup.add_argument(
        "--to", metavar="FOLDER", type=Path, help="folder of the copy; default: AZALAI_BACKUP_FOLDER, else this folder"
    )
    restored = commands.add_parser("restore", help="replace the database by a backup; stop the bot first")
    restored.add_argument("file", metavar="FILE", type=Path)
    commands.add_parser("check", help="check settings, database and tables; exit code 1 if something is wrong")
    tables = commands.add_parser("tables", help="list the tables that have not ended")
    tables.add_argument(
        "--status", choices=[status.value for status in Status], help="list the tables with this status instead"
    )
    show = commands.add_parser("show", help="print a table: its settings, seats, timers and waiting messages")
    show.add_argument("table", metavar="TABLE", type=_table_number)
    repaired = commands.add_parser(
        "repair", help="repair a table that can't be read, or that waits for the wrong players"
    )
    repaired.add_argument("table", metavar="TABLE", type=_table_number)
    repaired.add_argument("--yes", action="store_true", help="do not ask before the repair")
    paused = commands.add_parser("pause", help="pause the bot: it accepts no moves, and no deadline is reached")
    paused.add_argument("reason", metavar="REASON", help="the reason that players read: one sentence")
    commands.add_parser("resume", help="end the pause; deadlines move by its length")
    copied = commands.add_parser("copy", help="copy a database into an empty one, of SQLite or PostgreSQL")
    copied.add_argument(
        "source", metavar="FROM", help="address, such as sqlite:///azalai.db; stop or pause its bot first"
    )
    copied.add_argument(
        "target", metavar="TO", help="address of an empty database, such as postgresql://azalai@HOST/azalai"
    )


def _table_number(text: str) -> int:
    """Return the number of a table. Raises ArgumentTypeError for other text, or a number too high for the store."""
    if not text.isdecimal() or len(text) > MOST_DIGITS:
        raise argparse.ArgumentTypeError(f"{clip(text, 30)!r} is no number of a table")
    return int(text)


def is_known(command: str) -> bool:
    """Return True for the name of a command of this module."""
    return command in COMMANDS


def run_command(chosen: argparse.Namespace, settings: Settings, tell: Tell, ask: Ask) -> int:
    """Run a command and return its exit code.

    `tell` prints a line; `ask` prints a question and returns the answer. Raises `CannotStart` if the database can't be
    opened.
    """
    try:
        return asyncio.run(COMMANDS[chosen.command](chosen, settings, tell, ask))
    except CommandFailed as error:
        tell(str(error))
        return FAILED


async def _backup(chosen: argparse.Namespace, settings: Settings, tell: Tell, ask: Ask) -> int:
    database = database_file(settings.database)
    backup = await asyncio.to_thread(back_up, database, _folder(chosen.to, settings), datetime.now(UTC))
    tell(f"{backup.file}: {backup.size / 1024:.0f} KiB, whole. It holds hidden cards: keep it as private as the token.")
    return DONE


async def _restore(chosen: argparse.Namespace, settings: Settings, tell: Tell, ask: Ask) -> int:
    database = sqlite_file(settings.database)
    with _note_nothing_changed():
        restored = await asyncio.to_thread(restore, chosen.file, database, datetime.now(UTC))
    tell(f"{restored.database} is the backup {chosen.file} now.")
    if restored.earlier is not None:
        tell(f"The earlier database is kept as {restored.earlier}.")
    tell(SEEN_BEFORE)
    return DONE


async def _check(chosen: argparse.Namespace, settings: Settings, tell: Tell, ask: Ask) -> int:
    async with await visit_store(settings.database) as store:
        findings = await check_up(store, settings.database)
    async with await visit_store(settings.database, writing=True) as store:
        findings += await find_unstorable(store)
    bad = tell_findings(findings, tell)
    tell("everything is well" if not bad else f"{bad} found")
    return FOUND if bad else DONE


async def _tables(chosen: argparse.Namespace, settings: Settings, tell: Tell, ask: Ask) -> int:
    async with await visit_store(settings.database) as store, store.read() as tx:
        lines = await list_tables(tx, None if chosen.status is None else Status(chosen.status))
    for line in lines:
        tell(line)
    return DONE


async def _show(chosen: argparse.Namespace, settings: Settings, tell: Tell, ask: Ask) -> int:
    async with await visit_store(settings.database) as store, store.read(once=True) as tx:
        row = await tx.tables.get(chosen.table)
        lines = [] if row is None else await describe(tx, row)
    for line in lines or [f"There is no table {chosen.table}."]:
        tell(line)
    return DONE if lines else FAILED


async def _repair(chosen: argparse.Namespace, settings: Settings, tell: Tell, ask: Ask) -> int:
    async with await visit_store(settings.database, writing=True) as store:
        return await _repair_in(store, chosen, settings, tell, ask)


async def _repair_in(store: Store, chosen: argparse.Namespace, settings: Settings, tell: Tell, ask: Ask) -> int:
    async with store.read(once=True) as tx:
        row = await tx.tables.get(chosen.table)
        planned = None if row is None else await make_plan(tx, row)
    if row is None or planned is None:
        raise CommandFailed(f"There is no table {chosen.table}.")
    tell(f"Table {row.id} {planned.sentence}.")
    if not planned.possible:
        return DONE
    if not chosen.yes and ask("Do it? [y/N] ").strip().lower() not in ("y", "yes", "o", "oui"):
        raise CommandFailed("Nothing was changed.")
    if not _is_postgresql(settings):
        folder = _folder(None, settings)
        with _note_nothing_changed():
            backup = await asyncio.to_thread(back_up, database_file(settings.database), folder, datetime.now(UTC))
        tell(f"Before that, everything was copied to {backup.file}.")
    try:
        async with store.write() as tx:
            now = await tx.tables.get(row.id)
            if now is None or (now.position, now.status) != (row.position, row.status):
                raise CommandFailed("The table has moved on meanwhile. Nothing was changed; look again.")
            ended = await apply_plan(tx, now, planned, time.time())
            await _stamp(tx)
    except Unreadable as error:
        raise CommandFailed(f"Table {row.id} can't be read all the same ({error}). Nothing was changed.") from error
    tell(f"Table {row.id} {ended}.")
    return DONE


async def _pause(chosen: argparse.Namespace, settings: Settings, tell: Tell, ask: Ask) -> int:
    async with await visit_store(settings.database, writing=True) as store, store.write() as tx:
        is_new = await tx.operations.begin_pause(Pause(since=time.time(), reason=chosen.reason))
        await _stamp(tx)
    tell("Everything is paused. A running bot notices within seconds; 'azalai resume' ends it." if is_new else AT_REST)
    return DONE if is_new else FAILED


async def _resume(chosen: argparse.Namespace, settings: Settings, tell: Tell, ask: Ask) -> int:
    async with await visit_store(settings.database, writing=True) as store, store.write() as tx:
        length = await tx.operations.end_pause(time.time())
        await _stamp(tx)
    if length is None:
        raise CommandFailed("Nothing is paused.")
    tell(f"Everything continues; all deadlines move by {plural(round(length / 60), 'minute')}.")
    return DONE


async def _copy(chosen: argparse.Namespace, settings: Settings, tell: Tell, ask: Ask) -> int:
    try:
        source, target = database_address("FROM", chosen.source), database_address("TO", chosen.target)
        sound = await copy(source, target, tell)
    except asyncio.CancelledError:
        tell("The copy was broken off. The same command continues it.")
        return FAILED
    return DONE if sound else FOUND


async def _stamp(tx: Transaction) -> None:
    """Change the stamp, so that a running bot notices the command's work."""
    await tx.facts.upsert(STAMP, secrets.token_hex(8))


def _folder(chosen: Path | None, settings: Settings) -> Path:
    return chosen or settings.backup_folder or Path()


def _is_postgresql(settings: Settings) -> bool:
    return make_url(settings.database).get_backend_name() == "postgresql"


@contextmanager
def _note_nothing_changed() -> Generator[None]:
    """Add to the text of a `CommandFailed` that nothing was changed."""
    try:
        yield
    except CommandFailed as error:
        raise CommandFailed(f"{error} Nothing was changed.") from error


SEEN_BEFORE = (
    "The games continue from that moment, with the same cards and dice to come: players who have seen what followed "
    "know what will come. Tell them, or let them cancel a game if that matters."
)
AT_REST = "Everything is paused already."
COMMANDS: dict[str, Callable[[argparse.Namespace, Settings, Tell, Ask], Coroutine[Any, Any, int]]] = {
    command.__name__.removeprefix("_"): command
    for command in (_backup, _restore, _check, _tables, _show, _repair, _pause, _resume, _copy)
}
