"""Messages to the operator about trouble that a person must look at."""

from __future__ import annotations

import logging
import secrets

import aiohttp
import discord

from azalai.bot.dialogs import private_text
from azalai.bot.dialogs.private_text import make_outsider_seat
from azalai.bot.errors import TooManyOpenings
from azalai.bot.layouts.idle_view import words_layout
from azalai.bot.layouts.layout import PrivateLayout
from azalai.bot.store.faults import TROUBLE
from azalai.bot.tables.host import Host
from azalai.locales import words

log = logging.getLogger(__name__)

NOTIFY_EVERY = 6 * 3600.0
"""Least seconds between two messages about the same refusal by Discord."""


async def notify_of_refusal(
    host: Host, client: private_text.OpensDirectMessages, message: str, refusal: discord.HTTPException
) -> None:
    """Notify the operator of a refusal by Discord that players can't end, once in `NOTIFY_EVERY` seconds."""
    if host.limits.claim_turn((message, refusal.code), NOTIFY_EVERY):
        log.warning("Discord refuses the bot something: %s (%s)", refusal.status, refusal.code)
        await notify_operator(host, client, message, status=refusal.status, code=str(refusal.code))


async def notify_operator(host: Host, client: private_text.OpensDirectMessages, message: str, **values: object) -> None:
    """Send the sentence with the id `message` to the operator, if there is one.

    It is tried once, because the trouble is also in the log.
    """
    user = host.settings.operator
    if user is None:
        return
    try:
        layout = await operator_layout(host, user, message, **values)
        await private_text.send_direct_message(client, make_outsider_seat(user), layout, secrets.token_hex(12))
    except (discord.HTTPException, TooManyOpenings, aiohttp.ClientError, *TROUBLE) as error:
        log.warning("the operator could not be notified: %s", type(error).__name__)


async def operator_layout(host: Host, user: int, message: str, **values: object) -> PrivateLayout:
    """Return the sentence with the id `message` in the operator's language."""
    text = words((await host.preferences.load(user)).language).say(message, **values)
    return words_layout(text, user=user)
