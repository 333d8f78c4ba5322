"""What somebody is told who has opened a table: what has become of its card."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import discord

from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import show
from azalai.bot.discord_codes import SEND
from azalai.bot.hosting.lobby import Opened
from azalai.bot.layouts.idle_view import words_layout
from azalai.bot.layouts.invitation_answers import silent_lines
from azalai.bot.people.mentions import shown
from azalai.bot.tables.channels import missing_permission_here
from azalai.bot.tables.first_card import FirstCard, first_card
from azalai.bot.tables.host import Host
from azalai.locales import Words

PATIENCE = 2.0
"""Seconds in which a card is usually posted."""


async def tell_opened(host: Host, request: Request, opened: Opened) -> None:
    """Waits for the first try of the card and tells its result; who sees the card at once is told nothing beside."""
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            await opened.first_try.wait()
    async with host.store.read() as tx:
        card, trouble = await first_card(tx, opened.table)
    words = request.words
    lines = [*_told(request, opened, card, trouble, words), *silent_lines(opened.invited, words)]
    if lines:
        await show(request, words_layout("\n".join(lines), user=request.user))
    elif request.in_place and request.in_ephemeral:  # what was asked before the table stood
        await show(request, words_layout(words.say("lobby-open-here"), user=request.user))
    else:
        await request.show_nothing()


def _told(request: Request, opened: Opened, card: FirstCard, trouble: str | None, words: Words) -> list[str]:
    there = f"<#{opened.channel}>"
    if card is FirstCard.POSTED:
        return [] if opened.channel == request.channel else [words.say("lobby-open-done", channel=there)]
    if card is FirstCard.REFUSED and trouble is not None:
        here = request.interaction.channel
        if trouble == SEND and isinstance(here, discord.Thread) and here.is_private():
            return [words.say("lobby-open-mention-me", bot=shown(request.bot))]
        return [words.say("lobby-open-refused", why=words.say(missing_permission_here(trouble)))]
    return [words.say("lobby-open-gone" if card is FirstCard.GONE else "lobby-open-pending", channel=there)]
