"""Shortcuts that let hundreds of bots start and stop in one process at little cost, without a change that a test sees.

Every simulator opens a whole bot: it translates all slash commands, compiles all its statements, and waits for a thread
of its own at each step of each statement. Here equal commands are translated once, equal statements compiled once, and
cogs and the parameters of their handlers read once. While a simulator (or a host without Discord) is open, SQLite
answers in the thread of the caller. Tests of the store and of the wire use neither: their threads are real.
"""

from __future__ import annotations

import asyncio
import copy
import importlib
import inspect
import json
import pickle
import sqlite3
import types
from collections.abc import Callable, Generator
from contextlib import contextmanager
from functools import cache
from typing import Any

import aiosqlite
from discord import app_commands
from discord.app_commands import commands as app_commands_made
from discord.app_commands import tree as command_tree
from discord.ext.commands.bot import BotBase
from simcord import components, gateway, results
from simcord._runtime import _CallbackRecord
from simcord.backend import serializers
from simcord.http import router
from sqlalchemy.dialects.sqlite.aiosqlite import SQLiteDialect_aiosqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from azalai.bot.app import router as buttons
from azalai.bot.app.handler_arguments import Form, make_form

MAY_WAIT = ("BEGIN IMMEDIATE", "PRAGMA")
"""Beginnings of statements that may wait for another connection, which the loop must be free to serve."""

NEWS = {"execute", "executemany", "commit", "rollback", "_send"}
"""Operations after which other tasks run, as they do while a thread is at work; what is read then is there already."""

_in_a_thread, _in_a_thread_connected = aiosqlite.Connection._execute, aiosqlite.Connection._connect
_stop = aiosqlite.Connection.stop
_open: set[object] = set()
_translated: dict[tuple[str, type[Any]], bytes] = {}
_parameters: dict[Any, dict[str, Any]] = {}
_forms: dict[Callable[..., Any], Form] = {}
_read_parameters = app_commands_made._extract_parameters_from_callback


async def _run_at_once(self: aiosqlite.Connection, fn: Callable[..., Any], *args: Any, **options: Any) -> Any:
    """Run the operation before any other task, and report it afterwards, so that a cancelled caller misses it.

    A connection with a thread is closed there, because the thread may still be at work for a cancelled caller.
    """
    closes_in_thread = fn.__name__ == "close" and self._thread.ident is not None
    if not _open or self._connection is None or closes_in_thread:
        return await _hand_over(self, fn, *args, **options)
    if fn.__name__ not in NEWS:
        return fn(*args, **options)
    if args and str(args[0]).startswith(MAY_WAIT):
        return await _try_without_waiting(self, fn, *args, **options)
    try:
        return fn(*args, **options)
    finally:
        await asyncio.sleep(0)


async def _try_without_waiting(self: aiosqlite.Connection, fn: Callable[..., Any], *args: Any, **options: Any) -> Any:
    """Run the operation at once, or in the thread if another connection holds the database: it waits as configured."""
    connection: sqlite3.Connection = self._conn
    (patience,) = connection.execute("PRAGMA busy_timeout").fetchone()
    connection.execute("PRAGMA busy_timeout=0")
    try:
        result = fn(*args, **options)
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF not in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise
    else:
        await asyncio.sleep(0)
        return result
    finally:
        if "busy_timeout" not in str(args[0]):
            connection.execute(f"PRAGMA busy_timeout={patience}")
    return await _hand_over(self, fn, *args, **options)


async def _hand_over(self: aiosqlite.Connection, fn: Callable[..., Any], *args: Any, **options: Any) -> Any:
    """Run the operation in the thread, which begins when it is first needed."""
    if self._thread.ident is None:
        self._thread.start()
    return await _in_a_thread(self, fn, *args, **options)


def _start_connecting(self: aiosqlite.Connection) -> Generator[Any, None, aiosqlite.Connection]:
    """Connect in the caller's thread.

    The store's own connections seldom need another thread, and those of SQLAlchemy always use one.
    """
    if not _open or type(self) is aiosqlite.Connection:
        self._thread.start()
    return self._connect().__await__()


def _stop_thread(self: aiosqlite.Connection) -> asyncio.Future[Any] | None:
    """End the thread, if there is one."""
    if self._thread.ident is not None:
        return _stop(self)
    self._running = False
    if self._connection is not None:
        self._connection.close()
        self._connection = None
    return None


def open_desk(simulator: object) -> None:
    """Let SQLite answer in the thread of the loop from now on."""
    _open.add(simulator)


def close_desk(simulator: object) -> None:
    """Give SQLite its threads back after the last simulator."""
    _open.discard(simulator)


@contextmanager
def at_desk(host: object) -> Generator[None]:
    """Let SQLite answer a host without Discord as it answers a simulator, inside the block."""
    install()
    open_desk(host)
    try:
        yield
    finally:
        close_desk(host)


def copy_json(value: Any) -> Any:
    """Return an independent copy of a piece of JSON, several times as fast as `copy.deepcopy`."""
    return pickle.loads(pickle.dumps(value, pickle.HIGHEST_PROTOCOL))


@contextmanager
def translate_again() -> Generator[None]:
    """Translate commands as if for the first time, inside the block: their texts differ."""
    _parameters.clear()
    kept = _translated.copy()
    _translated.clear()
    yield
    _parameters.clear()
    _translated.clear()
    _translated.update(kept)


def _translate_once(kind: type[Any]) -> None:
    """Translate commands of that kind once in a process, for all bots that have the same."""
    translate = kind.get_translated_payload

    async def payload(self: Any, tree: Any, translator: app_commands.Translator) -> dict[str, Any]:
        if getattr(self, "parent", None) is not None:  # a part of a command that is being translated
            return await translate(self, tree, translator)
        name = json.dumps(self.to_dict(tree), default=str), type(translator)
        if name not in _translated:
            _translated[name] = pickle.dumps(await translate(self, tree, translator))
        return pickle.loads(_translated[name])

    kind.get_translated_payload = payload


def _read_parameters_once(func: Callable[..., Any], names: dict[str, Any]) -> dict[str, Any]:
    """Read parameters with equal declarations and descriptions once in a process; each command has its own copies."""
    signature: inspect.Signature | None = getattr(func, "__signature__", None)
    if signature is None:
        return _read_parameters(func, names)
    declared = tuple(
        (parameter.name, parameter.annotation, parameter.default) for parameter in signature.parameters.values()
    )
    metadata = [
        getattr(func, f"__discord_app_commands_param_{attribute}__", {}) for attribute in ("description", "rename")
    ]
    key = declared, tuple((name, repr(text)) for texts in metadata for name, text in texts.items())
    if key not in _parameters:
        _parameters[key] = _read_parameters(func, names)
    return {name: copy.copy(parameter) for name, parameter in _parameters[key].items()}


def _read_form_once(handler: Callable[..., Any]) -> Form:
    """Read the annotations of a cog's method once in a process."""
    written = getattr(handler, "__func__", handler)
    if written not in _forms:
        _forms[written] = make_form(handler)
    return _forms[written]


async def _connect_at_once(self: aiosqlite.Connection) -> aiosqlite.Connection:
    """Connect at once, too: then a killed bot leaves no caller waiting for a thread."""
    if not _open or self._connection is not None:
        return await _in_a_thread_connected(self)
    self._connection = self._connector()
    await asyncio.sleep(0)
    return self


async def _load_extension(self: BotBase, name: str, *, package: str | None = None) -> None:
    """Add the cogs of a module that is imported once in a process, as it is by a bot."""
    await importlib.import_module(name, package).setup(self)


@cache
def install() -> None:
    """Install the shortcuts for all tests of the process."""
    aiosqlite.Connection._execute = _run_at_once
    aiosqlite.Connection._connect = _connect_at_once
    aiosqlite.Connection.__await__ = _start_connecting
    aiosqlite.Connection.stop = _stop_thread
    BotBase.load_extension = _load_extension
    # a finished callback is searched among all waiting ones: by identity, not by its contents
    _CallbackRecord.__eq__ = object.__eq__  # pyright: ignore[reportAttributeAccessIssue]
    for module in (router, gateway):
        module.copy = types.SimpleNamespace(deepcopy=copy_json)  # pyright: ignore[reportAttributeAccessIssue]
    for module in (components, results, serializers):
        module.deepcopy = copy_json  # pyright: ignore[reportAttributeAccessIssue]
    for kind in (app_commands.Command, app_commands.Group, app_commands.ContextMenu):
        _translate_once(kind)
    app_commands_made._extract_parameters_from_callback = _read_parameters_once
    buttons.make_form = _read_form_once
    command_tree.AppCommand = lambda **_: None  # what Discord answers to commands is not looked at  # pyright: ignore[reportPrivateImportUsage]
    # compiled statements are cached by their dialect, and each engine has its own
    SQLiteDialect_aiosqlite.__eq__ = lambda self, other: type(self) is type(other)
    SQLiteDialect_aiosqlite.__hash__ = lambda self: hash(type(self))
    compiled: dict[Any, Any] = {}
    make = AsyncEngine.__init__

    def make_engine(self: AsyncEngine, sync_engine: Any) -> None:
        make(self, sync_engine)
        if sync_engine.dialect.name == "sqlite":
            sync_engine.update_execution_options(compiled_cache=compiled)

    AsyncEngine.__init__ = make_engine
