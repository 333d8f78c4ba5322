"""`/azalai`: what has to do with no table; `/azalai help` says how to begin, and which games there are."""

from __future__ import annotations

from functools import partial

from discord import app_commands

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.permissions import sees_channel
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import show
from azalai.bot.dialogs.slash_commands import Phrase, command
from azalai.bot.hosting.open_tables import Waiting, waiting_in
from azalai.bot.tournaments.entrants import list_open
from azalai.bot.welcome.layout import banner, help_layout
from azalai.cogs.cog import Cog


class Help(Cog):
    """The first thing a person types, and the group of all that is typed beside the tables."""

    def __init__(self, bot: Azalai) -> None:
        super().__init__(bot)
        self.group = app_commands.Group(name=Phrase("slash-azalai"), description=Phrase("slash-azalai-description"))
        command(self.group, "slash-help", [], self._help)

    async def cog_load(self) -> None:
        """Puts `/azalai` into the tree."""
        self.bot.tree.add_command(self.group)

    async def _help(self, request: Request) -> None:
        reader = await self.rooms.host.preferences.of(request.user)
        picture = (
            None if reader.text_only else await banner(self.rooms.pictures, request.words, contrast=reader.contrast)
        )
        waiting: list[Waiting] = []
        if request.guild is not None:
            async with self.rooms.host.store.read() as tx:
                where = request.guild, request.user, partial(sees_channel, request)
                waiting = [*await waiting_in(tx, *where), *await list_open(tx, *where)]
        layout = help_layout(
            request.words,
            user=request.user,
            opens=request.guild is not None,
            picture=picture,
            waits=next(iter(waiting), None),
            posts=request.person.manages is not None,
        )
        await show(request, layout)


def own_commands(bot: Azalai) -> app_commands.Group:
    """The group `/azalai`, for the cogs that add commands to it. TypeError when they are loaded before it."""
    help_cog = bot.get_cog(Help.__cog_name__)
    if not isinstance(help_cog, Help):
        raise TypeError("the cog of the help comes first")
    return help_cog.group


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Help(bot))
