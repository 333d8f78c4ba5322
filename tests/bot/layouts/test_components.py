"""What a component does is read from its custom id, whoever made it."""

from __future__ import annotations

import pytest

from azalai.bot.layouts.components import button, marked, menu, read_custom_id


def test_what_a_button_and_a_menu_do_is_read_back():
    assert read_custom_id(button("Play", "play", 7, "a").custom_id or "") == ("play", ["7", "a"])
    chosen = menu("Which?", [("One", "1")], "pick", 7)
    assert read_custom_id(chosen.custom_id) == ("pick", ["7"])
    marked(chosen, 255)
    assert (chosen.custom_id, read_custom_id(chosen.custom_id)) == ("azm:pick:7#ff", ("pick", ["7"]))


@pytest.mark.parametrize("junk", ["", "az", "azm#12", "standin:play:1", "Az:play", ":az:play", "azx:play:1"])
def test_what_is_none_of_ours_is_left_alone(junk: str):
    assert read_custom_id(junk) is None


def test_discord_py_remembers_no_view_of_ours():
    """It would hold every message ever answered, and answer each press beside the client."""
    assert not button("Play", "play", 7).is_dispatchable()
    assert not menu("Which?", [("One", "1")], "pick", 7).is_dispatchable()
