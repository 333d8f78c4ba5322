"""The server and a bot on it."""

from __future__ import annotations

import functools
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from azalai.bot.store import Store, open_store
from azalai.rehearsal import scenery
from tests.bot.databases import database
from tests.bot.fixtures import lay_database
from tests.wire import WireDiscord
from tests.wire.azalai import warm
from tests.wire.processes import Database
from tests.wire.rehearsing import Operator, the_channel
from tests.wire.stand_in import StandIn


@pytest.fixture
async def wire() -> AsyncIterator[WireDiscord]:
    """A Discord with one server and one channel, whose own answers must fit Discord's description."""
    async with WireDiscord() as server:
        server.guild().text_channel("oasis")
        yield server
    assert "\n".join(sorted(set(server.own_problems))) == ""


@pytest.fixture
async def there(tmp_path: Path) -> AsyncIterator[Database]:
    """A PostgreSQL with nothing in it."""
    async with database("postgresql", tmp_path, laid=True) as address:
        looked_at = Database(address)
        yield looked_at
        await looked_at.close()


@pytest.fixture(scope="session")
def drawn_once() -> None:
    """The static layers of the pictures, which take seconds to draw, are there before a test begins to wait."""
    warm("touareg")


@pytest.fixture
async def bot(wire: WireDiscord) -> AsyncIterator[StandIn]:
    """The stand-in, logged in."""
    async with wire.running(StandIn()) as running:
        yield running


@functools.cache
def _filmed(pictures: tuple[bytes, ...], film: Callable[[Sequence[bytes]], bytes] = scenery._film) -> bytes:
    """The film of the rehearsal, made once."""
    return film(pictures)


async def _laid(address: str) -> Store:
    """A store whose schema is there already."""
    lay_database(Path(make_url(address).database or ""))
    return await open_store(address)


@pytest.fixture
async def stage(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[WireDiscord]:
    """A Discord for rehearsals. Holding each of their hundred requests against Discord's description takes most of
    their time, and much of the rest goes to the schema of their store and their film; one test does it all."""
    monkeypatch.setattr("azalai.rehearsal.rehearse.open_store", _laid)
    monkeypatch.setattr(scenery, "_film", lambda pictures: _filmed(tuple(pictures)))
    async with WireDiscord(checked=False) as server:
        server.guild().text_channel("oasis").allow(manage_threads=True)
        server.announces_threads = True
        yield server


@pytest.fixture
def operator(stage: WireDiscord) -> Operator:
    """Somebody who does all that a rehearsal asks."""
    return Operator(stage.person("Amara"), the_channel(stage))
