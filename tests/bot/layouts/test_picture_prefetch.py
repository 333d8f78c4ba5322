"""Boards drawn in advance while the process is idle: those after the offered moves, if these are few."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import msgspec
import pytest

from azalai.bot.layouts import picture_prefetch as drawing_ahead
from azalai.bot.layouts import pictures
from azalai.bot.layouts.picture_prefetch import Prefetch
from azalai.bot.tables.card_priority import CardPriority
from azalai.bot.tables.loading import load
from tests.bot.fixtures import Opening, start_table
from tests.simulator import buttons_of


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing_ahead, "FIRST", 0.0)
    monkeypatch.setattr(drawing_ahead, "WINDOW", 0.001)
    monkeypatch.setattr(drawing_ahead, "BUSY", 1000.0)


class Easel:
    """Renderer that draws numbers instead of tables."""

    def __init__(self) -> None:
        self.drawn: list[int] = []
        self.prefetch = Prefetch(self.draw)

    async def draw(self, board: Any) -> float:
        self.drawn.append(board)
        await asyncio.sleep(0)
        return 0.0

    def expect(self, table: int, *boards: int) -> None:
        drawings: list[Any] = [partial(int, board) for board in boards]
        self.prefetch.replace(table, drawings)

    async def rest(self) -> None:
        for _ in range(200):
            await asyncio.sleep(0.001)


async def test_expected_pictures_are_drawn_in_their_order():
    easel = Easel()
    easel.expect(1, 11, 12, 13)
    await easel.rest()
    assert easel.drawn == [11, 12, 13]


async def test_pictures_expected_before_are_not_drawn():
    easel = Easel()
    easel.expect(1, 11, 12)
    easel.expect(2, 21)
    easel.expect(1, 13)
    easel.expect(2)
    await easel.rest()
    assert easel.drawn == [13]


async def test_the_first_of_too_many_tables_are_left_out(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(drawing_ahead, "TABLES", 2)
    easel = Easel()
    for table in (1, 2, 3):
        easel.expect(table, table)
    await easel.rest()
    assert sorted(easel.drawn) == [2, 3]


async def test_a_process_at_work_draws_nothing_ahead(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(drawing_ahead, "BUSY", -1.0)
    easel = Easel()
    easel.expect(1, 11)
    await easel.rest()
    assert easel.drawn == []
    monkeypatch.setattr(drawing_ahead, "BUSY", 1000.0)
    await easel.rest()
    assert easel.drawn == [11]


async def test_a_board_that_breaks_keeps_no_other_from_being_drawn_later(caplog: pytest.LogCaptureFixture):
    easel = Easel()
    easel.prefetch.replace(1, [partial(int, "no number")])  # pyright: ignore[reportArgumentType]
    await easel.rest()
    assert "could not be drawn in advance" in caplog.text
    easel.expect(1, 12)
    await easel.rest()
    assert easel.drawn == [12]


async def test_the_board_of_the_move_that_is_played_stands_ready(
    open_simulator: Opening, monkeypatch: pytest.MonkeyPatch
):
    keys: list[bytes] = []
    draw = pictures._draw

    def draw_and_note(key: pictures.Key, view: Any, asked: Any) -> Any:
        if asked is None and key.chart is None:
            keys.append(key.view)
        return draw(key, view, asked)

    monkeypatch.setattr(pictures, "_draw", draw_and_note)
    async with open_simulator(draw_ahead=12) as simulator:
        card = await start_table(simulator, robots=1, game="touareg")
        amara = simulator.person("Amara")
        view = (await amara.press(card, "Play")).message
        await simulator.pass_time(5)
        offered = [button.custom_id for button in buttons_of(view) if button.custom_id.startswith("az:option:")]
        ready = list(keys)
        host = simulator.bot.rooms.host
        before = (await load(host, 1)).row.position
        await amara.press(view, offered[0])
        async with host.store.read() as tx:
            stored = await tx.moves.load_position(1, before + 1)
        assert stored is not None
        table = await load(host, 1)
        board = msgspec.msgpack.encode(table.game.view(table.game.decode(stored), None))
        assert board in ready
        assert board not in keys[len(ready) :]


async def test_a_board_that_is_not_on_its_way_is_not_waited_for():
    first = CardPriority()
    await asyncio.wait_for(first.wait(1), 1)
    first.release(1)
    await asyncio.wait_for(first.wait(1), 1)


async def test_waiting_for_a_board_ends_when_it_has_left():
    first, order = CardPriority(), list[str]()

    async def draw_private() -> None:
        await first.wait(1)
        order.append("private")

    first.expect(1)
    task = asyncio.create_task(draw_private())
    await asyncio.sleep(0)
    order.append("board")
    first.release(1)
    await asyncio.wait_for(task, 1)
    assert order == ["board", "private"]


async def test_a_board_that_never_goes_is_waited_for_a_moment():
    first = CardPriority()
    first.expect(1)
    await asyncio.wait_for(first.wait(1), 5)
