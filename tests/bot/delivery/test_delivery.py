"""Messages: they arrive once and in order, even if late, and no table waits for another."""

from __future__ import annotations

import pytest
from azalai_souk import Offer

from azalai.bot.app.client import Azalai
from azalai.bot.hosting.seats import move_table
from azalai.bot.people.person import Person
from azalai.bot.play.turns import play
from azalai.bot.store.messages import Messages
from azalai.bot.store.rows import MessageKind, MessageRow
from tests.bot.fixtures import list_pings, offer, open_lobby, start_table, wait_for_absence
from tests.simulator import Request, Simulator, buttons_of, text_of

POSTS = "/channels/*/messages"
EDITS = "/channels/*/messages/*"


def list_edits(simulator: Simulator[Azalai], since: int = 0) -> list[Request]:
    """Return the edits of channel messages that Discord carried out, after the first `since` requests."""
    requests = simulator.requests[since:]
    return [
        request
        for request in requests
        if request.method == "PATCH" and request.path.startswith("/channels/") and request.status == 200
    ]


@pytest.mark.costly_cases("502", "503")
@pytest.mark.parametrize("status", [500, 502, 503])
async def test_a_card_that_discord_does_not_take_is_sent_again(simulator: Simulator[Azalai], status: int):
    card = await start_table(simulator, "Thomas")
    simulator.fail("PATCH", EDITS, status=status, times=None)
    await offer(simulator.person("Amara"), card)
    assert "Amara made an offer" not in text_of(card.now)
    simulator.heal()
    await simulator.pass_time(30)
    assert "Amara made an offer" in text_of(card.now)


@pytest.mark.costly
async def test_calls_and_direct_messages_wait_for_discord_and_come_once(simulator: Simulator[Azalai]):
    simulator.fail("POST", POSTS, status=503, times=None)
    await simulator.person("Amara").slash(simulator.channel(), "souk new", language="English", seats="joined")
    assert simulator.channel().messages == []
    simulator.heal()
    await simulator.pass_time(30)
    card = simulator.channel().messages[0]
    await simulator.person("Thomas").press(card, "Join")
    simulator.fail("POST", POSTS, status=503, times=None)
    await simulator.person("Amara").press(card, "Start")
    assert (list_pings(simulator.channel()), simulator.person("Thomas").dms) == ([], [])
    simulator.heal()
    await simulator.pass_time(30)
    assert len(list_pings(simulator.channel())) == 1
    assert [len(simulator.person(name).dms) for name in ("Amara", "Thomas")] == [1, 1]


async def test_a_message_whose_answer_was_lost_is_not_sent_twice(simulator: Simulator[Azalai]):
    simulator.fail("POST", POSTS, status=500, times=3, after=True)
    card = await start_table(simulator, "Thomas")
    await simulator.pass_time(60)
    assert len(list_pings(simulator.channel())) == 1
    assert len([message for message in simulator.channel().messages if "to play." in text_of(message)]) == 1
    assert [len(simulator.person(name).dms) for name in ("Amara", "Thomas")] == [1, 1]
    assert "to play." in text_of(card.now)


@pytest.mark.costly
async def test_a_call_whose_answer_was_lost_keeps_no_buttons_once_the_person_has_moved(simulator: Simulator[Azalai]):
    """A call that was posted loses its buttons even if its answer was lost and the player moved before the retry."""
    card = await open_lobby(simulator, "Thomas")
    simulator.fail("POST", POSTS, status=500, times=3, after=True)
    simulator.fail("POST", POSTS, status=503, times=None)
    await simulator.person("Amara").press(card, "Start")
    for name in ("Amara", "Thomas"):
        await simulator.person(name).slash(simulator.channel(), "souk offer", salt="0")
    simulator.heal()
    await simulator.pass_time(60)
    assert "Round 2 of 3" in text_of(card.now)
    first = {name: simulator.person(name).dms for name in ("Amara", "Thomas")}
    for (message,) in first.values():
        assert buttons_of(message) == []
    await simulator.pass_time(60)
    assert len(list_pings(simulator.channel())) == 1
    for name in ("Amara", "Thomas"):
        (second,) = simulator.person(name).dms
        assert second.id != first[name][0].id
        assert any(button.label == "0" for button in buttons_of(second))


@pytest.mark.costly
async def test_no_other_table_waits_for_a_channel_that_fails(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    oasis, idir = simulator.channel("oasis"), simulator.person("Idir")
    simulator.fail("*", f"/channels/{simulator.channel().id}/messages*", status=500, times=None)
    await offer(simulator.person("Amara"), card)
    await idir.slash(oasis, "souk new", language="English")
    await idir.press(oasis.messages[0], "Add a robot")
    await idir.press(oasis.messages[0], "Start")
    assert len(list_pings(oasis)) == 1
    assert "Amara made an offer" not in text_of(card.now)


@pytest.mark.costly
async def test_ten_quick_moves_make_few_edits_and_the_last_shows_the_newest_position(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    amara = simulator.person("Amara")
    before = len(simulator.requests)
    interactions = [
        amara.would_type(simulator.channel(), "souk offer", salt="0")
        if number % 2 == 0
        else amara.would_type(simulator.channel(), "souk take-back")
        for number in range(10)
    ]
    await simulator.at_once(*interactions)
    await offer(simulator.person("Thomas"), card)
    if "Round 1" in text_of(card.now):
        await offer(amara, card)
    assert "Round 2 of 3" in text_of(card.now)
    cards = [edit for edit in list_edits(simulator, before) if edit.path.endswith(str(card.id))]
    assert len(cards) < 10


@pytest.mark.costly
async def test_a_change_made_while_a_card_is_on_its_way_is_shown_by_another(
    monkeypatch: pytest.MonkeyPatch, simulator: Simulator[Azalai]
):
    card = await start_table(simulator, "Thomas")
    thomas = simulator.person("Thomas")
    really, moves = Messages.list_about, [Offer(5)]

    async def list_about(
        messages: Messages, table: int, kind: MessageKind, seat: int | None = None
    ) -> list[MessageRow]:
        if kind is MessageKind.CARD and moves:  # the card is drawn, but not sent yet
            await play(simulator.bot.rooms.host, table, 1, moves.pop(), user=thomas.id)
        return await really(messages, table, kind, seat)

    monkeypatch.setattr(Messages, "list_about", list_about)
    await simulator.person("Amara").slash(simulator.channel(), "souk offer", salt="3")
    assert moves == []
    assert "Thomas had offered 5" in text_of(card.now)


@pytest.mark.costly
async def test_a_letter_dropped_on_its_way_takes_no_other_with_it(
    monkeypatch: pytest.MonkeyPatch, simulator: Simulator[Azalai]
):
    card = await start_table(simulator, "Thomas")
    oasis, amara = simulator.channel("oasis"), simulator.person("Amara")
    really, moved = Messages.list_about, []

    async def list_about(
        messages: Messages, table: int, kind: MessageKind, seat: int | None = None
    ) -> list[MessageRow]:
        if kind is MessageKind.CARD and not moved:
            moved.append(oasis)
            await move_table(
                simulator.bot.rooms.host, table, oasis.id, simulator.simulated.guild_id, Person(amara.id, "Amara")
            )
        return await really(messages, table, kind, seat)

    monkeypatch.setattr(Messages, "list_about", list_about)
    await amara.slash(simulator.channel(), "souk offer", salt="3")
    assert moved
    text = "\n".join(text_of(message) for message in oasis.messages)
    assert "The table has moved here." in text
    assert "to play." in text
    assert "your turn" in text
    assert "The table has moved." in text_of(card.now)


@pytest.mark.costly
async def test_stored_messages_of_a_killed_bot_are_delivered_once_by_the_next(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    amara = simulator.person("Amara")
    await offer(simulator.person("Thomas"), card)
    dialog = (await amara.press(card, "Play")).message
    await simulator.kill_during(amara.would_press(dialog, "12"), requests=1)
    await simulator.rest()
    simulator.expect_errors()
    assert "had offered 12" in text_of(card.now)
    await wait_for_absence(simulator)
    assert len(list_pings(simulator.channel())) == 1
    assert len([dm for dm in amara.dms if "Round" in text_of(dm) or "Your turn in" in text_of(dm)]) == 1
    await simulator.restart()
    assert len(list_pings(simulator.channel())) == 1


@pytest.mark.costly
async def test_letters_on_their_way_are_finished_when_the_bot_closes(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    await simulator.at_once(simulator.person("Amara").would_type(simulator.channel(), "souk offer", salt="3"))
    await simulator.restart(clean=True)
    assert "Amara made an offer" in text_of(card.now)


@pytest.mark.costly
async def test_a_resumed_connection_sends_what_waited(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    simulator.fail("PATCH", EDITS, status=500, times=None)
    await offer(simulator.person("Amara"), card)
    await simulator.pass_time(600)
    simulator.heal()
    simulator.simulated.env.backend.emit("RESUMED", {"__shard_id__": 0})
    await simulator.rest()
    assert "Amara made an offer" in text_of(card.now)
