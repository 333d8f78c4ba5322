"""Fallbacks for parts of a message that Discord refuses, so that the message arrives without them.

Signs: Discord refuses a message with an emoji that it does not know. It also refuses two to four in a hundred requests
with an emoji that it knows (https://github.com/discord/discord-api-docs/issues/7128), and mostly accepts the same
request the second time.

Pictures: a proxy may limit the size, Discord may filter a picture or fail. Words replace them.
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
    """Show a layout with its signs, or without them if Discord refuses them twice; return the result of `show`."""
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
    """Return True if the pictures may be the reason of a refusal, so that a try without them makes sense.

    A layout with a document is not tried again, because it is of no use without the document.
    """
    return fate(refusal) is Fate.DROPPED and layout.document is None and bool(layout.pictures())


async def show_with_fallback(
    layout: Form,
    show: Callable[[Form], Awaitable[Done]],
    *,
    in_words: Callable[[], Awaitable[Form]] | None = None,
    refused: Callable[[discord.HTTPException], Awaitable[None]] | None = None,
) -> Done:
    """Show a layout and return the result of `show`; if Discord refuses its pictures, show it without them.

    `in_words`: makes the layout without pictures, by default the same one with alternative texts. `refused`: is called
    with the refusal after the second try.
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
