"""Signs that Discord refuses: the message is sent again, and then in words.

An emoji that Discord does not know makes it refuse the whole message. Two to four of a hundred requests with one that
it does know were seen refused too (https://github.com/discord/discord-api-docs/issues/7128); the same request is mostly
taken when it is made again.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from azalai.bot.discord_codes import is_of_emojis
from azalai.bot.layouts.layout import Layout
from azalai.bot.signs import Signs

log = logging.getLogger(__name__)

Form = TypeVar("Form", bound=Layout)
Done = TypeVar("Done")


async def with_signs(signs: Signs, layout: Form, show: Callable[[Form], Awaitable[Done]]) -> Done:
    """Shows a layout with its signs; where Discord refuses them once more and then without any."""
    shown = signs.of_one_message()
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
