"""Homes: the consequences for a subject if the channel of its messages was deleted, or is closed to the bot."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

import msgspec

from azalai.bot.store.rows import OutboxMessage
from azalai.bot.tables.channels import detach_channel, note_missing_permission
from azalai.bot.tables.host import Host


class Home(msgspec.Struct, frozen=True):
    """Consequences for subjects of one type.

    `on_deleted`: called if the channel of a message was deleted; the message must not stay in the outbox.
    `on_refused`: called if a permission is missing there, with the id of the sentence that names it.
    """

    on_deleted: Callable[[Host, OutboxMessage], Awaitable[None]]
    on_refused: Callable[[Host, OutboxMessage, str], Awaitable[None]]


async def _detach(host: Host, message: OutboxMessage) -> None:
    await detach_channel(host, message.table_id)


async def _note_missing(host: Host, message: OutboxMessage, trouble: str) -> None:
    await note_missing_permission(host, message.table_id, trouble)


CORE_HOMES: Mapping[type, Home] = {int: Home(_detach, _note_missing)}
"""Homes of the core by type of subject (a number is a table); `bot/app/senders.py` adds those of the features."""
