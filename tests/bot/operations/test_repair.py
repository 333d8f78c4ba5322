"""Repair of a table that can't be read.

It uses the moves or goes back as far as necessary, and never acts without consent.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from azalai.bot.app.client import Azalai
from tests.bot.fixtures import offer, open_lobby, start_table
from tests.bot.operations.conftest import Typed, change
from tests.simulator import Simulator, text_of

DAMAGE = "UPDATE positions SET state = x'00' WHERE number = 1"


def answer(monkeypatch: pytest.MonkeyPatch, word: str) -> None:
    """Answer the operator's questions with `word`."""
    monkeypatch.setattr("builtins.input", lambda _: word)


def read_content(file: Path) -> bytes:
    return file.read_bytes()


def list_copies(folder: Path) -> list[str]:
    return [file.name for file in folder.glob("azalai-*.db")]


async def test_a_damaged_position_is_made_again_from_the_moves(under_way: Path, type_in: Typed):
    change(under_way, DAMAGE)
    code, read = await type_in("repair", "1", "--yes")
    assert code == 0
    assert "its position 1 will be made again from its moves" in read
    assert read.endswith("Table 1 is running at move 1.\n")
    assert await type_in("check") == (0, "everything is well\n")
    assert len(list_copies(under_way.parent)) == 1


async def test_a_no_of_the_operator_changes_nothing(under_way: Path, type_in: Typed, monkeypatch: pytest.MonkeyPatch):
    change(under_way, DAMAGE)
    before = read_content(under_way)
    answer(monkeypatch, "")
    code, read = await type_in("repair", "1")
    assert code == 1 and read.endswith("Nothing was changed.\n")
    assert read_content(under_way) == before and list_copies(under_way.parent) == []
    answer(monkeypatch, "y")
    assert (await type_in("repair", "1"))[0] == 0


async def test_a_table_whose_newest_move_makes_no_sense_goes_back_to_the_one_before(under_way: Path, type_in: Typed):
    change(under_way, DAMAGE, "UPDATE moves SET move = 'offer 9999' WHERE number = 1")
    code, read = await type_in("repair", "1", "--yes")
    assert code == 0
    assert "it will go back to position 0, and the last 1 of its 1 moves will be forgotten" in read
    assert await type_in("check") == (0, "everything is well\n")


async def test_a_history_with_a_gap_is_mended_from_the_newest_position_that_can_be_read(
    under_way: Path, type_in: Typed
):
    change(under_way, "UPDATE tables SET seed = NULL", DAMAGE)
    code, read = await type_in("repair", "1", "--yes")
    assert code == 0 and read.endswith("Table 1 is running at move 1.\n")


@pytest.mark.sqlite
async def test_a_table_that_cannot_be_mended_is_set_aside_and_its_channel_is_free(
    tmp_path: Path, type_in: Typed, simulator: Simulator[Azalai]
):
    await start_table(simulator, "Thomas")
    change(tmp_path / "azalai.db", "UPDATE tables SET game = 'senet'")
    code, read = await type_in("repair", "1", "--yes")
    assert code == 0 and "no game 'senet' is installed" in read and "its channel is free" in read
    assert "Amara opens a table." in text_of(await open_lobby(simulator))
    _, again = await type_in("repair", "1", "--yes")
    assert "its channel is free already" in again


async def test_a_table_that_asks_the_wrong_seats_asks_the_right_ones(under_way: Path, type_in: Typed):
    change(under_way, "UPDATE seats SET deciding = 0")
    code, read = await type_in("repair", "1", "--yes")
    assert code == 0 and "asks the wrong seats" in read
    assert await type_in("check") == (0, "everything is well\n")


async def test_a_clock_that_stands_still_runs_again(under_way: Path, type_in: Typed):
    change(under_way, """UPDATE tables SET pace = '{"turn":24.0}'""")
    code, read = await type_in("repair", "1", "--yes")
    assert code == 0 and "has a clock that does not run" in read
    assert await type_in("check") == (0, "everything is well\n")
    assert "timer deadline of seat 1: due" in (await type_in("show", "1"))[1]


async def test_a_well_table_is_left_alone(under_way: Path, type_in: Typed):
    assert await type_in("repair", "1") == (0, "Table 1 can be read: there is nothing to mend.\n")
    assert (await type_in("repair", "9"))[0] == 1


async def test_a_disk_that_is_full_stops_the_repair_before_anything_is_changed(
    under_way: Path, type_in: Typed, monkeypatch: pytest.MonkeyPatch
):
    change(under_way, DAMAGE)
    before = read_content(under_way)

    def raise_full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("azalai.bot.operations.backup.copy", raise_full)
    code, read = await type_in("repair", "1", "--yes")
    assert code == 1 and "No space left" in read and "Nothing was changed." in read
    assert read_content(under_way) == before


@pytest.mark.costly
@pytest.mark.sqlite
async def test_a_table_repaired_next_to_a_running_bot_calls_and_goes_on(
    tmp_path: Path, type_in: Typed, simulator: Simulator[Azalai]
):
    card = await start_table(simulator, "Thomas")
    amara, thomas = simulator.person("Amara"), simulator.person("Thomas")
    dialog = (await thomas.press(card, "Play")).message
    await offer(amara, card, "12")
    change(tmp_path / "azalai.db", DAMAGE)
    assert "can't be opened at the moment" in (await thomas.press(dialog, "12")).text
    simulator.expect_errors()
    code, _ = await type_in("repair", "1", "--yes")
    await simulator.bot.rooms.maintenance.poll()
    await simulator.pass_time(3600)
    assert code == 0
    assert "Here is the new position." in (await thomas.press(dialog, "12")).text
    assert "You offered 0 salt ·" in text_of(await offer(thomas, card, "0"))
