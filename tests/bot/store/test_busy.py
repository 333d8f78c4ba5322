"""Store whose connections are all busy: callers that wait get an error."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import Any

import pytest

from azalai.bot.clocks.pace import Pace, encode_pace
from azalai.bot.errors import Overloaded
from azalai.bot.reminders.rules import Reminders
from azalai.bot.store import Store
from azalai.bot.store import store as stores
from azalai.bot.store.faults import is_transient
from azalai.bot.store.rows import TimerKind
from azalai.bot.tables.host import Host
from tests.bot.without_discord import THOMAS, running_table, timers_at

MORE_THAN_THERE_ARE = 20
"""Number of connections, more than the store has."""


@pytest.mark.parametrize("way", ["read", "write"])
async def test_a_long_wait_for_a_connection_ends_in_an_error_and_frees_it(
    store: Store, way: str, monkeypatch: pytest.MonkeyPatch
):
    """The error is a transient one."""
    monkeypatch.setattr(stores, "READER_WAITS", 0.05)
    monkeypatch.setattr(stores, "WRITER_WAITS", 0.05)
    begin: Any = getattr(store, way)
    with pytest.raises(Overloaded) as error:
        async with AsyncExitStack() as busy:
            for _ in range(MORE_THAN_THERE_ARE):
                await busy.enter_async_context(begin())
    assert is_transient(error.value)
    async with begin() as tx:
        assert await tx.tables.get(1) is None


@pytest.mark.sqlite
async def test_a_busy_store_takes_no_timer_out(host: Host, monkeypatch: pytest.MonkeyPatch):
    """A table that can't be read is not taken for a missing one."""
    table = await running_table(host, THOMAS, pace=encode_pace(Pace(turn=1)))
    (before, *_) = due = await timers_at(host, table, TimerKind.REMINDER)
    monkeypatch.setattr(stores, "READER_WAITS", 0.05)
    async with AsyncExitStack() as busy:
        for _ in range(stores.READERS):
            await busy.enter_async_context(host.store.read())
        with pytest.raises(Overloaded):
            await Reminders(host).ring(before)
    assert await timers_at(host, table, TimerKind.REMINDER) == due
