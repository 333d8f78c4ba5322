"""Town that answers the requests of tournaments, with channels, threads, members, messages, and faults to switch on."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import discord
import msgspec

from azalai.bot.delivery.retries import interpret_refusal
from azalai.bot.layouts.layout import PublicLayout
from azalai.bot.store.rows import MessageRow
from azalai.bot.tournaments.events import Event
from tests.bot.fixtures import make_refusal

REFUSED = (400, 0)
UNKNOWN_CHANNEL, NO_ACCESS, FULL, LOCKED = (404, 10003), (403, 50013), (400, 160006), (403, 160005)

MOST_REQUESTS = 2000
"""Requests that may be made until no work is due."""


class Killed(asyncio.CancelledError):
    """Death of the bot."""


class Thread(msgspec.Struct):
    """Thread of the bot."""

    channel: int
    name: str
    members: set[int] = set()
    locked: bool = False
    made_at: float = 0.0


class NoEvents:
    """Events of a server that does not let the bot create any."""

    def may_make(self, guild: int) -> bool:
        return False

    async def make(self, guild: int, event: Event) -> int:
        raise AssertionError("the bot may make none")

    async def change(self, guild: int, number: int, event: Event) -> None:
        raise AssertionError("there is none")

    async def begin(self, guild: int, number: int) -> None:
        raise AssertionError("there is none")

    async def end(self, guild: int, number: int) -> None:
        raise AssertionError("there is none")


class Town:
    """Discord with the requests that tournaments make.

    `fuse`: commits and requests until the bot dies, or None if it lives.
    """

    def __init__(self, *channels: int) -> None:
        self.channels = set(channels)
        self.threads: dict[int, Thread] = {}
        self.cards: dict[int, tuple[int, PublicLayout]] = {}
        self.lines: dict[int, tuple[int, PublicLayout]] = {}
        self.notices: list[tuple[int, str]] = []
        self.made_at: list[float] = []
        self.nonces: dict[str, int] = {}
        self.now: Callable[[], float] = lambda: 0.0
        self.asked = 0
        self.may_write = self.may_thread = self.is_in = True
        self.full = False
        self.refused_name: str | None = None
        """Part of the names of threads that Discord takes never."""
        self.answers: deque[tuple[int, int] | Exception] = deque()
        self.fuse: int | None = None
        self.dead = False
        self.has_dropped = False  # a refused message is dropped, and written again within a day
        self._number = 1_000_000

    @property
    def is_well(self) -> bool:
        """True if every request works."""
        can_make = self.may_thread and not self.full and self.refused_name is None
        return self.may_write and can_make and self.is_in and not self.answers

    def burn(self) -> None:
        """Count a request or commit, and die when the fuse is used up."""
        if self.dead:
            raise Killed
        if self.fuse is not None:
            self.fuse -= 1
            if self.fuse < 0:
                self.fuse, self.dead = None, True
                raise Killed

    def _ask(self, channel: int, *, may: bool) -> None:
        self.burn()
        self.asked += 1
        if self.asked > MOST_REQUESTS:  # the limit ends the test
            raise AssertionError("requests have no end")
        if self.answers:
            answer = self.answers.popleft()
            self.has_dropped |= answer == REFUSED
            raise answer if isinstance(answer, Exception) else make_refusal(*answer)
        if not self.is_in or (not may and channel in self.channels | set(self.threads)):
            raise make_refusal(*NO_ACCESS)
        if channel not in self.channels and channel not in self.threads:
            raise make_refusal(*UNKNOWN_CHANNEL)
        if channel in self.threads and self.threads[channel].locked:
            raise make_refusal(*LOCKED)

    def _next_number(self) -> int:
        self._number += 1
        return self._number

    # Threads

    @property
    def made(self) -> int:
        """Number of threads that were made."""
        return len(self.made_at)

    def lose(self, channel: int) -> list[int]:
        """Delete a channel with all that is in it, and return its threads."""
        self.channels = self.channels - {channel}
        lost = [number for number, thread in self.threads.items() if thread.channel == channel]
        for number in lost:
            del self.threads[number]
        for messages in (self.cards, self.lines):
            for number in [number for number, (where, _) in messages.items() if where in (channel, *lost)]:
                del messages[number]
        return lost

    async def list(self, channel: int) -> list[tuple[int, str]]:
        """Return the bot's threads."""
        self._ask(channel, may=self.may_write)
        return [(number, thread.name) for number, thread in self.threads.items() if thread.channel == channel]

    async def make(self, channel: int, name: str) -> int:
        """Create a thread."""
        self._ask(channel, may=self.may_thread)
        if self.full:
            raise make_refusal(*FULL)
        if self.refused_name is not None and self.refused_name in name:
            raise make_refusal(*REFUSED)
        self.made_at.append(self.now())
        self.threads[self._next_number()] = Thread(channel, name, set(), made_at=self.now())
        number = self._number
        self.burn()
        return number

    async def exists(self, thread: int) -> bool:
        """Return True if a thread was not deleted."""
        self.burn()
        return thread in self.threads

    async def delete(self, thread: int) -> None:
        """Delete a thread."""
        self.burn()
        self.threads.pop(thread, None)

    async def bring_in(self, thread: int, user: int) -> None:
        """Add a user to a thread."""
        self.burn()
        if thread in self.threads:
            self.threads[thread].members.add(user)

    async def rename(self, thread: int, name: str) -> None:
        """Rename a thread."""
        self.burn()
        if thread in self.threads:
            self.threads[thread].name = name

    # The poster

    async def post_in(self, channel: int, layout: PublicLayout, nonce: str, *_: object, **__: object) -> Any:
        """Post a message, or return the one that an earlier attempt has posted.

        One with buttons of a card is a card.
        """
        self.write(channel)
        number = self.nonces.get(nonce) or self._next_number()
        self.nonces[nonce] = number
        messages = self.cards if "cup-" in repr(layout.rows) else self.lines
        messages[number] = channel, layout
        self.burn()
        return SimpleNamespace(id=number, channel=SimpleNamespace(id=channel))

    async def edit(self, message: MessageRow, layout: PublicLayout) -> bool:
        """Edit a message."""
        self.write(message.channel_id)
        for messages in (self.cards, self.lines):
            if message.message_id in messages:
                messages[message.message_id] = message.channel_id, layout
                return True
        return False

    def write(self, channel: int) -> None:
        """Write in a channel, or raise the error of a poster."""
        try:
            self._ask(channel, may=self.may_write)
        except discord.HTTPException as error:
            raise interpret_refusal(error) from error

    async def delete_message(self, message: MessageRow) -> None:
        """Delete a message."""
        self.burn()
        self.cards.pop(message.message_id, None)
