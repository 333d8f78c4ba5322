"""Emojis of a bot on a simulated Discord, and on the page of the playground."""

from __future__ import annotations

import pytest
from simcord.backend.cdn import CDN_BASE

from azalai.bot.app import emoji_upload
from azalai.bot.app.client import Azalai
from azalai.bot.app.emoji_upload import name_of
from azalai.bot.app.playground import keep_pictures_of_emojis
from azalai.renderers.signs import png
from tests.bot.fixtures import Opening, open_lobby
from tests.simulator import Simulator, labels_of


@pytest.fixture(autouse=True)
def few_signs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep two emojis, because drawing all of them would take most of the time."""
    monkeypatch.setattr(emoji_upload, "KEYS", ("gold", "salt"))


@pytest.mark.costly
async def test_a_bot_that_starts_brings_its_signs_once(open_simulator: Opening):
    async with open_simulator(signs=True) as simulator:
        emojis = simulator.simulated.env.backend.application_emojis
        assert [emoji.name for emoji in emojis.values()] == [name_of("gold"), name_of("salt")]
        await simulator.restart()
        assert len(emojis) == 2 and simulator.bot.rooms.host.signs.emoji("gold") is not None


async def test_a_bot_whose_signs_are_refused_hosts_games(open_simulator: Opening):
    async with open_simulator(signs=True) as simulator:
        simulator.fail("GET", "/applications/*/emojis", status=403, code=50001, times=None)
        simulator.fail("POST", "/applications/*/emojis", status=403, code=50001, times=None)
        await simulator.restart()
        assert "Join" in labels_of(await open_lobby(simulator))
        assert simulator.bot.rooms.host.signs.emoji("gold") is None


async def test_the_playground_keeps_the_pictures_of_emojis(simulator: Simulator[Azalai]):
    """SimCord forgets them, so that its page could not show them."""
    env = simulator.simulated.env
    keep_pictures_of_emojis(env)
    emoji = await simulator.bot.create_application_emoji(name=name_of("gold"), image=png("gold"))
    await simulator.bot.create_application_emoji(name="another_one", image=png("gold"))
    assert env.backend.cdn.get(f"{CDN_BASE}/emojis/{emoji.id}.png") == png("gold")
