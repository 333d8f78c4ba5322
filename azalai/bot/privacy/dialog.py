"""Dialog of a person's stored data, to download or to erase."""

from __future__ import annotations

from azalai.bot.dialogs.marks import action
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import show, show_sheet
from azalai.bot.hosting.proposals import Proposals
from azalai.bot.layouts.idle_view import words_layout
from azalai.bot.privacy import rules as privacy
from azalai.bot.privacy.layout import erase_layout, file_layout, make_file, personal_data_layout
from azalai.bot.store.rows import Status
from azalai.bot.tables.host import Host


class PrivacyDialog:
    """Dialog with two steps to a file, three to the erasing."""

    def __init__(self, host: Host, proposals: Proposals) -> None:
        self._host = host
        self._proposals = proposals

    async def open(self, request: Request) -> None:
        """Show the stored data of the person."""
        stored = await privacy.load_stored(self._host, request.user)
        counts = {kind: len(stored[kind]) for kind in privacy.KINDS}
        await show_sheet(request, personal_data_layout(counts, request.reader, retention=self._host.settings.retention))

    @action("privacy-file")
    async def _file(self, request: Request) -> None:
        user = request.user
        file = make_file(user, await privacy.load_stored(self._host, user))
        await show(request, file_layout(file, request.reader))

    @action("privacy-erase", in_place=True)
    async def _ask_first(self, request: Request) -> None:
        running = await self._host.store.look(lambda tx: tx.tables.list_of_person(request.user, [Status.RUNNING]))
        await show(request, erase_layout(len(running), request.reader, again=False))

    @action("privacy-sure", in_place=True)
    async def _ask_last(self, request: Request) -> None:
        await show(request, erase_layout(0, request.reader, again=True))

    @action("privacy-yes", in_place=True)
    async def _erase(self, request: Request) -> None:
        words = request.words
        await privacy.erase(self._proposals, request.person)
        await show(request, words_layout(words.say("privacy-done"), user=request.user))
