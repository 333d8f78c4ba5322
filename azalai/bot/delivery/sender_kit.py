"""Common parts of senders."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

import discord
import msgspec

from azalai.bot.delivery.operator_messages import notify_of_refusal
from azalai.bot.delivery.poster import Poster
from azalai.bot.delivery.sent_messages import SentMessages
from azalai.bot.dialogs import private_text
from azalai.bot.dialogs.fallbacks import show_with_fallback
from azalai.bot.dialogs.private_text import OpensDirectMessages
from azalai.bot.dialogs.seat_views import SeatViews
from azalai.bot.dialogs.servers import KnowsServers
from azalai.bot.discord_codes import PICTURE_REFUSED, is_elsewhere
from azalai.bot.errors import CannotPost
from azalai.bot.hosting.proposals import Proposals
from azalai.bot.layouts.layout import Layout, PrivateLayout, PublicLayout
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.store.rows import MessageRow, OutboxMessage, SeatRow
from azalai.bot.tables.host import Host

log = logging.getLogger(__name__)

Form = TypeVar("Form", bound=Layout)
Done = TypeVar("Done")


class Client(OpensDirectMessages, KnowsServers, Protocol):
    """Part of the Discord client that senders need outside of channels."""

    async def forget(self, user: int) -> None:
        """Forget the channel of a user's direct messages, because the bot can't use it."""
        ...


class Sending(msgspec.Struct, frozen=True, kw_only=True):
    """Parts of one bot that senders need.

    `client`: opens direct messages and knows servers. `poster`: posts in channels. `posted`: knows the messages of
    earlier tries.
    """

    host: Host
    client: Client
    poster: Poster
    posted: SentMessages
    pictures: Pictures
    seat_views: SeatViews
    proposals: Proposals

    async def record_post(self, message: OutboxMessage, posted: discord.Message, body: str | None = None) -> bool:
        """Store a posted message, so that its names can be renewed, and take it out of the outbox. Return True."""
        where, stored_body = (posted.channel.id, posted.id, message.seat), message.body if body is None else body
        async with self.host.store.write() as tx:
            await tx.messages.remember(
                message.about, message.kind, *where, body=stored_body, written_at=message.written_at
            )
            await tx.outbox.remove(message.id)
        return True

    async def edit_if_reachable(self, table: int, message: MessageRow, layout: PublicLayout) -> None:
        """Edit a message of a table; leave it as it is if its channel was deleted or is closed to the bot."""
        try:
            await self.poster.edit(message, layout)
        except CannotPost:
            log.info("an earlier message of table %s can't be reached any more", table)

    async def direct_message(
        self, seat: SeatRow, layout: PrivateLayout, nonce: str, *, silent: bool = False
    ) -> discord.Message:
        """Send a layout to the person on a seat, once for each nonce, in words if Discord refuses its pictures.

        It makes no sound if it is `silent`, and in the person's quiet hours. Raises discord.HTTPException if it can't
        be sent (`azalai.bot.discord_codes`).
        """
        if seat.user_id is not None and not silent:
            silent = await self.host.preferences.is_quiet(seat.user_id, self.host.now())

        async def post(form: PrivateLayout) -> discord.Message:
            return await self.posted.post_once(
                nonce,
                lambda own: private_text.send_direct_message(
                    self.client, seat, form, nonce, own, silent=silent, signs=self.host.signs
                ),
                lambda message: private_text.edit_direct_message(
                    self.client, seat, form, message, nonce, signs=self.host.signs
                ),
            )

        async def send_layout() -> discord.Message:
            return await self.show_with_fallback(layout, post)

        try:
            return await send_layout()
        except discord.HTTPException as error:
            if seat.user_id is None or not is_elsewhere(error):
                raise
        await self.client.forget(seat.user_id)
        return await send_layout()

    async def edit_direct_message(self, seat: SeatRow, layout: PrivateLayout, message: int) -> None:
        """Edit a direct message to the person on a seat, in words if Discord refuses the layout's pictures."""

        async def edit(form: PrivateLayout) -> None:
            await private_text.edit_direct_message(self.client, seat, form, message, signs=self.host.signs)

        await self.show_with_fallback(layout, edit)

    async def show_with_fallback(
        self,
        layout: Form,
        show: Callable[[Form], Awaitable[Done]],
        in_words: Callable[[], Awaitable[Form]] | None = None,
    ) -> Done:
        """Show a layout by `show`, and return its result.

        If Discord refuses the pictures, the layout is shown at once without them (or the one of `in_words` is), and the
        operator is notified.
        """
        return await show_with_fallback(layout, show, in_words=in_words, refused=self.report_refused_picture)

    async def report_refused_picture(self, refusal: discord.HTTPException) -> None:
        """Notify the operator, now and then, that Discord has refused a picture."""
        await notify_of_refusal(self.host, self.client, PICTURE_REFUSED, refusal)
