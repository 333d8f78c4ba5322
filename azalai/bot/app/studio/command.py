"""`azalai studio KEY`: a playground with one game that is reloaded when its files change, and a page about it."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable, Generator
from pathlib import Path

import msgspec
from watchfiles import PythonFilter, awatch  # pyright: ignore[reportUnknownVariableType]  (an event may be of trio)

from azalai.bot.app.client import Azalai
from azalai.bot.app.playground import has_display, open_playground
from azalai.bot.app.studio.page import Page
from azalai.bot.app.studio.workshop import Workshop, list_folders
from azalai.bot.config import Settings
from azalai.locales import Language

FILES = (".ftl", ".svg", ".css", ".toml", ".json", ".hex")
"""Extensions of the files of a game that are not code."""
OFTEN = 100_000
"""Number of tables that may be opened in a day; it is so large because each change of the game may open one."""


async def open_studio(
    key: str, settings: Settings, *, language: Language, open_browser: bool, announce: Callable[[str], None]
) -> None:
    """Run the playground and the page of the studio until they are stopped.

    `settings` name the database of the playground.
    """
    sys.dont_write_bytecode = True  # old bytecode would be run for a file that changes twice in a second
    settings = msgspec.structs.replace(settings, openings=(OFTEN, OFTEN))
    bots: list[Azalai] = []

    def make_bot() -> Azalai:
        bots.append(Azalai(settings))
        return bots[-1]

    workshop = Workshop(key, settings.database)
    with serve(workshop, list_folders(key)) as address:
        announce(f"studio of {key}: {address}")
        if open_browser and has_display():
            await asyncio.to_thread(webbrowser.open, address)
        await open_playground(
            make_bot,
            open_browser=open_browser,
            announce=lambda line: workshop.announce(line, announce),
            language=language,
            between=lambda: workshop.reload_if_asked(bots[-1]),
        )


@contextlib.contextmanager
def serve(workshop: Workshop, watched: list[Path]) -> Generator[str]:
    """Serve the page of a workshop in a thread and watch these folders, during the block. Yields the page's address."""
    loop, ready = asyncio.new_event_loop(), threading.Event()
    addresses: list[str] = []
    ending = asyncio.Event()

    async def serve() -> None:
        page = Page(workshop)
        addresses.append(await page.open())
        changes = asyncio.create_task(workshop.run(watch_files(watched, ending)))
        ready.set()
        await ending.wait()
        changes.cancel()
        await asyncio.gather(changes, return_exceptions=True)
        await workshop.jobs.stop()
        await page.close()

    def work() -> None:
        try:
            loop.run_until_complete(serve())
        finally:
            ready.set()
            loop.close()

    thread = threading.Thread(target=work, name="studio", daemon=True)
    thread.start()
    ready.wait()
    try:
        yield addresses[0]
    finally:
        loop.call_soon_threadsafe(ending.set)
        thread.join()


async def watch_files(watched: list[Path], ending: asyncio.Event) -> AsyncIterator[object]:
    """Yield each time that files of a game have changed in these folders."""
    async for changes in awatch(*watched, watch_filter=PythonFilter(extra_extensions=FILES), stop_event=ending):
        yield changes
