"""What a rehearsal leaves on Discord while it goes on, and how it is taken away again, whatever has happened."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta

import aiohttp
import discord

from azalai.bot.dialogs.message_builder import mark_of, mark_on

UNKNOWN = (10003, 10008, 10015, 10062)
"""Discord's codes of what is gone: a channel, a message, a webhook, an interaction."""
LOOKED_THROUGH = 100
TRIES = 3
CLOCK_ERROR = timedelta(hours=26)
"""So far back our messages are looked for: a machine's clock may be wrong by its time zone."""
PAUSE = 1.0
"""Seconds between two tries where the line breaks."""


class Belongings:
    """All that is ours: messages, a thread, answers that one person sees, commands. A message is known before it is
    sent, and a thread before it is made, so that they are found even if Discord's answer is lost."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._begun = discord.utils.utcnow()
        self._messages: dict[int, list[int]] = {}  # by channel
        self._marks: dict[int, set[int]] = {}  # by channel: of those of which no answer has come
        self._thread: discord.Thread | None = None
        self._making: tuple[discord.Guild, str] | None = None
        self._answers: list[discord.Interaction] = []
        self._commands: tuple[Sequence[str], Callable[[], Awaitable[object]]] | None = None
        self.left: list[str] = []
        """What could not be taken away, in words."""
        self.remarks: list[str] = []
        """What stays although all went well."""

    def sending(self, channel: int, nonce: str) -> None:
        """A message with that nonce is about to be posted."""
        self._marks.setdefault(channel, set()).add(mark_of(nonce))

    def posted(self, channel: int, message: int, nonce: str | None) -> None:
        """A message is there; it was sent with that nonce, if it was told before."""
        if nonce is not None:
            self._marks[channel].discard(mark_of(nonce))
        self._messages.setdefault(channel, []).append(message)

    def gone(self, channel: int, message: int) -> None:
        """A message was deleted."""
        self._messages[channel].remove(message)

    def making(self, guild: discord.Guild, thread: str) -> None:
        """A thread of that name, which no other has, is about to be made."""
        self._making = guild, thread

    def made(self, thread: discord.Thread) -> None:
        """The thread is there."""
        self._thread, self._making = thread, None

    def answering(self, interaction: discord.Interaction) -> None:
        """An answer that one person sees is about to be given."""
        self._answers.append(interaction)

    def dismissed(self, interaction: discord.Interaction) -> None:
        """That answer was deleted."""
        self._answers.remove(interaction)

    def registered(self, names: Sequence[str], undo: Callable[[], Awaitable[object]]) -> None:
        """Commands of these names are registered that were not there before."""
        self._commands = names, undo

    async def take_away(self) -> None:
        """Takes everything away; what can't be is in `left`."""
        for interaction in self._answers:
            await self._try("a private answer", interaction.delete_original_response)
        if self._making is not None:
            await self._look_for_thread(*self._making)
        if self._thread is not None:
            await self._take_thread_away(self._thread)
        for channel in list(self._messages.keys() | self._marks.keys()):
            await self._take_messages_away(channel)
        if self._commands is not None:
            names, undo = self._commands
            await self._try(f"the registered commands /{', /'.join(names)}", undo)

    async def _look_for_thread(self, guild: discord.Guild, name: str) -> None:
        """The thread whose making was never answered may be there."""

        async def look() -> None:
            self._thread = next((one for one in await guild.active_threads() if one.name == name), None)

        await self._try("perhaps a thread whose making was never answered", look)

    async def _take_thread_away(self, thread: discord.Thread) -> None:
        """The thread with all that is in it; where the bot may not delete it, it is emptied and archived."""
        try:
            await _patiently(thread.delete)
        except discord.HTTPException as error:
            if error.code in UNKNOWN:
                self._forget(thread.id)
                return
        except (aiohttp.ClientError, OSError):
            pass
        else:
            self._forget(thread.id)
            return
        await _if_possible(lambda: thread.edit(archived=False))  # messages in an archived thread stay
        others = len(self.left)
        await self._take_messages_away(thread.id)
        self._forget(thread.id)
        if len(self.left) > others:
            self.left.append(f"the thread {thread.id} with these messages")
            return
        await _if_possible(lambda: thread.edit(archived=True))
        self.remarks.append(f"the empty thread {thread.id} stays, for the bot may not delete it: delete it by hand")

    def _forget(self, channel: int) -> None:
        self._messages.pop(channel, None)
        self._marks.pop(channel, None)

    async def _take_messages_away(self, channel: int) -> None:
        place = self._client.get_partial_messageable(channel)
        numbers = set(self._messages.get(channel, []))
        numbers |= await self._found(place)
        for number in sorted(numbers):
            await self._try(f"message {number} in channel {channel}", place.get_partial_message(number).delete)

    async def _found(self, place: discord.PartialMessageable) -> set[int]:
        """The messages of ours that no answer has told of: those with the mark of one that was sent, and the line that
        Discord writes about the thread. None where the bot may not read; that is in `left`."""
        marks = self._marks.get(place.id, set())
        if not marks and (self._thread is None or self._thread.parent_id != place.id):
            return set()
        own = None if self._client.user is None else self._client.user.id
        found: set[int] = set()

        async def look() -> None:
            async for one in place.history(limit=LOOKED_THROUGH, after=self._begun - CLOCK_ERROR, oldest_first=False):
                if one.author.id == own and (mark_on(one) in marks or self._is_about_thread(one)):
                    found.add(one.id)

        what = "perhaps a message whose answer was lost, and the line about the thread"
        await self._try(f"{what} in channel {place.id}", look)
        return found

    def _is_about_thread(self, message: discord.Message) -> bool:
        if self._thread is None or message.type is not discord.MessageType.thread_created:
            return False
        return message.reference is not None and message.reference.channel_id == self._thread.id

    async def _try(self, what: str, act: Callable[[], Awaitable[object]]) -> bool:
        """Does one thing; False, and in `left`, where it can't be done."""
        try:
            await _patiently(act)
        except discord.HTTPException as error:
            if error.code in UNKNOWN:
                return True
            self.left.append(f"{what} (Discord answered {error.status}, {error.code})")
        except Exception as error:  # the rest is taken away, or named, all the same
            self.left.append(f"{what} ({type(error).__name__})")
        else:
            return True
        return False


async def _patiently(act: Callable[[], Awaitable[object]]) -> None:
    """Does it, again after a pause where the line broke."""
    for tries in range(TRIES):
        try:
            await act()
        except (aiohttp.ClientError, OSError):
            if tries == TRIES - 1:
                raise
            await asyncio.sleep(PAUSE)
        else:
            return


async def _if_possible(act: Callable[[], Awaitable[object]]) -> None:
    """Does it, if that can be done."""
    with contextlib.suppress(discord.HTTPException, aiohttp.ClientError, OSError):
        await _patiently(act)
