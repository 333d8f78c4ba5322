"""The queries about puzzles, and what people have chosen at them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

import msgspec
import sqlalchemy as sa
from sqlalchemy import bindparam

from azalai.bot.store.repository import Repository, columns_of, made
from azalai.bot.store.solo_schema import puzzle_answers, puzzles
from azalai.bot.store.statements import Statement
from azalai.robots import Candidate

FIRST_NUMBER = -(2**50)
"""Puzzles are known where tables are by numbers below this one; deals of the day have those above."""


def puzzle_number(number: int) -> int:
    """The number by which a puzzle is known where tables are, and back."""
    return FIRST_NUMBER - number


class NewPuzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle before it is kept (`azalai.bot.store.solo_schema`)."""

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
    """A puzzle that is kept."""

    id: int
    practice: bool
    day: int | None

    @cached_property
    def weighed(self) -> tuple[Candidate, ...]:
        """The moves that can be played, the best first."""
        return msgspec.json.decode(self.candidates, type=tuple[Candidate, ...])


class PuzzleAnswerRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a person has chosen at a puzzle. `day`: where it was the day's puzzle then."""

    puzzle_id: int
    user_id: int
    move: str
    solved: bool
    day: int | None
    answered_at: float


class Stock(msgspec.Struct, frozen=True):
    """The puzzles of a game: how many wait for their day, how many are for practice, at how many of these the most
    eager person has tried, and the kinds of the newest and when the last was made, the newest first."""

    waiting: int
    practice: int
    tried: int
    kinds: tuple[str, ...]
    made_at: float


_PUZZLE = columns_of(puzzles, PuzzleRow)
_ANSWER = columns_of(puzzle_answers, PuzzleAnswerRow)
_GET = Statement(sa.select(*_PUZZLE).where(puzzles.c.id == bindparam("of_puzzle")))
_OF_DAY = Statement(
    sa.select(*_PUZZLE).where(puzzles.c.game == bindparam("of_game"), puzzles.c.day == bindparam("of_day"))
)
_ANSWERED = Statement(
    sa.select(*_ANSWER).where(
        puzzle_answers.c.puzzle_id == bindparam("of_puzzle"), puzzle_answers.c.user_id == bindparam("of_user")
    )
)


class Puzzles(Repository):
    """Puzzles."""

    __slots__ = ()

    async def get(self, number: int) -> PuzzleRow | None:
        """The puzzle of that number."""
        found = await self._connection.rows(_GET, of_puzzle=number)
        return next((made(PuzzleRow, row) for row in found), None)

    async def of_day(self, game: str, day: int) -> PuzzleRow | None:
        """The puzzle of a game on a day, where it is decided which it is."""
        found = await self._connection.rows(_OF_DAY, of_game=game, of_day=day)
        return next((made(PuzzleRow, row) for row in found), None)

    async def ready(self, versions: Mapping[str, int], day: int) -> set[str]:
        """The games of which `claim` has a puzzle for that day. `versions`: the rules of each game."""
        here, tried = puzzles.c, sa.select(puzzle_answers.c.puzzle_id)
        free = here.day.is_(None) & here.id.not_in(tried)
        query = sa.select(here.game, here.version, here.day).where(free | (here.day == day)).distinct()
        rows = await self._connection.execute(query)
        return {row.game for row in rows if row.day == day or row.version == versions.get(row.game)}

    async def claim(self, game: str, version: int, day: int) -> PuzzleRow | None:
        """The puzzle of a game on a day, decided now unless it is: of those that wait the oldest, if one can be had of
        another kind than the last that was a day's; where none waits one for practice at which nobody has tried. None
        where there is none."""
        self._connection.alone(f"puzzles of {game}")
        there = await self.of_day(game, day)
        if there is not None:
            return there
        here = puzzles.c
        of_game = (here.game == game) & (here.version == version) & here.day.is_(None)
        tried = sa.select(puzzle_answers.c.puzzle_id)
        free = sa.select(here.id, here.kind).where(of_game, here.id.not_in(tried)).order_by(here.practice, here.id)
        last = sa.select(here.kind).where(here.game == game, here.day < day).order_by(here.day.desc()).limit(1)
        chosen = await self._other_kind(free, last)
        if chosen is not None:
            await self._connection.execute(sa.update(puzzles).where(here.id == chosen.id).values(day=day))
        return None if chosen is None else msgspec.structs.replace(chosen, day=day)

    # The stock

    async def stock(self, game: str, version: int, newest: int) -> Stock:
        """What there is of a game under these rules, with the kinds of so many of the newest."""
        here, execute = puzzles.c, self._connection.execute
        of_game = (here.game == game) & (here.version == version)
        count = sa.select(sa.func.count()).select_from(puzzles)
        waiting = await execute(count.where(of_game, here.day.is_(None), here.practice.is_(False)))
        practice = await execute(count.where(of_game, here.practice.is_(True) | here.day.is_not(None)))
        answers = sa.select(sa.func.count()).select_from(puzzle_answers).join(puzzles).where(of_game)
        eager = answers.group_by(puzzle_answers.c.user_id).order_by(sa.func.count().desc()).limit(1)
        tried = (await execute(eager)).scalar_one_or_none() or 0
        last = sa.select(here.kind, here.made_at).where(of_game).order_by(here.id.desc()).limit(newest)
        rows = (await execute(last)).all()
        return Stock(
            waiting.scalar_one(),
            practice.scalar_one(),
            tried,
            tuple(row.kind for row in rows),
            max((row.made_at for row in rows), default=0.0),
        )

    async def keep(self, puzzle: NewPuzzle, *, practice: bool) -> None:
        """Writes a puzzle, for practice or until it is a day's."""
        values = {**msgspec.structs.asdict(puzzle), "practice": practice}
        await self._connection.execute(sa.insert(puzzles).values(values))

    # What people have chosen

    async def answer_of(self, user: int, number: int) -> PuzzleAnswerRow | None:
        """What a person has chosen at a puzzle, if they have."""
        found = await self._connection.rows(_ANSWERED, of_puzzle=number, of_user=user)
        return next((made(PuzzleAnswerRow, row) for row in found), None)

    async def answer(self, answer: PuzzleAnswerRow) -> PuzzleAnswerRow:
        """Writes what a person has chosen, unless they have chosen already: what counts."""
        self._connection.alone(f"puzzles for {answer.user_id}")
        there = await self.answer_of(answer.user_id, answer.puzzle_id)
        if there is None:
            await self._connection.execute(sa.insert(puzzle_answers).values(msgspec.structs.asdict(answer)))
        return there or answer

    async def counts(self, number: int) -> dict[str, int]:
        """How many have chosen each move."""
        here = puzzle_answers.c
        query = sa.select(here.move, sa.func.count().label("chosen")).where(here.puzzle_id == number)
        return {row.move: row.chosen for row in await self._connection.execute(query.group_by(here.move))}

    async def untried(self, user: int, game: str, version: int, today: int) -> PuzzleRow | None:
        """The puzzle at which a person can practise next: the oldest at which they have not tried, if one can be had of
        another kind than their last. Puzzles of days before `today` are for practice, too."""
        here, answers = puzzles.c, puzzle_answers.c
        tried = sa.select(answers.puzzle_id).where(answers.user_id == user)
        offered = (here.practice.is_(True) & here.day.is_(None)) | (here.day < today)
        free = sa.select(here.id, here.kind).where(here.game == game, here.version == version, offered)
        free = free.where(here.id.not_in(tried)).order_by(here.id)
        last = sa.select(here.kind).join(puzzle_answers).where(answers.user_id == user, here.game == game)
        last = last.order_by(answers.answered_at.desc(), answers.puzzle_id.desc()).limit(1)
        return await self._other_kind(free, last)

    async def _other_kind(self, free: sa.Select[int, str], last: sa.Select[str]) -> PuzzleRow | None:
        """The first of the free puzzles that is of another kind than the last, else the first."""
        before = (await self._connection.execute(last)).scalar_one_or_none()
        found = (await self._connection.execute(free)).all()
        chosen = next((row for row in found if row.kind != before), next(iter(found), None))
        return None if chosen is None else await self.get(chosen.id)

    async def answers_of(self, user: int) -> Sequence[PuzzleAnswerRow]:
        """All that a person has chosen, the oldest first."""
        here = puzzle_answers.c
        query = sa.select(*_ANSWER).where(here.user_id == user).order_by(here.answered_at, here.puzzle_id)
        return [made(PuzzleAnswerRow, row) for row in await self._connection.execute(query)]
