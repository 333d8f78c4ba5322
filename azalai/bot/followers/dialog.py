"""Dialog of following a table from outside."""

from __future__ import annotations

import secrets

import discord

from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.dialogs.context import load_table_here
from azalai.bot.dialogs.marks import TableNumber, action
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import show
from azalai.bot.discord_codes import verdict
from azalai.bot.errors import Refused, TooManyOpenings
from azalai.bot.followers.delivery import send_first_message
from azalai.bot.followers.rules import check_room
from azalai.bot.followers.store import Followers
from azalai.bot.layouts.components import button
from azalai.bot.layouts.idle_view import words_layout
from azalai.bot.layouts.layout import PrivateLayout
from azalai.bot.play.turns import check_runs
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable


class FollowerDialog:
    """Dialog of followers."""

    def __init__(self, host: Host, sending: Sending) -> None:
        self._host = host
        self._sending = sending

    async def follow_here(self, request: Request) -> None:
        """Follow the table of the channel."""
        await self._follow(request, await load_table_here(self._host, request))

    @action("follow")
    async def _on_press(self, request: Request, table: TableNumber) -> None:
        await self._follow(request, await load(self._host, table))

    async def _follow(self, request: Request, table: LoadedTable) -> None:
        """Send the first message at once; a person who takes none is told so here, and does not follow."""
        user = request.user
        check_runs(table)
        if table.find_seat(user) is not None:
            raise Refused("refusal-follow-own")
        async with self._host.store.read() as tx:
            earlier = await tx.get(Followers).get(table.id, user)
            if earlier is None:
                await check_room(tx, table.id, self._host.settings)
        key = "follow-already"
        if earlier is None:
            key = "follow-done"
            try:
                sent = await send_first_message(self._sending, table, user, secrets.token_hex(12))
            except TooManyOpenings as error:
                raise Refused("refusal-follow-later") from error
            except discord.HTTPException as error:
                closed = verdict(error).person is not None
                raise Refused("refusal-follow-closed-dms" if closed else "refusal-follow-later") from error
            async with self._host.store.write() as tx:
                await tx.get(Followers).add(
                    table.id, user, channel_id=sent.channel.id, message_id=sent.id, told_at=self._host.now()
                )
        say = request.words.say
        stop = button(say("button-unfollow"), "unfollow", table.id)
        await show(request, PrivateLayout(user=user, texts=(say(key),), rows=[[stop]]))

    @action("unfollow", in_place=True)
    async def _unfollow(self, request: Request, table: TableNumber) -> None:
        await self._host.store.change(lambda tx: tx.get(Followers).remove(table, request.user))
        await show(request, words_layout(request.words.say("follow-ended"), user=request.user))
