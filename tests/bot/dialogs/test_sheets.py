"""Sheets of their own: each can be closed and names what its menus and buttons set."""

from __future__ import annotations

import msgspec
import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.message_builder import build_view
from azalai.bot.layouts.components import Button, ButtonStyle, Choose
from azalai.bot.layouts.layout import Line
from azalai.bot.layouts.message_height import ONLY_YOU, V2, height
from azalai.bot.layouts.preferences_form import preferences_layout
from azalai.bot.layouts.settings_form import settings_layout
from azalai.bot.layouts.table_menu import more_layout, ways_out
from azalai.bot.people.guild_settings import GuildSettings
from azalai.bot.people.preferences import Preferences
from azalai.bot.people.reader import Reader
from azalai.bot.play.rest_of_turn import Rest
from azalai.bot.store.rows import Status
from azalai.games import GAMES
from azalai.locales import LANGUAGES, Language, words
from azalai.testing.play import games_of
from tests.bot.fixtures import manager
from tests.bot.histories import table_of
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


def test_menus_of_the_settings_bear_the_names_of_what_they_set():
    menus = [row for row in settings_layout(GuildSettings(), Reader(1, EN)).rows if isinstance(row, Choose)]
    assert len(menus) == 4 and all(not menu.chosen for menu in menus)
    assert [menu.placeholder for menu in menus] == [
        EN.say(f"settings-{name}") for name in ("places", "openers", "language", "pace")
    ]


def test_no_switch_of_the_preferences_is_green():
    rows = preferences_layout(Preferences(1, "en"), None, EN).rows
    buttons = [button for row in rows if isinstance(row, list) for button in row if isinstance(button, Button)]
    assert len(buttons) == 6 and all(button.style is ButtonStyle.SECONDARY for button in buttons)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_the_menu_of_a_table_fits_a_screen_in_groups_under_headings(key: str, language: Language):
    seats, said = max(GAMES[key].seats), words(language)
    table = table_of(key, seats, games_of(key, seats, 1)[0][0].state, 9, Status.RUNNING, b"seed")
    deciding = tuple(msgspec.structs.replace(seat, deciding=True) for seat in table.seats)
    for shown, user, rest, groups in (
        (table, 100, None, 4),
        (msgspec.structs.replace(table, seats=deciding), 100, Rest(12, more=True), 4),
        (table, 999, None, 3),
    ):
        reader = Reader(user, said)
        layout = more_layout(shown, reader, rest)
        assert sum(isinstance(row, Line) for row in layout.rows) == groups
        layout = msgspec.structs.replace(layout, rows=[*layout.rows, ways_out(shown, reader)])
        payload = {"components": build_view(layout).to_components(), "flags": V2 | ONLY_YOU}
        assert height(payload) <= 674, key
