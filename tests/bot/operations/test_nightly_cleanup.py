"""Nightly cleanup: old games if the operator wants that, and marks whose time is over."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, cast

import msgspec
import pytest
import sqlalchemy as sa

from azalai.bot.config import read_settings
from azalai.bot.errors import CannotStart, Refused
from azalai.bot.hosting.endings import resign
from azalai.bot.hosting.idle import check_idle
from azalai.bot.operations.nightly_cleanup import AT_ONCE, Tidying
from azalai.bot.privacy.rules import erase
from azalai.bot.profiles.rules import leaderboard
from azalai.bot.store import schema, tournament_schema
from azalai.bot.store.about import AboutServer
from azalai.bot.store.rows import MessageKind, TimerKind
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from tests.bot.fixtures import A_DAY, FailingStore, Opening, offer, start_table
from tests.bot.without_discord import (
    AMARA,
    GUILD,
    IDIR,
    THOMAS,
    StillClock,
    play_moves,
    proposals_of,
    running_table,
    timers_at,
)

DAY = 86_400.0


async def count_rows(host: Host, table: int) -> dict[str, int]:
    """Return the number of rows of each kind that belong to a table, without daily usage."""
    counts: dict[str, int] = {}
    async with host.store.change_schema() as connection:
        for kind in schema.metadata.sorted_tables:
            column = kind.c.id if kind is schema.tables else kind.c.get("table_id")
            if column is None or kind is schema.usage:
                continue
            query = sa.select(sa.func.count()).select_from(kind).where(column == table)
            if count := (await connection.execute(query)).scalar_one():
                counts[kind.name] = count
    return counts


async def play_game(host: Host) -> int:
    """Play a game of Amara and Thomas with a failed vote to its end, and return its number."""
    table = await running_table(host, THOMAS)
    await proposals_of(host).propose(table, AMARA, "end")
    for _ in range(3):
        await play_moves(host, table, AMARA, "offer 1")
        await play_moves(host, table, THOMAS, "offer 0")
    return table


def make_tidying(host: Host, days: float | None) -> Tidying:
    """Return the cleanup of a bot that keeps games for N days."""
    host.settings = msgspec.structs.replace(host.settings, retention=None if days is None else days * DAY)
    return Tidying(host)


@pytest.mark.costly
async def test_old_games_go_with_all_that_hangs_on_them_and_ratings_stay(host: Host, still_clock: StillClock):
    """The retention deletes games with all their rows and keeps the ratings."""
    old = [await play_game(host) for _ in range(3)]
    still_clock.at += 39 * DAY
    new, runs = await play_game(host), await running_table(host, THOMAS)
    before, best = await count_rows(host, new), await leaderboard(host, "souk", GUILD, IDIR.id)
    still_clock.at += 2 * DAY
    tidying = make_tidying(host, 40)
    again = await tidying.look(host.now())
    assert 0 < again - host.now() <= DAY
    assert [await count_rows(host, moment) for moment in old] == [{}] * 3
    assert await count_rows(host, new) == before
    assert (await load(host, runs)).seats[0].user_id == AMARA.id
    assert await leaderboard(host, "souk", GUILD, IDIR.id) == best and len(best) == 2
    with pytest.raises(Refused, match="refusal-no-table"):
        await load(host, old[0])
    async with host.store.read() as tx:
        assert await tx.maintenance.count_orphans() == {}


@pytest.mark.parametrize(("days", "expected"), [(40, [2]), (None, [1, 2])])
async def test_posts_in_servers_are_remembered_as_long_as_games_are_kept(
    host: Host, still_clock: StillClock, days: float | None, expected: list[int]
):
    for message in (1, 2):
        async with host.store.write() as tx:
            at = host.now()
            await tx.messages.remember(AboutServer(GUILD), MessageKind.MORNING, 7, message, body="11", written_at=at)
        still_clock.at += 39 * DAY
    table = await play_game(host)
    await make_tidying(host, days).look(host.now())
    async with host.store.read() as tx:
        messages = await tx.messages.list_about(AboutServer(GUILD), MessageKind.MORNING)
    assert [message.message_id for message in messages] == expected
    assert await count_rows(host, table)


async def store_tournament(host: Host, status: str, tables: Sequence[int], *, ended: float | None = None) -> int:
    """Store a tournament with Amara, whose games these tables are, and return its number."""
    row = {"guild_id": GUILD, "channel_id": 7, "host_id": AMARA.id, "name": "Desert cup", "game": "souk"}
    row |= {"options": b"{}", "language": "en", "kind": "swiss", "wanted": 2, "rounds": 3, "pace": "{}", "least": 2}
    row |= {"most": 8, "hours": 0.0, "status": status, "seed": b"x" * 32, "created_at": 0.0, "ended_at": ended}
    cups = tournament_schema
    async with host.store.change_schema() as connection:
        number = await connection.execute(sa.insert(cups.tournaments).values(row).returning(cups.tournaments.c.id))
        cup = int(number.scalar_one())
        person = {"tournament_id": cup, "number": 0, "user_id": AMARA.id, "name": AMARA.name}
        await connection.execute(sa.insert(cups.entrants).values(person))
        for at, table in enumerate(tables):
            game = {"tournament_id": cup, "number": at, "round": 1, "seats": "[0, 1]", "table_id": table}
            await connection.execute(sa.insert(cups.tournament_games).values({**game, "places": "[1, 2]"}))
    return cup


async def list_numbers(host: Host, table: sa.Table) -> list[int]:
    """Return the numbers of all rows of a table."""
    async with host.store.change_schema() as connection:
        return sorted(int(row.id) for row in (await connection.execute(sa.select(table.c.id))).all())


async def test_tables_of_a_tournament_that_runs_are_never_removed(host: Host, still_clock: StillClock):
    in_cup, beside, newest = [await play_game(host) for _ in range(3)]
    await store_tournament(host, "running", [in_cup])
    still_clock.at += 400 * DAY
    await make_tidying(host, 40).look(host.now())
    assert await list_numbers(host, schema.tables) == [in_cup, newest]
    assert await count_rows(host, beside) == {}


async def test_a_tournament_is_removed_with_its_tables(host: Host, still_clock: StillClock):
    first, second, _ = [await play_game(host) for _ in range(3)]
    old, _ = (
        await store_tournament(host, "over", [first, second], ended=host.now()),
        await store_tournament(host, "cancelled", []),
    )
    still_clock.at += 39 * DAY
    lately = await store_tournament(host, "over", [], ended=host.now())
    await make_tidying(host, 40).look(host.now())
    assert old in await list_numbers(host, tournament_schema.tournaments)
    still_clock.at += 2 * DAY
    await make_tidying(host, 40).look(host.now())
    numbers = await list_numbers(host, tournament_schema.tournaments)
    assert old not in numbers and lately in numbers
    assert not {first, second} & set(await list_numbers(host, schema.tables))
    async with host.store.read() as tx:
        assert await tx.maintenance.count_orphans() == {}


async def test_a_tournament_waits_for_its_last_table(host: Host, still_clock: StillClock):
    runs = await running_table(host, THOMAS)
    cup = await store_tournament(host, "cancelled", [runs], ended=host.now())
    await store_tournament(host, "open", [])
    still_clock.at += 400 * DAY
    await make_tidying(host, 40).look(host.now())
    assert cup in await list_numbers(host, tournament_schema.tournaments)
    assert runs in await list_numbers(host, schema.tables)


async def test_the_newest_rows_stay_so_that_no_number_is_given_twice(host: Host, still_clock: StillClock):
    tables = [await play_game(host) for _ in range(2)]
    cups = [await store_tournament(host, "over", [], ended=host.now()) for _ in range(2)]
    still_clock.at += 400 * DAY
    await make_tidying(host, 40).look(host.now())
    assert await list_numbers(host, schema.tables) == tables[-1:]
    assert await list_numbers(host, tournament_schema.tournaments) == cups[-1:]
    assert await play_game(host) > tables[-1]
    assert await store_tournament(host, "open", []) > cups[-1]


async def test_games_are_kept_without_a_set_limit(host: Host, still_clock: StillClock):
    table = await play_game(host)
    before = await count_rows(host, table)
    still_clock.at += 4000 * DAY
    await make_tidying(host, None).look(host.now())
    assert await count_rows(host, table) == before


async def test_a_closed_deal_is_stored_as_long_as_it_can_be_resumed(host: Host, still_clock: StillClock):
    table = await running_table(host, THOMAS)
    still_clock.at += host.settings.idle_after
    for wait in (7 * DAY, 0.0):
        (timer,) = await timers_at(host, table, TimerKind.IDLE)
        await check_idle(proposals_of(host), timer)
        still_clock.at += wait
    await play_game(host)
    still_clock.at += 80 * DAY
    await make_tidying(host, 30).look(host.now())
    assert await count_rows(host, table)
    still_clock.at += 11 * DAY
    await make_tidying(host, 30).look(host.now())
    assert await count_rows(host, table) == {}


@pytest.mark.costly(seconds=2)
async def test_many_old_games_go_in_parts_and_once_a_day_is_enough(host: Host, still_clock: StillClock):
    tables: list[int] = []
    for _ in range(AT_ONCE + 3):
        tables.append(await running_table(host, THOMAS))
        await resign(proposals_of(host), tables[-1], AMARA)
    still_clock.at += 31 * DAY
    tidying = make_tidying(host, 30)
    assert await tidying.look(host.now()) < host.now() + 60
    assert len([table for table in tables if await count_rows(host, table)]) == 3
    still_clock.at += 10
    assert await tidying.look(host.now()) > host.now() + 60
    assert [table for table in tables if await count_rows(host, table)] == tables[-1:], (
        "whose number is given to no other"
    )


async def test_a_store_that_can_not_be_written_stops_nothing(host: Host, still_clock: StillClock):
    table, _ = await play_game(host), await play_game(host)
    still_clock.at += 31 * DAY
    tidying, whole = make_tidying(host, 30), host.store
    host.store = cast(Any, FailingStore(whole, OSError("full"), at_commit=True))
    assert await tidying.look(host.now()) == host.now() + 3600
    host.store = whole
    assert await count_rows(host, table)
    await tidying.look(host.now() + 3600)
    assert await count_rows(host, table) == {}


async def test_marks_of_erased_people_go_when_their_year_is_over(host: Host, still_clock: StillClock):
    still_clock.at = datetime(2026, 12, 20, tzinfo=UTC).timestamp()
    await running_table(host, THOMAS, IDIR)
    async with host.store.write() as tx:
        await tx.holidays.add(IDIR.id, host.now() - 2 * DAY, host.now() - DAY, *A_DAY)
    await erase(proposals_of(host), IDIR)
    for day, left in ((datetime(2027, 1, 1, tzinfo=UTC), 1), (datetime(2027, 1, 2, 12, tzinfo=UTC), 0)):
        still_clock.at = day.timestamp()
        await Tidying(host).look(host.now())
        async with host.store.read() as tx:
            assert bool(await tx.erased.count_days(IDIR.id, 2026)) == bool(left)
            assert [mark for mark in await tx.erased.list_marks(IDIR.id) if "table_id" in mark]


@pytest.mark.parametrize("text", ["0", "29", "-3", "a year", "30.5", "99999999"])
def test_a_time_of_which_nothing_can_be_made_is_refused(text: str):
    with pytest.raises(CannotStart, match="AZALAI_RETENTION_DAYS"):
        read_settings({"AZALAI_RETENTION_DAYS": text}, None)
    assert read_settings({"AZALAI_RETENTION_DAYS": "365"}, None).retention == 365 * DAY
    assert read_settings({}, None).retention is None


@pytest.mark.costly
async def test_a_running_bot_tidies_at_night_and_says_in_privacy_how_long_games_are_kept(open_simulator: Opening):
    async with open_simulator(retention=30 * DAY) as simulator:
        card = await start_table(simulator, "Thomas")
        for _ in range(3):
            for name in ("Amara", "Thomas"):
                await offer(simulator.person(name), card)
        amara = simulator.person("Amara")
        await amara.slash(simulator.channel(), "souk new")  # a newer table, which stays as the newest
        text = (await amara.slash(None, "azalai privacy")).text
        assert "Finished games are removed 30 days after their end" in text
        await simulator.pass_time(31.5 * DAY)
        async with simulator.bot.rooms.host.store.read() as tx:
            assert await tx.tables.get(1) is None
        assert "There is no such table" in (await amara.press(card, "Log")).text
