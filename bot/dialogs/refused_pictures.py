"""Pictures that Discord refuses though the bot may send them: what they show is said in words.

A proxy's limit of size, Discord's filter of pictures, a fault of Discord: whoever looks at the table must see how it
stands all the same.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from azalai.bot.discord_codes import Fate, fate
from azalai.bot.layouts.layout import Layout

log = logging.getLogger(__name__)

Form = TypeVar("Form", bound=Layout)
Done = TypeVar("Done")


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
