"""The simulator of the tests of the host."""

from __future__ import annotations

import shutil
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from PIL import Image

from azalai.bot.app.client import Azalai
from azalai.bot.catalogue import offered_games
from azalai.bot.store import open_store
from azalai.bot.tables.host import Host
from azalai.renderers import renderer
from tests.bot.databases import bots_database, bots_on_postgresql, drop_postgresql, lay_postgresql
from tests.bot.fixtures import HOUR, Opening, SimulatedClock, address, lay_database, settings
from tests.bot.without_discord import StillClock
from tests.simulator import Simulator, quick


@pytest.fixture(scope="session")
def fresh_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database of the present schema with nothing in it, made once."""
    return lay_database(tmp_path_factory.mktemp("schema") / "fresh.db")


@pytest.fixture(autouse=True)
def small_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures of a few pixels: these tests are about what happens, and drawing would be most of their time."""
    for key in offered_games():
        monkeypatch.setattr(renderer(key), "draw", lambda *_: Image.new("RGB", (8, 8), (210, 167, 101)))


@pytest.fixture(autouse=True)
def nothing_by_chance(same_seeds: None) -> None:
    """Every run of a test deals the same cards to the same seats."""


@pytest.fixture
def clock() -> SimulatedClock:
    """The clock of the bot in the simulator."""
    return SimulatedClock()


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> Generator[dict[str, str]]:
    """What settings say of the database of the bot in the simulator, where that is not a file."""
    with bots_database(monkeypatch) as there:
        yield there


@pytest.fixture
def open_simulator(tmp_path: Path, fresh_database: Path, clock: SimulatedClock, elsewhere: dict[str, str]) -> Opening:
    """Makes a simulator with the whole bot, on a database of its own; settings may be given. It wakes up when something
    is due, and else once in a day: nobody sets the clock of the simulator."""
    file = tmp_path / "azalai.db"
    shutil.copy(fresh_database, file)

    def opened(**changed: object) -> Simulator[Azalai]:
        return Simulator(lambda: Azalai(settings(file, **elsewhere, **changed), clock))

    return opened


@pytest.fixture
def still_clock() -> StillClock:
    """The clock of a host without Discord."""
    return StillClock()


@pytest.fixture
async def host(tmp_path: Path, fresh_database: Path, still_clock: StillClock) -> AsyncGenerator[Host]:
    """A host without Discord, on a database of its own."""
    async with _host(tmp_path / "azalai.db", fresh_database, still_clock) as made:
        yield made


@pytest.fixture
async def other_host(tmp_path: Path, fresh_database: Path, still_clock: StillClock) -> AsyncGenerator[Host]:
    """Another host, that has nothing in common with the first but the clock."""
    async with _host(tmp_path / "other.db", fresh_database, still_clock) as made:
        yield made


@asynccontextmanager
async def _host(file: Path, fresh_database: Path, clock: StillClock) -> AsyncGenerator[Host]:
    shutil.copy(fresh_database, file)
    where = lay_postgresql() if bots_on_postgresql() else address(file)
    made = Host(await open_store(where), clock, settings(file, heartbeat_every=HOUR, database=where))
    with quick.at_desk(made):
        yield made
    await made.store.close()
    if bots_on_postgresql():
        drop_postgresql(where)
