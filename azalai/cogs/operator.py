"""Cog of `/operator`: `pause`, `resume` and `hide`, in direct messages, for the operator of the bot."""

from __future__ import annotations

from discord import app_commands

from azalai.bot.app.client import Azalai
from azalai.bot.cluster.news import News
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import show
from azalai.bot.dialogs.slash_commands import IN_DIRECT_MESSAGES, Phrase, add_command
from azalai.bot.errors import Refused
from azalai.bot.layouts.idle_view import words_layout
from azalai.bot.store.rows import Pause
from azalai.bot.store.schema import HIGHEST_LONG
from azalai.cogs.cog import Cog


class Operator(Cog):
    """Group `/operator`. It is added only if the settings name an operator."""

    def __init__(self, bot: Azalai) -> None:
        super().__init__(bot)
        self.group = app_commands.Group(
            name=Phrase("slash-operator"),
            description=Phrase("slash-operator-description"),
            allowed_contexts=IN_DIRECT_MESSAGES,
        )
        reason = ("reason", "slash-operator-pause-reason", app_commands.Range[str, 1, 200])
        add_command(self.group, "slash-operator-pause", [reason], self._pause)
        add_command(self.group, "slash-operator-resume", [], self._resume)
        add_command(self.group, "slash-operator-hide", [("server", "slash-operator-hide-server", str)], self._hide)

    async def cog_load(self) -> None:
        """Add the group to the tree."""
        self.bot.tree.add_command(self.group)

    async def _check_operator(self, request: Request) -> None:
        """Raise `Refused` unless the user is the operator of the settings or an owner of the application."""
        if request.user != self.rooms.host.settings.operator and not await self.bot.is_owner(request.interaction.user):
            raise Refused("refusal-operator-only")

    async def _pause(self, request: Request, reason: str) -> None:
        await self._check_operator(request)
        async with self.rooms.host.store.write() as tx:
            if not await tx.operations.begin_pause(Pause(since=self.rooms.host.clock.now(), reason=reason)):
                raise Refused("refusal-paused-already")
        self.rooms.host.cluster.tell(News(operator=True))
        await self.rooms.scheduler.sweep()
        await show(request, words_layout(request.words.say("pause-begun"), user=request.user))

    async def _hide(self, request: Request, server: str) -> None:
        await self._check_operator(request)
        if not server.strip().isdecimal() or not 0 < int(server) <= HIGHEST_LONG:
            raise Refused("refusal-no-such-server")
        hidden = await self.rooms.world.hide(int(server))
        done = request.words.say("world-hidden" if hidden else "world-not-hidden", server=server.strip())
        await show(request, words_layout(done, user=request.user))

    async def _resume(self, request: Request) -> None:
        await self._check_operator(request)
        length = await self.rooms.host.store.change(lambda tx: tx.operations.end_pause(self.rooms.host.clock.now()))
        if length is None:
            raise Refused("refusal-not-paused")
        self.rooms.host.cluster.tell(News(operator=True))
        await self.rooms.maintenance.refresh(self.rooms.host.clock.now())
        self.rooms.host.timer_set(self.rooms.host.clock.now())
        done = request.words.say("pause-ended", minutes=round(length / 60))
        await show(request, words_layout(done, user=request.user))


async def setup(bot: Azalai) -> None:
    """Add the cog, if there is an operator."""
    if bot.rooms.host.settings.operator is not None:
        await bot.add_cog(Operator(bot))
