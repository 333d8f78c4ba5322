"""Photographs of `docs/play.md` and its translations: `python -m docs.photograph_play` (it needs Chromium).

For each language, a new playground is opened, two people begin a game of Targui, and their messages are photographed.
"""

from __future__ import annotations

import asyncio
import io
import re
import tempfile
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from PIL import Image

from azalai.bot.app.client import Azalai
from azalai.bot.app.playground import open_playground
from azalai.bot.config import Settings
from azalai.bot.sharding import ShardRange
from azalai.locales import LANGUAGES, Language, words
from tests.play.browser import Page, open_browser

PICTURES = Path(__file__).resolve().parent / "pictures"
PLAYERS = "Amara", "Karine"
"""Two people who read the language of the playground."""
PACE = "24 / 48 / 6"
WIDTH, HEIGHT = 700, 1500
COLOURS = 256


@asynccontextmanager
async def run_playground(language: Language) -> AsyncGenerator[str]:
    """Run a playground for the block, and yield the address of its channel."""
    address: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def announce(line: str) -> None:
        if (match := re.match(r"#azalai: (http\S+)", line)) and not address.done():
            address.set_result(match[1])

    with tempfile.TemporaryDirectory() as folder:
        playground_settings = Settings(
            database=f"sqlite+aiosqlite:///{folder}/playground.db", shards=ShardRange(0, 0, 1)
        )
        running = asyncio.create_task(
            open_playground(
                lambda: Azalai(playground_settings), open_browser=False, announce=announce, language=language
            )
        )
        yield await asyncio.wait_for(address, 120)
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running


async def keep(page: Page, text: str, name: str) -> None:
    """Photograph the lowest message with that text, in few colours."""
    taken = Image.open(io.BytesIO(await page.photograph_message(text))).convert("RGB")
    few = taken.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    few.save(PICTURES / f"{name}.png", optimize=True)


def list_turn_lines(language: Language) -> list[str]:
    """Return the lines of the card that say which of the two people has to play."""
    return [words(language).say("card-to-play", players=name, count=1) for name in PLAYERS]


def say_menu_heading(language: Language) -> str:
    """Return the heading above the first buttons of the menu `…`."""
    return words(language).say("more-heading", group="look")


async def play_twice(page: Page, button: str, then: str) -> None:
    """Open the private view twice: only the first time it says how the game begins."""
    for _ in range(2):
        await page.press(button)
        await page.wait_for(then)


async def take(language: Language) -> None:
    """Take the four photographs of a language."""
    say = words(language).say
    called = Path(LANGUAGES[language].pages["play"]).stem
    async with run_playground(language) as address, open_browser() as browser:
        page = await browser.open(address, width=WIDTH, height=HEIGHT)
        await page.view_as(PLAYERS[0])
        await page.slash("targui new", pace=PACE)
        await page.wait_for(say("button-join"))
        await page.view_as(PLAYERS[1])
        await page.press(say("button-join"))
        await page.view_as(PLAYERS[0])
        await page.press(say("button-start"))
        playing = list_turn_lines(language)
        await page.wait_for(say("button-log"))
        first = 0 if playing[0] in await page.text() else 1
        await page.view_as(PLAYERS[first])
        await keep(page, playing[first], f"{called}-card")
        await play_twice(page, say("button-play"), say("targui-ask-place-border"))
        await keep(page, say("targui-ask-place-border"), f"{called}-dialog")
        await page.view_as(PLAYERS[1 - first])
        await play_twice(page, say("button-play"), say("button-prepare"))
        await keep(page, say("button-prepare"), f"{called}-waiting")
        await page.press("…")
        await page.wait_for(say_menu_heading(language))
        await keep(page, say_menu_heading(language), f"{called}-more")


if __name__ == "__main__":
    for one in (key for key, facts in LANGUAGES.items() if "play" in facts.pages):
        asyncio.run(take(one))
