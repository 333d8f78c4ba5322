"""Settings of a server: the channels in which tables may stand."""

from __future__ import annotations

import pytest

from azalai.bot.errors import Refused
from azalai.bot.people.guild_settings import GuildSettings, Places, check_place, guild_settings, set_guild_settings
from azalai.bot.tables.host import Host

OASIS, MARKET, THREAD = 7, 8, 9
OASIS_ONLY = GuildSettings(places=Places.CHOSEN, channels=(OASIS,))


def test_a_thread_of_an_allowed_channel_is_allowed():
    check_place(OASIS_ONLY, OASIS, None, thread=False)
    check_place(OASIS_ONLY, THREAD, OASIS, thread=False)


@pytest.mark.parametrize(("channel", "parent"), [(MARKET, None), (THREAD, MARKET), (THREAD, None)])
def test_another_channel_and_its_threads_are_not(channel: int, parent: int | None):
    with pytest.raises(Refused, match="refusal-other-channel"):
        check_place(OASIS_ONLY, channel, parent, thread=False)


def test_a_server_that_allows_threads_alone_has_its_tables_in_threads():
    threads = GuildSettings(places=Places.THREADS)
    check_place(threads, THREAD, OASIS, thread=False)
    check_place(threads, OASIS, None, thread=True)
    with pytest.raises(Refused, match="refusal-threads-only"):
        check_place(threads, OASIS, None, thread=False)


async def test_a_server_whose_language_is_gone_has_tables_in_english(host: Host):
    async with host.store.write() as tx:
        await set_guild_settings(tx, 1, GuildSettings(language="gone"))
        await set_guild_settings(tx, 2, GuildSettings(language="fr"))
        assert [(await guild_settings(tx, guild)).language for guild in (1, 2, 3)] == ["en", "fr", None]
