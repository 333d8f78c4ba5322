"""Queries about people: their preferences, and whether direct messages reach them."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any

import sqlalchemy as sa

from azalai.bot.store.person_rows import PersonRow
from azalai.bot.store.repository import Repository, bind_values, is_in, list_columns, make_struct
from azalai.bot.store.schema import people
from azalai.bot.store.statements import Statement

_CHANGE = Statement(sa.update(people).where(people.c.user_id == sa.bindparam("of_user")))
_INSERT = Statement(sa.insert(people))


@cache
def _select_people(count: int) -> Statement:
    """Return the statement for `count` people."""
    return Statement(sa.select(*list_columns(people, PersonRow)).where(is_in(people.c.user_id, "user", count)))


class People(Repository):
    """Queries about people, whose rows are cached."""

    __slots__ = ()

    async def get(self, user: int) -> PersonRow | None:
        """Return the row of a person, or None."""
        return (await self.load((user,))).get(user)

    async def load(self, users: Collection[int]) -> dict[int, PersonRow]:
        """Return the rows of these people, by their numbers."""
        known, missing = self._connection.known.people.find(users)
        if missing:
            rows = await self._connection.rows(_select_people(len(missing)), **bind_values("user", missing))
            rows_of = dict.fromkeys(missing, ()) | {row.user_id: (make_struct(PersonRow, row),) for row in rows}
            self._connection.known.people.keep(rows_of)
            known |= rows_of
        return {user: rows[0] for user, rows in known.items() if rows}

    async def change(self, user: int, **values: Any) -> None:
        """Set columns of a person's row, which is inserted if there is none."""
        changed = await self._update(user, **values)
        if not changed and self._connection.advisory_lock(f"person {user}"):  # another process may insert them first
            changed = await self._update(user, **values)
        if not changed:
            self._connection.write(_INSERT, {"user_id": user, "told_of_closed_dms": False, **values})

    async def take_messages(self, user: int) -> None:
        """Record that a direct message has reached a person, so that their direct messages are open."""
        person = await self.get(user)
        if person is not None and (person.closed_dms_since is not None or person.told_of_closed_dms):
            await self._update(user, closed_dms_since=None, told_of_closed_dms=False)

    async def _update(self, user: int, **values: Any) -> bool:
        self._connection.known.people.mark_changed(user)
        return await self._connection.run(_CHANGE, values, of_user=user) > 0
