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

from azalai.bot.store.about import (
    COLUMNS,
    About,
    is_about,
    make_for_each_sort,
    make_subject_columns,
    number_of,
    read_about,
)
from azalai.bot.store.addresses import Address, read_address
from azalai.bot.store.connection import Connection, Last, Sent
from azalai.bot.store.repository import Repository, columns_of
from azalai.bot.store.rows import MessageKind, OutboxMessage
from azalai.bot.store.schema import outbox
from azalai.bot.store.statements import Statement

_COLUMNS = columns_of(outbox, OutboxMessage)
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
    """Changes of the outbox by a transaction.

    `added`: new messages that are due, oldest first. `passed`: deleted ones, because a sent message has shown their
    content: about a subject and of a kind, up to a number. `disturbed`: subjects of which others were deleted or
    changed. `hurried`: waiting messages are due earlier.
    """

    added: list[OutboxMessage] = []
    passed: list[tuple[About, MessageKind, int]] = []
    disturbed: set[About] = set()
    hurried: bool = False

    def has_passed(self, message: OutboxMessage) -> bool:
        """Return True if that message was deleted with others of its kind."""
        return any(
            message.about == about and message.kind is kind and message.id <= newest
            for about, kind, newest in self.passed
        )


class Outbox(Repository):
    """Outbox of a transaction.

    `rings_at`: the time of the earliest message that was postponed here; `changes`: news for the senders after the
    commit. Added messages are inserted at the end of the transaction, all of them by one statement, or before the next
    question.
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
        """Insert a message, which is sent after the commit."""
        if not self._new:
            self._connection.write_last(self._prepare_writes)
        self._new.append(
            _make_row(about, address, kind, seat=seat, decision=decision, body=body, due=now, written_at=now)
        )

    def _prepare_writes(self) -> Last:
        new, self._new = self._new, []
        values = {f"of_{name}_{number}": row[name] for number, row in enumerate(new) for name in _NEW}

        def notify(sent: Sent) -> None:
            numbers = {nonce: number for number, nonce in sent[0]}
            for row in new:
                row["address"] = read_address(row["address"])
                about = read_about(*(row.pop(name) for name in COLUMNS.values()))
                self.changes.added.append(OutboxMessage(id=numbers[row["nonce"]], about=about, **row))

        return Last(self._connection.order(_add(len(new)), **values), notify)

    async def add_later(self, about: About, kind: MessageKind, later: Collection[tuple[Address, float]]) -> None:
        """Insert messages to addresses without other waiting ones, each due at its time, with one statement for all."""
        if not later:
            return
        rows = [_make_row(about, address, kind, body="", due=due, written_at=None) for address, due in later]
        self._connection.write_all(_LATER, rows)
        self.rings_at = min(self.rings_at, *(due for _, due in later))

    # Waiting messages

    async def next(self, address: Address) -> OutboxMessage | None:
        """Return the oldest message to an address, due or not: their order is kept."""
        await self._connection.settle()
        return await self._find(OutboxMessage, _NEXT, to_address=str(address))

    async def addresses_of(self, about: About, kind: MessageKind) -> set[Address]:
        """Return the addresses for which messages of that kind about a subject wait."""
        await self._connection.settle()
        rows = await self._connection.rows(_ADDRESSES_OF[type(about)], of_subject=number_of(about), of_kind=kind)
        return {read_address(row.address) for row in rows}

    async def of(self, about: About) -> list[OutboxMessage]:
        """Return the messages about a subject that are still to be sent, oldest first."""
        await self._connection.settle()
        return await self._load(OutboxMessage, _OF[type(about)], of_subject=number_of(about))

    async def due_addresses(self, now: float) -> dict[Address, About]:
        """Return the addresses that have a message due, each with a subject that one of them is about."""
        rows = await self._connection.rows(_DUE_ADDRESSES, now=now)
        return {read_address(address): read_about(*subject) for address, *subject in rows}

    async def addresses(self) -> dict[Address, int]:
        """Return every address that has messages waiting, with the number of the newest."""
        rows = await self._execute(
            sa.select(outbox.c.address, sa.func.max(outbox.c.id).label("newest")).group_by(outbox.c.address)
        )
        return {read_address(row.address): int(row.newest) for row in rows}

    async def next_due(self, now: float) -> float | None:
        """Return the moment at which the next message is due after `now`: those that are due already are being sent."""
        return (await self._connection.rows(_NEXT_DUE, now=now))[0].due

    # Fate of a message

    async def remove(self, message: int) -> None:
        """Delete a message that is sent, or not needed any more."""
        self._connection.write(_REMOVE, of_message=message)

    async def drop(self, about: About, kinds: Collection[MessageKind]) -> None:
        """Remove messages about a subject that can no longer be sent."""
        self.changes.disturbed.add(about)
        await self._execute(sa.delete(outbox).where(is_about(outbox, about), outbox.c.kind.in_(kinds)))

    async def drop_at(self, about: About, address: Address) -> None:
        """Remove the messages about a subject that wait for one address."""
        self.changes.disturbed.add(about)
        await self._connection.settle()
        self._connection.write(_DROP_AT[type(about)], of_subject=number_of(about), to_address=str(address))

    async def drop_until(self, about: About, kind: MessageKind, newest: int) -> None:
        """Remove the messages of that kind up to `newest`: the one just sent has shown all they were for."""
        self.changes.passed.append((about, kind, newest))
        await self._connection.settle()
        values = {"of_subject": number_of(about), "of_kind": kind, "newest": newest}
        self._connection.write(_DROP_UNTIL[type(about)], **values)

    async def postpone(self, message: int, due: float, *, tried_at: float | None = None) -> None:
        """Count a failed try and set the time of the next.

        `tried_at`: the time of the try, if Discord may have done it; of several such tries the first is noted.
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
        """Make the messages of that kind about a subject that wait due earlier."""
        await self._hurry(is_about(outbox, about) & (outbox.c.kind == kind), due)

    async def hurry(self, about: About, now: float) -> None:
        """Make all messages to a subject's addresses due at once: their obstacle may be over."""
        addresses = sa.select(outbox.c.address).where(is_about(outbox, about))
        await self._hurry(outbox.c.address.in_(addresses), now)

    async def hurry_all(self, now: float) -> None:
        """Make every postponed message due at once."""
        await self._hurry(sa.true(), now)

    async def hurry_failed(self, now: float) -> None:
        """Make messages due at once that were tried and postponed."""
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
