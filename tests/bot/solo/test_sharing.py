"""Shared deals: one post for each server."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from azalai.bot.errors import NotAllowed
from azalai.bot.people.guild_settings import GuildSettings, Places, set_guild_settings
from tests.bot.fixtures import Opening
from tests.bot.solo.playing import open_deal, play_deal
from tests.simulator import text_of


@pytest.mark.costly(seconds=2)
async def test_a_deal_is_shared_once_in_a_server_also_after_a_restart(open_simulator: Opening):
    async with open_simulator() as simulator:
        amara = simulator.person("Amara")
        end = await play_deal(amara, await open_deal(simulator, amara))
        await amara.press(end, "Share")
        await simulator.restart()
        end = await open_deal(simulator, amara)
        assert "already" in text_of((await amara.press(end, "Share")).message)
        assert len(simulator.channel().messages) == 1


async def test_a_line_that_could_not_be_posted_does_not_count_as_shared(
    open_simulator: Opening, monkeypatch: pytest.MonkeyPatch
):
    async with open_simulator() as simulator:
        amara = simulator.person("Amara")
        end = await play_deal(amara, await open_deal(simulator, amara))
        post, allowed = simulator.bot.rooms.poster.post_in, False

        async def post_if_allowed(*given: Any, **more: Any) -> Any:
            if not allowed:
                raise NotAllowed("trouble-send")
            return await post(*given, **more)

        monkeypatch.setattr(simulator.bot.rooms.poster, "post_in", post_if_allowed)
        assert "may not write" in text_of((await amara.press(end, "Share")).message)
        allowed = True
        await amara.press(end.now, "Share")
        assert len(simulator.channel().messages) == 1


async def test_a_person_who_may_not_write_shares_nothing(open_simulator: Opening, monkeypatch: pytest.MonkeyPatch):
    async with open_simulator() as simulator:
        amara = simulator.person("Amara")
        end = await play_deal(amara, await open_deal(simulator, amara))
        only_reads = property(lambda _: discord.Permissions(view_channel=True))
        monkeypatch.setattr(discord.Interaction, "permissions", only_reads)
        assert "You may not write here" in text_of((await amara.press(end, "Share")).message)
        assert simulator.channel().messages == []


async def test_results_are_not_shared_in_channels_without_tables(open_simulator: Opening):
    async with open_simulator() as simulator:
        amara = simulator.person("Amara")
        end = await play_deal(amara, await open_deal(simulator, amara))
        async with simulator.bot.rooms.host.store.write() as tx:
            elsewhere = simulator.channel("oasis").id
            settings = GuildSettings(places=Places.CHOSEN, channels=(elsewhere,))
            await set_guild_settings(tx, simulator.simulated.guild_id, settings)
        assert f"tables are opened in <#{elsewhere}>" in text_of((await amara.press(end, "Share")).message)
        assert simulator.channel().messages == []
