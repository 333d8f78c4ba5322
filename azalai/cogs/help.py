"""Cog of `/azalai`, the group of the commands that need no table. `/azalai help` explains how to begin."""

from __future__ import annotations

from discord import app_commands

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.slash_commands import Phrase, add_command, open_to_accounts
from azalai.cogs.cog import Cog


class Help(Cog):
    """Group `/azalai`, and its command `help`."""

    def __init__(self, bot: Azalai) -> None:
        super().__init__(bot)
        self.group = app_commands.Group(name=Phrase("slash-azalai"), description=Phrase("slash-azalai-description"))
        if bot.settings.user_install:
            open_to_accounts(self.group)
        add_command(self.group, "slash-help", [], self.rooms.welcoming.show_help)

    async def cog_load(self) -> None:
        """Add `/azalai` to the tree."""
        self.bot.tree.add_command(self.group)


def get_azalai_group(bot: Azalai) -> app_commands.Group:
    """Return the group `/azalai`, for modules that add commands to it. Raises TypeError if it is not loaded."""
    help_cog = bot.get_cog(Help.__cog_name__)
    if not isinstance(help_cog, Help):
        raise TypeError("the cog of /azalai must be loaded first")
    return help_cog.group


async def setup(bot: Azalai) -> None:
    """Add the cog."""
    await bot.add_cog(Help(bot))
