"""Command `azalai rehearse`: the bot logs in, tries every step, deletes everything, and reports."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import signal
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import aiohttp
import discord

from azalai.bot import __version__
from azalai.bot.config import Settings
from azalai.bot.errors import CannotStart
from azalai.bot.operations.output import Tell
from azalai.bot.operations.rehearsal import access, emojis, posts
from azalai.bot.operations.rehearsal.report import Differs, NotTried, Report, Result, Verdict
from azalai.bot.operations.rehearsal.samples import Samples
from azalai.bot.operations.rehearsal.stage import Asked, Rehearser, Stage, Step
from azalai.bot.records.commands import Commands
from azalai.locales import LANGUAGES, Language

log = logging.getLogger(__name__)

MakeClient = Callable[[], Rehearser]
ExplainRefusal = Callable[..., CannotStart]
"""Function that explains why Discord refuses the login (`azalai.bot.app.login_errors.explain_login_refusal`)."""
COMMAND = "rehearse"
WAIT = 60.0
WELL, DIFFERS, UNHEARD = 0, 1, 3
"""Exit codes: all is as expected, and a press was received; something differs; only a press is missing."""
KEPT, CLEAN = "Discord keeps the connection", "everything is deleted"
CHANNEL_UNKNOWN = 10003
CLOSED = "this person takes no direct messages: players who have closed them are mentioned in the channel instead"
FORBIDDEN = "a permission is missing, or was taken away while this was tried"
MEANINGS: Mapping[int, str] = {
    CHANNEL_UNKNOWN: "the channel was deleted: rehearse in another",
    50001: FORBIDDEN,
    50013: FORBIDDEN,
    50007: CLOSED,
    50278: CLOSED,
    50033: "Discord knows nobody of that number: give another with --person, or AZALAI_OPERATOR",
    10062: "the answer reached Discord later than 3 s after the press: the line is slow, or the machine",
    30008: "the application has as many emojis as it may have: delete old ones in the Developer Portal",
    160006: "the server has as many active threads as it may have: archive some",
}
"""Explanations of refusals by Discord's codes, which replace those of the steps."""


def list_steps() -> list[Step]:
    """Return all steps in their order."""
    first = [*access.STEPS, *emojis.STEPS, *posts.layout_steps(), *posts.STEPS]
    return [*first, access.use_thread, *emojis.LAST_STEPS]


async def rehearse(
    token: str | None, asked: Asked, explain: ExplainRefusal, tell: Tell, make_client: MakeClient = Rehearser
) -> Report:
    """Try every step, print each result with `tell`, and return the report.

    A cancellation (Ctrl-C) ends the steps, but not the cleanup. Raises `CannotStart` if Discord refuses the login.
    """
    if token is None:
        raise CannotStart("DISCORD_TOKEN is not set: a rehearsal needs the token of your bot.")
    samples = Samples(asked.language, asked.person or 0)
    await samples.draw()
    client, report = make_client(), Report(datetime.now(UTC), __version__)
    try:
        await _log_in(client, token, explain)
        await _try_all(Stage(asked, client, samples), list_steps(), report, explain, tell)
    finally:
        await client.end()
    return report


async def _log_in(client: discord.Client, token: str, explain: ExplainRefusal) -> None:
    try:
        await client.login(token)
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        raise explain(error, was_connected=False) from error


async def _try_all(stage: Stage, steps: Sequence[Step], report: Report, explain: ExplainRefusal, tell: Tell) -> None:
    """Try the steps until all are done, the rehearsal is stopped, or Discord ends the connection; then clean up."""

    def add(title: str, verdict: Verdict, reaction: str, means: str = "") -> None:
        report.results.append(Result(title, verdict, reaction, means))
        tell(str(report.results[-1]))

    async def run() -> None:
        for step in steps:
            verdict, reaction, means = await _try(step, stage)
            if refusal.done():
                return
            add(step.title, verdict, reaction, means)

    def stop(*_: object) -> None:
        if not report.stopped:  # a second one, perhaps in the cleanup, changes nothing
            report.stopped = trying.cancel()

    refusal, trying = stage.client.refusal, asyncio.ensure_future(run())
    refusal.add_done_callback(stop)
    for name in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # on Windows, where Ctrl-C cancels this task
            asyncio.get_running_loop().add_signal_handler(name, stop)
    await _finish(trying, stop)
    for step in steps[len(report.results) :]:
        report.results.append(Result(step.title, Verdict.NOT_TRIED, "the rehearsal was broken off"))
    report.pressed = stage.client.heard
    await _finish(cleaning := asyncio.ensure_future(stage.cleanup.run()))
    if not trying.cancelled():
        trying.result()  # raises if a result could not be printed, because the terminal was closed
    if refusal.done():
        reaction, report.stopped = f"it ends it: {type(refusal.result()).__name__}", True
        add(KEPT, Verdict.DIFFERS, reaction, str(explain(refusal.result(), was_connected=True)))
    cleaning.result()
    if stage.cleanup.left:
        add(CLEAN, Verdict.DIFFERS, f"left: {'; '.join(stage.cleanup.left)}", "delete by hand what is named here")
    else:
        add(CLEAN, Verdict.OK, f"nothing is left{stage.cleanup.remark}")


async def _finish(work: asyncio.Future[Any], stop: Callable[[], None] = lambda: None) -> None:
    """Wait for the end of the work. A cancellation calls `stop`, and does not end the waiting."""
    while not work.done():
        try:
            await asyncio.wait({work})
        except asyncio.CancelledError:
            stop()


async def _try(step: Step, stage: Stage) -> tuple[Verdict, str, str]:
    """Try a step and return its verdict, Discord's reaction, and what a difference means."""
    try:
        return Verdict.OK, await step.run(stage), ""
    except NotTried as reason:
        return Verdict.NOT_TRIED, str(reason), ""
    except Differs as error:
        return Verdict.DIFFERS, str(error), error.means or step.means
    except discord.HTTPException as error:
        if error.code == CHANNEL_UNKNOWN:
            stage.channel = None
        reaction = f"Discord answered {error.status} ({error.code}) {' '.join(error.text.split())[:200]}"
        return Verdict.DIFFERS, reaction.rstrip(), MEANINGS.get(error.code, step.means)
    except Exception as error:
        log.exception("a step of the rehearsal broke")
        return Verdict.DIFFERS, f"it broke ({type(error).__name__})", step.means


# The command line


def add_command(commands: Commands, language: Language) -> None:
    """Add `rehearse`. `language`: the default language of its messages on Discord."""
    parser = commands.add_parser(
        COMMAND,
        help="rehearse the bot's work on a real server, in three minutes; exit code 1 if Discord behaves "
        "otherwise than expected, 3 if only the press is missing",
    )
    parser.add_argument("--channel", metavar="ID", type=int, required=True, help="text channel of the rehearsal")
    parser.add_argument(
        "--person",
        metavar="ID",
        type=int,
        help="the user who presses buttons and gets direct messages; default: AZALAI_OPERATOR",
    )
    parser.add_argument(
        "--wait", metavar="SECONDS", type=float, default=WAIT, help="seconds to wait for a press; 0: ask for none"
    )
    parser.add_argument(
        "--to", metavar="FOLDER", type=Path, default=Path(), help="folder of the report; default: this folder"
    )
    parser.add_argument("--language", choices=LANGUAGES, default=language)


def carry_out(chosen: argparse.Namespace, settings: Settings, explain: ExplainRefusal, tell: Tell) -> int:
    """Rehearse and return the exit code. Raises `CannotStart` if Discord refuses the login."""
    person = settings.operator if chosen.person is None else chosen.person
    asked = Asked(chosen.channel, person, chosen.wait, chosen.language, settings.user_install)
    try:
        report = asyncio.run(rehearse(settings.token, asked, explain, tell))
    except KeyboardInterrupt:  # before the first step
        return DIFFERS
    tell(f"\n{report.summary()}")
    try:
        tell(str(report.write(chosen.to)))
    except OSError as error:
        tell(f"The report could not be written into {chosen.to} ({error.strerror}):\n{report.text()}")
    return DIFFERS if report.differs else WELL if report.pressed else UNHEARD
