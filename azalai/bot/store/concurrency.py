"""Limit of the tasks that use a database at once in one way, and of the time that the next one waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from sqlalchemy import exc


class Slots:
    """Slots for a number of users at once."""

    def __init__(self, count: int) -> None:
        self._free = asyncio.Semaphore(count)

    @asynccontextmanager
    async def hold(self, waits: float) -> AsyncGenerator[None]:
        """Hold a free slot; raises SQLAlchemy's `TimeoutError` if none becomes free within `waits` seconds."""
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
