"""Limit of the number of tasks that use a database at the same time, and of the time that another task waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from sqlalchemy import exc


class Slots:
    """A fixed number of slots. A task that finds none free waits."""

    def __init__(self, count: int) -> None:
        self._free = asyncio.Semaphore(count)

    @asynccontextmanager
    async def hold(self, waits: float) -> AsyncGenerator[None]:
        """Hold a slot during the block. Raises SQLAlchemy's `TimeoutError` if none is free within `waits` seconds."""
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
