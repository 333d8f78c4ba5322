"""The slash commands that this version registers, without a connection to Discord."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import msgspec

from azalai.bot.app.client import Azalai
from azalai.bot.app.command_sync import payloads
from azalai.bot.config import Settings


async def offered_commands(settings: Settings) -> list[dict[str, Any]]:
    """The commands as Discord is given them, translated; the store of these settings is not touched."""
    with tempfile.TemporaryDirectory(prefix="azalai-") as folder:
        database = f"sqlite+aiosqlite:///{Path(folder) / 'commands.db'}"
        async with Azalai(
            msgspec.structs.replace(settings, database=database, backup_folder=None, metrics=None)
        ) as bot:
            await bot.open()
            return await payloads(bot.tree, None)
