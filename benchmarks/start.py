"""Time of the bot's start in a full house, and its memory then.

`python -m benchmarks.start [--tables 10000] [--moves 10] [--times 3] [--keep FOLDER]` starts the bot on a store with
`--tables` running tables, all in its server. It prints for each start the seconds from the start of the process until
the first press is answered, by the clock and of processor time; the resident memory when the bot is ready, and its
maximum; and once the memory after the imports alone. `--keep`: folder that keeps the store for the next time.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from azalai.bot.store.migrate import FOLDER as MIGRATIONS
from benchmarks.bots import measure_imports, start_bot
from benchmarks.houses import add_running_tables, move_to_guild
from benchmarks.processes import ProcessorClock, measure_resident
from tests.wire import WireDiscord
from tests.wire.azalai import start_table

PATIENCE = 300.0
CATCHING_UP = 3.0
"""Seconds without a press after the first one: the bot's catching up counts for the memory."""


@dataclass(frozen=True)
class Start:
    """Seconds until the first press was answered, by the clock and of processor time.

    MiB of the ready bot, and the most.
    """

    seconds: float
    processor: float
    ready: float
    most: float


async def house(tables: int, moves: int, kept: Path) -> Path:
    """Return a store with `tables` tables, created if it does not exist."""
    schema = max(file.stem for file in (MIGRATIONS / "versions").glob("v*.py"))
    store = kept / f"house-{schema}-{tables}-{moves}.db"
    if not store.exists():
        with tempfile.TemporaryDirectory(dir=kept) as name:
            await add_running_tables(Path(name), tables, moves)
            (Path(name) / "azalai.db").rename(store)
    return store


async def measure(tables: int, moves: int, times: int, kept: Path) -> list[Start]:
    """Start the bot `times` times."""
    starts: list[Start] = []
    store = await house(tables - 1, moves, kept)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copyfile(store, folder / "azalai.db")
        print(f"  the store: {store.stat().st_size / 2**20:.0f} MiB, {moves} moves a table")
        async with WireDiscord(checked=False) as wire:
            guild = wire.guild()
            guild.text_channel("oasis")
            move_to_guild(folder, guild.id)
            with start_bot(wire, "azalai", folder):
                await wire.gateway.wait_until_identified(within=PATIENCE)
                table = await start_table(wire, called=False)
            for number in range(times):
                begun = time.perf_counter()
                with start_bot(wire, "azalai", folder) as used:
                    clock = ProcessorClock(used.process)
                    await wire.gateway.wait_until_identified(number + 2, within=PATIENCE)
                    ready = measure_resident(used.process)
                    pressed = await table.to_play.press(table.card, "Play")
                    await pressed.response(within=PATIENCE)
                    seconds, processor = time.perf_counter() - begun, clock.seconds()
                    await asyncio.sleep(CATCHING_UP)
                starts.append(Start(seconds, processor, ready, used.memory))
    return starts


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a line for each start."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.start")
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--moves", type=int, default=10)
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--keep", type=Path, help="keep the database in this folder for the next run")
    asked = parser.parse_args(arguments)
    print(f"start with {asked.tables:,} running tables:")
    print(f"  after the imports alone: {measure_imports():.0f} MiB")
    with tempfile.TemporaryDirectory() as name:
        kept = Path(name) if asked.keep is None else asked.keep
        kept.mkdir(parents=True, exist_ok=True)
        for start in asyncio.run(measure(asked.tables, asked.moves, asked.times, kept)):
            print(
                f"  first answered press after {start.seconds:.2f} s, {start.processor:.2f} s of processor time;"
                f" {start.ready:.0f} MiB when ready, at most {start.most:.0f} MiB"
            )


if __name__ == "__main__":
    main()
