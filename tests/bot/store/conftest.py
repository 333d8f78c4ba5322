"""Fixtures of the store's tests."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Generator
from pathlib import Path

import pytest

from azalai.bot.store import Store, open_store
from tests.bot.databases import KINDS, create_database
from tests.bot.servers import Server, start_server


@pytest.fixture(params=KINDS)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncGenerator[Store]:
    """Open a new store, on SQLite and on PostgreSQL."""
    async with create_database(request.param, tmp_path, laid=True) as address:
        new_store = await open_store(address)
        yield new_store
        await new_store.close()


@pytest.fixture(params=KINDS)
async def where(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncGenerator[str]:
    """Yield the address of an empty database."""
    async with create_database(request.param, tmp_path) as address:
        yield address


@pytest.fixture(scope="module")
def own() -> Generator[Server]:
    """Start a PostgreSQL server for this module, whose tests stop it."""
    with start_server() as started:
        yield started
