"""`azalai settings`: every setting with its default and its explanation, on the screen or as a file to fill in."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path

from azalai.bot.errors import CommandFailed
from azalai.bot.records.commands import Commands
from azalai.bot.store.files import MINE_ALONE

COMMAND = "settings"
FILE = Path(__file__).parent / "templates" / "settings.txt"
"""Settings in the form of a `.env`, each with its default and an explanation."""
WRITTEN = "{file} is written. Fill in what you need and keep it to yourself: the token in it is as good as a password."


def add_command(commands: Commands) -> None:
    """Add the command to those of `azalai`."""
    parser = commands.add_parser(COMMAND, help="print every setting with its default, or write a .env")
    parser.add_argument("--to", metavar="FILE", type=Path, help="write them into a new file, such as .env")


def carry_out(chosen: argparse.Namespace, tell: Callable[[str], None]) -> int:
    """Print the settings or write them, and return the exit code."""
    text = FILE.read_text(encoding="utf-8")
    if chosen.to is None:
        tell(text.rstrip())
        return 0
    try:
        write_settings(chosen.to, text)
    except CommandFailed as error:
        tell(str(error))
        return 1
    tell(WRITTEN.format(file=chosen.to))
    return 0


def write_settings(file: Path, text: str) -> None:
    """Write a new file that only its owner may read. Raises `CommandFailed` if it exists or can't be written."""
    try:
        with open(file, "x", encoding="utf-8", opener=lambda name, flags: os.open(name, flags, MINE_ALONE)) as settings:
            settings.write(text)
    except FileExistsError as error:
        raise CommandFailed(f"{file} is there already, and nothing was changed.") from error
    except OSError as error:
        raise CommandFailed(f"{file} can't be written ({error.strerror}).") from error
