"""Dialog of preferences: language, calls, invitations, words instead of pictures, contrast, and public results."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.bot.clocks.holidays import change_preferences
from azalai.bot.dialogs.marks import action, opens_modal, submitted
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import open_form, show, show_sheet
from azalai.bot.errors import Refused
from azalai.bot.layouts.filled import Filled, form_named
from azalai.bot.layouts.forms import changes
from azalai.bot.layouts.preferences_form import OWN, preferences_layout
from azalai.bot.layouts.preferences_overview import (
    PreferencesForm,
    decode_preferences_form,
    overview_layout,
    preferences_box,
    preferences_facts,
    preferences_mark,
)
from azalai.bot.people.preferences import Notify
from azalai.bot.store.person_rows import PersonRow
from azalai.bot.tables.host import Host
from azalai.locales import LANGUAGES, words


class PreferencesDialog:
    """One private layout, edited in place: an overview with a form for each group, or menus and switches."""

    def __init__(self, host: Host) -> None:
        self._host = host

    @action("prefer", in_place=True)
    async def _change(self, request: Request, field: str, value: str = "", *, chosen: Sequence[str]) -> None:
        async with self._host.store.write() as tx:
            await tx.people.change(request.user, **{field: _to_stored(field, chosen[0] if chosen else value)})
        await self._show_menus(request)

    async def show(self, request: Request) -> None:
        """Show a person's preferences."""
        person = await self._person(request.user)
        await show(request, overview_layout(person, request.words))

    @action("prefer-menus", in_place=True)
    async def _show_menus(self, request: Request) -> None:
        reader = await request.learn()
        person = await self._person(request.user)
        await show_sheet(request, preferences_layout(reader, person.language, words(reader.language)))

    @opens_modal("prefer-form")
    async def _form(self, request: Request, name: str) -> None:
        person, form = await self._person(request.user), form_named(PreferencesForm, name)
        box = preferences_box(person, form, request.words)
        await open_form(request, box, lambda: self._show_menus(request))

    @submitted("prefer-filled")
    async def _submit_form(self, request: Request, name: str, mark: str, *, filled: Filled) -> None:
        form = form_named(PreferencesForm, name)
        columns = decode_preferences_form(form, filled)
        before = await self._person(request.user)
        if mark != preferences_mark(before, form):
            raise Refused("refusal-form-changed")
        person = await change_preferences(self._host, request.user, **columns)
        t = words((await request.learn()).language)
        old_facts, new_facts = (preferences_facts(preferences, form, t) for preferences in (before, person))
        await show(request, overview_layout(person, t, notes=changes(old_facts, new_facts, t)))

    async def _person(self, user: int) -> PersonRow:
        row = await self._host.store.ask(lambda tx: tx.people.get(user))
        unknown = PersonRow(user_id=user, locale=None, closed_dms_since=None, told_of_closed_dms=False)
        return unknown if row is None else row


def _to_stored(field: str, chosen: str) -> object:
    """Return the stored form of a choice. Raises `Refused` for a choice that the layout does not offer."""
    match field:
        case "language" if chosen in (OWN, *LANGUAGES):
            return None if chosen == OWN else chosen
        case "notify" if chosen in tuple(Notify):
            return chosen
        case "text_only" | "contrast" | "invitations" | "everywhere" | "mistakes" if chosen in ("0", "1"):
            return chosen == "1"
        case _:
            raise Refused("refusal-stale")
