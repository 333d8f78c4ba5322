"""`/table resign`, `end`, `undo`, `reopen`, `kick` and `replace`."""

from __future__ import annotations

import discord

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.slash_commands import LongNumber, Number, command
from azalai.cogs.tables import table_commands


async def setup(bot: Azalai) -> None:
    """Add the commands to `/table`."""
    group, departing = table_commands(bot), bot.rooms.departing
    command(group, "slash-table-resign", [], departing.resign)
    command(group, "slash-table-end", [], departing.end)
    command(group, "slash-table-undo", [("acts", "slash-table-undo-acts", Number)], departing.undo, {"acts": 1})
    table = [("number", "slash-table-reopen-table", LongNumber)]
    command(group, "slash-table-reopen", table, departing.reopen, {"number": 0})
    command(group, "slash-table-kick", [("player", "slash-table-kick-player", discord.Member)], departing.kick)
    parameters = [
        ("seat", "slash-table-replace-seat", Number),
        ("person", "slash-table-replace-person", discord.Member),
    ]
    command(group, "slash-table-replace", parameters, departing.replace, {"seat": 0, "person": None})
