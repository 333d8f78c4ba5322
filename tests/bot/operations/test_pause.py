"""Pause: no move is accepted and nothing becomes due; afterwards every player has the same time as before."""

from __future__ import annotations

import asyncio
from pathlib import Path

import discord
import pytest

from azalai.bot.__main__ import main
from azalai.bot.app.client import Azalai
from azalai.bot.clock import SystemClock
from azalai.bot.operations.maintenance import Maintenance
from azalai.bot.store import open_store
from azalai.bot.store.pause import Operations
from azalai.bot.store.rows import Pause
from azalai.bot.tables.host import Host
from tests.bot.fixtures import (
    Opening,
    SimulatedClock,
    address,
    offer,
    open_lobby,
    open_transaction,
    settings,
    start_table,
)
from tests.simulator import Simulator, text_of

HOURS = 3600.0
WHY = "The server is being moved."


async def pause_all(simulator: Simulator[Azalai]) -> None:
    """Pause everything as Idir, who runs the bot."""
    simulator.bot.owner_id = simulator.person("Idir").id
    assert (
        "Everything is paused now." in (await simulator.person("Idir").slash(None, "operator pause", reason=WHY)).text
    )


async def resume_all(simulator: Simulator[Azalai]) -> None:
    """Resume everything as Idir."""
    simulator.bot.owner_id = simulator.person("Idir").id
    assert "Everything goes on." in (await simulator.person("Idir").slash(None, "operator resume")).text


async def test_a_move_is_refused_privately_with_the_reason_and_made_afterwards(open_simulator: Opening):
    async with open_simulator(operator=1) as simulator:
        card = await start_table(simulator, "Thomas")
        amara = simulator.person("Amara")
        dialog, board = (await amara.press(card, "Play")).message, text_of(card.now)
        await pause_all(simulator)
        answer = await amara.press(dialog, "12")
        assert WHY in answer.text and "Nothing is lost" in answer.text
        assert all(message.ephemeral for message in answer.messages)
        assert text_of(card.now) == board
        await resume_all(simulator)
        assert "You offered 12 salt." in (await amara.press(dialog, "12")).text


async def test_a_pause_refuses_opening_and_joining_but_not_looking(open_simulator: Opening):
    async with open_simulator(operator=1) as simulator:
        card = await open_lobby(simulator)
        await pause_all(simulator)
        thomas = simulator.person("Thomas", locale="fr")
        assert "Tout est en pause" in (await thomas.press(card, "Join")).text
        assert WHY in (await thomas.slash(simulator.channel("oasis"), "souk new")).text
        assert simulator.channel("oasis").messages == []
        assert "waiting for players" in (await simulator.person("Idir").slash(simulator.channel(), "table status")).text


@pytest.mark.costly
async def test_a_pause_stops_all_clocks_and_keeps_their_time(open_simulator: Opening):
    async with open_simulator(operator=1) as simulator:
        card = await open_lobby(simulator)
        await simulator.pass_time(40 * HOURS)
        await pause_all(simulator)
        await simulator.pass_time(72 * HOURS)
        await resume_all(simulator)
        await simulator.pass_time(7 * HOURS)
        assert "Amara opens a table." in text_of(card.now)
        await simulator.pass_time(1.1 * HOURS)
        assert "Nobody started this table in time." in text_of(card.now)


@pytest.mark.costly
async def test_robots_rest_too_and_go_on(open_simulator: Opening):
    async with open_simulator(operator=1) as simulator:
        card = await start_table(simulator, robots=1)  # the robot has made its offer
        async with open_transaction(simulator) as tx:
            await tx.seats.change(1, 0, user_id=None, name="Kaocen II")
        await pause_all(simulator)
        await simulator.pass_time(2 * HOURS)
        assert "wins" not in text_of(card.now)
        await resume_all(simulator)
        await simulator.rest()
        assert any("win" in text_of(message) for message in simulator.channel().messages)


@pytest.mark.costly
async def test_a_pause_survives_a_restart(open_simulator: Opening, clock: SimulatedClock):
    async with open_simulator(operator=1) as simulator:
        card = await open_lobby(simulator, "Thomas")
        await pause_all(simulator)
        clock.ahead += 100 * HOURS
        await simulator.restart()
        assert WHY in (await simulator.person("Amara").press(card, "Start")).text
        await resume_all(simulator)
        await simulator.pass_time(47 * HOURS)
        await simulator.person("Amara").press(card, "Start")
        assert "to play" in text_of(card.now)


@pytest.mark.costly
async def test_a_pause_stops_clocks_and_a_restart_in_it_counts_once(open_simulator: Opening, clock: SimulatedClock):
    async with open_simulator(operator=1) as simulator:
        await start_table(simulator, "Thomas", pace="24 / 0 / 0")
        before = await load_due(simulator)
        await pause_all(simulator)
        clock.ahead += 50 * HOURS
        await simulator.restart(clean=True)
        await resume_all(simulator)
        await simulator.restart(clean=True)
        assert await load_due(simulator) - before == pytest.approx(50 * HOURS, abs=60)


async def load_due(simulator: Simulator[Azalai]) -> float:
    """Return the moment of Amara's deadline."""
    async with open_transaction(simulator) as tx:
        (deadline,) = [
            timer.due for timer in await tx.timers.list_about(1) if (timer.kind, timer.seat) == ("deadline", 0)
        ]
    return deadline


async def test_a_running_bot_notices_what_the_command_line_wrote(simulator: Simulator[Azalai]):
    card = await open_lobby(simulator)
    async with open_transaction(simulator) as tx:
        await tx.operations.begin_pause(Pause(since=0.0, reason=WHY))
        await tx.facts.upsert("operator", "something was written")
    await simulator.bot.rooms.maintenance.poll()
    assert WHY in (await simulator.person("Thomas").press(card, "Join")).text


class Bot:
    """Bot with the methods that maintenance calls."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.shards_up = {0: True}

    async def last_backup(self) -> float | None:
        return None

    async def create_dm(self, user: discord.abc.Snowflake, /) -> discord.DMChannel:
        raise AssertionError("nobody is to be told")


async def test_a_pause_that_was_read_before_it_ended_does_not_come_back(
    under_way: Path, monkeypatch: pytest.MonkeyPatch
):
    store = await open_store(address(under_way))
    host = Host(store, SystemClock(), settings(under_way))
    maintenance = Maintenance(host, Bot(host))
    async with store.write() as tx:
        await tx.operations.begin_pause(Pause(since=host.now(), reason=WHY))
    read, was_read, has_ended = Operations.find_pause, asyncio.Event(), asyncio.Event()

    async def read_slowly(operations: Operations) -> Pause | None:
        pause = await read(operations)
        if pause is not None:
            was_read.set()
            await has_ended.wait()
        return pause

    monkeypatch.setattr(Operations, "find_pause", read_slowly)
    early = asyncio.create_task(maintenance.refresh(host.now()))
    await was_read.wait()
    monkeypatch.setattr(Operations, "find_pause", read)
    async with store.write() as tx:
        await tx.operations.end_pause(host.now())
    late = asyncio.create_task(maintenance.refresh(host.now()))
    await asyncio.wait([late], timeout=0.3)  # enough time to overtake the first, if it may
    has_ended.set()
    await asyncio.gather(early, late)
    assert host.pause is None
    await store.close()


@pytest.mark.costly
async def test_an_unannounced_pause_postpones_due_timers(simulator: Simulator[Azalai]):
    card = await open_lobby(simulator)
    async with open_transaction(simulator) as tx:
        await tx.operations.begin_pause(Pause(since=0.0, reason=WHY))
    await simulator.pass_time(50 * HOURS)
    assert "Amara opens a table." in text_of(card.now)


@pytest.mark.costly
async def test_the_operator_pauses_and_resumes_in_the_conversation_with_the_bot(open_simulator: Opening):
    async with open_simulator(operator=1) as simulator:
        amara, idir = simulator.person("Amara"), simulator.person("Idir")
        card = await start_table(simulator, "Thomas")
        simulator.bot.owner_id = idir.id
        assert "Only the bot's operator" in (await amara.slash(None, "operator pause", reason="Ha")).text
        assert "Everything is paused now." in (await idir.slash(None, "operator pause", reason=WHY)).text
        assert "paused already" in (await idir.slash(None, "operator pause", reason=WHY)).text
        assert WHY in (await amara.slash(simulator.channel(), "souk offer", salt="3")).text
        await simulator.pass_time(HOURS)
        assert "Everything goes on." in (await idir.slash(None, "operator resume")).text
        assert "Nothing is paused." in (await idir.slash(None, "operator resume")).text
        assert "You offered" in text_of(await offer(amara, card))


@pytest.fixture
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fresh_database: Path) -> Path:
    """Return a folder with a database, in which commands are typed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("AZALAI_DATABASE", address(fresh_database))
    return tmp_path


def test_the_command_line_pauses_once_and_resumes_once(at_home: Path, capsys: pytest.CaptureFixture[str]):
    assert [main(["pause", WHY]), main(["pause", WHY]), main(["resume"]), main(["resume"])] == [0, 1, 0, 1]
    lines = capsys.readouterr().out.splitlines()
    assert lines[1:] == [
        "Everything is paused already.",
        "Everything continues; all deadlines move by 0 minutes.",
        "Nothing is paused.",
    ]
