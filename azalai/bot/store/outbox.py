"""The queries about messages that must be sent."""

from __future__ import annotations

import math
import secrets
from collections.abc import Collection
from functools import cache
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import bindparam

from azalai.bot.store.addresses import Address, read_address
from azalai.bot.store.connection import Connection, Last, Sent
from azalai.bot.store.repository import Repository, columns_of
from azalai.bot.store.rows import MessageKind, OutboxMessage
from azalai.bot.store.schema import outbox
from azalai.bot.store.statements import Fetched, Statement

_COLUMNS = columns_of(outbox, OutboxMessage)
_LATER = Statement(sa.insert(outbox).inline())
_NEXT = Statement(
    sa.select(*_COLUMNS).where(outbox.c.address == bindparam("to_address")).order_by(outbox.c.id).limit(1)
)
_TABLE = sa.func.min(outbox.c.table_id).label("table_id")
_DUE_ADDRESSES = Statement(
    sa.select(outbox.c.address, _TABLE)
    .where((outbox.c.due <= bindparam("now")) | (outbox.c.due == outbox.c.written_at))
    .group_by(outbox.c.address)
)
_NEXT_DUE = Statement(sa.select(sa.func.min(outbox.c.due).label("due")).where(outbox.c.due > bindparam("now")))
_REMOVE = Statement(sa.delete(outbox).where(outbox.c.id == bindparam("of_message")))
_OF_KIND = (outbox.c.table_id == bindparam("of_table")) & (outbox.c.kind == bindparam("of_kind"))
_ADDRESSES_OF = Statement(sa.select(outbox.c.address).where(_OF_KIND))
_DROP_UNTIL = Statement(sa.delete(outbox).where(_OF_KIND, outbox.c.id <= bindparam("newest")))
_NEW = ("table_id", "address", "kind", "seat", "decision", "body", "nonce", "attempts", "due", "written_at")


@cache
def _add(count: int) -> Statement:
    """Writes so many messages down, and gives the number of each beside its nonce."""
    rows = [{name: bindparam(f"of_{name}_{row}", type_=outbox.c[name].type) for name in _NEW} for row in range(count)]
    return Statement(sa.insert(outbox).values(rows).returning(outbox.c.id, outbox.c.nonce))


class OutboxChanges(msgspec.Struct):
    """The changes that a transaction has made to the outbox: the messages it `added`, oldest first, which are due;
    those it has taken out since a message just sent has shown all they were for (`passed`: of a table and of a kind, up
    to a number); the tables of which it has dropped or changed others; and whether any that waited are due earlier."""

    added: list[OutboxMessage] = []
    passed: list[tuple[int, MessageKind, int]] = []
    disturbed: set[int] = set()
    hurried: bool = False

    def has_passed(self, message: OutboxMessage) -> bool:
        """Whether that message was taken out with others of its kind."""
        return any(
            message.table_id == table and message.kind is kind and message.id <= newest
            for table, kind, newest in self.passed
        )


class Outbox(Repository):
    """The outbox of a transaction. `rings_at`: when the earliest message that was put off here is due; `changes`: what
    the senders must know once it is committed. Messages that are added are written down at the end of the transaction,
    all of them by one statement, or before anybody looks."""

    __slots__ = ("_new", "changes", "rings_at")

    def __init__(self, connection: Connection) -> None:
        super().__init__(connection)
        self.rings_at = math.inf
        self.changes = OutboxChanges()
        self._new: list[dict[str, Any]] = []

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
        """Writes down a message that must be sent; it is sent after the commit."""
        if not self._new:
            self._connection.at_the_end(self._written_down)
        self._new.append(_new(table, address, kind, seat=seat, decision=decision, body=body, due=now, written_at=now))

    def _written_down(self) -> Last:
        new, self._new = self._new, []
        values = {f"of_{name}_{number}": row[name] for number, row in enumerate(new) for name in _NEW}

        def told(sent: Sent) -> None:
            numbers = {nonce: number for number, nonce in sent[0]}
            for row in new:
                row["address"] = read_address(row["address"])
                self.changes.added.append(OutboxMessage(id=numbers[row["nonce"]], **row))

        return Last(self._connection.order(_add(len(new)), **values), told)

    async def add_later(self, table: int, kind: MessageKind, later: Collection[tuple[Address, float]]) -> None:
        """Writes down messages to addresses where nothing else waits, each due at its time; one statement for all."""
        if not later:
            return
        rows = [_new(table, address, kind, body="", due=due, written_at=None) for address, due in later]
        self._connection.write_all(_LATER, rows)
        self.rings_at = min(self.rings_at, *(due for _, due in later))

    # What waits

    async def next(self, address: Address) -> OutboxMessage | None:
        """The oldest message to an address, due or not: their order is kept."""
        await self._connection.settle()
        row = await self._connection.row(_NEXT, to_address=str(address))
        return None if row is None else _message(row)

    async def addresses_of(self, table: int, kind: MessageKind) -> set[Address]:
        """The addresses for which messages of that kind of a table wait."""
        await self._connection.settle()
        found = await self._connection.rows(_ADDRESSES_OF, of_table=table, of_kind=kind)
        return {read_address(row.address) for row in found}

    async def of(self, table: int) -> list[OutboxMessage]:
        """The messages that are still to be sent for a table, oldest first."""
        found = await self._connection.execute(
            sa.select(*_COLUMNS).where(outbox.c.table_id == table).order_by(outbox.c.id)
        )
        return [_message(row) for row in found]

    async def due_addresses(self, now: float) -> dict[Address, int]:
        """The addresses that have a message due, each with a table that one of them is about."""
        found = await self._connection.rows(_DUE_ADDRESSES, now=now)
        return {read_address(row.address): int(row.table_id) for row in found}

    async def addresses(self) -> dict[Address, int]:
        """Every address that has messages waiting, with the number of the newest."""
        found = await self._connection.execute(
            sa.select(outbox.c.address, sa.func.max(outbox.c.id).label("newest")).group_by(outbox.c.address)
        )
        return {read_address(row.address): int(row.newest) for row in found}

    async def next_due(self, now: float) -> float | None:
        """When the next message falls due after `now`: those that are due already are being sent."""
        return (await self._connection.rows(_NEXT_DUE, now=now))[0].due

    # What becomes of it

    async def remove(self, message: int) -> None:
        """Takes a message out of the outbox: it is sent, or not needed any more."""
        self._connection.write(_REMOVE, of_message=message)

    async def drop(self, table: int, kinds: Collection[MessageKind]) -> None:
        """Forgets messages that can no longer be sent."""
        self.changes.disturbed.add(table)
        await self._connection.execute(sa.delete(outbox).where(outbox.c.table_id == table, outbox.c.kind.in_(kinds)))

    async def drop_at(self, table: int, address: Address) -> None:
        """Forgets the messages of a table that wait for one address."""
        self.changes.disturbed.add(table)
        here = (outbox.c.table_id == table) & (outbox.c.address == str(address))
        await self._connection.execute(sa.delete(outbox).where(here))

    async def drop_until(self, table: int, kind: MessageKind, newest: int) -> None:
        """Forgets the messages of that kind up to `newest`: the one just sent has shown all they were for."""
        self.changes.passed.append((table, kind, newest))
        await self._connection.settle()
        self._connection.write(_DROP_UNTIL, of_table=table, of_kind=kind, newest=newest)

    async def postpone(self, message: int, due: float, *, tried_at: float | None = None) -> None:
        """Counts a failed try and sets the time of the next. `tried_at`: when it was made, where it is not known
        whether Discord has done it; of several such tries the first is noted."""
        values: dict[str, Any] = {"due": due, "attempts": outbox.c.attempts + 1}
        if tried_at is not None:
            values["tried_at"] = sa.func.coalesce(outbox.c.tried_at, tried_at)
        await self._connection.execute(sa.update(outbox).where(outbox.c.id == message).values(**values))

    async def rewrite(self, message: OutboxMessage, body: str) -> None:
        """Gives a message that waits another body."""
        self.changes.disturbed.add(message.table_id)
        await self._connection.execute(sa.update(outbox).where(outbox.c.id == message.id).values(body=body))

    async def bring_forward(self, table: int, kind: MessageKind, due: float) -> None:
        """Makes the messages of that kind of a table that wait due earlier."""
        await self._hurry((outbox.c.table_id == table) & (outbox.c.kind == kind), due)

    async def hurry(self, table: int, now: float) -> None:
        """Makes all that waits for a table's addresses due at once: the trouble that was in the way may be gone."""
        addresses = sa.select(outbox.c.address).where(outbox.c.table_id == table)
        await self._hurry(outbox.c.address.in_(addresses), now)

    async def hurry_all(self, now: float) -> None:
        """Makes every postponed message due at once."""
        await self._hurry(sa.true(), now)

    async def hurry_failed(self, now: float) -> None:
        """Makes messages due at once that were tried and put off."""
        await self._hurry(outbox.c.attempts > 0, now)

    async def set_back(self, seconds: float) -> None:
        """Follows a clock that was set back by so many seconds: messages that wait were written, tried and put off by
        the one before."""
        self.changes.hurried = True
        moments = (outbox.c.due, outbox.c.written_at, outbox.c.tried_at)
        await self._connection.execute(sa.update(outbox).values({moment: moment - seconds for moment in moments}))

    async def _hurry(self, condition: sa.ColumnElement[bool], due: float) -> None:
        self.changes.hurried = True
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


def _message(row: Fetched) -> OutboxMessage:
    values: dict[str, Any] = {**row._asdict(), "address": read_address(row.address), "kind": MessageKind(row.kind)}
    return OutboxMessage(**values)
