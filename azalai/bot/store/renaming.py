"""The queries that give a person at a table another name, wherever the table has it."""

from __future__ import annotations

import json
import re

import sqlalchemy as sa

from azalai.bot.store.repository import Repository
from azalai.bot.store.schema import messages, outbox, proposals, seat_history, seats


class Renaming(Repository):
    """The names that the rows of a table have."""

    __slots__ = ()

    async def rename(self, table: int, seat: int, user: int, name: str, new: str) -> None:
        """Give the person on a seat, who was called `name`, another name, also in messages that wait or stand."""
        here = (seats.c.table_id == table) & (seats.c.seat == seat) & (seats.c.user_id == user)
        await self._connection.execute(sa.update(seats).where(here).values(name=new))
        sat = (seat_history.c.table_id == table) & (seat_history.c.seat == seat) & (seat_history.c.user_id == user)
        await self._connection.execute(sa.update(seat_history).where(sat).values(name=new))
        await self.rename_in_messages(table, name, new)

    async def rename_in_messages(self, table: int, name: str, new: str) -> None:
        """Replace a name in all messages and proposals of a table, those that wait and those that stand; also where it
        has the number by which namesakes are told apart."""
        called = re.compile(rf"{re.escape(name)}(?: \(\d+\))?")
        for kind in (outbox, messages, proposals):
            about = (kind.c.table_id == table) & kind.c.body.startswith("{")
            for row in (await self._connection.execute(sa.select(kind.c.id, kind.c.body).where(about))).all():
                told = json.loads(row.body)
                renamed = {
                    key: new if isinstance(value, str) and called.fullmatch(value) else value
                    for key, value in told.items()
                }
                if renamed != told:
                    changed = sa.update(kind).where(kind.c.id == row.id)
                    await self._connection.execute(changed.values(body=json.dumps(renamed)))
