"""What every part of a transaction stands on."""

from __future__ import annotations

import math

from sqlalchemy.ext.asyncio import AsyncConnection


class Queries:
    """Queries on one connection, inside one transaction."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection
        self.rings_at = math.inf

    def will_ring(self, due: float) -> None:
        """A timer is set in this transaction: once it is committed, the alarm must know (`rings_at`: the earliest)."""
        self.rings_at = min(self.rings_at, due)
