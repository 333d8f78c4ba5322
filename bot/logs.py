"""The log: lines an operator can read. Ids and codes, never what somebody chose, holds or wrote."""

from __future__ import annotations

import logging
import sys

import discord


def set_up_logging(level: str) -> None:
    """One line per record on standard error; discord.py's own chatter from warnings on."""
    # Nobody needs to be told that the packages for voice are missing.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("{asctime} {levelname:<7} {name}: {message}", style="{"))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    if level != "DEBUG":
        for noisy in ("discord", "alembic", "aiosqlite", "sqlalchemy"):
            logging.getLogger(noisy).setLevel(logging.WARNING)
