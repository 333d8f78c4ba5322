"""Bot whose PostgreSQL is stopped and started again: answers stay true, and due work and messages come afterwards."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.people.presence import PRESENT
from azalai.bot.store import open_store
from tests.bot.fixtures import DAY, HOUR, SimulatedClock, settings, start_table, wait_for_absence
from tests.bot.reminders.test_reminders import find_reminders
from tests.bot.servers import Server
from tests.simulator import Simulator, text_of


@pytest.mark.costly(seconds=5)
@pytest.mark.parametrize("how", ["fast", "immediate"])
async def test_a_bot_goes_on_when_its_database_is_back(
    own: Server, how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("azalai.bot.clock.LONGEST_SLEEP", DAY)
    monkeypatch.setattr("azalai.bot.cluster.pulse.EVERY", DAY)  # simulated time has many heartbeats
    address = await own.create_database()
    bot_settings = msgspec.structs.replace(settings(tmp_path / "none.db", heartbeat_every=HOUR), database=address)
    async with Simulator(lambda: Azalai(bot_settings, SimulatedClock())) as simulator:
        card = await start_table(simulator, "Thomas")
        amara, thomas = simulator.person("Amara"), simulator.person("Thomas")
        await wait_for_absence(simulator)
        dialog = (await amara.press(card, "Play")).message
        board = text_of(card.now)

        await asyncio.to_thread(own.stop, how)
        for _ in range(2):
            press_answer = await amara.press(dialog, "12")
            assert "Nothing was changed. Try again" in press_answer.text
        assert text_of(card.now) == board
        await asyncio.to_thread(own.start)

        await amara.press(dialog, "12")
        assert simulator.expect_errors()
        assert text_of(card.now) != board

        await simulator.pass_time(DAY - PRESENT - 100)
        assert find_reminders(thomas.dms, thomas) == []
        await asyncio.to_thread(own.stop, how)
        await simulator.pass_time(200)
        await asyncio.to_thread(own.start)
        assert find_reminders(thomas.dms, thomas) == []
        await simulator.pass_time(60)
        assert len(find_reminders(thomas.dms, thomas)) == 1
        assert simulator.expect_errors()

        answer = await thomas.slash(simulator.channel(), "souk offer", salt="3")
        assert "Nothing was changed" not in answer.text
    store = await open_store(address)
    async with store.read() as tx:
        assert [move.move for move in await tx.moves.list_since(1, 0)] == ["offer 12", "offer 3"]
        assert await tx.outbox.list_about(1) == []
    await store.close()
