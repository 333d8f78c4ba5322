"""The playground as a visitor meets it: in a browser, with the simulator's stand-in bot."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import time
from collections.abc import AsyncGenerator

import discord
import pytest
import pytest_asyncio
from discord.ext import tasks

from azalai.bot.app.playground import PEOPLE, open_playground
from tests.play.browser import Browser, chromium, open_browser
from tests.simulator.standin import StandIn

pytestmark = [
    pytest.mark.skipif(chromium() is None, reason="no Chromium on this machine to look at the playground with"),
    pytest.mark.asyncio(loop_scope="module"),  # one Chromium serves them all
    pytest.mark.long(seconds=25),  # most of it until it runs
]


class Visit:
    """Playground that runs next to the test; `addresses` by window."""

    def __init__(self) -> None:
        self.addresses: dict[str, str] = {}
        self.bots: list[StandIn] = []
        self.ready = asyncio.Event()
        self.opened = asyncio.Event()

    def make_bot(self) -> StandIn:
        self.bots.append(StandIn())
        return self.bots[-1]

    def announce(self, line: str) -> None:
        if match := re.match(r"(.+?)\s*: (http://127\.0\.0\.1:\d+/#\S+)$", line):
            self.addresses[match[1]] = match[2]
            self.opened.set()
        else:
            self.ready.set()

    async def address(self, window: str) -> str:
        """Return the address of a window, which may still have to open."""
        while window not in self.addresses:
            self.opened.clear()
            await asyncio.wait_for(self.opened.wait(), 120)
        return self.addresses[window]


@pytest_asyncio.fixture(loop_scope="module")
async def visit() -> AsyncGenerator[Visit]:
    visit = Visit()
    running = asyncio.create_task(
        open_playground(visit.make_bot, open_browser=False, announce=visit.announce, language="fr")
    )
    ready = asyncio.create_task(visit.ready.wait())
    await asyncio.wait([running, ready], timeout=300, return_when=asyncio.FIRST_COMPLETED)
    assert ready.done(), running
    yield visit
    os.kill(os.getpid(), signal.SIGTERM)
    await asyncio.wait_for(running, 120)
    assert visit.bots[0].is_closed()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def running() -> AsyncGenerator[Browser]:
    async with open_browser() as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="module")
async def browser(running: Browser) -> AsyncGenerator[Browser]:
    """Return the running Chromium, without the windows of other tests."""
    yield running
    await running.close_windows()


async def test_a_game_evening_in_the_channel(visit: Visit, browser: Browser):
    page = await browser.open(visit.addresses["#azalai"])
    assert await page.people() == list(PEOPLE)
    assert [guild.name for guild in visit.bots[0].guilds] == ["Terrain d’essai"], "the server says what it is"
    await page.slash("card")
    await page.press("My hand")
    assert "Votre main : three salt" in await page.text()
    assert await page.pictures() == ["hand: three salt"]
    await page.view_as("Thomas")
    assert "three salt" not in await page.text()
    await page.press("Count")
    await page.wait_for("Count: 1")
    await page.press("My hand")
    await page.wait_for("Your hand: one gold")


async def test_forms_menus_and_suggestions(visit: Visit, browser: Browser):
    page = await browser.open(visit.addresses["#azalai"])
    await page.slash("card")
    await page.press("Ask")
    await page.submit(number="4")
    await page.wait_for("you said 4")
    await page.choose("What", "gold")
    await page.wait_for("chose g")
    assert await page.suggestions("choose", "word", "s") == ["sel"]
    await page.slash("choose", word="or", friend="Idir")
    await page.wait_for("or for idir")


@pytest.mark.parametrize("width", [360, 390, 412, 430])
async def test_a_menu_opens_at_the_width_of_a_phone(visit: Visit, browser: Browser, width: int):
    """SimCord closed menus at these widths as soon as they were opened."""
    page = await browser.open(visit.addresses["#azalai"], width=width, height=844)
    await page.slash("card")
    await page.choose("What", "gold")
    await page.wait_for("chose g")


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the page stop waiting for the bot at once."""
    monkeypatch.setattr("azalai.bot.app.playground.PATIENCE", 0.3)


async def test_a_press_that_took_too_long_is_shown_to_its_user(impatient: None, visit: Visit, browser: Browser):
    """Work of the bot after its last message is shown, too."""
    page = await browser.open(visit.addresses["#azalai"])
    bot = visit.bots[0]
    bot.beat = lambda: bot.running.add(asyncio.create_task(asyncio.to_thread(time.sleep, 3)))
    await page.slash("beat")
    await page.wait_for("started")
    await asyncio.gather(*bot.running)


async def test_time_goes_on_while_the_bot_is_at_work(visit: Visit, browser: Browser):
    """A message delayed at one table comes while robots play on at another."""
    page = await browser.open(visit.addresses["#azalai"])
    bot = visit.bots[0]
    over = asyncio.Event()

    async def work() -> None:
        while not over.is_set():
            await asyncio.to_thread(time.sleep, 0.1)

    bot.beat = lambda: bot.running.add(asyncio.create_task(work()))
    try:
        await page.slash("beat")
        await page.slash("card")
        await page.press("Nap")
        await page.wait_for("woke after 2")
    finally:
        over.set()
        await asyncio.gather(*bot.running)


async def test_direct_messages_have_a_window_of_their_own(visit: Visit, browser: Browser):
    channel = await browser.open(visit.addresses["#azalai"])
    letters = await browser.open(visit.addresses["Messages privés, Amara (Français)"])
    await channel.slash("write")
    await letters.press("My hand")
    await letters.wait_for("three salt")
    assert await letters.people() == ["Amara"]


async def test_two_windows_show_the_same_channel(visit: Visit, browser: Browser):
    first_window, second_window = (
        await browser.open(visit.addresses["#azalai"]),
        await browser.open(visit.addresses["#azalai"]),
    )
    await second_window.view_as("Karine")
    await first_window.slash("card")
    await second_window.press("Count")
    await first_window.wait_for("Count: 1")


async def test_presses_in_two_windows_at_the_same_time_are_all_done(visit: Visit, browser: Browser):
    """A press counts though another changes its message; of two that count from the same number one does."""
    first_window, second_window = (
        await browser.open(visit.addresses["#azalai"]),
        await browser.open(visit.addresses["#azalai"]),
    )
    await second_window.view_as("Karine")
    await first_window.slash("card")
    await second_window.wait_for("Count: 0")
    for number in (1, 2, 3):
        await asyncio.gather(first_window.press("Count"), second_window.press("Nap"))
        await first_window.wait_for(f"Count: {number}")
        await second_window.wait_for_times("woke after 2", number)
    await asyncio.gather(first_window.press("Count"), second_window.press("Count"))
    await first_window.wait_for("Count: 4")
    await second_window.wait_for("Count: 4")


async def test_a_thread_the_bot_opens_gets_a_window(visit: Visit, browser: Browser):
    channel = await browser.open(visit.addresses["#azalai"])
    await channel.slash("tent")
    tent = await browser.open(await visit.address("tent"))
    await tent.press("Count")
    await tent.wait_for("Count: 6")


async def test_the_bots_loops_run_in_real_time_and_their_messages_appear(visit: Visit, browser: Browser):
    page = await browser.open(visit.addresses["#azalai"])
    bot = visit.bots[0]
    beats = 0

    @tasks.loop(seconds=0.5)
    async def metronome() -> None:
        nonlocal beats
        beats += 1
        (channel,) = (channel for channel in bot.get_all_channels() if isinstance(channel, discord.TextChannel))
        await channel.send(f"beat {beats}")

    bot.beat = metronome.start
    await page.slash("beat")
    await page.wait_for("beat 3")
    metronome.cancel()
