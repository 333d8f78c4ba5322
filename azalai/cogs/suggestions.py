"""The buttons *Suggest* and *Finish for me*."""

from __future__ import annotations

from azalai.bot.app.client import Azalai
from azalai.bot.app.router import action
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.suggestions import SuggestionDialog
from azalai.cogs.cog import Cog


class Suggestions(Cog):
    """What a robot does in a person's place."""

    def __init__(self, bot: Azalai) -> None:
        super().__init__(bot)
        self.suggesting = SuggestionDialog(bot.rooms.host, bot.rooms.playing)

    @action("suggest", in_place=True)
    async def _suggested(self, request: Request, table: int, decision: int) -> None:
        await self.suggesting.suggest(request, table, decision)

    @action("finish", in_place=True)
    async def _finished(self, request: Request, table: int, decision: int) -> None:
        await self.suggesting.finish(request, table, decision)


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Suggestions(bot))
