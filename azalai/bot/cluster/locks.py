"""Locks that one process holds at a time, however long another must wait for them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from azalai.bot.cluster import members
from azalai.bot.store.postgresql import Lock
from azalai.bot.store.session import Session

RETRIES = (0.005, 0.1)
"""Seconds between two tries to take a lock that another process holds: at first, and the longest."""


@asynccontextmanager
async def hold_lock(line: Session, kind: Lock, number: int) -> AsyncGenerator[None]:
    """Hold that lock against other processes. Inside one process it keeps no task out.

    Raises `LineLost` if the line is lost during the wait; if it is lost later, others may have the lock by then.
    """
    pause, most = RETRIES
    while not await _try(line, kind, number):
        await asyncio.sleep(pause)
        pause = min(most, pause * 1.5)
    try:
        yield
    finally:
        _give_back(line, kind, number)


async def _try(line: Session, kind: Lock, number: int) -> bool:
    trying = asyncio.ensure_future(members.lock(line, kind, number))
    try:
        return await asyncio.shield(trying)
    except asyncio.CancelledError:

        def give_back(done: asyncio.Future[bool]) -> None:
            if not done.cancelled() and done.exception() is None and done.result():
                _give_back(line, kind, number)

        trying.add_done_callback(give_back)
        raise


def _give_back(line: Session, kind: Lock, number: int) -> None:
    """Release a lock without waiting for it: the line runs one statement after the other."""
    if line.is_open:
        giving = asyncio.ensure_future(members.unlock(line, kind, [number]))
        giving.add_done_callback(lambda done: done.cancelled() or done.exception())
