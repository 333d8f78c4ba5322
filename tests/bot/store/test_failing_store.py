"""Failed write: it is reported with a code, changes nothing, and works when it is repeated."""

from __future__ import annotations

import logging
import re
from contextlib import suppress
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, OperationalError

from azalai.bot.app.client import Azalai
from azalai.bot.history.narration import brief_lines
from azalai.bot.store.moves import Moves
from azalai.bot.store.rows import MoveRow
from azalai.bot.store.tables import Tables
from azalai.locales import Words
from tests.bot.fixtures import FailingStore, open_lobby, open_transaction, start_table
from tests.simulator import Simulator, text_of

MOVES: tuple[dict[str, str], ...] = ({"command": "souk offer", "salt": "3"}, {"command": "souk take-back"})
LOST = OperationalError("SELECT", {}, Exception("the server is shut down"), connection_invalidated=True)
LOCKED = OperationalError("BEGIN IMMEDIATE", {}, Exception("database is locked"))


def break_store(simulator: Simulator[Azalai], error: Exception, *, at_commit: bool) -> None:
    store: Any = FailingStore(simulator.bot.rooms.host.store, error, at_commit=at_commit)
    simulator.bot.rooms.host.store = store


async def load_position(simulator: Simulator[Azalai]) -> int:
    async with open_transaction(simulator) as tx:
        table = await tx.tables.get(1)
    assert table is not None
    return table.position


@pytest.mark.costly_cases("before")
@pytest.mark.parametrize("at_commit", [False, True], ids=["before", "at-commit"])
async def test_a_move_that_cannot_be_stored_is_told_with_a_code_and_can_be_made_again(
    caplog: pytest.LogCaptureFixture, at_commit: bool, simulator: Simulator[Azalai]
):
    card = await start_table(simulator, "Thomas")
    amara = simulator.person("Amara")
    dialog, board = (await amara.press(card, "Play")).message, text_of(card.now)
    break_store(simulator, LOCKED, at_commit=at_commit)
    with caplog.at_level(logging.ERROR):
        answer = await amara.press(dialog, "12")
    code = re.search(r"code ([0-9A-F]{4})", answer.text)
    assert "Nothing was changed. Try again" in answer.text
    assert code and f"code {code[1]}" in caplog.text
    assert (await load_position(simulator), text_of(card.now)) == (0, board)
    simulator.expect_errors()
    await amara.press(dialog, "12")
    assert await load_position(simulator) == 1


@pytest.mark.parametrize("at_commit", [False, True], ids=["before", "at-commit"])
async def test_a_briefly_lost_connection_is_not_reported_to_users(simulator: Simulator[Azalai], at_commit: bool):
    """A move that was not stored is repeated if the database restarts within two seconds."""
    card = await start_table(simulator, "Thomas")
    amara = simulator.person("Amara")
    dialog = (await amara.press(card, "Play")).message
    break_store(simulator, LOST, at_commit=at_commit)
    answer = await amara.press(dialog, "12")
    assert "You offered 12 salt." in answer.text
    assert await load_position(simulator) == 1


async def test_every_read_waits_for_a_lost_connection(monkeypatch: pytest.MonkeyPatch, simulator: Simulator[Azalai]):
    """This holds before the move, and after it, while its answer is made."""
    card = await start_table(simulator, "Thomas")
    amara = simulator.person("Amara")
    load, lost = Tables.load, [LOST]

    async def broken(*args: Any) -> Any:
        if lost:
            raise lost.pop()
        return await load(*args)

    monkeypatch.setattr(Tables, "load", broken)
    dialog = (await amara.press(card, "Play")).message
    assert "How much salt do you offer?" in text_of(dialog)
    once = [LOST]

    def breaks(*args: Any, **values: Any) -> Any:
        if once:
            raise once.pop()
        return brief_lines(*args, **values)

    monkeypatch.setattr("azalai.bot.dialogs.play.brief_lines", breaks)
    assert "You offered 12 salt." in (await amara.press(dialog, "12")).text
    assert (await load_position(simulator), lost, once) == (1, [], [])


async def test_a_connection_that_is_lost_again_and_again_is_told_of(
    monkeypatch: pytest.MonkeyPatch, simulator: Simulator[Azalai]
):
    card = await start_table(simulator, "Thomas")
    tries: list[int] = []

    async def broken(*_: object) -> None:
        tries.append(1)
        raise LOST

    monkeypatch.setattr(Tables, "load", broken)
    assert "Nothing was changed. Try again" in (await simulator.person("Amara").press(card, "Play")).text
    assert len(tries) == 3
    assert simulator.expect_errors()


@pytest.mark.costly
async def test_requests_to_discord_are_not_repeated_after_a_lost_connection(simulator: Simulator[Azalai]):
    """The new table's thread is there already when the connection is lost."""
    amara = simulator.person("Amara")
    await amara.slash(simulator.channel(), "azalai help")
    store: Any = simulator.bot.rooms.host.store
    really = store.write

    def write() -> Any:
        if simulator.channel().threads:
            raise LOST
        return really()

    store.write = write
    answer = await amara.slash(simulator.channel(), "souk new", language="English", thread=True)
    store.write = really
    assert len(simulator.channel().threads) == 1
    assert "what you asked for may be done" in answer.text
    assert simulator.expect_errors()


async def test_a_move_after_another_stored_move_shows_the_new_position(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    amara = simulator.person("Amara")
    dialog = (await amara.press(card, "Play")).message
    first = Exception("UNIQUE constraint failed: moves.table_id, moves.number")
    break_store(simulator, IntegrityError("INSERT", {}, first), at_commit=True)
    answer = await amara.press(dialog, "12")
    assert "The board has changed since you opened this." in answer.text
    assert await load_position(simulator) == 0


@pytest.mark.costly
@pytest.mark.sqlite
async def test_a_full_disk_loses_nothing_and_play_goes_on_when_there_is_room(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    amara = simulator.person("Amara")
    await amara.press(card, "Play")
    async with open_transaction(simulator) as tx:
        used = (await tx.connection.execute(sa.text("PRAGMA page_count"))).scalar_one()
        await tx.connection.execute(sa.text(f"PRAGMA max_page_count = {used}"))
    await fill(simulator)
    number, answer = 0, None
    for number in range(60):  # fill the last page of each table
        answer = await amara.slash(simulator.channel(), **MOVES[number % 2])
        if "can't store anything" in answer.text:
            break
    assert answer is not None and "nothing was changed" in answer.text
    assert ["nothing can be stored: the disk is full" in str(error) for error in simulator.expect_errors()] == [True]
    stored = await load_position(simulator)
    async with open_transaction(simulator) as tx:
        await tx.connection.execute(sa.text("PRAGMA max_page_count = 100000"))
    await amara.slash(simulator.channel(), **MOVES[number % 2])
    assert await load_position(simulator) == stored + 1


async def fill(simulator: Simulator[Azalai]) -> None:
    """Use up the free pages of the database, and the space in those of the positions."""
    for size in (3000, 30):
        with suppress(OperationalError):
            for number in range(1000):
                row = f"INSERT INTO positions VALUES (1, {-size - number}, zeroblob({size}), 0)"
                async with open_transaction(simulator) as tx:
                    await tx.connection.execute(sa.text(row))


async def test_a_lobby_that_cannot_be_stored_is_told_and_can_be_opened_again(simulator: Simulator[Azalai]):
    amara = simulator.person("Amara")
    await amara.slash(simulator.channel(), "azalai help")
    break_store(simulator, LOCKED, at_commit=True)
    answer = await amara.slash(simulator.channel(), "souk new")
    assert "Nothing was changed." in answer.text
    assert simulator.channel().messages == []
    simulator.expect_errors()
    assert "Amara opens a table." in text_of(await open_lobby(simulator))


async def test_a_robot_whose_move_cannot_be_stored_plays_a_little_later(
    monkeypatch: pytest.MonkeyPatch, simulator: Simulator[Azalai]
):
    card = await open_lobby(simulator)
    await simulator.person("Amara").press(card, "Add a robot")
    really, failures = Moves.append, [LOCKED]

    async def append(moves: Moves, move: MoveRow) -> None:
        if move.seat == 1 and failures:
            raise failures.pop()
        await really(moves, move)

    monkeypatch.setattr(Moves, "append", append)
    await simulator.person("Amara").press(card, "Start")
    assert (await load_position(simulator), failures) == (0, [])
    assert len(simulator.expect_errors()) == 1
    await simulator.pass_time(31)
    assert await load_position(simulator) == 1


async def test_a_look_that_fails_does_not_set_the_table_aside(
    monkeypatch: pytest.MonkeyPatch, simulator: Simulator[Azalai]
):
    card = await start_table(simulator, "Thomas")
    amara = simulator.person("Amara")

    async def broken(*_: object) -> None:
        raise LOCKED

    with monkeypatch.context() as patch:
        patch.setattr(Tables, "load", broken)
        assert "code" in (await amara.press(card, "Play")).text
    simulator.expect_errors()
    assert "How much salt do you offer?" in (await amara.press(card, "Play")).text


async def test_an_answer_that_breaks_after_the_move_says_that_the_move_is_played(
    monkeypatch: pytest.MonkeyPatch, simulator: Simulator[Azalai]
):
    card = await start_table(simulator, "Thomas")
    amara = simulator.person("Amara")
    dialog = (await amara.press(card, "Play")).message

    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("no words")

    with monkeypatch.context() as patch:
        patch.setattr(Words, "event", broken)
        answer = await amara.press(dialog, "12")
    assert "What you asked for is done, but I could not show it." in answer.text
    assert await load_position(simulator) == 1
    assert simulator.expect_errors()


async def test_an_error_after_a_commit_does_not_claim_that_nothing_changed(
    monkeypatch: pytest.MonkeyPatch, simulator: Simulator[Azalai]
):
    """Here the work after a change of seats fails."""
    card = await open_lobby(simulator)

    async def broken(*_: object, **__: object) -> None:
        raise LOCKED

    with monkeypatch.context() as patch:
        patch.setattr("azalai.bot.dialogs.lobby_dialog.bring_in", broken)
        answer = await simulator.person("Thomas").press(card, "Join")
    assert "what you asked for may be done" in answer.text
    assert "Thomas" in text_of(card.now)
    assert simulator.expect_errors()
