"""The queries about our messages on Discord."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from bot.store.repository import Repository
from bot.store.rows import MessageKind, MessageRow
from bot.store.schema import messages


class Messages(Repository):
    """The messages of ours that may still be edited or deleted."""

    __slots__ = ()

    async def remember(
        self,
        table: int,
        kind: MessageKind,
        channel: int,
        message: int,
        seat: int | None = None,
        *,
        proposal: int | None = None,
    ) -> None:
        """Remembers a message by Discord's id of it; `seat` and `proposal`: what it is about, where it is about one."""
        await self._connection.execute(
            sa.insert(messages).values(
                table_id=table, kind=kind, seat=seat, proposal_id=proposal, channel_id=channel, message_id=message
            )
        )

    async def of(
        self, table: int, kind: MessageKind, seat: int | None = None, *, proposal: int | None = None
    ) -> list[MessageRow]:
        """The remembered messages of a kind, oldest first; about one seat or one proposal, where one is given."""
        query = sa.select(messages).where(messages.c.table_id == table, messages.c.kind == kind)
        if seat is not None:
            query = query.where(messages.c.seat == seat)
        if proposal is not None:
            query = query.where(messages.c.proposal_id == proposal)
        found = await self._connection.execute(query.order_by(messages.c.id))
        return [_message(row) for row in found.mappings()]

    async def newest_cards(self, tables: Sequence[int]) -> dict[int, tuple[int, int]]:
        """The channel and the number of the newest card of each of these tables."""
        found = await self._connection.execute(
            sa.select(messages)
            .where(messages.c.table_id.in_(tables), messages.c.kind == MessageKind.CARD)
            .order_by(messages.c.id)
        )
        return {int(row.table_id): (int(row.channel_id), int(row.message_id)) for row in found}

    async def forget(self, message: int) -> None:
        """Forgets a message by Discord's id of it."""
        await self._connection.execute(sa.delete(messages).where(messages.c.message_id == message))


def _message(row: sa.RowMapping) -> MessageRow:
    values: dict[str, Any] = {**row, "kind": MessageKind(row["kind"])}
    return MessageRow(**values)
