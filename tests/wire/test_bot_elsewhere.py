"""Lessons, deals and puzzles without a server.

A person has installed the bot for themselves, and a second person presses a message that the first has shown to all.
"""

from __future__ import annotations

import random
import sqlite3
from collections import Counter
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from azalai.bot.dialogs.discord_permissions import ASKED_FOR
from tests.bot.solo.puzzling import make_puzzle, store_puzzles
from tests.discord_rules import walk
from tests.wire import Channel, Message, Person, WireDiscord
from tests.wire.azalai import Hosted
from tests.wire.routes_interactions import MOST_FOLLOW_UPS

PLACES = ("elsewhere", "own", "group")
ONLY = ("/interactions/", "/webhooks/")
MOST_PRESSES = 400


def make_place(wire: WireDiscord, kind: str, *people: Person) -> Channel:
    """Return a place of a kind.

    It is a server that the bot has left, its conversation with the first person, or a private channel of them all.
    """
    wire.installed_by.add(people[0].id)
    if kind == "own":
        return wire.dm(people[0])
    if kind == "group":
        return wire.group(*people)
    guild = next(iter(wire.guilds.values()))
    guild.expel_bot()
    return guild.channels[0]


async def play_on(person: Person, view: Message, acts: str, end: str) -> Message:
    """Answer questions by chance until a button `end` is offered."""
    chance = random.Random(7)
    for _ in range(MOST_PRESSES):
        if any(custom_id.startswith(end) for custom_id in view.custom_ids):
            return view
        ways = [
            custom_id
            for custom_id in view.custom_ids
            if custom_id.startswith((f"az:{acts}option", f"az:{acts}play-it"))
        ]
        ways = ways or [custom_id for custom_id in view.custom_ids if custom_id.startswith(f"az:{acts}turn")]
        if ways:
            used = await person.press(view, chance.choice(ways))
        else:
            parts = [part for _, part in walk(view.components) if str(part.get("custom_id")).startswith(f"azm:{acts}")]
            part = next((part for part in parts if part.get("options")), None)
            if part is None:
                raise AssertionError(f"nothing can be chosen: {view.custom_ids} {view.text}")
            values = [option["value"] for option in part["options"]]
            used = await person.select(view, part["custom_id"], chance.sample(values, part["min_values"] or 1))
        view = await used.response()
    raise AssertionError(f"it does not end: {view.text}")


def list_links(message: Message) -> dict[str, dict[str, list[str]]]:
    """Return the queries of a message's link buttons, by their labels."""
    links = [part for _, part in walk(message.components) if part.get("style") == 5]
    return {link["label"]: parse_qs(urlsplit(link["url"]).query) for link in links}


def check_links(wire: WireDiscord, message: Message) -> None:
    """Check that both links ask for the needed permissions and for nothing more."""
    links, application = list_links(message), [str(wire.bot.id)]
    assert links == {
        "Add to a server": {
            "client_id": application,
            "integration_type": ["0"],
            "scope": ["bot applications.commands"],
            "permissions": [str(ASKED_FOR.value)],
        },
        "Add to my account": {
            "client_id": application,
            "integration_type": ["1"],
            "scope": ["applications.commands"],
        },
    }


@pytest.mark.costly(seconds=9)
@pytest.mark.parametrize("kind", PLACES)
async def test_lesson_deal_and_puzzle_need_nothing_but_answers(wire: WireDiscord, tmp_path: Path, kind: str) -> None:
    """Every request to Discord is an answer to an interaction, and no server gets settings."""
    amara, thomas = wire.person("Amara"), wire.person("Thomas")
    async with wire.running(Hosted(tmp_path)) as bot:
        await store_puzzles(bot.rooms.host, make_puzzle())
        place, before = make_place(wire, kind, amara, thomas), len(wire.calls)
        lesson = await (await amara.slash(place, "azalai learn", {"game": "Touareg"})).response()
        end = await play_on(amara, lesson, "lesson-", "az:lesson-gentle")
        check_links(wire, end)
        real = await (await amara.press(end, "az:lesson-gentle:touareg")).response()
        assert "in the channels of a server" in real.text
        check_links(wire, real)

        asked = await (await amara.slash(place, "azalai puzzle", {"game": "Touareg"})).response()
        await play_on(amara, asked, "puzzle-", "az:puzzle-next")

        deal = await (await amara.slash(place, "azalai daily", {"game": "Souk"})).response()
        deal = await play_on(amara, deal, "deal-", "az:deal-standings")
        share = next((custom_id for custom_id in deal.custom_ids if custom_id.startswith("az:deal-share")), None)
        assert (share is None) is (kind == "own")
        if share is not None:
            shared = await amara.press(deal, share)
            shown = await shared.response()
            assert shown.only_for is None and amara.name not in shown.text
            check_links(wire, shown)
            assert "Shared" in (await shared.followup()).text
            taken = await (await thomas.press(shown, "az:deal:souk:" + find_deal_day(shown))).response()
            assert taken.only_for is thomas and taken is not shown
    requests = wire.calls[before:]
    assert [request.line for request in requests if not request.line.partition(" ")[2].startswith(ONLY)] == []
    assert max(Counter(len(interaction.followups) for interaction in wire.interactions.values())) <= MOST_FOLLOW_UPS
    assert wire.problems == []
    stored = sqlite3.connect(tmp_path / "azalai.db")
    assert stored.execute("SELECT COUNT(*) FROM guild_settings").fetchone() == (0,)
    assert stored.execute("SELECT COUNT(*), COUNT(guild_id) FROM solo_games").fetchone() == (3 + (kind != "own"), 0)


def find_deal_day(shown: Message) -> str:
    """Return the day of the shared deal."""
    return next(custom_id for custom_id in shown.custom_ids if custom_id.startswith("az:deal:")).rpartition(":")[2]


@pytest.mark.parametrize("command", ["azalai settings", "azalai tournament show"])
@pytest.mark.parametrize("kind", PLACES)
async def test_a_command_that_needs_the_bot_in_the_server_says_so(
    wire: WireDiscord, tmp_path: Path, kind: str, command: str
) -> None:
    amara = wire.person("Amara")
    async with wire.running(Hosted(tmp_path)):
        place = make_place(wire, kind, amara)
        answer = await (await amara.slash(place, command)).response()
        said = "not a member of this server" if kind == "elsewhere" else "in the channels of a server"
        assert said in answer.text and answer.only_for is amara
        check_links(wire, answer)
    assert wire.problems == []


@pytest.mark.costly(seconds=6)
@pytest.mark.parametrize("may_write", [False, True], ids=["no writing", "no apps"])
async def test_a_person_whose_answers_others_do_not_see_is_told_before(
    wire: WireDiscord, tmp_path: Path, may_write: bool
) -> None:
    """A deal that Discord shows to its person alone is not said to be shared; it can be shared in another place."""
    amara = wire.person("Amara")
    async with wire.running(Hosted(tmp_path)):
        place = make_place(wire, "elsewhere", amara)
        assert place.guild is not None
        everybody = place.guild.everyone
        everybody.permissions &= ~(1 << 50) if may_write else ~(1 << 11)
        deal = await (await amara.slash(place, "azalai daily", {"game": "Souk"})).response()
        deal = await play_on(amara, deal, "deal-", "az:deal-share")
        share = next(custom_id for custom_id in deal.custom_ids if custom_id.startswith("az:deal-share"))
        assert "Nobody else would see it here" in (await (await amara.press(deal, share)).response()).text
        assert place.messages == []
        everybody.permissions |= 1 << 50 | 1 << 11
        wire.forces_private = True
        answer = await amara.press(deal, share)
        assert "Only you see this here" in (await answer.followup()).text
        assert place.messages == []
    assert wire.problems == []


async def test_the_commands_are_for_servers_if_accounts_are_not_served(wire: WireDiscord, tmp_path: Path) -> None:
    """Buttons of older messages are answered with one sentence."""
    amara = wire.person("Amara")
    async with wire.running(Hosted(tmp_path)):
        place = wire.group(amara)
        wire.installed_by.add(amara.id)
        shown = await (await amara.slash(place, "azalai help")).response()
    async with wire.running(Hosted(tmp_path, user_install=False)):
        assert {tuple(command["integration_types"]) for command in wire.commands[None]} == {(0,)}
        answer = await (await amara.press(shown, "az:daily")).response()
        assert "in my servers and in my direct messages alone" in answer.text and list_links(answer) == {}
    assert wire.problems == []
