"""The log: lines an operator can read. Ids and codes, never what somebody chose, holds or wrote."""

from __future__ import annotations

import logging
import sys

import discord


def set_up_logging(level: str) -> None:
    """One line per record on standard error; what libraries say from warnings on, or from INFO on at level DEBUG."""
    # Nobody needs to be told that the packages for voice are missing.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("{asctime} {levelname:<7} {name}: {message}", style="{"))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    # At DEBUG these would write down what people choose and hold: statements, rows, requests.
    for talkative in ("discord", "alembic", "aiosqlite", "sqlalchemy", "asyncio", "aiohttp"):
        logging.getLogger(talkative).setLevel(logging.WARNING)
