"""Sheets of their own: each can be closed and names what its menus and buttons set."""

from __future__ import annotations

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.layouts.components import Button, ButtonStyle, Choose
from azalai.bot.layouts.preferences_form import preferences_layout
from azalai.bot.layouts.settings_form import settings_layout
from azalai.bot.people.guild_settings import GuildSettings
from azalai.bot.people.preferences import Preferences
from azalai.bot.people.reader import Reader
from azalai.locales import words
from tests.bot.fixtures import manager
from tests.simulator import Simulator, labels_of, text_of

EN = words("en")
SHEETS = (
    "reminders",
    "preferences",
    "settings",
    "profile",
    "history",
    "privacy",
    "holiday show",
    "daily",
    "puzzle",
    "help",
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
    buttons = [one for row in rows if isinstance(row, list) for one in row if isinstance(one, Button)]
    assert len(buttons) == 6 and all(one.style is ButtonStyle.SECONDARY for one in buttons)
