"""Azalaï while Discord limits, fails and cuts connections: nothing is lost and nothing comes twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.wire import Person, WireDiscord
from tests.wire.azalai import ANSWER, CARD_EDIT, POST, Hosted, Table, open_lobby, start_table

pytestmark = pytest.mark.usefixtures("drawn_once")

PATIENT = 8.0  # seconds: a failed direct message waits two seconds for its next try


@pytest.mark.costly
async def test_a_rate_limit_on_the_card_is_waited_out_and_the_newest_board_arrives(
    wire: WireDiscord, tmp_path: Path
) -> None:
    async with wire.running(Hosted(tmp_path)):
        table = await start_table(wire)
        limit = wire.faults.rate_limit(CARD_EDIT, retry_after=0.3)
        drawer = await draw_three(table)
        await table.card.shows(f"{drawer} drew 3")
        refused, taken = wire.calls_to(CARD_EDIT)[-2:]
        assert limit.met == [refused] and taken.at - refused.at >= 0.3
    assert wire.problems == []


@pytest.mark.costly
async def test_a_global_limit_holds_everything_back_and_loses_nothing(wire: WireDiscord, tmp_path: Path) -> None:
    async with wire.running(Hosted(tmp_path)):
        table = await start_table(wire)
        wire.faults.rate_limit(CARD_EDIT, retry_after=0.3, whole_bot=True)
        player = table.to_play
        await table.play(player)
        pressed = await table.play(player)  # it is still their turn: no other player is called, and their call stays
        assert (await table.card.wait_for_edit(since=pressed.at)).files
        await table.tidy()
    assert wire.problems == []


@pytest.mark.costly
async def test_rate_limits_on_ping_and_letter_delay_each_once(wire: WireDiscord, tmp_path: Path) -> None:
    async with wire.running(Hosted(tmp_path)):
        table = await start_table(wire)
        limit = wire.faults.rate_limit(POST, retry_after=0.2, times=2)
        other = await play_until_turn_ends(table)
        await table.channel.shows(f"<@{other.id}>")
        await other.wait_for_dm("Your turn")
        await wait_until_settled(wire, table)
        assert len(limit.met) == 2
        assert has_one_ping(table) and count_letters(table) == 1
    assert wire.problems == []


@pytest.mark.costly(seconds=2)
async def test_many_moves_while_an_edit_is_under_way_make_one_more_edit(wire: WireDiscord, tmp_path: Path) -> None:
    async with wire.running(Hosted(tmp_path)):
        table = await start_table(wire)
        before, held = len(table.card.edits), wire.faults.hold(CARD_EDIT)
        for _ in range(5):
            pressed = await table.play()
        await held.wait_until_met()
        held.release()
        await table.card.wait_for_edit(since=pressed.at)
        await table.card.shows("to play")
        await table.tidy()
        assert 1 <= len(table.card.edits) - before <= 2
    assert wire.problems == []


@pytest.mark.costly
async def test_a_full_bucket_slows_the_edits_down_without_a_refusal(wire: WireDiscord, tmp_path: Path) -> None:
    async with wire.running(Hosted(tmp_path)):
        table = await start_table(wire)
        wire.limits.set(CARD_EDIT, calls=1, seconds=0.3)
        for _ in range(3):
            pressed = await table.play()
        await table.card.wait_for_edit(since=pressed.at)
        assert all(call.status == 200 for call in wire.calls_to(CARD_EDIT))
    assert wire.problems == []


@pytest.mark.costly
@pytest.mark.parametrize("work_done", [False, True])
async def test_a_gateway_error_of_discord_leaves_one_ping_and_one_letter(
    wire: WireDiscord, tmp_path: Path, work_done: bool
) -> None:
    async with wire.running(Hosted(tmp_path)):
        table = await start_table(wire)
        fault = wire.faults.server_error(POST, 502, times=2, work_done=work_done)
        other = await play_until_turn_ends(table)
        await other.wait_for_dm("Your turn", within=PATIENT)
        await table.channel.shows(f"<@{other.id}>", within=PATIENT)
        await fault.wait_until_met(2)
        await wait_until_settled(wire, table)
        assert has_one_ping(table) and count_letters(table) == 1
    assert wire.problems == []


@pytest.mark.costly(seconds=2)
@pytest.mark.parametrize("work_done", [False, True])
async def test_a_cut_connection_leaves_one_ping_and_one_letter(
    wire: WireDiscord, tmp_path: Path, work_done: bool
) -> None:
    async with wire.running(Hosted(tmp_path)):
        table = await start_table(wire)
        fault = wire.faults.drop(POST, times=2, work_done=work_done)
        other = await play_until_turn_ends(table)
        await fault.wait_until_met(2)
        # Card, call, direct message; two cut, and the same two again, unless they are found in the channels.
        await wire.wait_for_calls(POST, 5 if work_done else 7, within=PATIENT)
        await wait_until_settled(wire, table)
        assert has_one_ping(table) and count_letters(table) == 1 and other.dm.messages[-1].text.count("Your turn") == 1
    assert wire.problems == []


@pytest.mark.costly(seconds=2)
@pytest.mark.parametrize("fault", ["unavailable", "cut", "cut after the work"])
async def test_a_card_that_could_not_be_edited_shows_the_newest_board_soon(
    wire: WireDiscord, tmp_path: Path, fault: str
) -> None:
    async with wire.running(Hosted(tmp_path)):
        table = await start_table(wire)
        if fault == "unavailable":
            wire.faults.server_error(CARD_EDIT, 503)
        else:
            wire.faults.drop(CARD_EDIT, work_done=fault != "cut")
        drawer = await draw_three(table)
        await table.card.shows(f"{drawer} drew 3", within=PATIENT)
        assert table.card.files and len(table.channel.messages) == 2
    assert wire.problems == []


@pytest.mark.costly_cases("refusal1")
@pytest.mark.parametrize("refusal", [(413, 40005, "Request entity too large"), (400, 50035, "Invalid Form Body")])
async def test_a_first_card_is_in_words_until_a_picture_is_accepted(
    wire: WireDiscord, tmp_path: Path, refusal: tuple[int, int, str]
) -> None:
    async with wire.running(Hosted(tmp_path)):
        table = await open_lobby(wire, "Amara", "Thomas")
        refused = wire.faults.refuse("* /**", *refusal, times=None, uploads=True)
        await table.people[0].press(table.card, "Start")
        await table.card.shows("Discord did not take the picture")
        assert not table.card.files and "az:start:1" not in table.card.custom_ids
        assert sum(call.line.startswith("PATCH /channels") for call in refused.met) == 1
        await table.to_play.wait_for_dm("Your turn")
        refused.release()
        pressed = await table.people[1].press(table.card, "Play")
        await table.card.wait_for_edit(since=pressed.at)
        assert table.card.files and "Discord did not take" not in table.card.text
    assert wire.problems == []


@pytest.mark.parametrize("status", [400, 403])
async def test_a_direct_message_whose_picture_discord_s_filter_holds_back_calls_in_words(
    wire: WireDiscord, tmp_path: Path, status: int
) -> None:
    async with wire.running(Hosted(tmp_path)):
        refusal = (status, 20009, "Explicit content cannot be sent to the desired recipient(s)")
        refused = wire.faults.refuse(POST, *refusal, times=None, uploads=True)
        table = await start_table(wire)
        letter = await table.to_play.wait_for_dm("Your turn")
        assert not letter.files and len(refused.met) == 1 and count_letters(table) == 1
    assert wire.problems == []


@pytest.mark.costly
async def test_a_lost_answer_to_a_press_loses_no_move(wire: WireDiscord, tmp_path: Path) -> None:
    async with wire.running(Hosted(tmp_path)):
        table = await start_table(wire)
        dialog, drawer = await table.open_move_dialog(), table.to_play
        wire.faults.drop(ANSWER)
        await drawer.press(dialog, "Draw 3")
        await table.card.shows(f"{drawer.name} drew 3")
        await dialog.shows(f"{drawer.name} drew ")  # by the token of the previous press
        assert table.card.text.count("drew 3") == 1
    assert wire.problems == []


@pytest.mark.costly
async def test_unsent_messages_of_a_stopped_bot_are_sent_after_its_start(wire: WireDiscord, tmp_path: Path) -> None:
    async with wire.running(Hosted(tmp_path)):
        table = await start_table(wire)
        refused = wire.faults.server_error(CARD_EDIT, 503)
        drawer = await draw_three(table)
        await refused.wait_until_met()
        assert "drew 3" not in table.card.text
    async with wire.running(Hosted(tmp_path)):
        await table.card.shows(f"{drawer} drew 3", within=PATIENT)
    assert wire.problems == []


async def draw_three(table: Table) -> str:
    """Draw three cards for the person to play, and return their name."""
    dialog, drawer = await table.open_move_dialog(), table.to_play
    await (await drawer.press(dialog, "Draw 3")).response()
    return drawer.name


async def play_until_turn_ends(table: Table) -> Person:
    """Draw and send a card to the market, which ends the turn, and return the next person to play."""
    drawer = table.to_play
    (other,) = (person for person in table.people if person is not drawer)
    for _ in range(2):
        await table.play(drawer)
    await table.card.shows(f"{other.name} to play", within=PATIENT)
    return other


async def wait_until_settled(wire: WireDiscord, table: Table) -> None:
    """Wait until the previous turn's call is deleted: the bot has then sent all that followed from the move."""
    await wire.wait_for_calls("DELETE /channels/*/messages/*", 1, within=PATIENT)
    await table.tidy()


def has_one_ping(table: Table) -> bool:
    """Return True if the channel holds the card and a single call, of the person to play."""
    card, *pings = table.channel.messages
    return card is table.card and [ping.pinged for ping in pings] == [[table.to_play]]


def count_letters(table: Table) -> int:
    """Return the number of direct messages that ask the person to play to decide."""
    return sum("Your turn" in message.text for message in table.to_play.dm.messages)


@pytest.mark.costly(seconds=2)
async def test_a_call_that_was_posted_deleted_and_is_tried_again_is_posted(wire: WireDiscord, tmp_path: Path) -> None:
    """After a lost answer, Discord refuses the nonce of a deleted message with 10008: the retry uses another nonce."""
    async with wire.running(Hosted(tmp_path)):
        table = await start_table(wire)
        lost = wire.faults.drop(f"POST /channels/{table.channel.id}/messages", work_done=True)
        other = await play_until_turn_ends(table)
        await lost.wait_until_met()
        (call,) = [message for message in table.channel.messages if other in message.pinged]
        call.delete()
        again = await table.channel.shows(f"<@{other.id}>", within=PATIENT)
        assert again is not call
        await wait_until_settled(wire, table)
    assert wire.problems == []
