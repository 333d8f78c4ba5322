"""Sheets of their own: each has *Close*, and names the settings that its menus and buttons change."""

from __future__ import annotations

import msgspec
import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.message_builder import build_view
from azalai.bot.layouts.components import Button, ButtonStyle, Choose, ChooseChannels, ChooseRole
from azalai.bot.layouts.forms import UNTICKED, with_choice
from azalai.bot.layouts.layout import Line, PrivateLayout
from azalai.bot.layouts.message_height import ONLY_YOU, V2, height
from azalai.bot.layouts.modals import Checkboxes, Field, Modal, Pick, Radio
from azalai.bot.layouts.preferences_overview import PreferencesForm, preferences_menus, preferences_modal
from azalai.bot.layouts.settings_overview import SettingsForm, settings_menus, settings_modal
from azalai.bot.layouts.table_menu import exit_buttons, more_layout
from azalai.bot.layouts.table_terms_form import TermsForm, terms_menus, terms_modal
from azalai.bot.people.guild_settings import GuildSettings
from azalai.bot.people.reader import Reader
from azalai.bot.play.rest_of_turn import RestOfTurn
from azalai.bot.store.person_rows import PersonRow
from azalai.bot.store.rows import Status
from azalai.games import GAMES
from azalai.locales import LANGUAGES, Language, Words, words
from azalai.testing.play import games_of
from tests.bot.fixtures import manager
from tests.bot.histories import table_of
from tests.bot.layouts.test_table_options_layout import make_full_lobby
from tests.simulator import Simulator, labels_of, text_of

EN = words("en")
SHEETS = (
    "help",
    "reminders",
    "preferences",
    "settings",
    "profile",
    "history",
    "privacy",
    "holiday show",
    "daily",
    "puzzle",
)


@pytest.mark.costly(seconds=2)
async def test_every_sheet_has_a_way_to_close_it(simulator: Simulator[Azalai]):
    amara = simulator.person("Amara", permissions=manager())
    for sheet in SHEETS:
        answer = await amara.slash(simulator.channel(), f"azalai {sheet}")
        assert "Close" in labels_of(answer.message), sheet
    form = (await amara.slash(simulator.channel(), "azalai preferences")).message
    await amara.press(form, "Close")
    assert text_of(form.now) == "Closed."


def list_pages(key: str, said: Words) -> list[tuple[PrivateLayout, Modal]]:
    """Return each page of menus with its form: of the server, of the preferences, and of a lobby of the game."""
    table, reader, settings = make_full_lobby(key, said.language), Reader(100, said), GuildSettings()
    person = PersonRow(user_id=100, locale=None, closed_dms_since=None, told_of_closed_dms=False)
    return [
        *((settings_menus(settings, form, reader), settings_modal(settings, form, said)) for form in SettingsForm),
        *((preferences_menus(person, form, said), preferences_modal(person, form, said)) for form in PreferencesForm),
        *((terms_menus(table, form, reader), terms_modal(table, form, said, whole=True)) for form in TermsForm),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_each_field_of_a_form_has_a_menu_that_bears_its_name_and_fits_a_screen(key: str, language: Language):
    """A menu with one choice shows its name, never its value; the lines above show the values."""
    for layout, box in list_pages(key, words(language)):
        fields = [part for part in box.fields if not isinstance(part, Field)]
        menus = [row for row in layout.rows if isinstance(row, Choose | ChooseChannels | ChooseRole)]
        assert [menu.placeholder for menu in menus] == [part.label for part in fields]
        assert [menu.custom_id.split(":")[-1] for menu in menus] == [part.key for part in fields]
        assert not any(menu.chosen for menu in menus if isinstance(menu, Choose) and menu.most == 1)
        assert all(f"{part.label}" in layout.texts[1] for part in box.fields)
        payload = {"components": build_view(layout).to_components(), "flags": V2 | ONLY_YOU}
        assert height(payload) <= 720, (key, box.title)


@pytest.mark.parametrize("key", GAMES)
def test_a_menu_reaches_each_value_of_its_field(key: str):
    for layout, box in list_pages(key, EN):
        for menu, part in zip(
            (row for row in layout.rows if isinstance(row, Choose | ChooseChannels | ChooseRole)),
            (part for part in box.fields if not isinstance(part, Field)),
            strict=True,
        ):
            if isinstance(menu, Choose) and isinstance(part, Radio | Pick | Checkboxes):
                values = [entry.value for entry in menu.entries if entry.value != UNTICKED]
                assert values == [entry.value for entry in part.entries]
                for value in values:
                    assert with_choice(box, part.key, [value]).list_chosen(part.key, values) == [value]
            if isinstance(part, Checkboxes):
                assert with_choice(box, part.key, [UNTICKED]).list_chosen(part.key, []) == []


def test_no_button_of_a_page_of_menus_is_green():
    for layout, _ in list_pages("souk", EN):
        buttons = [
            button for row in layout.rows if isinstance(row, list) for button in row if isinstance(button, Button)
        ]
        assert buttons and all(button.style is ButtonStyle.SECONDARY for button in buttons)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_the_menu_of_a_table_fits_a_screen_in_groups_under_headings(key: str, language: Language):
    seats, said = max(GAMES[key].seats), words(language)
    table = table_of(key, seats, games_of(key, seats, 1)[0][0].state, 9, Status.RUNNING, b"seed")
    deciding = tuple(msgspec.structs.replace(seat, deciding=True) for seat in table.seats)
    for shown, user, rest, groups in (
        (table, 100, None, 4),
        (msgspec.structs.replace(table, seats=deciding), 100, RestOfTurn(12, more=True), 4),
        (table, 999, None, 3),
    ):
        reader = Reader(user, said)
        layout = more_layout(shown, reader, rest)
        assert sum(isinstance(row, Line) for row in layout.rows) == groups
        layout = msgspec.structs.replace(layout, rows=[*layout.rows, exit_buttons(shown, reader)])
        payload = {"components": build_view(layout).to_components(), "flags": V2 | ONLY_YOU}
        assert height(payload) <= 674, key
