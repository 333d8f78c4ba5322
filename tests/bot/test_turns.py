"""A turn counts once, for the right person, at the position they saw; whatever else happens, nothing is lost."""

from __future__ import annotations

import asyncio

from bot.app.client import Azalai
from tests.bot.house import Opening, lobby, offer, pages, running
from tests.desk import Desk, labels_of, text_of


async def moves(desk: Desk[Azalai], table: int = 1) -> list[str]:
    """The moves of a table in the notation, the setup left out."""
    async with pages(desk) as tx:
        return [move.move for move in await tx.moves.since(table, 0)]


async def test_a_double_click_plays_once_and_shows_the_position_after_it(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        amara = desk.person("Amara")
        dialog = (await amara.press(card, "Play")).message
        answers = await desk.at_once(amara.would_press(dialog, "12"), amara.would_press(dialog, "12"))
        assert await moves(desk) == ["offer 12"]
        assert all(answer.acknowledged for answer in answers)
        assert "Waiting for Thomas" in text_of(dialog.now)


async def test_two_people_choosing_at_once_are_both_played(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        amara, thomas = desk.person("Amara"), desk.person("Thomas")
        mine, his = (await amara.press(card, "Play")).message, (await thomas.press(card, "Play")).message
        await desk.at_once(amara.would_press(mine, "12"), thomas.would_press(his, "0"))
        assert sorted(await moves(desk)) == ["offer 0", "offer 12"]
        assert "Amara had offered 12 salt." in text_of(card.now)


async def test_a_button_of_an_earlier_position_brings_the_first_question_again(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        amara, thomas = desk.person("Amara"), desk.person("Thomas")
        old = (await amara.press(card, "Play")).message
        await offer(amara, card, "0")
        await offer(thomas, card, "0")
        answer = await amara.press(old, "12")
        assert answer.text.startswith("The board has changed since you opened this. Here is the new position.")
        assert "How much salt do you offer?" in answer.text
        assert await moves(desk) == ["offer 0", "offer 0"]


async def test_what_others_choose_meanwhile_does_not_make_a_choice_stale(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        old = (await desk.person("Amara").press(card, "Play")).message
        await offer(desk.person("Thomas"), card)
        await desk.person("Amara").press(old, "12")
        await desk.person("Amara").press(old, "Do it")
        assert await moves(desk) == ["offer 0", "offer 12"]


async def test_a_stranger_is_told_in_private_what_they_may_see(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        before = [text_of(message) for message in desk.channel().messages]
        stranger = desk.person("Idir")
        for button in ("Play", "My hand"):
            answer = await stranger.press(card, button)
            assert answer.message.ephemeral
            assert "You do not sit at this table." in answer.text
        assert [text_of(message) for message in desk.channel().messages] == before


async def test_an_interaction_delivered_twice_counts_once_and_shows_what_it_brought(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        amara = desk.person("Amara")
        dialog = (await amara.press(card, "Play")).message
        answer = await desk.delivered_twice(amara.would_press(dialog, "12"))
        assert await moves(desk) == ["offer 12"]
        assert "You offered 12 salt." in answer.text


async def test_a_robot_button_delivered_twice_seats_one_robot(open_desk: Opening):
    async with open_desk() as desk:
        card = await lobby(desk)
        await desk.delivered_twice(desk.person("Amara").would_press(card, "Add a robot"))
        assert text_of(card.now).count("robot") == 1


async def test_an_interaction_delivered_again_after_a_restart_shows_what_it_brought(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        amara = desk.person("Amara")
        dialog = (await amara.press(card, "Play")).message
        under_way = desk.simulated.prepare(amara.would_press(dialog, "12"))
        await desk.simulated.deliver(under_way)
        await desk.restart()
        (again,) = await desk.simulated.deliver(under_way)
        assert await moves(desk) == ["offer 12"]
        assert "You offered 12 salt." in desk.answer(amara, again).text
        assert "The board has changed" not in desk.answer(amara, again).text


async def test_an_interaction_that_comes_too_late_plays_nothing_and_raises_nothing(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        amara = desk.person("Amara")
        dialog = (await amara.press(card, "Play")).message
        for button in ("12", "Another number (0 to 12)"):
            answer = await desk.late(amara.would_press(dialog, button))
            assert not answer.acknowledged
        answer = await desk.late(amara.would_type(desk.channel(), "souk offer", salt="3"))
        assert not answer.acknowledged
        assert await moves(desk) == []


async def test_a_command_out_of_turn_says_whose_turn_it_is(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas", "Idir", game="touareg")
        awaited = next(name for name in ("Amara", "Thomas", "Idir") if f"{name} to play" in text_of(card.now))
        waiting = next(name for name in ("Amara", "Thomas") if name != awaited)
        answer = await desk.person(waiting).slash(desk.channel(), "touareg draw")
        assert answer.message.ephemeral
        assert f"It is not your turn: {awaited} to play." in answer.text


async def test_junk_in_a_command_is_refused_in_words_and_nothing_is_played(open_desk: Opening):
    async with open_desk() as desk:
        await running(desk, "Thomas")
        amara = desk.person("Amara")
        for junk in ("lots", "-1", "1e9", "**", "9" * 90, "offer 3", "<@1>"):
            answer = await amara.slash(desk.channel(), "souk offer", salt=junk)
            assert answer.message.ephemeral
            assert "broke" not in answer.text
        assert await moves(desk) == []


async def test_junk_in_the_number_box_is_refused_in_words(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        amara = desk.person("Amara")
        dialog = (await amara.press(card, "Play")).message
        for junk, told in (("ten", "not a whole number"), ("13", "from 0 to 12"), ("-2", "not a whole number")):
            opened = await amara.press(dialog, "Another number (0 to 12)")
            assert opened.form is not None
            answer = await amara.submit({opened.form.fields[0][0]: junk})
            assert told in answer.text
        assert await moves(desk) == []


async def test_a_command_where_no_table_stands_says_how_to_open_one(open_desk: Opening):
    async with open_desk() as desk:
        other, amara = desk.channel("oasis"), desk.person("Amara")
        for command in ("souk hand", "table status", "souk take-back", "table cancel"):
            answer = await amara.slash(other, command)
            assert answer.message.ephemeral
            assert "There is no table in this channel." in answer.text


async def test_help_works_in_direct_messages(open_desk: Opening):
    async with open_desk() as desk:
        answer = await desk.person("Amara").slash(None, "help")
        assert "Azalaï" in answer.text


async def test_the_command_of_another_game_names_the_game_that_is_played(open_desk: Opening):
    async with open_desk() as desk:
        await running(desk, "Thomas")
        answer = await desk.person("Amara").slash(desk.channel(), "touareg draw")
        assert "The table in this channel plays Souk." in answer.text


async def test_thirty_presses_at_one_table_are_all_served(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        amara = desk.person("Amara")
        await offer(desk.person("Thomas"), card)
        deeds = [amara.would_type(desk.channel(), "souk offer", salt=str(n % 13)) for n in range(30)]
        answers = await desk.at_once(*deeds)
        assert all(answer.acknowledged and answer.text for answer in answers)
        assert len([answer for answer in answers if "broke" in answer.text]) == 0
        assert len(await moves(desk)) >= 2
        assert "Play" in labels_of(card.now)


async def test_acts_at_one_table_are_served_in_the_order_of_arrival(open_desk: Opening):
    async with open_desk() as desk:
        served: list[int] = []

        async def act(number: int) -> None:
            async with desk.bot.host.queue(1):
                await asyncio.sleep(0)
                served.append(number)

        await asyncio.gather(*(act(number) for number in range(30)))
        assert served == list(range(30))
