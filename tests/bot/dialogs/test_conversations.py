"""Conversations with users: each is opened once, also across restarts, and only a few at a time."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from azalai.bot.dialogs.conversations import AT_ONCE, EVERY, Conversations
from azalai.bot.dialogs.servers import Servers
from azalai.bot.errors import TooManyOpenings
from azalai.bot.store import open_store
from azalai.bot.tables.host import Host
from tests.bot.without_discord import AMARA, StillClock


class Opener:
    """Client with the methods that conversations need; `opened`: the users."""

    def __init__(self) -> None:
        self.opened: list[int] = []

    async def create_dm(self, user: Any, /) -> Any:
        """Open a conversation, whose id is the user's plus 1,000."""
        self.opened.append(user.id)
        return SimpleNamespace(id=1000 + user.id)

    def get_partial_messageable(self, number: int, **_: object) -> Any:
        """Return the channel with that id."""
        return SimpleNamespace(id=number)


def make_conversations(host: Host, opener: Opener) -> Conversations:
    """Return the conversations of a bot that has just started."""
    client = cast(discord.Client, opener)
    return Conversations(host, client, Servers(client, host.clock))


async def test_a_conversation_is_opened_once_and_never_again_after_a_restart(host: Host):
    """Conversations are stored, because discord.py forgets them when it ends."""
    opener = Opener()
    for _ in range(3):
        again = Host(await open_store(host.settings.database), host.clock, host.settings)
        channel = await make_conversations(again, opener).create_dm(discord.Object(AMARA.id))
        await again.store.close()
        assert channel.id == 1000 + AMARA.id
    assert opener.opened == [AMARA.id]


async def test_many_are_opened_one_after_the_other(host: Host, still_clock: StillClock):
    opener = Opener()
    opening = make_conversations(host, opener)
    for user in range(1, AT_ONCE + 1):
        await opening.create_dm(discord.Object(user))
    with pytest.raises(TooManyOpenings) as refused:
        await opening.create_dm(discord.Object(99))
    assert 0 < refused.value.retry_after <= EVERY
    await opening.create_dm(discord.Object(1))  # this one is open
    still_clock.at += refused.value.retry_after
    await opening.create_dm(discord.Object(99))
    assert opener.opened == [*range(1, AT_ONCE + 1), 99]


async def test_a_conversation_that_is_not_the_bots_is_opened_again(host: Host):
    opener = Opener()
    opening = make_conversations(host, opener)
    await opening.create_dm(discord.Object(AMARA.id))
    await opening.forget(AMARA.id)
    await opening.create_dm(discord.Object(AMARA.id))
    assert opener.opened == [AMARA.id, AMARA.id]
