"""What is edited or deleted after a turn is edited or deleted in the end, even where Discord lets the bot wait."""

from __future__ import annotations

import pytest

from bot.app.client import Azalai
from tests.bot.fixtures import Opening, offer, pages, pings, running
from tests.simulator import Simulator, buttons_of


async def remembered(simulator: Simulator[Azalai], kind: str) -> int:
    """How many messages of a kind are still to be edited or deleted."""
    async with pages(simulator) as tx:
        return len(await tx.messages.of(1, kind))


@pytest.mark.parametrize("status", [429, 500])
async def test_a_message_whose_edit_discord_puts_off_loses_its_buttons_later(open_simulator: Opening, status: int):
    async with open_simulator() as simulator:
        card = await running(simulator, "Thomas")
        thomas = simulator.person("Thomas")
        direct = f"/channels/{simulator.simulated.dm_channel_id(thomas.id)}/messages/*"
        simulator.fail("PATCH", direct, status=status, times=None)
        await offer(simulator.person("Amara"), card)
        await offer(thomas, card)
        simulator.heal()
        await simulator.pass_time(60)
        assert not any(one.label in {"Do it", "0"} for one in buttons_of(thomas.dms[0].now))


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (403, 50001), (400, 30046)])
async def test_a_message_that_can_never_be_edited_is_left_and_holds_nothing_up(
    open_simulator: Opening, status: int, code: int
):
    async with open_simulator() as simulator:
        card = await running(simulator, "Thomas")
        thomas = simulator.person("Thomas")
        direct = f"/channels/{simulator.simulated.dm_channel_id(thomas.id)}/messages/*"
        simulator.fail("PATCH", direct, status=status, code=code, times=None)
        await offer(simulator.person("Amara"), card)
        await offer(thomas, card)
        async with pages(simulator) as tx:
            assert await tx.outbox.due_addresses(simulator.bot.host.now() + 1e9) == []
        assert len(thomas.dms) == 2


async def test_a_call_that_discord_does_not_delete_at_once_is_deleted_later(open_simulator: Opening):
    async with open_simulator() as simulator:
        await running(simulator, "Thomas", game="touareg")
        before = pings(simulator.channel())
        assert len(before) == 1 and await remembered(simulator, "ping") == 1
        simulator.fail("DELETE", f"/channels/{simulator.channel().id}/messages/*", status=429, times=None)
        await simulator.person("Amara").slash(simulator.channel(), "table end")
        await simulator.person("Thomas").press(simulator.channel().messages[-1], "Agree")
        assert await remembered(simulator, "ping") == 1
        simulator.heal()
        await simulator.pass_time(60)
        assert pings(simulator.channel()) == [] and await remembered(simulator, "ping") == 0
