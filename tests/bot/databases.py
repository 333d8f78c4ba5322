"""Databases for tests of the store: a SQLite file, and PostgreSQL where a server is at hand.

AZALAI_TEST_POSTGRESQL holds the address of a server (`postgresql+asyncpg://user@/postgres?host=/run/postgresql`) on
which databases may be made and dropped; `.ci/run` starts one.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

VARIABLE = "AZALAI_TEST_POSTGRESQL"
KINDS = ("sqlite", "postgresql")


@asynccontextmanager
async def database(kind: str, folder: Path) -> AsyncGenerator[str]:
    """The address of an empty database that is gone afterwards. Skips where there is no PostgreSQL."""
    if kind == "sqlite":
        yield f"sqlite+aiosqlite:///{folder / 'azalai.db'}"
        return
    server = os.environ.get(VARIABLE)
    if not server:
        pytest.skip(f"{VARIABLE} names no PostgreSQL server")
    url = make_url(server).set(drivername="postgresql+asyncpg")
    name = f"azalai_test_{secrets.token_hex(6)}"
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.exec_driver_sql(f"CREATE DATABASE {name}")
    try:
        yield url.set(database=name).render_as_string(hide_password=False)
    finally:
        async with engine.connect() as connection:
            await connection.exec_driver_sql(f"DROP DATABASE {name} WITH (FORCE)")
        await engine.dispose()
