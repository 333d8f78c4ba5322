"""Delivery over real sockets with rate limits, lost answers and cut connections: no message is lost or repeated."""

from __future__ import annotations

import shutil
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from azalai.bot.app.client import Azalai
from tests.bot.fixtures import settings
from tests.wire import Message, Person, WireDiscord


class WireAzalai(Azalai):
    """Bot without discord.py's wait before it identifies again."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Return without a wait."""


@asynccontextmanager
async def open_lobby(file: Path) -> AsyncGenerator[tuple[Message, Person, Person]]:
    """Open a Discord with the bot, and yield the card of a table of Amara and Thomas that can start."""
    async with WireDiscord() as wire:
        oasis = wire.guild().text_channel("oasis")
        amara, thomas = wire.person("Amara"), wire.person("Thomas")
        async with wire.running(WireAzalai(settings(file), guild_ready_timeout=0.05)):
            await amara.slash(oasis, "souk new", {"language": "English", "seats": "joined"})
            card = await oasis.shows("Amara opens a table.")
            await thomas.press(card, "Join")
            await card.shows("Thomas")
            yield card, amara, thomas
    assert wire.problems == []


def strike(wire: WireDiscord, fault: str, route: str) -> None:
    """Make the next call of the route fail."""
    if fault == "429":
        wire.faults.rate_limit(route, retry_after=0.05)
    elif fault == "502":
        wire.faults.server_error(route)
    elif fault == "lost answer":
        wire.faults.server_error(route, work_done=True)
    else:
        wire.faults.drop(route)


@pytest.mark.costly(seconds=3)
@pytest.mark.parametrize("fault", ["429", "502", "lost answer", "cut"])
async def test_the_start_of_a_game_reaches_all_once_over_a_bad_connection(
    tmp_path: Path, fresh_database: Path, fault: str
):
    async with open_lobby(Path(shutil.copy(fresh_database, tmp_path))) as (card, amara, thomas):
        oasis, wire = card.channel, card.channel.wire
        strike(wire, fault, "PATCH /channels/*/messages/*")
        strike(wire, fault, f"POST /channels/{oasis.id}/messages")
        await amara.press(card, "Start")
        await card.shows("to play.", within=15)
        await oasis.shows("your turn in Souk", within=15)
        for person in (amara, thomas):
            await person.wait_for_dm("Your turn in")
        calls = [message for message in oasis.messages if "your turn in Souk" in message.text]
        assert len(calls) == 1
        for person in (amara, thomas):
            assert len([dm for dm in person.dm.messages if "Your turn in" in dm.text]) == 1
