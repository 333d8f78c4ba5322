"""Fixtures of the bot's tests: the simulator, and hosts without Discord."""

from __future__ import annotations

import shutil
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from PIL import Image

from azalai.bot.app.client import Azalai
from azalai.bot.catalogue import list_offered_games
from azalai.bot.store import open_store
from azalai.bot.tables.host import Host
from azalai.renderers import renderer
from tests.bot.databases import bots_on_postgresql, create_bots_database, drop_postgresql, lay_postgresql
from tests.bot.fixtures import HOUR, Opening, SimulatedClock, address, lay_database, settings
from tests.bot.solo.learned import AtOnce, learn
from tests.bot.without_discord import StillClock
from tests.simulator import Simulator, quick


@pytest.fixture(scope="session")
def fresh_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Create an empty database of the present schema, once for the session."""
    return lay_database(tmp_path_factory.mktemp("schema") / "fresh.db")


@pytest.fixture(autouse=True)
def small_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace drawings by tiny pictures.

    These tests are about what happens, and drawing would take most of their time.
    """
    for key in list_offered_games():
        monkeypatch.setattr(renderer(key), "draw", lambda *_: Image.new("RGB", (8, 8), (210, 167, 101)))


@pytest.fixture(autouse=True)
def nothing_by_chance(same_seeds: None) -> None:
    """Deal the same cards to the same seats in every run of a test."""


@pytest.fixture
def clock() -> SimulatedClock:
    """Return the clock of the bot in the simulator."""
    return SimulatedClock()


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> Generator[dict[str, str]]:
    """Yield the settings of the bot's database in the simulator if it is not a file."""
    with create_bots_database(monkeypatch) as database_settings:
        yield database_settings


@pytest.fixture
def open_simulator(tmp_path: Path, fresh_database: Path, clock: SimulatedClock, elsewhere: dict[str, str]) -> Opening:
    """Return a function that makes a simulator with the whole bot on a database of its own; it takes settings.

    The bot wakes up when something is due, and otherwise once a day, because only the simulator moves its clock.
    """
    file = tmp_path / "azalai.db"
    shutil.copy(fresh_database, file)

    def make_simulator(**changed: object) -> Simulator[Azalai]:
        return Simulator(lambda: Azalai(settings(file, **elsewhere, **changed), clock))

    return make_simulator


@pytest.fixture
async def simulator(open_simulator: Opening) -> AsyncGenerator[Simulator[Azalai]]:
    """Open a simulated server with the bot in it."""
    async with open_simulator() as simulator:
        yield simulator


@pytest.fixture
def still_clock() -> StillClock:
    """Return the clock of a host without Discord."""
    return StillClock()


@pytest.fixture
async def host(tmp_path: Path, fresh_database: Path, still_clock: StillClock) -> AsyncGenerator[Host]:
    """Open a host without Discord on a database of its own."""
    async with _host(tmp_path / "azalai.db", fresh_database, still_clock) as host_at_work:
        yield host_at_work


@pytest.fixture
async def other_host(tmp_path: Path, fresh_database: Path, still_clock: StillClock) -> AsyncGenerator[Host]:
    """Open a second host, which shares only the clock with the first."""
    async with _host(tmp_path / "other.db", fresh_database, still_clock) as host_at_work:
        yield host_at_work


@asynccontextmanager
async def _host(file: Path, fresh_database: Path, clock: StillClock) -> AsyncGenerator[Host]:
    shutil.copy(fresh_database, file)
    where = lay_postgresql() if bots_on_postgresql() else address(file)
    host_at_work = Host(await open_store(where), clock, settings(file, heartbeat_every=HOUR, database=where))
    with quick.at_desk(host_at_work):
        yield host_at_work
    await host_at_work.store.close()
    if bots_on_postgresql():
        drop_postgresql(where)


@pytest.fixture
def bot_thinkers(monkeypatch: pytest.MonkeyPatch) -> AtOnce:
    """Give Souk strong robots, which think at once, and the simulated bot this thinker."""
    learn(monkeypatch, "souk")
    thinker = AtOnce()
    monkeypatch.setattr("azalai.bot.app.rooms.Thinkers", lambda _: thinker)
    return thinker


@pytest.fixture
def host_thinkers(host: Host, monkeypatch: pytest.MonkeyPatch) -> AtOnce:
    """Give Souk strong robots, which think at once, and the host this thinker."""
    learn(monkeypatch, "souk")
    host.settings = msgspec.structs.replace(host.settings, thinkers=1)
    host.thinkers = thinker = AtOnce()
    return thinker
