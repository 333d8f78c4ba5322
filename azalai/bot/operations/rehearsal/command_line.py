"""The command `azalai rehearse`: its arguments, its exit codes, and the place of its report."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from azalai.bot.config import Settings
from azalai.bot.operations.rehearsal.rehearse import ExplainRefusal, Tell, rehearse
from azalai.bot.operations.rehearsal.stage import Asked
from azalai.bot.records.commands import Commands
from azalai.locales import LANGUAGES, Language

COMMAND = "rehearse"
WAIT = 60.0
WELL, DIFFERS, UNHEARD = 0, 1, 3
"""Exit codes: nothing differs and a press was heard; something differs; nothing differs, but no press was heard."""


def add_command(commands: Commands, language: Language) -> None:
    """Add `rehearse`, which writes to people on Discord in that language unless told otherwise."""
    parser = commands.add_parser(
        COMMAND,
        help="try on a real server, in about three minutes, what the bot will do there; code 1 if it differs, "
        "3 if nothing differs but no press has come",
    )
    parser.add_argument("--channel", metavar="ID", type=int, required=True, help="the text channel to rehearse in")
    parser.add_argument("--person", metavar="ID", type=int, help="who presses and is written to; else AZALAI_OPERATOR")
    parser.add_argument("--wait", metavar="SECONDS", type=float, default=WAIT, help="for a press; 0: nobody is asked")
    parser.add_argument("--to", metavar="FOLDER", type=Path, default=Path(), help="where the report goes; else here")
    parser.add_argument("--language", choices=LANGUAGES, default=language)


def carry_out(chosen: argparse.Namespace, settings: Settings, explain: ExplainRefusal, tell: Tell) -> int:
    """Rehearse and return the exit code. Raises `CannotStart` if Discord does not let the bot in."""
    person = settings.operator if chosen.person is None else chosen.person
    asked = Asked(chosen.channel, person, chosen.wait, chosen.language)
    report = asyncio.run(rehearse(settings.token, asked, explain, tell))
    tell(f"\n{report.summary()}")
    try:
        tell(str(report.write(chosen.to)))
    except OSError as error:
        tell(f"The report could not be written into {chosen.to} ({error.strerror}):\n{report.text()}")
    return DIFFERS if report.differs else WELL if report.pressed else UNHEARD
