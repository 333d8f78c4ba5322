"""What is edited or deleted after a turn is edited or deleted in the end, even where Discord lets the bot wait."""

from __future__ import annotations

import pytest

from bot.app.client import Azalai
from tests.bot.house import Opening, offer, pages, pings, running
from tests.desk import Desk, buttons_of


async def remembered(desk: Desk[Azalai], kind: str) -> int:
    """How many messages of a kind are still to be edited or deleted."""
    async with pages(desk) as ledger:
        return len(await ledger.messages(1, kind))


@pytest.mark.parametrize("status", [429, 500])
async def test_a_message_whose_edit_discord_puts_off_loses_its_buttons_later(open_desk: Opening, status: int):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        thomas = desk.person("Thomas")
        direct = f"/channels/{desk.simulated.dm_channel_id(thomas.id)}/messages/*"
        desk.fail("PATCH", direct, status=status, times=None)
        await offer(desk.person("Amara"), card)
        await offer(thomas, card)
        desk.heal()
        await desk.pass_time(60)
        assert not any(one.label in {"Do it", "0"} for one in buttons_of(thomas.dms[0].now))


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (403, 50001), (400, 30046)])
async def test_a_message_that_can_never_be_edited_is_left_and_holds_nothing_up(
    open_desk: Opening, status: int, code: int
):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        thomas = desk.person("Thomas")
        direct = f"/channels/{desk.simulated.dm_channel_id(thomas.id)}/messages/*"
        desk.fail("PATCH", direct, status=status, code=code, times=None)
        await offer(desk.person("Amara"), card)
        await offer(thomas, card)
        async with pages(desk) as ledger:
            assert await ledger.waiting_lanes(desk.bot.host.now() + 1e9) == []
        assert len(thomas.dms) == 2


async def test_a_call_that_discord_does_not_delete_at_once_is_deleted_later(open_desk: Opening):
    async with open_desk() as desk:
        await running(desk, "Thomas", game="touareg")
        before = pings(desk.channel())
        assert len(before) == 1 and await remembered(desk, "ping") == 1
        desk.fail("DELETE", f"/channels/{desk.channel().id}/messages/*", status=429, times=None)
        await desk.person("Amara").slash(desk.channel(), "table end")
        await desk.person("Thomas").press(desk.channel().messages[-1], "Agree")
        assert await remembered(desk, "ping") == 1
        desk.heal()
        await desk.pass_time(60)
        assert pings(desk.channel()) == [] and await remembered(desk, "ping") == 0
