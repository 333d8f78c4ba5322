"""Components: their custom ids say what they do."""

from __future__ import annotations

import pytest
from discord import ui

from azalai.bot.dialogs.message_builder import build
from azalai.bot.layouts.components import button, decode_custom_id, menu
from azalai.bot.signs import NO_SIGNS


def test_custom_ids_of_buttons_and_menus_are_read_back():
    assert decode_custom_id(button("Play", "play", 7, "a").custom_id) == ("play", ["7", "a"])
    chosen = menu("Which?", [("One", "1")], "pick", 7)
    assert decode_custom_id(chosen.custom_id) == ("pick", ["7"])
    built = build(chosen, NO_SIGNS, mark=255)
    assert isinstance(built, ui.Select) and built.custom_id == "azm:pick:7#ff"
    assert decode_custom_id(built.custom_id) == ("pick", ["7"])


@pytest.mark.parametrize("junk", ["", "az", "azm#12", "standin:play:1", "Az:play", ":az:play", "azx:play:1"])
def test_custom_ids_of_others_are_left_alone(junk: str):
    assert decode_custom_id(junk) is None


def test_discord_py_remembers_no_view_of_ours():
    """It would keep every message that was ever answered, and answer each press in addition to the client."""
    assert not build(button("Play", "play", 7), NO_SIGNS).is_dispatchable()
    assert not build(menu("Which?", [("One", "1")], "pick", 7), NO_SIGNS).is_dispatchable()
