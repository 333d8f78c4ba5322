"""Sender of the operator's messages about trouble at a table."""

from __future__ import annotations

import logging

import discord

from azalai.bot.delivery.operator_messages import operator_layout
from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.dialogs.private_text import make_outsider_seat
from azalai.bot.discord_codes import is_closed
from azalai.bot.store.rows import OutboxMessage

log = logging.getLogger(__name__)


async def send_about_table(sending: Sending, message: OutboxMessage) -> bool:
    """Notify the operator of a table's trouble; the body is the id of a sentence. The table need not be readable."""
    user = message.required_user
    try:
        layout = await operator_layout(sending.host, user, message.body, table=message.table_id)
        await sending.direct_message(make_outsider_seat(user), layout, message.nonce)
    except discord.HTTPException as error:
        if not is_closed(error):
            raise
        log.warning("the operator takes no direct messages (%s)", error.code)
    return False
