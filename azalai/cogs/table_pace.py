"""`/table pace`."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from azalai.bot.app.client import Azalai
from azalai.bot.clocks.pace import Late
from azalai.bot.dialogs.pace_options import LateChoice, complete_pace
from azalai.bot.dialogs.slash_commands import command, completed
from azalai.cogs.tables import table_commands


async def setup(bot: Azalai) -> None:
    """Put `/table pace` beside the others."""
    late = app_commands.Transform[Late, LateChoice]
    parameters: list[tuple[str, str, Any]] = [("pace", "slash-pace-pace", str), ("late", "slash-pace-late", late)]
    optional = {"pace": None, "late": None}
    made = command(table_commands(bot), "slash-table-pace", parameters, bot.rooms.pacing.typed, optional)
    completed(made, "pace", complete_pace)
