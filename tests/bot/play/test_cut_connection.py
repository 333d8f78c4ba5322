"""Connection to PostgreSQL that is cut exactly at COMMIT: the report is true for every kind of act, stored or not."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from azalai.bot.app.timers import make_timers
from azalai.bot.clocks.holidays import cancel_holiday, change_preferences, set_holiday
from azalai.bot.clocks.pace import Pace, encode_pace
from azalai.bot.hosting import endings, lobby, lobby_robots, seats
from azalai.bot.hosting.agreements import END
from azalai.bot.hosting.table_options import set_pace
from azalai.bot.people.guild_settings import GuildSettings, set_guild_settings
from azalai.bot.people.person import Person
from azalai.bot.play import turns
from azalai.bot.premoves import rules as premoves
from azalai.bot.privacy import rules as privacy
from azalai.bot.reviews.rules import Reviewer
from azalai.bot.solo import games, lessons
from azalai.bot.store import open_store
from azalai.bot.store.rows import TimerKind
from azalai.bot.store.schema import metadata
from azalai.bot.suggestions import rules as suggesting
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.tables.terms import hash_terms
from azalai.bot.tournaments.keeper import TournamentKeeper
from tests.bot.databases import create_database
from tests.bot.fixtures import HOUR, settings
from tests.bot.ways import Way, open_way
from tests.bot.without_discord import (
    AMARA,
    CHANNEL,
    GUILD,
    IDIR,
    KARINE,
    THOMAS,
    StillClock,
    change_option,
    lobby_of,
    play_moves,
    proposals_of,
    running_table,
    timers_at,
)

LALLA = Person(90, "Lalla", manages=GUILD)
Act = Callable[[], Awaitable[object]]


@asynccontextmanager
async def cut_off(tmp_path: Path) -> AsyncGenerator[tuple[Host, Way, str]]:
    """Open a host on PostgreSQL through a proxy; yield it, the proxy, and the direct address."""
    async with create_database("postgresql", tmp_path, laid=True) as address, open_way(address) as way:
        clock = StillClock()
        clock.at = datetime(2026, 3, 1, tzinfo=UTC).timestamp()
        host = Host(await open_store(way.address), clock, settings(tmp_path / "none.db", heartbeat_every=HOUR))
        try:
            yield host, way, address
        finally:
            way.heal()
            way.at_commit = None
            await host.store.close()


async def load_rows(address: str) -> dict[str, list[Any]]:
    """Return all rows of the database."""
    engine = create_async_engine(address)
    async with engine.connect() as connection:
        rows = {
            table.name: sorted(map(tuple, (await connection.execute(sa.select(table))).all()), key=repr)
            for table in metadata.sorted_tables
        }
    await engine.dispose()
    return rows


TABLE = 2
"""Number of the table: an opening that was not stored has used the first one."""


def list_lobby_acts(host: Host) -> dict[str, Act]:
    """Return the acts of users before the game, in this order."""
    return {
        "open": lambda: lobby_of(host),
        "thread": lambda: lobby.claim_thread(host, AMARA, GUILD, 1),
        "join": lambda: lobby.join(host, TABLE, THOMAS),
        "join too": lambda: lobby.join(host, TABLE, IDIR),
        "pace": lambda: set_pace(host, TABLE, AMARA, Pace(turn=24)),
        "agree": lambda: _agree(host, THOMAS),
        "option": lambda: change_option(host, TABLE, AMARA, "turnings", ["off"]),
        "agree to it": lambda: _agree(host, THOMAS),
        "leave": lambda: lobby.leave(host, TABLE, IDIR),
        "robot": lambda: lobby_robots.add_robot(host, TABLE, AMARA),
        "another robot": lambda: lobby_robots.add_robot(host, TABLE, AMARA),
        "less robots": lambda: lobby_robots.remove_robot(host, TABLE, AMARA),
        "start": lambda: lobby.start(host, TABLE, AMARA),
    }


def list_game_acts(host: Host) -> dict[str, Act]:
    """Return the acts of players, robots and the clock during the game."""
    proposals = proposals_of(host)
    return {
        "move": lambda: play_moves(host, TABLE, AMARA, "offer 3"),
        "take back": lambda: _take_back(host),
        "finish": lambda: _finish(host),
        "prepare": lambda: _prepare(host),
        "forget": lambda: premoves.clear(host, TABLE, AMARA.id),
        "robot moves": lambda: _play_robot(host),
        "a clock": lambda: _fire_timer(host, TimerKind.REMINDER),
        "a deadline": lambda: _fire_timer(host, TimerKind.DEADLINE),
        "propose": lambda: proposals.propose(TABLE, AMARA, END.name),
        "vote": lambda: proposals.vote(2, THOMAS.id, False),
        "offer a seat": lambda: seats.offer_seat(proposals, TABLE, 1, THOMAS, None),
        "keep it": lambda: seats.keep_seat(host, TABLE, 1, THOMAS),
        "offer it again": lambda: seats.offer_seat(proposals, TABLE, 1, THOMAS, KARINE),
        "take it": lambda: seats.take_seat(proposals, TABLE, 1, KARINE, KARINE.id),
        "remove": lambda: seats.remove_player(proposals, TABLE, 1, LALLA),
        "move the table": lambda: seats.move_table(host, TABLE, CHANNEL + 1, GUILD, AMARA),
        "resign": lambda: endings.resign(proposals, TABLE, AMARA),
        "erase": lambda: privacy.erase(proposals, THOMAS),
    }


def list_other_acts(host: Host) -> dict[str, Act]:
    """Return the acts of users outside of tables."""
    return {
        "holiday": lambda: set_holiday(host, AMARA.id, date(2026, 3, 5), date(2026, 3, 9)),
        "no holiday": lambda: cancel_holiday(host, AMARA.id),
        "time zone": lambda: change_preferences(host, AMARA.id, time_zone="Africa/Niamey"),
        "lesson": lambda: lessons.open_lesson(host, AMARA.id, "souk"),
        "move of a lesson": lambda: lessons.play(host, AMARA.id, -2, 0, _choose_first),
        "back in a lesson": lambda: games.take_back(host, lessons.KIND, AMARA.id, -2, 1),
        "settings of a server": lambda: _change_settings(host),
    }


async def _agree(host: Host, person: Person) -> None:
    await lobby.agree(host, TABLE, person, hash_terms(await load(host, TABLE)))


async def _prepare(host: Host) -> None:
    loaded = await load(host, TABLE)
    await premoves.prepare(host, TABLE, AMARA.id, premoves.make_mark(loaded, ()), loaded.game.parse_move("offer 2"), 1)


async def _take_back(host: Host) -> None:
    await turns.take_back(host, TABLE, AMARA.id, (await load(host, TABLE)).seats[0].decision, None)


async def _finish(host: Host) -> None:
    await suggesting.finish(host, TABLE, AMARA.id, (await load(host, TABLE)).seats[0].decision, 77)


async def _play_robot(host: Host) -> None:
    loaded = await load(host, TABLE)
    seat = next(decider.seat for decider in loaded.deciders if decider.is_robot)
    await turns.play(host, TABLE, seat, turns.legal_moves(loaded, seat)[0], user=None)


async def _fire_timer(host: Host, kind: TimerKind) -> None:
    clock: Any = host.clock
    timer = min(await timers_at(host, TABLE, kind), key=lambda timer: timer.due)
    clock.at = max(clock.at, timer.due + 1)
    await make_timers(host, proposals_of(host), Reviewer(host), TournamentKeeper(proposals_of(host)))[kind](timer)


async def _change_settings(host: Host) -> None:
    async with host.store.write() as tx:
        await set_guild_settings(tx, GUILD, GuildSettings(robots=False))


def _choose_first(course: Any) -> Any:
    return course.game.moves(course.state, course.lesson.learner)[0]


@pytest.mark.costly(seconds=6)
@pytest.mark.parametrize("acts", [list_lobby_acts, list_game_acts, list_other_acts])
async def test_every_act_is_stored_or_not_exactly_as_people_are_told(
    tmp_path: Path, acts: Callable[[Host], dict[str, Act]]
):
    """If the answer says that nothing was changed, nothing is stored."""
    async with cut_off(tmp_path) as (host, way, address):
        if acts is list_game_acts:
            other = await lobby_of(host)
            await lobby.cancel(host, other, AMARA)
            await running_table(host, THOMAS, robots=1, pace=encode_pace(Pace(turn=24)))
        for name, act in acts(host).items():
            before = await load_rows(address)
            way.at_commit = "before"
            with pytest.raises(DBAPIError):
                await act()
            assert (name, way.at_commit, await load_rows(address)) == (name, None, before)
            way.at_commit = "after"
            await act()
            assert (name, way.at_commit) == (name, None)
            assert await load_rows(address) != before, name
