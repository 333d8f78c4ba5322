"""Sends the film of a game to its channel."""

from __future__ import annotations

import logging

from bot.delivery.discord_errors import NotAllowed
from bot.delivery.sending import Sending
from bot.layouts.records import public_film
from bot.records.loading import history
from bot.store.rows import Letter
from bot.tables.table import LoadedTable

log = logging.getLogger(__name__)

FILM = "film"
"""The kind of the outbox message, and of the message that shows a game's film to all."""


async def send_film(sending: Sending, table: LoadedTable, message: Letter) -> bool:
    """Posts the film. Where the bot may not attach files there is none."""
    film = await sending.films.of(await history(sending.host, table.id), table.language)
    try:
        posted = await sending.poster.post(table, public_film(table, film), message.nonce)
    except NotAllowed:
        log.info("the film of table %s can't be shown in its channel", table.id)
        return False
    async with sending.host.store.write() as ledger:
        await ledger.remember_message(table.id, FILM, table.row.channel_id, posted.id)
        await ledger.letter_sent(message.id)
    return True
