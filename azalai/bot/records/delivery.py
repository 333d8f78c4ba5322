"""Sends the film of a game to its channel."""

from __future__ import annotations

import logging

import discord

from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.dialogs.fallbacks import may_be_of_pictures
from azalai.bot.errors import NotAllowed
from azalai.bot.history.game_facts import history
from azalai.bot.layouts.layout import PublicLayout
from azalai.bot.records.films import Films
from azalai.bot.records.layout import public_film
from azalai.bot.store.rows import MessageKind, MessageRow, OutboxMessage
from azalai.bot.tables.table import LoadedTable

log = logging.getLogger(__name__)


async def send_film(films: Films, sending: Sending, table: LoadedTable, message: OutboxMessage) -> bool:
    """Post the film, unless the bot may not attach files, or Discord refuses it."""
    film = public_film(table, await films.of(await history(sending.host, table.id), table.language))
    try:
        posted = await sending.poster.post(table, film, message.nonce)
    except NotAllowed:
        log.info("the film of table %s can't be shown in its channel", table.id)
        return False
    except discord.HTTPException as error:
        if not may_be_of_pictures(error, film):
            raise
        await sending.report_refused_picture(error)
        return False
    async with sending.host.store.write() as tx:
        await tx.messages.remember(table.id, MessageKind.FILM, table.row.channel_id, posted.id)
        await tx.outbox.remove(message.id)
    return True


async def renew_film(films: Films, sending: Sending, table: LoadedTable, _: MessageRow) -> PublicLayout:
    """Return the film of a game as it looks now."""
    return public_film(table, await films.of(await history(sending.host, table.id), table.language))
