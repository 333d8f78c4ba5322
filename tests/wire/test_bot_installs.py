"""Where Azalaï's commands are offered, and what they say where the bot is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.wire import WireDiscord
from tests.wire.azalai import Hosted

SERVER, DIRECT_MESSAGE = 0, 1


async def test_commands_are_for_servers_with_the_bot_and_for_its_direct_messages(
    wire: WireDiscord, tmp_path: Path
) -> None:
    """Review A5: whoever had installed the application for themselves was offered the commands everywhere."""
    async with wire.running(Hosted(tmp_path)):
        registered = {one["name"]: one for one in wire.commands[None]}
    assert {tuple(one["integration_types"]) for one in registered.values()} == {(SERVER,)}
    assert registered["games"]["contexts"] == [SERVER, DIRECT_MESSAGE]
    assert registered["touareg"]["contexts"] == registered["table"]["contexts"] == [SERVER]
    assert wire.problems == []


async def test_a_server_without_the_bot_is_offered_no_command(wire: WireDiscord, tmp_path: Path) -> None:
    amara, (channel,) = wire.person("Amara"), wire.channels.values()
    async with wire.running(Hosted(tmp_path)):
        wire.installed_by.add(amara.id)
        next(iter(wire.guilds.values())).expel_bot()
        with pytest.raises(LookupError, match="no command 'touareg'"):
            await amara.slash(channel, "touareg new")
    assert wire.problems == []


async def test_a_command_of_an_earlier_registration_is_refused_in_a_server_without_the_bot(
    wire: WireDiscord, tmp_path: Path
) -> None:
    """Review A5: the table was opened, and nothing could ever be posted."""
    amara, (channel,) = wire.person("Amara"), wire.channels.values()
    async with wire.running(Hosted(tmp_path)) as bot:
        wire.installed_by.add(amara.id)
        wire.commands[None] = [{**one, "integration_types": [0, 1]} for one in wire.commands[None]]
        next(iter(wire.guilds.values())).expel_bot()
        answer = await (await amara.slash(channel, "touareg new")).response()
        assert "I am not a member of this server" in answer.text
        async with bot.host.store.read() as tx:
            assert await tx.tables.get(1) is None
    assert wire.problems == []
