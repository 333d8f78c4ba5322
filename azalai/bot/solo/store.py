"""Queries about the solo games of people, and about the deals of the days."""

from __future__ import annotations

import enum
import json
from collections.abc import Collection

import msgspec
import sqlalchemy as sa
from sqlalchemy import bindparam

from azalai.bot.reviews.mistake_store import Mistakes
from azalai.bot.store.repository import Repository, list_columns
from azalai.bot.store.solo_schema import deals, solo_games
from azalai.bot.store.statements import Statement

FORMER = -(2**40)
"""Buttons of the first release have numbers below this one for deals and puzzles (the column `former`)."""


class SoloKind(enum.StrEnum):
    """Kinds of solo games."""

    LESSON = "lesson"
    DEAL = "deal"
    PUZZLE = "puzzle"
    WHAT_IF = "what-if"


class SoloRow(msgspec.Struct, frozen=True, kw_only=True):
    """A person's solo game (`azalai.bot.store.solo_schema`)."""

    id: int = 0
    kind: SoloKind
    user_id: int
    game: str
    version: int
    subject: int = 0
    name: str = ""
    guild_id: int | None = None
    decision: int = 0
    taken_back: int = 0
    moves: str = "[]"
    day: int | None = None
    began_at: float
    changed_at: float
    ended_at: float | None = None
    points: int | None = None
    solved: bool | None = None
    win_curve: str | None = None
    start: bytes | None = None
    source: str | None = None

    @property
    def number(self) -> int:
        """Number of the game in components, below 0; those of tables are above."""
        return -self.id

    @property
    def chances(self) -> tuple[float, ...]:
        """Win curve of a finished deal; empty if it is not known."""
        return tuple(json.loads(self.win_curve)) if self.win_curve else ()


class DealRow(msgspec.Struct, frozen=True, kw_only=True):
    """The deal of a game on a day (`azalai.bot.store.solo_schema`)."""

    day: int
    game: str
    version: int
    seats: int
    own_seat: int
    options: bytes
    level: str
    seed: bytes
    seed_hash: str
    commitment: int


class DealResult(msgspec.Struct, frozen=True, kw_only=True):
    """Result of a person's finished game of a deal, for boards."""

    id: int
    user_id: int
    day: int
    name: str
    guild_id: int | None
    ended_at: float
    points: int
    win_curve: str | None


_DEAL = list_columns(deals, DealRow)
_GAME = list_columns(solo_games, SoloRow)
_RESULT = list_columns(solo_games, DealResult)
_GET_DEAL = Statement(sa.select(*_DEAL).where(deals.c.day == bindparam("of_day"), deals.c.game == bindparam("of_game")))
_BY_NUMBER = Statement(sa.select(*_GAME).where(solo_games.c.id == bindparam("of_game")))
_BY_FORMER = Statement(
    sa.select(*_GAME).where(solo_games.c.user_id == bindparam("of_user"), solo_games.c.former == bindparam("of_former"))
)
_OF = Statement(
    sa.select(*_GAME).where(
        solo_games.c.user_id == bindparam("of_user"),
        solo_games.c.kind == bindparam("of_kind"),
        solo_games.c.game == bindparam("of_game"),
        solo_games.c.subject == bindparam("of_subject"),
    )
)
_OWN = ("decision", "moves", "taken_back", "day", "changed_at", "ended_at", "points", "solved", "win_curve")
"""Columns that change while a game is played."""


class SoloGames(Repository):
    """Solo games of people."""

    __slots__ = ()

    async def find(self, number: int, user: int | None = None) -> SoloRow | None:
        """Return the game with a number, or None if it does not exist or is not the user's.

        Numbers from buttons of the first release are known, too. `user`: None for any.
        """
        if number < FORMER:
            rows = await self._load(SoloRow, _BY_FORMER, of_former=number, of_user=user)
        else:
            rows = await self._load(SoloRow, _BY_NUMBER, of_game=-number)
        return next((row for row in rows if user in (None, row.user_id)), None)

    async def find_own(self, user: int, kind: SoloKind, game: str, subject: int = 0) -> SoloRow | None:
        """Return a person's game of a kind, or None if they have not begun it.

        `subject`: the day of a deal, or the number of a puzzle.
        """
        return await self._find(SoloRow, _OF, of_user=user, of_kind=kind, of_game=game, of_subject=subject)

    async def begin(self, new: SoloRow, *, replace: bool = False) -> SoloRow:
        """Store a game and return it with its number, or return the stored game if the person has begun it already.

        `replace`: delete the stored game instead; its number is never used again.
        """
        self.lock(new.user_id)
        row = await self.find_own(new.user_id, new.kind, new.game, new.subject)
        if row is not None and not replace:
            return row
        if row is not None:
            await self.delete(row)
        values = msgspec.structs.asdict(new)
        del values["id"]
        await self._execute(sa.insert(solo_games).values(values))
        begun = await self.find_own(new.user_id, new.kind, new.game, new.subject)
        assert begun is not None
        return begun

    def lock(self, user: int) -> None:
        """Prevent other processes from beginning a game of a person until this transaction ends."""
        self._connection.advisory_lock(f"solo games of {user}")

    async def delete(self, row: SoloRow) -> None:
        """Delete a game with its mistakes; its number is never used again."""
        await Mistakes(self._connection).delete_of(row.number)
        await self._execute(sa.delete(solo_games).where(solo_games.c.id == row.id))

    async def go_on(self, before: SoloRow, after: SoloRow) -> bool:
        """Store the state `after` of a game and return True, or return False if its state is no longer `before`."""
        condition = (solo_games.c.id == before.id) & (solo_games.c.decision == before.decision)
        condition &= (solo_games.c.moves == before.moves) & (solo_games.c.ended_at.is_(None))
        values = {name: getattr(after, name) for name in _OWN}
        return await self._run(sa.update(solo_games).where(condition).values(values)) == 1

    async def list_of_kind(self, user: int, kind: SoloKind, days: Collection[int] | None = None) -> list[SoloRow]:
        """Return a person's games of a kind, the oldest first. `days`: only games that count for these days."""
        columns = solo_games.c
        query = sa.select(*_GAME).where(columns.user_id == user, columns.kind == kind)
        if days is not None:
            query = query.where(columns.day.in_(days))
        return await self._load(SoloRow, query.order_by(columns.day, columns.ended_at, columns.id))

    async def list_left(self, user: int, since: float) -> list[SoloRow]:
        """Return a person's unfinished lessons, deals and what-ifs with changes since a moment, the newest first.

        Lessons without a decision are left out.
        """
        columns = solo_games.c
        kinds = columns.kind.in_((SoloKind.DEAL, SoloKind.WHAT_IF)) | (
            (columns.kind == SoloKind.LESSON) & (columns.decision > 0)
        )
        query = sa.select(*_GAME).where(
            columns.user_id == user, kinds, columns.ended_at.is_(None), columns.changed_at >= since
        )
        return await self._load(SoloRow, query.order_by(columns.changed_at.desc(), columns.id))

    # Results of deals

    async def results(
        self, game: str, first: int, last: int, *, guild: int | None = None, until: float | None = None
    ) -> list[DealResult]:
        """Return the finished games of deals from one day to another, in the order in which they ended.

        `guild`: only games that were begun in this server. `until`: only games that ended before this moment.
        """
        columns = solo_games.c
        query = sa.select(*_RESULT).where(_is_deal(), columns.game == game, columns.day >= first, columns.day <= last)
        query = query.where(columns.ended_at.is_not(None)).order_by(columns.ended_at, columns.id)
        if guild is not None:
            query = query.where(columns.guild_id == guild)
        if until is not None:
            query = query.where(columns.ended_at < until)
        return await self._load(DealResult, query)

    async def has_unfinished(self, day: int, game: str) -> bool:
        """Return True if any person has begun a deal and not finished it."""
        columns = solo_games.c
        query = sa.select(columns.id).where(
            _is_deal(), columns.subject == day, columns.game == game, columns.ended_at.is_(None)
        )
        return await self._exists(query)

    async def days_finished(self, users: Collection[int], last: int) -> dict[int, set[int]]:
        """Return, for each user, the days up to `last` on which they have finished a deal of any game."""
        columns, days = solo_games.c, {user: set[int]() for user in users}
        query = sa.select(columns.user_id, columns.day).distinct()
        query = query.where(_is_deal(), columns.user_id.in_(users), columns.day <= last, columns.ended_at.is_not(None))
        for row in await self._execute(query):
            days[row.user_id].add(row.day)
        return days

    # Answers to puzzles

    async def list_chosen(self, puzzle: int) -> list[str]:
        """Return the moves that people have chosen in a puzzle, in notation without the seat."""
        columns = solo_games.c
        query = sa.select(columns.moves).where(_is_puzzle(), columns.subject == puzzle, columns.ended_at.is_not(None))
        return [json.loads(row.moves)[0].partition(" ")[2] for row in await self._execute(query)]


def _is_deal() -> sa.ColumnElement[bool]:
    return solo_games.c.kind == SoloKind.DEAL


def _is_puzzle() -> sa.ColumnElement[bool]:
    return solo_games.c.kind == SoloKind.PUZZLE


class Deals(Repository):
    """Deals of the days."""

    __slots__ = ()

    async def find(self, day: int, game: str) -> DealRow | None:
        """Return the deal of a game on a day, or None if it does not exist."""
        return await self._find(DealRow, _GET_DEAL, of_day=day, of_game=game)

    def lock(self, day: int, game: str) -> None:
        """Prevent other processes from creating the deal of a game on a day until this transaction ends."""
        self._connection.advisory_lock(f"deal {day} {game}")

    async def insert(self, deal: DealRow) -> DealRow:
        """Store a deal and return it."""
        await self._execute(sa.insert(deals).values(msgspec.structs.asdict(deal)))
        return deal
