"""Repository of tournaments: entrants, the games of their rounds, and the results."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import bindparam

from azalai.bot.store.about import AboutTournament
from azalai.bot.store.installation import make_number_column
from azalai.bot.store.messages import Messages
from azalai.bot.store.repository import Repository, bind_values, is_in, list_columns, make_struct
from azalai.bot.store.rows import MessageKind, MessageRow, SeatRow, TableRow, TimerKind, TimerRow
from azalai.bot.store.seats import Seats
from azalai.bot.store.statements import Statement
from azalai.bot.store.tables import Tables
from azalai.bot.store.timers import Timers
from azalai.bot.store.tournament_schema import byes, entrants, tournament_games, tournaments
from azalai.bot.tournaments.pairing.field import Bye, Field, Table
from azalai.bot.tournaments.pairing.plan import Kind, Round
from azalai.bot.tournaments.tournament_rows import (
    LIVE,
    Ended,
    EntrantRow,
    GameRow,
    GameStatus,
    Reason,
    TournamentRow,
    TournamentStatus,
    Trouble,
)

NOBODY = 0
"""Id that replaces the host of a tournament after their data were erased."""


class Seated(msgspec.Struct, frozen=True):
    """Table of a game, with its seats. `row`: None, and no seats, if the table was deleted."""

    row: TableRow | None
    seats: tuple[SeatRow, ...]


class Contest(msgspec.Struct, frozen=True):
    """Tournament with all of its rows: entrants, games, byes, timers, and the posted card."""

    row: TournamentRow
    entrants: tuple[EntrantRow, ...]
    games: tuple[GameRow, ...]
    byes: tuple[Bye, ...]
    timers: tuple[TimerRow, ...] = ()
    card: MessageRow | None = None

    @property
    def starts_at(self) -> float | None:
        """Start time, or None."""
        return self.find_due(TimerKind.CUP_START)

    @property
    def round_due(self) -> float | None:
        """Moment when the time of the round is over, or None."""
        return self.find_due(TimerKind.CUP_ROUND)

    @property
    def lapses_at(self) -> float | None:
        """Moment when the tournament is cancelled if nothing changes, or None."""
        return self.find_due(TimerKind.CUP_LAPSE)

    def find_due(self, kind: TimerKind, seat: int | None = None) -> float | None:
        """Return the moment of a timer, or None. `seat`: the number of the game for a timer of a game."""
        moments = (timer.due for timer in self.timers if timer.kind is kind and seat in (None, timer.seat))
        return next(moments, None)

    @property
    def channels(self) -> dict[int, int]:
        """Threads of opened tables, by the numbers of the tables."""
        return {game.table_id: game.thread_id for game in self.games if game.table_id and game.thread_id}

    @property
    def round_games(self) -> tuple[GameRow, ...]:
        """Games of the present round."""
        return tuple(game for game in self.games if game.round == self.row.round)

    @property
    def is_late(self) -> bool:
        """True if the time of the round is over and some of its games are unfinished."""
        late = (GameStatus.LATE, GameStatus.OVERTIME, GameStatus.RELIEVED)
        return any(game.status in late for game in self.round_games)

    def present(self, game: GameRow) -> tuple[EntrantRow, ...]:
        """Return the people of a game who are still in the tournament."""
        return tuple(person for person in self.people if person.number in game.seats)

    @property
    def taking_part(self) -> tuple[EntrantRow, ...]:
        """Entrants with which the tournament would begin now.

        It has no more robots than people, unless a manager has opened it.
        """
        robots = [entrant.number for entrant in self.entrants if entrant.user_id is None]
        most = len(robots) if self.row.many_robots else len(self.people)
        return tuple(entrant for entrant in self.entrants if entrant.number not in robots[most:])

    @property
    def people(self) -> tuple[EntrantRow, ...]:
        """People who are still in the tournament."""
        return tuple(entrant for entrant in self.entrants if entrant.user_id is not None and not entrant.gone)

    @property
    def field(self) -> Field:
        """Field for the pairings."""
        tables = tuple(Table(game.round, game.seats, game.places, game.scores) for game in self.games)
        gone = frozenset(entrant.number for entrant in self.entrants if entrant.gone)
        return Field(len(self.entrants), tables, self.byes, gone)

    def entrant(self, user: int) -> EntrantRow | None:
        """Return the entrant of a user, or None."""
        return next((entrant for entrant in self.entrants if entrant.user_id == user), None)


_ROW = list_columns(tournaments, TournamentRow)
_ENTRANT = list_columns(entrants, EntrantRow)
_GAME = list_columns(tournament_games, GameRow)
_THIS = tournaments.c.id == bindparam("of_cup")
_LIVE = sa.or_(*(tournaments.c.status == status for status in LIVE))
_OF_GUILD = tournaments.c.guild_id == bindparam("of_guild")


def _select(*conditions: sa.ColumnElement[bool]) -> Statement:
    return Statement(sa.select(*_ROW).where(*conditions).order_by(tournaments.c.id))


@cache
def _with_status(count: int) -> Statement:
    """Return the statement that finds the tournaments of `count` statuses."""
    return _select(is_in(tournaments.c.status, "status", count))


_GET, _LIVE_IN = _select(_THIS), _select(_OF_GUILD, _LIVE)
_IN_GUILD = _select(_OF_GUILD, tournaments.c.status == bindparam("of_status"))
_IN_CHANNEL = _select(tournaments.c.channel_id == bindparam("of_channel"), _LIVE)
_OF_PERSON = _select(
    _LIVE,
    tournaments.c.id.in_(
        sa.select(entrants.c.tournament_id).where(
            entrants.c.user_id == bindparam("of_user"), entrants.c.gone.is_(False)
        )
    ),
)
_ENTRANTS = Statement(
    sa.select(*_ENTRANT).where(entrants.c.tournament_id == bindparam("of_cup")).order_by(entrants.c.number)
)
_GAMES = Statement(
    sa.select(*_GAME).where(tournament_games.c.tournament_id == bindparam("of_cup")).order_by(tournament_games.c.number)
)
_BYES = Statement(
    sa.select(byes.c.round, byes.c.entrant, byes.c.counts)
    .where(byes.c.tournament_id == bindparam("of_cup"))
    .order_by(byes.c.round, byes.c.entrant)
)
_CHANGE = Statement(sa.update(tournaments).where(_THIS).values(stamp=tournaments.c.stamp + 1))
_SET = Statement(sa.update(tournaments).where(_THIS))
_SET_ENTRANT = Statement(
    sa.update(entrants).where(
        entrants.c.tournament_id == bindparam("of_cup"), entrants.c.number == bindparam("of_number")
    )
)
_SET_GAME = Statement(
    sa.update(tournament_games).where(
        tournament_games.c.tournament_id == bindparam("of_cup"), tournament_games.c.number == bindparam("of_number")
    )
)


def _lock_name(number: int) -> str:
    """Return the name by which a tournament is locked."""
    return f"tournament {number}"


class Tournaments(Repository):
    """Tournaments of all servers."""

    __slots__ = ()

    async def open(self, **values: Any) -> int:
        """Store a tournament that people may join, and return its number."""
        values |= {"status": TournamentStatus.OPEN} | make_number_column(tournaments, self._connection.dialect.name)
        new = sa.insert(tournaments).values(values).returning(tournaments.c.id)
        return int((await self._execute(new)).scalar_one())

    async def get(self, number: int) -> TournamentRow | None:
        """Return the row of a tournament, or None."""
        row = await self._connection.row(_GET, of_cup=number)
        return None if row is None else _make_row(row)

    async def get_for_update(self, number: int) -> TournamentRow | None:
        """Return the row of a tournament, locked until the transaction ends, or None."""
        self._connection.advisory_lock(_lock_name(number))
        return await self.get(number)

    async def load(self, number: int, *, for_update: bool = False) -> Contest | None:
        """Return a tournament with all of its rows, or None. `for_update`: lock it until the transaction ends."""
        row = await (self.get_for_update(number) if for_update else self.get(number))
        return None if row is None else await self.load_contest(row)

    async def load_contest(self, row: TournamentRow) -> Contest:
        """Return a tournament with all of its rows."""
        rows, number = self._connection.rows, row.id
        return Contest(
            row,
            tuple(make_struct(EntrantRow, row) for row in await rows(_ENTRANTS, of_cup=number)),
            tuple(_make_game(row) for row in await rows(_GAMES, of_cup=number)),
            tuple(Bye(int(row.round), int(row.entrant), bool(row.counts)) for row in await rows(_BYES, of_cup=number)),
            tuple(await Timers(self._connection).list_about(AboutTournament(number))),
            next(
                iter((await Messages(self._connection).list_about(AboutTournament(number), MessageKind.CUP_CARD))[-1:]),
                None,
            ),
        )

    async def load_tables(self, contest: Contest) -> dict[int, Seated]:
        """Return the tables of the games that are played, by the numbers of the games."""
        numbers = [game.table_id for game in contest.games if game.is_played and game.table_id is not None]
        seats = await Seats(self._connection).list_at_tables(numbers)
        return {
            game.number: Seated(
                await Tables(self._connection).get(game.table_id or 0),
                tuple(seat for seat in seats if seat.table_id == game.table_id),
            )
            for game in contest.games
            if game.is_played
        }

    async def list_with_status(self, *statuses: TournamentStatus) -> list[TournamentRow]:
        """Return the tournaments with these statuses, the oldest first."""
        return await self._list(_with_status(len(statuses)), **bind_values("status", statuses))

    async def list_in_guild(self, guild: int, status: TournamentStatus) -> list[TournamentRow]:
        """Return the tournaments of a server with a status, the oldest first."""
        return await self._list(_IN_GUILD, of_guild=guild, of_status=status)

    async def list_live_in(self, guild: int) -> list[TournamentRow]:
        """Return the open and running tournaments of a server, the oldest first."""
        return await self._list(_LIVE_IN, of_guild=guild)

    async def list_in_channel(self, channel: int) -> list[TournamentRow]:
        """Return the open and running tournaments of a channel, the oldest first."""
        return await self._list(_IN_CHANNEL, of_channel=channel)

    async def list_of_person(self, user: int) -> list[TournamentRow]:
        """Return the open and running tournaments in which a person takes part and which they have not left."""
        return await self._list(_OF_PERSON, of_user=user)

    async def lock_all_of(self, user: int) -> None:
        """Lock the tournaments that a person hosts, or has entered at any time, until the transaction ends."""
        entered = sa.select(entrants.c.tournament_id).where(entrants.c.user_id == user)
        own = (tournaments.c.host_id == user) | tournaments.c.id.in_(entered)
        numbers = await self._load_numbers(sa.select(tournaments.c.id).where(own))
        self._connection.advisory_lock(*(_lock_name(number) for number in numbers))

    async def erase(self, user: int, neutral: Callable[[str, int], str]) -> dict[int, int]:
        """Replace a person's name by a neutral one in all tournaments, and return their number as entrant of each.

        `neutral`: makes the name from the language of the tournament and the number of the entrant.
        """
        result = await self._execute(
            sa.select(entrants.c.tournament_id, entrants.c.number, tournaments.c.language)
            .join(tournaments, tournaments.c.id == entrants.c.tournament_id)
            .where(entrants.c.user_id == user)
        )
        rows = result.all()
        for row in rows:
            unnamed = {"user_id": None, "name": neutral(row.language, row.number), "gone": True}
            self._connection.write(_SET_ENTRANT, unnamed, of_cup=row.tournament_id, of_number=row.number)
            await self.change(row.tournament_id)
        hosted = tournaments.c.host_id == user
        await self._execute(sa.update(tournaments).where(hosted).values(host_id=NOBODY))
        return {int(row.tournament_id): int(row.number) for row in rows}

    async def change(self, number: int, **values: Any) -> None:
        """Set columns of a tournament, and raise its stamp, because the card must show the change."""
        self._connection.write(_CHANGE, values, of_cup=number)

    async def note_shown(self, number: int, stamp: int) -> None:
        """Store the stamp that the card of a tournament shows."""
        self._connection.write(_SET, {"shown": stamp}, of_cup=number)

    async def note_event(self, number: int, event: int | None) -> None:
        """Store the id of a tournament's event on Discord."""
        self._connection.write(_SET, {"event_id": event}, of_cup=number)

    async def set_entrants(self, number: int, people: Sequence[tuple[int | None, str]]) -> None:
        """Replace the entrants of a tournament, in this order."""
        await self._execute(sa.delete(entrants).where(entrants.c.tournament_id == number))
        rows = [
            {"tournament_id": number, "number": at, "user_id": user, "name": name, "gone": False}
            for at, (user, name) in enumerate(people)
        ]
        if rows:
            await self._execute(sa.insert(entrants).values(rows))

    async def let_go(self, number: int, entrant: int) -> None:
        """Store that an entrant is no longer paired."""
        self._connection.write(_SET_ENTRANT, {"gone": True}, of_cup=number, of_number=entrant)

    async def begin_round(self, row: TournamentRow, new: Round, first: int) -> bool:
        """Store a round, or the games that a knockout repeats; the games are numbered from `first` on.

        Returns False, and stores nothing, if the tournament has changed since `row` was read.
        """
        guard = (tournaments.c.id == row.id) & (tournaments.c.stamp == row.stamp)
        values = {"round": new.number, "stamp": row.stamp + 1, "status": TournamentStatus.RUNNING, "reason": None}
        done = await self._execute(sa.update(tournaments).where(guard).values(**values))
        if done.rowcount != 1:
            return False
        games = [
            {"tournament_id": row.id, "number": first + at, "round": new.number, "seats": json.dumps(table.entrants)}
            for at, table in enumerate(new.tables)
        ]
        if games:
            await self._execute(sa.insert(tournament_games).values(games))
        free = [
            {"tournament_id": row.id, "round": bye.round, "entrant": bye.entrant, "counts": bye.counts}
            for bye in new.byes
        ]
        if free:
            await self._execute(sa.insert(byes).values(free))
        return True

    async def set_game(self, game: GameRow, **values: Any) -> None:
        """Set columns of a game. Raises Clash if another game has the table."""
        await self._connection.run(_SET_GAME, values, of_cup=game.tournament_id, of_number=game.number)

    async def set_result(self, game: GameRow, ended: Ended, places: Sequence[int], scores: Sequence[int]) -> None:
        """Store the result of a game, and detach its table from the tournament, so that the result is final."""
        result = {"places": json.dumps(list(places)), "scores": json.dumps(list(scores))}
        await self.set_game(game, status=GameStatus.OVER, ended=ended, **result)
        if game.table_id is not None:
            await Tables(self._connection).release_from(game.tournament_id, game.table_id)

    async def share_places(self, game: GameRow) -> None:
        """Store that a game has no winner and all share the places."""
        await self.set_result(game, Ended.WITHOUT, [1] * len(game.seats), [0] * len(game.seats))

    async def _list(self, statement: Statement, **values: Any) -> list[TournamentRow]:
        return [_make_row(columns) for columns in await self._connection.rows(statement, **values)]


def _make_row(columns: Sequence[Any]) -> TournamentRow:
    row = make_struct(TournamentRow, columns)
    return msgspec.structs.replace(
        row,
        kind=Kind(row.kind),
        status=TournamentStatus(row.status),
        trouble=None if row.trouble is None else Trouble(row.trouble),
        reason=None if row.reason is None else Reason(row.reason),
    )


def _make_game(columns: Sequence[Any]) -> GameRow:
    row: dict[str, Any] = dict(zip(GameRow.__struct_fields__, columns, strict=True))
    for name in ("seats", "places", "scores"):
        row[name] = tuple(json.loads(row[name] or "[]"))
    row["status"] = GameStatus(row["status"])
    row["ended"] = None if row["ended"] is None else Ended(row["ended"])
    return GameRow(**row)
