"""The queries about lessons: the guided first game of a person, one for each game."""

from __future__ import annotations

import json
from collections.abc import Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy import bindparam

from azalai.bot.store.repository import Repository, columns_of, made
from azalai.bot.store.schema import lessons
from azalai.bot.store.statements import Statement


class LessonRow(msgspec.Struct, frozen=True, kw_only=True):
    """A person's lesson of a game. `version`: of the lesson, whose seed the moves (as JSON) were played from."""

    id: int
    user_id: int
    game: str
    version: int
    decision: int
    moves: str


_COLUMNS = columns_of(lessons, LessonRow)
_GET = Statement(sa.select(*_COLUMNS).where(lessons.c.id == bindparam("of_lesson")))
_OF = Statement(
    sa.select(*_COLUMNS).where(lessons.c.user_id == bindparam("of_user"), lessons.c.game == bindparam("of_game"))
)


class Lessons(Repository):
    """The lessons of people."""

    __slots__ = ()

    async def get(self, lesson: int) -> LessonRow | None:
        """The lesson of that number, if it goes on."""
        found = await self._connection.rows(_GET, of_lesson=lesson)
        return next((made(LessonRow, row) for row in found), None)

    async def of(self, user: int, game: str) -> LessonRow | None:
        """A person's lesson of a game, if they have begun one."""
        found = await self._connection.rows(_OF, of_user=user, of_game=game)
        return next((made(LessonRow, row) for row in found), None)

    async def begin(self, user: int, game: str, version: int, moves: Sequence[str], now: float) -> int:
        """Begins a lesson, in place of the one before; its number, which no other has had."""
        execute = self._connection.execute
        self._connection.alone(f"lesson of {user}")
        await execute(sa.delete(lessons).where(lessons.c.user_id == user, lessons.c.game == game))
        row = {"user_id": user, "game": game, "version": version, "decision": 0, "changed_at": now}
        await execute(sa.insert(lessons).values(**row, moves=json.dumps(moves)))
        found = await execute(sa.select(lessons.c.id).where(lessons.c.user_id == user, lessons.c.game == game))
        return int(found.scalar_one())

    async def go_on(self, lesson: int, decision: int, moves: Sequence[str], now: float) -> bool:
        """Writes the moves of a lesson after something was decided at that decision; False where it has gone on since,
        or is no more."""
        here = (lessons.c.id == lesson) & (lessons.c.decision == decision)
        values = {"decision": decision + 1, "moves": json.dumps(moves), "changed_at": now}
        done = await self._connection.execute(sa.update(lessons).where(here).values(values))
        return done.rowcount == 1
