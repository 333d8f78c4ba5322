"""What Discord refuses of a message, and what is sent in its place, so that the message arrives all the same.

Signs: an emoji that Discord does not know makes it refuse the whole message. Two to four of a hundred requests with one
that it does know were seen refused too (https://github.com/discord/discord-api-docs/issues/7128); the same request is
mostly taken when it is made again.

Pictures: a proxy's limit of size, Discord's filter of pictures, a fault of Discord. What they show is said in words.
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
    """Shows a layout with its signs; where Discord refuses them once more and then without any."""
    shown = signs.of_one_message(layout.user if isinstance(layout, PrivateLayout) else None)
    for _ in range(2):
        try:
            done = await show(layout.signed(shown))
        except discord.HTTPException as error:
            if not shown.used or not is_of_emojis(error):
                raise
        else:
            if shown.used:
                signs.taken()
            return done
    done = await show(layout)
    signs.refused()
    log.warning("Discord refuses the signs of a message; they are said in words")
    return done


def may_be_of_pictures(refusal: discord.HTTPException, layout: Layout) -> bool:
    """Whether Discord may refuse a layout for its pictures, and take it without them. Nobody wants the message of a
    document without the document."""
    return fate(refusal) is Fate.DROPPED and layout.document is None and bool(layout.pictures())


async def or_in_words(
    layout: Form,
    show: Callable[[Form], Awaitable[Done]],
    *,
    in_words: Callable[[], Awaitable[Form]] | None = None,
    refused: Callable[[discord.HTTPException], Awaitable[None]] | None = None,
) -> Done:
    """Shows a layout; where Discord refuses its pictures, at once without them. `in_words`: what is shown then, where
    it is not the same with the pictures' alternative texts; `refused` is told of it afterwards."""
    try:
        return await show(layout)
    except discord.HTTPException as error:
        if not may_be_of_pictures(error, layout):
            raise
        refusal = error
    done = await show(layout.in_words() if in_words is None else await in_words())
    log.warning("Discord refuses a picture: %s (%s); it is said in words", refusal.status, refusal.code)
    if refused is not None:
        await refused(refusal)
    return done
