"""Endpoint of health and metrics: 503 if something is wrong, and no names."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy.exc import OperationalError

from azalai.bot.errors import CannotStart
from azalai.bot.operations import metrics_endpoint
from azalai.bot.operations.metrics_endpoint import Endpoint, expose, look, make_health
from azalai.bot.store import Store, Transaction, open_store
from azalai.bot.store.rows import Pause
from azalai.bot.tables.host import Host
from tests.bot.databases import create_database
from tests.bot.fixtures import Opening, address, offer, settings, start_table
from tests.bot.operations.conftest import change
from tests.house import ROOT


class Clock:
    """Clock that stands still."""

    def __init__(self, at: float = 1_000_000.0) -> None:
        self.at = at

    def now(self) -> float:
        return self.at

    def monotonic(self) -> float:
        return self.at


class Bot:
    """Bot with the attributes that the endpoint reads."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.shards_up = {0: True}

    async def last_backup(self) -> float | None:
        return self.host.now() - 3600.0


@pytest.fixture
async def bot(under_way: Path) -> AsyncGenerator[Bot]:
    """Open a bot whose store holds a running game with waiting messages."""
    store = await open_store(address(under_way))
    change(under_way, "UPDATE outbox SET due = 999990.0, written_at = 999900.0")
    yield Bot(Host(store, Clock(), settings(under_way)))
    await store.close()


def parse_values(text: bytes) -> dict[str, float]:
    """Return the value of every sample, by its name and labels."""
    return {
        sample.name + "".join(sorted(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(text.decode())
        for sample in family.samples
    }


async def test_a_bot_is_well_when_its_store_answers_discord_is_there_and_letters_go_out(bot: Bot):
    report = make_health(bot, await look(bot))
    assert report.well and report.outbox_overdue_seconds == 10.0


async def test_messages_behind_one_that_must_wait_are_not_late(bot: Bot, under_way: Path):
    """A thread that is locked for a day does not make the bot unhealthy."""
    bot.host.clock = Clock(bot.host.now() + 3600.0)
    late = (await look(bot)).figures
    assert late is not None and late.late == late.waiting > 0
    assert b"azalai_outbox_late_messages %.1f" % late.late in expose(bot, await look(bot))
    change(under_way, "UPDATE outbox SET due = 1005000.0 WHERE id IN (SELECT min(id) FROM outbox GROUP BY address)")
    change(
        under_way,
        "INSERT INTO outbox (id, table_id, address, kind, body, nonce, attempts, due, written_at) "
        "SELECT id + 100, table_id, address, kind, body, nonce, attempts, 999990.0, 999990.0 FROM outbox",
    )
    waits = await look(bot)
    assert waits.figures is not None and waits.figures.waiting > late.waiting
    assert (waits.figures.late, waits.figures.overdue) == (0, 0.0) and make_health(bot, waits).well


@pytest.mark.parametrize("trouble", ["gateway", "store", "letters"])
async def test_a_bot_is_not_well_when_one_of_them_is_missing(bot: Bot, monkeypatch: pytest.MonkeyPatch, trouble: str):
    if trouble == "gateway":
        bot.shards_up[0] = False
    elif trouble == "store":
        await bot.host.store.close()
        monkeypatch.setattr(bot.host, "store", Broken())
    else:
        bot.host.clock = Clock(bot.host.now() + 400.0)
    report = make_health(bot, await look(bot))
    assert not report.well
    assert parse_values(expose(bot, await look(bot)))["azalai_store_answers"] == (trouble != "store")


class Broken:
    """Store that does not answer."""

    def read(self) -> Any:
        raise OperationalError("SELECT", {}, Exception("disk I/O error"))


async def test_the_figures_tell_of_tables_letters_backups_and_the_pause(bot: Bot):
    figures = parse_values(expose(bot, await look(bot)))
    assert (figures["azalai_tablesrunning"], figures["azalai_tableslobby"], figures["azalai_tablesquarantined"]) == (
        1,
        0,
        0,
    )
    assert figures["azalai_outbox_messages"] > 0 and figures["azalai_outbox_oldest_seconds"] == 100.0
    assert (figures["azalai_backup_age_seconds"], figures["azalai_paused"]) == (3600.0, 0)
    bot.host.pause = Pause(since=0.0, reason="Later.")
    assert parse_values(expose(bot, await look(bot)))["azalai_paused"] == 1


async def test_a_shard_that_is_down_is_named(bot: Bot):
    bot.shards_up = {0: True, 1: False, 2: True}
    report = make_health(bot, await look(bot))
    assert (report.well, report.gateway, report.shards_up, report.shards_down) == (False, False, (0, 2), (1,))
    figures = parse_values(expose(bot, await look(bot)))
    assert [figures[f"azalai_shard_up{number}"] for number in range(3)] == [1, 0, 1]
    assert figures["azalai_gateway_connected"] == 0
    bot.shards_up = {}
    assert not make_health(bot, await look(bot)).gateway, "before Discord has said how many there are"


async def test_moves_pictures_and_answers_are_counted_without_names(open_simulator: Opening):
    async with open_simulator() as simulator:
        before = parse_values(expose(simulator.bot.rooms.maintenance, await look(simulator.bot.rooms.maintenance)))
        await offer(simulator.person("Amara"), await start_table(simulator, "Thomas"), "12")
        text = expose(simulator.bot.rooms.maintenance, await look(simulator.bot.rooms.maintenance))
    after = parse_values(text)
    gained = {name: after[name] - before.get(name, 0.0) for name in after}
    assert gained["azalai_moves_totalsouk"] == 1 and gained["azalai_turn_seconds_countsouk"] == 1
    assert gained["azalai_acknowledgement_seconds_count"] >= 4 and gained["azalai_picture_seconds_countsouk"] >= 2
    assert all(name not in text.decode() for name in ("Amara", "Thomas", str(simulator.person("Amara").id)))


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@asynccontextmanager
async def serve(bot: Bot, host: str = "127.0.0.1") -> AsyncGenerator[int]:
    """Serve both pages and yield the port."""
    port = free_port()
    served = Endpoint(bot, (host, port))
    await served.open()
    yield port
    await served.close()


class Counted:
    """Slow store that counts its reads and the most that ran at once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.reads = self.now = self.most = 0

    @asynccontextmanager
    async def read(self) -> AsyncGenerator[Transaction]:
        self.reads += 1
        self.now += 1
        self.most = max(self.most, self.now)
        async with self._store.read() as tx:
            await asyncio.sleep(0.01)
            yield tx
        self.now -= 1

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


async def test_any_number_of_scrapes_read_the_store_once_in_some_seconds(bot: Bot, monkeypatch: pytest.MonkeyPatch):
    """Requests do not take up the store's four readers."""
    counted = Counted(bot.host.store)
    monkeypatch.setattr(bot.host, "store", counted)
    async with serve(bot) as port, aiohttp.ClientSession(f"http://127.0.0.1:{port}") as session:

        async def ask(page: str) -> bytes:
            async with session.get(page) as answer:
                return await answer.read()

        first = await asyncio.gather(*(ask(page) for page in ("/metrics", "/healthz") * 20))
        assert (counted.reads, counted.most) == (1, 1)
        assert len(set(first)) == 2
        monkeypatch.setattr(metrics_endpoint, "FRESH", 0.0)
        await asyncio.gather(*(ask("/healthz") for _ in range(5)))
        assert counted.reads == 6 and counted.most == 1


async def send_raw(port: int, request: bytes) -> str:
    """Return the answer to a request given as bytes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request)
    answer = await reader.readuntil(b"\r\n\r\n")
    writer.close()
    return answer.decode()


@pytest.mark.parametrize("request_line", ["GET /healthz HTTP/1.1", "GET /nothing HTTP/1.1", "NONSENSE"])
async def test_no_answer_names_the_versions_of_what_serves_it(bot: Bot, request_line: str):
    async with serve(bot) as port:
        answer = await send_raw(port, f"{request_line}\r\nHost: x\r\n\r\n".encode())
    assert "\r\nServer: azalai\r\n" in answer
    assert "aiohttp" not in answer and "Python" not in answer


@pytest.mark.parametrize(("host", "warned"), [("0.0.0.0", True), ("127.0.0.1", False), ("localhost", False)])
async def test_a_public_address_is_warned_about(bot: Bot, caplog: pytest.LogCaptureFixture, host: str, warned: bool):
    async with serve(bot, host):
        assert ("every machine that reaches this address can read the figures" in caplog.text) == warned


async def test_both_pages_are_served_and_an_address_that_is_taken_is_named(bot: Bot):
    port = free_port()
    served = Endpoint(bot, ("127.0.0.1", port))
    await served.open()
    with pytest.raises(CannotStart, match=f"AZALAI_METRICS names 127.0.0.1:{port}"):
        await Endpoint(bot, ("127.0.0.1", port)).open()
    async with aiohttp.ClientSession(f"http://127.0.0.1:{port}") as session:
        async with session.get("/healthz") as answer:
            assert (answer.status, (await answer.json())["well"]) == (200, True)
        bot.shards_up[0] = False
        async with session.get("/healthz") as answer:
            assert (answer.status, (await answer.json())["gateway"]) == (503, False)
        async with session.get("/metrics") as answer:
            assert answer.status == 200 and "azalai_outbox_messages" in await answer.text()
            assert answer.content_type == "text/plain"
    await served.close()


async def test_the_room_that_is_taken_and_left_is_told(bot: Bot, tmp_path: Path):
    figures = parse_values(expose(bot, await look(bot)))
    assert 50_000 < figures["azalai_database_bytes"] < 5_000_000
    assert figures["azalai_disk_free_bytesdatabase"] > 0 and "azalai_disk_free_bytesbackups" not in figures
    bot.host.settings = msgspec.structs.replace(bot.host.settings, backup_folder=tmp_path)
    assert parse_values(expose(bot, await look(bot)))["azalai_disk_free_bytesbackups"] > 0


@pytest.mark.costly
async def test_a_server_tells_its_size(tmp_path: Path):
    async with create_database("postgresql", tmp_path, laid=True) as database_url:
        store = await open_store(database_url)
        async with store.read() as tx:
            assert (await tx.maintenance.load_figures(0.0)).size > 1_000_000
        await store.close()


async def test_process_figures_have_prometheus_usual_names(bot: Bot):
    figures = parse_values(expose(bot, await look(bot)))
    assert figures["process_resident_memory_bytes"] > 10_000_000 and figures["process_open_fds"] > 3
    assert figures["process_cpu_seconds_total"] > 0 and figures["process_start_time_seconds"] > 1e9


async def test_every_figure_of_the_sample_alerts_is_there_and_in_the_manual(bot: Bot):
    (group,) = yaml.safe_load((ROOT / "deploy" / "alerts.yaml").read_text(encoding="utf-8"))["groups"]
    names = {name for rule in group["rules"] for name in re.findall(r"\b(?:azalai|process)_[a-z_]+", rule["expr"])}
    text = expose(bot, await look(bot)).decode()
    sample_names = {sample.name for family in text_string_to_metric_families(text) for sample in family.samples}
    sample_names |= {
        f"{family.name}_bucket" for family in text_string_to_metric_families(text) if family.type == "histogram"
    }
    sample_names |= {
        f"{family.name}_total" for family in text_string_to_metric_families(text) if family.type == "counter"
    }
    assert len(names) >= 12 and names <= sample_names
    assert all(rule["alert"] and rule["annotations"]["summary"] for rule in group["rules"])
