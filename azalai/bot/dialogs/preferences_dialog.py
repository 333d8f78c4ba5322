"""Dialog of a user's preferences: language, calls, invitations, words for pictures, contrast, public results.

Reminders, quiet hours, time zone and holidays: `bot/reminders/dialog.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from azalai.bot.clocks.holidays import change_preferences
from azalai.bot.dialogs.marks import action, opens_modal, submitted
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import open_form, show
from azalai.bot.errors import Refused
from azalai.bot.layouts.filled import FormValues, get_form
from azalai.bot.layouts.forms import list_changes, with_choice
from azalai.bot.layouts.preferences_overview import (
    PreferencesForm,
    decode_preferences_form,
    overview_layout,
    preferences_facts,
    preferences_mark,
    preferences_menus,
    preferences_modal,
)
from azalai.bot.store.person_rows import PersonRow
from azalai.bot.tables.host import Host
from azalai.locales import words


class PreferencesDialog:
    """Dialog in one private message: an overview with a form for each group of preferences, or a page of menus."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def show(self, request: Request) -> None:
        """Show the user's preferences."""
        person = await self._load_person(request.user)
        await show(request, overview_layout(person, request.words))

    @action("preferences", in_place=True)
    async def _reopen(self, request: Request) -> None:
        await self.show(request)

    @action("prefer-menus", in_place=True)
    async def _open_menus(self, request: Request, name: str) -> None:
        await self._show_menus(request, get_form(PreferencesForm, name), await self._load_person(request.user))

    @action("prefer", in_place=True)
    async def _choose(self, request: Request, name: str, field: str, *, chosen: Sequence[str]) -> None:
        form, before = get_form(PreferencesForm, name), await self._load_person(request.user)
        filled = with_choice(preferences_modal(before, form, request.words), field, chosen)
        columns = decode_preferences_form(form, filled)
        changed = {column: value for column, value in columns.items() if value != getattr(before, column)}
        person = await change_preferences(self._host, request.user, **changed) if changed else before
        await self._show_menus(request, form, person)

    async def _show_menus(self, request: Request, form: PreferencesForm, person: PersonRow) -> None:
        reader = await request.learn()
        await show(request, preferences_menus(person, form, words(reader.language)))

    @opens_modal("prefer-form")
    async def _open_form(self, request: Request, name: str) -> None:
        person, form = await self._load_person(request.user), get_form(PreferencesForm, name)
        modal = preferences_modal(person, form, request.words)
        await open_form(request, modal, lambda: self._show_menus(request, form, person))

    @submitted("prefer-filled")
    async def _submit_form(self, request: Request, name: str, mark: str, *, filled: FormValues) -> None:
        form = get_form(PreferencesForm, name)
        columns = decode_preferences_form(form, filled)
        before = await self._load_person(request.user)
        if mark != preferences_mark(before, form):
            raise Refused("refusal-form-changed")
        person = await change_preferences(self._host, request.user, **columns)
        t = words((await request.learn()).language)
        old_facts, new_facts = (preferences_facts(preferences, form, t) for preferences in (before, person))
        await show(request, overview_layout(person, t, notes=list_changes(old_facts, new_facts, t)))

    async def _load_person(self, user: int) -> PersonRow:
        row = await self._host.store.ask(lambda tx: tx.people.get(user))
        unknown = PersonRow(user_id=user, locale=None, closed_dms_since=None, told_of_closed_dms=False)
        return unknown if row is None else row
