"""Bots in a process of their own, so that a benchmark measures the bot and not the server next to it.

`python -m benchmarks.bots azalai|bare API GATEWAY CDN TOKEN` runs one until SIGTERM and then prints its use as JSON:
seconds of processor time, most memory in MiB. Benchmarks start one with `start_bot`. The process imports nothing that
the bot does not need, so that its memory is the bot's.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import io
import json
import math
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import discord
import msgspec
import yarl
from discord import ui
from discord.gateway import DiscordWebSocket
from discord.http import Route

from benchmarks.processes import measure_resident

if TYPE_CHECKING:
    from tests.wire import WireDiscord

_CORES = sorted(os.sched_getaffinity(0))
SERVER_CORE, BOT_CORE = _CORES[0], _CORES[-1]
"""Numbers of two cores; a machine with a single core has one for both."""
AWAY = 16 * 60.0
"""Seconds: longer than a person counts as present and than an interaction can be answered."""


@dataclass
class Used:
    """Use of a bot's process from its start to its end."""

    processor_seconds: float = 0.0
    memory: float = 0.0
    """Most resident memory, in MiB."""
    process: int = 0
    """Number of the process, while it runs."""


class MovedClock:
    """Time of day that moves on by `AWAY` seconds at every signal."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def now(self) -> float:
        """Return the seconds since 1970, UTC."""
        return time.time() + self._ahead

    def monotonic(self) -> float:
        """Return the same: this clock is not set."""
        return self.now()

    def pass_time(self) -> None:
        """Move on, as `pass_time` asks."""
        self._ahead += AWAY


def pass_time(wire: WireDiscord, used: Used) -> None:
    """Move the clocks of Azalaï and its server by `AWAY` seconds.

    All people are away, and private views can't be edited.
    """
    wire.pass_time(AWAY)
    os.kill(used.process, signal.SIGUSR1)


class Bare(discord.Client):
    """Least possible discord.py bot: it takes a press and edits the message with a ready-made picture."""

    def __init__(self, picture: bytes) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05, max_messages=None)
        self.picture = picture
        self.presses = 0

    def board(self) -> tuple[ui.LayoutView, discord.File]:
        """Return the message: a picture, a line of text, a button. Every edit has another text."""
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png")))
        view.add_item(ui.TextDisplay(f"press {self.presses}"))
        row: ui.ActionRow[Any] = ui.ActionRow()
        row.add_item(ui.Button(label="Play", custom_id="play"))
        view.add_item(row)
        return view, discord.File(io.BytesIO(self.picture), "board.png")

    async def on_ready(self) -> None:
        """Post the board in the first channel."""
        view, file = self.board()
        await self.guilds[0].text_channels[0].send(view=view, file=file)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Acknowledge, then edit the board."""
        await interaction.response.defer()
        self.presses += 1
        view, file = self.board()
        if interaction.message is not None:
            await interaction.message.edit(view=view, attachments=[file])


@contextmanager
def start_bot(
    wire: WireDiscord,
    kind: str,
    folder: Path,
    *,
    core: int | None = None,
    profile: Path | None = None,
    counts: Path | None = None,
    ahead: int | None = None,
) -> Generator[Used]:
    """Run a bot against the server in a process of its own; its use is known after the block.

    `folder` holds `azalai.db`, or for the bare bot `board.png`. `core`: the only one on which it may run. `counts`:
    file for the counts of its statements (`benchmarks.counts`). `ahead`: another AZALAI_DRAW_AHEAD than the default.
    """
    port = wire.gateway_url.removeprefix("ws://127.0.0.1:").removesuffix("/gateway")
    addresses = [f"http://127.0.0.1:{port}/api/v10", wire.gateway_url, wire.cdn, wire.token]
    command = [sys.executable, "-m", "benchmarks.bots", kind, *addresses, "--folder", str(folder)]
    if core is not None:
        command += ["--core", str(core)]
    if profile is not None:
        command += ["--profile", str(profile)]
    if counts is not None:
        command += ["--counts", str(counts)]
    if ahead is not None:
        command += ["--ahead", str(ahead)]
    used = Used()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=_environment()) as child:
        used.process = child.pid
        try:
            yield used
        finally:
            child.send_signal(signal.SIGTERM)
            said, _ = child.communicate(timeout=60)
    if child.returncode != 0:
        raise RuntimeError(f"the bot ended with {child.returncode}")
    used.processor_seconds, used.memory = json.loads(said)


def measure_imports() -> float:
    """Return the resident MiB after Azalaï's imports, before any work."""
    command = [sys.executable, "-c", "import benchmarks.bots; benchmarks.bots.print_imported()"]
    said = ""
    for _ in range(2):  # the first may have to compile the modules
        said = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True, env=_environment()).stdout
    return float(said)


def _environment() -> dict[str, str]:
    """Return an environment that keeps compiled modules, like those of an installed bot, whatever this shell says."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {"PYTHONPYCACHEPREFIX": str(Path(tempfile.gettempdir()) / "azalai-compiled"), **kept}


def print_imported() -> None:
    """Import what Azalaï imports, and print the resident memory in MiB."""
    import importlib

    from azalai.bot.app.client import COMMON_COGS

    for cog in COMMON_COGS:
        importlib.import_module(cog)
    print(measure_resident(os.getpid()))


def keep_to_core(core: int) -> None:
    """Run this process on one core from now on, and its children unless they choose another."""
    os.sched_setaffinity(0, {core})


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one bot until SIGTERM."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.bots")
    parser.add_argument("kind", choices=("azalai", "bare"))
    for name in ("api", "gateway", "cdn", "token"):
        parser.add_argument(name)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--core", type=int)
    parser.add_argument("--profile", type=Path, help="write a profile of the event loop's thread to this file")
    parser.add_argument("--ahead", type=int, help="AZALAI_DRAW_AHEAD")
    parser.add_argument("--counts", type=Path, help="write the counts of SQLite's statements to this file")
    asked = parser.parse_args(arguments)
    if asked.core is not None:
        keep_to_core(asked.core)
    if asked.counts is not None:
        from benchmarks.counts import count_into

        count_into(asked.counts)
    Route.BASE = asked.api
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(asked.gateway)
    discord.Asset.BASE = asked.cdn
    with _profile(asked.profile):
        _run(asked)
    own = resource.getrusage(resource.RUSAGE_SELF)
    print(json.dumps([own.ru_utime + own.ru_stime, own.ru_maxrss / 1024]))


def _run(asked: argparse.Namespace) -> None:
    """Run each bot on its usual event loop: the bare one on Python's own."""
    if asked.kind == "bare":
        asyncio.run(_until_stopped(asked))
    else:
        from azalai.bot.app.event_loop import run

        run(_until_stopped(asked))


async def _until_stopped(asked: argparse.Namespace) -> None:
    if asked.kind == "bare":
        bot: discord.Client = Bare((asked.folder / "board.png").read_bytes())
    else:
        bot = _azalai(asked.folder, asked.ahead)
    running = asyncio.ensure_future(bot.start(asked.token))
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, running.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await running
    await bot.close()


def _azalai(folder: Path, ahead: int | None) -> discord.Client:
    from azalai.bot.app.client import Azalai
    from azalai.bot.config import Settings
    from azalai.bot.memory import bound_memory

    bound_memory()

    class Hosted(Azalai):
        async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
            """Return at once."""

    clock = MovedClock()
    settings = Settings(
        database=f"sqlite+aiosqlite:///{folder / 'azalai.db'}",
        presses=(10**6, 10**6),
        heartbeat_every=math.inf,  # a jump of the clock is no pause
        signs=False,
    )
    if ahead is not None:
        settings = msgspec.structs.replace(settings, draw_ahead=ahead)
    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, clock.pass_time)
    return Hosted(settings, clock, guild_ready_timeout=0.05)


@contextmanager
def _profile(file: Path | None) -> Generator[None]:
    if file is None:
        yield
        return
    import cProfile

    profiler = cProfile.Profile()
    profiler.enable()
    try:
        yield
    finally:
        profiler.disable()
        profiler.dump_stats(file)


if __name__ == "__main__":
    main()
