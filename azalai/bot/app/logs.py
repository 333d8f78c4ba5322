"""Log of lines that an operator can read: ids and codes, never a choice, a hand or a text of a user."""

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
"""Function that returns an error in a few words if those are enough, or else None."""

AWAY = aiohttp.ClientError | OSError | discord.GatewayNotFound | discord.ConnectionClosed
"""Errors that the library of Discord's connection logs while Discord or the network is away."""
THE_LIBRARY = "discord"
SELDOM = 600.0
"""Seconds within which the same line of that library is logged once."""


def set_up_logging(level: str, in_a_line: InALine = lambda _: None) -> None:
    """Log one line per record on standard error; of libraries from warnings on, or from INFO on at level DEBUG.

    An error that `in_a_line` knows is logged without its traceback.
    """
    # The bot needs no packages for voice.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(in_a_line))
    handler.addFilter(Seldom(time.monotonic))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    # At DEBUG these would log choices and hands: statements, rows, requests.
    for talkative in (THE_LIBRARY, "alembic", "aiosqlite", "sqlalchemy", "asyncio", "aiohttp"):
        logging.getLogger(talkative).setLevel(logging.WARNING)


class Lines(logging.Formatter):
    """Formatter of a line: time, level, part of the program, message.

    A traceback follows only if a person must search for its cause: not for a network or a database that is away.
    A game from outside that broke is told with its own line instead.
    """

    def __init__(self, in_a_line: InALine) -> None:
        super().__init__("{asctime} {levelname:<7} {name}: {message}", style="{")
        self._in_a_line = in_a_line

    def format(self, record: logging.LogRecord) -> str:
        """Return the line, or several."""
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
        return self._in_a_line(error)


class Seldom(logging.Filter):
    """Filter of a library's lines.

    That of Discord's connection repeats itself every few seconds while Discord is away. `clock` returns seconds.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        super().__init__()
        self._clock = clock
        self._repeats: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return True for a line that is logged; it bears the number of equal lines that were left out."""
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
