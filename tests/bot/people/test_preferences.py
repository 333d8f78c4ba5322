"""Cache of preferences, which is never older than the user's last choice."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, cast

from azalai.bot.people.preferences import PreferencesCache
from azalai.bot.store import Store, Transaction
from azalai.bot.tables.host import Host
from tests.bot.without_discord import AMARA


class ChangedMeanwhile:
    """Store in which Amara chooses French during the first read, after the preferences were read."""

    ask, look, change = Store.ask, Store.look, Store.change

    def __init__(self, store: Store) -> None:
        self._store = store
        self.cache = PreferencesCache(cast(Store, self))
        self.looks = 0

    @asynccontextmanager
    async def read(self, *, once: bool = False) -> AsyncGenerator[Transaction]:
        """Read the store as it was before the change."""
        self.looks += 1
        async with self._store.read(once=once) as tx:
            yield tx
            if self.looks == 1:
                async with self._store.write() as change:
                    await change.people.change(AMARA.id, language="fr")

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


async def test_preferences_read_before_a_change_are_not_kept_after_it(host: Host):
    store = ChangedMeanwhile(host.store)
    assert (await store.cache.load(AMARA.id)).language == "en"
    assert (await store.cache.load(AMARA.id)).language == "fr"
    assert (await store.cache.load(AMARA.id)).language == "fr"
    assert store.looks == 2
