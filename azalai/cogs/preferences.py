"""`/azalai preferences`: the language, how one is told of a turn, invitations, words instead of pictures, high
contrast, where the games one has played are shown."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.marks import action
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import show
from azalai.bot.dialogs.slash_commands import command
from azalai.bot.errors import Refused
from azalai.bot.layouts.preferences_form import OWN, preferences_layout
from azalai.bot.people.preferences import Notify
from azalai.cogs.cog import Cog
from azalai.cogs.help import own_commands
from azalai.locales import LANGUAGES, words


class PreferencesCog(Cog):
    """One private layout, edited in place."""

    async def cog_load(self) -> None:
        """Adds the command to `/azalai`."""
        command(own_commands(self.bot), "slash-preferences", [], self._show, keep=True)

    @action("prefer", in_place=True)
    async def _changed(self, request: Request, field: str, value: str = "", *, chosen: Sequence[str]) -> None:
        async with self.rooms.host.store.write() as tx:
            await tx.people.change(request.user, **{field: _stored(field, chosen[0] if chosen else value)})
        await self._show(request)

    async def _show(self, request: Request) -> None:
        reader = await request.learn()
        async with self.rooms.host.store.read(once=True) as tx:
            person = await tx.people.get(request.user)
        language = person.language if person is not None else None
        await show(request, preferences_layout(reader, language, words(reader.language)))


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


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(PreferencesCog(bot))
