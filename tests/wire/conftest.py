"""The server and a bot on it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.wire import WireDiscord
from tests.wire.azalai import warm
from tests.wire.rehearsing import Operator, the_channel
from tests.wire.stand_in import StandIn


@pytest.fixture
async def wire() -> AsyncIterator[WireDiscord]:
    """A Discord with one server and one channel, whose own answers must fit Discord's description."""
    async with WireDiscord() as server:
        server.guild().text_channel("oasis")
        yield server
    assert "\n".join(sorted(set(server.own_problems))) == ""


@pytest.fixture(scope="session")
def drawn_once() -> None:
    """The static layers of the pictures, which take seconds to draw, are there before a test begins to wait."""
    warm("touareg")


@pytest.fixture
async def bot(wire: WireDiscord) -> AsyncIterator[StandIn]:
    """The stand-in, logged in."""
    async with wire.running(StandIn()) as running:
        yield running


@pytest.fixture
async def stage() -> AsyncIterator[WireDiscord]:
    """A Discord for rehearsals. Holding each of their hundred requests against Discord's description takes most of
    their time; one test does it for all."""
    async with WireDiscord(checked=False) as server:
        server.guild().text_channel("oasis").allow(manage_threads=True)
        server.announces_threads = True
        yield server


@pytest.fixture
def operator(stage: WireDiscord) -> Operator:
    """Somebody who does all that a rehearsal asks."""
    return Operator(stage.person("Amara"), the_channel(stage))
