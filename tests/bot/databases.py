"""Databases for tests of the store: a SQLite file, and PostgreSQL where a server is at hand.

AZALAI_TEST_POSTGRESQL holds the address of a server (`postgresql+asyncpg://user@/postgres?host=/run/postgresql`) on
which databases may be made and dropped; `.ci/run` starts one.
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
"""Names the kind of database that hosts and bots of tests have; without it they have SQLite."""
Result = TypeVar("Result")


@asynccontextmanager
async def database(kind: str, folder: Path, *, laid: bool = False) -> AsyncGenerator[str]:
    """The address of an empty database, or (`laid`) of one that has the present schema, that is gone afterwards. Skips
    where there is no PostgreSQL."""
    if kind == "sqlite":
        file = folder / "azalai.db"
        if laid:
            lay_database(file)
        yield f"sqlite+aiosqlite:///{file}"
        return
    url = _server()
    address = await (_created(url, _template()) if laid else _created(url))
    try:
        yield address
    finally:
        await _on(url, f"DROP DATABASE {make_url(address).database} WITH (FORCE)")


def bots_on_postgresql() -> bool:
    """Whether hosts and bots of tests have a database of PostgreSQL."""
    return os.environ.get(BOTS_ON) == "postgresql"


@contextmanager
def bots_database(monkeypatch: pytest.MonkeyPatch) -> Generator[dict[str, str]]:
    """What the settings of a test's bot say of its database, where that is not a file: one of PostgreSQL of its own.
    Nothing is done every second there, since who waits in a simulator waits for that too; and who comes after a crash
    takes the one before for dead at once, since in a simulator nobody sleeps until it is."""
    monkeypatch.setattr("azalai.bot.clock.LONGEST_SLEEP", DAY)
    if not bots_on_postgresql():
        yield {}
        return
    monkeypatch.setattr("azalai.bot.cluster.pulse.EVERY", DAY)
    monkeypatch.setattr("azalai.bot.cluster.members.Member.lives", False)
    there = lay_postgresql()
    yield {"database": there}
    drop_postgresql(there)


def lay_postgresql() -> str:
    """The address of a new database of the present schema with nothing in it, for who has no loop or another one."""
    return _apart(_created(_server(), _template()))


def drop_postgresql(address: str) -> None:
    """The end of such a database."""
    _apart(_on(_server(), f"DROP DATABASE {make_url(address).database} WITH (FORCE)"))


def _server() -> sa.URL:
    server = os.environ.get(VARIABLE)
    if not server:
        pytest.skip(f"{VARIABLE} names no PostgreSQL server")
    return make_url(server).set(drivername="postgresql+asyncpg")


async def _created(server: sa.URL, template: str = "template0") -> str:
    name = f"azalai_test_{secrets.token_hex(6)}"
    await _on(server, f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy")
    await _on(server, f"REVOKE CONNECT ON DATABASE {name} FROM PUBLIC")
    return server.set(database=name).render_as_string(hide_password=False)


async def _on(server: sa.URL, statement: str) -> None:
    engine = create_async_engine(server, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.exec_driver_sql(statement)
    await engine.dispose()


@cache
def _template() -> str:
    """A database of the present schema, made once on each server."""
    versions = sorted((FOLDER / "versions").glob("v*.py"))
    name = f"azalai_test_schema_{hashlib.sha256(b''.join(map(Path.read_bytes, versions))).hexdigest()[:12]}"

    async def make() -> None:
        address = await _created(_server())
        await (await open_store(address)).close()
        try:
            await _on(_server(), f"ALTER DATABASE {make_url(address).database} RENAME TO {name}")
        except DBAPIError:  # it is there already
            await _on(_server(), f"DROP DATABASE {make_url(address).database} WITH (FORCE)")

    _apart(make())
    return name


def _apart(work: Coroutine[Any, Any, Result]) -> Result:
    """Done by a loop of its own."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()
