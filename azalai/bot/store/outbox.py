"""Queries about messages that are to be sent."""

from __future__ import annotations

import math
import secrets
from collections.abc import Collection
from functools import cache
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import bindparam

from azalai.bot.store.about import (
    COLUMNS,
    About,
    get_number,
    is_about,
    make_for_each_sort,
    make_subject_columns,
    read_about,
)
from azalai.bot.store.addresses import Address, read_address
from azalai.bot.store.connection import Connection, FinalStatement, StatementResult
from azalai.bot.store.repository import Repository, list_columns
from azalai.bot.store.rows import MessageKind, OutboxMessage
from azalai.bot.store.schema import outbox
from azalai.bot.store.statements import Statement

_COLUMNS = list_columns(outbox, OutboxMessage)
_LATER = Statement(sa.insert(outbox).inline())
_NEXT = Statement(
    sa.select(*_COLUMNS).where(outbox.c.address == bindparam("to_address")).order_by(outbox.c.id).limit(1)
)
_DUE_ADDRESSES = Statement(
    sa.select(outbox.c.address, *(sa.func.min(outbox.c[name]).label(name) for name in COLUMNS.values()))
    .where((outbox.c.due <= bindparam("now")) | (outbox.c.due == outbox.c.written_at))
    .group_by(outbox.c.address)
)
_NEXT_DUE = Statement(sa.select(sa.func.min(outbox.c.due).label("due")).where(outbox.c.due > bindparam("now")))
_REMOVE = Statement(sa.delete(outbox).where(outbox.c.id == bindparam("of_message")))
_KIND = outbox.c.kind == bindparam("of_kind")
_ADDRESSES_OF = make_for_each_sort(outbox, lambda about: sa.select(outbox.c.address).where(about, _KIND))
_OF = make_for_each_sort(outbox, lambda about: sa.select(*_COLUMNS).where(about).order_by(outbox.c.id))
_DROP_AT = make_for_each_sort(
    outbox, lambda about: sa.delete(outbox).where(about, outbox.c.address == bindparam("to_address"))
)
_DROP_UNTIL = make_for_each_sort(
    outbox, lambda about: sa.delete(outbox).where(about, _KIND, outbox.c.id <= bindparam("newest"))
)
_NEW = (*COLUMNS.values(), "address", "kind", "seat", "decision", "body", "nonce", "attempts", "due", "written_at")


@cache
def _add(count: int) -> Statement:
    """Return the statement that inserts `count` messages, and returns the number of each with its nonce."""
    rows = [{name: bindparam(f"of_{name}_{row}", type_=outbox.c[name].type) for name in _NEW} for row in range(count)]
    return Statement(sa.insert(outbox).values(rows).returning(outbox.c.id, outbox.c.nonce))


class OutboxChanges(msgspec.Struct):
    """Changes of the outbox by one transaction.

    `added`: new messages that are due, oldest first. `passed`: subject, kind and highest number of messages that were
    deleted because a message that was sent already shows what they would. `disturbed`: subjects with other deleted or
    changed messages. `hurried`: True if waiting messages became due earlier.
    """

    added: list[OutboxMessage] = []
    passed: list[tuple[About, MessageKind, int]] = []
    disturbed: set[About] = set()
    hurried: bool = False

    def has_passed(self, message: OutboxMessage) -> bool:
        """Return True if `passed` names this message."""
        return any(
            message.about == about and message.kind is kind and message.id <= newest
            for about, kind, newest in self.passed
        )


class Outbox(Repository):
    """Outbox in one transaction.

    `rings_at`: the earliest time at which a message that was added for later is due; `changes`: what the senders must
    know after the commit. Added messages are inserted by one statement for all, at the commit or before the next query.
    """

    __slots__ = ("_new", "changes", "rings_at")

    def __init__(self, connection: Connection) -> None:
        super().__init__(connection)
        self.rings_at = math.inf
        self.changes = OutboxChanges()
        self._new: list[dict[str, Any]] = []

    async def add(
        self,
        about: About,
        address: Address,
        kind: MessageKind,
        *,
        now: float,
        seat: int | None = None,
        decision: int | None = None,
        body: str = "",
    ) -> None:
        """Add a message that is sent after the commit."""
        if not self._new:
            self._connection.write_last(self._prepare_writes)
        self._new.append(
            _make_row(about, address, kind, seat=seat, decision=decision, body=body, due=now, written_at=now)
        )

    def _prepare_writes(self) -> FinalStatement:
        new, self._new = self._new, []
        values = {f"of_{name}_{number}": row[name] for number, row in enumerate(new) for name in _NEW}

        def notify(sent: StatementResult) -> None:
            numbers = {nonce: number for number, nonce in sent[0]}
            for row in new:
                row["address"] = read_address(row["address"])
                about = read_about(*(row.pop(name) for name in COLUMNS.values()))
                self.changes.added.append(OutboxMessage(id=numbers[row["nonce"]], about=about, **row))

        return FinalStatement(self._connection.prepare(_add(len(new)), **values), notify)

    async def add_later(self, about: About, kind: MessageKind, later: Collection[tuple[Address, float]]) -> None:
        """Insert a message for each of these addresses, due at its time. No other message must wait there."""
        if not later:
            return
        rows = [_make_row(about, address, kind, body="", due=due, written_at=None) for address, due in later]
        self._connection.write_all(_LATER, rows)
        self.rings_at = min(self.rings_at, *(due for _, due in later))

    # Waiting messages

    async def find_next(self, address: Address) -> OutboxMessage | None:
        """Return the oldest message to an address, even if it is not due: messages are sent in their order."""
        await self._connection.settle()
        return await self._find(OutboxMessage, _NEXT, to_address=str(address))

    async def list_addresses_of(self, about: About, kind: MessageKind) -> set[Address]:
        """Return the addresses to which a message of a kind about a subject waits."""
        await self._connection.settle()
        rows = await self._connection.rows(_ADDRESSES_OF[type(about)], of_subject=get_number(about), of_kind=kind)
        return {read_address(row.address) for row in rows}

    async def list_about(self, about: About) -> list[OutboxMessage]:
        """Return the waiting messages about a subject, oldest first."""
        await self._connection.settle()
        return await self._load(OutboxMessage, _OF[type(about)], of_subject=get_number(about))

    async def list_due_addresses(self, now: float) -> dict[Address, About]:
        """Return the addresses with a due message, each with the subject of one of its due messages."""
        rows = await self._connection.rows(_DUE_ADDRESSES, now=now)
        return {read_address(address): read_about(*subject) for address, *subject in rows}

    async def list_addresses(self) -> dict[Address, int]:
        """Return all addresses with waiting messages, each with the number of its newest message."""
        rows = await self._execute(
            sa.select(outbox.c.address, sa.func.max(outbox.c.id).label("newest")).group_by(outbox.c.address)
        )
        return {read_address(row.address): int(row.newest) for row in rows}

    async def find_next_due(self, now: float) -> float | None:
        """Return the earliest moment after `now` at which a message is due, or None."""
        return (await self._connection.rows(_NEXT_DUE, now=now))[0].due

    # Changes of messages

    async def remove(self, message: int) -> None:
        """Delete a message that was sent or is no longer needed."""
        self._connection.write(_REMOVE, of_message=message)

    async def drop(self, about: About, kinds: Collection[MessageKind]) -> None:
        """Delete all waiting messages of these kinds about a subject."""
        self.changes.disturbed.add(about)
        await self._execute(sa.delete(outbox).where(is_about(outbox, about), outbox.c.kind.in_(kinds)))

    async def drop_at(self, about: About, address: Address) -> None:
        """Delete the messages about a subject to one address."""
        self.changes.disturbed.add(about)
        await self._connection.settle()
        self._connection.write(_DROP_AT[type(about)], of_subject=get_number(about), to_address=str(address))

    async def drop_until(self, about: About, kind: MessageKind, newest: int) -> None:
        """Delete the messages of a kind about a subject up to the number `newest`.

        A message that was just sent shows what they would have shown.
        """
        self.changes.passed.append((about, kind, newest))
        await self._connection.settle()
        values = {"of_subject": get_number(about), "of_kind": kind, "newest": newest}
        self._connection.write(_DROP_UNTIL[type(about)], **values)

    async def postpone(self, message: int, due: float, *, tried_at: float | None = None) -> None:
        """Count a failed try, and set the time of the next one.

        `tried_at`: the time of the try, if Discord may have carried it out all the same. The time of the first such try
        stays.
        """
        values: dict[str, Any] = {"due": due, "attempts": outbox.c.attempts + 1}
        if tried_at is not None:
            values["tried_at"] = sa.func.coalesce(outbox.c.tried_at, tried_at)
        await self._execute(sa.update(outbox).where(outbox.c.id == message).values(**values))

    async def rewrite(self, message: OutboxMessage, body: str) -> None:
        """Give a waiting message another body."""
        self.changes.disturbed.add(message.about)
        await self._execute(sa.update(outbox).where(outbox.c.id == message.id).values(body=body))

    async def bring_forward(self, about: About, kind: MessageKind, due: float) -> None:
        """Make the waiting messages of a kind about a subject due at `due`, if they are due later."""
        await self._hurry(is_about(outbox, about) & (outbox.c.kind == kind), due)

    async def hurry(self, about: About, now: float) -> None:
        """Make all messages due at once that wait for the same addresses as those about a subject.

        What kept them from being sent may be over.
        """
        addresses = sa.select(outbox.c.address).where(is_about(outbox, about))
        await self._hurry(outbox.c.address.in_(addresses), now)

    async def hurry_all(self, now: float) -> None:
        """Make all waiting messages due at once."""
        await self._hurry(sa.true(), now)

    async def hurry_failed(self, now: float) -> None:
        """Make the messages due at once that were tried before."""
        await self._hurry(outbox.c.attempts > 0, now)

    async def set_back(self, seconds: float) -> None:
        """Shift the times of waiting messages after the clock was set back by `seconds`."""
        self.changes.hurried = True
        moments = (outbox.c.due, outbox.c.written_at, outbox.c.tried_at)
        await self._execute(sa.update(outbox).values({moment: moment - seconds for moment in moments}))

    async def _hurry(self, condition: sa.ColumnElement[bool], due: float) -> None:
        self.changes.hurried = True
        await self._execute(sa.update(outbox).where(condition, outbox.c.due > due).values(due=due))


def _make_row(about: About, address: Address, kind: MessageKind, **values: Any) -> dict[str, Any]:
    """Return the row of a message, with a nonce of its own."""
    return {
        **make_subject_columns(about),
        "address": str(address),
        "kind": kind,
        "nonce": secrets.token_hex(12),
        "attempts": 0,
        **values,
    }
