"""The page of the bot's health says 503 when something is wrong, and the figures name nobody."""

from __future__ import annotations

import socket
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy.exc import OperationalError

from bot.errors import CannotStart
from bot.operations.metrics_endpoint import Endpoint, exposition, health
from bot.store import open_store
from bot.store.rows import Pause
from bot.tables.host import Host
from tests.bot.fixtures import Opening, address, offer, running, settings
from tests.bot.operations.conftest import change


class Clock:
    """A clock that stands still."""

    def __init__(self, at: float = 1_000_000.0) -> None:
        self.at = at

    def now(self) -> float:
        return self.at


class Bot:
    """As much of a bot as the endpoint asks."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.connected = True

    async def last_backup(self) -> float | None:
        return self.host.now() - 3600.0


@pytest.fixture
async def bot(under_way: Path) -> AsyncGenerator[Bot]:
    """A bot whose store holds a running game, with letters that wait."""
    store = await open_store(address(under_way))
    change(under_way, "UPDATE outbox SET due = 999990.0, written_at = 999900.0")
    yield Bot(Host(store, Clock(), settings(under_way)))
    await store.close()


def values(text: bytes) -> dict[str, float]:
    """Every sample by its name and labels."""
    return {
        sample.name + "".join(sorted(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(text.decode())
        for sample in family.samples
    }


async def test_a_bot_is_well_when_its_store_answers_discord_is_there_and_letters_go_out(bot: Bot):
    found = await health(bot)
    assert found.well and found.outbox_overdue_seconds == 10.0


@pytest.mark.parametrize("trouble", ["gateway", "store", "letters"])
async def test_a_bot_is_not_well_when_one_of_them_is_missing(bot: Bot, monkeypatch: pytest.MonkeyPatch, trouble: str):
    if trouble == "gateway":
        bot.connected = False
    elif trouble == "store":
        await bot.host.store.close()
        monkeypatch.setattr(bot.host, "store", Broken())
    else:
        bot.host.clock = Clock(bot.host.now() + 400.0)
    found = await health(bot)
    assert not found.well
    assert values(await exposition(bot))["azalai_store_answers"] == (trouble != "store")


class Broken:
    """A store that does not answer."""

    def read(self) -> Any:
        raise OperationalError("SELECT", {}, Exception("disk I/O error"))


async def test_the_figures_tell_of_tables_letters_backups_and_the_pause(bot: Bot):
    found = values(await exposition(bot))
    assert (found["azalai_tablesrunning"], found["azalai_tableslobby"], found["azalai_tablesquarantined"]) == (1, 0, 0)
    assert found["azalai_outbox_messages"] > 0 and found["azalai_outbox_oldest_seconds"] == 100.0
    assert (found["azalai_backup_age_seconds"], found["azalai_paused"]) == (3600.0, 0)
    bot.host.pause = Pause(since=0.0, reason="Later.")
    assert values(await exposition(bot))["azalai_paused"] == 1


async def test_moves_pictures_and_answers_are_counted_and_nobody_is_named(open_simulator: Opening):
    async with open_simulator() as simulator:
        before = values(await exposition(simulator.bot))
        await offer(simulator.person("Amara"), await running(simulator, "Thomas"), "12")
        text = await exposition(simulator.bot)
    after = values(text)
    gained = {name: after[name] - before.get(name, 0.0) for name in after}
    assert gained["azalai_moves_totalsouk"] == 1 and gained["azalai_turn_seconds_countsouk"] == 1
    assert gained["azalai_acknowledgement_seconds_count"] >= 4 and gained["azalai_picture_seconds_countsouk"] >= 2
    assert all(name not in text.decode() for name in ("Amara", "Thomas", str(simulator.person("Amara").id)))


async def test_both_pages_are_served_and_an_address_that_is_taken_is_named(bot: Bot):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    served = Endpoint(bot, ("127.0.0.1", port))
    await served.open()
    with pytest.raises(CannotStart, match=f"AZALAI_METRICS names 127.0.0.1:{port}"):
        await Endpoint(bot, ("127.0.0.1", port)).open()
    async with aiohttp.ClientSession(f"http://127.0.0.1:{port}") as session:
        async with session.get("/healthz") as answer:
            assert (answer.status, (await answer.json())["well"]) == (200, True)
        bot.connected = False
        async with session.get("/healthz") as answer:
            assert (answer.status, (await answer.json())["gateway"]) == (503, False)
        async with session.get("/metrics") as answer:
            assert answer.status == 200 and "azalai_outbox_messages" in await answer.text()
            assert answer.content_type == "text/plain"
    await served.close()
