"""Onlookers: what they may see, and following a table by one message which is renewed."""

from __future__ import annotations

import pytest

from bot.app.client import Azalai
from tests.bot.fixtures import Opening, running
from tests.simulator import Simulator, buttons_of, labels_of, pictures_of, text_of

HOUR = 3600.0


async def offers(simulator: Simulator[Azalai], *names: str) -> None:
    for name in names:
        await simulator.person(name).slash(simulator.channel(), "souk offer", salt="1")


@pytest.mark.parametrize("command", ["souk view", "souk offer", "table view", "table catch-up", "table leave"])
async def test_what_is_for_players_is_refused_to_onlookers_in_private(open_simulator: Opening, command: str):
    async with open_simulator() as simulator:
        await running(simulator, "Thomas")
        answer = await simulator.person("Karine").slash(simulator.channel(), command)
        assert "You do not sit at this table." in answer.text
        assert all(one.ephemeral for one in answer.messages)


async def test_onlookers_see_what_is_public_and_nothing_else(open_simulator: Opening):
    async with open_simulator() as simulator:
        card = await running(simulator, "Thomas")
        await simulator.person("Amara").slash(simulator.channel(), "souk offer", salt="7")
        karine = simulator.person("Karine")
        for button in ("Play", "My view"):
            assert "lets you follow the game" in (await karine.press(card, button)).text
        more = (await karine.press(card, "…")).message
        assert {"Text version", "Follow"} <= set(labels_of(more))
        assert not {"Resign", "Catch up", "Take back"} & set(labels_of(more))
        await karine.press(more, "Text version")
        await karine.press(card, "Log")
        await karine.slash(simulator.channel(), "table board")
        await karine.slash(simulator.channel(), "table status")
        seen = [text for text in simulator.everything_visible_to(karine) if "7 salt" in text or "Your offer" in text]
        assert seen == []


async def test_a_follower_has_one_message_that_is_renewed_once_an_hour_and_at_the_end(open_simulator: Opening):
    async with open_simulator() as simulator:
        card = await running(simulator, "Thomas")
        karine = simulator.person("Karine", locale="fr")
        more = (await karine.press(card, "…")).message
        assert "Vous suivez cette table." in (await karine.press(more, "Suivre")).text
        (message,) = karine.dms
        assert "Vous suivez **Souk**, table 1." in text_of(message)
        assert len(pictures_of(message)) == 1
        await offers(simulator, "Amara", "Thomas")
        await simulator.restart()
        assert text_of(karine.dms[0]) == text_of(message)
        await simulator.pass_time(HOUR + 1)
        (renewed,) = karine.dms
        assert renewed.id == message.id
        assert text_of(renewed) != text_of(message)
        await offers(simulator, "Amara", "Thomas", "Amara", "Thomas")
        (last,) = karine.dms
        assert last.id == message.id
        assert buttons_of(last) == []
        assert "se partagent la victoire" in text_of(last)


async def test_who_follows_no_more_is_told_no_more(open_simulator: Opening):
    async with open_simulator() as simulator:
        await running(simulator, "Thomas")
        karine = simulator.person("Karine")
        await karine.slash(simulator.channel(), "table follow")
        assert "You follow this table already." in (await karine.slash(simulator.channel(), "table follow")).text
        (message,) = karine.dms
        await karine.press(message, "Stop following")
        assert "any more" in text_of(karine.dms[0])
        await offers(simulator, "Amara", "Thomas")
        await simulator.pass_time(2 * HOUR)
        assert "any more" in text_of(karine.dms[0])


async def test_closed_direct_messages_are_told_at_once_and_end_following_later(open_simulator: Opening):
    async with open_simulator() as simulator:
        await running(simulator, "Thomas")
        karine = simulator.person("Karine")
        karine.close_dms()
        assert "I can't write to you directly" in (await karine.slash(simulator.channel(), "table follow")).text
        karine.open_dms()
        await karine.slash(simulator.channel(), "table follow")
        (message,) = karine.dms
        await simulator.delete(message)
        karine.close_dms()
        await offers(simulator, "Amara", "Thomas")
        await simulator.pass_time(2 * HOUR)
        karine.open_dms()
        assert "You follow this table. " in (await karine.slash(simulator.channel(), "table follow")).text
        own = await simulator.person("Amara").slash(simulator.channel(), "table follow")
        assert "You play at this table" in own.text


async def test_who_has_left_the_server_is_told_nothing_more(open_simulator: Opening):
    """A low one of the review: they went on reading what happened there."""
    async with open_simulator() as simulator:
        await running(simulator, "Thomas")
        karine = simulator.person("Karine")
        await karine.slash(simulator.channel(), "table follow")
        (message,) = karine.dms
        before = text_of(message)
        simulator.fail("GET", "/guilds/*/members/*", status=404, code=10007, times=None)
        await offers(simulator, "Amara", "Thomas")
        await simulator.pass_time(2 * HOUR)
        assert text_of(karine.dms[0]) == before
        async with simulator.bot.host.store.read() as tx:
            assert await tx.followers.of(1) == []


async def test_trouble_of_discord_ends_no_following(open_simulator: Opening):
    async with open_simulator() as simulator:
        await running(simulator, "Thomas")
        karine = simulator.person("Karine")
        await karine.slash(simulator.channel(), "table follow")
        before = text_of(karine.dms[0])
        await offers(simulator, "Amara", "Thomas")
        simulator.fail("GET", "/guilds/*/members/*", status=500, times=6)
        await simulator.pass_time(2 * HOUR)
        await simulator.pass_time(HOUR)
        assert text_of(karine.dms[0]) != before
