"""Queries about the messages that the bot has sent on Discord."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import sqlalchemy as sa
from sqlalchemy import bindparam

from azalai.bot.store.about import About, get_number, make_for_each_sort, make_subject_columns
from azalai.bot.store.repository import Repository, list_columns
from azalai.bot.store.rows import MessageKind, MessageRow
from azalai.bot.store.schema import messages
from azalai.bot.store.statements import Statement

_REMEMBER = Statement(sa.insert(messages).inline())
_SELECT = sa.select(*list_columns(messages, MessageRow)).order_by(messages.c.id)
_KIND, _SEAT = messages.c.kind == bindparam("of_kind"), messages.c.seat == bindparam("of_seat")
_OF = make_for_each_sort(messages, lambda about: _SELECT.where(about, _KIND))
_OF_SEAT = make_for_each_sort(messages, lambda about: _SELECT.where(about, _KIND, _SEAT))
_AT_SEAT = Statement(_SELECT.where(messages.c.table_id == bindparam("of_table"), _SEAT))
_FORGET = Statement(sa.delete(messages).where(messages.c.message_id == bindparam("of_message")))


class Messages(Repository):
    """Sent messages that the bot may still edit or delete."""

    __slots__ = ()

    async def remember(
        self,
        about: About,
        kind: MessageKind,
        channel: int,
        message: int,
        seat: int | None = None,
        *,
        proposal: int | None = None,
        body: str | None = None,
        written_at: float | None = None,
    ) -> None:
        """Store the number of a sent message about a subject.

        `seat` and `proposal`: the seat and the proposal that it is about. `body` and `written_at`: its content and its
        time, if it is not drawn again from the subject.
        """
        values = {**make_subject_columns(about), "kind": kind, "seat": seat, "proposal_id": proposal}
        values |= {"channel_id": channel, "message_id": message, "body": body, "written_at": written_at}
        self._connection.write(_REMEMBER, values)

    async def list_about(
        self, about: About, kind: MessageKind, seat: int | None = None, *, proposal: int | None = None
    ) -> list[MessageRow]:
        """Return the remembered messages of a kind about a subject, oldest first.

        `seat`, `proposal`: only messages about that seat or proposal.
        """
        values = {"of_subject": get_number(about), "of_kind": kind}
        if seat is None:
            rows = await self._load(MessageRow, _OF[type(about)], **values)
        else:
            rows = await self._load(MessageRow, _OF_SEAT[type(about)], **values, of_seat=seat)
        return [row for row in rows if proposal is None or row.proposal_id == proposal]

    async def find(self, number: int) -> MessageRow | None:
        """Return a remembered message by the number of its row, or None."""
        return await self._find(MessageRow, _SELECT.where(messages.c.id == number))

    async def list_in_servers(self, kind: MessageKind, bodies: Collection[str]) -> list[MessageRow]:
        """Return the remembered messages of a kind about servers, with one of these bodies, oldest first."""
        condition = messages.c.guild_id.is_not(None) & (messages.c.kind == kind) & messages.c.body.in_(bodies)
        return await self._load(MessageRow, _SELECT.where(condition))

    async def list_after(self, table: int, number: int, kinds: Collection[MessageKind]) -> list[MessageRow]:
        """Return the remembered messages of these kinds about a table, after the row `number`, oldest first."""
        later = (messages.c.table_id == table) & (messages.c.id > number)
        return await self._load(MessageRow, _SELECT.where(later, messages.c.kind.in_(kinds)))

    async def list_at_seat(self, table: int, seat: int, kinds: Collection[MessageKind]) -> list[MessageRow]:
        """Return the remembered messages of these kinds about one seat, oldest first."""
        rows = await self._load(MessageRow, _AT_SEAT, of_table=table, of_seat=seat)
        return [row for row in rows if row.kind in kinds]

    async def list_newest_cards(self, tables: Sequence[int]) -> dict[int, tuple[int, int]]:
        """Return the channel and the number of the newest card of each of these tables."""
        result = await self._execute(
            sa.select(messages)
            .where(messages.c.table_id.in_(tables), messages.c.kind == MessageKind.CARD)
            .order_by(messages.c.id)
        )
        return {int(row.table_id): (int(row.channel_id), int(row.message_id)) for row in result}

    async def forget(self, message: int) -> None:
        """Forget a message, by its number on Discord."""
        self._connection.write(_FORGET, of_message=message)

    async def forget_about_servers(self, before: float) -> None:
        """Forget the messages about servers that were written before a moment.

        Messages about tables are deleted with their table.
        """
        old = messages.c.guild_id.is_not(None) & (messages.c.written_at < before)
        await self._execute(sa.delete(messages).where(old))
