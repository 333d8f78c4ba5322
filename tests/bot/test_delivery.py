"""Letters arrive in order, once, late if they must, and no table waits for another."""

from __future__ import annotations

import pytest
from games.souk.parts import Offer

from bot.app.client import Azalai
from bot.hosting.seats import move_table
from bot.people.person import Person
from bot.play.turns import play
from bot.store.messages import Messages
from bot.store.rows import MessageKind, MessageRow
from tests.bot.house import Opening, lobby, offer, pings, running
from tests.desk import Desk, Request, buttons_of, text_of

POSTS = "/channels/*/messages"
EDITS = "/channels/*/messages/*"


def edits(desk: Desk[Azalai], since: int = 0) -> list[Request]:
    """The edits of messages in channels that Discord carried out, after so many requests."""
    made = desk.requests[since:]
    return [one for one in made if one.method == "PATCH" and one.path.startswith("/channels/") and one.status == 200]


@pytest.mark.parametrize("status", [500, 502, 503])
async def test_a_card_that_discord_does_not_take_is_sent_again(open_desk: Opening, status: int):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        desk.fail("PATCH", EDITS, status=status, times=None)
        await offer(desk.person("Amara"), card)
        assert "Amara made an offer." not in text_of(card.now)
        desk.heal()
        await desk.pass_time(30)
        assert "Amara made an offer." in text_of(card.now)


async def test_calls_and_direct_messages_wait_for_discord_and_come_once(open_desk: Opening):
    async with open_desk() as desk:
        desk.fail("POST", POSTS, status=503, times=None)
        await desk.person("Amara").slash(desk.channel(), "souk new", language="English", seats="joined")
        assert desk.channel().messages == []
        desk.heal()
        await desk.pass_time(30)
        card = desk.channel().messages[0]
        await desk.person("Thomas").press(card, "Join")
        desk.fail("POST", POSTS, status=503, times=None)
        await desk.person("Amara").press(card, "Start")
        assert (pings(desk.channel()), desk.person("Thomas").dms) == ([], [])
        desk.heal()
        await desk.pass_time(30)
        assert len(pings(desk.channel())) == 1
        assert [len(desk.person(name).dms) for name in ("Amara", "Thomas")] == [1, 1]


async def test_a_message_whose_answer_was_lost_is_not_sent_twice(open_desk: Opening):
    async with open_desk() as desk:
        desk.fail("POST", POSTS, status=500, times=3, after=True)
        card = await running(desk, "Thomas")
        await desk.pass_time(60)
        assert len(pings(desk.channel())) == 1
        assert len([message for message in desk.channel().messages if "to play." in text_of(message)]) == 1
        assert [len(desk.person(name).dms) for name in ("Amara", "Thomas")] == [1, 1]
        assert "to play." in text_of(card.now)


async def test_a_call_whose_answer_was_lost_keeps_no_buttons_once_the_person_has_moved(open_desk: Opening):
    """Review D3: posted, the answer lost, and the person moved before the retry: its buttons stayed for ever."""
    async with open_desk() as desk:
        card = await lobby(desk, "Thomas")
        desk.fail("POST", POSTS, status=500, times=3, after=True)
        desk.fail("POST", POSTS, status=503, times=None)
        await desk.person("Amara").press(card, "Start")
        for name in ("Amara", "Thomas"):
            await desk.person(name).slash(desk.channel(), "souk offer", salt="0")
        desk.heal()
        await desk.pass_time(60)
        assert "Round 2 of 3" in text_of(card.now)
        assert len(pings(desk.channel())) == 1
        for name in ("Amara", "Thomas"):
            first, second = desk.person(name).dms
            assert not any(one.label in {"Do it", "0"} for one in buttons_of(first.now))
            assert any(one.label == "0" for one in buttons_of(second.now))


async def test_no_other_table_waits_for_a_channel_that_fails(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        oasis, idir = desk.channel("oasis"), desk.person("Idir")
        desk.fail("*", f"/channels/{desk.channel().id}/messages*", status=500, times=None)
        await offer(desk.person("Amara"), card)
        await idir.slash(oasis, "souk new", language="English")
        await idir.press(oasis.messages[0], "Add a robot")
        await idir.press(oasis.messages[0], "Start")
        assert len(pings(oasis)) == 1
        assert "Amara made an offer." not in text_of(card.now)


async def test_ten_quick_moves_make_few_edits_and_the_last_shows_the_newest_position(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        amara = desk.person("Amara")
        before = len(desk.requests)
        deeds = [
            amara.would_type(desk.channel(), "souk offer", salt="0")
            if number % 2 == 0
            else amara.would_type(desk.channel(), "souk take-back")
            for number in range(10)
        ]
        await desk.at_once(*deeds)
        await offer(desk.person("Thomas"), card)
        if "Round 1" in text_of(card.now):
            await offer(amara, card)
        assert "Round 2 of 3" in text_of(card.now)
        cards = [one for one in edits(desk, before) if one.path.endswith(str(card.id))]
        assert len(cards) < 10


async def test_a_change_made_while_a_card_is_on_its_way_is_shown_by_another(
    open_desk: Opening, monkeypatch: pytest.MonkeyPatch
):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        thomas = desk.person("Thomas")
        really, moves = Messages.of, [Offer(5)]

        async def of(messages: Messages, table: int, kind: MessageKind, seat: int | None = None) -> list[MessageRow]:
            if kind is MessageKind.CARD and moves:  # the card is drawn, but not sent yet
                await play(desk.bot.host, table, 1, moves.pop(), user=thomas.id)
            return await really(messages, table, kind, seat)

        monkeypatch.setattr(Messages, "of", of)
        await desk.person("Amara").slash(desk.channel(), "souk offer", salt="3")
        assert moves == []
        assert "Thomas had offered 5 salt." in text_of(card.now)


async def test_a_letter_dropped_on_its_way_takes_no_other_with_it(open_desk: Opening, monkeypatch: pytest.MonkeyPatch):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        oasis, amara = desk.channel("oasis"), desk.person("Amara")
        really, moved = Messages.of, []

        async def of(messages: Messages, table: int, kind: MessageKind, seat: int | None = None) -> list[MessageRow]:
            if kind is MessageKind.CARD and not moved:
                moved.append(oasis)
                await move_table(desk.bot.host, table, oasis.id, desk.simulated.guild_id, Person(amara.id, "Amara"))
            return await really(messages, table, kind, seat)

        monkeypatch.setattr(Messages, "of", of)
        await amara.slash(desk.channel(), "souk offer", salt="3")
        assert moved
        told = "\n".join(text_of(message) for message in oasis.messages)
        assert "The table has moved here." in told
        assert "to play." in told
        assert "your turn" in told
        assert "The table has moved." in text_of(card.now)


async def test_what_a_killed_bot_had_stored_is_delivered_once_by_the_next(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        amara = desk.person("Amara")
        await offer(desk.person("Thomas"), card)
        dialog = (await amara.press(card, "Play")).message
        await amara.press(dialog, "12")
        await desk.killed_during(amara.would_press(dialog, "Do it"), requests=1)
        await desk.rest()
        desk.expect_errors()
        assert "Amara had offered 12 salt." in text_of(card.now)
        assert len(pings(desk.channel())) == 1
        assert len([dm for dm in amara.dms if "Round" in text_of(dm) or "Your turn in" in text_of(dm)]) == 1
        await desk.restart()
        assert len(pings(desk.channel())) == 1


async def test_letters_on_their_way_are_finished_when_the_bot_closes(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        await desk.at_once(desk.person("Amara").would_type(desk.channel(), "souk offer", salt="3"))
        await desk.restart(clean=True)
        assert "Amara made an offer." in text_of(card.now)


async def test_a_resumed_connection_sends_what_waited(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        desk.fail("PATCH", EDITS, status=500, times=None)
        await offer(desk.person("Amara"), card)
        await desk.pass_time(600)
        desk.heal()
        desk.simulated.env.backend.emit("RESUMED", {})
        await desk.rest()
        assert "Amara made an offer." in text_of(card.now)
