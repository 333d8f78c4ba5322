"""A rehearsal from end to end: connected, every step tried, everything taken away, reported."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import tempfile
import time
from collections.abc import AsyncGenerator, Callable, Generator, Sequence
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path

import aiohttp
import discord

from azalai.bot.app.login_errors import REFUSALS, UNAUTHORIZED, code_of, why_refused
from azalai.bot.clock import SystemClock
from azalai.bot.config import Settings
from azalai.bot.delivery.poster import Poster
from azalai.bot.delivery.sent_messages import Posted
from azalai.bot.errors import CannotStart
from azalai.bot.store import open_store
from azalai.bot.tables.host import Host
from azalai.locales import Language, words
from azalai.rehearsal import scenery
from azalai.rehearsal.belongings import Belongings
from azalai.rehearsal.causes import cause
from azalai.rehearsal.client import Rehearser
from azalai.rehearsal.exchanges import ClockOffset, Exchange, Exchanges
from azalai.rehearsal.report import Comparison, Report, Result, requests_of
from azalai.rehearsal.stage import DOCUMENTS, Asked, CommandPayload, Differs, NotTried, RehearsalStep, Stage, times
from azalai.rehearsal.steps import STEPS

log = logging.getLogger(__name__)

Tell = Callable[[str], None]
TOO_MANY = 429
ASKED_TO_WAIT = "what is sent comes late; if it repeats, another program uses the same token or address"
FAILED_FIRST = "what is sent comes late while Discord has trouble; the bot tries again as it was done here"
LINE_BROKE = "the line to Discord is bad: what is sent comes late, or is sent again"
CLEANUP, ENDED = "cleanup", "connection ended"
BROKEN_OFF, LET_IN_NO_MORE = "the rehearsal was broken off", "Discord has ended the connection"


async def rehearse(
    settings: Settings,
    asked: Asked,
    commands: Sequence[CommandPayload],
    language: Language,
    tell: Tell,
    *,
    make_client: Callable[[Exchanges], Rehearser] = Rehearser,
    steps: Sequence[RehearsalStep] = STEPS,
) -> Report:
    """Tries every step; `tell` is given a line for each when it is over. A cancellation (Ctrl-C) ends the steps, not
    what must be taken away after them. CannotStart where Discord does not let us in."""
    exchanges = Exchanges()
    results: list[Result] = []
    at = datetime.now(UTC)
    async with _stage(settings, asked, commands, language, exchanges, make_client) as stage:
        trying = asyncio.ensure_future(_try_all(steps, stage, results, tell))
        break_off = _Breaking(trying)
        refusal = stage.client.refusal
        refusal.add_done_callback(lambda _: break_off())
        with _stopped_by_signals(break_off):
            await _end_of(trying, break_off)
            why = LET_IN_NO_MORE if refusal.done() else BROKEN_OFF
            for step in steps[len(results) :]:
                results.append(_result(step, Comparison.NOT_TRIED, why, []))
            if refusal.done():
                results.append(_ended(refusal.result()))
                for line in results[-1].lines():
                    tell(line)
            cleaned = asyncio.ensure_future(_clean_up(stage))
            while not cleaned.done():
                with contextlib.suppress(asyncio.CancelledError):
                    await asyncio.shield(cleaned)
        if not trying.cancelled():
            trying.result()  # a fault in telling it, such as a closed terminal
        results.append(cleaned.result())
        for line in results[-1].lines():
            tell(line)
    clock = exchanges.clock()
    return Report(
        at=at,
        version=_version("azalai"),
        library=_version("discord.py"),
        channel=asked.channel,
        person=asked.person,
        stopped=break_off.asked,
        pressed=stage.client.heard,
        results=tuple(results),
        limits=tuple(exchanges.limits()),
        clock=None if clock is None else ClockOffset(round(clock.least, 3), round(clock.most, 3)),
        left_behind=tuple(stage.belongings.left),
    )


@contextlib.asynccontextmanager
async def _stage(
    settings: Settings,
    asked: Asked,
    commands: Sequence[CommandPayload],
    language: Language,
    exchanges: Exchanges,
    make_client: Callable[[Exchanges], Rehearser],
) -> AsyncGenerator[Stage]:
    """The stage of a rehearsal: connected, with an empty store of its own, so that the bot's is not touched."""
    if settings.token is None:
        raise CannotStart("DISCORD_TOKEN is not set: a rehearsal needs the token of your bot.")
    scene = scenery.build(language)
    await scene.prepare()
    with tempfile.TemporaryDirectory(prefix="azalai-") as folder:
        store = await open_store(f"sqlite+aiosqlite:///{Path(folder) / 'rehearsal.db'}")
        client = make_client(exchanges)
        began = time.perf_counter()
        try:
            await _log_in(client, settings.token)
            posted = Posted(client, client)
            stage = Stage(
                asked=asked,
                client=client,
                exchanges=exchanges,
                poster=Poster(Host(store, SystemClock(), settings), client, posted),
                posted=posted,
                scenery=scene,
                words=words(language),
                commands=commands,
            )
            stage.began = began
            yield stage
        finally:
            await client.end()
            await store.close()


async def _log_in(client: discord.Client, token: str) -> None:
    try:
        await client.login(token)
    except REFUSALS as error:
        raise why_refused(error, was_connected=False) from error


async def _try_all(steps: Sequence[RehearsalStep], stage: Stage, results: list[Result], tell: Tell) -> None:
    for step in steps:
        result = await _try(step, stage)
        if stage.client.refusal.done():
            return
        results.append(result)
        for line in results[-1].lines():
            tell(line)


async def _try(step: RehearsalStep, stage: Stage) -> Result:
    """One step; whatever it raises is what came."""
    mark = len(stage.exchanges.all)
    means: str | None = step.means
    try:
        verdict, came = Comparison.OK, await step.run(stage)
    except NotTried as reason:
        verdict, came = Comparison.NOT_TRIED, str(reason)
    except Differs as found:
        verdict, came, means = Comparison.DIFFERS, str(found), found.means or step.means
    except Exception as error:
        verdict, came = Comparison.DIFFERS, _said_by(error)
        _notice_refusal(error, stage)
    during = stage.exchanges.since(mark)
    if verdict is Comparison.DIFFERS:
        means = await cause(stage, during) or means
    if verdict is Comparison.OK:
        rough = _rough(during)
        if rough is not None:
            verdict, (told, means) = Comparison.DIFFERS, rough
            came = f"{came}; {told}"
    return _result(step, verdict, came, during, means)


def _notice_refusal(error: Exception, stage: Stage) -> None:
    """A token that Discord takes no more is noticed by an answer before the connection is ended."""
    refused = error if isinstance(error, discord.HTTPException) else error.__cause__
    if isinstance(refused, discord.HTTPException) and (refused.status, refused.code) == (UNAUTHORIZED, 0):
        stage.client.refuse(refused)


def _rough(during: Sequence[Exchange]) -> tuple[str, str] | None:
    """What was in the way of a step that ended well all the same, and what that means."""
    waits = sum(one.status == TOO_MANY for one in during)
    if waits:
        return f"Discord asked to wait {times(waits)}", ASKED_TO_WAIT
    failures = sum(one.status is not None and one.status >= 500 for one in during)
    if failures:
        return f"Discord failed {times(failures)}", FAILED_FIRST
    breaks = sum(one.status is None for one in during)
    return (f"the line broke {times(breaks)}", LINE_BROKE) if breaks else None


def _said_by(error: BaseException) -> str:
    """What came, in words: Discord's own where it refused."""
    cause = error if isinstance(error, discord.HTTPException) else error.__cause__
    if isinstance(cause, discord.HTTPException):
        words_of_discord = " ".join((cause.text or "").split())[:200]
        return f"Discord answered {cause.status} ({cause.code}) {words_of_discord}".rstrip()
    if isinstance(error, discord.RateLimited):
        return f"Discord asked to wait for {error.retry_after:.0f} s"
    if isinstance(error, aiohttp.ClientError | OSError):
        return f"the line broke ({type(error).__name__})"
    log.error("a step of the rehearsal broke", exc_info=error)
    return f"the rehearsal itself broke ({type(error).__name__})"


def _result(
    step: RehearsalStep, verdict: Comparison, came: str, during: Sequence[Exchange], means: str | None = None
) -> Result:
    return Result(
        name=step.name,
        title=step.title,
        expects=step.expects,
        document=step.document,
        verdict=verdict,
        came=came,
        means=(means or step.means) if verdict is Comparison.DIFFERS else None,
        requests=requests_of(during),
    )


def _ended(error: Exception) -> Result:
    """Discord has ended the connection for good."""
    code = code_of(error)
    step = RehearsalStep(
        name=ENDED,
        title="the connection to Discord",
        expects="kept until the end",
        document=f"{DOCUMENTS}topics/opcodes-and-status-codes#gateway-gateway-close-event-codes",
        means=str(why_refused(error, was_connected=True)),
        run=_nothing,
    )
    return _result(step, Comparison.DIFFERS, f"ended for good ({code or type(error).__name__})", [])


async def _clean_up(stage: Stage) -> Result:
    """Takes everything away; what is left is named."""
    mark = len(stage.exchanges.all)
    ours: Belongings = stage.belongings
    step = RehearsalStep(
        name=CLEANUP,
        title="everything is taken away",
        expects="nothing of the rehearsal is left",
        document=f"{DOCUMENTS}resources/message#delete-message",
        means="delete by hand what is named here",
        run=_nothing,
    )
    try:
        await ours.take_away()
    except Exception as error:
        ours.left.append(_said_by(error))
    if ours.left:
        return _result(step, Comparison.DIFFERS, f"left: {'; '.join(ours.left)}", stage.exchanges.since(mark))
    came = "; ".join(["nothing else is left" if ours.remarks else "nothing is left", *ours.remarks])
    return _result(step, Comparison.OK, came, stage.exchanges.since(mark))


async def _nothing(_: Stage) -> str:
    return ""


class _Breaking:
    """Breaks the steps off, once: a request that is broken off twice leaves the library waiting for half a minute."""

    def __init__(self, trying: asyncio.Future[None]) -> None:
        self._trying = trying
        self.asked = False

    def __call__(self) -> None:
        if not self.asked:
            self.asked = self._trying.cancel()


async def _end_of(trying: asyncio.Future[None], break_off: _Breaking) -> None:
    """Waits for the steps; they are broken off by a signal, or by who waits here."""
    while not trying.done():
        try:
            await asyncio.wait({trying})
        except asyncio.CancelledError:
            break_off()


@contextlib.contextmanager
def _stopped_by_signals(stop: Callable[[], object]) -> Generator[None]:
    """Ctrl-C and the like stop; more of them do no more than that."""
    loop = asyncio.get_running_loop()
    handled: list[int] = []
    for name in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError, ValueError, RuntimeError):
            loop.add_signal_handler(name, stop)
            handled.append(name)
    try:
        yield
    finally:
        for name in handled:
            loop.remove_signal_handler(name)


def _version(distribution: str) -> str:
    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return "?"
