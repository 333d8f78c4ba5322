"""Hot reload: the game in the bot is replaced by the one on the disk. Its tables continue or are restarted.

Its modules, words and drawings are read again, and all caches of games are cleared. If the import fails, the old game
stays.
"""

from __future__ import annotations

import contextlib
import functools
import importlib
import logging
import sys
from collections.abc import Generator
from types import ModuleType

import msgspec

from azalai.bot.app.client import Azalai
from azalai.bot.app.command_sync import sync_commands
from azalai.bot.errors import Refused
from azalai.bot.hosting import lobby
from azalai.bot.hosting.names import levels_by_name
from azalai.bot.hosting.quarantine import retry_quarantined
from azalai.bot.hosting.start import list_players
from azalai.bot.people.person import Person
from azalai.bot.store.rows import Status, TableRow
from azalai.bot.tables.announcements import announce_card
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable
from azalai.games import GAMES
from azalai.renderers import renderer, renderer_name

log = logging.getLogger(__name__)

LOADER = "azalai.cogs.loader"
REMEMBERING = ("azalai.games", "azalai.renderers", "azalai.locales", "azalai.robots", "azalai.bot.tables")
"""Packages with caches of values that are computed from a game."""
ALIVE = (Status.LOBBY, Status.RUNNING, Status.QUARANTINED)
"""Statuses of the tables to which a reload matters."""


class CannotReload(Exception):
    """The game on the disk can't replace the running one. The reason is the error's cause."""


async def reload(bot: Azalai, key: str, *, restart: bool) -> int:
    """Reload a game, and return the number of its tables. `restart`: running tables are restarted.

    Raises `CannotReload` if the game can't be imported; the old game then stays.
    """
    host = bot.rooms.host
    rows = await _list_tables(host, key)
    async with contextlib.AsyncExitStack() as queues:
        for row in rows:
            await queues.enter_async_context(host.queue(row.id))
        earlier = [await load(host, row.id) for row in rows if row.status is not Status.QUARANTINED]
        try:
            with _keep_old_modules(key):
                _import_game(key)
        except Exception as error:
            raise CannotReload(key) from error
    bot.rooms.pictures.forget()
    host.thinkers.renew()
    for table in earlier:  # before views are renewed: one of a position that can't be read would quarantine its table
        if restart and table.row.status is Status.RUNNING:
            await _restart_table(host, table)
    await _renew_commands(bot, key)
    bot.rooms.views.renew()
    for table in earlier:
        if not (restart and table.row.status is Status.RUNNING):
            await _draw_again(host, table)
    await retry_quarantined(host)
    return len(rows)


async def _list_tables(host: Host, key: str) -> list[TableRow]:
    async with host.store.read() as tx:
        rows = [await tx.tables.get(number) for number in await tx.tables.list_numbers(ALIVE)]
    return [row for row in rows if row is not None and row.game == key]


# Modules


def _import_game(key: str) -> None:
    """Import all modules of the game. Raises the errors of their code."""
    importlib.import_module(GAMES.rules(key))
    if key not in GAMES:
        raise ImportError(GAMES.plugins.left_out.get(key, "the game is no longer installed"))
    renderer(key)


@contextlib.contextmanager
def _keep_old_modules(key: str) -> Generator[None]:
    """Remove the modules of the game, and put them back if the block raises an error."""
    kept = {name: module for name, module in sys.modules.items() if _is_part(key, name)}
    _replace_modules(kept, {})
    try:
        yield
    except BaseException:
        _replace_modules({name: module for name, module in sys.modules.items() if _is_part(key, name)}, kept)
        raise


def _replace_modules(old: dict[str, ModuleType], new: dict[str, ModuleType]) -> None:
    for name in old:
        sys.modules.pop(name, None)
    sys.modules.update(new)
    for name, module in new.items():
        package, _, last = name.rpartition(".")
        if package in sys.modules:
            setattr(sys.modules[package], last, module)
    forget()


def list_packages(key: str) -> tuple[str, ...]:
    """Return the packages of a game: one for a plug-in, three for a game of the house."""
    house = () if GAMES.plugin(key) is not None else (renderer_name(key), f"azalai.cogs.{key}")
    return (GAMES.rules(key), *house)


def _is_part(key: str, module: str) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in list_packages(key))


def forget() -> None:
    """Clear all caches of games, and look again which games are installed."""
    importlib.invalidate_caches()
    for name, module in tuple(sys.modules.items()):
        if name.startswith(REMEMBERING):
            for value in tuple(vars(module).values()):
                if isinstance(value, functools._lru_cache_wrapper):  # pyright: ignore[reportPrivateUsage]
                    value.cache_clear()
    GAMES.plugins.look_again()


# The bot


async def _renew_commands(bot: Azalai, key: str) -> None:
    """Load the commands of the game again, and register them with Discord if they have changed."""
    own = GAMES.room(key, f"azalai.cogs.{key}", "cog")
    for extension in (own, LOADER):
        if extension in bot.extensions:
            await bot.unload_extension(extension)
    await bot.remove_cog(key)
    await bot.load_extension(LOADER)
    await sync_commands(bot.rooms.host, bot.tree, bot.application_id or 0, bot.settings.test_guild)


async def _draw_again(host: Host, table: LoadedTable) -> None:
    await host.store.change(lambda tx: announce_card(tx, table, host.now()))
    host.after_commit([table.id])


async def _restart_table(host: Host, table: LoadedTable) -> None:
    """Close a running table, and open another in its channel with the same people, robots and options."""
    async with host.queue(table.id), host.store.write() as tx:
        await lobby.close(tx, table, Status.CANCELLED, host.now())
        row = msgspec.structs.replace(table.row, status=Status.CANCELLED)
        await announce_card(tx, msgspec.structs.replace(table, row=row), host.now())
    host.after_commit([table.id])
    people = list_players(table)
    leader = next((Person(user, name) for user, name in people if user is not None), None)
    if leader is None:
        return
    new = lobby.NewTable(
        game=table.row.game,
        options=_read_options(table),
        language=table.language,
        guild=table.row.guild_id,
        channel=table.row.channel_id,
        random_seats=False,
        pace=table.row.pace,
        suggestions=table.row.suggestions,
        suggest_rated=table.row.suggest_rated,
        turning_points=table.row.turning_points,
    )
    try:
        opened = await lobby.open_table(host, leader, new, seats=people, levels=levels_by_name(table.seats))
        await lobby.start(host, opened.table, leader)
    except Refused as refusal:
        log.warning("table %s was not restarted: %s", table.id, refusal.reason)


def _read_options(table: LoadedTable) -> object:
    """Return the options of a table, or the defaults if the reloaded game can't read them."""
    options = GAMES[table.row.game].Options
    try:
        return msgspec.json.decode(table.row.options, type=options)
    except msgspec.DecodeError:
        return options()
