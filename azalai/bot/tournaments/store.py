"""The queries about tournaments: who takes part, the games of their rounds, and what these brought."""

from __future__ import annotations

import enum
import json
from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from azalai.bot.store.repository import Repository, columns_of, made
from azalai.bot.store.tournament_schema import byes, entrants, tournament_games, tournaments
from azalai.bot.tournaments.pairing.field import Bye, Field, Table
from azalai.bot.tournaments.pairing.plan import Kind, Plan, Round

NOBODY = 0
"""The host of a tournament whose host had their data erased."""


class TournamentStatus(enum.StrEnum):
    """Where a tournament stands."""

    OPEN = "open"  # people join
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"


class TournamentRow(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament, as `tournament_schema.py` explains its columns."""

    id: int
    guild_id: int
    channel_id: int
    host_id: int
    name: str
    game: str
    options: bytes
    language: str
    kind: Kind
    wanted: int
    rounds: int
    pace: str
    least: int
    most: int
    starts_at: float | None
    hours: float
    robots: bool
    status: TournamentStatus
    seed: bytes
    round: int
    round_due: float | None
    stamp: int
    message_id: int | None
    created_at: float
    ended_at: float | None

    def plan(self, seats: range) -> Plan:
        """Who meets whom in it; `seats`: how many the game takes."""
        return Plan(self.kind, self.wanted, seats[0], seats[-1], self.rounds, self.seed)


class EntrantRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who takes part; a robot has no user. `gone`: they are not paired any more."""

    tournament_id: int
    number: int
    user_id: int | None
    name: str
    gone: bool


class GameRow(msgspec.Struct, frozen=True, kw_only=True):
    """A game of a round. `seats`: the entrants by seat; `table_id`: None until its table is open; `places`, `scores`:
    by seat, empty until it is over."""

    tournament_id: int
    number: int
    round: int
    seats: tuple[int, ...]
    table_id: int | None
    places: tuple[int, ...]
    scores: tuple[int, ...]


class Contest(msgspec.Struct, frozen=True):
    """A tournament whole: its row, its people, its games, and those for whom there was none."""

    row: TournamentRow
    entrants: tuple[EntrantRow, ...]
    games: tuple[GameRow, ...]
    byes: tuple[Bye, ...]

    @property
    def field(self) -> Field:
        """What a pairing knows of it."""
        tables = tuple(Table(game.round, game.seats, game.places, game.scores) for game in self.games)
        gone = frozenset(one.number for one in self.entrants if one.gone)
        return Field(len(self.entrants), tables, self.byes, gone)

    def entrant(self, user: int) -> EntrantRow | None:
        """A person who takes part."""
        return next((one for one in self.entrants if one.user_id == user), None)


_ROW = columns_of(tournaments, TournamentRow)
_ENTRANT = columns_of(entrants, EntrantRow)
_GAME = columns_of(tournament_games, GameRow)


class Tournaments(Repository):
    """The tournaments of all servers."""

    __slots__ = ()

    async def open(self, **values: Any) -> int:
        """Opens a tournament that people may join; its number."""
        new = sa.insert(tournaments).values(status=TournamentStatus.OPEN, **values).returning(tournaments.c.id)
        return int((await self._connection.execute(new)).scalar_one())

    async def get(self, number: int) -> TournamentRow | None:
        """The tournament of that number."""
        found = (await self._connection.execute(sa.select(*_ROW).where(tournaments.c.id == number))).first()
        return None if found is None else _row(found)

    async def held(self, number: int) -> TournamentRow | None:
        """The tournament of that number; nobody else changes it until this transaction has ended."""
        self._connection.alone(f"tournament {number}")
        return await self.get(number)

    async def whole(self, row: TournamentRow) -> Contest:
        """All of a tournament."""
        execute, here = self._connection.execute, row.id
        people = await execute(sa.select(*_ENTRANT).where(entrants.c.tournament_id == here).order_by(entrants.c.number))
        games = await execute(
            sa.select(*_GAME).where(tournament_games.c.tournament_id == here).order_by(tournament_games.c.number)
        )
        free = await execute(
            sa.select(byes.c.round, byes.c.entrant, byes.c.counts)
            .where(byes.c.tournament_id == here)
            .order_by(byes.c.round, byes.c.entrant)
        )
        return Contest(
            row,
            tuple(made(EntrantRow, one) for one in people.all()),
            tuple(_game(one) for one in games.all()),
            tuple(Bye(int(one.round), int(one.entrant), bool(one.counts)) for one in free.all()),
        )

    async def with_status(self, *statuses: TournamentStatus) -> list[TournamentRow]:
        """All that stand there, the oldest first."""
        return await self._all(tournaments.c.status.in_(statuses))

    async def in_guild(self, guild: int, status: TournamentStatus) -> list[TournamentRow]:
        """Those of a server that stand there, the oldest first."""
        return await self._all((tournaments.c.guild_id == guild) & (tournaments.c.status == status))

    async def live_in(self, guild: int) -> list[TournamentRow]:
        """Return the tournaments of a server that are open or running, oldest first."""
        live = tournaments.c.status.in_((TournamentStatus.OPEN, TournamentStatus.RUNNING))
        return await self._all((tournaments.c.guild_id == guild) & live)

    async def in_channel(self, channel: int) -> list[TournamentRow]:
        """Those of a channel that are not over, the oldest first."""
        live = tournaments.c.status.in_((TournamentStatus.OPEN, TournamentStatus.RUNNING))
        return await self._all((tournaments.c.channel_id == channel) & live)

    async def of_tables(self, tables: Collection[int]) -> set[int]:
        """The tournaments to which these tables belong."""
        here = tournament_games.c.table_id.in_(tables)
        found = await self._connection.execute(sa.select(tournament_games.c.tournament_id).distinct().where(here))
        return {int(one.tournament_id) for one in found.all()}

    async def of_person(self, user: int) -> list[TournamentRow]:
        """Those that are not over in which a person takes part and has not left."""
        mine = sa.select(entrants.c.tournament_id).where(entrants.c.user_id == user, entrants.c.gone.is_(False))
        live = tournaments.c.status.in_((TournamentStatus.OPEN, TournamentStatus.RUNNING))
        return await self._all(live & tournaments.c.id.in_(mine))

    async def erase(self, user: int, neutral: Callable[[str, int], str]) -> list[int]:
        """Put a neutral name, in the language of the tournament and by the number, where a person took part. Return the
        tournaments in which they did."""
        found = await self._connection.execute(
            sa.select(entrants.c.tournament_id, entrants.c.number, tournaments.c.language)
            .join(tournaments, tournaments.c.id == entrants.c.tournament_id)
            .where(entrants.c.user_id == user)
        )
        rows = found.all()
        for row in rows:
            here = (entrants.c.tournament_id == row.tournament_id) & (entrants.c.number == row.number)
            unnamed = {"user_id": None, "name": neutral(row.language, row.number), "gone": True}
            await self._connection.execute(sa.update(entrants).where(here).values(**unnamed))
            await self.change(row.tournament_id)
        hosted = tournaments.c.host_id == user
        await self._connection.execute(sa.update(tournaments).where(hosted).values(host_id=NOBODY))
        return [int(row.tournament_id) for row in rows]

    async def change(self, number: int, **values: Any) -> None:
        """Changes a tournament; its card shows it."""
        stamp = tournaments.c.stamp + 1
        await self._connection.execute(
            sa.update(tournaments).where(tournaments.c.id == number).values(stamp=stamp, **values)
        )

    async def set_message(self, number: int, message: int | None) -> None:
        """Remembers the message of a card."""
        await self._connection.execute(
            sa.update(tournaments).where(tournaments.c.id == number).values(message_id=message)
        )

    async def set_entrants(self, number: int, people: Sequence[tuple[int | None, str]]) -> None:
        """Writes who takes part, in their order."""
        await self._connection.execute(sa.delete(entrants).where(entrants.c.tournament_id == number))
        rows = [
            {"tournament_id": number, "number": at, "user_id": user, "name": name, "gone": False}
            for at, (user, name) in enumerate(people)
        ]
        if rows:
            await self._connection.execute(sa.insert(entrants).values(rows))

    async def let_go(self, number: int, entrant: int) -> None:
        """Somebody is not paired any more."""
        here = (entrants.c.tournament_id == number) & (entrants.c.number == entrant)
        await self._connection.execute(sa.update(entrants).where(here).values(gone=True))

    async def let_go_from(self, table: int, user: int) -> None:
        """Somebody plays on at a table no more: where it is one of a tournament, they are not paired again."""
        for number in await self.of_tables([table]):
            here = (entrants.c.tournament_id == number) & (entrants.c.user_id == user)
            await self._connection.execute(sa.update(entrants).where(here).values(gone=True))
            await self.change(number)

    async def begin_round(self, row: TournamentRow, new: Round, first: int, due: float | None) -> bool:
        """Writes a round (or the games that one plays again), its games numbered from `first` on. False where the
        tournament has gone on since `row` was read."""
        guard = (tournaments.c.id == row.id) & (tournaments.c.stamp == row.stamp)
        values = {"round": new.number, "round_due": due, "stamp": row.stamp + 1, "status": TournamentStatus.RUNNING}
        done = await self._connection.execute(sa.update(tournaments).where(guard).values(**values))
        if done.rowcount != 1:
            return False
        games = [
            {"tournament_id": row.id, "number": first + at, "round": new.number, "seats": json.dumps(table.entrants)}
            for at, table in enumerate(new.tables)
        ]
        if games:
            await self._connection.execute(sa.insert(tournament_games).values(games))
        free = [
            {"tournament_id": row.id, "round": bye.round, "entrant": bye.entrant, "counts": bye.counts}
            for bye in new.byes
        ]
        if free:
            await self._connection.execute(sa.insert(byes).values(free))
        return True

    async def set_table(self, game: GameRow, table: int) -> None:
        """The table of a game is open. Clash where another game has it."""
        await self._connection.execute(sa.update(tournament_games).where(_this(game)).values(table_id=table))

    async def set_result(self, game: GameRow, places: Sequence[int], scores: Sequence[int]) -> None:
        """A game is over."""
        values = {"places": json.dumps(list(places)), "scores": json.dumps(list(scores))}
        await self._connection.execute(sa.update(tournament_games).where(_this(game)).values(**values))

    async def _all(self, condition: sa.ColumnElement[bool]) -> list[TournamentRow]:
        found = await self._connection.execute(sa.select(*_ROW).where(condition).order_by(tournaments.c.id))
        return [_row(one) for one in found.all()]


def _this(game: GameRow) -> sa.ColumnElement[bool]:
    here = tournament_games.c
    return (here.tournament_id == game.tournament_id) & (here.number == game.number)


def _row(found: Sequence[Any]) -> TournamentRow:
    row = made(TournamentRow, found)
    return msgspec.structs.replace(row, kind=Kind(row.kind), status=TournamentStatus(row.status))


def _game(found: Sequence[Any]) -> GameRow:
    row: dict[str, Any] = dict(zip(GameRow.__struct_fields__, found, strict=True))
    for name in ("seats", "places", "scores"):
        row[name] = tuple(json.loads(row[name] or "[]"))
    return GameRow(**row)
