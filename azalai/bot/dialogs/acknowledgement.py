"""Acknowledgement of an interaction: the answer itself if the work is quick, else an announcement.

Discord waits three seconds for the first answer. If that is the answer itself, a request and a round trip are saved.
Longer work is announced ("thinking…", or invisibly in the pressed message), and the announcement is edited later.
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
"""Number of them above which requests from outside of the bot's servers and conversations are refused."""
LATE = 1.5
"""Seconds by which the delay of a late interaction exceeds the shortest known delay.

Discord may have given up a late one, and shown its user an error. So its work begins only if Discord still takes an
announcement.
"""
FORGETTING = 0.02
"""Seconds added to the shortest known delay with each interaction, so that it adapts if a clock is set."""

T = TypeVar("T")


def is_ephemeral(interaction: discord.Interaction) -> bool:
    """Return True if the pressed component is in a message that no other user sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral


class Answering:
    """Interaction of a user, and the state of its answer.

    `in_place`: the answer edits the pressed message; else it is a new ephemeral one. `signs`: the emojis that it may
    show. `shown`: it has been given. `where`: the kind of place; `guild`: the server, or None if the bot is not a
    member of it.
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
        """Mark by which the pressed message is found again, and which an edit keeps; None if it has none."""
        return None if self.message is None else find_mark(self.message)

    async def announce(self) -> bool:
        """Tell Discord that an answer is coming, unless one was given.

        Return False if Discord does not take it, for example because it is too late.
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
        """Call `give`, which gives the answer as the first one, and return its result.

        Return None if the answer was announced: then the announcement must be edited. Raises the errors of `give`, such
        as `discord.HTTPException`.
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
        """End the work of a press whose answer is public: accept the press, and delete a "thinking…"."""
        await self._end(expected=True)
        self.shown = True

    async def close(self) -> None:
        """End the work. If it gave no answer, accept the press, or else log that and delete the "thinking…"."""
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
    """Interactions under way; it announces those that take long or came late."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._under_way = 0
        self._shortest_delay: float | None = None
        self._announcing: set[asyncio.Task[bool]] = set()

    @property
    def is_full(self) -> bool:
        """True if requests from outside of the bot's servers and conversations must be refused."""
        return self._under_way > FULL

    @asynccontextmanager
    async def announce_work(self, answering: Answering) -> AsyncGenerator[bool]:
        """Wrap the work for an interaction, and announce its answer if the work takes long.

        Yields False if Discord no longer takes an answer: then no work may be done.
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
        """Return True if the delay of an interaction exceeds the shortest known one by more than `LATE`.

        The delay alone says nothing, because the clocks of this machine and of Discord differ.
        """
        delay = self._clock.now() - discord.utils.snowflake_time(interaction).timestamp()
        shortest = delay if self._shortest_delay is None else min(delay, self._shortest_delay + FORGETTING)
        self._shortest_delay = shortest
        return delay - shortest > LATE
