"""The queries about what must be sent."""

from __future__ import annotations

import math
import secrets
from collections.abc import Collection
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.addresses import Address, read_address
from bot.store.repository import Repository
from bot.store.rows import MessageKind, OutboxMessage
from bot.store.schema import outbox


class Outbox(Repository):
    """The outbox of a transaction. `rings_at`: when the earliest message that was put off here is due."""

    __slots__ = ("rings_at",)

    def __init__(self, connection: AsyncConnection) -> None:
        super().__init__(connection)
        self.rings_at = math.inf

    async def add(
        self,
        table: int,
        address: Address,
        kind: MessageKind,
        *,
        now: float,
        seat: int | None = None,
        decision: int | None = None,
        body: str = "",
    ) -> None:
        """Writes down that something must be sent; it is sent after the commit."""
        row = _new(table, address, kind, seat=seat, decision=decision, body=body, due=now, written_at=now)
        await self._connection.execute(sa.insert(outbox).values(row))

    async def add_later(self, table: int, kind: MessageKind, later: Collection[tuple[Address, float]]) -> None:
        """Writes down that something must be sent to addresses where nothing else waits, each at its time; one
        statement for all."""
        if not later:
            return
        rows = [_new(table, address, kind, body="", due=due, written_at=None) for address, due in later]
        await self._connection.execute(sa.insert(outbox), rows)
        self.rings_at = min(self.rings_at, *(due for _, due in later))

    # What waits

    async def next(self, address: Address) -> OutboxMessage | None:
        """The oldest message to an address, due or not: their order is kept."""
        found = await self._connection.execute(
            sa.select(outbox).where(outbox.c.address == str(address)).order_by(outbox.c.id).limit(1)
        )
        row = found.mappings().one_or_none()
        return None if row is None else _message(row)

    async def addresses_of(self, table: int, kind: MessageKind) -> set[Address]:
        """The addresses for which messages of that kind of a table wait."""
        found = await self._connection.execute(
            sa.select(outbox.c.address).where(outbox.c.table_id == table, outbox.c.kind == kind)
        )
        return {read_address(row.address) for row in found}

    async def of(self, table: int) -> list[OutboxMessage]:
        """What is still to be sent for a table, oldest first."""
        found = await self._connection.execute(
            sa.select(outbox).where(outbox.c.table_id == table).order_by(outbox.c.id)
        )
        return [_message(row) for row in found.mappings()]

    async def newest(self, table: int, kind: MessageKind) -> int:
        """The number of the newest message of that kind of a table; 0 when there is none."""
        found = await self._connection.execute(
            sa.select(sa.func.max(outbox.c.id)).where(outbox.c.table_id == table, outbox.c.kind == kind)
        )
        return int(found.scalar() or 0)

    async def due_addresses(self, now: float) -> list[Address]:
        """The addresses for which something is due."""
        found = await self._connection.execute(sa.select(outbox.c.address).distinct().where(outbox.c.due <= now))
        return [read_address(row.address) for row in found]

    async def next_due(self, now: float) -> float | None:
        """When the next message falls due after `now`: what is due already is being sent."""
        found = await self._connection.execute(sa.select(sa.func.min(outbox.c.due)).where(outbox.c.due > now))
        return found.scalar()

    # What becomes of it

    async def remove(self, message: int) -> None:
        """Takes a message out of the outbox: it is sent, or not needed any more."""
        await self._connection.execute(sa.delete(outbox).where(outbox.c.id == message))

    async def drop(self, table: int, kinds: Collection[MessageKind]) -> None:
        """Forgets what can no longer be sent."""
        await self._connection.execute(sa.delete(outbox).where(outbox.c.table_id == table, outbox.c.kind.in_(kinds)))

    async def drop_at(self, table: int, address: Address) -> None:
        """Forgets what waits of a table for one address."""
        here = (outbox.c.table_id == table) & (outbox.c.address == str(address))
        await self._connection.execute(sa.delete(outbox).where(here))

    async def drop_until(self, table: int, kind: MessageKind, newest: int) -> None:
        """Forgets the messages of that kind up to `newest`: what was just sent has shown all they were for."""
        await self._connection.execute(
            sa.delete(outbox).where(outbox.c.table_id == table, outbox.c.kind == kind, outbox.c.id <= newest)
        )

    async def postpone(self, message: int, due: float, *, tried_at: float | None = None) -> None:
        """Counts a failed try and sets the time of the next. `tried_at`: when it was made, where it is not known
        whether Discord has done what was asked; of several such tries the first is noted."""
        values: dict[str, Any] = {"due": due, "attempts": outbox.c.attempts + 1}
        if tried_at is not None:
            values["tried_at"] = sa.func.coalesce(outbox.c.tried_at, tried_at)
        await self._connection.execute(sa.update(outbox).where(outbox.c.id == message).values(**values))

    async def rewrite(self, message: int, body: str) -> None:
        """Gives a message that waits another body."""
        await self._connection.execute(sa.update(outbox).where(outbox.c.id == message).values(body=body))

    async def bring_forward(self, table: int, kind: MessageKind, due: float) -> None:
        """The messages of that kind of a table that wait are due earlier."""
        await self._hurry((outbox.c.table_id == table) & (outbox.c.kind == kind), due)

    async def hurry(self, table: int, now: float) -> None:
        """Makes what waits for a table's addresses due at once: whatever was in the way may be gone."""
        addresses = sa.select(outbox.c.address).where(outbox.c.table_id == table)
        await self._hurry(outbox.c.address.in_(addresses), now)

    async def hurry_all(self, now: float) -> None:
        """Makes every postponed message due at once."""
        await self._hurry(sa.true(), now)

    async def _hurry(self, condition: sa.ColumnElement[bool], due: float) -> None:
        await self._connection.execute(sa.update(outbox).where(condition, outbox.c.due > due).values(due=due))


def _new(table: int, address: Address, kind: MessageKind, **values: Any) -> dict[str, Any]:
    """A row of something that must be sent, with a nonce of its own."""
    return {
        "table_id": table,
        "address": str(address),
        "kind": kind,
        "nonce": secrets.token_hex(12),
        "attempts": 0,
        **values,
    }


def _message(row: sa.RowMapping) -> OutboxMessage:
    values: dict[str, Any] = {**row, "address": read_address(row["address"]), "kind": MessageKind(row["kind"])}
    return OutboxMessage(**values)
