"""Azalaï itself over real sockets: the beginning of a game, and presses that Discord delivers twice or late."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image

from tests.wire import WireDiscord, tls
from tests.wire.azalai import ANSWER, CALLBACK, CARD_EDIT, Hosted, open_lobby, start_table

pytestmark = pytest.mark.usefixtures("drawn_once")


@pytest.mark.costly
async def test_a_game_begins_in_the_lobby_and_is_played_with_real_pictures(wire: WireDiscord, tmp_path: Path) -> None:
    async with wire.running(Hosted(tmp_path)):
        table = await start_table(wire, "Amara", "Thomas")
        letter = await table.to_play.wait_for_dm("Your turn")
        assert measure_width(letter.files[0].content) == 1000
        for _ in range(5):
            pressed = await table.play()
            edit = await table.card.wait_for_edit(since=pressed.at)
            assert measure_width(edit.files[0].content) == 1400 and "to play" in edit.text
        await table.channel.holds(1)  # both are at the table, so neither is called
    assert wire.problems == []


@pytest.mark.costly
async def test_people_leave_and_robots_join_until_the_table_is_full(wire: WireDiscord, tmp_path: Path) -> None:
    async with wire.running(Hosted(tmp_path)):
        table = await open_lobby(wire, "Amara", "Thomas")
        amara, thomas = table.people
        await thomas.press(table.card, "Leave")
        await table.card.shows("2. free")
        for taken in range(4):
            await amara.press(table.card, "Add a robot")
            await table.card.shows(f"{taken + 2}. robot")
        refused = await (await thomas.press(table.card, "az:join:1", stale=True)).response()
        assert "All seats are taken" in refused.text and refused.only_for is thomas
    assert wire.problems == []


@pytest.mark.costly
async def test_a_press_delivered_twice_counts_once_and_shows_its_result(wire: WireDiscord, tmp_path: Path) -> None:
    async with wire.running(Hosted(tmp_path)):
        table = await start_table(wire)
        dialog, drawer = await table.open_move_dialog(), table.to_play
        pressed = await drawer.press(dialog, "Draw 3")
        pressed.deliver()
        await table.card.shows(f"{drawer.name} drew 3")
        assert f"{drawer.name} drew " in (await pressed.response()).text
        pressed = await table.play()  # served after both deliveries
        await table.card.wait_for_edit(since=pressed.at)
        assert table.card.text.count("drew 3") == 1
    assert wire.problems == []


@pytest.mark.costly
async def test_a_press_delivered_again_after_a_restart_counts_once(wire: WireDiscord, tmp_path: Path) -> None:
    async with wire.running(Hosted(tmp_path)):
        table = await start_table(wire)
        dialog, drawer = await table.open_move_dialog(), table.to_play
        pressed = await drawer.press(dialog, "Draw 3")
        await table.card.shows(f"{drawer.name} drew 3")
        await pressed.response()
    shown = len(wire.calls_to(ANSWER))
    async with wire.running(Hosted(tmp_path)):
        pressed.deliver()
        await wire.wait_for_calls(ANSWER, shown + 1)
        assert f"{drawer.name} drew " in dialog.text and table.card.text.count("drew 3") == 1
    assert wire.problems == []


@pytest.mark.costly
async def test_a_press_made_while_the_socket_was_down_is_served_after_resume(wire: WireDiscord, tmp_path: Path) -> None:
    async with wire.running(Hosted(tmp_path)):
        table = await start_table(wire)
        dialog, drawer = await table.open_move_dialog(), table.to_play
        async with wire.gateway.down():
            pressed = await drawer.press(dialog, "Draw 3")
            assert pressed.acknowledgement is None
        await table.card.shows(f"{drawer.name} drew 3")
        assert (wire.gateway.resumed, wire.gateway.identified) == (1, 1)
    assert wire.problems == []


@pytest.mark.costly
async def test_discord_moving_the_bot_to_another_gateway_goes_unnoticed(wire: WireDiscord, tmp_path: Path) -> None:
    async with wire.running(Hosted(tmp_path)):
        table = await start_table(wire)
        wire.gateway.reconnect()
        await wire.gateway.wait_until_resumed()
        pressed = await table.play()
        assert (await table.card.wait_for_edit(since=pressed.at)).files and wire.gateway.identified == 1
    assert wire.problems == []


@pytest.mark.costly
async def test_a_session_that_discord_forgot_does_not_disturb_the_game(wire: WireDiscord, tmp_path: Path) -> None:
    async with wire.running(Hosted(tmp_path)):
        table = await start_table(wire)
        wire.gateway.invalidate()
        await wire.gateway.wait_until_identified(identified=2)
        pressed = await table.play()
        assert (await table.card.wait_for_edit(since=pressed.at)).files
        await table.tidy()
        assert len(wire.calls_to("PUT /applications/*/commands")) == 1
    assert wire.problems == []


@pytest.mark.costly
async def test_a_press_is_acknowledged_while_the_upload_of_the_board_hangs(wire: WireDiscord, tmp_path: Path) -> None:
    async with wire.running(Hosted(tmp_path)):
        table = await start_table(wire)
        held = wire.faults.hold(CARD_EDIT)
        await table.play()
        await held.wait_until_met()
        pressed = await table.play()
        assert (await pressed.wait_for_acknowledgement()).after < 3 and "drew" not in table.card.text
        held.release()
        await table.card.wait_for_edit(since=pressed.at)
    assert wire.problems == []


@pytest.mark.costly
async def test_slow_answers_of_discord_lose_no_move(wire: WireDiscord, tmp_path: Path) -> None:
    async with wire.running(Hosted(tmp_path)):
        table = await start_table(wire)
        wire.faults.slow("* /**", 0.15)
        first, second = await table.play(), await table.play()
        for pressed in (first, second):
            assert (await pressed.wait_for_acknowledgement()).after < 3
        assert (await table.card.wait_for_edit(since=second.at)).files
    assert wire.problems == []


@pytest.mark.costly
async def test_a_game_goes_on_after_a_restart_with_the_buttons_that_were_there(
    wire: WireDiscord, tmp_path: Path
) -> None:
    async with wire.running(Hosted(tmp_path)):
        table = await start_table(wire)
        dialog = await table.open_move_dialog()
    drawer = table.to_play
    async with wire.running(Hosted(tmp_path)):
        await drawer.press(dialog, "Draw 3")
        await table.card.shows(f"{drawer.name} drew 3")
        assert len(wire.calls_to("PUT /applications/*/commands")) == 1  # the commands had not changed
    assert wire.problems == []


@pytest.mark.costly
async def test_a_press_whose_acknowledgement_is_lost_is_played_once(wire: WireDiscord, tmp_path: Path) -> None:
    async with wire.running(Hosted(tmp_path)):
        table = await start_table(wire)
        dialog, drawer = await table.open_move_dialog(), table.to_play
        wire.faults.server_error(CALLBACK, work_done=True)
        pressed = await drawer.press(dialog, "Draw 3")
        await table.card.shows(f"{drawer.name} drew 3")
        assert f"{drawer.name} drew " in (await pressed.response()).text
    assert wire.problems == []


@pytest.mark.costly
@pytest.mark.skipif(not tls.is_available(), reason=tls.MISSING)
async def test_a_game_is_played_over_tls_with_nothing_of_discord_py_touched(tmp_path: Path) -> None:
    async with WireDiscord(secure=True) as wire:
        wire.guild().text_channel("oasis")
        async with wire.running(Hosted(tmp_path, connector=wire.connector())):
            table = await start_table(wire)
            pressed = await table.play()
            edit = await table.card.wait_for_edit(since=pressed.at)
        assert measure_width(edit.files[0].content) == 1400 and edit.files[0].url.startswith(
            "https://cdn.discordapp.com/"
        )
        assert wire.problems == [] == wire.own_problems


def measure_width(content: bytes) -> int:
    """Return the width in pixels of a picture that opens without an error."""
    image = Image.open(io.BytesIO(content))
    image.load()
    return image.width
