"""Fixtures of whole games: the real bot over a store of its own, repeatable games, plain pictures."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncGenerator, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from PIL import Image

from azalai.bot.app.client import Azalai
from azalai.bot.catalogue import list_offered_games
from azalai.renderers import renderer
from tests.bot.databases import create_bots_database
from tests.bot.fixtures import SimulatedClock, lay_database, settings
from tests.simulator import Simulator


@pytest_asyncio.fixture
async def simulator(
    tmp_path: Path, same_seeds: None, monkeypatch: pytest.MonkeyPatch
) -> AsyncGenerator[Simulator[Azalai]]:
    """Run the real bot in a simulated server; after a restart the next bot finds the same store.

    Its clock is not set.
    """
    file = lay_database(tmp_path / "azalai.db")
    with create_bots_database(monkeypatch) as database_settings:
        async with Simulator(lambda: Azalai(settings(file, **database_settings), SimulatedClock())) as opened:
            yield opened


@pytest.fixture
def plain_pictures(monkeypatch: pytest.MonkeyPatch) -> Callable[[Any], bytes]:
    """Replace the pictures by 16 points each, derived from the view, for games whose pictures are tested elsewhere.

    Returns the function from a view to its points.
    """

    def points(view: Any) -> bytes:
        return hashlib.sha256(msgspec.msgpack.encode(view)).digest()[:16] * 3

    def draw(view: Any, *_: Any) -> Image.Image:
        return Image.frombytes("RGB", (4, 4), points(view))

    for key in list_offered_games():
        monkeypatch.setattr(renderer(key), "draw", draw)
    return points
