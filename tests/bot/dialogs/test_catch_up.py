"""Who has missed much is told what happened, also when it all happened within the hour."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.dialogs.catch_up import CatchUp
from bot.layouts.pictures import Pictures
from bot.play.turns import Step, write_step
from bot.tables.host import Host
from bot.tables.loading import load
from tests.bot.without_discord import AMARA, IDIR, THOMAS, running_table


async def played_by_thomas(host: Host, table: int, acts: int) -> None:
    """Thomas offers and takes his offer back, so many acts in all."""
    loaded = await load(host, table)
    async with host.store.write() as tx:
        for number in range(acts):
            move = loaded.game.parse_move("take-back" if number % 2 else "offer 1")
            turn = loaded.game.play(loaded.state, 1, move)
            step = Step(str(move), turn.state, turn.events, turn.reveals)
            loaded = await write_step(tx, loaded, 1, step, None, host.now())


async def told_to(host: Host, table: int, user: int) -> int:
    """How many messages a person gets beside the answer when they look at the table."""
    sent = list[object]()

    async def send(*_: object, **values: object) -> None:
        sent.append(values)

    interaction: Any = SimpleNamespace(id=1, user=SimpleNamespace(id=user), followup=SimpleNamespace(send=send))
    await CatchUp(host, cast(Pictures, None)).look(interaction, await load(host, table))
    return len(sent)


@pytest.mark.parametrize(("acts", "told"), [(60, 0), (61, 1)])
async def test_who_has_missed_more_than_sixty_acts_is_told_however_fast_they_were(host: Host, acts: int, told: int):
    async with host.store.write() as tx:
        await tx.people.change(AMARA.id, text_only=True)
    table = await running_table(host, THOMAS, IDIR)
    assert await told_to(host, table, AMARA.id) == 0
    await played_by_thomas(host, table, acts)
    assert await told_to(host, table, AMARA.id) == told
    assert await told_to(host, table, AMARA.id) == 0
