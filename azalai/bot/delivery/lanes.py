"""Lanes: the messages that wait for each address, passed in memory at the commit or read from the outbox.

A message that was just committed need not be read from the outbox. That keeps the order only if the outbox holds no
older one for the address. If it may, the address is *behind*: its messages are read from the outbox until none is left.
If other processes write into the outbox, too, every address is behind.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from azalai.bot.store import Store
from azalai.bot.store.about import About
from azalai.bot.store.addresses import Address
from azalai.bot.store.outbox import OutboxChanges
from azalai.bot.store.rows import OutboxMessage

MOST = 50
"""Largest number of messages that are kept in memory for one address."""


class Lanes:
    """Waiting messages by address. Every address is behind until `begin`.

    `sole`: no other process writes into the outbox. `delayed`: called with each message that was in memory and must now
    be read from the outbox, so that it may be sent later.
    """

    def __init__(
        self, store: Store, *, sole: bool = True, delayed: Callable[[OutboxMessage], None] = lambda _: None
    ) -> None:
        self._store = store
        self._sole = sole
        self._delayed = delayed
        self._known: dict[Address, deque[OutboxMessage]] = {}
        self._behind: set[Address] = set()
        self._unseen: dict[Address, About] = {}
        self._begun = False
        self.newest_before = 0
        """Number of the newest message that may be of an earlier process."""

    async def begin(self) -> None:
        """Read the addresses that have messages of earlier processes, once, before the first message is sent."""
        if not self._begun:
            waiting = await self._store.ask(lambda tx: tx.outbox.list_addresses())
            self._behind |= waiting.keys()
            self.newest_before = max(waiting.values(), default=0)
            self._begun = True

    def apply(self, changes: OutboxChanges) -> list[OutboxMessage]:
        """Apply a committed transaction's changes, and return those of its new messages that are kept in memory."""
        free: list[OutboxMessage] = []
        if changes.disturbed or changes.passed:
            for address, waiting in tuple(self._known.items()):
                disturbed = [message.about for message in waiting if message.about in changes.disturbed]
                if disturbed:
                    self.mark_stale(address, disturbed[0])
                    continue
                left = self._known[address] = deque(message for message in waiting if not changes.has_passed(message))
                if not left:
                    del self._known[address]
        for message in changes.added:
            address, waiting = message.address, self._known.get(message.address)
            full = waiting is not None and len(waiting) >= MOST
            if not self._sole or not self._begun or address in self._behind or full:
                self.mark_stale(address, message.about)
                continue
            free.append(message)
            if waiting is None:
                self._known[address] = deque([message])
            else:
                waiting.append(message)
        return free

    def mark_stale(self, address: Address, about: About) -> None:
        """Note that the outbox holds a message for an address, about that subject, which is not in memory."""
        self.requeue(address)
        self._unseen[address] = about

    def leave(self, address: Address) -> None:
        """Forget the messages to an address, to which another process sends now."""
        self.requeue(address)
        self._unseen.pop(address, None)

    def requeue(self, address: Address) -> None:
        """Drop the messages to an address from memory: they are read from the outbox, with the one that was taken."""
        self._behind.add(address)
        for message in self._known.pop(address, ()):
            self._delayed(message)

    def list_waiting(self) -> dict[Address, About]:
        """Return the addresses with waiting messages, each with the subject of one of them."""
        return {**{address: waiting[0].about for address, waiting in self._known.items() if waiting}, **self._unseen}

    async def take(self, address: Address) -> OutboxMessage | None:
        """Return the oldest message to an address, due or not, or None. It stays in the outbox until it is sent."""
        while address in self._behind:
            self._unseen.pop(address, None)
            async with self._store.read(once=True) as tx:
                message = await tx.outbox.find_next(address)
            if message is not None:
                return message
            if address not in self._unseen:
                self._behind.discard(address)
        waiting = self._known.get(address)
        if not waiting:
            self._known.pop(address, None)
            return None
        return waiting.popleft()
