"""Stuck tournaments of the first release: after the upgrade each continues, or names its obstacle."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from azalai.bot.discord_codes import REMOVED
from azalai.bot.hosting.lobby import close
from azalai.bot.play.turns import start
from azalai.bot.store import open_store
from azalai.bot.store.about import AboutTournament
from azalai.bot.store.addresses import EarlierAddress, OpeningAddress
from azalai.bot.store.rows import MessageKind, OutboxMessage, Status
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load_in
from azalai.bot.tournaments import troubles
from azalai.bot.tournaments.pairing.plan import Kind
from azalai.bot.tournaments.tournament_rows import Ended, GameStatus, Reason, TournamentStatus, Trouble
from azalai.games import GAMES
from tests.bot.fixtures import DAY, HOUR, address, settings
from tests.bot.store.test_migrations import FIRST_RELEASE
from tests.bot.tournaments.on_a_host import finish, load_contest, make_terms
from tests.bot.without_discord import AMARA, IDIR, KARINE, THOMAS, StillClock

PEOPLE = (AMARA, THOMAS, KARINE, IDIR)


class Release:
    """Database of the first release with a tournament of four users, with `tables` as games of the first round."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "release.db"
        self._made = folder / "made.db"
        self.clock = StillClock()
        with closing(sqlite3.connect(self.file)) as connection, connection:
            connection.executescript(FIRST_RELEASE.read_text(encoding="utf-8"))
            names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            for name in set(names) - {"alembic_version", "facts", "sqlite_sequence"}:
                connection.execute(f"DELETE FROM {name}")

    async def add_tables(self, *statuses: Status, missing: str | None = None) -> list[int]:
        """Add a table of two users for each status, as the present code makes them, and return their numbers."""
        host = Host(await open_store(address(self._made)), self.clock, settings(self._made))
        numbers = [await self._add(host, at, status, missing) for at, status in enumerate(statuses)]
        await host.store.close()
        with closing(sqlite3.connect(self._made)) as source, closing(sqlite3.connect(self.file)) as old, old:
            for name in ("tables", "seats", "moves", "positions", "seat_history"):
                known = {column[1] for column in old.execute(f"PRAGMA table_info({name})")}
                columns = [column[1] for column in source.execute(f"PRAGMA table_info({name})") if column[1] in known]
                rows = source.execute(f"SELECT {', '.join(columns)} FROM {name}").fetchall()
                marks = ", ".join("?" * len(columns))
                old.executemany(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})", rows)
        return numbers

    async def _add(self, host: Host, at: int, status: Status, missing: str | None) -> int:
        async with host.store.write() as tx:
            number = await tx.tables.open(
                invited=(),
                game="souk",
                version=GAMES["souk"].version,
                options=make_terms().options,
                language="en",
                guild_id=5,
                channel_id=1000 + at,
                host_id=AMARA.id,
                random_seats=False,
                pace="{}",
                suggestions=False,
                created_at=self.clock.at,
            )
            await tx.seats.replace(number, [(person.id, person.name) for person in PEOPLE[2 * at : 2 * at + 2]])
            row = await tx.tables.get(number)
            assert row is not None
            loaded = await start(host, tx, await load_in(tx, row))
            if status is not Status.RUNNING:
                await close(tx, loaded, status, self.clock.at)
                await tx.tables.change(number, missing_permission=missing)
        return number

    def add_tournament(self, status: TournamentStatus, *tables: int | None, **columns: object) -> None:
        """Add the tournament; a game without a table is not open yet."""
        row = {
            "id": 1,
            "guild_id": 5,
            "channel_id": 77,
            "host_id": AMARA.id,
            "name": "Desert cup",
            "game": "souk",
            "options": make_terms().options,
            "language": "en",
            "kind": Kind.SWISS.value,
            "wanted": 2,
            "rounds": 3,
            "pace": "{}",
            "least": 3,
            "most": 8,
            "hours": 0.0,
            "robots": True,
            "status": status.value,
            "seed": b"x" * 32,
            "round": 1 if tables else 0,
            "stamp": 4,
            "message_id": 99,
            "created_at": 900_000.0,
            **columns,
        }
        with closing(sqlite3.connect(self.file)) as connection, connection:
            marks = ", ".join("?" * len(row))
            connection.execute(f"INSERT INTO tournaments ({', '.join(row)}) VALUES ({marks})", tuple(row.values()))
            add = "INSERT INTO entrants (tournament_id, number, user_id, name, gone) VALUES (1, ?, ?, ?, 0)"
            connection.executemany(add, [(at, person.id, person.name) for at, person in enumerate(PEOPLE)])
            add = "INSERT INTO tournament_games (tournament_id, number, round, seats, table_id) VALUES (1, ?, 1, ?, ?)"
            games = [(at, f"[{2 * at}, {2 * at + 1}]", table) for at, table in enumerate(tables)]
            connection.executemany(add, games)

    @asynccontextmanager
    async def upgrade(self) -> AsyncGenerator[Host]:
        """Open a host over the upgraded database."""
        host = Host(await open_store(address(self.file)), self.clock, settings(self.file))
        try:
            yield host
        finally:
            await host.store.close()


@pytest.fixture
def release(tmp_path: Path) -> Release:
    """Return a database of the first release without tournaments and tables."""
    return Release(tmp_path)


async def list_messages(host: Host, kind: MessageKind) -> list[OutboxMessage]:
    """Return the waiting messages of a kind about the tournament."""
    async with host.store.read() as tx:
        return [message for message in await tx.outbox.list_about(AboutTournament(1)) if message.kind is kind]


pytestmark = pytest.mark.sqlite


async def test_games_that_run_go_on_and_count(release: Release):
    tables = await release.add_tables(Status.RUNNING, Status.RUNNING)
    release.add_tournament(TournamentStatus.RUNNING, *tables)
    async with release.upgrade() as host:
        contest = await load_contest(host, 1)
        assert [game.status for game in contest.games] == [GameStatus.PLAYING, GameStatus.PLAYING]
        assert contest.channels == {tables[0]: 1000, tables[1]: 1001}
        assert contest.card is not None and contest.card.message_id == 99
        assert contest.row.many_robots and len(await list_messages(host, MessageKind.CUP_CARD)) == 1
        for table in tables:
            await finish(host, table)
        assert (await load_contest(host, 1)).row.round == 2


async def test_a_table_that_was_put_away_becomes_a_result_and_the_round_goes_on(release: Release):
    """Both players had to decide, so that they share the places."""
    tables = await release.add_tables(Status.ABANDONED, Status.ABANDONED)
    release.add_tournament(TournamentStatus.RUNNING, *tables)
    async with release.upgrade() as host:
        contest = await load_contest(host, 1)
        assert contest.row.round == 2 and len(contest.round_games) == 2
        assert [(game.ended, game.places) for game in contest.games[:2]] == 2 * [(Ended.STALLED, (1, 1))]


async def test_a_table_whose_thread_is_gone_gets_another(release: Release):
    tables = await release.add_tables(Status.STRANDED, Status.RUNNING)
    release.add_tournament(TournamentStatus.RUNNING, *tables)
    async with release.upgrade() as host:
        await load_contest(host, 1)
        (message,) = await list_messages(host, MessageKind.CUP_THREAD)
        assert message.seat == 0 and message.address == OpeningAddress(77)


async def test_a_tournament_without_its_channel_waits_a_week_for_another(release: Release):
    tables = await release.add_tables(Status.STRANDED, Status.STRANDED)
    release.add_tournament(TournamentStatus.RUNNING, *tables)
    async with release.upgrade() as host:
        await load_contest(host, 1)
        (message, _) = await list_messages(host, MessageKind.CUP_THREAD)
        await troubles.lose_home(host, message)  # like the sender that gets the refusal
        contest = await load_contest(host, 1)
        assert contest.row.trouble is Trouble.HOME and contest.lapses_at == host.now() + 7 * DAY
        release.clock.at += 7 * DAY
        contest = await load_contest(host, 1)
        assert contest.row.status is TournamentStatus.CANCELLED and contest.row.reason is Reason.TROUBLE


async def test_a_tournament_of_a_lost_server_waits_thirty_days(release: Release):
    tables = await release.add_tables(Status.STRANDED, Status.STRANDED, missing=REMOVED)
    release.add_tournament(TournamentStatus.RUNNING, *tables)
    async with release.upgrade() as host:
        contest = await load_contest(host, 1)
        assert contest.row.trouble is Trouble.REMOVED and contest.lapses_at == host.now() + 30 * DAY


async def test_a_game_whose_table_was_removed_by_retention_has_no_winner(release: Release):
    tables = await release.add_tables(Status.RUNNING)
    release.add_tournament(TournamentStatus.RUNNING, tables[0], 4711)
    async with release.upgrade() as host:
        contest = await load_contest(host, 1)
        assert contest.games[1].ended is Ended.WITHOUT and contest.games[0].status is GameStatus.PLAYING


async def test_games_without_tables_are_opened(release: Release):
    release.add_tournament(TournamentStatus.RUNNING, None, None)
    async with release.upgrade() as host:
        contest = await load_contest(host, 1)
        assert [game.status for game in contest.games] == [GameStatus.PAIRED, GameStatus.PAIRED]
        assert [message.seat for message in await list_messages(host, MessageKind.CUP_THREAD)] == [0, 1]


async def test_a_round_whose_time_has_long_been_over_ends(release: Release):
    tables = await release.add_tables(Status.RUNNING, Status.RUNNING)
    release.add_tournament(TournamentStatus.RUNNING, *tables, hours=24.0, round_due=release.clock.at - 30 * DAY)
    async with release.upgrade() as host:
        contest = await load_contest(host, 1)
        assert contest.row.status is TournamentStatus.OVER and contest.people == ()


async def test_a_tournament_without_an_hour_waits_a_week_for_entrants(release: Release):
    release.add_tournament(TournamentStatus.OPEN)
    async with release.upgrade() as host:
        assert (await load_contest(host, 1)).lapses_at == host.now() + 7 * DAY
        release.clock.at += 7 * DAY
        contest = await load_contest(host, 1)
        assert contest.row.status is TournamentStatus.CANCELLED and contest.row.reason is Reason.LAPSED


async def test_a_tournament_whose_hour_has_long_passed_begins_in_an_hour(release: Release):
    release.add_tournament(TournamentStatus.OPEN, starts_at=release.clock.at - 30 * DAY)
    async with release.upgrade() as host:
        assert (await load_contest(host, 1)).starts_at == host.now() + HOUR
        release.clock.at += HOUR
        assert (await load_contest(host, 1)).row.status is TournamentStatus.RUNNING


async def test_the_card_of_one_that_is_over_is_put_right(release: Release):
    """It may show an earlier state if the bot was stopped before it was drawn."""
    release.add_tournament(TournamentStatus.OVER, ended_at=release.clock.at)
    async with release.upgrade() as host:
        await load_contest(host, 1)
        (message,) = await list_messages(host, MessageKind.CUP_CARD)
        assert message.address == EarlierAddress(77)
        async with host.store.read() as tx:
            assert [timer.due for timer in await tx.timers.list_about(AboutTournament(1))] == [host.now() + DAY]
