"""The simulator itself: people's actions reach the bot, and they see what Discord would show."""

from __future__ import annotations

import time

import discord
import pytest

from tests.simulator import Message, Person, Simulator, labels_of, menus_of, pictures_of, text_of
from tests.simulator.standin import StandIn


async def a_card(simulator: Simulator[StandIn]) -> tuple[Person, Message]:
    amara = simulator.person("Amara", locale="fr")
    return amara, (await amara.slash(simulator.channel(), "card")).message


async def test_a_command_answers_in_the_channel_with_a_card():
    async with Simulator(StandIn) as simulator:
        _, card = await a_card(simulator)
        assert text_of(simulator.channel().messages[-1]) == "Count: 0"
        assert labels_of(card) == ["Count", "My hand", "Ask", "Fail", "Nap", "Sleep"]
        assert menus_of(card)[0].options == (("salt", "s"), ("gold", "g"))


async def test_a_press_edits_the_message_and_the_earlier_look_stays():
    async with Simulator(StandIn) as simulator:
        amara, card = await a_card(simulator)
        await amara.press(card, "Count")
        assert (text_of(card), text_of(card.now)) == ("Count: 0", "Count: 1")


async def test_an_ephemeral_answer_is_seen_by_one_person_in_their_language():
    async with Simulator(StandIn) as simulator:
        amara, card = await a_card(simulator)
        thomas = simulator.person("Thomas")
        await amara.press(card, "My hand")
        await thomas.press(card, "My hand")
        assert [text_of(message) for message in amara.private] == ["Votre main : three salt"]
        assert [text_of(message) for message in thomas.private] == ["Your hand: one gold"]
        assert not thomas.sees(amara.private[0])


async def test_a_picture_comes_with_its_name_alt_text_and_bytes():
    async with Simulator(StandIn) as simulator:
        amara, card = await a_card(simulator)
        (picture,) = pictures_of((await amara.press(card, "My hand")).message)
        assert (picture.name, picture.alt) == ("hand.png", "hand: three salt")
        assert picture.content.startswith(b"\x89PNG")


async def test_a_press_on_a_hidden_button_is_refused_to_the_test():
    async with Simulator(StandIn) as simulator:
        amara, card = await a_card(simulator)
        with pytest.raises(AssertionError, match="there is no 'Draw'"):
            await amara.press(card, "Draw")


async def test_buttons_of_ephemeral_messages_are_pressed_by_their_reader_alone():
    async with Simulator(StandIn) as simulator:
        amara, card = await a_card(simulator)
        answer = await amara.press(card, "My hand")
        with pytest.raises(AssertionError, match="can't see"):
            await simulator.person("Thomas").press(answer.message, "Close")


async def test_an_update_that_lists_no_files_loses_them_as_on_discord():
    async with Simulator(StandIn) as simulator:
        amara, card = await a_card(simulator)
        answer = await amara.press(card, "My hand")
        await amara.press(answer.message, "Close")
        assert answer.message.now.payload["attachments"] == []


async def test_a_form_is_filled_in_by_label_and_reaches_the_bot():
    async with Simulator(StandIn) as simulator:
        amara, card = await a_card(simulator)
        opened = await amara.press(card, "Ask")
        assert opened.form is not None
        assert opened.form.fields == (("Number", "number"),)
        assert (await amara.submit({"Number": "4"})).text == "you said 4"


async def test_a_menu_is_chosen_from_by_label():
    async with Simulator(StandIn) as simulator:
        amara, card = await a_card(simulator)
        assert (await amara.choose(card, "What", "gold")).text == "chose g"


async def test_autocompletion_offers_in_the_readers_language_and_takes_people():
    async with Simulator(StandIn) as simulator:
        amara, thomas = simulator.person("Amara", locale="fr"), simulator.person("Thomas")
        choices = await amara.autocomplete(simulator.channel(), "choose", focused="word", typed="s", friend=thomas)
        assert [choice.name for choice in choices] == ["sel"]
        assert (await amara.slash(simulator.channel(), "choose", word="or", friend=thomas)).text == "or for thomas"


async def test_a_double_click_reaches_the_bot_twice():
    async with Simulator(StandIn) as simulator:
        amara, card = await a_card(simulator)
        await simulator.at_once(amara.would_press(card, "My hand"), amara.would_press(card, "My hand"))
        assert len(amara.private) == 2


async def test_two_people_press_the_same_button_before_either_is_answered():
    async with Simulator(StandIn) as simulator:
        amara, card = await a_card(simulator)
        thomas = simulator.person("Thomas")
        answers = await simulator.at_once(amara.would_press(card, "Count"), thomas.would_press(card, "Count"))
        assert [answer.acknowledged for answer in answers] == [True, True]
        assert text_of(card.now) == "Count: 1"


async def test_a_stale_press_carries_the_old_buttons_id():
    async with Simulator(StandIn) as simulator:
        amara, card = await a_card(simulator)
        await amara.press(card, "Count")
        await amara.press(card, "Count")
        await amara.press(card, "Count", stale=True)
        assert text_of(card.now) == "Count: 1"


async def test_an_interaction_delivered_after_four_seconds_takes_no_answer():
    async with Simulator(StandIn) as simulator:
        amara, card = await a_card(simulator)
        before = StandIn.lost
        answer = await simulator.late(amara.would_press(card, "Count"))
        assert (answer.acknowledged, StandIn.lost - before) == (False, 1)
        assert text_of(card.now) == "Count: 0"


async def test_an_interaction_delivered_twice_is_answered_once():
    async with Simulator(StandIn) as simulator:
        amara, card = await a_card(simulator)
        await simulator.deliver_twice(amara.would_press(card, "My hand"))
        assert len(amara.private) == 1
        assert [getattr(error, "code", 0) for error in simulator.expect_errors()] == [40060]


async def test_a_direct_message_arrives_and_its_button_works_there():
    async with Simulator(StandIn) as simulator:
        amara, _ = await a_card(simulator)
        await amara.slash(simulator.channel(), "write")
        assert labels_of(amara.dms[0]) == ["My hand"]
        answer = await amara.press(amara.dms[0], "My hand")
        assert "three salt" in answer.text


async def test_closed_direct_messages_are_refused_with_discords_code():
    async with Simulator(StandIn) as simulator:
        amara, _ = await a_card(simulator)
        amara.close_dms()
        await amara.slash(simulator.channel(), "write")
        assert (amara.dms, simulator.bot.refused) == ([], [50007])


async def test_a_permission_taken_away_refuses_pictures():
    async with Simulator(StandIn) as simulator:
        amara, _ = await a_card(simulator)
        await simulator.take_permission(simulator.channel(), "attach_files")
        await amara.slash(simulator.channel(), "write")
        assert simulator.bot.refused == [50013]
        await simulator.give_permission(simulator.channel(), "attach_files")
        await amara.slash(simulator.channel(), "write")
        assert simulator.bot.refused == [50013]


async def test_a_nonce_used_twice_sends_one_message_and_only_real_mentions_ping():
    async with Simulator(StandIn) as simulator:
        amara, _ = await a_card(simulator)
        await amara.slash(simulator.channel(), "write")
        letter = simulator.channel().messages[-1]
        assert [message.content for message in simulator.channel().messages] == ["", f"{amara.mention} look"]
        assert letter.pings == ("Amara",)


async def test_requests_tell_path_body_and_files():
    async with Simulator(StandIn) as simulator:
        amara, _ = await a_card(simulator)
        await amara.slash(simulator.channel(), "write")
        request = next(request for request in simulator.requests if request.files)
        assert (request.method, request.path) == ("POST", f"/channels/{simulator.channel().id}/messages")
        assert request.json["content"] == f"{amara.mention} look"
        assert [(file.name, file.alt) for file in request.files] == [("board.png", "the board")]


async def test_visible_texts_of_a_person_hold_their_secrets_alone():
    async with Simulator(StandIn) as simulator:
        amara, card = await a_card(simulator)
        thomas = simulator.person("Thomas")
        shown = await amara.press(card, "My hand")
        await amara.press(shown.message, "Close")
        hers, his = (
            "\n".join(simulator.everything_visible_to(amara)),
            "\n".join(simulator.everything_visible_to(thomas)),
        )
        assert "hand: three salt" in hers
        assert "standin:close:0" in hers
        assert "three salt" not in his
        assert "standin:count_up:0" in his


async def test_old_buttons_work_after_the_bot_was_thrown_away():
    async with Simulator(StandIn) as simulator:
        amara, card = await a_card(simulator)
        old = simulator.bot
        await simulator.restart()
        await amara.press(card, "Count")
        assert text_of(card.now) == "Count: 1"
        assert (simulator.bot is old, old.is_closed()) == (False, False)


async def test_a_clean_restart_closes_the_old_bot():
    async with Simulator(StandIn) as simulator:
        amara, card = await a_card(simulator)
        old = simulator.bot
        await simulator.restart(clean=True)
        await amara.press(card, "Count")
        assert (text_of(card.now), old.is_closed()) == ("Count: 1", True)


async def test_a_bot_killed_between_two_requests_leaves_the_first_one_done():
    async with Simulator(StandIn) as simulator:
        amara, card = await a_card(simulator)
        await simulator.kill_during(amara.would_press(card, "My hand"), requests=1)
        assert [text_of(message) for message in amara.private] == [""]
        assert "three salt" in (await amara.press(card, "My hand")).text


async def test_time_moves_loops():
    async with Simulator(StandIn) as simulator:
        before = simulator.bot.ticks
        await simulator.pass_time(95)
        assert simulator.bot.ticks - before == 3


async def test_trouble_made_by_the_test_reaches_the_bot_and_ends():
    async with Simulator(StandIn) as simulator:
        amara, _ = await a_card(simulator)
        simulator.fail("POST", f"/channels/{simulator.channel().id}/messages", status=400, code=20028, times=2)
        await amara.slash(simulator.channel(), "write")
        assert simulator.bot.refused == [20028, 20028]
        simulator.fail("POST", f"/channels/{simulator.channel().id}/messages", status=400, code=1, after=True)
        await amara.slash(simulator.channel(), "write")
        assert simulator.bot.refused == [20028, 20028, 1]
        assert simulator.channel().messages[-1].content == f"{amara.mention} look"


async def test_a_deleted_message_is_gone_for_all():
    async with Simulator(StandIn) as simulator:
        amara, card = await a_card(simulator)
        await simulator.delete(card)
        assert card.gone
        with pytest.raises(AssertionError, match="gone"):
            await amara.press(card, "Count")


async def test_a_deleted_channel_is_gone_from_the_server():
    async with Simulator(StandIn, channels=("azalai", "oasis")) as simulator:
        await simulator.delete(simulator.channel("oasis"))
        assert [channel.name for channel in simulator.bot.get_all_channels()] == ["azalai"]


async def test_an_error_in_a_button_fails_the_test_that_does_not_expect_it():
    simulator = await Simulator(StandIn).open()
    amara, card = await a_card(simulator)
    assert not (await amara.press(card, "Fail")).acknowledged
    with pytest.raises(ExceptionGroup, match="1 error"):
        await simulator.close()


async def test_permissions_of_a_person_reach_the_bot():
    async with Simulator(StandIn) as simulator:
        karine = simulator.person("Karine", permissions=discord.Permissions(manage_guild=True))
        idir = simulator.person("Idir")
        assert (
            await karine.slash(simulator.channel(), "choose", word="or", friend=idir)
        ).text == "or for idir (manager)"
        assert (await idir.slash(simulator.channel(), "choose", word="or", friend=karine)).text == "or for karine"


async def test_a_thread_has_messages_and_buttons_of_its_own():
    async with Simulator(StandIn) as simulator:
        amara = simulator.person("Amara")
        await amara.slash(simulator.channel(), "tent")
        (tent,) = simulator.channel().threads
        await amara.press(tent.messages[-1], "Count")
        assert (tent.name, text_of(tent.messages[-1])) == ("tent", "Count: 6")
        assert "tent" in simulator.everything_visible_to(simulator.person("Thomas"))


async def test_short_pauses_are_over_with_the_deed_and_long_ones_wait_for_the_clock():
    async with Simulator(StandIn) as simulator:
        amara, card = await a_card(simulator)
        began = time.monotonic()
        await amara.press(card, "Nap")
        await amara.press(card, "Sleep")
        assert [message.content for message in amara.private] == ["woke after 2"]
        await simulator.pass_time(60)
        assert [message.content for message in amara.private] == ["woke after 2", "woke after 60"]
        assert time.monotonic() - began < 2
