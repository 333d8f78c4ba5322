"""What waits to be sent, address by address: handed over in memory as it is committed, else read from the outbox.

The outbox need not be asked for a message that was just written. That keeps the order only where it holds nothing older
for the address; where it may, the address is *behind*: what goes there is read from the outbox until nothing is left.
Where other processes write into the outbox too every address is behind.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from bot.store import Store
from bot.store.addresses import Address
from bot.store.outbox import OutboxChanges
from bot.store.rows import OutboxMessage

MOST = 50
"""Messages that are kept in memory for one address."""


class Lanes:
    """The messages that wait, by address. Before it has begun every address is behind. `sole`: no other process writes
    into the outbox. `delayed` is told of each message that nothing was in the way of when it was added, and that waits
    its turn in the outbox after all."""

    def __init__(
        self, store: Store, *, sole: bool = True, delayed: Callable[[OutboxMessage], None] = lambda _: None
    ) -> None:
        self._store = store
        self._sole = sole
        self._delayed = delayed
        self._known: dict[Address, deque[OutboxMessage]] = {}
        self._behind: set[Address] = set()
        self._unseen: dict[Address, int] = {}
        self._begun = False
        self.newest_before = 0
        """The newest message that may have waited before this process began."""

    async def begin(self) -> None:
        """Finds out for which addresses something waits since before. Once, before anything is sent."""
        if not self._begun:
            async with self._store.read(once=True) as tx:
                waiting = await tx.outbox.addresses()
            self._behind |= waiting.keys()
            self.newest_before = max(waiting.values(), default=0)
            self._begun = True

    def changed(self, changes: OutboxChanges) -> list[OutboxMessage]:
        """A transaction is committed that has changed the outbox: the messages it has added which nothing is in the way
        of."""
        free: list[OutboxMessage] = []
        if changes.disturbed or changes.passed:
            for address, waiting in tuple(self._known.items()):
                disturbed = [message.table_id for message in waiting if message.table_id in changes.disturbed]
                if disturbed:
                    self.look_again(address, disturbed[0])
                    continue
                left = self._known[address] = deque(one for one in waiting if not changes.has_passed(one))
                if not left:
                    del self._known[address]
        for message in changes.added:
            address, waiting = message.address, self._known.get(message.address)
            full = waiting is not None and len(waiting) >= MOST
            if not self._sole or not self._begun or address in self._behind or full:
                self.look_again(address, message.table_id)
                continue
            free.append(message)
            if waiting is None:
                self._known[address] = deque([message])
            else:
                waiting.append(message)
        return free

    def look_again(self, address: Address, table: int) -> None:
        """The outbox holds something for an address that is not known here, about that table."""
        self.put_back(address)
        self._unseen[address] = table

    def leave(self, address: Address) -> None:
        """Another process sends what waits for an address."""
        self.put_back(address)
        self._unseen.pop(address, None)

    def put_back(self, address: Address) -> None:
        """What was taken out for an address waits in the outbox, and with it all that comes after, which is no more
        known here."""
        self._behind.add(address)
        for message in self._known.pop(address, ()):
            self._delayed(message)

    def waiting(self) -> dict[Address, int]:
        """The addresses for which there is something that nobody has looked at, each with a table that it is about."""
        return {**{address: waiting[0].table_id for address, waiting in self._known.items() if waiting}, **self._unseen}

    async def take(self, address: Address) -> OutboxMessage | None:
        """The oldest message to an address, due or not. It stays in the outbox until it is sent."""
        while address in self._behind:
            self._unseen.pop(address, None)
            async with self._store.read(once=True) as tx:
                found = await tx.outbox.next(address)
            if found is not None:
                return found
            if address not in self._unseen:
                self._behind.discard(address)
        waiting = self._known.get(address)
        if not waiting:
            self._known.pop(address, None)
            return None
        return waiting.popleft()
