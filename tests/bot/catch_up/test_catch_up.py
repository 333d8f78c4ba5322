"""Report of missed moves, also of many within an hour."""

from __future__ import annotations

from typing import cast

import pytest

from azalai.bot.catch_up.dialog import CatchUp
from azalai.bot.dialogs.private_view import LivingViews
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.play.turns import write_step
from azalai.bot.tables.history_entry import Step
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import get_own_seat
from azalai.locales import words
from tests.bot.without_discord import AMARA, IDIR, THOMAS, running_table


async def play_for_thomas(host: Host, table: int, acts: int) -> None:
    """Play N moves of Thomas, who offers and takes his offer back in turn."""
    loaded = await load(host, table)
    async with host.store.write() as tx:
        for number in range(acts):
            move = loaded.game.parse_move("take-back" if number % 2 else "offer 1")
            turn = loaded.game.play(loaded.state, 1, move)
            step = Step(str(move), turn.state, turn.events, turn.reveals)
            loaded = await write_step(tx, loaded, 1, step, None, host.now())


async def has_report(host: Host, table: int, user: int) -> bool:
    """Return True if a user gets a report of missed moves when they look at the table."""
    loaded = await load(host, table)
    missed = await CatchUp(host, cast(Pictures, None), cast(LivingViews, None)).load_missed(
        loaded, get_own_seat(loaded, user), words("en")
    )
    assert missed is None or "Since your last move" in missed or "Since the game began" in missed
    return missed is not None


@pytest.mark.parametrize(("acts", "expected"), [(60, False), (61, True)])
async def test_more_than_sixty_missed_acts_are_told_however_fast_they_were(host: Host, acts: int, expected: bool):
    async with host.store.write() as tx:
        await tx.people.change(AMARA.id, text_only=True)
    table = await running_table(host, THOMAS, IDIR)
    assert not await has_report(host, table, AMARA.id)
    await play_for_thomas(host, table, acts)
    assert await has_report(host, table, AMARA.id) == expected
    assert not await has_report(host, table, AMARA.id)
