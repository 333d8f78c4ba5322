"""Steps after a change of a game's files: it is checked in a process, reloaded in the bot, and tried.

A workshop lives in the event loop of the page, in a thread of its own, so that the page answers while the bot is busy.
The bot asks it now and then whether there is something to reload (`between`), when no visitor is at work.
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
from azalai.bot.app.studio.jobs import AFTER_A_CHANGE, WORK, Jobs, Result, output
from azalai.bot.app.studio.reload import CannotReload, packages, reload
from azalai.games import GAMES
from azalai.locales.languages import FOLDERS

CHECK_LIMIT = 90.0
"""Seconds that the check of a change may take."""
Phase: TypeAlias = Literal["watching", "checking", "reloading", "broken"]


class State(msgspec.Struct):
    """State of a studio, as its page shows it.

    `findings`: the reasons why the newest change is not in the game; `reloads`: the count of reloads; `at`: the local
    time of the last one; `restart`: tables are restarted with each change.
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


class Asked(msgspec.Struct):
    """Request of a reload to the bot; `done` gets the number of tables."""

    restart: bool
    done: Future[int]


class Workshop:
    """Studio of one game. `database`: address of the playground's database."""

    def __init__(self, key: str, database: str) -> None:
        self.jobs = Jobs(key, database)
        self.state = State(key, jobs=self.jobs.results)
        self._database = database
        self._asked: queue.SimpleQueue[Asked] = queue.SimpleQueue()
        self._changing = asyncio.Lock()

    # In the thread of the page

    async def run(self, changes: AsyncIterator[object]) -> None:
        """Look at the game once, and then after each of these changes."""
        self.jobs.start(*AFTER_A_CHANGE)
        async for _ in changes:
            await self.take_in()

    async def take_in(self, *, restart: bool = False) -> bool:
        """Reload the game from the disk in the bot if it passes the check.

        Returns True if it is loaded. `restart`: its tables are restarted this time.
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
            code, printed, errors = await output((*WORK, "check", key, *database), CHECK_LIMIT)
        except TimeoutError:
            return [Finding(f"the check did not come to an end within {CHECK_LIMIT:.0f} seconds")]
        try:
            return msgspec.json.decode(printed, type=list[Finding])
        except msgspec.DecodeError:
            return [Finding(f"the check ended with code {code}", tuple(errors.strip().splitlines()[-3:]))]

    async def _reload(self, *, restart: bool) -> Sequence[Finding]:
        asked = Asked(restart, Future())
        self._asked.put(asked)
        try:
            self.state.tables = await asyncio.wrap_future(asked.done)
        except CannotReload as error:
            cause = error.__cause__
            return [make_finding(self.state.key, cause if isinstance(cause, Exception) else error)]
        except Exception as error:
            return [Finding(f"the bot could not reload it: {type(error).__name__}: {error}")]
        self.state.reloads += 1
        self.state.at = time.strftime("%H:%M:%S")
        return ()

    # In the thread of the bot

    async def reload_if_asked(self, bot: Azalai) -> None:
        """Carry out the requested reload, if there is one."""
        with contextlib.suppress(queue.Empty):
            asked = self._asked.get_nowait()
            try:
                asked.done.set_result(await reload(bot, self.state.key, restart=asked.restart))
            except Exception as error:
                asked.done.set_exception(error)

    def announce(self, line: str, tell: Callable[[str], None]) -> None:
        """Keep the address in a line of the playground for the page, and print the line."""
        name, _, address = line.rpartition(" ")
        if address.startswith("http"):
            self.state.links.append((name.strip(" :"), address))
        tell(line)


def folders(key: str) -> list[Path]:
    """Return the folders whose files make a game: its packages, and the words of the house if it is one of ours."""
    specs = filter(None, (importlib.util.find_spec(name) for name in packages(key)))
    places = [Path(place) for spec in specs for place in spec.submodule_search_locations or ()]
    return places if GAMES.plugin(key) is not None else [*places, *FOLDERS]
