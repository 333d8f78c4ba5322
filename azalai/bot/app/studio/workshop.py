"""Steps after a change of a game's files: the game is checked in a process, reloaded in the bot, and tried.

The page and the workshop have an event loop and a thread of their own, so that the page answers while the bot is busy.
The bot calls `reload_if_asked` again and again while no press is being handled.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import queue
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

from azalai.bot.app.client import Azalai
from azalai.bot.app.studio.checking import Finding, make_finding
from azalai.bot.app.studio.jobs import AFTER_A_CHANGE, WORK, Jobs, Result, run_process
from azalai.bot.app.studio.reload import CannotReload, list_packages, reload
from azalai.games import GAMES
from azalai.locales.languages import FOLDERS

CHECK_LIMIT = 90.0
"""Seconds after which the check of a changed game is ended."""
Phase: TypeAlias = Literal["watching", "checking", "reloading", "broken"]


class State(msgspec.Struct):
    """State of a studio that its page shows.

    `findings`: the reasons why the newest change could not be loaded; `reloads`: the number of reloads; `tables`: the
    number of tables at the last reload; `at`: its local time; `restart`: each change restarts the tables.
    """

    key: str
    phase: Phase = "watching"
    findings: Sequence[Finding] = ()
    reloads: int = 0
    tables: int = 0
    at: str = ""
    restart: bool = False
    links: list[tuple[str, str]] = []
    jobs: dict[str, Result] = {}


class ReloadRequest(msgspec.Struct):
    """Request to the bot to reload the game. The result of `done` is the number of tables."""

    restart: bool
    done: Future[int]


class Workshop:
    """Workshop of one game. `database`: the address of the playground's database."""

    def __init__(self, key: str, database: str) -> None:
        self.jobs = Jobs(key, database)
        self.state = State(key, jobs=self.jobs.results)
        self._database = database
        self._asked: queue.SimpleQueue[ReloadRequest] = queue.SimpleQueue()
        self._changing = asyncio.Lock()

    # In the thread of the page

    async def run(self, changes: AsyncIterator[object]) -> None:
        """Run the jobs once, then check and reload the game after each of these changes."""
        self.jobs.start(*AFTER_A_CHANGE)
        async for _ in changes:
            await self.apply_change()

    async def apply_change(self, *, restart: bool = False) -> bool:
        """Check the game on the disk and reload it in the bot. Returns True if that worked.

        `restart`: the tables are restarted this time, whatever the state says.
        """
        async with self._changing:
            restart = restart or self.state.restart
            left = await self.jobs.stop()
            self.state.phase = "checking"
            findings = await self._check(restart=restart)
            if not findings:
                self.state.phase = "reloading"
                findings = await self._reload(restart=restart)
            self.state.findings = findings
            self.state.phase = "broken" if findings else "watching"
            if not findings:
                self.jobs.mark_stale()
                self.jobs.start(*AFTER_A_CHANGE, *left)
        return not findings

    async def _check(self, *, restart: bool) -> Sequence[Finding]:
        key, database = self.state.key, () if restart else (self._database,)
        try:
            code, printed, errors = await run_process((*WORK, "check", key, *database), CHECK_LIMIT)
        except TimeoutError:
            return [Finding(f"the check did not end within {CHECK_LIMIT:.0f} seconds")]
        try:
            return msgspec.json.decode(printed, type=list[Finding])
        except msgspec.DecodeError:
            return [Finding(f"the check ended with code {code}", tuple(errors.strip().splitlines()[-3:]))]

    async def _reload(self, *, restart: bool) -> Sequence[Finding]:
        asked = ReloadRequest(restart, Future())
        self._asked.put(asked)
        try:
            self.state.tables = await asyncio.wrap_future(asked.done)
        except CannotReload as error:
            cause = error.__cause__
            return [make_finding(self.state.key, cause if isinstance(cause, Exception) else error)]
        except Exception as error:
            return [Finding(f"the bot could not reload the game: {type(error).__name__}: {error}")]
        self.state.reloads += 1
        self.state.at = time.strftime("%H:%M:%S")
        return ()

    # In the thread of the bot

    async def reload_if_asked(self, bot: Azalai) -> None:
        """Reload the game if a reload is requested."""
        with contextlib.suppress(queue.Empty):
            asked = self._asked.get_nowait()
            try:
                asked.done.set_result(await reload(bot, self.state.key, restart=asked.restart))
            except Exception as error:
                asked.done.set_exception(error)

    def announce(self, line: str, tell: Callable[[str], None]) -> None:
        """Print a line of the playground with `tell`, and show the address in it, if there is one, on the page."""
        name, _, address = line.rpartition(" ")
        if address.startswith("http"):
            self.state.links.append((name.strip(" :"), address))
        tell(line)


def list_folders(key: str) -> list[Path]:
    """Return the folders with the files of a game: its packages and, for a game of the house, all words."""
    specs = filter(None, (importlib.util.find_spec(name) for name in list_packages(key)))
    places = [Path(place) for spec in specs for place in spec.submodule_search_locations or ()]
    return places if GAMES.plugin(key) is not None else [*places, *FOLDERS]
