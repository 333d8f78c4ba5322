"""Fixtures for several processes: an empty PostgreSQL, and members that serve it without a bot."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from azalai.bot.cluster.admission import ALL
from azalai.bot.cluster.postgresql_cluster import Shared
from azalai.bot.sharding import ShardRange
from azalai.bot.store import Store, open_store
from azalai.bot.store.session import Session
from tests.bot.databases import create_database

Joining = Callable[..., Awaitable[tuple[Store, Shared]]]
Opening = Callable[..., Awaitable[Session]]


@pytest.fixture
async def database_url(tmp_path: Path) -> AsyncGenerator[str]:
    """Yield the address of an empty PostgreSQL of the present schema."""
    async with create_database("postgresql", tmp_path, laid=True) as address:
        yield address


@pytest.fixture
async def join(database_url: str) -> AsyncGenerator[Joining]:
    """Yield a function that joins with some shards (None: all) and returns the store and the member.

    It takes another address of the same database.
    """
    async with AsyncExitStack() as stack:

        async def join_cluster(
            shards: ShardRange = ALL, address: str | None = None, version: str = "1.0"
        ) -> tuple[Store, Shared]:
            store = await open_store(address or database_url)
            stack.push_async_callback(store.close)
            shared = store.shareable
            assert shared is not None
            member = Shared(store, shared, shards, version)
            stack.push_async_callback(member.close)
            await member.start()
            return store, member

        yield join_cluster


@pytest.fixture
async def line(database_url: str) -> AsyncGenerator[Opening]:
    """Yield a function that opens lines that hear nothing."""
    async with AsyncExitStack() as stack:

        async def open_line(name: str = "a line of a test") -> Session:
            session = await Session.open(make_url(database_url), name, lambda *_: None)
            stack.push_async_callback(session.close)
            return session

        yield open_line
