"""Checks of a game before it is reloaded.

The game must be imported, offered and played, and drawn and asked about at a few moments, without an error. Running
tables must be able to continue with it.
"""

from __future__ import annotations

import importlib
import inspect
from pathlib import Path

import msgspec

from azalai.bot.app.studio.sheets import build_question
from azalai.bot.catalogue import check_offer, find_offer_faults
from azalai.bot.errors import Unreadable
from azalai.bot.store import visit_store
from azalai.bot.store.rows import Status
from azalai.bot.tables.loading import load_with_events
from azalai.bot.tables.table import LoadedTable, make_table
from azalai.games import GAMES
from azalai.games.guard import inside
from azalai.locales import LANGUAGES, ORIGINAL, words
from azalai.renderers import renderer
from azalai.renderers.samples import NAMES, yield_moments
from azalai.testing.faults import Fault, to_fault
from azalai.testing.play import random_game

MOMENTS = 3
"""Number of positions of a game that are drawn and whose questions are built."""


class Finding(msgspec.Struct, frozen=True):
    """Reason why a game can't be reloaded.

    `said`: the reason in words; `lines`: lines of the author's code; `course`: the moves that lead to the error;
    `table`: the number of the table that can't continue, or None. The author can restart it.
    """

    said: str
    lines: tuple[str, ...] = ()
    course: str = ""
    table: int | None = None


async def check(key: str, database: str | None) -> list[Finding]:
    """Return the reasons why a game can't be reloaded.

    `database`: the address of the database whose running tables must be able to continue, or None.
    """
    try:
        with inside(key, "import"):
            importlib.import_module(GAMES.rules(key))
        _check_offer(key)
        _check_play(key)
    except Exception as error:
        return [make_finding(key, error)]
    return [] if database is None else await _check_tables(key, database)


def make_finding(key: str, error: Exception, table: int | None = None) -> Finding:
    """Return the finding that tells an error, at a table if one is given."""
    fault = to_fault(key, error)
    if isinstance(error, Unreadable) and error.__cause__ is not None:
        return Finding(f"table {table} can't go on: {error.__cause__}", _find_state_line(key), table=table)
    said = str(fault) if table is None else f"table {table} can't go on: {fault}"
    return Finding(said, fault.lines, fault.course, table)


def _find_state_line(key: str) -> tuple[str, ...]:
    """Return the line where the `State` of a small game is defined, or () for other games."""
    state = getattr(GAMES[key], "State", None)
    file = None if state is None else inspect.getsourcefile(state)
    if state is None or file is None:
        return ()
    lines, number = inspect.getsourcelines(state)
    return (f"{Path(file).parent.name}/{Path(file).name}, line {number}: {lines[0].strip()}",)


def _check_offer(key: str) -> None:
    plugin = GAMES.plugin(key)
    if key not in GAMES:
        raise Fault(GAMES.plugins.left_out.get(key, f"there is no game {key}"))
    if key in find_offer_faults():
        raise Fault(find_offer_faults()[key])
    if plugin is not None:
        check_offer(plugin)


def _check_play(key: str) -> None:
    """Play a game at random, and draw its boards and build its questions at a few moments, in every language."""
    game = GAMES[key]
    seats = min(game.seats)
    played = list(random_game(game, seats, b"studio"))
    states = [*(step.state for step in played), played[-1].turn.state]
    for sample in yield_moments(game, states, MOMENTS):
        sample.draw(key, seats, words(ORIGINAL))
    for number in range(MOMENTS):
        state = states[number * (len(states) - 1) // MOMENTS]
        for language in LANGUAGES:
            t = words(language)
            build_question(make_table(game, seats, state, language=language), game.deciders(state)[0], t)
            renderer(key).text(game.view(state, None), NAMES[:seats], t)


async def _check_tables(key: str, database: str) -> list[Finding]:
    findings: list[Finding] = []
    async with await visit_store(database) as store, store.read() as tx:
        for number in await tx.tables.list_numbers((Status.RUNNING,)):
            row = await tx.tables.get(number)
            if row is None or row.game != key:
                continue
            try:
                _show_to_players(await load_with_events(tx, row))
            except Exception as error:
                findings.append(make_finding(key, error, number))
    return findings


def _show_to_players(table: LoadedTable) -> None:
    """Draw the board of a table and build its questions, for all its players."""
    game, t = table.game, table.words
    for seat in (None, *range(len(table.seats))):
        renderer(game.key).draw(game.view(table.state, seat), table.names, t)
    for seat in game.deciders(table.state):
        build_question(table, seat, t)
