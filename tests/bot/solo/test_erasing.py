"""Data of solo games and tournaments about a user, which can be read, downloaded and erased."""

from __future__ import annotations

import json

import pytest

from azalai.bot.errors import Refused
from azalai.bot.privacy.rules import erase as erase_person
from azalai.bot.privacy.rules import load_stored
from azalai.bot.solo.days import DAY
from azalai.bot.solo.morning_store import Mornings
from azalai.bot.solo.store import SoloGames
from azalai.bot.tables.host import Host
from tests.bot.fixtures import HOUR, Opening, manager, set_server
from tests.bot.privacy.test_privacy import NAME, erase, find_traces, load_everything
from tests.bot.solo import test_deals
from tests.bot.solo.playing import open_deal, play_deal
from tests.bot.solo.puzzling import make_puzzle, open_puzzle, store_puzzles
from tests.bot.solo.test_mornings_on_discord import choose_morning, wait_for_morning
from tests.bot.solo.test_puzzles_on_discord import answer_to_end
from tests.bot.without_discord import AMARA, StillClock, proposals_of
from tests.simulator import text_of


@pytest.mark.costly(seconds=3)
async def test_deals_puzzles_and_tournaments_are_told_and_erased(open_simulator: Opening):
    async with open_simulator() as simulator:
        person, host = simulator.person(NAME), simulator.bot.rooms.host
        await play_deal(person, await open_deal(simulator, person))
        await store_puzzles(host, make_puzzle())
        await answer_to_end(person, await open_puzzle(simulator, person))
        terms = {"game": "souk", "kind": "swiss", "name": "Desert cup", "robots": 2, "most": 4, "rounds": 2}
        await person.slash(simulator.channel(), "azalai tournament new", **terms)
        await simulator.simulated.rest()
        card = simulator.channel().messages[-1]
        for player in (person, simulator.person("Amara")):
            await player.press(card.now, "Take part")
        for _ in range(6):
            await simulator.simulated.rest()
            await simulator.bot.rooms.tournaments.settle()
        assert "Round 1 of 2" in text_of(card.now) and NAME in text_of(card.now)

        form = (await person.slash(None, "azalai privacy")).message
        opened_games = "2 lessons, deals of the day, puzzles and games played on that you have opened"
        for text in (opened_games, "tournament that you have opened"):
            assert text in text_of(form)
        file = (await person.press(form, "Download")).message
        (attached,) = file.payload["attachments"]
        data = json.loads(file.file(attached["url"]))
        (deal, answer), (cup,) = data["solo_games"], data["tournaments"]
        assert (deal["game"], answer["subject"], cup["name"]) == ("souk", 1, "Desert cup")

        await erase(person)
        for _ in range(6):
            await simulator.simulated.rest()
            await simulator.bot.rooms.tournaments.settle()
        stored = await load_everything(simulator)
        assert "solo_games.user_id" not in stored
        assert await find_traces(simulator, person) == []
        assert NAME not in text_of(card.now)
        again = await person.slash(simulator.channel(), "azalai daily", game="souk")
        assert "it counts once" in again.text


@pytest.mark.costly
async def test_the_channel_of_mornings_that_a_person_chose_is_told_and_the_choice_erased(open_simulator: Opening):
    """The posts continue, because they belong to the server."""
    async with open_simulator() as simulator:
        person, channel = simulator.person(NAME, permissions=manager()), simulator.channel("morning")
        await set_server(person, simulator.channel(), "morning", channel)
        form = (await person.slash(None, "azalai privacy")).message
        assert "1 server in which you have chosen the channel of the deals of the day" in text_of(form)
        file = (await person.press(form, "Download")).message
        (attached,) = file.payload["attachments"]
        (row,) = json.loads(file.file(attached["url"]))["mornings"]
        assert row == {"guild_id": simulator.simulated.guild_id, "chosen_by": person.id, "trouble": None}
        await erase(person)
        assert await find_traces(simulator, person) == []
        await wait_for_morning(simulator)
        assert len(channel.messages) == 1


@pytest.mark.costly(seconds=2)
async def test_the_line_about_a_deal_goes_with_the_person_who_shared_it(open_simulator: Opening):
    async with open_simulator() as simulator:
        person, amara = simulator.person(NAME), simulator.person("Amara")
        for player in (person, amara):
            await player.press(await play_deal(player, await open_deal(simulator, player)), "Share")
        assert [name in text_of(message) for message in simulator.channel().messages for name in (NAME, "Amara")] == [
            *(True, False),
            *(False, True),
        ]
        await erase(person)
        await simulator.rest()
        (message,) = simulator.channel().messages
        assert "Amara" in text_of(message)
        assert await find_traces(simulator, person) == []


@pytest.mark.costly(seconds=3)
async def test_a_morning_loses_an_erased_name_when_the_bot_may_edit_it_again(open_simulator: Opening):
    """Meanwhile mornings count as postable: the refusal is about an old message."""
    async with open_simulator() as simulator:
        person, channel = simulator.person(NAME), await choose_morning(simulator)
        await play_deal(person, await open_deal(simulator, person))
        await simulator.pass_time(2 * DAY)
        (message,) = [message for message in channel.messages if NAME in str(message.payload)]
        simulator.fail("PATCH", "/channels/*/messages/*", status=403, code=50001)
        await erase(person)
        await simulator.rest()
        assert NAME in str(message.now.payload)
        async with simulator.bot.rooms.host.store.read() as tx:
            morning = await tx.get(Mornings).get(simulator.simulated.guild_id)
        assert morning is not None and morning.trouble is None
        await simulator.pass_time(HOUR)
        assert NAME not in str(message.now.payload)


@pytest.mark.costly(seconds=3)
async def test_a_morning_with_the_board_of_an_erased_person_is_drawn_again(open_simulator: Opening):
    async with open_simulator() as simulator:
        person, amara, channel = simulator.person(NAME), simulator.person("Amara"), await choose_morning(simulator)
        for player in (person, amara):
            await play_deal(player, await open_deal(simulator, player))
        await simulator.pass_time(2 * DAY)
        before = [str(message.payload) for message in channel.messages]
        (message,) = [
            message for message in channel.messages if "2 people of this server have finished" in text_of(message)
        ]
        assert NAME in str(message.payload) and "Amara" in str(message.payload)
        await erase(person)
        await simulator.rest()
        assert "1 person of this server has finished" in text_of(message.now)
        assert NAME not in str(message.now.payload) and "Amara" in str(message.now.payload)
        others = [posted for posted in channel.messages if posted.id != message.id]
        assert others and all(str(message.now.payload) in before for message in others), (
            "mornings without the person stay"
        )


@pytest.mark.costly
async def test_an_erased_user_is_on_no_board_and_plays_no_deal_twice(host: Host, still_clock: StillClock):
    dealt = await test_deals.finish_deal(host)
    day = dealt.deal.day
    assert (await load_stored(host, AMARA.id))["solo_games"][0]["moves"] == json.dumps(dealt.course.moves)
    await erase_person(proposals_of(host), AMARA)
    async with host.store.read() as tx:
        assert await tx.get(SoloGames).results("souk", day, day) == []
    assert (await load_stored(host, AMARA.id))["marks"] == [{"deal": "souk", "day": day}]
    with pytest.raises(Refused, match="refusal-deal-had-before"):
        await test_deals.open_deal(host)
    still_clock.at += DAY
    await test_deals.open_deal(host)
    async with host.store.write() as tx:
        await tx.erased.tidy(1970, 0.0, 0.0, day + 1)
    assert (await load_stored(host, AMARA.id))["marks"] == []
