"""`azalai rehearse`: what is asked for, who is asked, and where the report goes."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from azalai.bot.config import Settings
from azalai.bot.records.commands import Commands
from azalai.locales import LANGUAGES, Language
from azalai.rehearsal.rehearse import rehearse
from azalai.rehearsal.stage import Asked, CommandPayload

Tell = Callable[[str], None]
COMMAND = "rehearse"
WAIT = 45.0
WELL, DIFFERS, UNHEARD = 0, 1, 3
"""Exit codes: nothing differs and a press has come; something differs; nothing differs, but no press has come."""


def add_command(commands: Commands, language: Language) -> None:
    """Adds `rehearse`, which writes to people on Discord in that language unless told otherwise."""
    parser = commands.add_parser(
        COMMAND,
        help="try on a real server, in about two minutes, what the bot will do there; code 1 where it differs, "
        "3 where nothing differs but no press has come",
    )
    parser.add_argument("--channel", metavar="ID", type=int, required=True, help="the text channel to rehearse in")
    parser.add_argument(
        "--person", metavar="ID", type=int, help="who presses and gets a direct message; else AZALAI_OPERATOR"
    )
    parser.add_argument(
        "--wait", metavar="SECONDS", type=float, default=WAIT, help="so long a press is waited for; 0: nobody is asked"
    )
    parser.add_argument("--to", metavar="FOLDER", type=Path, default=Path(), help="where the report goes; else here")
    parser.add_argument("--language", choices=LANGUAGES, default=language)


def carry_out(
    chosen: argparse.Namespace,
    settings: Settings,
    commands: Callable[[], Awaitable[Sequence[CommandPayload]]],
    tell: Tell,
) -> int:
    """Rehearses; the exit code. `commands`: those that this version registers. CannotStart where Discord does not let
    us in."""
    return asyncio.run(_carry_out(chosen, settings, commands, tell))


async def _carry_out(
    chosen: argparse.Namespace,
    settings: Settings,
    commands: Callable[[], Awaitable[Sequence[CommandPayload]]],
    tell: Tell,
) -> int:
    person = settings.operator if chosen.person is None else chosen.person
    shards = None if settings.shards is None else settings.shards.count
    asked = Asked(channel=chosen.channel, person=person, wait=chosen.wait, shards=shards)
    report = await rehearse(settings, asked, await commands(), chosen.language, tell)
    tell("")
    tell(report.summary())
    try:
        for file in report.write(chosen.to):
            tell(str(file))
    except OSError as error:
        tell(f"The report could not be written into {chosen.to} ({error.strerror}):")
        tell(report.text())
    return WELL if report.is_well else DIFFERS if report.differs else UNHEARD
