"""Command `azalai rehearse`: the bot logs in, tries every step, deletes everything, and reports."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import signal
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, cast

import discord

from azalai.bot import discord_codes
from azalai.bot.config import Settings
from azalai.bot.delivery.retries import describe_error
from azalai.bot.errors import CannotStart
from azalai.bot.login_errors import explain_login_refusal, log_in
from azalai.bot.operations.output import Tell
from azalai.bot.operations.rehearsal import access, emojis, posts
from azalai.bot.operations.rehearsal.report import Outcome, Report, Result, Verdict
from azalai.bot.operations.rehearsal.samples import Samples
from azalai.bot.operations.rehearsal.stage import Asked, Rehearser, Stage, Step
from azalai.bot.records.commands import Commands
from azalai.locales import LANGUAGES, Language

log = logging.getLogger(__name__)

COMMAND = "rehearse"
WAIT = 60.0
HELP = (
    "rehearse the bot's work on a real server, in three minutes; exit code 1 if Discord behaves "
    "otherwise than expected, 3 if only the press is missing"
)
WELL, DIFFERS, UNHEARD = 0, 1, 3
"""Exit codes: all is as expected, and a press was received; something differs; only a press is missing."""
KEPT = "Discord keeps the connection"
CLOSED = "this person takes no direct messages: players who have closed them are mentioned in the channel instead"
FORBIDDEN = "a permission is missing, or was taken away while this was tried"
MEANINGS: Mapping[int, str] = {
    10003: "the channel was deleted: rehearse in another",
    **dict.fromkeys((50001, 50013), FORBIDDEN),
    **dict.fromkeys((50007, 50278), CLOSED),
    50033: "Discord knows nobody of that number: give another with --person, or AZALAI_OPERATOR",
    10062: "the answer reached Discord later than 3 s after the press: the line is slow, or the machine",
    30008: "the application has as many emojis as it may have: delete old ones in the Developer Portal",
    160006: "the server has as many active threads as it may have: archive some",
}
"""Explanations of refusals by Discord's codes, which replace those of the steps."""


def list_steps() -> list[Step]:
    """Return all steps in their order."""
    return [*access.STEPS, *emojis.STEPS, *posts.layout_steps(), *posts.STEPS, access.use_thread, *emojis.LAST_STEPS]


async def rehearse(token: str | None, asked: Asked, tell: Tell, client_type: type[Rehearser] = Rehearser) -> Report:
    """Try every step, print each result with `tell`, and return the report.

    A cancellation (Ctrl-C) ends the steps, but not the cleanup. Raises `CannotStart` if Discord refuses the login.
    """
    if token is None:
        raise CannotStart("DISCORD_TOKEN is not set: a rehearsal needs the token of your bot.")
    samples = Samples(asked.language, asked.person or 0)
    await samples.draw()
    client, report = client_type(), Report(datetime.now(UTC))
    try:
        await log_in(client, token)
        await _try_all(Stage(asked, client, samples), report, tell)
    finally:
        await client.end()
    return report


async def _try_all(stage: Stage, report: Report, tell: Tell) -> None:
    """Try the steps until all are done, the rehearsal is stopped, or Discord ends the connection; then clean up."""
    steps, client = list_steps(), stage.client

    def add(result: Result) -> None:
        report.results.append(result)
        tell(str(result))

    async def run() -> None:
        for step in steps:
            result = await _try(step, stage)
            if client.connection.done():
                return
            add(result)

    def stop(*_: object) -> None:
        report.stopped |= trying.cancel()  # changes nothing in the cleanup

    trying, stage.stop = asyncio.ensure_future(run()), stop
    for name in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # on Windows, where Ctrl-C cancels this task
            asyncio.get_running_loop().add_signal_handler(name, stop)
    await _finish(trying, stop)
    for step in steps[len(report.results) :]:
        report.results.append(Result(step.title, Verdict.NOT_TRIED, "the rehearsal was broken off"))
    report.pressed = client.heard
    await _finish(cleaning := asyncio.ensure_future(stage.cleanup.run()), stop)
    if not trying.cancelled():
        trying.result()  # raises if a result could not be printed, because the terminal was closed
    if client.connection.done():
        error, report.stopped = cast("Exception", client.connection.exception()), True
        reaction, means = f"it ends it: {type(error).__name__}", str(explain_login_refusal(error, was_connected=True))
        add(Result(KEPT, Verdict.DIFFERS, reaction, means))
    add(cleaning.result())


async def _finish(work: asyncio.Future[Any], stop: Callable[[], None]) -> None:
    """Wait for the end of the work. A cancellation calls `stop`, and does not end the waiting."""
    while not work.done():
        try:
            await asyncio.wait({work})
        except asyncio.CancelledError:
            stop()


async def _try(step: Step, stage: Stage) -> Result:
    """Try a step and return its result."""
    verdict, means = Verdict.DIFFERS, step.means
    try:
        return Result(step.title, Verdict.OK, await step.run(stage) or "yes")
    except Outcome as outcome:
        verdict, reaction, means = cast("tuple[Verdict, str, str]", (*outcome.args, means)[:3])
    except discord.HTTPException as error:
        if discord_codes.verdict(error).gone:
            stage.channel = None
        reaction = f"{describe_error(error)} {' '.join(error.text.split())[:200]}".rstrip()
        means = MEANINGS.get(error.code, means)
    except Exception as error:
        log.exception("a step of the rehearsal broke")
        reaction = f"it broke ({type(error).__name__})"
    return Result(step.title, verdict, reaction, means)


# The command line


def add_command(commands: Commands, language: Language) -> None:
    """Add `rehearse`. `language`: the default language of its messages on Discord."""
    add = commands.add_parser(COMMAND, help=HELP).add_argument
    add("--channel", metavar="ID", type=int, required=True, help="text channel of the rehearsal")
    person = "the user who presses buttons and gets direct messages; default: AZALAI_OPERATOR"
    add("--person", metavar="ID", type=int, help=person)
    add("--wait", metavar="SECONDS", type=float, default=WAIT, help="seconds to wait for a press; 0: ask for none")
    add("--to", metavar="FOLDER", type=Path, default=Path(), help="folder of the report; default: this folder")
    add("--language", choices=LANGUAGES, default=language)


def carry_out(chosen: argparse.Namespace, settings: Settings, tell: Tell) -> int:
    """Rehearse and return the exit code. Raises `CannotStart` if Discord refuses the login."""
    person = settings.operator if chosen.person is None else chosen.person
    asked = Asked(chosen.channel, person, chosen.wait, chosen.language, settings.user_install)
    try:
        report = asyncio.run(rehearse(settings.token, asked, tell))
    except KeyboardInterrupt:  # before the first step
        return DIFFERS
    tell(f"\n{report.summary()}")
    file = chosen.to / f"rehearsal-{report.at:%Y%m%d-%H%M%S}.txt"
    try:
        file.write_text(report.text(), encoding="utf-8")
        tell(str(file))
    except OSError as error:
        tell(f"The report could not be written into {chosen.to} ({error.strerror}):\n{report.text()}")
    return DIFFERS if report.differs else WELL if report.pressed else UNHEARD
