"""Emojis of the bot on the wire: created while it starts and serves; and messages whose emojis Discord refuses."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from azalai.bot.app import emoji_upload
from azalai.bot.app.client import Azalai
from azalai.bot.app.emoji_upload import name_of
from azalai.bot.layouts.components import Entry, button, menu
from azalai.bot.layouts.layout import PublicLayout
from tests.wire import WireDiscord
from tests.wire.azalai import POST, Hosted
from tests.wire.calls import Call
from tests.wire.places import Channel
from tests.wire.processes import wait_until
from tests.wire.test_bot_trouble import PATIENT

FEW = ("gold", "salt", "cave")
MAKE, LIST = "POST /applications/*/emojis", "GET /applications/*/emojis"
ASKING = PublicLayout(
    texts=("Your turn.",),
    rows=[
        [button("Take", "take", sign="gold", plain="Take gold")],
        menu("Buy", [Entry("Buy", "1", sign="cave", plain="Buy a cave")], "buy"),
    ],
)


@pytest.fixture(autouse=True)
def few_signs_and_no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use three emojis and short pauses."""
    monkeypatch.setattr(emoji_upload, "KEYS", FEW)
    monkeypatch.setattr(emoji_upload, "FIRST_PAUSE", 0.2)
    monkeypatch.setattr(emoji_upload, "LONGEST_PAUSE", 0.2)
    monkeypatch.setattr(emoji_upload, "REFUSED_PAUSE", 0.2)


@asynccontextmanager
async def run_with_all_signs(wire: WireDiscord, folder: Path) -> AsyncGenerator[Azalai]:
    """Run the bot until its application has every emoji."""
    async with wire.running(Hosted(folder, signs=True)) as bot:
        await wait_for_signs(bot, FEW)
        yield bot


async def wait_for_signs(bot: Azalai, keys: tuple[str, ...]) -> None:
    """Wait until the bot shows these emojis."""
    signs = bot.rooms.host.signs
    await wait_until(
        lambda: all(signs.of_one_message().emoji(key) for key in keys), lambda: f"the signs {keys}", PATIENT
    )


async def post_question(bot: Azalai, channel: Channel, nonce: str = "a") -> list[dict[str, Any]]:
    """Post a question, and return its button and the option of its menu as they stand in the channel."""
    await bot.rooms.poster.post_in(channel.id, ASKING, nonce)
    _, take, buy = channel.messages[-1].components[0]["components"]
    return [take["components"][0], buy["components"][0]["options"][0]]


def list_labels(shown: list[dict[str, Any]]) -> list[tuple[str | None, str | None]]:
    """Return the label of each component, and the name of its emoji."""
    return [(component.get("label"), (component.get("emoji") or {}).get("name")) for component in shown]


SIGNED = [("Take", name_of("gold")), ("Buy", name_of("cave"))]
WORDS = [("Take gold", None), ("Buy a cave", None)]


def list_created(wire: WireDiscord) -> list[Call]:
    """Return the requests that made emojis."""
    return wire.calls_to(MAKE)


@pytest.mark.costly
async def test_a_bot_brings_its_signs_once_and_shows_them(wire: WireDiscord, tmp_path: Path):
    channel = wire.guild().text_channel("oasis")
    async with run_with_all_signs(wire, tmp_path) as bot:
        assert list_labels(await post_question(bot, channel)) == SIGNED
    assert [emoji["name"] for emoji in wire.emojis.values()] == [name_of(key) for key in FEW]
    async with run_with_all_signs(wire, tmp_path):
        pass
    assert len(list_created(wire)) == len(FEW) and wire.problems == []


async def test_a_bot_serves_while_its_signs_are_not_there(wire: WireDiscord, tmp_path: Path):
    channel = wire.guild().text_channel("oasis")
    held = wire.faults.hold(MAKE)
    async with wire.running(Hosted(tmp_path, signs=True)) as bot:
        await held.wait_until_met()
        assert list_labels(await post_question(bot, channel)) == WORDS
        held.release()
        await wait_for_signs(bot, FEW)
        assert list_labels(await post_question(bot, channel, "b")) == SIGNED


@pytest.mark.costly
@pytest.mark.parametrize("route", [LIST, MAKE])
async def test_a_lost_connection_is_tried_again(wire: WireDiscord, tmp_path: Path, route: str):
    wire.faults.drop(route, times=2)
    async with run_with_all_signs(wire, tmp_path):
        assert len(wire.emojis) == len(FEW)


@pytest.mark.costly
async def test_an_answer_that_is_lost_makes_no_second_one(wire: WireDiscord, tmp_path: Path):
    wire.faults.drop(MAKE, work_done=True)
    async with run_with_all_signs(wire, tmp_path):
        assert [emoji["name"] for emoji in wire.emojis.values()] == [name_of(key) for key in FEW]


async def test_an_application_that_is_full_leaves_words(wire: WireDiscord, tmp_path: Path):
    wire.most_emojis = 1
    channel = wire.guild().text_channel("oasis")
    async with wire.running(Hosted(tmp_path, signs=True)) as bot:
        await wait_for_signs(bot, ("gold",))
        await wire.wait_for_calls(MAKE, 2)
        assert list_labels(await post_question(bot, channel)) == [("Take", name_of("gold")), ("Buy a cave", None)]


@pytest.mark.costly
async def test_a_sign_that_was_taken_away_costs_no_message_and_is_brought_again(wire: WireDiscord, tmp_path: Path):
    channel = wire.guild().text_channel("oasis")
    async with run_with_all_signs(wire, tmp_path) as bot:
        wire.emojis.pop(next(number for number, emoji in wire.emojis.items() if emoji["name"] == name_of("cave")))
        for number in range(3):
            assert list_labels(await post_question(bot, channel, f"refused {number}")) == WORDS
        assert len(channel.messages) == 3 and len(wire.calls_to(POST)) == 9
        await wait_for_signs(bot, FEW)
        assert list_labels(await post_question(bot, channel, "again")) == SIGNED


async def test_a_message_is_changed_in_words_where_its_signs_are_refused(wire: WireDiscord, tmp_path: Path):
    channel = wire.guild().text_channel("oasis")
    async with run_with_all_signs(wire, tmp_path) as bot:
        posted = await bot.rooms.poster.post_in(channel.id, ASKING, "a")
        wire.emojis.clear()
        again = await bot.rooms.poster.post_in(channel.id, ASKING, "a")
        assert again.id == posted.id and len(channel.messages) == 1
        _, take, _ = channel.messages[-1].components[0]["components"]
        assert list_labels(take["components"]) == WORDS[:1]
