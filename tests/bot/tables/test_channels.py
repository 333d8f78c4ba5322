"""Lost permissions, deleted messages and channels, closed direct messages: the game waits or works around them."""

from __future__ import annotations

import pytest

from azalai.bot.app.client import Azalai
from tests.bot.fixtures import list_pings, offer, open_lobby, start_table, wait_for_absence
from tests.simulator import Simulator, labels_of, pictures_of, text_of

QUARTER = 15 * 60 + 10


@pytest.mark.costly
async def test_closed_direct_messages_are_told_once_with_the_way_to_open_them(simulator: Simulator[Azalai]):
    amara = simulator.person("Amara")
    amara.close_dms()
    card = await start_table(simulator, "Thomas")
    assert len(list_pings(simulator.channel())) == 1
    first, second = await amara.press(card, "Play"), await amara.press(card, "Play")
    assert "I can't write to you directly" in first.text
    assert "*Privacy settings*" in first.text
    assert "I can't write to you directly" not in second.text
    assert "Waiting for Thomas" in text_of(await offer(amara, card))


@pytest.mark.costly
async def test_reopened_direct_messages_that_close_are_reported_again(simulator: Simulator[Azalai]):
    amara, thomas = simulator.person("Amara"), simulator.person("Thomas")
    amara.close_dms()
    card = await start_table(simulator, "Thomas")
    await offer(amara, card)
    amara.open_dms()
    await offer(thomas, card)
    await wait_for_absence(simulator)
    assert "Your turn in" in text_of(amara.dms[-1])
    assert "I can't write to you" not in (await amara.press(card, "Play")).text
    amara.close_dms()
    await offer(amara, card)
    await offer(thomas, card)
    await wait_for_absence(simulator)
    assert "I can't write to you directly" in (await amara.press(card, "Play")).text


@pytest.mark.costly
async def test_without_attach_files_the_card_is_in_words_and_the_game_goes_on(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    host, thomas = simulator.person("Amara"), simulator.person("Thomas")
    await simulator.take_permission(simulator.channel(), "attach_files")
    await offer(thomas, card)
    await offer(host, card)
    await wait_for_absence(simulator)
    assert pictures_of(card.now) == []
    assert "here is the board in words" in text_of(card.now)
    assert "Round 2 of 3" in text_of(card.now)
    assert len(list_pings(simulator.channel())) == 1
    messages = [text_of(dm) for dm in host.dms if "I can't attach files at your table 1 (Souk)" in text_of(dm)]
    assert len(messages) == 1
    assert "*Attach files*" in (await thomas.press(card, "Play")).text


@pytest.mark.costly
async def test_attach_files_given_back_brings_the_picture_at_a_press(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    await simulator.take_permission(simulator.channel(), "attach_files")
    await offer(simulator.person("Thomas"), card)
    await simulator.give_permission(simulator.channel(), "attach_files")
    await simulator.person("Thomas").press(card, "Play")
    assert len(pictures_of(card.now)) == 1
    assert "attach files" not in text_of(card.now)
    assert "*Attach files*" not in (await simulator.person("Amara").press(card, "Play")).text


async def test_a_lobby_needs_no_attach_files(simulator: Simulator[Azalai]):
    card = await open_lobby(simulator, "Thomas")
    await simulator.take_permission(simulator.channel(), "attach_files")
    await simulator.person("Idir").press(card, "Join")
    assert "Idir" in text_of(card.now)


@pytest.mark.costly_cases("attach_files")
@pytest.mark.parametrize("missing", ["attach_files", "send_messages", "view_channel"])
async def test_no_table_is_opened_where_a_permission_is_missing(simulator: Simulator[Azalai], missing: str):
    await simulator.take_permission(simulator.channel(), missing)
    answer = await simulator.person("Amara").slash(simulator.channel(), "souk new")
    assert missing.replace("_", " ").capitalize() in answer.text
    assert simulator.channel().messages == []


@pytest.mark.costly
async def test_without_send_messages_the_game_waits_and_private_dialogs_go_on(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    host, thomas = simulator.person("Amara"), simulator.person("Thomas")
    await simulator.take_permission(simulator.channel(), "send_messages")
    for person in (thomas, host):
        await offer(person, card)
    await wait_for_absence(simulator)
    messages = [text_of(dm) for dm in host.dms if "I can't write at your table 1 (Souk)" in text_of(dm)]
    assert len(messages) == 1
    answer = await thomas.press(card, "Play")
    assert "I can't write in this channel." in answer.text
    assert "How much salt do you offer?" in answer.text
    assert [len([dm for dm in person.dms if "Your turn in" in text_of(dm)]) for person in (host, thomas)] == [1, 1]


@pytest.mark.costly
@pytest.mark.parametrize("how", ["press", "wait"])
async def test_send_messages_given_back_sends_what_waited_once(simulator: Simulator[Azalai], how: str):
    card = await start_table(simulator, "Thomas")
    host, thomas = simulator.person("Amara"), simulator.person("Thomas")
    (first,) = list_pings(simulator.channel())
    await simulator.take_permission(simulator.channel(), "send_messages")
    for person in (thomas, host):
        await offer(person, card)
    await wait_for_absence(simulator)
    await simulator.give_permission(simulator.channel(), "send_messages")
    await (host.press(card, "Play") if how == "press" else simulator.pass_time(QUARTER))
    (second,) = list_pings(simulator.channel())
    assert second.id != first.id
    assert "can't write" not in text_of(card.now)
    assert "can't write" not in (await host.press(card, "Play")).text
    assert len([dm for dm in host.dms if "I can't write" in text_of(dm)]) == 1


@pytest.mark.costly
async def test_a_deleted_card_is_posted_again(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    await simulator.delete(card)
    await simulator.person("Amara").slash(simulator.channel(), "souk offer", salt="3")
    (anew,) = [message for message in simulator.channel().messages if "to play." in text_of(message)]
    assert "Amara made an offer" in text_of(anew)
    assert "You offered 0 salt ·" in text_of(await offer(simulator.person("Thomas"), anew))


@pytest.mark.costly
async def test_a_deleted_ping_does_not_prevent_the_next_one(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    (ping,) = list_pings(simulator.channel())
    await simulator.delete(ping)
    await offer(simulator.person("Amara"), card)
    await offer(simulator.person("Thomas"), card)
    await wait_for_absence(simulator)
    assert len(list_pings(simulator.channel())) == 1


@pytest.mark.costly
async def test_a_card_far_up_is_posted_again_below_and_the_old_one_leads_there(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    for number in range(16):
        await simulator.person("Idir").say(simulator.channel(), f"hello {number}")
    await simulator.person("Amara").slash(simulator.channel(), "souk offer", salt="0")
    below = simulator.channel().messages[-1]
    assert "Amara made an offer" in text_of(below)
    assert text_of(card.now) == "The table has moved."
    assert labels_of(card.now) == ["To the table"]
    assert pictures_of(card.now) == []
    await offer(simulator.person("Thomas"), below)
    assert "Round 2 of 3" in text_of(below.now)


@pytest.mark.costly
async def test_an_old_card_that_could_not_be_reduced_is_reduced_later(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    for number in range(16):
        await simulator.person("Idir").say(simulator.channel(), f"hello {number}")
    simulator.fail("PATCH", f"/channels/*/messages/{card.id}", status=503, times=None)
    await simulator.person("Amara").slash(simulator.channel(), "souk offer", salt="0")
    simulator.heal()
    await simulator.pass_time(30)
    assert text_of(card.now) == "The table has moved."
    assert len([message for message in simulator.channel().messages if "to play." in text_of(message)]) == 1


@pytest.mark.costly
@pytest.mark.parametrize("noticed", ["event", "answer"])
async def test_a_deleted_channel_strands_the_table_and_its_host_moves_it_with_nothing_lost(
    simulator: Simulator[Azalai], noticed: str
):
    market, oasis = simulator.channel("market"), simulator.channel("oasis")
    amara, thomas = simulator.person("Amara"), simulator.person("Thomas")
    await amara.slash(market, "souk new", language="English", seats="joined")
    for person, button in ((thomas, "Join"), (amara, "Start")):
        await person.press(market.messages[0], button)
    if noticed == "event":
        await amara.slash(market, "souk offer", salt="3")
        await simulator.delete(market)
    else:
        simulator.fail("*", f"/channels/{market.id}/messages*", status=404, code=10003, times=None)
        await amara.slash(market, "souk offer", salt="3")
    (message,) = [text_of(dm) for dm in amara.dms if "was deleted" in text_of(dm)]
    assert "`/table move` with the number 1" in message
    dm = next(dm for dm in thomas.dms if "Your turn in" in text_of(dm))
    assert "waits until its host moves it" in (await thomas.press(dm, "0")).text
    assert "Only the host" in (await thomas.slash(oasis, "table move", table=1)).text
    assert "The table is here now." in (await amara.slash(oasis, "table move", table=1)).text
    card = next(message for message in oasis.messages if "to play." in text_of(message))
    assert "Amara made an offer" in text_of(card)
    assert [ping.pings for ping in list_pings(oasis)] == [("Thomas",)]
    await offer(thomas, card)
    assert "Amara had offered 3" in text_of(card.now)


async def test_a_deleted_channel_closes_a_lobby(simulator: Simulator[Azalai]):
    oasis, amara = simulator.channel("oasis"), simulator.person("Amara")
    await amara.slash(oasis, "souk new", language="English")
    await simulator.delete(oasis)
    assert amara.dms == []
    await simulator.pass_time(49 * 3600)


@pytest.mark.costly
async def test_a_moved_table_leaves_a_link_behind_and_calls_in_the_new_place(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    oasis = simulator.channel("oasis")
    await simulator.person("Amara").slash(oasis, "table move", table=1)
    assert text_of(card.now) == "The table has moved."
    assert (len(list_pings(simulator.channel())), len(list_pings(oasis))) == (0, 1)
    await simulator.person("Idir").slash(simulator.channel(), "souk new", language="English")
    assert "Idir opens a table." in text_of(simulator.channel().messages[-1])
