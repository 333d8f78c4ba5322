"""Report of missed moves on Discord: once after a long absence, and on request."""

from __future__ import annotations

import pytest

from azalai.bot.app.client import Azalai
from tests.bot.fixtures import make_offers, set_preference, start_table
from tests.simulator import Person, Simulator, labels_of, pictures_of, text_of

DAY = 86_400.0


async def leave_amara_away(simulator: Simulator[Azalai], days: float) -> Person:
    """Let a round and two more offers pass since Amara's offer, wait for some days and return Amara."""
    await start_table(simulator, "Thomas", "Idir")
    await make_offers(simulator, "Amara", "Thomas", "Idir", "Thomas", "Idir")
    await simulator.pass_time(days * DAY)
    return simulator.person("Amara")


@pytest.mark.costly
async def test_a_returning_player_is_told_once_and_can_compare_the_boards(
    simulator: Simulator[Azalai],
):
    amara = await leave_amara_away(simulator, 3)
    view = (await amara.press(simulator.channel().messages[0], "Play")).message
    assert view.ephemeral
    text = text_of(view)
    assert "Since your last move" in text and "How much salt do you offer?" in text
    assert "Thomas made an offer." in text
    assert "Amara had offered 1 salt." in text
    assert "You offered" not in text
    since = (await amara.slash(simulator.channel(), "table catch-up")).message
    assert [picture.name for picture in pictures_of(since)] == ["then-souk.png", "now-souk.png"]
    then, now = (picture.alt for picture in pictures_of(since))
    assert "Your offer" not in then
    assert "Round 2 of 3" in now
    again = await amara.press(simulator.channel().messages[0], "Play")
    assert "Since your last move" not in again.text


@pytest.mark.costly
async def test_a_short_absence_is_not_caught_up_with(simulator: Simulator[Azalai]):
    amara = await leave_amara_away(simulator, 0.5)
    assert "Since your last move" not in (await amara.press(simulator.channel().messages[0], "Play")).text


@pytest.mark.costly
async def test_a_command_after_days_tells_it_too_and_not_the_own_act(simulator: Simulator[Azalai]):
    amara = await leave_amara_away(simulator, 3)
    text = text_of((await amara.slash(simulator.channel(), "souk offer", salt="2")).message)
    missed, own = text.split("\n-# ", 1)
    assert "Since your last move" in missed and "had offered 2 salt" not in missed
    assert "How much salt do you offer?" in own


@pytest.mark.costly
async def test_on_request_at_any_time_and_after_a_restart(simulator: Simulator[Azalai]):
    amara = await leave_amara_away(simulator, 0)
    await simulator.restart()
    since = (await amara.slash(simulator.channel(), "table catch-up")).message
    assert "Thomas made an offer." in text_of(since)
    more = (await amara.press(simulator.channel().messages[0], "…")).message
    assert "Catch up" in labels_of(more)
    assert "Thomas made an offer." in (await amara.press(more, "Catch up")).text
    await amara.slash(simulator.channel(), "souk offer", salt="0")
    await make_offers(simulator, "Amara")
    assert "Nothing new since your last move." in (await amara.slash(simulator.channel(), "table catch-up")).text
    onlooker = await simulator.person("Karine").slash(simulator.channel(), "table catch-up")
    assert "You do not sit at this table." in onlooker.text


@pytest.mark.costly
async def test_in_words_for_those_who_want_no_pictures(simulator: Simulator[Azalai]):
    amara = await leave_amara_away(simulator, 0)
    await set_preference(amara, "look", "text_only")
    since = (await amara.slash(simulator.channel(), "table catch-up")).message
    assert pictures_of(since) == []
    assert "Round 2 of 3" in text_of(since)
    then = (await amara.press(since, "The board at that time")).text
    assert "Round 1 of 3" in then
    assert "Offer: 1" in then


async def test_just_after_ones_own_move_there_is_nothing_since_it(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas")
    amara = simulator.person("Amara")
    before = await amara.slash(simulator.channel(), "table catch-up")
    assert "Nothing you can see has happened yet." in before.text
    await make_offers(simulator, "Amara")
    after = await amara.slash(simulator.channel(), "table catch-up")
    assert "Nothing new since your last move." in after.text
