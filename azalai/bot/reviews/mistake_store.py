"""Repository of mistakes: decisions that reviews found and that come back to their person as puzzles."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

import msgspec
import sqlalchemy as sa

from azalai.bot.store.repository import Repository, columns_of, make_struct
from azalai.bot.store.review_schema import mistakes
from azalai.robots import Candidate

MOST = 20
"""Mistakes of a person in one game at most: the dearest stay."""


class NewMistake(msgspec.Struct, frozen=True, kw_only=True):
    """Mistake before it is stored (`azalai.bot.store.review_schema`)."""

    user_id: int
    table_id: int
    number: int
    game: str
    version: int
    loss: float
    due_at: float


class MistakeRow(NewMistake, frozen=True, kw_only=True, dict=True):
    """Stored mistake. `candidates` is None until its moves are evaluated; it is no puzzle before."""

    id: int
    candidates: str | None
    answers: int
    chosen: str | None
    right_in_a_row: int
    wrong_in_a_row: int
    answered_at: float | None

    @cached_property
    def decoded_candidates(self) -> tuple[Candidate, ...]:
        """The evaluated moves, the best first."""
        return msgspec.json.decode(self.candidates or "[]", type=tuple[Candidate, ...])


class Mistakes(Repository):
    """Mistakes of people."""

    __slots__ = ()

    async def insert(self, new: NewMistake) -> None:
        """Insert a mistake, unless it is there; of more than `MOST` in its game delete those that cost least."""
        here = mistakes.c
        same = (here.user_id == new.user_id) & (here.table_id == new.table_id) & (here.number == new.number)
        if (await self._connection.execute(sa.select(here.id).where(same))).first() is not None:
            return
        values = {**msgspec.structs.asdict(new), "answers": 0, "right_in_a_row": 0, "wrong_in_a_row": 0}
        await self._connection.execute(sa.insert(mistakes).values(values))
        own = sa.select(here.id).where(here.user_id == new.user_id, here.game == new.game)
        rows = await self._connection.execute(own.order_by(here.loss.desc(), here.id.desc()).offset(MOST))
        for row in rows.all():
            await self.delete(row.id)

    async def find(self, number: int, user: int) -> MistakeRow | None:
        """Return a mistake if it is the user's."""
        return next(iter(await self._list(mistakes.c.id == number, mistakes.c.user_id == user)), None)

    async def list_due(self, user: int, now: float, versions: Mapping[str, int]) -> list[MistakeRow]:
        """Return the mistakes that a user can answer, the longest due first. `versions`: the rules of each game."""
        here = mistakes.c
        rows = await self._list(here.user_id == user, here.candidates.is_not(None), here.due_at <= now)
        return sorted((row for row in rows if _is_present(row, versions)), key=lambda row: (row.due_at, row.id))

    async def list_waiting(self, versions: Mapping[str, int], most: int) -> list[MistakeRow]:
        """Return up to `most` mistakes that are not evaluated, the oldest first."""
        rows = await self._list(mistakes.c.candidates.is_(None))
        return [row for row in rows if _is_present(row, versions)][:most]

    async def count(self, user: int, table: int) -> int:
        """Return the number of a user's mistakes in a game that come back."""
        return len(await self._list(mistakes.c.user_id == user, mistakes.c.table_id == table))

    async def evaluate(self, number: int, candidates: str) -> None:
        """Store the evaluated moves of a mistake."""
        changed = sa.update(mistakes).where(mistakes.c.id == number)
        await self._connection.execute(changed.values(candidates=candidates))

    async def answer(self, before: MistakeRow, after: MistakeRow | None) -> bool:
        """Store an answer, or delete a mistake that is solved (None); return False if it was answered since."""
        here = (mistakes.c.id == before.id) & (mistakes.c.answers == before.answers)
        if after is None:
            done = await self._connection.execute(sa.delete(mistakes).where(here))
        else:
            values = {name: value for name, value in msgspec.structs.asdict(after).items() if name != "id"}
            done = await self._connection.execute(sa.update(mistakes).where(here).values(values))
        return done.rowcount == 1

    async def delete(self, number: int) -> None:
        """Delete a mistake."""
        await self._connection.execute(sa.delete(mistakes).where(mistakes.c.id == number))

    async def delete_of(self, table: int, user: int | None = None) -> None:
        """Delete the mistakes of a game. `user`: of this one only."""
        own = sa.true() if user is None else mistakes.c.user_id == user
        await self._connection.execute(sa.delete(mistakes).where(mistakes.c.table_id == table, own))

    async def delete_outdated(self, versions: Mapping[str, int]) -> None:
        """Delete the mistakes under other rules than these; those of games that are not installed stay."""
        for game, version in versions.items():
            other = (mistakes.c.game == game) & (mistakes.c.version != version)
            await self._connection.execute(sa.delete(mistakes).where(other))

    async def _list(self, *conditions: sa.ColumnElement[bool]) -> list[MistakeRow]:
        rows = await self._connection.execute(
            sa.select(*columns_of(mistakes, MistakeRow)).where(*conditions).order_by(mistakes.c.id)
        )
        return [make_struct(MistakeRow, row) for row in rows]


def _is_present(row: MistakeRow, versions: Mapping[str, int]) -> bool:
    return versions.get(row.game) == row.version
