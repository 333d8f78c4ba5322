"""Turns, each of which counts once, for the right player, at the position that they saw."""

from __future__ import annotations

import asyncio

import pytest
from azalai_souk import Offer

from azalai.bot.app.client import Azalai
from azalai.bot.play.turns import play
from tests.bot.fixtures import offer, open_lobby, open_transaction, start_table
from tests.simulator import Simulator, labels_of, text_of


async def load_moves(simulator: Simulator[Azalai], table: int = 1) -> list[str]:
    """Return the moves of a table in notation, without the setup."""
    async with open_transaction(simulator) as tx:
        return [move.move for move in await tx.moves.list_since(table, 0)]


async def test_a_double_click_plays_once_and_shows_the_position_after_it(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    amara = simulator.person("Amara")
    dialog = (await amara.press(card, "Play")).message
    answers = await simulator.at_once(amara.would_press(dialog, "12"), amara.would_press(dialog, "12"))
    assert await load_moves(simulator) == ["offer 12"]
    assert all(answer.acknowledged for answer in answers)
    assert "Waiting for Thomas" in text_of(dialog.now)


@pytest.mark.costly
async def test_two_people_choosing_at_once_are_both_played(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    amara, thomas = simulator.person("Amara"), simulator.person("Thomas")
    mine, his = (await amara.press(card, "Play")).message, (await thomas.press(card, "Play")).message
    await simulator.at_once(amara.would_press(mine, "12"), thomas.would_press(his, "0"))
    assert sorted(await load_moves(simulator)) == ["offer 0", "offer 12"]
    assert "Amara had offered 12" in text_of(card.now)


async def test_a_button_of_an_earlier_position_brings_the_first_question_again(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    amara, thomas = simulator.person("Amara"), simulator.person("Thomas")
    late = amara.would_press((await amara.press(card, "Play")).message, "12")
    await play(simulator.bot.rooms.host, 1, 0, Offer(0), user=amara.id)
    await offer(thomas, card, "0")
    answer = await simulator.do(late)
    assert answer.text.startswith("The board has changed since you opened this. Here is the new position.")
    assert "How much salt do you offer?" in answer.text
    assert await load_moves(simulator) == ["offer 0", "offer 0"]


async def test_choices_of_others_do_not_make_a_choice_stale(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    old = (await simulator.person("Amara").press(card, "Play")).message
    await offer(simulator.person("Thomas"), card)
    await simulator.person("Amara").press(old, "12")
    assert await load_moves(simulator) == ["offer 0", "offer 12"]


async def test_a_stranger_is_told_in_private_what_they_may_see(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    before = [text_of(message) for message in simulator.channel().messages]
    stranger = simulator.person("Idir")
    for button in ("Play", "My view"):
        answer = await stranger.press(card, button)
        assert answer.message.ephemeral
        assert "You do not sit at this table." in answer.text
    assert [text_of(message) for message in simulator.channel().messages] == before


async def test_an_interaction_delivered_twice_counts_once_and_shows_what_it_brought(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    amara = simulator.person("Amara")
    dialog = (await amara.press(card, "Play")).message
    answer = await simulator.deliver_twice(amara.would_press(dialog, "12"))
    assert await load_moves(simulator) == ["offer 12"]
    assert "You offered 12 salt." in answer.text


async def test_a_robot_button_delivered_twice_seats_one_robot(simulator: Simulator[Azalai]):
    card = await open_lobby(simulator)
    await simulator.deliver_twice(simulator.person("Amara").would_press(card, "Add a robot"))
    assert text_of(card.now).count(". robot ") == 1


@pytest.mark.costly
async def test_an_interaction_delivered_again_after_a_restart_shows_what_it_brought(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    amara = simulator.person("Amara")
    dialog = (await amara.press(card, "Play")).message
    under_way = simulator.simulated.prepare(amara.would_press(dialog, "12"))
    await simulator.simulated.deliver(under_way)
    await simulator.restart()
    (again,) = await simulator.simulated.deliver(under_way)
    assert await load_moves(simulator) == ["offer 12"]
    assert "You offered 12 salt." in simulator.answer(amara, again).text
    assert "The board has changed" not in simulator.answer(amara, again).text


async def test_an_interaction_that_comes_too_late_plays_nothing_and_raises_nothing(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    amara = simulator.person("Amara")
    dialog = (await amara.press(card, "Play")).message
    for button in ("12", "Another…"):
        answer = await simulator.late(amara.would_press(dialog, button))
        assert not answer.acknowledged
    answer = await simulator.late(amara.would_type(simulator.channel(), "souk offer", salt="3"))
    assert not answer.acknowledged
    assert await load_moves(simulator) == []


async def test_a_command_out_of_turn_says_whose_turn_it_is(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas", "Idir", game="touareg")
    awaited = next(name for name in ("Amara", "Thomas", "Idir") if f"{name} to play" in text_of(card.now))
    waiting = next(name for name in ("Amara", "Thomas") if name != awaited)
    answer = await simulator.person(waiting).slash(simulator.channel(), "touareg draw")
    assert answer.message.ephemeral
    assert f"It is not your turn: {awaited} to play." in answer.text


async def test_junk_in_a_command_is_refused_in_words_and_nothing_is_played(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas")
    amara = simulator.person("Amara")
    for junk in ("lots", "-1", "1e9", "**", "9" * 90, "offer 3", "<@1>"):
        answer = await amara.slash(simulator.channel(), "souk offer", salt=junk)
        assert answer.message.ephemeral
        assert "broke" not in answer.text
    assert await load_moves(simulator) == []


async def test_junk_in_the_number_box_is_refused_in_words(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    amara = simulator.person("Amara")
    dialog = (await amara.press(card, "Play")).message
    for junk, sentence in (("ten", "not a whole number"), ("13", "from 0 to 12"), ("-2", "not a whole number")):
        form = await amara.press(dialog, "Another…")
        assert form.form is not None
        answer = await amara.submit({form.form.fields[0][0]: junk})
        assert sentence in answer.text
    assert await load_moves(simulator) == []


async def test_a_command_where_no_table_stands_says_how_to_open_one(simulator: Simulator[Azalai]):
    other, amara = simulator.channel("oasis"), simulator.person("Amara")
    for command in ("souk view", "table status", "souk take-back", "table cancel"):
        answer = await amara.slash(other, command)
        assert answer.message.ephemeral
        assert "There is no table in this channel." in answer.text


@pytest.mark.costly
async def test_help_works_in_direct_messages(simulator: Simulator[Azalai]):
    answer = await simulator.person("Amara").slash(None, "azalai help")
    assert "at your own pace" in answer.text and "*Play* shows them here" in answer.text and " card" not in answer.text


async def test_the_command_of_another_game_names_the_game_that_is_played(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas")
    answer = await simulator.person("Amara").slash(simulator.channel(), "touareg draw")
    assert "The table in this channel plays Souk." in answer.text


@pytest.mark.costly
async def test_thirty_presses_at_one_table_are_all_served(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    amara = simulator.person("Amara")
    await offer(simulator.person("Thomas"), card)
    interactions = [amara.would_type(simulator.channel(), "souk offer", salt=str(n % 13)) for n in range(30)]
    answers = await simulator.at_once(*interactions)
    assert all(answer.acknowledged for answer in answers)
    assert len([message for message in amara.private if "salt" in text_of(message)]) == 1  # each view replaces the last
    assert len([answer for answer in answers if "broke" in answer.text]) == 0
    assert len(await load_moves(simulator)) >= 2
    assert "Play" in labels_of(card.now)


async def test_acts_at_one_table_are_served_in_the_order_of_arrival(simulator: Simulator[Azalai]):
    served: list[int] = []

    async def act(number: int) -> None:
        async with simulator.bot.rooms.host.queue(1):
            await asyncio.sleep(0)
            served.append(number)

    await asyncio.gather(*(act(number) for number in range(30)))
    assert served == list(range(30))
