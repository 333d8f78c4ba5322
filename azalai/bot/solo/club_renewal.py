"""Erasing of a person from messages about servers.

Posts about their deals are deleted, and morning posts with boards that may name them are edited.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import discord

from azalai.bot.delivery.poster import OLD_EDITS_WITHIN
from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.discord_codes import PERMISSION_PAUSE
from azalai.bot.errors import CannotPost, NotAllowed, NotYet, Refused
from azalai.bot.hosting.proposals import Proposals
from azalai.bot.people.guild_settings import guild_settings
from azalai.bot.people.person import Person
from azalai.bot.solo.days import DAYS_OPEN
from azalai.bot.solo.morning_delivery import make_layout
from azalai.bot.solo.mornings import server_of
from azalai.bot.solo.store import SoloGames, SoloKind
from azalai.bot.store import Transaction
from azalai.bot.store.about import AboutServer
from azalai.bot.store.addresses import EarlierAddress
from azalai.bot.store.rows import MessageKind, MessageRow, OutboxMessage
from azalai.bot.tables.host import Host

log = logging.getLogger(__name__)


class Erasing:
    """Part of the deals in the erasure of a person."""

    async def find_leaving(self, tx: Transaction, user: int) -> Callable[[Proposals, Person], Awaitable[None]]:
        """Return a function that does nothing: the erasure itself deletes the person's solo games."""

        async def leave(proposals: Proposals, person: Person) -> None:
            """Do nothing."""

        return leave

    async def lock(self, tx: Transaction, user: int) -> None:
        """Lock nothing: no writer of these rows waits for a table."""

    async def erase(self, tx: Transaction, user: int, neutral: Callable[[str, int], str]) -> Callable[[Host], None]:
        """Queue the renewal of messages in servers that may name the person. Their games must still be stored."""
        games = await tx.get(SoloGames).list_of_kind(user, SoloKind.DEAL)
        shares = await tx.messages.list_in_servers(MessageKind.SHARE, [str(game.number) for game in games])
        shown = {
            (AboutServer(game.guild_id), str(day))
            for game in games
            if game.guild_id is not None
            for day in range(game.subject + 1, game.subject + DAYS_OPEN + 2)
        }
        mornings = await tx.messages.list_in_servers(MessageKind.MORNING, [day for _, day in shown])
        for row in (*shares, *(morning for morning in mornings if (morning.about, morning.body) in shown)):
            to, kind, at = EarlierAddress(row.channel_id), MessageKind.CLUB_RENEWAL, row.written_at or 0.0
            await tx.outbox.add(row.about, to, kind, now=at, body=str(row.id))
        return lambda host: host.after_commit(())


async def renew(sending: Sending, message: OutboxMessage) -> bool:
    """Delete or edit the posted message whose row is named in the body of `message`.

    An edit waits while the bot lacks a permission or is not in the server. A message that can no longer be edited or
    deleted stays as it is, as the privacy policy says.
    """
    host = sending.host
    row = await host.store.look(lambda tx: tx.messages.find(int(message.body)))
    if row is None:
        return False
    if sending.poster.is_edited_often(row):
        raise discord.RateLimited(OLD_EDITS_WITHIN)
    try:
        if row.kind is MessageKind.SHARE:
            await sending.poster.delete(row)
            await host.store.change(lambda tx: tx.messages.forget(row.message_id))
        else:
            await _draw_again(sending, row)
    except NotAllowed:  # no trouble of the present: the message may be in another channel than those to come
        raise NotYet(PERMISSION_PAUSE) from None
    except (CannotPost, Refused):
        log.info("a message in server %s can't be edited to remove an erased name", server_of(row.about))
    return False


async def _draw_again(sending: Sending, row: MessageRow) -> None:
    """Edit a morning post, with the board as it is now."""
    guild, day = server_of(row.about), int(row.body or 0)
    settings = await sending.host.store.look(lambda tx: guild_settings(tx, guild))
    layout = await make_layout(sending, guild, settings, day, row.written_at or sending.host.now())
    await sending.show_with_fallback(layout, lambda form: sending.poster.edit(row, form))
