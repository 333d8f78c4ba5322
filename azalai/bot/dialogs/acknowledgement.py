"""Acknowledgement of an interaction: the answer itself if the work is quick, else an announcement.

Discord waits three seconds for the first answer. One request and one round trip are saved if that is the answer itself;
longer work is announced ("thinking…", or nothing in the pressed message), and the announcement is edited.
https://docs.discord.com/developers/interactions/receiving-and-responding
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

import aiohttp
import discord

from azalai.bot import metrics
from azalai.bot.clock import Clock
from azalai.bot.dialogs.message_builder import find_mark
from azalai.bot.dialogs.where import Where, classify_place
from azalai.bot.discord_codes import Fate, fate
from azalai.bot.signs import NO_SIGNS, Signs

log = logging.getLogger(__name__)

GRACE = 1.0
"""Seconds after which unfinished work is announced."""
CROWD = 8
"""Number of interactions under way above which each is announced at once: none of them is quick then."""
FULL = 4 * CROWD
"""With more than these under way, requests from outside of the bot's servers and conversations are refused."""
LATE = 1.5
"""Seconds by which an interaction is later than others.

Discord has perhaps given it up, and its user has read so: then no work is done unless Discord still takes an
announcement.
"""
FORGETTING = 0.02
"""Seconds that are added to the quickest known way with each interaction, because clocks are set."""

T = TypeVar("T")


def is_ephemeral(interaction: discord.Interaction) -> bool:
    """Return True if the pressed component is in a message that no other user sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral


class Answering:
    """The answer to one interaction: of whom it is, where it was made, and its first answer.

    `in_place`: the message that was pressed is edited; else a new ephemeral one is the answer. `signs`: what it is
    shown with. `where`: the kind of place; `guild`: the server, None outside of those of which the bot is a member.
    """

    def __init__(self, interaction: discord.Interaction, *, in_place: bool = False, signs: Signs = NO_SIGNS) -> None:
        self.interaction = interaction
        self.in_place = in_place
        self.signs = signs
        self.shown = False
        self.id = interaction.id
        self.user = interaction.user.id
        self.where = classify_place(interaction)
        self.guild = interaction.guild_id if self.where is Where.SERVER else None
        self.message = interaction.message
        self._acknowledged = False
        self._lock = asyncio.Lock()
        self._arrived = time.perf_counter()

    @property
    def in_ephemeral(self) -> bool:
        """True if the pressed component is in a message that no other user sees."""
        return is_ephemeral(self.interaction)

    @property
    def mark(self) -> int | None:
        """Mark by which the pressed message is found again, which it keeps when it is edited."""
        return None if self.message is None else find_mark(self.message)

    async def announce(self) -> bool:
        """Tell Discord that an answer is coming, unless one was given.

        Return False if it is too late or Discord refuses.
        """
        async with self._lock:
            if self._is_done():
                return True
            try:
                if self.in_place:
                    await self.interaction.response.defer()
                else:
                    await self.interaction.response.defer(ephemeral=True, thinking=True)
            except discord.HTTPException as error:
                if fate(error) is not Fate.DONE:
                    level = logging.INFO if fate(error) is Fate.USELESS else logging.WARNING
                    log.log(level, "interaction %s could not be acknowledged: %s", self.id, error.code or error.status)
                    return False
            except (aiohttp.ClientError, OSError) as error:
                log.warning("interaction %s could not be acknowledged: %s", self.id, type(error).__name__)
                return False
            self._note()
            return True

    async def give_first(self, give: Callable[[], Awaitable[T]]) -> T | None:
        """Give the answer itself as the first one; return None if it was announced, and must be edited.

        Refusals and errors of the line are raised.
        """
        async with self._lock:
            if self._is_done():
                return None
            try:
                given = await give()
            except discord.HTTPException as error:
                if fate(error) is not Fate.DONE:
                    raise
                given = None
            self._note()
            return given

    async def show_nothing(self) -> None:
        """Accept a press whose answer is public, and delete a "thinking…"."""
        await self._end(expected=True)
        self.shown = True

    async def close(self) -> None:
        """End the work: delete a "thinking…" without an answer, and accept a press that shows nothing."""
        await self._end(expected=False)

    async def _end(self, *, expected: bool) -> None:
        if not self._is_done():
            self.in_place = self.in_place or self.message is not None
            await self.announce()
        if self.in_place or self.shown:
            return
        if not expected:
            log.error("interaction %s got no answer", self.id)
        try:
            await self.interaction.delete_original_response()
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("the announcement to interaction %s stays: %s", self.id, type(error).__name__)

    def _is_done(self) -> bool:
        return self._acknowledged or self.interaction.response.is_done()

    def _note(self) -> None:
        self._acknowledged = True
        metrics.ACKNOWLEDGED.observe(time.perf_counter() - self._arrived)


class Crowd:
    """Interactions under way: those that take long, and those that came too late."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._under_way = 0
        self._quickest: float | None = None
        self._announcing: set[asyncio.Task[bool]] = set()

    @property
    def is_full(self) -> bool:
        """True if requests from outside of the bot's servers and conversations must wait."""
        return self._under_way > FULL

    @asynccontextmanager
    async def announce_work(self, answering: Answering) -> AsyncGenerator[bool]:
        """Wrap the work for an interaction, which is announced if it takes long.

        Yields False if it is too late, and nothing must be done.
        """
        late = self._is_late(answering.id)
        self._under_way += 1
        timer = None
        try:
            if late or self._under_way > CROWD:
                if not await answering.announce():
                    yield False
                    return
            else:
                timer = asyncio.get_running_loop().call_later(GRACE, self._announce, answering)
            yield True
            await answering.close()
        finally:
            self._under_way -= 1
            if timer is not None:
                timer.cancel()

    def _announce(self, answering: Answering) -> None:
        task = asyncio.create_task(answering.announce())
        self._announcing.add(task)
        task.add_done_callback(self._announcing.discard)

    def _is_late(self, interaction: int) -> bool:
        """Return True if an interaction took much longer to us than others did.

        Others are the measure because the clocks of this machine and of Discord differ.
        """
        took = self._clock.now() - discord.utils.snowflake_time(interaction).timestamp()
        quickest = took if self._quickest is None else min(took, self._quickest + FORGETTING)
        self._quickest = quickest
        return took - quickest > LATE
