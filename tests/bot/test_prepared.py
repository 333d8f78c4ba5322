"""Prepared moves: nobody is called for them, each is played once and a little later, and nobody else knows of them."""

from __future__ import annotations

import asyncio
import logging

import pytest

from bot.app.client import Azalai
from bot.tables.loading import load
from bot.tables.table import LoadedTable
from tests.bot.house import Opening, offer, pages, pings, running
from tests.desk import Answer, Desk, Message, buttons_of, labels_of, text_of

MINUTE = 60.0


async def table(desk: Desk[Azalai]) -> LoadedTable:
    """The first table, as it is now."""
    return await load(desk.bot.host, 1)


async def prepared(desk: Desk[Azalai], card: Message, *salt: str, name: str = "Amara") -> Message:
    """The dialog in which a person of the souk, who waits, has prepared to offer the smallest number (0), the largest,
    or another, once for each."""
    person = desk.person(name)
    dialog = (await person.press(card, "Play")).message
    for number in salt:
        await person.press(
            dialog, "Prepare another" if "Prepare another" in labels_of(dialog.now) else "Prepare a move"
        )
        if number in labels_of(dialog.now):
            await person.press(dialog, number)
        else:
            await person.press(dialog, next(label for label in labels_of(dialog.now) if label.startswith("Another")))
            await person.submit({"number": number})
        await person.press(dialog, "Prepare it")
    return dialog.now


def turn_messages(desk: Desk[Azalai], name: str) -> int:
    """How many direct messages have told a person that it is their turn, with buttons or without."""
    return len(
        [one for one in desk.person(name).dms if any(text in text_of(one) for text in ("Your turn in", "turn is over"))]
    )


def called(desk: Desk[Azalai]) -> list[tuple[str, ...]]:
    return [ping.pings for ping in pings(desk.channel())]


async def round_two(desk: Desk[Azalai], *salt: str) -> Message:
    """The card of a souk at its second round, in which Amara's next offers are prepared and Thomas has been called."""
    card = await running(desk, "Thomas")
    await offer(desk.person("Amara"), card, "0")
    await prepared(desk, card, *salt)
    await offer(desk.person("Thomas"), card, "0")
    return card


async def test_a_prepared_move_is_played_later_and_nobody_is_called_for_it(open_desk: Opening):
    async with open_desk() as desk:
        await round_two(desk, "4", "0")
        assert (called(desk), turn_messages(desk, "Amara")) == ([("Thomas",)], 1)
        assert (await table(desk)).state.offers == (None, None)
        await desk.pass_time(MINUTE)
        assert (await table(desk)).state.offers == (4, None)
        assert (called(desk), turn_messages(desk, "Amara")) == ([("Thomas",)], 1)
        await offer(desk.person("Thomas"), desk.channel().messages[0], "0")
        await desk.pass_time(MINUTE)
        after = await table(desk)
        assert (after.state.round, after.state.offers) == (3, (0, None))


async def test_a_prepared_choice_can_be_taken_back_as_usual_and_ends_the_plan(open_desk: Opening):
    async with open_desk() as desk:
        card = await round_two(desk, "4", "0")
        await desk.pass_time(MINUTE)
        dialog = (await desk.person("Amara").press(card, "Play")).message
        assert "1. Offer 0 salt." in text_of(dialog)
        await desk.person("Amara").press(dialog, "Take back")
        await desk.pass_time(2 * MINUTE)
        assert (await table(desk)).state.offers == (None, None)
        assert "How much salt do you offer?" in text_of(dialog.now)
        assert "prepared" not in text_of(dialog.now)


async def test_what_fell_due_while_the_bot_was_down_is_played_once(open_desk: Opening):
    async with open_desk() as desk:
        await round_two(desk, "4")
        desk.bot.clock.ahead += MINUTE
        await desk.restart()
        await asyncio.gather(desk.bot.scheduler.sweep(), desk.bot.scheduler.sweep())
        after = await table(desk)
        assert (after.row.position, after.state.offers) == (3, (4, None))


async def test_two_sweeps_at_once_play_a_plan_one_move_at_a_time(open_desk: Opening):
    async with open_desk(prepared_delay=1000.0) as desk:
        card = await running(desk, "Thomas")
        await offer(desk.person("Amara"), card, "0")
        await prepared(desk, card, "4", "0")
        await offer(desk.person("Thomas"), card, "0")
        desk.bot.clock.ahead += 1000.0
        await asyncio.gather(*[desk.bot.scheduler.sweep() for _ in range(3)])
        assert (await table(desk)).row.position == 3


async def test_what_can_not_be_played_is_dropped_with_a_private_word_and_a_call(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        await offer(desk.person("Amara"), card, "12")
        async with pages(desk) as ledger:  # as if it had been possible when it was prepared
            await ledger.plan_on(1, 0, 1, [("offer 4", 5.0), ("offer 0", 5.0)])
        await offer(desk.person("Thomas"), card, "0")
        await desk.pass_time(MINUTE)
        word, call = [text_of(one) for one in desk.person("Amara").dms[-2:]]
        assert "Your prepared move could not be played: Offer 4 salt." in word
        assert "You do not have that much salt." in word
        assert "Your turn in" in call
        assert called(desk) == [("Amara",)]
        await desk.pass_time(2 * MINUTE)
        assert (await table(desk)).state.offers == (None, None)
        assert "prepared" not in (await desk.person("Amara").press(card, "Play")).text


async def test_nobody_else_sees_that_anything_is_prepared(open_desk: Opening, caplog: pytest.LogCaptureFixture):
    for room in ("bot", "cogs", "discord"):
        caplog.set_level(logging.DEBUG, logger=room)
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        await offer(desk.person("Amara"), card, "0")
        before = (card.now.payload, len(desk.channel().messages), (await table(desk)).state)
        await prepared(desk, card, "4")
        assert (card.now.payload, len(desk.channel().messages), (await table(desk)).state) == before
        await offer(desk.person("Thomas"), card, "0")
        await desk.pass_time(MINUTE)
        texts = desk.everything_visible_to(desk.person("Thomas"))
        assert not any("Offer 4 salt" in text or "repared" in text for text in texts)
        assert "offer 4" not in caplog.text


async def test_what_a_person_plays_themselves_ends_their_plan(open_desk: Opening):
    async with open_desk() as desk:
        card = await round_two(desk, "4", "0")
        dialog = (await desk.person("Amara").press(card, "Play")).message
        assert "the first of it is played in a moment" in text_of(dialog)
        await offer(desk.person("Amara"), card, "0")
        await offer(desk.person("Thomas"), card, "0")
        await desk.pass_time(2 * MINUTE)
        after = await table(desk)
        assert (after.state.round, after.state.offers) == (3, (None, None))
        assert called(desk) == [("Amara", "Thomas")]


async def refused(desk: Desk[Azalai], name: str) -> str:
    return (await desk.person(name).slash(desk.channel(), "table prepare")).text


async def test_who_may_not_prepare_is_told_why(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        assert "It is your turn. Press Play" in (await refused(desk, "Amara")).replace("*", "")
        assert "do not sit at this table" in await refused(desk, "Karine")
        await offer(desk.person("Amara"), card, "0")
        async with pages(desk) as ledger:
            await ledger.plan_on(1, 0, 1, [("offer 0", 5.0)] * 5)
        full = (await desk.person("Amara").slash(desk.channel(), "table prepare")).message
        assert "Prepare another" not in labels_of(full) and "Clear all" in labels_of(full)
        for _ in range(3):
            for person in ("Amara", "Thomas"):
                if person in [seat.name for seat in (await table(desk)).deciders]:
                    await offer(desk.person(person), card, "0")
        assert "This game is over" in await refused(desk, "Amara")


async def test_nothing_is_offered_where_nothing_can_be_foreseen(open_desk: Opening):
    async with open_desk() as desk:
        card = await round_two(desk)
        await offer(desk.person("Amara"), card, "0")
        await offer(desk.person("Thomas"), card, "0")
        await offer(desk.person("Amara"), card, "0")
        assert "can't be foreseen" in await refused(desk, "Amara")


async def test_the_list_shows_what_is_prepared_and_clears_it_after_a_restart(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        await offer(desk.person("Amara"), card, "0")
        dialog = await prepared(desk, card, "4", "0")
        assert "1. Offer 4 salt.\n2. Offer 0 salt." in text_of(dialog)
        assert labels_of(dialog)[-2:] == ["Prepare another", "Clear all"]
        await desk.restart()
        await desk.person("Amara").press(dialog, "Clear all")
        assert "Nothing is prepared any more" in text_of(dialog.now)
        await offer(desk.person("Thomas"), card, "0")
        assert called(desk) == [("Amara", "Thomas")]


async def test_the_same_move_is_prepared_several_times_at_once(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        await offer(desk.person("Amara"), card, "0")
        amara = desk.person("Amara")
        dialog = (await amara.press((await amara.press(card, "…")).message, "Prepare a move")).message
        await amara.press(dialog, "0")
        assert "2 times" in labels_of(dialog.now) and "3 times" not in labels_of(dialog.now)
        press = amara.would_press(dialog, "2 times")
        await desk.at_once(press, amara.would_press(dialog, "2 times"))
        assert text_of(dialog.now).count("Offer 0 salt.") == 2


async def test_answers_of_an_earlier_position_are_not_taken(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas", "Idir")
        await offer(desk.person("Amara"), card, "0")
        amara = desk.person("Amara")
        dialog = (await amara.press(card, "Play")).message
        await amara.press(dialog, "Prepare a move")
        late = amara.would_press(dialog, "0")
        await offer(desk.person("Thomas"), card, "0")
        assert "has changed" in (await desk.do(late)).text
        await amara.press(dialog, "Prepare a move")
        await amara.press(dialog, "0")
        await offer(desk.person("Idir"), card, "0")
        answer: Answer = await amara.press(dialog, "Prepare it")
        assert "has changed" in answer.text and "How much salt do you offer?" in answer.text


async def test_a_move_is_prepared_in_the_direct_messages(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        amara = desk.person("Amara")
        (message,) = amara.dms
        await amara.press(message, "0")
        await amara.press(message, "Do it") if "Do it" in labels_of(message.now) else None
        await amara.press(message, "Prepare a move")
        await amara.press(message, "0")
        await amara.press(message, "Prepare it")
        await offer(desk.person("Thomas"), card, "0")
        await desk.pass_time(MINUTE)
        assert (await table(desk)).state.offers == (0, None)


async def test_acts_that_are_taken_back_by_agreement_end_every_plan(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        await offer(desk.person("Amara"), card, "0")
        await prepared(desk, card, "0")
        await desk.person("Thomas").slash(desk.channel(), "table undo")
        question = next(one for one in reversed(desk.channel().messages) if "Agree" in labels_of(one))
        await desk.person("Amara").press(question, "Agree")
        assert any("What you had prepared is dropped" in text_of(one) for one in desk.person("Amara").dms)
        for name in ("Amara", "Thomas"):
            await offer(desk.person(name), card, "0")
        await desk.pass_time(2 * MINUTE)
        assert (await table(desk)).state.offers == (None, None)


async def test_a_plan_does_not_pass_to_who_takes_the_seat_over(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas", "Idir")
        await offer(desk.person("Amara"), card, "0")
        await prepared(desk, card, "0")
        leaving = await desk.person("Amara").slash(desk.channel(), "table leave")
        await desk.person("Amara").press(leaving.message, "Leave the game")
        async with pages(desk) as ledger:
            assert await ledger.plan(1, 0) == []


async def test_in_a_turn_of_several_acts_the_rest_is_asked_as_usual(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas", game="touareg")
        first = (await table(desk)).deciders[0].name
        other = "Thomas" if first == "Amara" else "Amara"
        dialog = (await desk.person(other).slash(desk.channel(), "table prepare")).message
        await desk.person(other).press(dialog, "Draw 3")
        await desk.person(other).press(dialog, "Prepare it")
        await drawn_out(desk, card, first)
        assert (called(desk), turn_messages(desk, other)) == ([], 0)
        await desk.pass_time(MINUTE)
        assert f"{other} draws" in text_of(card.now) or f"{other} drew" in text_of(card.now)
        assert (called(desk), turn_messages(desk, other)) == ([(other,)], 1)


async def drawn_out(desk: Desk[Azalai], card: Message, name: str) -> None:
    """Draws, and sends one card to the market: a turn in the first stage."""
    person = desk.person(name)
    await person.slash(desk.channel(), "touareg draw")
    dialog = (await person.press(card, "Play")).message
    await person.choose(dialog, "", "0")
    while (await table(desk)).deciders[0].name == name:
        offered = [
            one.custom_id for one in buttons_of(dialog.now) if ":do:" in one.custom_id or ":answer:" in one.custom_id
        ]
        await person.press(dialog, offered[0])
