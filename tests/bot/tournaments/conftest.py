"""Town with two channels, and a bot in it."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from tests.bot.fixtures import address, lay_database
from tests.bot.tournaments.bot_in_town import Bot
from tests.bot.tournaments.cup_in_town import ELSEWHERE, HOME
from tests.bot.tournaments.town import Town
from tests.bot.without_discord import StillClock


@pytest.fixture
def town() -> Town:
    """Return a town with two channels."""
    return Town(HOME, ELSEWHERE)


@pytest.fixture
async def bot(town: Town, tmp_path: Path, still_clock: StillClock) -> AsyncGenerator[Bot]:
    """Start a bot in the town."""
    file = lay_database(tmp_path / "azalai.db")
    bot_in_town = Bot(town, still_clock, address(file), file, threads=50)
    await bot_in_town.start()
    yield bot_in_town
    await bot_in_town.stop()
