"""Command `azalai`: it connects to Discord, opens the playground, or runs an operator's command."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import functools
import io
import logging
import os
import signal
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from azalai.bot.app import emoji_tidying
from azalai.bot.app.client import Azalai
from azalai.bot.app.event_loop import run
from azalai.bot.app.logs import set_up_logging
from azalai.bot.config import Settings, list_setting_faults, read_settings
from azalai.bot.dialogs.slash_commands import Phrase
from azalai.bot.errors import CannotGoOn, CannotStart
from azalai.bot.login_errors import REFUSALS, explain_login_refusal, reach_discord_by
from azalai.bot.memory import bound_memory
from azalai.bot.operations import command_line as operate
from azalai.bot.operations import game_trial, new_game, settings_file, shelf
from azalai.bot.operations.backup import check_folder
from azalai.bot.operations.metrics_endpoint import check_address
from azalai.bot.operations.rehearsal import rehearse as rehearsal
from azalai.bot.operations.upgrade_copy import keep_a_way_back
from azalai.bot.program import describe_version, extra_command, find_document
from azalai.bot.records import commands as records
from azalai.bot.sharding import ShardRange
from azalai.bot.store import check_store
from azalai.bot.store.faults import summarise_fault
from azalai.bot.store.serving_right import hold_serving_right
from azalai.games import GAMES
from azalai.games.plugins import NAMED
from azalai.locales import ORIGINAL, language_of

log = logging.getLogger(__name__)

RUN = "run"
"""The command that is meant if none is named."""
STUDIO = "studio"
ENDING_AGAIN = 2.0
"""Seconds after which running work is told once more to end."""
OWNER_ALONE = 0o077
"""Mode of written files (a database, a copy, a game's file), which hold secrets for their owner alone."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command, and return its exit code; of the bot it is 0 only when it was stopped on purpose."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a console that lacks a letter shows an escape for it
            stream.reconfigure(errors="backslashreplace")
    chosen = _parser().parse_args(arguments)
    os.umask(OWNER_ALONE)
    if records.knows(chosen.command):
        return records.carry_out(chosen, print, lambda line: print(line, file=sys.stderr))
    if chosen.command in ALONE:
        return ALONE[chosen.command](chosen, print)
    try:
        settings = read_settings()
        set_up_logging(settings.log_level, summarise_fault)
        choose_games(settings)
        for sentence in list_setting_faults():
            log.warning("a setting is not known: %s", sentence)
        if operate.is_known(chosen.command):
            return operate.run_command(chosen, settings, print, input)
        hide_secrets()
        reach_discord_by(settings.discord_api)
        if chosen.command == emoji_tidying.COMMAND:
            return emoji_tidying.carry_out(chosen, settings, print)
        if chosen.command == rehearsal.COMMAND:
            return rehearsal.carry_out(chosen, settings, print)
        if chosen.command == RUN and settings.token is not None:
            run(connect(settings, settings.token))
        else:
            studio = chosen.key if chosen.command == STUDIO else None
            asyncio.run(play_here(settings, browser=not getattr(chosen, "no_browser", False), studio=studio))
    except CannotStart as error:
        message = f"Azalaï stops. {error}" if isinstance(error, CannotGoOn) else f"Azalaï can't start. {error}"
        print(error if operate.is_known(chosen.command) else message, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        pass
    return 0


def choose_games(settings: Settings) -> None:
    """Load the games that the settings name, here and in processes that are started."""
    if settings.games:
        os.environ[NAMED] = " ".join(settings.games)
        GAMES.plugins.look_again()


def hide_secrets() -> None:
    """Take the token and the database's address out of the environment: child processes run code of games."""
    for name in ("DISCORD_TOKEN", "AZALAI_DATABASE"):
        os.environ.pop(name, None)


ALONE: Mapping[str, Callable[[argparse.Namespace, Callable[[str], None]], int]] = {
    game_trial.COMMAND: game_trial.carry_out,
    new_game.COMMAND: new_game.carry_out,
    settings_file.COMMAND: settings_file.carry_out,
    shelf.DOCS: shelf.carry_out,
    shelf.GALLERY: shelf.carry_out,
}
"""The commands that need no settings."""


def _parser() -> argparse.ArgumentParser:
    manual = find_document("operate.md")
    parser = argparse.ArgumentParser(
        prog="azalai",
        description="Host desert board games on Discord. The default command is run.",
        epilog=None if manual is None else f"Manual: {manual}",
    )
    parser.add_argument("--version", action=_Version, help="show the version and, in a clone, the commit")
    parser.set_defaults(command=RUN)
    commands = parser.add_subparsers(dest="command")
    commands.add_parser(RUN, help="connect to Discord; without DISCORD_TOKEN, open the playground")
    playground = commands.add_parser("playground", help="play in a browser, without Discord")
    studio = commands.add_parser(
        STUDIO, help="write a game: run the playground and the checks, reloaded after each change"
    )
    studio.add_argument("key", metavar="KEY", help="key of a game that is built in, or installed from its source")
    for visited in (playground, studio):
        visited.add_argument("--no-browser", action="store_true", help="print the address without opening a browser")
    operate.add_commands(commands)
    rehearsal.add_command(commands, language_of(_own_language()))
    emoji_tidying.add_command(commands)
    records.add_commands(commands, language_of(_own_language()))
    game_trial.add_command(commands)
    new_game.add_command(commands)
    settings_file.add_command(commands)
    shelf.add_commands(commands)
    return parser


class _Version(argparse.Action):
    """The option that prints the version: Git is asked for the commit only then."""

    def __init__(self, option_strings: Sequence[str], dest: str, help: str) -> None:  # noqa: A002  (argparse's name)
        super().__init__(option_strings, dest=argparse.SUPPRESS, nargs=0, help=help)

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        """Print the version and end."""
        print(describe_version())
        parser.exit()


async def connect(settings: Settings, token: str) -> None:
    """Run the bot on Discord until it is stopped. Raises `CannotStart` if Discord refuses it or ends its connection."""
    bound_memory()
    await check_store(settings.database)  # before anything is asked of Discord
    if settings.backup_folder is not None:
        check_folder(settings.backup_folder)
    if settings.metrics is not None:
        await check_address(settings.metrics)
    with hold_serving_right(settings.database):
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
        raise explain_login_refusal(error, was_connected=bot.was_connected) from error
    finally:
        await bot.close()


async def end(running: asyncio.Future[None]) -> None:
    """Cancel running work, and once more if a library has swallowed the first time.

    `asyncio.wait_for` of Python 3.11 does so if its result comes at the same moment.
    """
    while not running.done():
        running.cancel()
        await asyncio.wait((running,), timeout=ENDING_AGAIN)


async def play_here(settings: Settings, *, browser: bool, studio: str | None = None) -> None:
    """Open the playground: everything is real but Discord itself.

    Its games are forgotten when it closes. `studio`: the key of the game that is written there.
    """
    if settings.database != Settings().database:
        raise CannotStart(
            "The playground has a database of its own, which it forgets when it closes; no other is used. Unset "
            "AZALAI_DATABASE to open the playground, or set DISCORD_TOKEN to run the bot on that database."
        )
    if studio is not None:
        check_game(studio)
    # SimCord looks at a client without intents when it is imported, of which discord.py warns; that is not the bot.
    logging.getLogger("discord.state").setLevel(logging.ERROR)
    with _temporary_folder() as folder:
        database = f"sqlite+aiosqlite:///{Path(folder) / 'playground.db'}"
        own_settings = msgspec.structs.replace(
            settings,
            database=database,
            token=None,
            test_guild=None,
            operator=None,
            backup_folder=None,
            metrics=None,
            shards=ShardRange(0, 0, 1),
        )
        language, announce = language_of(_own_language()), functools.partial(print, flush=True)
        Phrase.original = language
        try:
            # SimCord and, for the studio, watchfiles may not be installed
            if studio is None:
                from azalai.bot.app.playground import open_playground  # noqa: PLC0415

                open_page = functools.partial(open_playground, lambda: Azalai(own_settings))
            else:
                from azalai.bot.app.studio.command import open_studio  # noqa: PLC0415

                open_page = functools.partial(open_studio, studio, own_settings)
        except ModuleNotFoundError as error:
            way = extra_command("playground") + (", or set DISCORD_TOKEN" if studio is None else "")
            raise CannotStart(f"The playground is not installed ({error.name} is missing): type {way}.") from error
        await open_page(language=language, open_browser=browser, announce=announce)


def check_game(key: str) -> None:
    """Admit a game to this process. Raises `CannotStart` if there is none of that key, or it breaks."""
    GAMES.admit(key)
    if key not in GAMES:
        left_out = GAMES.plugins.left_out
        raise CannotStart(
            f"{key} is left out: {left_out[key]}. 'azalai try {key}' says more."
            if key in left_out
            else f"There is no game {key} among {', '.join(GAMES)}. 'azalai new-game {key} --outside' writes one."
        )


def _temporary_folder() -> tempfile.TemporaryDirectory[str]:
    """Return a new folder that is deleted at the end. Raises `CannotStart` if none can be made."""
    try:
        return tempfile.TemporaryDirectory(prefix="azalai-")
    except OSError as error:
        raise CannotStart(
            f"The playground keeps its games in a temporary folder, and none can be made ({error.strerror}): TMPDIR "
            "names a place where files may be written."
        ) from error


def _own_language() -> str:
    """Return the language of this machine, from its environment."""
    spoken = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return next((value for value in spoken if value), ORIGINAL)


if __name__ == "__main__":
    sys.exit(main())
