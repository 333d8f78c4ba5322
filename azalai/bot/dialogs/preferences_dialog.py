"""The language, how a person is told of a turn, invitations, words instead of pictures, high contrast, and where the
games are shown that they have played."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.bot.dialogs.marks import action
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import show_sheet
from azalai.bot.errors import Refused
from azalai.bot.layouts.preferences_form import OWN, preferences_layout
from azalai.bot.people.preferences import Notify
from azalai.bot.tables.host import Host
from azalai.locales import LANGUAGES, words


class PreferencesDialog:
    """One private layout, edited in place."""

    def __init__(self, host: Host) -> None:
        self._host = host

    @action("prefer", in_place=True)
    async def _changed(self, request: Request, field: str, value: str = "", *, chosen: Sequence[str]) -> None:
        async with self._host.store.write() as tx:
            await tx.people.change(request.user, **{field: _stored(field, chosen[0] if chosen else value)})
        await self.show(request)

    async def show(self, request: Request) -> None:
        """Show what a person prefers."""
        reader = await request.learn()
        async with self._host.store.read(once=True) as tx:
            person = await tx.people.get(request.user)
        language = person.language if person is not None else None
        await show_sheet(request, preferences_layout(reader, language, words(reader.language)))


def _stored(field: str, chosen: str) -> object:
    """What is stored for a choice. Refused for what the layout does not offer."""
    match field:
        case "language" if chosen in (OWN, *LANGUAGES):
            return None if chosen == OWN else chosen
        case "notify" if chosen in tuple(Notify):
            return chosen
        case "text_only" | "contrast" | "invitations" | "everywhere" if chosen in ("0", "1"):
            return chosen == "1"
        case _:
            raise Refused("refusal-stale")
