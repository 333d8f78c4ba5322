"""Commands typed by the operator, and a database with a running game."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path

import pytest

from azalai.bot.__main__ import main
from azalai.bot.app.client import Azalai
from azalai.bot.clock import SystemClock
from azalai.bot.hosting import lobby
from azalai.bot.people.person import Person
from azalai.bot.play import turns
from azalai.bot.store import open_store
from azalai.bot.tables.host import Host
from azalai.games import GAMES
from tests.bot.fixtures import SimulatedClock, address, settings
from tests.simulator import Person as Someone
from tests.simulator import Simulator

Operated = Callable[..., AbstractAsyncContextManager["tuple[Simulator[Azalai], Someone]"]]
Typed = Callable[..., Awaitable[tuple[int, str]]]
AMARA, THOMAS = Person(41, "Amara"), Person(42, "Thomas")


@pytest.fixture
def type_in(
    tmp_path: Path, elsewhere: dict[str, str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Typed:
    """Return a function that types `azalai ...` next to a running bot and returns the exit code and the output.

    It runs in the folder of the simulator's database.
    """
    monkeypatch.setattr("azalai.bot.__main__.set_up_logging", lambda *_: None)  # the simulator listens to the log
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("AZALAI_DATABASE", elsewhere.get("database", address(tmp_path / "azalai.db")))

    async def run_typed(*arguments: str) -> tuple[int, str]:
        capsys.readouterr()
        code = await asyncio.to_thread(main, list(arguments))
        read = capsys.readouterr()
        return code, read.out + read.err

    return run_typed


@pytest.fixture
async def under_way(tmp_path: Path, fresh_database: Path) -> Path:
    """Create a database with table 1, at which Amara has offered 12 salt and Thomas is to move; return its file."""
    file = tmp_path / "azalai.db"
    shutil.copy(fresh_database, file)
    store = await open_store(address(file))
    host = Host(store, SystemClock(), settings(file))
    souk = GAMES["souk"]
    created = await lobby.open_table(
        host,
        AMARA,
        lobby.NewTable(game="souk", options=souk.Options(), language="en", guild=1, channel=7, random_seats=False),
    )
    await lobby.join(host, created.table, THOMAS)
    await lobby.start(host, created.table, AMARA)
    await turns.play(host, created.table, None, souk.parse_move("offer 12"), user=AMARA.id)
    await store.close()
    return file


def change(file: Path, *statements: str) -> None:
    """Run statements on a database, to damage it."""
    with closing(sqlite3.connect(file)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


@pytest.fixture
def operated(tmp_path: Path, fresh_database: Path, clock: SimulatedClock, elsewhere: dict[str, str]) -> Operated:
    """Return a function that opens a simulator whose bot is run by Idir, who is there from the beginning.

    It takes settings.
    """
    file = tmp_path / "azalai.db"
    shutil.copy(fresh_database, file)

    @asynccontextmanager
    async def open_operated(**changed: object) -> AsyncGenerator[tuple[Simulator[Azalai], Someone]]:
        known: dict[str, object] = {**elsewhere}
        async with Simulator(lambda: Azalai(settings(file, **known), clock)) as simulator:
            idir = simulator.person("Idir")
            known |= {"operator": idir.id, **changed}
            await simulator.restart(clean=True)
            yield simulator, idir

    return open_operated
