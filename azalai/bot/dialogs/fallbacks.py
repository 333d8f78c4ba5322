"""Fallbacks for refused parts of a message, so that the message arrives all the same.

Signs: an emoji that Discord does not know makes it refuse the whole message. Two to four of a hundred requests with one
that it does know were refused too (https://github.com/discord/discord-api-docs/issues/7128); the same request is mostly
taken when it is made again.

Pictures: a proxy's limit of size, Discord's filter of pictures, a fault of Discord. Their content is put into words.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from azalai.bot.discord_codes import Fate, fate, is_of_emojis
from azalai.bot.layouts.layout import Layout, PrivateLayout
from azalai.bot.signs import Signs

log = logging.getLogger(__name__)

Form = TypeVar("Form", bound=Layout)
Done = TypeVar("Done")


async def with_signs(signs: Signs, layout: Form, show: Callable[[Form], Awaitable[Done]]) -> Done:
    """Show a layout with its signs; if Discord refuses them, once more and then without any."""
    in_text = signs.of_one_message(layout.user if isinstance(layout, PrivateLayout) else None)
    for _ in range(2):
        try:
            done = await show(layout.with_signs(in_text))
        except discord.HTTPException as error:
            if not in_text.used or not is_of_emojis(error):
                raise
        else:
            if in_text.used:
                signs.mark_taken()
            return done
    done = await show(layout)
    signs.mark_refused()
    log.warning("Discord refuses the emojis of a message; words replace them")
    return done


def may_be_of_pictures(refusal: discord.HTTPException, layout: Layout) -> bool:
    """Return True if Discord may refuse a layout for its pictures, and take it without them.

    A message of a document is of no use without the document.
    """
    return fate(refusal) is Fate.DROPPED and layout.document is None and bool(layout.pictures())


async def show_with_fallback(
    layout: Form,
    show: Callable[[Form], Awaitable[Done]],
    *,
    in_words: Callable[[], Awaitable[Form]] | None = None,
    refused: Callable[[discord.HTTPException], Awaitable[None]] | None = None,
) -> Done:
    """Show a layout; if Discord refuses its pictures, at once without them.

    `in_words`: the other layout, if it is not the same with alternative texts; `refused` is called afterwards.
    """
    try:
        return await show(layout)
    except discord.HTTPException as error:
        if not may_be_of_pictures(error, layout):
            raise
        refusal = error
    done = await show(layout.with_alt_texts() if in_words is None else await in_words())
    log.warning("Discord refuses a picture: %s (%s); text replaces it", refusal.status, refusal.code)
    if refused is not None:
        await refused(refusal)
    return done
