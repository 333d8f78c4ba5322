"""`/table pace`."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from azalai.bot.app.client import Azalai
from azalai.bot.clocks.pace import Late
from azalai.bot.dialogs.pace_options import LateChoice, complete_pace
from azalai.bot.dialogs.slash_commands import command, completed
from azalai.cogs.cog import Cog
from azalai.cogs.tables import table_commands


class PaceCog(Cog, name="pace"):
    """The pace of a table."""

    async def cog_load(self) -> None:
        """Puts `/table pace` beside the others."""
        late = app_commands.Transform[Late, LateChoice]
        parameters: list[tuple[str, str, Any]] = [("pace", "slash-pace-pace", str), ("late", "slash-pace-late", late)]
        optional = {"pace": None, "late": None}
        made = command(table_commands(self.bot), "slash-table-pace", parameters, self.rooms.pacing.typed, optional)
        completed(made, "pace", complete_pace)


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(PaceCog(bot))
