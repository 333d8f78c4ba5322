"""Where every reader is busy, somebody who waits is told so."""

from __future__ import annotations

from contextlib import AsyncExitStack

import pytest

from bot.errors import Overloaded
from bot.store import store as stores
from bot.store.store import READERS, open_store


async def test_who_waits_too_long_for_a_reader_is_told_so_and_the_next_one_reads(
    tmp_path: object, monkeypatch: pytest.MonkeyPatch
):
    """Review D8: acts waited for a minute, and the person read a trouble code."""
    monkeypatch.setattr(stores, "READER_WAITS", 0.05)
    store = await open_store(f"sqlite+aiosqlite:///{tmp_path}/azalai.db")
    async with AsyncExitStack() as busy:
        for _ in range(READERS):
            await busy.enter_async_context(store.read())
        with pytest.raises(Overloaded):
            async with store.read():
                pass
    async with store.read() as tx:
        assert await tx.tables.get(1) is None
    await store.close()
