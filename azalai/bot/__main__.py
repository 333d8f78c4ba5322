"""The command `azalai`: connects to Discord, opens the playground, or does what an operator asks."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import io
import logging
import os
import signal
import sys
import tempfile
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from azalai.bot import __version__
from azalai.bot.app import emoji_tidying
from azalai.bot.app.client import Azalai
from azalai.bot.app.event_loop import run
from azalai.bot.app.login_errors import REFUSALS, reach_discord_by, why_refused
from azalai.bot.app.logs import set_up_logging
from azalai.bot.config import Settings, not_settings, read_settings
from azalai.bot.dialogs.slash_commands import Phrase
from azalai.bot.errors import CannotGoOn, CannotStart
from azalai.bot.memory import bound_memory
from azalai.bot.operations import command_line as operate
from azalai.bot.operations import game_trial, new_game
from azalai.bot.operations.backup import check_folder
from azalai.bot.operations.metrics_endpoint import check_address
from azalai.bot.operations.rehearsal import rehearse as rehearsal
from azalai.bot.operations.upgrade_copy import keep_a_way_back
from azalai.bot.records import commands as records
from azalai.bot.sharding import ShardRange
from azalai.bot.store import check_store
from azalai.bot.store.faults import in_a_line
from azalai.bot.store.serving_right import serving
from azalai.locales import ORIGINAL, language_of

log = logging.getLogger(__name__)

ENDING_AGAIN = 2.0
"""Seconds after which what runs is told once more to end."""
OWNER_ALONE = 0o077
"""Whatever this command writes (a database, a copy, a file of a game) holds what is secret: nobody else may read it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command; the exit code is 0 only when the bot was stopped on purpose."""
    _survive_any_encoding()
    parser = argparse.ArgumentParser(prog="azalai", description="Hosts desert board games on Discord.")
    parser.add_argument("--version", action="version", version=f"azalai {__version__}")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("run", help="connect to Discord; without DISCORD_TOKEN, open the playground")
    playground = commands.add_parser("playground", help="play in a browser, without Discord")
    playground.add_argument("--no-browser", action="store_true", help="only print the address")
    operate.add_commands(commands)
    rehearsal.add_command(commands, language_of(_own_language()))
    emoji_tidying.add_command(commands)
    records.add_commands(commands, language_of(_own_language()))
    game_trial.add_command(commands)
    new_game.add_command(commands)
    chosen = parser.parse_args(arguments)
    os.umask(OWNER_ALONE)
    if records.knows(chosen.command):
        return records.carry_out(chosen, print, lambda line: print(line, file=sys.stderr))
    if chosen.command == game_trial.COMMAND:
        return game_trial.carry_out(chosen, print)
    if chosen.command == new_game.COMMAND:
        return new_game.carry_out(chosen, print)
    try:
        settings = read_settings()
        set_up_logging(settings.log_level, in_a_line)
        for sentence in not_settings():
            log.warning("a setting is not known: %s", sentence)
        if operate.knows(chosen.command):
            return operate.carry_out(chosen, settings, print, input)
        reach_discord_by(settings.discord_api)
        if chosen.command == emoji_tidying.COMMAND:
            return emoji_tidying.carry_out(chosen, settings, why_refused, print)
        if chosen.command == rehearsal.COMMAND:
            return rehearsal.carry_out(chosen, settings, why_refused, print)
        if chosen.command == "run" and settings.token is not None:
            run(connect(settings, settings.token))
        else:
            asyncio.run(play_here(settings, browser=not getattr(chosen, "no_browser", False)))
    except CannotStart as error:
        told = f"Azalaï stops. {error}" if isinstance(error, CannotGoOn) else f"Azalaï can't start. {error}"
        print(error if operate.knows(chosen.command) else told, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        pass
    return 0


def _survive_any_encoding() -> None:
    """Write letters that the encoding of an output stream lacks as escapes: names have letters of all scripts."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


async def connect(settings: Settings, token: str) -> None:
    """Runs the bot on Discord until it is told to stop. CannotStart where Discord does not let it in,
    or puts it out."""
    bound_memory()
    await check_store(settings.database)  # before anything is asked of Discord
    if settings.backup_folder is not None:
        check_folder(settings.backup_folder)
    if settings.metrics is not None:
        await check_address(settings.metrics)
    with serving(settings.database):
        await keep_a_way_back(settings, datetime.now(UTC))
        await _serve(Azalai(settings, watched=True), token)


async def _serve(bot: Azalai, token: str) -> None:
    loop = asyncio.get_running_loop()
    running = asyncio.ensure_future(bot.start(token))
    ending: set[asyncio.Future[None]] = set()
    for name in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(name, lambda: ending.add(asyncio.ensure_future(end(running))))
    try:
        await running
        if bot.ended_by is not None:
            raise bot.ended_by
    except asyncio.CancelledError:
        log.info("stopping")
    except REFUSALS as error:
        raise why_refused(error, was_connected=bot.was_connected) from error
    finally:
        await bot.close()


async def end(running: asyncio.Future[None]) -> None:
    """Ends what runs, and once more where a library has kept the first time to itself, as `asyncio.wait_for` of Python
    3.11 does when what it waits for comes at the same moment."""
    while not running.done():
        running.cancel()
        await asyncio.wait((running,), timeout=ENDING_AGAIN)


async def play_here(settings: Settings, *, browser: bool) -> None:
    """Opens the playground: everything is real but Discord itself. Its games are forgotten when it closes."""
    # SimCord looks at a client without intents when it is imported, of which discord.py warns; that is not the bot.
    logging.getLogger("discord.state").setLevel(logging.ERROR)
    try:
        from azalai.bot.app.playground import open_playground  # noqa: PLC0415  (SimCord may not be installed)
    except ModuleNotFoundError as error:
        raise CannotStart(
            f"The playground is not installed ({error.name} is missing): type 'make .venv' in the program's folder, or "
            "set DISCORD_TOKEN."
        ) from error
    with tempfile.TemporaryDirectory(prefix="azalai-") as folder:
        database = f"sqlite+aiosqlite:///{Path(folder) / 'playground.db'}"
        there = msgspec.structs.replace(
            settings,
            database=database,
            token=None,
            test_guild=None,
            operator=None,
            backup_folder=None,
            metrics=None,
            shards=ShardRange(0, 0, 1),
        )
        language = language_of(_own_language())
        Phrase.original = language
        await open_playground(lambda: Azalai(there), open_browser=browser, announce=print, language=language)


def _own_language() -> str:
    """The language this machine speaks to its owner, as the environment says."""
    spoken = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return next((value for value in spoken if value), ORIGINAL)


if __name__ == "__main__":
    sys.exit(main())
