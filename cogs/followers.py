"""Following a table from outside: *Follow* under *...*, and `/table follow`."""

from __future__ import annotations

import secrets

import discord
from discord.ext import commands

from bot.app.client import Azalai
from bot.app.router import action
from bot.delivery.followers import send_first_message
from bot.dialogs.context import table_here
from bot.dialogs.conversations import TooManyOpenings
from bot.dialogs.responses import respond, show, words_for
from bot.dialogs.slash_commands import command
from bot.errors import Refused
from bot.layouts.components import button
from bot.layouts.dialog import words_layout
from bot.layouts.layout import PrivateLayout
from bot.play.turns import check_runs
from bot.tables.loading import load
from bot.tables.table import LoadedTable
from bot.verdicts import verdict
from cogs.tables import table_commands


class Following(commands.Cog):
    """Who follows which table."""

    def __init__(self, bot: Azalai) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Adds the command to `/table`."""
        group = table_commands(self.bot)
        command(group, "slash-table-follow", [], self._follow_here)

    async def _follow_here(self, interaction: discord.Interaction) -> None:
        async def work() -> None:
            await self._follow(interaction, await table_here(self.bot.host, interaction))

        await respond(interaction, work, keep=True)

    @action("follow")
    async def _pressed(self, interaction: discord.Interaction, table: int) -> None:
        await self._follow(interaction, await load(self.bot.host, table))

    async def _follow(self, interaction: discord.Interaction, table: LoadedTable) -> None:
        """The first message is sent at once: who takes none is told so here, and does not follow."""
        user = interaction.user.id
        check_runs(table)
        if table.seat_of(user) is not None:
            raise Refused("refusal-follow-own")
        async with self.bot.host.store.read() as tx:
            earlier = await tx.followers.get(table.id, user)
            if earlier is None:
                await self.bot.host.limits.check_followers(tx, table.id)
        said = "follow-already"
        if earlier is None:
            said = "follow-done"
            try:
                sent = await send_first_message(self.bot.sending, table, user, secrets.token_hex(12))
            except TooManyOpenings as error:
                raise Refused("refusal-follow-later") from error
            except discord.HTTPException as error:
                closed = verdict(error).person is not None
                raise Refused("refusal-follow-closed-dms" if closed else "refusal-follow-later") from error
            async with self.bot.host.store.write() as tx:
                await tx.followers.add(
                    table.id, user, channel_id=sent.channel.id, message_id=sent.id, told_at=self.bot.host.now()
                )
        say = words_for(interaction).say
        stop = button(say("button-unfollow"), "unfollow", table.id)
        await show(interaction, PrivateLayout(user=user, texts=(say(said),), rows=lambda: [[stop]]))

    @action("unfollow", in_place=True)
    async def _unfollowed(self, interaction: discord.Interaction, table: int) -> None:
        async with self.bot.host.store.write() as tx:
            await tx.followers.remove(table, interaction.user.id)
        await show(interaction, words_layout(words_for(interaction).say("follow-ended"), user=interaction.user.id))


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Following(bot))
