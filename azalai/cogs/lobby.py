"""`/table invite`."""

from __future__ import annotations

import discord

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.slash_commands import command
from azalai.cogs.tables import table_commands


async def setup(bot: Azalai) -> None:
    """Add `/table invite`."""
    parameters = [("person", "slash-table-invite-person", discord.Member)]
    command(table_commands(bot), "slash-table-invite", parameters, bot.rooms.gathering.invite)
