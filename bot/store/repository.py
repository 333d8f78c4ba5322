"""What every repository of a transaction is built on."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection


class Repository:
    """The queries about one kind of rows, on one connection, inside one transaction."""

    __slots__ = ("_connection",)

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection
