"""The log: lines an operator can read. Ids and codes, never what somebody chose, holds or wrote."""

from __future__ import annotations

import copy
import logging
import sys
import time
from collections.abc import Callable

import aiohttp
import discord

InALine = Callable[[BaseException], str | None]
"""What an error says in a few words, where those are all that is to be known of it; else None."""

AWAY = aiohttp.ClientError | OSError | discord.GatewayNotFound | discord.ConnectionClosed
"""What the library of Discord's connection writes into the log where Discord or the network is away."""
THE_LIBRARY = "discord"
SELDOM = 600.0
"""Seconds within which the same line of that library comes once."""


def set_up_logging(level: str, in_a_line: InALine = lambda _: None) -> None:
    """One line per record on standard error; what libraries say from warnings on, or from INFO on at level DEBUG. An
    error that `in_a_line` knows comes without where it was raised."""
    # Nobody needs to be told that the packages for voice are missing.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(in_a_line))
    handler.addFilter(Seldom(time.monotonic))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    # At DEBUG these would write down what people choose and hold: statements, rows, requests.
    for talkative in (THE_LIBRARY, "alembic", "aiosqlite", "sqlalchemy", "asyncio", "aiohttp"):
        logging.getLogger(talkative).setLevel(logging.WARNING)


class Lines(logging.Formatter):
    """Time, level, part of the program, message. Where an error was raised follows only where somebody must look for
    it: not for a network or a database that is away."""

    def __init__(self, in_a_line: InALine) -> None:
        super().__init__("{asctime} {levelname:<7} {name}: {message}", style="{")
        self._in_a_line = in_a_line

    def format(self, record: logging.LogRecord) -> str:
        """The line, or several."""
        error = record.exc_info[1] if record.exc_info else None
        said = None if error is None else self._said(record, error)
        if said is None:
            return super().format(record)
        brief = copy.copy(record)
        brief.msg, brief.args = f"{record.getMessage()}: {said}", ()
        brief.exc_info = brief.exc_text = None
        return super().format(brief)

    def _said(self, record: logging.LogRecord, error: BaseException) -> str | None:
        if record.name.partition(".")[0] == THE_LIBRARY and isinstance(error, AWAY):
            return f"{type(error).__name__}: {error}".partition("\n")[0]
        return self._in_a_line(error)


class Seldom(logging.Filter):
    """Lets a line of the library of Discord's connection through once in a while: where Discord is away it writes the
    same one every few seconds. `clock`: seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        super().__init__()
        self._clock = clock
        self._told: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether it goes through; one that does says how many like it were left out."""
        error = record.exc_info[1] if record.exc_info else None
        if not record.name.startswith(THE_LIBRARY) or not isinstance(error, AWAY | None):
            return True
        key, now = (record.name, str(record.msg)), self._clock()
        at, left_out = self._told.get(key, (-SELDOM, 0))
        if now - at < SELDOM:
            self._told[key] = at, left_out + 1
            return False
        self._told[key] = now, 0
        if left_out:
            record.msg, record.args = f"{record.getMessage()} ({left_out} more since the line before)", ()
        return True
