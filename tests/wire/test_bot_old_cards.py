"""Azalaï's messages that are older than an hour, which Discord seldom lets it edit."""

from __future__ import annotations

from pathlib import Path

import pytest

from azalai.bot.store.addresses import ChannelAddress
from azalai.bot.store.rows import MessageKind
from tests.wire import WireDiscord
from tests.wire.azalai import Hosted, start_table
from tests.wire.test_bot_conversations import Ahead
from tests.wire.test_bot_trouble import PATIENT

pytestmark = pytest.mark.usefixtures("drawn_once")

HOUR = 3600


async def test_an_often_edited_old_card_is_posted_again_before_it_must_wait(wire: WireDiscord, tmp_path: Path) -> None:
    """discord.py would sleep through the 429 of a fourth edit, and other messages of that channel would wait."""
    clock = Ahead()
    async with wire.running(Hosted(tmp_path, clock=clock)) as bot:
        table = await start_table(wire)
        await table.tidy()
        wire.clock.advance(HOUR + 60)
        clock.by += HOUR + 60
        for number in range(2, 6):
            before = len([call for call in wire.calls if call.status == 200])
            async with bot.rooms.host.store.write() as tx:
                await tx.outbox.add(1, ChannelAddress(table.channel.id), MessageKind.CARD, now=clock.now())
            bot.rooms.delivery.wake()
            await wire.bell.until(
                lambda before=before: len([call for call in wire.calls if call.status == 200]) > before,
                f"card number {number}",
                PATIENT,
            )
        (newest,) = [message for message in table.channel.messages if "to play" in message.text and message.files]
        assert newest is not table.card and "moved" in table.card.text
        assert [call.line for call in wire.calls if call.status == 429] == []
    assert wire.problems == []
