"""Lost permissions, deleted messages and channels, closed direct messages: the game waits or goes round them."""

from __future__ import annotations

import pytest

from tests.bot.house import Opening, lobby, offer, pings, running
from tests.desk import labels_of, pictures_of, text_of

QUARTER = 15 * 60 + 10


async def test_closed_direct_messages_are_told_once_with_the_way_to_open_them(open_desk: Opening):
    async with open_desk() as desk:
        amara = desk.person("Amara")
        amara.close_dms()
        card = await running(desk, "Thomas")
        assert len(pings(desk.channel())) == 1
        first, second = await amara.press(card, "Play"), await amara.press(card, "Play")
        assert "I can't write to you directly" in first.text
        assert "*Privacy settings*" in first.text
        assert "I can't write to you directly" not in second.text
        assert "Waiting for Thomas" in text_of(await offer(amara, card))


async def test_who_opens_direct_messages_again_is_told_anew_when_they_close(open_desk: Opening):
    async with open_desk() as desk:
        amara, thomas = desk.person("Amara"), desk.person("Thomas")
        amara.close_dms()
        card = await running(desk, "Thomas")
        await offer(amara, card)
        amara.open_dms()
        await offer(thomas, card)
        assert "Your turn in" in text_of(amara.dms[-1])
        assert "I can't write to you" not in (await amara.press(card, "Play")).text
        amara.close_dms()
        await offer(amara, card)
        await offer(thomas, card)
        assert "I can't write to you directly" in (await amara.press(card, "Play")).text


async def test_without_attach_files_the_card_is_in_words_and_the_game_goes_on(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        host, thomas = desk.person("Amara"), desk.person("Thomas")
        await desk.take_permission(desk.channel(), "attach_files")
        await offer(thomas, card)
        await offer(host, card)
        assert pictures_of(card.now) == []
        assert "here is the board in words" in text_of(card.now)
        assert "Round 2 of 3" in text_of(card.now)
        assert len(pings(desk.channel())) == 1
        told = [text_of(dm) for dm in host.dms if "I can't attach files at your table 1 (Souk)" in text_of(dm)]
        assert len(told) == 1
        assert "*Attach files*" in (await thomas.press(card, "Play")).text


async def test_attach_files_given_back_brings_the_picture_when_somebody_presses(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        await desk.take_permission(desk.channel(), "attach_files")
        await offer(desk.person("Thomas"), card)
        await desk.give_permission(desk.channel(), "attach_files")
        await desk.person("Thomas").press(card, "Play")
        assert len(pictures_of(card.now)) == 1
        assert "attach files" not in text_of(card.now)
        assert "*Attach files*" not in (await desk.person("Amara").press(card, "Play")).text


async def test_a_lobby_needs_no_attach_files(open_desk: Opening):
    async with open_desk() as desk:
        card = await lobby(desk, "Thomas")
        await desk.take_permission(desk.channel(), "attach_files")
        await desk.person("Idir").press(card, "Join")
        assert "Idir" in text_of(card.now)


@pytest.mark.parametrize("missing", ["attach_files", "send_messages", "view_channel"])
async def test_no_table_is_opened_where_a_permission_is_missing(open_desk: Opening, missing: str):
    async with open_desk() as desk:
        await desk.take_permission(desk.channel(), missing)
        answer = await desk.person("Amara").slash(desk.channel(), "souk new")
        assert missing.replace("_", " ").capitalize() in answer.text
        assert desk.channel().messages == []


async def test_without_send_messages_the_game_waits_and_private_dialogs_go_on(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        host, thomas = desk.person("Amara"), desk.person("Thomas")
        await desk.take_permission(desk.channel(), "send_messages")
        for person in (thomas, host):
            await offer(person, card)
        told = [text_of(dm) for dm in host.dms if "I can't write at your table 1 (Souk)" in text_of(dm)]
        assert len(told) == 1
        answer = await thomas.press(card, "Play")
        assert "I can't write in this channel." in answer.text
        assert "How much salt do you offer?" in answer.text
        assert [len([dm for dm in one.dms if "Your turn in" in text_of(dm)]) for one in (host, thomas)] == [1, 1]


@pytest.mark.parametrize("how", ["press", "wait"])
async def test_send_messages_given_back_sends_what_waited_once(open_desk: Opening, how: str):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        host, thomas = desk.person("Amara"), desk.person("Thomas")
        (first,) = pings(desk.channel())
        await desk.take_permission(desk.channel(), "send_messages")
        for person in (thomas, host):
            await offer(person, card)
        await desk.give_permission(desk.channel(), "send_messages")
        await (host.press(card, "Play") if how == "press" else desk.pass_time(QUARTER))
        (second,) = pings(desk.channel())
        assert second.id != first.id
        assert "can't write" not in text_of(card.now)
        assert "can't write" not in (await host.press(card, "Play")).text
        assert len([dm for dm in host.dms if "I can't write" in text_of(dm)]) == 1


async def test_a_deleted_card_is_posted_anew(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        await desk.delete(card)
        await desk.person("Amara").slash(desk.channel(), "souk offer", salt="3")
        (anew,) = [message for message in desk.channel().messages if "to play." in text_of(message)]
        assert "Amara made an offer." in text_of(anew)
        assert "You offered 0 salt." in text_of(await offer(desk.person("Thomas"), anew))


async def test_a_deleted_ping_is_missed_by_nobody(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        (ping,) = pings(desk.channel())
        await desk.delete(ping)
        await offer(desk.person("Amara"), card)
        await offer(desk.person("Thomas"), card)
        assert len(pings(desk.channel())) == 1


async def test_a_card_far_up_is_posted_anew_below_and_the_old_one_leads_there(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        for number in range(16):
            await desk.person("Idir").say(desk.channel(), f"hello {number}")
        await desk.person("Amara").slash(desk.channel(), "souk offer", salt="0")
        below = desk.channel().messages[-1]
        assert "Amara made an offer." in text_of(below)
        assert text_of(card.now) == "The table has moved."
        assert labels_of(card.now) == ["To the table"]
        assert pictures_of(card.now) == []
        await offer(desk.person("Thomas"), below)
        assert "Round 2 of 3" in text_of(below.now)


async def test_an_old_card_that_could_not_be_reduced_is_reduced_later(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        for number in range(16):
            await desk.person("Idir").say(desk.channel(), f"hello {number}")
        desk.fail("PATCH", f"/channels/*/messages/{card.id}", status=503, times=None)
        await desk.person("Amara").slash(desk.channel(), "souk offer", salt="0")
        desk.heal()
        await desk.pass_time(30)
        assert text_of(card.now) == "The table has moved."
        assert len([one for one in desk.channel().messages if "to play." in text_of(one)]) == 1


@pytest.mark.parametrize("noticed", ["event", "answer"])
async def test_a_deleted_channel_strands_the_table_and_its_host_moves_it_with_nothing_lost(
    open_desk: Opening, noticed: str
):
    async with open_desk() as desk:
        market, oasis = desk.channel("market"), desk.channel("oasis")
        amara, thomas = desk.person("Amara"), desk.person("Thomas")
        await amara.slash(market, "souk new", language="English", seats="joined")
        for person, button in ((thomas, "Join"), (amara, "Start")):
            await person.press(market.messages[0], button)
        if noticed == "event":
            await amara.slash(market, "souk offer", salt="3")
            await desk.delete(market)
        else:
            desk.fail("*", f"/channels/{market.id}/messages*", status=404, code=10003, times=None)
            await amara.slash(market, "souk offer", salt="3")
        (told,) = [text_of(dm) for dm in amara.dms if "was deleted" in text_of(dm)]
        assert "`/table move` with the number 1" in told
        dm = next(dm for dm in thomas.dms if "Your turn in" in text_of(dm))
        assert "waits until its host moves it" in (await thomas.press(dm, "0")).text
        assert "Only the host" in (await thomas.slash(oasis, "table move", table=1)).text
        assert "The table is here now." in (await amara.slash(oasis, "table move", table=1)).text
        card = next(message for message in oasis.messages if "to play." in text_of(message))
        assert "Amara made an offer." in text_of(card)
        assert [ping.pings for ping in pings(oasis)] == [("Thomas",)]
        await offer(thomas, card)
        assert "Amara had offered 3 salt." in text_of(card.now)


async def test_a_deleted_channel_closes_a_lobby(open_desk: Opening):
    async with open_desk() as desk:
        oasis, amara = desk.channel("oasis"), desk.person("Amara")
        await amara.slash(oasis, "souk new", language="English")
        await desk.delete(oasis)
        assert amara.dms == []
        await desk.pass_time(49 * 3600)


async def test_a_moved_table_leaves_a_link_behind_and_calls_in_the_new_place(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        oasis = desk.channel("oasis")
        await desk.person("Amara").slash(oasis, "table move", table=1)
        assert text_of(card.now) == "The table has moved."
        assert (len(pings(desk.channel())), len(pings(oasis))) == (0, 1)
        taken = await desk.person("Idir").slash(desk.channel(), "souk new", language="English")
        assert "The table is open" in taken.text
