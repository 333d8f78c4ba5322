"""Cleanup of a rehearsal: the list of what it makes on Discord, and its deletion.

Everything is added to the list before Discord is asked to make it, so that it is deleted even if Discord's response is
lost.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Awaitable, Callable
from functools import partial

import aiohttp
import discord

from azalai.bot.delivery.retries import describe_error
from azalai.bot.dialogs.message_builder import find_mark, make_mark
from azalai.bot.operations.rehearsal.report import Result, Verdict

CLEAN = "everything is deleted"
SEARCHED = 100
"""Number of a channel's newest messages among which lost ones are searched for."""
TRIES, PAUSE = 3, 1.0
"""Attempts of a request if the connection breaks, and seconds between them."""


class Cleanup:
    """Things that a rehearsal has made.

    - `messages`: by channel, the ids of its messages; until Discord responds, the nonce of a message instead.
    - `new_thread`: the server and the name of a thread, until Discord responds; then `thread`.
    - `answers`: presses that were answered in private.
    - `emoji`: the name of the emoji.
    - `left`: descriptions of what could not be deleted.
    - `remark`: text about a thread that stays although the cleanup succeeded.
    """

    def __init__(self, client: discord.Client) -> None:
        self.messages: defaultdict[int, set[int | str]] = defaultdict(set)
        self.new_thread: tuple[discord.Guild, str] | None = None
        self.thread: discord.Thread | None = None
        self.answers: list[discord.Interaction] = []
        self.emoji: str | None = None
        self.left: list[str] = []
        self.remark = ""
        self._client = client

    async def run(self) -> Result:
        """Delete everything, and return the result, which names what can't be deleted."""
        for interaction in self.answers:
            await self._try("a private answer", interaction.delete_original_response)
        if self.new_thread is not None:
            await self._try("perhaps a thread whose making was never answered", partial(self._find, *self.new_thread))
        if self.thread is not None:
            await self._delete_thread(self.thread)
        for channel in list(self.messages):
            await self._delete_messages(channel)
        if self.emoji is not None:
            await self._try(f"the emoji {self.emoji}", self._delete_emoji)
        if self.left:
            return Result(CLEAN, Verdict.DIFFERS, f"left: {'; '.join(self.left)}", "delete by hand what is named here")
        return Result(CLEAN, Verdict.OK, f"nothing is left{self.remark}")

    async def _find(self, guild: discord.Guild, name: str) -> None:
        self.thread = next((thread for thread in await guild.active_threads() if thread.name == name), None)

    async def _delete_thread(self, thread: discord.Thread) -> None:
        """Delete the thread with its messages. A bot that may not delete threads empties and archives it."""
        before = len(self.left)
        if not await self._try(f"the thread {thread.id}", thread.delete):
            failure = self.left.pop()
            with contextlib.suppress(Exception):  # no message is deleted in an archived thread
                await thread.edit(archived=False)
            await self._delete_messages(thread.id)
            if len(self.left) > before:
                self.left.append(failure)
            else:
                self.remark = f"; the empty thread {thread.id} stays, for the bot may not delete it: delete it by hand"
                with contextlib.suppress(Exception):
                    await thread.edit(archived=True)
        self.messages.pop(thread.id, None)

    async def _delete_messages(self, channel: int) -> None:
        """Delete the rehearsal's messages in a channel, and Discord's own message about the thread."""
        place = self._client.get_partial_messageable(channel)
        numbers = {number for number in self.messages[channel] if isinstance(number, int)}
        marks = {make_mark(nonce) for nonce in self.messages[channel] if isinstance(nonce, str)}
        thread = self.thread.id if self.thread is not None and self.thread.parent_id == channel else None

        async def find() -> None:
            async for message in place.history(limit=SEARCHED):
                about = message.reference.channel_id if message.reference is not None else 0
                if message.author == self._client.user and (find_mark(message) in marks or about == thread):
                    numbers.add(message.id)

        if marks or thread is not None:
            await self._try(f"perhaps a lost message, and the line about the thread, in channel {channel}", find)
        for number in sorted(numbers):
            await self._try(f"message {number} in channel {channel}", place.get_partial_message(number).delete)

    async def _delete_emoji(self) -> None:
        for emoji in await self._client.fetch_application_emojis():
            if emoji.name == self.emoji:
                await emoji.delete()

    async def _try(self, name: str, act: Callable[[], Awaitable[object]]) -> bool:
        """Call `act`, again after a pause if the connection breaks, and return True if it succeeds.

        If it fails, add `name` to `left` and return False. It succeeds if the thing does not exist.
        """
        for tries_left in reversed(range(TRIES)):
            try:
                with contextlib.suppress(discord.NotFound):
                    await act()
                break
            except Exception as error:  # everything else is deleted, or named, all the same
                if not (tries_left and isinstance(error, aiohttp.ClientError | OSError)):
                    self.left.append(f"{name} ({describe_error(error)})")
                    return False
                await asyncio.sleep(PAUSE)
        return True
