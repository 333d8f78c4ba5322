"""Member of a cluster on PostgreSQL, without a bot."""

from __future__ import annotations

import asyncio
import zlib
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import SQLAlchemyError

from azalai.bot.cluster import members
from azalai.bot.cluster.locks import hold_lock
from azalai.bot.cluster.postgresql_cluster import JOINING, Shared
from azalai.bot.errors import CannotGoOn, CannotStart
from azalai.bot.sharding import ShardRange
from azalai.bot.store import Store, open_store
from azalai.bot.store.addresses import UserAddress
from azalai.bot.store.migrate import list_revisions
from azalai.bot.store.postgresql import Lock
from azalai.bot.store.session import Session
from tests.bot.cluster.conftest import Joining, Opening
from tests.bot.store.next_schema import add_schema
from tests.bot.ways import open_way
from tests.wire.processes import wait_until

HALVES = ShardRange(0, 0, 2), ShardRange(1, 1, 2)
END_LINES = """
    SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE locktype = 'advisory' AND classid = 7270001 AND datname = current_database()
"""


@pytest.mark.costly
@pytest.mark.parametrize("shards", [ShardRange(0, 0, 1), HALVES[0]], ids=["alone", "one of two"])
async def test_a_process_whose_line_has_ended_joins_again(join: Joining, line: Opening, shards: ShardRange) -> None:
    _, member = await join(shards)
    reasons: list[CannotGoOn] = []
    member.over.listen(reasons.append)
    before = _number(member)
    await (await line()).ask(END_LINES)
    await wait_until(lambda: reasons or _number(member) not in (0, before))
    assert not reasons and [process.shards for process in member.living] == [shards]


@pytest.mark.costly(seconds=2)
async def test_an_exclusive_task_waits_until_a_lost_line_is_back(join: Joining, line: Opening) -> None:
    """A line that is lost during an exclusive task, such as registering commands, logs no fault."""
    _, member = await join(HALVES[0])
    looking = await line()
    async with hold_lock(looking, Lock.NAME, zlib.crc32(b"commands") >> 1):
        waiting = asyncio.create_task(_lock_alone(member, "commands"))
        await looking.ask("SELECT 1")
        await looking.ask(END_LINES)
    async with asyncio.timeout(60):
        assert await waiting


@pytest.mark.costly
async def test_a_share_is_given_back_when_nothing_of_it_is_on_its_way_any_more(
    join: Joining, line: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An earlier release would let the next process send a message a second time."""
    monkeypatch.setattr("azalai.bot.cluster.pulse.EVERY", 0.05)
    _, first = await join(HALVES[0])
    user, outside = UserAddress(1 << 22), await line()
    async with first.sending(user, 1) as lease:
        assert lease is not None and set(first.shares) == {0, 1}
        _, second = await join(HALVES[1])
        await wait_until(lambda: set(first.shares) == {0})
        await _wait_for_beats(outside, 3)
        assert lease.holds() and set(second.shares) == set()
        async with first.sending(user, 1) as another:
            assert another is None
    await wait_until(lambda: set(second.shares) == {1})


async def _wait_for_beats(line: Session, times: int) -> None:
    """Wait until all members have reported N times that they are alive."""
    for _ in range(times):
        before = await _load_beats(line)

        async def has_new_beats(before: dict[int, float] = before) -> bool:
            now = await _load_beats(line)
            return all(now[number] > at for number, at in before.items())

        await wait_until(has_new_beats)


async def _load_beats(line: Session) -> dict[int, float]:
    """Return the moment of each process's last sign of life."""
    return {row["id"]: row["seen_at"] for row in await line.ask("SELECT id, seen_at FROM processes")}


async def _lock_alone(member: Shared, name: str) -> bool:
    """Take an exclusive lock and return True."""
    async with member.lock(name):
        return True


@pytest.mark.costly(seconds=2)
async def test_a_process_rejoins_though_the_server_missed_its_loss(database_url: str, join: Joining) -> None:
    async with open_way(database_url) as way:
        store, member = await join(HALVES[0], way.address)
        reasons: list[CannotGoOn] = []
        member.over.listen(reasons.append)
        await wait_until(lambda: set(member.shares) == {0, 1})
        before, began = _number(member), asyncio.get_running_loop().time()
        way.abandon()
        await wait_until(lambda: reasons or (_number(member) not in (0, before) and set(member.shares) == {0, 1}))
        assert not reasons and asyncio.get_running_loop().time() - began < members.GONE_AFTER * 2
        async with store.read(once=True) as tx:  # no reader waits for the lost connections
            assert await tx.people.get(1) is None


@pytest.mark.costly(seconds=7)
async def test_a_question_to_a_lost_database_ends_with_an_error(database_url: str, join: Joining) -> None:
    async with open_way(database_url) as way:
        store, _ = await join(HALVES[0], way.address)

        async def look() -> Any:
            async with store.read(once=True) as tx:
                return await tx.people.get(1)

        await look()
        way.stall()
        async with asyncio.timeout(30):
            with pytest.raises((OSError, SQLAlchemyError)):
                await look()
        way.heal()


@pytest.mark.costly
async def test_a_process_that_sleeps_while_joining_blocks_others_only_briefly(
    join: Joining, line: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(members, "GONE_AFTER", 0.5)
    asleep = await line()
    async with hold_lock(asleep, Lock.NAME, JOINING), asyncio.timeout(60):
        _, member = await join()
        assert member.first
    await asyncio.wait_for(asleep.wait_ended(), 60)


@pytest.mark.costly(seconds=3)
async def test_a_person_changed_by_one_process_is_forgotten_by_the_other(database_url: str, join: Joining) -> None:
    async with open_way(database_url) as way:
        stores = [(await join(HALVES[0]))[0], (await join(HALVES[1], way.address))[0]]
        await _wait_for_changes(stores, "fr")
        way.abandon()  # the connection to the database is lost and returns
        await _wait_for_changes(stores, "de")


async def _wait_for_changes(stores: list[Store], locale: str) -> None:
    """Wait until each of the two stores sees the changes of the other, once they may remember users."""
    first, second = stores
    for one, other, user in ((first, second, 1), (second, first, 2)):
        async with asyncio.timeout(60):
            while await _load_locale(other, user) == locale or not other.find_cached_person(user):
                await _change(other, user, "en-US")
                await _load_locale(other, user)
                await asyncio.sleep(0.02)
        async with asyncio.timeout(60):
            while True:
                try:
                    await _change(one, user, locale)
                    break
                except (SQLAlchemyError, OSError):
                    await asyncio.sleep(0.02)

        async def is_heeded(other: Store = other, user: int = user) -> bool:
            return await _load_locale(other, user) == locale

        await wait_until(is_heeded)


async def _change(store: Store, user: int, locale: str) -> None:
    async with store.write() as tx:
        await tx.people.change(user, locale=locale)


async def _load_locale(store: Store, user: int) -> str | None:
    known = store.find_cached_person(user)
    if known is None:
        async with store.read(once=True) as tx:
            row = await tx.people.get(user)
            known = () if row is None else (row,)
    return known[0].locale if known else None


def _number(member: Shared) -> int:
    """Return the member's number among the living, or 0 while it has none."""
    return max((process.number for process in member.living), default=0)


# Versions


@pytest.mark.costly
async def test_two_versions_of_the_same_schema_serve_side_by_side(join: Joining) -> None:
    _, first = await join(HALVES[0], version="1.0")
    _, second = await join(HALVES[1], version="1.1")
    await wait_until(lambda: (set(first.shares), set(second.shares)) == ({0}, {1}))
    assert [process.version for process in second.living] == ["1.0", "1.1"]


@pytest.mark.costly
async def test_a_schema_is_not_changed_under_those_who_serve_it(
    database_url: str, join: Joining, line: Opening, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    await join(HALVES[0])
    outside = await line()
    present = list_revisions()[-1]
    add_schema(monkeypatch, tmp_path)
    with pytest.raises(CannotStart, match="Other processes of an older version serve this database"):
        await open_store(database_url)
    assert (await outside.ask("SELECT version_num FROM alembic_version"))[0][0] == present


@pytest.mark.costly
async def test_a_process_that_comes_back_to_another_schema_ends(join: Joining, line: Opening) -> None:
    _, member = await join(HALVES[0])
    reasons: list[CannotGoOn] = []
    member.over.listen(reasons.append)
    outside = await line()
    await outside.ask("UPDATE alembic_version SET version_num = '9999'")
    await outside.ask(END_LINES)
    await wait_until(lambda: reasons)
    assert "written by a newer version" in str(reasons[0])
    assert not await outside.ask("SELECT 1 FROM processes")


@pytest.mark.costly
async def test_a_process_that_comes_back_after_its_replacement_ends(
    database_url: str, join: Joining, line: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("azalai.bot.cluster.postgresql_cluster.PREDECESSOR", 0.5)
    async with open_way(database_url) as way:
        _, member = await join(HALVES[0], way.address)
        reasons: list[CannotGoOn] = []
        member.over.listen(reasons.append)
        way.cut()
        await (await line()).ask(END_LINES)
        async with asyncio.timeout(60):
            while True:
                try:
                    await join(HALVES[0])
                    break
                except CannotStart:
                    await asyncio.sleep(0.05)
        way.heal()
        await wait_until(lambda: reasons)
    assert "Stop that one first" in str(reasons[0])
