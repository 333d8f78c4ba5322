"""Premoves on Discord: played once and a little later, without a call, and visible only to their player."""

from __future__ import annotations

import asyncio
import logging

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.people.presence import PATIENCE
from tests.bot.fixtures import (
    Opening,
    list_called,
    load_table,
    offer,
    open_transaction,
    start_table,
    wait_for_absence,
)
from tests.simulator import Answer, Message, Simulator, buttons_of, labels_of, text_of

MINUTE = 60.0


async def prepare_offers(simulator: Simulator[Azalai], card: Message, *salt: str, name: str = "Amara") -> Message:
    """Prepare offers of these amounts of `salt` as a waiting player of Souk, and return the dialog."""
    person = simulator.person(name)
    dialog = (await person.press(card, "Play")).message
    for number in salt:
        await person.press(
            dialog, "Prepare another" if "Prepare another" in labels_of(dialog.now) else "Prepare a move"
        )
        if number in labels_of(dialog.now):
            await person.press(dialog, number)
        else:
            await person.press(dialog, next(label for label in labels_of(dialog.now) if label.startswith("Another")))
            await person.submit({"field0": number})
        await person.press(dialog, "Prepare it")
    return dialog.now


def count_calls(simulator: Simulator[Azalai], name: str) -> int:
    """Return the number of direct messages that call a player to their turn."""
    return len([dm for dm in simulator.person(name).dms if "Your turn in" in text_of(dm)])


async def play_to_round_two(simulator: Simulator[Azalai], *salt: str) -> Message:
    """Return the card of Souk's second round, with Amara's next offers prepared and Thomas called."""
    card = await start_table(simulator, "Thomas")
    await offer(simulator.person("Amara"), card, "0")
    await prepare_offers(simulator, card, *salt)
    await offer(simulator.person("Thomas"), card, "0")
    return card


@pytest.mark.costly
async def test_a_premove_is_played_later_without_a_call(simulator: Simulator[Azalai]):
    await play_to_round_two(simulator, "4", "0")
    assert (await load_table(simulator)).state.offers == (None, None)
    await simulator.pass_time(MINUTE)
    assert (await load_table(simulator)).state.offers == (4, None)
    await simulator.pass_time(PATIENCE)
    assert (list_called(simulator), count_calls(simulator, "Amara")) == ([("Thomas",)], 0)
    await offer(simulator.person("Thomas"), simulator.channel().messages[0], "0")
    await simulator.pass_time(MINUTE)
    after = await load_table(simulator)
    assert (after.state.round, after.state.offers) == (3, (0, None))


@pytest.mark.costly
async def test_a_prepared_choice_can_be_taken_back_as_usual_and_ends_the_plan(simulator: Simulator[Azalai]):
    card = await play_to_round_two(simulator, "4", "0")
    await simulator.pass_time(MINUTE)
    dialog = (await simulator.person("Amara").press(card, "Play")).message
    assert "1. Offer 0 salt." in text_of(dialog)
    await simulator.person("Amara").press(dialog, "Take back")
    await simulator.pass_time(2 * MINUTE)
    assert (await load_table(simulator)).state.offers == (None, None)
    assert "How much salt do you offer?" in text_of(dialog.now)
    assert "prepared" not in text_of(dialog.now)


@pytest.mark.costly
async def test_a_premove_that_was_due_during_downtime_is_played_once(simulator: Simulator[Azalai]):
    await play_to_round_two(simulator, "4")
    simulator.bot.clock.ahead += MINUTE  # pyright: ignore[reportAttributeAccessIssue]
    await simulator.restart()
    await asyncio.gather(simulator.bot.rooms.scheduler.sweep(), simulator.bot.rooms.scheduler.sweep())
    after = await load_table(simulator)
    assert (after.row.position, after.state.offers) == (3, (4, None))


@pytest.mark.costly
async def test_two_sweeps_at_once_play_a_plan_one_move_at_a_time(open_simulator: Opening):
    async with open_simulator(prepared_delay=1000.0) as simulator:
        card = await start_table(simulator, "Thomas")
        await offer(simulator.person("Amara"), card, "0")
        await prepare_offers(simulator, card, "4", "0")
        await offer(simulator.person("Thomas"), card, "0")
        simulator.bot.clock.ahead += 1000.0  # pyright: ignore[reportAttributeAccessIssue]
        await asyncio.gather(*[simulator.bot.rooms.scheduler.sweep() for _ in range(3)])
        assert (await load_table(simulator)).row.position == 3


@pytest.mark.costly
async def test_an_impossible_premove_leaves_the_open_view_at_once(simulator: Simulator[Azalai]):
    """The message about it leads to the choice."""
    card = await start_table(simulator, "Thomas")
    amara = simulator.person("Amara")
    await offer(amara, card, "12")
    async with open_transaction(simulator) as tx:  # as if it had been possible when it was prepared
        await tx.premoves.add(1, 0, 1, [("offer 4", 5.0)])
    dialog = (await amara.press(card, "Play")).message
    await offer(simulator.person("Thomas"), card, "0")
    assert "You have prepared this" in text_of(dialog.now)
    await simulator.pass_time(10)
    assert "prepared" not in text_of(dialog.now)
    word = next(dm for dm in amara.dms if "Your prepared move could not be played" in text_of(dm))
    assert "Play" in labels_of(word)
    question = (await amara.press(word, "Play")).message
    assert any(button.custom_id.startswith(("az:option:", "az:play-it:")) for button in buttons_of(question))


async def test_an_impossible_premove_is_dropped_with_a_private_word_and_a_call(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    await offer(simulator.person("Amara"), card, "12")
    await wait_for_absence(simulator)
    async with open_transaction(simulator) as tx:  # as if it had been possible when it was prepared
        await tx.premoves.add(1, 0, 1, [("offer 4", 5.0), ("offer 0", 5.0)])
    await offer(simulator.person("Thomas"), card, "0")
    await simulator.pass_time(MINUTE)
    word, call = [text_of(dm) for dm in simulator.person("Amara").dms[-2:]]
    assert "Your prepared move could not be played: Offer 4 salt." in word
    assert "You do not have that much salt." in word
    assert "Your turn in" in call
    assert list_called(simulator) == [("Amara",)]
    await simulator.pass_time(2 * MINUTE)
    assert (await load_table(simulator)).state.offers == (None, None)
    assert "prepared" not in (await simulator.person("Amara").press(card, "Play")).text


@pytest.mark.costly
async def test_premoves_are_visible_to_their_player_alone(open_simulator: Opening, caplog: pytest.LogCaptureFixture):
    for room in ("azalai", "discord"):
        caplog.set_level(logging.DEBUG, logger=room)
    async with open_simulator() as simulator:
        card = await start_table(simulator, "Thomas")
        await offer(simulator.person("Amara"), card, "0")
        before = (card.now.payload, len(simulator.channel().messages), (await load_table(simulator)).state)
        await prepare_offers(simulator, card, "4")
        assert (card.now.payload, len(simulator.channel().messages), (await load_table(simulator)).state) == before
        await offer(simulator.person("Thomas"), card, "0")
        await simulator.pass_time(MINUTE)
        texts = simulator.everything_visible_to(simulator.person("Thomas"))
        assert not any("Offer 4 salt" in text or "repared" in text for text in texts)
        assert "offer 4" not in caplog.text


@pytest.mark.costly
async def test_a_move_by_hand_ends_the_plan(simulator: Simulator[Azalai]):
    card = await play_to_round_two(simulator, "4", "0")
    dialog = (await simulator.person("Amara").press(card, "Play")).message
    assert "the first of it is played in a moment" in text_of(dialog)
    await offer(simulator.person("Amara"), card, "0")
    await offer(simulator.person("Thomas"), card, "0")
    await simulator.pass_time(2 * MINUTE)
    after = await load_table(simulator)
    assert (after.state.round, after.state.offers) == (3, (None, None))
    assert list_called(simulator) == [("Amara", "Thomas")]


async def read_refusal(simulator: Simulator[Azalai], name: str) -> str:
    return (await simulator.person(name).slash(simulator.channel(), "table prepare")).text


@pytest.mark.costly
async def test_a_refused_premove_names_the_reason(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    assert "It is your turn. Press Play" in (await read_refusal(simulator, "Amara")).replace("*", "")
    assert "do not sit at this table" in await read_refusal(simulator, "Karine")
    await offer(simulator.person("Amara"), card, "0")
    async with open_transaction(simulator) as tx:
        await tx.premoves.add(1, 0, 1, [("offer 0", 5.0)] * 5)
    full = (await simulator.person("Amara").slash(simulator.channel(), "table prepare")).message
    assert "Prepare another" not in labels_of(full) and "Clear all" in labels_of(full)
    for _ in range(3):
        for person in ("Amara", "Thomas"):
            if person in [seat.name for seat in (await load_table(simulator)).deciders]:
                await offer(simulator.person(person), card, "0")
    assert "This game is over" in await read_refusal(simulator, "Amara")


@pytest.mark.costly
async def test_no_premove_is_offered_if_nothing_can_be_foreseen(simulator: Simulator[Azalai]):
    card = await play_to_round_two(simulator)
    await offer(simulator.person("Amara"), card, "0")
    await offer(simulator.person("Thomas"), card, "0")
    await offer(simulator.person("Amara"), card, "0")
    assert "can't be foreseen" in await read_refusal(simulator, "Amara")


@pytest.mark.costly
async def test_the_list_shows_what_is_prepared_and_clears_it_after_a_restart(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    await offer(simulator.person("Amara"), card, "0")
    dialog = await prepare_offers(simulator, card, "4", "0")
    assert "1. Offer 4 salt.\n2. Offer 0 salt." in text_of(dialog)
    assert {"Prepare another", "Clear all"} <= set(labels_of(dialog))
    await simulator.restart()
    await simulator.person("Amara").press(dialog, "Clear all")
    assert "Nothing is prepared any more" in text_of(dialog.now)
    await offer(simulator.person("Thomas"), card, "0")
    await simulator.pass_time(PATIENCE)
    assert list_called(simulator) == [("Amara", "Thomas")]


async def test_the_same_move_is_prepared_several_times_at_once(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    await offer(simulator.person("Amara"), card, "0")
    amara = simulator.person("Amara")
    dialog = (await amara.press((await amara.press(card, "…")).message, "Prepare a move")).message
    await amara.press(dialog, "0")
    assert "2 times" in labels_of(dialog.now) and "3 times" not in labels_of(dialog.now)
    press = amara.would_press(dialog, "2 times")
    await simulator.at_once(press, amara.would_press(dialog, "2 times"))
    assert text_of(dialog.now).count("Offer 0 salt.") == 2


@pytest.mark.costly
async def test_answers_of_an_earlier_position_are_not_taken(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas", "Idir")
    await offer(simulator.person("Amara"), card, "0")
    amara = simulator.person("Amara")
    dialog = (await amara.press(card, "Play")).message
    await amara.press(dialog, "Prepare a move")
    late = amara.would_press(dialog, "0")
    await offer(simulator.person("Thomas"), card, "0")
    assert "has changed" in (await simulator.do(late)).text
    await amara.press(dialog, "Prepare a move")
    await amara.press(dialog, "0")
    late = amara.would_press(dialog, "Prepare it")
    await offer(simulator.person("Idir"), card, "0")
    answer: Answer = await simulator.do(late)
    assert "has changed" in answer.text and "How much salt do you offer?" in answer.text


@pytest.mark.costly
async def test_a_move_is_prepared_in_the_direct_messages(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    amara = simulator.person("Amara")
    (message,) = amara.dms
    await amara.press(message, "0")
    await amara.press(message, "Prepare a move")
    await amara.press(message, "0")
    await amara.press(message, "Prepare it")
    await offer(simulator.person("Thomas"), card, "0")
    await simulator.pass_time(MINUTE)
    assert (await load_table(simulator)).state.offers == (0, None)


@pytest.mark.costly
async def test_acts_that_are_taken_back_by_agreement_end_every_plan(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    await offer(simulator.person("Amara"), card, "0")
    await prepare_offers(simulator, card, "0")
    await simulator.person("Thomas").slash(simulator.channel(), "table take-back")
    question = next(message for message in reversed(simulator.channel().messages) if "Agree" in labels_of(message))
    await simulator.person("Amara").press(question, "Agree")
    assert any("What you had prepared is dropped" in text_of(dm) for dm in simulator.person("Amara").dms)
    for name in ("Amara", "Thomas"):
        await offer(simulator.person(name), card, "0")
    await simulator.pass_time(2 * MINUTE)
    assert (await load_table(simulator)).state.offers == (None, None)


@pytest.mark.costly
async def test_a_plan_does_not_pass_to_who_takes_the_seat_over(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas", "Idir")
    await offer(simulator.person("Amara"), card, "0")
    await prepare_offers(simulator, card, "0")
    leaving = await simulator.person("Amara").slash(simulator.channel(), "table leave")
    await simulator.person("Amara").press(leaving.message, "Leave the game")
    async with open_transaction(simulator) as tx:
        assert await tx.premoves.list_at(1, 0) == []


@pytest.mark.costly
async def test_in_a_turn_of_several_acts_the_rest_is_asked_as_usual(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas", game="touareg")
    first = (await load_table(simulator)).deciders[0].name
    other = "Thomas" if first == "Amara" else "Amara"
    dialog = (await simulator.person(other).slash(simulator.channel(), "table prepare")).message
    await simulator.person(other).press(dialog, "Draw 3")
    await simulator.person(other).press(dialog, "Prepare it")
    await wait_for_absence(simulator)
    await draw_out(simulator, card, first)
    assert (list_called(simulator), count_calls(simulator, other)) == ([], 0)
    await simulator.pass_time(MINUTE)
    assert f"{other} draws" in text_of(card.now) or f"{other} drew" in text_of(card.now)
    assert (list_called(simulator), count_calls(simulator, other)) == ([(other,)], 1)


async def draw_out(simulator: Simulator[Azalai], card: Message, name: str) -> None:
    """Draw and send one card to the market, which is a turn of the first stage."""
    person = simulator.person(name)
    await person.slash(simulator.channel(), "touareg draw")
    dialog = (await person.press(card, "Play")).message
    while (await load_table(simulator)).deciders[0].name == name:
        offered = [
            button.custom_id
            for button in buttons_of(dialog.now)
            if button.custom_id.startswith(("az:option:", "az:play-it:"))
        ]
        await person.press(dialog, offered[0])
