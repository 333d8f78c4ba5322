"""Commands on a person, in the menu of their name: *Challenge*, *Profile*, *Invite to my table*."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import get_answers
from azalai.bot.dialogs.slash_commands import IN_SERVERS, Phrase


async def setup(bot: Azalai) -> None:
    """Add the commands to the tree. They are offered in servers only."""
    inviting, profiles = bot.rooms.inviting, bot.rooms.remembering
    _add(bot, "user-command-challenge", inviting.challenge, modal=True)
    _add(bot, "user-command-profile", profiles.profile)
    _add(bot, "user-command-invite", inviting.invite_to_own)


def _add(bot: Azalai, name: str, invoked: Callable[[Request, Any], Awaitable[None]], *, modal: bool = False) -> None:
    """Add a command. `modal`: it answers with a form."""

    async def callback(interaction: discord.Interaction, person: discord.User) -> None:
        async def work(request: Request) -> None:
            await invoked(request, person)

        answers = get_answers(interaction)
        await (answers.open_modal if modal else answers.respond)(interaction, work)

    menu = app_commands.ContextMenu(name=Phrase(name), callback=callback)
    menu.allowed_contexts = IN_SERVERS
    bot.tree.add_command(menu)
