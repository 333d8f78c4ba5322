"""What a server has set is asked of the place where a command is given."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.dialogs.permissions import check_guild_settings
from bot.errors import Refused
from bot.people.guild_settings import GuildSettings, Places, set_guild_settings
from bot.tables.host import Host
from tests.bot.without_discord import GUILD

OASIS, MARKET, THREAD = 7, 8, 9


def given_in_thread(parent: int) -> Any:
    """A command given in a thread of that channel."""
    return SimpleNamespace(
        guild_id=GUILD, channel_id=THREAD, channel=Mock(spec=discord.Thread, parent_id=parent), user=SimpleNamespace()
    )


async def test_a_table_may_stand_in_a_thread_of_an_allowed_channel_and_of_no_other(host: Host):
    settings = GuildSettings(places=Places.CHOSEN, channels=(OASIS,))
    async with host.store.write() as tx:
        await set_guild_settings(tx, GUILD, settings)
    found = await check_guild_settings(host, given_in_thread(OASIS), thread=False, opening=False)
    assert found == settings
    with pytest.raises(Refused, match="refusal-other-channel"):
        await check_guild_settings(host, given_in_thread(MARKET), thread=False, opening=False)
