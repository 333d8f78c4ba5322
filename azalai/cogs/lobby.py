"""Command `/table invite`."""

from __future__ import annotations

import discord

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.slash_commands import add_command
from azalai.cogs.tables import get_table_group


async def setup(bot: Azalai) -> None:
    """Add `/table invite`."""
    parameters = [("person", "slash-table-invite-person", discord.Member)]
    add_command(get_table_group(bot), "slash-table-invite", parameters, bot.rooms.gathering.invite)
