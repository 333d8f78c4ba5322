"""What the players of a table agree on: the two buttons of the message that asks."""

from __future__ import annotations

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.marks import action
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import show
from azalai.bot.layouts.idle_view import words_layout
from azalai.bot.store.rows import ProposalStatus
from azalai.cogs.cog import Cog


class Agreements(Cog):
    """Agree and refuse."""

    @action("agree")
    async def _agreed(self, request: Request, proposal: int) -> None:
        await self._vote(request, proposal, True)

    @action("refuse")
    async def _refused(self, request: Request, proposal: int) -> None:
        await self._vote(request, proposal, False)

    async def _vote(self, request: Request, proposal: int, yes: bool) -> None:
        verdict = await self.rooms.proposals.vote(proposal, request.user, yes)
        say = request.words.say
        text = (
            say("vote-done", yes="yes" if yes else "no")
            if verdict is ProposalStatus.OPEN
            else say(f"proposal-is-{verdict}")
        )
        await show(request, words_layout(text, user=request.user))


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Agreements(bot))
