"""`/azalai privacy`: what is stored about a person, to take away or to erase."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.app.client import Azalai
from bot.app.router import action
from bot.dialogs.permissions import person_of
from bot.dialogs.responses import respond, show, words_for
from bot.dialogs.slash_commands import command
from bot.hosting import privacy
from bot.layouts.dialog import words_layout
from bot.layouts.privacy import as_file, erase_layout, file_layout, stored_layout
from bot.store.rows import Status
from cogs.help import own_commands


class Privacy(commands.Cog):
    """Two steps to a file, three to oblivion."""

    def __init__(self, bot: Azalai) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Adds the command to `/azalai`."""
        command(own_commands(self.bot), "slash-privacy", [], self._privacy)

    async def _privacy(self, interaction: discord.Interaction) -> None:
        async def work() -> None:
            stored = await privacy.stored_about(self.bot.host, interaction.user.id)
            counts = {kind: len(stored[kind]) for kind in privacy.KINDS}
            words, retention = words_for(interaction), self.bot.host.settings.retention
            await show(interaction, stored_layout(counts, words, retention=retention, user=interaction.user.id))

        await respond(interaction, work)

    @action("privacy-file")
    async def _file(self, interaction: discord.Interaction) -> None:
        user = interaction.user.id
        file = as_file(user, await privacy.stored_about(self.bot.host, user))
        await show(interaction, file_layout(file, words_for(interaction), user=user))

    @action("privacy-erase", in_place=True)
    async def _first(self, interaction: discord.Interaction) -> None:
        async with self.bot.host.store.read() as tx:
            running = await tx.tables.of(interaction.user.id, [Status.RUNNING])
        layout = erase_layout(len(running), words_for(interaction), user=interaction.user.id, again=False)
        await show(interaction, layout)

    @action("privacy-sure", in_place=True)
    async def _last(self, interaction: discord.Interaction) -> None:
        await show(interaction, erase_layout(0, words_for(interaction), user=interaction.user.id, again=True))

    @action("privacy-yes", in_place=True)
    async def _erased(self, interaction: discord.Interaction) -> None:
        words = words_for(interaction)
        await privacy.erase(self.bot.proposals, person_of(interaction))
        await show(interaction, words_layout(words.say("privacy-done"), user=interaction.user.id))


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Privacy(bot))
