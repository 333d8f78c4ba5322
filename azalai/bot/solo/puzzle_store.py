"""Queries about puzzles; `claim` chooses the puzzle of a day."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

import msgspec
import sqlalchemy as sa
from sqlalchemy import bindparam

from azalai.bot.solo.store import SoloKind
from azalai.bot.store.repository import Repository, list_columns, make_struct
from azalai.bot.store.solo_schema import puzzles, solo_games
from azalai.bot.store.statements import Statement
from azalai.robots import Candidate


class NewPuzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle before it is stored (`azalai.bot.store.solo_schema`)."""

    game: str
    version: int
    seats: int
    seat: int
    options: bytes
    position: bytes
    kind: str
    candidates: str
    made_at: float


class PuzzleRow(NewPuzzle, frozen=True, kw_only=True, dict=True):
    """A stored puzzle."""

    id: int
    practice: bool
    day: int | None

    @property
    def lead(self) -> float:
        """Lead of the best move over the next, as a share of a win. A puzzle with a small lead is hard."""
        return self.decoded_candidates[0].chance - self.decoded_candidates[1].chance

    @cached_property
    def decoded_candidates(self) -> tuple[Candidate, ...]:
        """The moves with their evaluations, the best first."""
        return msgspec.json.decode(self.candidates, type=tuple[Candidate, ...])


class Stock(msgspec.Struct, frozen=True):
    """Numbers of the puzzles of a game.

    - `waiting`: the number of puzzles that wait for their day.
    - `practice`: the number of puzzles for practice.
    - `tried`: the largest number of puzzles that one person has answered.
    - `kinds`: the kinds of the newest puzzles, the newest first.
    - `made_at`: the moment at which the last one was made, 0 if there is none.
    """

    waiting: int
    practice: int
    tried: int
    kinds: tuple[str, ...]
    made_at: float


_PUZZLE = list_columns(puzzles, PuzzleRow)
_GET = Statement(sa.select(*_PUZZLE).where(puzzles.c.id == bindparam("of_puzzle")))
_OF_DAY = Statement(
    sa.select(*_PUZZLE).where(puzzles.c.game == bindparam("of_game"), puzzles.c.day == bindparam("of_day"))
)


def encode_candidates(candidates: Sequence[Candidate]) -> str:
    """Encode candidates as JSON, the best first and the others in the order of their chances."""
    best, *others = (
        msgspec.structs.replace(candidate, chance=round(candidate.chance, 4), error=round(candidate.error, 4))
        for candidate in candidates
    )
    return msgspec.json.encode([best, *sorted(others, key=lambda candidate: -candidate.chance)]).decode()


class Puzzles(Repository):
    """Repository of puzzles."""

    __slots__ = ()

    async def get(self, number: int) -> PuzzleRow | None:
        """Return the puzzle with a number, or None."""
        rows = await self._connection.rows(_GET, of_puzzle=number)
        return next((make_struct(PuzzleRow, row) for row in rows), None)

    async def of_day(self, game: str, day: int) -> PuzzleRow | None:
        """Return the puzzle of a game on a day, or None if none is chosen yet."""
        rows = await self._connection.rows(_OF_DAY, of_game=game, of_day=day)
        return next((make_struct(PuzzleRow, row) for row in rows), None)

    async def list_ready(self, versions: Mapping[str, int], day: int) -> set[str]:
        """Return the games for which `claim` can return a puzzle of a day. `versions`: the rules' version by game."""
        columns = puzzles.c
        free = columns.day.is_(None) & columns.starter.is_(None) & columns.id.not_in(_make_opened_query())
        query = sa.select(columns.game, columns.version, columns.day).where(free | (columns.day == day)).distinct()
        rows = await self._connection.execute(query)
        return {row.game for row in rows if row.day == day or row.version == versions.get(row.game)}

    async def claim(self, game: str, version: int, day: int) -> PuzzleRow | None:
        """Return the puzzle of a game on a day, or None; choose and store it if the day has none yet.

        The oldest waiting puzzle is chosen, if possible of another kind than that of the last day. If none waits, it
        is a practice puzzle that this bot has made and that was never opened.
        """
        self._connection.advisory_lock(f"puzzles of {game}")
        puzzle = await self.of_day(game, day)
        if puzzle is not None:
            return puzzle
        columns = puzzles.c
        of_game = (
            (columns.game == game) & (columns.version == version) & columns.day.is_(None) & columns.starter.is_(None)
        )
        free = (
            sa.select(columns.id, columns.kind)
            .where(of_game, columns.id.not_in(_make_opened_query()))
            .order_by(columns.practice, columns.id)
        )
        last = (
            sa.select(columns.kind).where(columns.game == game, columns.day < day).order_by(columns.day.desc()).limit(1)
        )
        before = (await self._connection.execute(last)).scalar_one_or_none()
        rows = (await self._connection.execute(free)).all()
        candidate = next((row for row in rows if row.kind != before), next(iter(rows), None))
        chosen = None if candidate is None else await self.get(candidate.id)
        if chosen is not None:
            await self._connection.execute(sa.update(puzzles).where(columns.id == chosen.id).values(day=day))
        return None if chosen is None else msgspec.structs.replace(chosen, day=day)

    # The stock

    async def stock(self, game: str, version: int, newest: int) -> Stock:
        """Return the stock of a game for a version of its rules. `newest`: the number of kinds in it."""
        columns, execute = puzzles.c, self._connection.execute
        of_game = (columns.game == game) & (columns.version == version)
        count = sa.select(sa.func.count()).select_from(puzzles)
        waiting = await execute(count.where(of_game, columns.day.is_(None), columns.practice.is_(False)))
        practice = await execute(count.where(of_game, columns.practice.is_(True) | columns.day.is_not(None)))
        answers = sa.select(sa.func.count()).select_from(solo_games.join(puzzles, columns.id == solo_games.c.subject))
        answers = answers.where(of_game, solo_games.c.kind == SoloKind.PUZZLE, solo_games.c.ended_at.is_not(None))
        eager = answers.group_by(solo_games.c.user_id).order_by(sa.func.count().desc()).limit(1)
        tried = (await execute(eager)).scalar_one_or_none() or 0
        last = sa.select(columns.kind, columns.made_at).where(of_game).order_by(columns.id.desc()).limit(newest)
        rows = (await execute(last)).all()
        return Stock(
            waiting.scalar_one(),
            practice.scalar_one(),
            tried,
            tuple(row.kind for row in rows),
            max((row.made_at for row in rows), default=0.0),
        )

    async def keep(self, puzzle: NewPuzzle, *, practice: bool, starter: int | None = None) -> None:
        """Store a puzzle, for practice or to wait for its day. `starter`: its number among the starters, or None."""
        values = {**msgspec.structs.asdict(puzzle), "practice": practice, "starter": starter}
        await self._connection.execute(sa.insert(puzzles).values(values))

    async def begin_with(self, starters: Sequence[NewPuzzle]) -> bool:
        """Store the starters of a game and return True, or return False if they are stored already."""
        if not starters:
            return False
        game, version = starters[0].game, starters[0].version
        self._connection.advisory_lock(f"puzzles of {game}")
        columns = puzzles.c
        stored = sa.select(columns.id).where(
            columns.game == game, columns.version == version, columns.starter.is_not(None)
        )
        if (await self._connection.execute(stored.limit(1))).first() is not None:
            return False
        for number, starter in enumerate(starters):
            await self.keep(starter, practice=True, starter=number)
        return True

    async def list_untried(self, user: int, game: str, version: int, today: int) -> list[PuzzleRow]:
        """Return the puzzles of a game for practice that a person has not answered.

        Puzzles of days before `today` are for practice, too.
        """
        columns, solo = puzzles.c, solo_games.c
        answered = sa.select(solo.subject).where(
            solo.user_id == user, solo.kind == SoloKind.PUZZLE, solo.ended_at.is_not(None)
        )
        offered = (columns.practice.is_(True) & columns.day.is_(None)) | (columns.day < today)
        free = sa.select(*_PUZZLE).where(columns.game == game, columns.version == version, offered)
        rows = await self._connection.execute(free.where(columns.id.not_in(answered)).order_by(columns.id))
        return [make_struct(PuzzleRow, row) for row in rows]


def _make_opened_query() -> sa.Select[int]:
    return sa.select(solo_games.c.subject).where(solo_games.c.kind == SoloKind.PUZZLE)
