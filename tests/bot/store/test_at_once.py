"""Simultaneous changes, which are made one after the other on PostgreSQL as on SQLite."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from azalai.bot.clocks.holidays import set_holiday
from azalai.bot.clocks.seat_clock import recompute_deadlines
from azalai.bot.config import Settings
from azalai.bot.errors import Refused
from azalai.bot.followers.store import Followers
from azalai.bot.history.ratings import rate
from azalai.bot.operations.downtime import shift_deadlines_by_downtime
from azalai.bot.people.guild_settings import GuildSettings, guild_settings, lock_guild_settings, set_guild_settings
from azalai.bot.people.limits import Limits
from azalai.bot.people.person import Person
from azalai.bot.privacy.rules import erase
from azalai.bot.reviews.store import Reviews
from azalai.bot.solo.store import SoloGames, SoloKind, SoloRow
from azalai.bot.store import Store, Transaction, postgresql
from azalai.bot.store.installation import HEARTBEAT
from azalai.bot.store.result_rows import ResultRow
from azalai.bot.store.rows import MessageKind, Pause, Status, TimerKind, Use
from azalai.bot.tables.channels import note_missing_permission
from azalai.bot.tables.host import Host
from tests.bot.store.test_people import NOW, OTHER, WHO, store_table
from tests.bot.without_discord import StillClock, proposals_of

Work = Callable[[Transaction], Awaitable[Any]]


async def run_at_once(store: Store, *works: Work) -> list[Any]:
    """Run each work in a transaction of its own, and return the answers or errors.

    Each work starts before the one before it commits.
    """

    async def run_one(number: int, work: Work) -> Any:
        await asyncio.sleep(number / 20)
        async with store.write() as tx:
            answer = await work(tx)
            await asyncio.sleep(0.2)
            return answer

    return await asyncio.gather(*(run_one(number, work) for number, work in enumerate(works)), return_exceptions=True)


@pytest.mark.costly
async def test_two_remember_a_person_for_the_first_time(store: Store):
    assert await run_at_once(
        store, lambda tx: tx.people.change(WHO, locale="fr"), lambda tx: tx.people.change(WHO, dm_channel_id=7)
    ) == [None, None]
    async with store.read() as tx:
        person = await tx.people.get(WHO)
    assert person is not None and (person.locale, person.dm_channel_id) == ("fr", 7)


@pytest.mark.costly_cases("postgresql")
async def test_two_note_the_same_fact(store: Store):
    assert await run_at_once(store, lambda tx: tx.facts.upsert("x", "1"), lambda tx: tx.facts.upsert("x", "2")) == [
        None,
        None,
    ]
    async with store.read() as tx:
        assert await tx.facts.get("x") == "2"


@pytest.mark.costly_cases("postgresql")
async def test_a_lesson_that_is_begun_twice_is_one(store: Store):
    async def begin(tx: Transaction) -> int:
        new = SoloRow(kind=SoloKind.LESSON, user_id=WHO, game="souk", version=1, began_at=NOW, changed_at=NOW)
        return (await tx.get(SoloGames).begin(new, replace=True)).id

    first, second = await run_at_once(store, begin, begin)
    async with store.read() as tx:
        row = await tx.get(SoloGames).find_own(WHO, SoloKind.LESSON, "souk")
    assert row is not None and first < second == row.id


@pytest.mark.costly_cases("postgresql")
async def test_a_review_is_begun_once(store: Store):
    table = await store_table(store, 7, Status.FINISHED)
    assert await run_at_once(
        store, lambda tx: tx.get(Reviews).begin(table), lambda tx: tx.get(Reviews).begin(table)
    ) == [
        True,
        False,
    ]


@pytest.mark.costly_cases("postgresql")
async def test_following_twice_is_following_once(store: Store):
    table = await store_table(store, 7, Status.RUNNING)

    async def follow(tx: Transaction) -> None:
        await tx.get(Followers).add(table, WHO, told_at=NOW)

    assert await run_at_once(store, follow, follow) == [None, None]
    async with store.read() as tx:
        assert await tx.get(Followers).count(table) == 1


@pytest.mark.costly
async def test_everything_is_paused_once_and_the_time_of_the_pause_is_made_up_for_once(store: Store):
    table = await store_table(store, 7, Status.RUNNING)
    async with store.write() as tx:
        await tx.timers.set(table, TimerKind.DEADLINE, NOW, 0)
    begin = Pause(since=NOW - 50, reason="x")
    assert await run_at_once(
        store, lambda tx: tx.operations.begin_pause(begin), lambda tx: tx.operations.begin_pause(begin)
    ) == [True, False]
    assert await run_at_once(
        store, lambda tx: tx.operations.end_pause(NOW), lambda tx: tx.operations.end_pause(NOW)
    ) == [
        50.0,
        None,
    ]
    async with store.read() as tx:
        assert await tx.timers.find_next_due(0.0) == NOW + 50


@pytest.mark.costly_cases("postgresql-the server")
@pytest.mark.parametrize("shared", ["the person", "the server"])
async def test_users_are_counted_one_after_the_other(store: Store, shared: str):
    limits = Limits(Settings(openings=(1, 99) if shared == "the person" else (99, 1)), StillClock())

    def opening(user: int, guild: int) -> Work:
        async def work(tx: Transaction) -> None:
            await limits.check(tx, Use.OPENING, user, guild)
            await limits.note(tx, Use.OPENING, user, guild=guild)

        return work

    works = [opening(WHO, 1), opening(WHO, 2)] if shared == "the person" else [opening(WHO, 1), opening(OTHER, 1)]
    first, second = await run_at_once(store, *works)
    assert first is None and isinstance(second, Refused) and second.reason == "refusal-tables-today"


@pytest.mark.costly
async def test_two_games_that_end_at_once_are_both_rated(store: Store):
    tables = [await store_table(store, channel, Status.FINISHED) for channel in (7, 8)]

    def end(table: int) -> Work:
        async def work(tx: Transaction) -> None:
            rows = [
                ResultRow(
                    table_id=table,
                    seat=seat,
                    user_id=user,
                    game="souk",
                    guild_id=1,
                    place=seat + 1,
                    score=0.0,
                    counted=True,
                    ended_at=NOW,
                )
                for seat, user in enumerate((WHO, OTHER))
            ]
            await rate(tx, rows)

        return work

    assert await run_at_once(store, *map(end, tables)) == [None, None]
    async with store.read() as tx:
        assert [(row.guild_id, row.games) for row in await tx.results.list_ratings(WHO)] == [(0, 2), (1, 2)]


@pytest.mark.costly_cases("postgresql")
async def test_two_changes_of_a_servers_settings_are_both_kept(store: Store):
    def set_to(**values: Any) -> Work:
        async def work(tx: Transaction) -> None:
            now = await lock_guild_settings(tx, 1)
            known = {"pace": now.pace, "robots": now.robots} | values
            await set_guild_settings(tx, 1, GuildSettings(**known))

        return work

    assert await run_at_once(store, set_to(pace=24.0), set_to(robots=False)) == [None, None]
    async with store.read() as tx:
        stored = await guild_settings(tx, 1)
    assert (stored.pace, stored.robots) == (24.0, False)


@pytest.fixture
def host(store: Store, still_clock: StillClock) -> Host:
    """Return a host of that store."""
    return Host(store, still_clock, Settings())


@pytest.fixture
def slow_commits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Delay commits, so that another transaction runs between the writes of one and its commit."""
    committed = postgresql._commit

    async def commit_late(connection: AsyncConnection) -> Exception | None:
        await asyncio.sleep(0.2)
        return await committed(connection)

    monkeypatch.setattr(postgresql, "_commit", commit_late)


@pytest.mark.costly_cases("postgresql")
async def test_a_holiday_is_taken_once(host: Host, slow_commits: None):
    day = datetime.fromtimestamp(host.now(), UTC).date() + timedelta(days=3)
    results = await asyncio.gather(*(set_holiday(host, WHO, day, day) for _ in range(2)), return_exceptions=True)
    refused = [result for result in results if isinstance(result, Refused)]
    assert [refusal.reason for refusal in refused] == ["refusal-holiday-overlap"] and [] in results


@pytest.mark.costly_cases("postgresql")
async def test_downtime_is_made_up_for_once(host: Host, slow_commits: None):
    table = await store_table(host.store, 7, Status.RUNNING)
    async with host.store.write() as tx:
        await tx.facts.upsert(HEARTBEAT, str(host.now() - 10_000))
        await tx.timers.set(table, TimerKind.DEADLINE, host.now(), 0)
    assert sorted(await asyncio.gather(*(shift_deadlines_by_downtime(host) for _ in range(2)))) == [0.0, 10_000.0]
    async with host.store.read() as tx:
        assert await tx.timers.find_next_due(0.0) == host.now() + 10_000


@pytest.mark.costly_cases("postgresql")
async def test_missing_parts_of_a_table_are_reported_once(host: Host, slow_commits: None):
    table = await store_table(host.store, 7, Status.RUNNING)
    await asyncio.gather(*(note_missing_permission(host, table, "missing-view") for _ in range(2)))
    async with host.store.read() as tx:
        assert len(await tx.outbox.list_addresses_of(table, MessageKind.DM_NOTICE)) == 1


@pytest.mark.costly_cases("postgresql")
async def test_a_turn_that_ends_meanwhile_gets_no_deadline_by_a_holiday(store: Store):
    table = await store_table(store, 7, Status.RUNNING)
    async with store.write() as tx:
        await tx.seats.change(table, 0, deciding=True, due=NOW + 10_000, clock_since=NOW, bank=0.0)
        await tx.tables.change(table, pace='{"hours": 24}')

    async def end_turn(tx: Transaction) -> None:
        await tx.seats.change(table, 0, deciding=False, due=None, clock_since=None)
        await tx.seats.list_at(table)

    assert await run_at_once(store, end_turn, lambda tx: recompute_deadlines(tx, WHO, NOW)) == [None, [table]]
    async with store.read() as tx:
        assert (await tx.seats.list_at(table))[0].due is None
        assert await tx.timers.find_next_due(0.0) is None


@pytest.mark.costly_cases("postgresql")
async def test_a_change_of_a_table_and_the_erasing_of_its_host_do_not_block_each_other(host: Host):
    table = await store_table(host.store, 7, Status.FINISHED)
    changed = asyncio.Event()

    async def change_table() -> None:
        async with host.store.write() as tx:
            await tx.tables.change(table, position=1)
            await tx.tables.get(table)  # so that the change is sent
            changed.set()
            await asyncio.sleep(0.3)
            await tx.seats.change(table, 0, open=True)
            await tx.seats.change(table, 1, open=True)

    async def erase_host() -> None:
        await changed.wait()
        await erase(proposals_of(host), Person(WHO, "Amara"))

    assert await asyncio.gather(change_table(), erase_host(), return_exceptions=True) == [None, None]
    async with host.store.read() as tx:
        row, seats = await tx.tables.get(table), await tx.seats.list_at(table)
    assert row is not None and (row.host_id, row.position) == (OTHER, 1)
    assert [(seat.user_id, seat.open) for seat in seats] == [(None, True), (OTHER, True)]
