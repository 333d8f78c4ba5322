"""A limit of how many may use a database at once in one way, and of how long the next one waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from sqlalchemy import exc


class Slots:
    """So many places."""

    def __init__(self, count: int) -> None:
        self._free = asyncio.Semaphore(count)

    @asynccontextmanager
    async def one(self, waits: float) -> AsyncGenerator[None]:
        """Holds a place that nobody else has; `TimeoutError` of SQLAlchemy where none becomes free within so many
        seconds."""
        if self._free.locked():
            try:
                async with asyncio.timeout(waits):
                    await self._free.acquire()
            except TimeoutError as error:
                raise exc.TimeoutError("every connection to the database is busy") from error
        else:
            await self._free.acquire()
        try:
            yield
        finally:
            self._free.release()
