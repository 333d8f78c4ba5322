"""What the players of a table agree on: the two buttons of the message that asks."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.app.client import Azalai
from bot.app.router import action
from bot.dialogs.responses import show, words_for
from bot.layouts.dialog import words_layout
from bot.store.rows import ProposalStatus


class Agreements(commands.Cog):
    """Agree and refuse."""

    def __init__(self, bot: Azalai) -> None:
        self.bot = bot

    @action("agree")
    async def _agreed(self, interaction: discord.Interaction, proposal: int) -> None:
        await self._vote(interaction, proposal, True)

    @action("refuse")
    async def _refused(self, interaction: discord.Interaction, proposal: int) -> None:
        await self._vote(interaction, proposal, False)

    async def _vote(self, interaction: discord.Interaction, proposal: int, yes: bool) -> None:
        verdict = await self.bot.proposals.vote(proposal, interaction.user.id, yes)
        say = words_for(interaction).say
        text = (
            say("vote-done", yes="yes" if yes else "no")
            if verdict is ProposalStatus.OPEN
            else say(f"proposal-is-{verdict}")
        )
        await show(interaction, words_layout(text, user=interaction.user.id))


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Agreements(bot))
