"""The log helps who runs the bot and tells nothing of what people choose, hold, write or are called."""

from __future__ import annotations

import logging

import pytest

from bot.app.client import Azalai
from bot.logs import set_up_logging
from tests.bot.fixtures import Opening, pages, running
from tests.simulator import Simulator

ROOMS = ("bot", "cogs", "games", "renderers", "locales")


async def an_eventful_game(simulator: Simulator[Azalai]) -> str:
    """Moves, refusals, closed direct messages, failures of Discord and of ours; the secret seed."""
    amara, thomas = simulator.person("Amara"), simulator.person("Thomas")
    thomas.close_dms()
    card = await running(simulator, "Thomas")
    simulator.fail("PATCH", "/channels/*/messages/*", status=500, times=3)
    simulator.fail("POST", "/channels/*/messages", status=403, code=50013, times=2)
    for salt in ("7", "99", "seven"):
        await amara.slash(simulator.channel(), "souk offer", salt=salt)
    await thomas.slash(simulator.channel(), "souk offer", salt="5")
    await thomas.say(simulator.channel(), "I hold three salt")
    await simulator.pass_time(1000)
    await simulator.restart()
    async with pages(simulator) as tx:
        table = await tx.tables.get(1)
        assert table is not None
        assert table.seed is not None
        await tx.tables.change(1, options=b"{broken")
    await amara.press(card, "Play")
    simulator.expect_errors()
    return table.seed.hex()


@pytest.mark.parametrize("level", ["INFO", "DEBUG"])
async def test_no_line_tells_what_is_private(open_simulator: Opening, caplog: pytest.LogCaptureFixture, level: str):
    caplog.set_level(logging.DEBUG)
    async with open_simulator() as simulator:
        for room in ROOMS:
            caplog.set_level(level, logger=room)
        seed = await an_eventful_game(simulator)
    ours = [record for record in caplog.records if record.name.split(".")[0] in ROOMS]
    told = "\n".join(logging.Formatter().format(record) for record in ours)
    assert len(ours) > 5
    for private in ("Amara", "Thomas", "offer 7", "offer 5", "seven", "three salt", "gold card", seed):
        assert private not in told


@pytest.mark.parametrize("level", ["DEBUG", "INFO", "ERROR"])
def test_libraries_that_would_write_down_statements_and_requests_are_kept_quiet(level: str):
    root = logging.getLogger()
    kept = root.handlers[:], root.level
    try:
        set_up_logging(level)
        assert logging.getLogger("bot").isEnabledFor(logging.DEBUG) == (level == "DEBUG")
        for name in ("sqlalchemy.engine.Engine", "aiosqlite", "discord.http", "discord.gateway", "alembic"):
            assert not logging.getLogger(name).isEnabledFor(logging.INFO)
    finally:
        root.handlers[:], _ = kept
        root.setLevel(kept[1])
