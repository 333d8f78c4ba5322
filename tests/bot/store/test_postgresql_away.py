"""PostgreSQL that is busy, silent, down or back again: callers get an error in time, and no answer is false."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import pytest
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from azalai.bot.errors import MaybeStored, Overloaded
from azalai.bot.store import Store, commits, open_store, postgresql
from azalai.bot.store.faults import is_transient
from tests.bot.databases import create_database
from tests.bot.servers import Server
from tests.bot.ways import Way, open_way


@asynccontextmanager
async def open_and_close(address: str) -> AsyncGenerator[Store]:
    """Open a store and close it afterwards."""
    store = await open_store(address)
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture
async def way(tmp_path: Path) -> AsyncGenerator[Way]:
    """Open a proxy to a database with the present schema."""
    async with create_database("postgresql", tmp_path, laid=True) as address, open_way(address) as proxy:
        yield proxy


async def note(store: Store, name: str) -> None:
    """Store a fact."""
    async with store.write() as tx:
        await tx.facts.upsert(name, "1")


async def is_noted(store: Store, name: str) -> bool:
    """Return True if a fact is stored."""
    async with store.read() as tx:
        return await tx.facts.get(name) is not None


@pytest.mark.costly
async def test_a_transaction_cut_off_from_its_client_ends_and_frees_its_locks(way: Way):
    async with open_and_close(way.address) as store:
        way.at_commit = "held"
        began = time.monotonic()
        with pytest.raises(DBAPIError):
            await note(store, "fact")
        assert not await is_noted(store, "fact")
        await note(store, "fact")
        assert await is_noted(store, "fact") and time.monotonic() - began < 30


@pytest.mark.costly
async def test_a_commit_without_an_answer_is_not_reported_as_stored(way: Way, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(commits, "LOOKS_FOR", 0.5)
    monkeypatch.setattr(postgresql, "CONNECTS_WITHIN", 1.5)
    async with open_and_close(way.address) as store:
        way.at_commit, way.at_cut = "after", way.stall
        with pytest.raises(MaybeStored) as error:
            await note(store, "fact")
        assert not error.value.decided
        way.heal()
        assert await is_noted(store, "fact")


@pytest.mark.long(seconds=10)
async def test_a_wait_for_a_silent_server_ends(way: Way, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(postgresql, "ANSWERS_WITHIN", 1.5)
    monkeypatch.setattr(postgresql, "CONNECTS_WITHIN", 1.5)
    monkeypatch.setattr(postgresql, "CLOSES_WITHIN", 0.5)
    async with open_and_close(way.address) as store:
        way.stall()
        began = time.monotonic()
        for act in (note(store, "fact"), is_noted(store, "fact"), is_noted(store, "fact")):
            with pytest.raises(OperationalError):
                await act
        assert time.monotonic() - began < 30
        way.heal()
        assert not await is_noted(store, "fact")
        way.stall()
        began = time.monotonic()
    assert time.monotonic() - began < 20


async def test_a_writer_can_read_while_all_others_write(tmp_path: Path):
    async with (
        create_database("postgresql", tmp_path, laid=True) as address,
        open_and_close(f"{address}&connections=4") as store,
    ):
        async with AsyncExitStack() as busy:
            for number in range(2):
                tx = await busy.enter_async_context(store.write())
                await tx.facts.upsert(f"fact {number}", "1")
            assert not await is_noted(store, "fact 0")
        assert await is_noted(store, "fact 0") and await is_noted(store, "fact 1")


@pytest.mark.costly(seconds=3)
@pytest.mark.parametrize("how", ["fast", "immediate"])
async def test_a_server_that_is_started_again_is_found_again(own: Server, how: str):
    async with open_and_close(await own.create_database()) as store:
        await asyncio.gather(*(note(store, f"before {number}") for number in range(4)))
        await asyncio.to_thread(own.stop, how)
        for act in (note(store, "meanwhile"), is_noted(store, "before 0")):
            with pytest.raises(SQLAlchemyError) as error:
                await act
            assert is_transient(error.value)
        await asyncio.to_thread(own.start)
        assert all([await is_noted(store, f"before {number}") for number in range(4)])
        await note(store, "after")
        assert await is_noted(store, "after") and not await is_noted(store, "meanwhile")


@pytest.mark.costly
async def test_a_query_during_a_restart_of_the_server_waits_for_it(own: Server, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("azalai.bot.store.postgresql.BACK_WITHIN", 60.0)
    async with open_and_close(await own.create_database()) as store:
        await note(store, "before")
        await asyncio.to_thread(own.stop, "fast")
        tasks = [asyncio.create_task(is_noted(store, "before")), asyncio.create_task(note(store, "meanwhile"))]
        await asyncio.wait(tasks, timeout=0.2)
        await asyncio.to_thread(own.start)
        assert (await asyncio.gather(*tasks))[0] and await is_noted(store, "meanwhile")


@pytest.mark.costly(seconds=3)
async def test_a_full_server_counts_as_busy_and_is_used_again_later(own: Server):
    async with open_and_close(await own.create_database()) as store:
        await store.close()  # now its connections are free for others
        async with take_all_connections(own):
            with pytest.raises(Overloaded):
                await note(store, "meanwhile")
            with pytest.raises(Overloaded):
                await is_noted(store, "meanwhile")
        await note(store, "after")
        assert await is_noted(store, "after") and not await is_noted(store, "meanwhile")


@asynccontextmanager
async def take_all_connections(own: Server) -> AsyncGenerator[None]:
    """Take every connection that the server still offers."""
    engine = create_async_engine(own.address("postgres"), poolclass=NullPool)
    async with AsyncExitStack() as connections:
        with suppress(DBAPIError):
            while True:
                await connections.enter_async_context(engine.connect())
        yield


@pytest.mark.costly(seconds=2)
async def test_only_the_first_query_waits_for_a_server_that_stays_away(own: Server, monkeypatch: pytest.MonkeyPatch):
    async with open_and_close(await own.create_database()) as store:
        await asyncio.to_thread(own.stop, "fast")
        try:
            with pytest.raises(SQLAlchemyError):
                await is_noted(store, "fact")
            monkeypatch.setattr("azalai.bot.store.postgresql.LOOKS_EVERY", 10.0**9)
            with pytest.raises(SQLAlchemyError):
                await is_noted(store, "fact")
        finally:
            await asyncio.to_thread(own.start)
        assert not await is_noted(store, "fact")


@pytest.mark.costly
@pytest.mark.parametrize("how", ["fast", "immediate"])
async def test_a_transaction_that_the_end_of_the_server_finds_open_is_not_stored(own: Server, how: str):
    async with open_and_close(await own.create_database()) as store:
        with pytest.raises(SQLAlchemyError) as error:
            async with store.write() as tx:
                await tx.facts.upsert("fact", "1")
                assert await tx.facts.get("fact") == "1"
                await asyncio.to_thread(own.stop, how)
        assert is_transient(error.value)
        await asyncio.to_thread(own.start)
        assert not await is_noted(store, "fact")


@pytest.mark.costly(seconds=2)
@pytest.mark.parametrize(("how", "known"), [("fast", True), ("immediate", False)])
async def test_after_a_crash_the_number_of_a_transaction_proves_nothing_good(own: Server, how: str, known: bool):
    """A crash loses transactions that are not on the disk, and another transaction may get the same number."""
    address = await own.create_database()
    async with open_way(address) as way, open_and_close(way.address) as store:

        def restart() -> None:
            own.stop(how)
            own.start()

        way.at_commit, way.at_cut = "after", restart
        if known:
            await note(store, "fact")
        else:
            with pytest.raises(MaybeStored) as error:
                await note(store, "fact")
            assert error.value.decided
        assert await is_noted(store, "fact")
