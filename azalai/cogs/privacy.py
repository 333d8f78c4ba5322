"""`/azalai privacy`: what is stored about a person, to take away or to erase."""

from __future__ import annotations

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.marks import action
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import show
from azalai.bot.dialogs.slash_commands import command
from azalai.bot.layouts.idle_view import words_layout
from azalai.bot.privacy import rules as privacy
from azalai.bot.privacy.layout import as_file, erase_layout, file_layout, stored_layout
from azalai.bot.store.rows import Status
from azalai.cogs.cog import Cog
from azalai.cogs.help import own_commands


class PrivacyCog(Cog):
    """Two steps to a file, three to oblivion."""

    async def cog_load(self) -> None:
        """Adds the command to `/azalai`."""
        command(own_commands(self.bot), "slash-privacy", [], self._privacy)

    async def _privacy(self, request: Request) -> None:
        stored = await privacy.stored_about(self.rooms.host, request.user)
        counts = {kind: len(stored[kind]) for kind in privacy.KINDS}
        words, retention = request.words, self.rooms.host.settings.retention
        await show(request, stored_layout(counts, words, retention=retention, user=request.user))

    @action("privacy-file")
    async def _file(self, request: Request) -> None:
        user = request.user
        file = as_file(user, await privacy.stored_about(self.rooms.host, user))
        await show(request, file_layout(file, request.words, user=user))

    @action("privacy-erase", in_place=True)
    async def _first(self, request: Request) -> None:
        async with self.rooms.host.store.read() as tx:
            running = await tx.tables.of(request.user, [Status.RUNNING])
        layout = erase_layout(len(running), request.words, user=request.user, again=False)
        await show(request, layout)

    @action("privacy-sure", in_place=True)
    async def _last(self, request: Request) -> None:
        await show(request, erase_layout(0, request.words, user=request.user, again=True))

    @action("privacy-yes", in_place=True)
    async def _erased(self, request: Request) -> None:
        words = request.words
        await privacy.erase(self.rooms.proposals, request.person)
        await show(request, words_layout(words.say("privacy-done"), user=request.user))


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(PrivacyCog(bot))
