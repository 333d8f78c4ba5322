"""What every part of a transaction stands on."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection


class Queries:
    """Queries on one connection, inside one transaction."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection
