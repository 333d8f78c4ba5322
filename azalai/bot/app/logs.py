"""Log for the operator. Its lines name ids and codes, never a choice, a hand or a text of a user."""

from __future__ import annotations

import copy
import logging
import sys
import time
from collections.abc import Callable

import aiohttp
import discord

from azalai.games import GAMES
from azalai.games.guard import GameBroke

InALine = Callable[[BaseException], str | None]
"""Function that returns a few words about an error, or None if its traceback is needed."""

AWAY = aiohttp.ClientError | OSError | discord.GatewayNotFound | discord.ConnectionClosed
"""Errors that discord.py logs while Discord or the network can't be reached."""
THE_LIBRARY = "discord"
SELDOM = 600.0
"""Seconds during which an equal line of discord.py is logged once."""


def set_up_logging(level: str, summarise: InALine = lambda _: None) -> None:
    """Log one line per record on standard error; libraries log only warnings and errors.

    An error for which `summarise` returns words is logged without its traceback.
    """
    # Without this, discord.py would warn that the packages for voice are missing.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(summarise))
    handler.addFilter(Seldom(time.monotonic))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    # At DEBUG they would log statements, rows and requests, and with them choices and hands.
    for talkative in (THE_LIBRARY, "alembic", "aiosqlite", "sqlalchemy", "asyncio", "aiohttp"):
        logging.getLogger(talkative).setLevel(logging.WARNING)


class Lines(logging.Formatter):
    """Formatter of a line: time, level, module, message.

    A traceback follows only if the operator needs it to find the cause. An error that says only that a network or a
    database can't be reached has none; an error of a plug-in is told with the line of its code instead.
    """

    def __init__(self, summarise: InALine) -> None:
        super().__init__("{asctime} {levelname:<7} {name}: {message}", style="{")
        self._summarise_briefly = summarise

    def format(self, record: logging.LogRecord) -> str:
        """Return the line, and the lines of the traceback if there is one."""
        error = record.exc_info[1] if record.exc_info else None
        summary = None if error is None else self._summarise(record, error)
        if summary is None:
            return super().format(record)
        brief = copy.copy(record)
        brief.msg, brief.args = f"{record.getMessage()}: {summary}", ()
        brief.exc_info = brief.exc_text = None
        return super().format(brief)

    def _summarise(self, record: logging.LogRecord, error: BaseException) -> str | None:
        if record.name.partition(".")[0] == THE_LIBRARY and isinstance(error, AWAY):
            return f"{type(error).__name__}: {error}".partition("\n")[0]
        if isinstance(error, GameBroke):
            return GAMES.describe_break(error)
        return self._summarise_briefly(error)


class Seldom(logging.Filter):
    """Filter of repeated lines: discord.py logs the same one every few seconds while Discord can't be reached.

    `clock` returns seconds.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        super().__init__()
        self._clock = clock
        self._repeats: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return True if the line is to be logged. The number of equal lines that were left out is added to it."""
        error = record.exc_info[1] if record.exc_info else None
        if not record.name.startswith(THE_LIBRARY) or not isinstance(error, AWAY | None):
            return True
        key, now = (record.name, str(record.msg)), self._clock()
        at, left_out = self._repeats.get(key, (-SELDOM, 0))
        if now - at < SELDOM:
            self._repeats[key] = at, left_out + 1
            return False
        self._repeats[key] = now, 0
        if left_out:
            record.msg, record.args = f"{record.getMessage()} ({left_out} more since the line before)", ()
        return True
