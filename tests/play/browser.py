"""Browser that plays: it drives the playground's page as a visitor does, and takes photographs of it.

async with open_browser() as browser:
    page = await browser.open(address)
    await page.slash("touareg new")
    await page.press("Join")
    await page.view_as("Thomas")
    await page.photograph(Path("lobby.png"))
"""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import AsyncGenerator
from pathlib import Path

from playwright.async_api import Browser as Chromium
from playwright.async_api import Locator, async_playwright, expect
from playwright.async_api import Page as Tab

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 300_000
"""Milliseconds until a step is given up: only a step that will never end takes as long, even on a busy machine."""

DRAWN = """() => [...document.querySelectorAll("#channel-message-list img[alt]:not([alt=''])")]
    .every(image => image.complete && image.naturalWidth > 0)"""
"""Function of the page that returns true if all pictures of its messages have arrived."""


def chromium() -> str | None:
    """Return the path of an installed Chromium, or None; tests skip with that as their reason."""
    return next((path for name in CHROMIUM if (path := shutil.which(name))), None)


class Page:
    """Window of the playground, seen by one person at a time."""

    def __init__(self, tab: Tab) -> None:
        self._tab = tab

    async def _rest(self) -> None:
        """Wait until the page has shown all results of the last action."""
        await self._tab.wait_for_function("() => window.simcordPreview && window.simcordPreview.ready")

    @property
    def messages(self) -> Locator:
        return self._tab.locator("#channel-message-list")

    async def text(self) -> str:
        """Return all text in the channel that the person sees now."""
        await self._rest()
        return await self.messages.inner_text()

    async def wait_for(self, text: str) -> None:
        """Wait until that text stands in the channel."""
        await expect(self.messages).to_contain_text(text, timeout=PATIENCE)
        await self._rest()

    async def wait_for_times(self, text: str, count: int) -> None:
        """Wait until that text stands in the channel N times."""
        await expect(self.messages.get_by_text(text)).to_have_count(count, timeout=PATIENCE)
        await self._rest()

    async def pictures(self) -> list[str]:
        """Return the alt texts of the pictures shown, in order, without the empty ones of avatars."""
        await self._rest()
        alts = await self.messages.locator("img").evaluate_all("images => images.map(image => image.alt)")
        return [alt for alt in alts if alt]

    async def people(self) -> list[str]:
        """Return the names as which the channel can be viewed."""
        return await self._tab.locator("#viewer-picker option").all_inner_texts()

    async def view_as(self, name: str) -> None:
        """Switch to another person."""
        await self._tab.select_option("#viewer-picker", label=name)
        await self._rest()

    async def slash(self, command: str, **options: str) -> None:
        """Type a slash command, fill in its options and send it.

        An option with suggestions takes the one of that name.
        """
        box = self._tab.locator("#channel-composer-input")
        await box.click()
        await box.press_sequentially("/" + command)
        await self._suggestion(f"/{command}").click()
        for name, value in options.items():
            await self._fill(name, value)
        await self._tab.locator("#send-message").click()
        await self._rest()

    async def suggestions(self, command: str, option: str, typed: str = "") -> list[str]:
        """Return the suggestions while typing into an option of a command; the command is not sent."""
        box = self._tab.locator("#channel-composer-input")
        await box.click()
        await box.press_sequentially("/" + command)
        await self._suggestion(f"/{command}").click()
        field = await self._field(option)
        await field.press_sequentially(typed)
        offers = self._tab.locator("#command-suggestion-listbox [role=option]")
        await offers.first.wait_for()
        await self._rest()
        names = await offers.all_inner_texts()
        await self._tab.get_by_role("button", name="Exit command mode").click()
        await box.fill("")
        return names

    def _suggestion(self, text: str) -> Locator:
        return self._tab.locator("#channel-composer [role=option]", has=self._tab.get_by_text(text, exact=True)).first

    async def _field(self, option: str) -> Locator:
        field = self._tab.locator(f'input[data-option="{option}"]')
        if not await field.count():
            await self._tab.locator(".command-ghost").click()
            await self._suggestion(option).click()
        await field.click()
        return field

    async def _fill(self, option: str, value: str) -> None:
        field = await self._field(option)
        await field.press_sequentially(value)
        if await field.get_attribute("role") != "combobox":  # an option without suggestions is simply typed
            return
        await self._tab.wait_for_function(
            "() => window.simcordPreview.commandPicker.autocomplete.state !== 'loading'", timeout=PATIENCE
        )
        await self._suggestion(value).click(timeout=PATIENCE)

    async def press(self, label: str) -> None:
        """Press the lowest button of that label in the channel."""
        await self._rest()
        await self.messages.get_by_role("button", name=label, exact=True).last.click()
        await self._rest()

    async def choose(self, placeholder: str, *options: str) -> None:
        """Choose options in the lowest menu with that placeholder."""
        await self._rest()
        await self.messages.get_by_role("combobox").filter(has_text=placeholder).last.click()
        for option in options:
            await self._tab.get_by_role("option", name=option).first.click()
        await self._tab.keyboard.press("Escape")
        await self._rest()

    async def submit(self, **fields: str) -> None:
        """Fill in the open form, by custom id, and send it."""
        form = self._tab.locator("#modal-root")
        for name, value in fields.items():
            await form.locator(f'[name="{name}"]').fill(value)
        await form.get_by_role("button", name="Submit").click()
        await self._rest()

    async def photograph(self, path: Path, *, whole_page: bool = False) -> Path:
        """Save the screen as PNG."""
        await self._rest()
        await self._tab.screenshot(path=path, full_page=whole_page)
        return path

    async def photograph_message(self, text: str) -> bytes:
        """Return the lowest message that contains this text as PNG, without its author if it has a frame."""
        await self._rest()
        await self._tab.wait_for_function(DRAWN)
        await self._tab.mouse.move(0, 0)
        message = self.messages.locator("[data-message-id]", has_text=text).last
        framed = message.locator(".component-container", has_text=text)
        return await (framed.last if await framed.count() else message).screenshot()


class Browser:
    """Running Chromium."""

    def __init__(self, engine: Chromium) -> None:
        self._engine = engine
        self._tabs: list[Tab] = []

    async def open(self, address: str, *, width: int = 1280, height: int = 900) -> Page:
        """Open a window of the playground, which shares nothing with others, at an announced address.

        Sizes are CSS pixels.
        """
        page = Page(await self.tab(address, width=width, height=height))
        await page.text()
        return page

    async def tab(self, address: str, *, width: int, height: int = 844) -> Tab:
        """Open another page than the playground's."""
        tab = await self._engine.new_page(viewport={"width": width, "height": height})
        tab.set_default_timeout(PATIENCE)
        self._tabs.append(tab)
        await tab.goto(address)
        return tab

    async def close_windows(self) -> None:
        """Close all open windows."""
        while self._tabs:
            await self._tabs.pop().close()


@contextlib.asynccontextmanager
async def open_browser() -> AsyncGenerator[Browser]:
    """Start Chromium without a window. Raises RuntimeError if there is none."""
    path = chromium()
    if path is None:
        raise RuntimeError("no Chromium found")
    async with async_playwright() as playwright:
        engine = await playwright.chromium.launch(executable_path=path, args=list(FLAGS), timeout=PATIENCE)
        try:
            yield Browser(engine)
        finally:
            await engine.close()
