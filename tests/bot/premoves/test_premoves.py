"""Premoves and the end of the game."""

from __future__ import annotations

from azalai.bot.premoves import rules as premoves
from azalai.bot.store.rows import Status, TimerKind
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from tests.bot.without_discord import AMARA, THOMAS, plays, running_table, timers_at


async def test_nothing_prepared_is_left_when_the_game_ends(host: Host):
    table = await running_table(host, THOMAS)
    for _ in range(2):
        for person in (AMARA, THOMAS):
            await plays(host, table, person, "offer 1")
    waiting = await plays(host, table, THOMAS, "offer 1")
    offer = waiting.game.parse_move("offer 0")
    await premoves.prepare(host, table, THOMAS.id, premoves.mark_of(waiting, ()), offer, 2)
    await plays(host, table, AMARA, "offer 1")
    assert (await load(host, table)).row.status is Status.FINISHED
    async with host.store.read() as tx:
        assert await tx.premoves.of(table, 1) == []
    assert await timers_at(host, table, TimerKind.PREMOVE) == []
