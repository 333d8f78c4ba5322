"""Commands `/table resign`, `end`, `undo`, `reopen`, `kick` and `replace`."""

from __future__ import annotations

import discord

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.slash_commands import LongNumber, Number, add_command
from azalai.cogs.tables import get_table_group


async def setup(bot: Azalai) -> None:
    """Add the commands to `/table`."""
    group, departing = get_table_group(bot), bot.rooms.departing
    add_command(group, "slash-table-resign", [], departing.resign)
    add_command(group, "slash-table-end", [], departing.end)
    add_command(group, "slash-table-undo", [("acts", "slash-table-undo-acts", Number)], departing.undo, {"acts": 1})
    table = [("number", "slash-table-reopen-table", LongNumber)]
    add_command(group, "slash-table-reopen", table, departing.reopen, {"number": 0})
    add_command(group, "slash-table-kick", [("player", "slash-table-kick-player", discord.Member)], departing.kick)
    parameters = [
        ("seat", "slash-table-replace-seat", Number),
        ("person", "slash-table-replace-person", discord.Member),
    ]
    add_command(group, "slash-table-replace", parameters, departing.replace, {"seat": 0, "person": None})
