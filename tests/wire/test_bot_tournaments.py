"""Opening of a tournament's round over the wire, by a bot whose line is cut at any request for good."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from azalai.bot.tournaments.store import Contest, Tournaments
from tests.wire import Channel, WireDiscord
from tests.wire.azalai import PEOPLE, Hosted
from tests.wire.calls import Call
from tests.wire.faults import DROPPED, Fault

pytestmark = pytest.mark.usefixtures("drawn_once")

REQUESTS = 21
"""Requests that open a round of four people.

Two threads with two members, a card and a call each, two direct messages, and the changed card of the tournament.
"""

WITHIN = 60.0
"""Seconds that a bot needs at most on a busy machine."""


@dataclass(eq=False)
class Cut(Fault):
    """Line of a bot that dies: after `left` answered calls, Discord does the work of one more, and answers none."""

    left: int = 0

    def strikes(self, call: Call) -> bool:
        """Return True if the call is no longer answered."""
        if self.left:
            self.left -= 1
            return False
        self.work_done = not self.met
        return True


async def load_contest(bot: Hosted) -> Contest:
    """Return the one tournament."""
    async with bot.rooms.host.store.read() as tx:
        row = await tx.get(Tournaments).get(1)
        assert row is not None
        return await tx.get(Tournaments).load_contest(row)


def list_threads(channel: Channel) -> list[Channel]:
    """Return the threads of a channel that has a server."""
    assert channel.guild is not None
    return [thread for thread in channel.guild.channels if thread.is_thread and thread.parent is channel]


@pytest.mark.costly(seconds=6)
@pytest.mark.parametrize("answered", range(REQUESTS))
async def test_a_bot_that_dies_at_any_request_of_a_round_opens_each_table_once(
    wire: WireDiscord, tmp_path: Path, answered: int
) -> None:
    channel = next(channel for channel in wire.channels.values() if channel.guild is not None)
    people = [wire.person(name) for name in PEOPLE[:4]]
    async with wire.running(Hosted(tmp_path)):
        terms: dict[str, Any] = {"game": "touareg", "kind": "swiss", "name": "Cup", "size": 2, "most": 4, "rounds": 1}
        await (await people[0].slash(channel, "azalai tournament new", terms)).response()
        card = await channel.shows("Cup", within=WITHIN)
        for person in people[:3]:
            await person.press(card, "Take part")
            await card.shows(person.name, within=WITHIN)
        cut = Cut("* /**", DROPPED, None, left=answered)
        wire.faults._all.append(cut)
        await people[3].press(card, "Take part")
        await cut.wait_until_met(within=WITHIN)
    wire.faults.clear()
    async with wire.running(Hosted(tmp_path)) as bot:
        if (await load_contest(bot)).row.round == 0:  # it died before anything was stored
            await people[3].press(card, "Take part")
        await card.shows("0 of 2 games", within=WITHIN)
        await channel.bell.until(lambda: len(list_threads(channel)) == 2, "two threads", WITHIN)
        for thread in list_threads(channel):
            await thread.shows("to play", within=WITHIN)
        contest = await load_contest(bot)
        assert sorted(thread.id for thread in list_threads(channel)) == sorted(contest.channels.values())
        async with bot.rooms.host.store.read() as tx:
            assert sorted(await tx.tables.list_numbers()) == sorted(contest.channels)
        assert len([message for message in channel.messages if "Cup" in message.text and "games" in message.text]) == 1
