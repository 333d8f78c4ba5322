"""Lobby on Discord: rights of its users, and how a table starts, empties, expires and is cancelled."""

from __future__ import annotations

import re

import pytest

from azalai.bot.app.client import Azalai
from tests.bot.fixtures import Opening, SimulatedClock, manager, open_lobby, open_transaction, result_card, start_table
from tests.simulator import Simulator, buttons_of, labels_of, text_of

REFUSED = {
    "Join": "You sit at this table already.",
    "Leave": "You do not sit at this table.",
    "Add a robot": "You do not sit at this table.",
    "Remove a robot": "You do not sit at this table.",
    "Start": "Only the host of the table",
    "Cancel": "Only the host of the table",
}


@pytest.mark.costly
@pytest.mark.parametrize(
    ("role", "may"),
    [
        ("Amara", ["Leave", "Add a robot", "Remove a robot", "Start", "Cancel"]),
        ("Thomas", ["Leave", "Add a robot", "Remove a robot"]),
        ("Idir", ["Join"]),
        ("Karine", ["Join", "Add a robot", "Remove a robot", "Start", "Cancel"]),
    ],
    ids=["host", "player", "stranger", "moderator"],
)
async def test_every_button_serves_those_it_is_for_and_refuses_the_others_in_private(
    simulator: Simulator[Azalai], role: str, may: list[str]
):
    simulator.person("Karine", permissions=manager())
    person = simulator.person(role)
    for button, refusal in REFUSED.items():
        card = await open_lobby(simulator, "Thomas", game="touareg")
        await simulator.person("Amara").press(card, "Add a robot")
        before = text_of(card.now)
        answer = await person.press(card, button)
        if button == "Cancel" and button in may:
            answer = await person.press(answer.message, "Cancel the table")
            assert "cancelled" in answer.text
            assert "cancelled" in text_of(card.now)
            continue
        private = [text_of(message) for message in answer.messages if message.ephemeral]
        assert answer.acknowledged
        if button in may:
            assert private == []
            assert text_of(card.now) != before
        else:
            (message,) = private
            assert refusal in message
            assert text_of(card.now) == before
        await close(simulator)


async def close(simulator: Simulator[Azalai]) -> None:
    """End the table, whether it is a lobby or has started."""
    karine = simulator.person("Karine")
    answer = await karine.slash(simulator.channel(), "table cancel")
    yes = [label for label in labels_of(answer.message) if label in ("End the game", "Cancel the table")]
    if yes:
        await karine.press(answer.message, yes[0])


async def test_start_waits_for_enough_players_and_says_so_when_it_is_pressed_too_soon(simulator: Simulator[Azalai]):
    card = await open_lobby(simulator, "Thomas")
    assert "Start" in labels_of(card.now)
    start = simulator.person("Amara").would_press(card, "Start")
    await simulator.person("Thomas").press(card, "Leave")
    assert "Start" not in labels_of(card.now)
    answer = await simulator.do(start)
    assert "2 players are needed, one is here." in answer.text


async def test_a_full_table_takes_no_more_players(simulator: Simulator[Azalai]):
    card = await open_lobby(simulator, "Thomas", "Idir")
    join, robot = (
        simulator.person("Karine").would_press(card, "Join"),
        simulator.person("Amara").would_press(card, "Add a robot"),
    )
    await simulator.person("Lalla").press(card, "Join")
    assert {"Join", "Add a robot"}.isdisjoint(labels_of(card.now))
    assert "All seats are taken." in (await simulator.do(join)).text
    assert "All seats are taken." in (await simulator.do(robot)).text


@pytest.mark.costly
async def test_when_the_host_leaves_the_next_person_is_host(simulator: Simulator[Azalai]):
    card = await open_lobby(simulator, "Thomas", "Idir")
    await simulator.person("Amara").press(card, "Leave")
    assert "1. **Thomas** (host)" in text_of(card.now)
    await simulator.person("Thomas").press(card, "Start")
    assert "to play." in text_of(card.now)


@pytest.mark.costly
async def test_a_table_that_all_have_left_is_cancelled_and_frees_its_channel(simulator: Simulator[Azalai]):
    card = await open_lobby(simulator, "Thomas")
    await simulator.person("Amara").press(card, "Add a robot")
    await simulator.person("Amara").press(card, "Leave")
    await simulator.person("Thomas").press(card, "Leave")
    assert "This table was cancelled." in text_of(card.now)
    assert labels_of(card.now) == []
    assert "Amara opens a table." in text_of(await open_lobby(simulator))


async def test_a_lobby_expires_after_the_set_time(open_simulator: Opening):
    async with open_simulator(lobby_expiry=3600.0) as simulator:
        card = await open_lobby(simulator, "Thomas")
        await simulator.pass_time(3590)
        assert "Start" in labels_of(card.now)
        await simulator.pass_time(20)
        assert "Nobody started this table in time." in text_of(card.now)
        assert "Amara opens a table." in text_of(await open_lobby(simulator))


async def test_a_lobby_that_expired_during_downtime_closes_at_the_start(open_simulator: Opening, clock: SimulatedClock):
    async with open_simulator(lobby_expiry=3600.0) as simulator:
        card = await open_lobby(simulator, "Thomas")
        clock.ahead = 7200.0
        await simulator.restart()
        assert "Nobody started this table in time." in text_of(card.now)


async def test_a_table_that_started_does_not_expire(open_simulator: Opening):
    async with open_simulator(lobby_expiry=3600.0) as simulator:
        card = await start_table(simulator, "Thomas")
        await simulator.pass_time(7200)
        assert "Play" in labels_of(card.now)


async def test_a_channel_has_one_live_table(simulator: Simulator[Azalai]):
    await open_lobby(simulator)
    answer = await simulator.person("Thomas").slash(simulator.channel(), "souk new")
    assert "There is a table in this channel already." in answer.text
    assert len(simulator.channel().messages) == 1


async def test_one_of_two_tables_opened_at_once_stands(simulator: Simulator[Azalai]):
    amara, thomas = simulator.person("Amara"), simulator.person("Thomas")
    interactions = [person.would_type(simulator.channel(), "souk new") for person in (amara, thomas)]
    answers = await simulator.at_once(*interactions)
    assert sorted("already" in answer.text for answer in answers) == [False, True]
    assert len(simulator.channel().messages) == 1


@pytest.mark.costly
async def test_a_table_in_a_thread_leaves_the_channel_free(simulator: Simulator[Azalai]):
    amara = simulator.person("Amara")
    answer = await amara.slash(simulator.channel(), "souk new", language="English", thread=True)
    (thread,) = simulator.channel().threads
    assert thread.mention in answer.text
    assert "Amara opens a table." in text_of(thread.messages[-1])
    assert "Souk" in thread.name
    await amara.press(thread.messages[-1], "Add a robot")
    await amara.press(next(message for message in thread.messages if buttons_of(message)), "Start")
    assert any("to play." in text_of(message) for message in thread.messages)
    assert "Amara opens a table." in text_of(await open_lobby(simulator))


async def test_a_thread_whose_making_seemed_to_fail_is_deleted_again(simulator: Simulator[Azalai]):
    amara, channel = simulator.person("Amara"), simulator.channel()
    await amara.slash(channel, "souk new", thread=True)
    simulator.fail("POST", "/channels/*/threads", status=400, after=True)
    answer = await amara.slash(channel, "souk new", thread=True)
    assert "thread" in answer.text and answer.message.ephemeral
    (thread,) = channel.threads
    assert any("Amara opens a table." in text_of(message) for message in thread.messages), "the one with a table"


async def test_the_invited_get_one_mention(simulator: Simulator[Azalai]):
    thomas, idir = simulator.person("Thomas"), simulator.person("Idir")
    await open_lobby(simulator, player1=thomas, player2=idir, player3=thomas)
    mentioned = [message for message in simulator.channel().messages if message.pings]
    assert [sorted(message.pings) for message in mentioned] == [["Idir", "Thomas"]]
    await thomas.press(simulator.channel().messages[0], "Join")
    assert len([message for message in simulator.channel().messages if message.pings]) == 1


async def test_invited_guests_are_on_the_card_by_name(simulator: Simulator[Azalai]):
    """Names are written out, because a mention remains a number if the client does not know the user yet."""
    amara, thomas = simulator.person("Amara"), simulator.person("Thomas")
    await open_lobby(simulator, player1=thomas)
    card = simulator.channel().messages[0]
    assert "Invited: **Thomas**" in text_of(card.now)
    await amara.slash(simulator.channel(), "table invite", person=simulator.person("Idir_the_Tall"))
    assert "Invited: **Thomas** and **Idir\\_the\\_Tall**" in text_of(card.now)
    await thomas.press(card, "Join")
    assert "Invited: **Idir\\_the\\_Tall**" in text_of(card.now), "a guest who sits there is expected no more"
    await thomas.press(card, "Leave")
    assert "Invited: **Thomas** and **Idir\\_the\\_Tall**" in text_of(card.now)


async def test_the_card_of_an_earlier_version_still_shows_who_was_invited(simulator: Simulator[Azalai]):
    thomas = simulator.person("Thomas")
    await open_lobby(simulator, player1=thomas)
    card = simulator.channel().messages[0]
    async with open_transaction(simulator) as tx:
        await tx.tables.change(1, invited=f"[{thomas.id}]")
    await simulator.person("Idir").press(card, "Join")
    assert f"Invited: {thomas.mention}" in text_of(card.now)


@pytest.mark.costly
async def test_cancelling_a_running_game_asks_first(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    lalla = simulator.person("Lalla", permissions=manager())
    assert "Only the host" in (await simulator.person("Thomas").slash(simulator.channel(), "table cancel")).text
    question = (await lalla.slash(simulator.channel(), "table cancel")).message
    assert "This ends the game for everybody" in text_of(question)
    assert "Play" in labels_of(card.now)
    await lalla.press(question, "Close")
    assert "Play" in labels_of(card.now)
    question = (await lalla.slash(simulator.channel(), "table cancel")).message
    await lalla.press(question, "End the game")
    assert "The game was cancelled." in text_of(result_card(simulator))


@pytest.mark.costly
async def test_the_host_asks_the_others_to_end_a_game_that_has_begun(simulator: Simulator[Azalai]):
    """The host alone can't cancel it."""
    card = await start_table(simulator, "Thomas")
    question = (await simulator.person("Amara").slash(simulator.channel(), "table cancel")).message
    assert "ends early only when all agree" in text_of(question)
    answer = await simulator.person("Amara").press(question, "Ask the others")
    assert "The others are asked" in answer.text
    assert "Play" in labels_of(card.now)
    proposal = next(message for message in reversed(simulator.channel().messages) if "Agree" in labels_of(message))
    await simulator.person("Thomas").press(proposal, "Agree")
    assert "ended by agreement" in text_of(result_card(simulator)) or "agreed to end" in text_of(result_card(simulator))


async def test_cancelling_a_table_at_which_others_sit_asks_first_with_one_way_out(simulator: Simulator[Azalai]):
    """*Cancel* is next to *Start*, so that a slip must not end the table."""
    card, amara = await open_lobby(simulator, "Thomas"), simulator.person("Amara")
    question = (await amara.press(card, "Cancel")).message
    assert question.ephemeral
    assert labels_of(question) == ["Cancel the table", "Close"]
    await amara.press(question, "Close")
    assert question.gone
    assert "Start" in labels_of(card.now)
    question = (await amara.press(card, "Cancel")).message
    await amara.press(question, "Cancel the table")
    assert "Start" not in labels_of(card.now)


async def test_cancelling_a_table_with_invited_guests_asks_first(simulator: Simulator[Azalai]):
    await open_lobby(simulator, player1=simulator.person("Thomas"))
    card = next(message for message in simulator.channel().messages if "Cancel" in labels_of(message))
    question = await simulator.person("Amara").press(card, "Cancel")
    assert "Cancel the table" in labels_of(question.message)
    assert "Cancel" in labels_of(card.now)


async def test_a_host_without_guests_cancels_at_once_and_may_open_again(simulator: Simulator[Azalai]):
    card, amara = await open_lobby(simulator, game="touareg"), simulator.person("Amara")
    await amara.press(card, "Add a robot")
    before = text_of(card.now)
    assert not any(message.ephemeral for message in (await amara.press(card, "Cancel")).messages)
    assert labels_of(card.now) == ["Reopen"]
    refused = await simulator.person("Idir").press(card, "Reopen")
    assert "Only the host" in refused.text
    await amara.press(card, "Reopen")
    assert text_of(card.now) == before
    await amara.press(card, "Start")
    assert "Play" in labels_of(card.now)


async def test_a_cancelled_table_reopens_only_alone_and_before_its_expiry(
    simulator: Simulator[Azalai],
):
    first, amara = await open_lobby(simulator), simulator.person("Amara")
    await amara.press(first, "Cancel")
    second = await open_lobby(simulator)
    assert "already" in (await amara.press(first, "Reopen")).text
    await amara.press(second, "Cancel")
    await simulator.pass_time(simulator.bot.rooms.host.settings.lobby_expiry)
    assert "closed" in (await amara.press(first, "Reopen")).text
    assert labels_of(first.now) == ["Reopen"]


@pytest.mark.costly
async def test_a_table_that_is_open_again_lapses_when_it_would_have(simulator: Simulator[Azalai]):
    card, amara = await open_lobby(simulator), simulator.person("Amara")
    await simulator.pass_time(simulator.bot.rooms.host.settings.lobby_expiry / 2)
    await amara.press(card, "Cancel")
    await amara.press(card, "Reopen")
    await simulator.pass_time(simulator.bot.rooms.host.settings.lobby_expiry / 2)
    assert "Nobody started this table in time" in text_of(card.now)


async def test_the_question_about_a_table_does_not_end_the_game_that_has_begun_meanwhile(simulator: Simulator[Azalai]):
    karine = simulator.person("Karine", permissions=manager())
    card = await open_lobby(simulator, "Thomas")
    question = (await karine.press(card, "Cancel")).message
    await simulator.person("Amara").press(card, "Start")
    answer = await karine.press(question, "Cancel the table")
    assert "The game has started already." in answer.text
    assert "Play" in labels_of(card.now)


@pytest.mark.costly_cases("Replace me")
@pytest.mark.parametrize("entry", ["Resign", "Leave", "End by agreement", "Replace me"])
async def test_a_question_whether_something_is_meant_has_one_way_out(simulator: Simulator[Azalai], entry: str):
    """The question has only *Back to the table*, and no *Close*."""
    card, amara = await start_table(simulator, "Thomas", "Idir"), simulator.person("Amara")
    menu = (await amara.press(card, "…")).message
    question = (await amara.press(menu, entry)).message
    assert len(labels_of(question)) == 2
    assert labels_of(question)[1] == "Back to the table"
    assert "Close" not in labels_of(question)


async def test_the_lobbys_cancel_does_not_end_a_game_that_has_just_begun(simulator: Simulator[Azalai]):
    card = await open_lobby(simulator, "Thomas")
    cancel = simulator.person("Amara").would_press(card, "Cancel")
    await simulator.person("Amara").press(card, "Start")
    answer = await simulator.do(cancel)
    assert "The game has started already." in answer.text
    assert "Play" in labels_of(card.now)


async def test_a_robot_is_removed(simulator: Simulator[Azalai]):
    card = await open_lobby(simulator, "Thomas")
    amara = simulator.person("Amara")
    await amara.press(card, "Add a robot")
    assert "3. robot" in text_of(card.now)
    await amara.press(card, "Remove a robot")
    assert "3. free" in text_of(card.now)
    assert "Remove a robot" not in labels_of(card.now)


@pytest.mark.costly_cases("<@1> <#2> <@&3>")
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
async def test_names_of_any_kind_do_no_harm(simulator: Simulator[Azalai], name: str):
    card = await open_lobby(simulator, name)
    await simulator.person("Amara").press(card, "Start")
    assert not any("everyone" in message.pings or "here" in message.pings for message in simulator.channel().messages)
    texts = "\n".join(text_of(message) for message in simulator.channel().messages)
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


@pytest.mark.costly
async def test_a_channel_with_a_table_offers_a_thread_on_a_button(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas")
    idir = simulator.person("Idir")
    answer = await idir.slash(simulator.channel(), "souk new")
    assert "There is a table in this channel already. A thread" in answer.text
    assert labels_of(answer.message) == ["Open it in a thread", "Close"]
    done = await idir.press(answer.message, "Open it in a thread")
    assert "The table is open in" in done.text
    async with simulator.bot.rooms.host.store.read() as tx:
        row = await tx.tables.get(2)
    assert row is not None and row.host_id == idir.id and row.channel_id != simulator.channel().id


async def test_no_thread_is_offered_where_none_can_be_made(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas")
    await simulator.take_permission(simulator.channel(), "create_public_threads")
    answer = await simulator.person("Idir").slash(simulator.channel(), "souk new")
    assert "could only stand in a thread, which is not possible" in answer.text
    assert "*Create public threads*" in answer.text
    assert labels_of(answer.message) == []
