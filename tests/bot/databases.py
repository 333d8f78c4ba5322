"""Databases for tests of the store: a SQLite file, and PostgreSQL where a server is at hand.

AZALAI_TEST_POSTGRESQL holds the address of a server (`postgresql+asyncpg://user@/postgres?host=/run/postgresql`) on
which databases may be made and dropped; `.ci/run` starts one.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import AsyncGenerator, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import open_store
from tests.bot.fixtures import lay_database

VARIABLE = "AZALAI_TEST_POSTGRESQL"
KINDS = ("sqlite", "postgresql")


_laid: list[str] = []
"""The database on the server that has the present schema, once it is there: others are copies of it."""


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
    server = os.environ.get(VARIABLE)
    if not server:
        pytest.skip(f"{VARIABLE} names no PostgreSQL server")
    url = make_url(server).set(drivername="postgresql+asyncpg")
    if laid and not _laid:
        _elsewhere(_lay(url))
    name = _new_name()
    await _execute(url, f"CREATE DATABASE {name}" + (f" TEMPLATE {_laid[0]}" if laid else ""))
    try:
        yield _address(url, name)
    finally:
        await _execute(url, f"DROP DATABASE {name} WITH (FORCE)")


def drop_laid() -> None:
    """Takes away what databases were copied from."""
    while _laid:
        url = make_url(os.environ[VARIABLE]).set(drivername="postgresql+asyncpg")
        _elsewhere(_execute(url, f"DROP DATABASE {_laid.pop()} WITH (FORCE)"))


async def _lay(url: sa.URL) -> None:
    name = _new_name()
    await _execute(url, f"CREATE DATABASE {name}")
    _laid.append(name)
    await (await open_store(_address(url, name))).close()


def _new_name() -> str:
    return f"azalai_test_{secrets.token_hex(6)}"


def _address(url: sa.URL, name: str) -> str:
    return url.set(database=name).render_as_string(hide_password=False)


async def _execute(url: sa.URL, statement: str) -> None:
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.exec_driver_sql(statement)
    await engine.dispose()


def _elsewhere(work: Coroutine[object, object, None]) -> None:
    """On a loop of its own: that of a test does not outlive it."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, work).result()
