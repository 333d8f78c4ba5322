"""Repository of mistakes: decisions that reviews found and that come back to their person as puzzles."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

import msgspec
import sqlalchemy as sa

from azalai.bot.store.repository import Repository, list_columns
from azalai.bot.store.review_schema import mistakes
from azalai.robots import Candidate

MOST = 20
"""Limit of a person's stored mistakes in all games of one kind: those that cost most stay."""


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


ROWS = sa.select(*list_columns(mistakes, MistakeRow))
"""Query for mistakes, which a condition narrows."""


class Mistakes(Repository):
    """Mistakes of people."""

    __slots__ = ()

    async def insert(self, new: NewMistake) -> None:
        """Insert a mistake, unless it is there; of more than `MOST` in its game delete those that cost least."""
        columns = mistakes.c
        same = (columns.user_id == new.user_id) & (columns.table_id == new.table_id) & (columns.number == new.number)
        if await self._exists(sa.select(columns.id).where(same)):
            return
        values = {**msgspec.structs.asdict(new), "answers": 0, "right_in_a_row": 0, "wrong_in_a_row": 0}
        await self._execute(sa.insert(mistakes).values(values))
        own = sa.select(columns.id).where(columns.user_id == new.user_id, columns.game == new.game)
        for number in await self._load_numbers(own.order_by(columns.loss.desc(), columns.id.desc()).offset(MOST)):
            await self.delete(number)

    async def find(self, number: int, user: int) -> MistakeRow | None:
        """Return a mistake if it is the user's."""
        return await self._find(MistakeRow, ROWS.where(mistakes.c.id == number, mistakes.c.user_id == user))

    async def list_due(self, user: int, now: float, versions: Mapping[str, int]) -> list[MistakeRow]:
        """Return the mistakes that a user can answer, the longest due first. `versions`: the rules of each game."""
        due = ROWS.where(_is_due(user, now, versions)).order_by(mistakes.c.due_at, mistakes.c.id)
        return await self._load(MistakeRow, due)

    async def count_due(self, user: int, now: float, versions: Mapping[str, int]) -> int:
        """Return the number of mistakes that a user can answer. `versions`: the rules of each game."""
        return await self._count(_is_due(user, now, versions))

    async def list_waiting(self, versions: Mapping[str, int], most: int, after: int = 0) -> list[MistakeRow]:
        """Return up to `most` mistakes that are not evaluated, the oldest first, beginning behind that number."""
        columns = mistakes.c
        waiting = ROWS.where(columns.candidates.is_(None), _has_rules(versions))
        return await self._load(MistakeRow, waiting.order_by(columns.id <= after, columns.id).limit(most))

    async def count(self, user: int, table: int) -> int:
        """Return the number of a user's mistakes in a game that come back."""
        return await self._count((mistakes.c.user_id == user) & (mistakes.c.table_id == table))

    async def evaluate(self, number: int, candidates: str) -> None:
        """Store the evaluated moves of a mistake."""
        await self._execute(sa.update(mistakes).where(mistakes.c.id == number).values(candidates=candidates))

    async def answer(self, before: MistakeRow, after: MistakeRow | None) -> bool:
        """Store an answer, or delete a mistake that is solved (None); return False if it was answered since."""
        condition = (mistakes.c.id == before.id) & (mistakes.c.answers == before.answers)
        if after is None:
            return await self._run(sa.delete(mistakes).where(condition)) == 1
        values = {name: value for name, value in msgspec.structs.asdict(after).items() if name != "id"}
        return await self._run(sa.update(mistakes).where(condition).values(values)) == 1

    async def delete(self, number: int) -> None:
        """Delete a mistake."""
        await self._execute(sa.delete(mistakes).where(mistakes.c.id == number))

    async def delete_of(self, table: int, user: int | None = None) -> None:
        """Delete the mistakes of a game. `user`: only those of this user."""
        own = sa.true() if user is None else mistakes.c.user_id == user
        await self._execute(sa.delete(mistakes).where(mistakes.c.table_id == table, own))

    async def delete_outdated(self, versions: Mapping[str, int]) -> None:
        """Delete the mistakes under other rules than these; those of games that are not installed stay."""
        for game, version in versions.items():
            other = (mistakes.c.game == game) & (mistakes.c.version != version)
            await self._execute(sa.delete(mistakes).where(other))

    async def _count(self, condition: sa.ColumnElement[bool]) -> int:
        (count,) = await self._load_numbers(sa.select(sa.func.count()).select_from(mistakes).where(condition))
        return count


def _has_rules(versions: Mapping[str, int]) -> sa.ColumnElement[bool]:
    """Return the condition that a mistake was made under these rules of its game."""
    return sa.tuple_(mistakes.c.game, mistakes.c.version).in_(sorted(versions.items()))


def _is_due(user: int, now: float, versions: Mapping[str, int]) -> sa.ColumnElement[bool]:
    columns = mistakes.c
    return sa.and_(
        columns.user_id == user, columns.candidates.is_not(None), columns.due_at <= now, _has_rules(versions)
    )
