"""The lobby: who may do what, and how a table begins, empties, expires and is cancelled."""

from __future__ import annotations

import re

import pytest

from bot.app.client import Azalai
from tests.bot.house import DeskClock, Opening, lobby, manager, running
from tests.desk import Desk, buttons_of, labels_of, text_of

REFUSED = {
    "Join": "You sit at this table already.",
    "Leave": "You do not sit at this table.",
    "Add a robot": "You do not sit at this table.",
    "Remove a robot": "You do not sit at this table.",
    "Start": "Only the host of the table",
    "Cancel": "Only the host of the table",
}


@pytest.mark.parametrize(
    ("who", "may"),
    [
        ("Amara", ["Leave", "Add a robot", "Remove a robot", "Start", "Cancel"]),
        ("Thomas", ["Leave", "Add a robot", "Remove a robot"]),
        ("Idir", ["Join"]),
        ("Karine", ["Join", "Add a robot", "Remove a robot", "Start", "Cancel"]),
    ],
    ids=["host", "player", "stranger", "moderator"],
)
async def test_every_button_serves_those_it_is_for_and_refuses_the_others_in_private(
    open_desk: Opening, who: str, may: list[str]
):
    async with open_desk() as desk:
        desk.person("Karine", permissions=manager())
        person = desk.person(who)
        for button, refusal in REFUSED.items():
            card = await lobby(desk, "Thomas", game="touareg")
            await desk.person("Amara").press(card, "Add a robot")
            before = text_of(card.now)
            answer = await person.press(card, button)
            private = [text_of(message) for message in answer.messages if message.ephemeral]
            assert answer.acknowledged
            if button in may:
                assert private == []
                assert text_of(card.now) != before
            else:
                (told,) = private
                assert refusal in told
                assert text_of(card.now) == before
            await close(desk)


async def close(desk: Desk[Azalai]) -> None:
    """Ends the table, whatever has become of it."""
    karine = desk.person("Karine")
    answer = await karine.slash(desk.channel(), "table cancel")
    if buttons_of(answer.message):
        await karine.press(answer.message, "End the game")


async def test_start_waits_for_enough_players_and_says_so_when_it_is_pressed_too_soon(open_desk: Opening):
    async with open_desk() as desk:
        card = await lobby(desk, "Thomas")
        assert "Start" in labels_of(card.now)
        start = desk.person("Amara").would_press(card, "Start")
        await desk.person("Thomas").press(card, "Leave")
        assert "Start" not in labels_of(card.now)
        answer = await desk.do(start)
        assert "2 players are needed, one is here." in answer.text


async def test_a_full_table_takes_nobody_more(open_desk: Opening):
    async with open_desk() as desk:
        card = await lobby(desk, "Thomas", "Idir")
        join, robot = (
            desk.person("Karine").would_press(card, "Join"),
            desk.person("Amara").would_press(card, "Add a robot"),
        )
        await desk.person("Lalla").press(card, "Join")
        assert {"Join", "Add a robot"}.isdisjoint(labels_of(card.now))
        assert "All seats are taken." in (await desk.do(join)).text
        assert "All seats are taken." in (await desk.do(robot)).text


async def test_when_the_host_leaves_the_next_person_is_host(open_desk: Opening):
    async with open_desk() as desk:
        card = await lobby(desk, "Thomas", "Idir")
        await desk.person("Amara").press(card, "Leave")
        assert "1. **Thomas** (host)" in text_of(card.now)
        await desk.person("Thomas").press(card, "Start")
        assert "to play." in text_of(card.now)


async def test_when_everybody_has_left_the_table_is_cancelled_and_the_channel_free(open_desk: Opening):
    async with open_desk() as desk:
        card = await lobby(desk, "Thomas")
        await desk.person("Amara").press(card, "Add a robot")
        await desk.person("Amara").press(card, "Leave")
        await desk.person("Thomas").press(card, "Leave")
        assert "This table was cancelled." in text_of(card.now)
        assert labels_of(card.now) == []
        assert "Amara opens a table." in text_of(await lobby(desk))


async def test_a_lobby_expires_after_the_set_time(open_desk: Opening):
    async with open_desk(lobby_expiry=3600.0) as desk:
        card = await lobby(desk, "Thomas")
        await desk.pass_time(3590)
        assert "Start" in labels_of(card.now)
        await desk.pass_time(20)
        assert "Nobody started this table in time." in text_of(card.now)
        assert "Amara opens a table." in text_of(await lobby(desk))


async def test_a_lobby_that_should_have_expired_while_the_bot_was_down_expires_at_the_start(
    open_desk: Opening, clock: DeskClock
):
    async with open_desk(lobby_expiry=3600.0) as desk:
        card = await lobby(desk, "Thomas")
        clock.ahead = 7200.0
        await desk.restart()
        assert "Nobody started this table in time." in text_of(card.now)


async def test_a_table_that_started_does_not_expire(open_desk: Opening):
    async with open_desk(lobby_expiry=3600.0) as desk:
        card = await running(desk, "Thomas")
        await desk.pass_time(7200)
        assert "Play" in labels_of(card.now)


async def test_a_channel_has_one_live_table(open_desk: Opening):
    async with open_desk() as desk:
        await lobby(desk)
        answer = await desk.person("Thomas").slash(desk.channel(), "souk new")
        assert "There is a table in this channel already." in answer.text
        assert len(desk.channel().messages) == 1


async def test_of_two_tables_opened_at_once_one_stands(open_desk: Opening):
    async with open_desk() as desk:
        amara, thomas = desk.person("Amara"), desk.person("Thomas")
        deeds = [one.would_type(desk.channel(), "souk new") for one in (amara, thomas)]
        answers = await desk.at_once(*deeds)
        assert sorted("already" in answer.text for answer in answers) == [False, True]
        assert len(desk.channel().messages) == 1


async def test_a_table_in_a_thread_leaves_the_channel_free(open_desk: Opening):
    async with open_desk() as desk:
        amara = desk.person("Amara")
        answer = await amara.slash(desk.channel(), "souk new", language="English", thread=True)
        (thread,) = desk.channel().threads
        assert thread.mention in answer.text
        assert "Amara opens a table." in text_of(thread.messages[-1])
        assert "Souk" in thread.name
        await amara.press(thread.messages[-1], "Add a robot")
        await amara.press(next(one for one in thread.messages if buttons_of(one)), "Start")
        assert any("to play." in text_of(message) for message in thread.messages)
        assert "Amara opens a table." in text_of(await lobby(desk))


async def test_the_invited_get_one_mention(open_desk: Opening):
    async with open_desk() as desk:
        thomas, idir = desk.person("Thomas"), desk.person("Idir")
        await lobby(desk, player1=thomas, player2=idir, player3=thomas)
        mentioned = [message for message in desk.channel().messages if message.pings]
        assert [sorted(message.pings) for message in mentioned] == [["Idir", "Thomas"]]
        await thomas.press(desk.channel().messages[0], "Join")
        assert len([message for message in desk.channel().messages if message.pings]) == 1


async def test_cancelling_a_running_game_asks_first(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        amara = desk.person("Amara")
        assert "Only the host" in (await desk.person("Thomas").slash(desk.channel(), "table cancel")).text
        question = (await amara.slash(desk.channel(), "table cancel")).message
        assert "This ends the game for everybody" in text_of(question)
        assert "Play" in labels_of(card.now)
        await amara.press(question, "Close")
        assert "Play" in labels_of(card.now)
        question = (await amara.slash(desk.channel(), "table cancel")).message
        await amara.press(question, "End the game")
        assert "The game was cancelled." in text_of(card.now)


async def test_the_lobbys_cancel_does_not_end_a_game_that_has_just_begun(open_desk: Opening):
    async with open_desk() as desk:
        card = await lobby(desk, "Thomas")
        cancel = desk.person("Amara").would_press(card, "Cancel")
        await desk.person("Amara").press(card, "Start")
        answer = await desk.do(cancel)
        assert "The game has started already." in answer.text
        assert "Play" in labels_of(card.now)


async def test_a_robot_is_removed(open_desk: Opening):
    async with open_desk() as desk:
        card = await lobby(desk, "Thomas")
        amara = desk.person("Amara")
        await amara.press(card, "Add a robot")
        assert "3. robot" in text_of(card.now)
        await amara.press(card, "Remove a robot")
        assert "3. free" in text_of(card.now)
        assert "Remove a robot" not in labels_of(card.now)


@pytest.mark.parametrize(
    "name",
    [
        "**Bold** _It_ `x` ~~y~~ ||z||",
        "@everyone @here",
        "<@1> <#2> <@&3>",
        "🐪🧂",
        "# Title",
        "[a](https://b.c)",
        "> q",
    ],
)
async def test_names_of_any_kind_do_no_harm(open_desk: Opening, name: str):
    async with open_desk() as desk:
        card = await lobby(desk, name)
        await desk.person("Amara").press(card, "Start")
        assert not any("everyone" in message.pings or "here" in message.pings for message in desk.channel().messages)
        texts = "\n".join(text_of(message) for message in desk.channel().messages)
        for harm in (
            r"\*\*Bold\*\*",
            "@everyone",
            "@here",
            r"(?<!\\)<@1>",
            r"(?<!\\)<#2>",
            r"(?<!\\)<@&3>",
            "https://b",
        ):
            assert not re.search(harm, texts)
        assert "to play." in text_of(card.now)
