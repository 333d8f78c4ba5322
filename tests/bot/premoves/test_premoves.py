"""Premoves at the end of a game, and the marks of their buttons."""

from __future__ import annotations

from typing import Any, cast

import msgspec
import pytest

from azalai.bot.app.handler_arguments import make_form
from azalai.bot.premoves import rules as premoves
from azalai.bot.premoves.dialog import PremoveDialog
from azalai.bot.store.rows import PremoveRow, Status, TimerKind
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from tests.bot.without_discord import AMARA, THOMAS, play_moves, running_table, timers_at


async def test_premoves_are_deleted_when_the_game_ends(host: Host):
    table = await running_table(host, THOMAS)
    for _ in range(2):
        for person in (AMARA, THOMAS):
            await play_moves(host, table, person, "offer 1")
    waiting = await play_moves(host, table, THOMAS, "offer 1")
    offer = waiting.game.parse_move("offer 0")
    await premoves.prepare(host, table, THOMAS.id, premoves.make_mark(waiting, ()), offer, 2)
    await play_moves(host, table, AMARA, "offer 1")
    assert (await load(host, table)).row.status is Status.FINISHED
    async with host.store.read() as tx:
        assert await tx.premoves.list_at(table, 1) == []
    assert await timers_at(host, table, TimerKind.PREMOVE) == []


MARKED = ("choose", "choose_entry", "go_back", "show_page", "pick", "open_number_box", "take_number", "confirm")
"""Handlers of a plan's buttons that bear a mark."""


async def test_the_mark_of_a_plan_is_the_one_in_buttons_of_the_last_release(host: Host):
    table = await load(host, await running_table(host, THOMAS))
    table = msgspec.structs.replace(table, row=msgspec.structs.replace(table.row, position=12))
    plan = [PremoveRow(table_id=table.id, seat=0, number=1, move="pass", delay=60.0)]
    assert premoves.make_mark(table, plan) == 140696195968750


@pytest.mark.parametrize("name", MARKED)
def test_a_button_of_a_plan_may_carry_the_longest_mark(name: str):
    longest = 2**48 - 1
    arguments = {"show_page": ["0", "7", "", ""], "confirm": ["1", "7", "", ""]}.get(name, ["7", "", ""])
    arguments[-2] = str(longest)
    arguments += ["0", "9"] if name == "open_number_box" else []
    chosen = {"pick": ["0"], "choose_entry": ["1"], "take_number": ["3"]}.get(name, [])
    form = make_form(cast("Any", getattr(PremoveDialog.__new__(PremoveDialog), name)))
    read, _ = form.read(arguments, chosen)
    assert longest in read
