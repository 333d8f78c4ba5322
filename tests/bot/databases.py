"""Databases for tests of the store: a SQLite file, and PostgreSQL if a server is available.

AZALAI_TEST_POSTGRESQL holds the address of a server (`postgresql+asyncpg://user@/postgres?host=/run/postgresql`) on
which databases may be created and dropped; `.ci/run` starts one.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import secrets
from collections.abc import AsyncGenerator, Coroutine, Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from azalai.bot.store import open_store
from azalai.bot.store.migrate import FOLDER
from tests.bot.fixtures import DAY, lay_database

VARIABLE = "AZALAI_TEST_POSTGRESQL"
KINDS = ("sqlite", "postgresql")
BOTS_ON = "AZALAI_TEST_BOTS_ON"
"""Variable with the kind of database that hosts and bots of tests use; without it they use SQLite."""
Result = TypeVar("Result")


@asynccontextmanager
async def create_database(kind: str, folder: Path, *, laid: bool = False) -> AsyncGenerator[str]:
    """Create a database, yield its address and delete it afterwards; skip the test if there is no PostgreSQL.

    `laid`: the database has the present schema; otherwise it is empty.
    """
    if kind == "sqlite":
        file = folder / "azalai.db"
        if laid:
            lay_database(file)
        yield f"sqlite+aiosqlite:///{file}"
        return
    url = _find_server()
    address = await (_create_database(url, _create_template()) if laid else _create_database(url))
    try:
        yield address
    finally:
        await _execute(url, f"DROP DATABASE {make_url(address).database} WITH (FORCE)")


def bots_on_postgresql() -> bool:
    """Return True if hosts and bots of tests use PostgreSQL."""
    return os.environ.get(BOTS_ON) == "postgresql"


@contextmanager
def create_bots_database(monkeypatch: pytest.MonkeyPatch) -> Generator[dict[str, str]]:
    """Yield the settings of the database of a test's bot: nothing for a file, or a PostgreSQL database of its own.

    On PostgreSQL the periodic work runs once a day, because every wait in the simulator waits for it, too. A process
    counts as dead at once after a crash, because no time passes in a simulator until it would be.
    """
    monkeypatch.setattr("azalai.bot.clock.LONGEST_SLEEP", DAY)
    if not bots_on_postgresql():
        yield {}
        return
    monkeypatch.setattr("azalai.bot.cluster.pulse.EVERY", DAY)
    monkeypatch.setattr("azalai.bot.cluster.members.Member.lives", False)
    url = lay_postgresql()
    yield {"database": url}
    drop_postgresql(url)


def lay_postgresql() -> str:
    """Create an empty database of the present schema and return its address; callers need no event loop."""
    return _run_apart(_create_database(_find_server(), _create_template()))


def drop_postgresql(address: str) -> None:
    """Delete a database that `lay_postgresql` created."""
    _run_apart(_execute(_find_server(), f"DROP DATABASE {make_url(address).database} WITH (FORCE)"))


def _find_server() -> sa.URL:
    server = os.environ.get(VARIABLE)
    if not server:
        pytest.skip(f"{VARIABLE} names no PostgreSQL server")
    return make_url(server).set(drivername="postgresql+asyncpg")


async def _create_database(server: sa.URL, template: str = "template0") -> str:
    name = f"azalai_test_{secrets.token_hex(6)}"
    await _execute(server, f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy")
    await _execute(server, f"REVOKE CONNECT ON DATABASE {name} FROM PUBLIC")
    return server.set(database=name).render_as_string(hide_password=False)


async def _execute(server: sa.URL, statement: str) -> None:
    engine = create_async_engine(server, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.exec_driver_sql(statement)
    await engine.dispose()


@cache
def _create_template() -> str:
    """Create a database of the present schema, once on each server, and return its name."""
    versions = sorted((FOLDER / "versions").glob("v*.py"))
    name = f"azalai_test_schema_{hashlib.sha256(b''.join(map(Path.read_bytes, versions))).hexdigest()[:12]}"

    async def make() -> None:
        address = await _create_database(_find_server())
        await (await open_store(address)).close()
        try:
            await _execute(_find_server(), f"ALTER DATABASE {make_url(address).database} RENAME TO {name}")
        except DBAPIError:  # another process has created it
            await _execute(_find_server(), f"DROP DATABASE {make_url(address).database} WITH (FORCE)")

    _run_apart(make())
    return name


def _run_apart(work: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine in an event loop of its own."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()
