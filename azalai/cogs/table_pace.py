"""Command `/table pace`."""

from __future__ import annotations

from typing import Any

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.pace_options import LATE, complete_pace
from azalai.bot.dialogs.slash_commands import add_command, add_completion
from azalai.cogs.tables import get_table_group


async def setup(bot: Azalai) -> None:
    """Add `/table pace`."""
    parameters: list[tuple[str, str, Any]] = [("pace", "slash-pace-pace", str), ("late", "slash-pace-late", LATE)]
    optional = {"pace": None, "late": None}
    pace_command = add_command(
        get_table_group(bot), "slash-table-pace", parameters, bot.rooms.pacing.set_pace, optional
    )
    add_completion(pace_command, "pace", complete_pace)
