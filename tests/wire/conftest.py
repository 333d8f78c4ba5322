"""Fixtures: the server and a bot on it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from azalai.bot.layouts.cards import lobby_card
from azalai.bot.layouts.settings_overview import settings_menus
from azalai.bot.operations.rehearsal import posts
from azalai.bot.operations.rehearsal.samples import LayoutFunction
from azalai.bot.privacy.layout import file_layout
from tests.bot.databases import create_database
from tests.wire import WireDiscord
from tests.wire.azalai import warm
from tests.wire.processes import Database
from tests.wire.rehearsing import Operator, find_channel
from tests.wire.stand_in import StandIn


@pytest.fixture
async def wire() -> AsyncIterator[WireDiscord]:
    """Run a Discord with one server and one channel, whose own answers must fit Discord's description."""
    async with WireDiscord() as server:
        server.guild().text_channel("oasis")
        yield server
    assert "\n".join(sorted(set(server.own_problems))) == ""


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    """Open an empty PostgreSQL."""
    async with create_database("postgresql", tmp_path, laid=True) as address:
        looked_at = Database(address)
        yield looked_at
        await looked_at.close()


@pytest.fixture(scope="session")
def drawn_once() -> None:
    """Draw the pictures' static layers, which take seconds, before a test begins to wait."""
    warm("touareg")


@pytest.fixture
async def bot(wire: WireDiscord) -> AsyncIterator[StandIn]:
    """Log the stand-in in."""
    async with wire.running(StandIn()) as running:
        yield running


@pytest.fixture
async def stage(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[WireDiscord]:
    """Run a Discord for rehearsals of three layouts and a small film.

    It holds no request against Discord's description: that takes most of the time, and one test of rehearsals does it.
    """
    few: list[LayoutFunction] = [lobby_card, settings_menus, file_layout]
    monkeypatch.setattr(posts, "layout_functions", lambda: {"three": few})
    monkeypatch.setattr(posts, "FILM_BYTES", 300_000)
    async with WireDiscord(checked=False) as server:
        server.guild().text_channel("oasis").allow(manage_threads=True)
        server.announces_threads = True
        yield server


@pytest.fixture
def operator(stage: WireDiscord) -> Operator:
    """Return a person who does all that a rehearsal asks."""
    return Operator(stage.person("Amara"), find_channel(stage))
