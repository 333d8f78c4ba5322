"""How long the bot takes to wake up in a full house.

`python -m benchmarks.start [--tables 10000] [--moves 10] [--times 3]` starts the bot on a store with that many running
tables and prints the seconds from starting its process to the first answered press, and the most memory it took.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from benchmarks.bots import start_bot
from benchmarks.houses import add_running_tables
from tests.wire import WireDiscord
from tests.wire.azalai import started

PATIENCE = 120.0


async def measure(tables: int, moves: int, times: int) -> list[tuple[float, float]]:
    """(seconds, MiB) of each start."""
    found: list[tuple[float, float]] = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with WireDiscord(checked=False) as wire:
            wire.guild().text_channel("oasis")
            with start_bot(wire, "azalai", folder):
                await wire.gateway.ready(within=PATIENCE)
                table = await started(wire, called=False)
            await add_running_tables(folder, tables - 1, moves)
            print(f"  the store: {(folder / 'azalai.db').stat().st_size / 2**20:.0f} MiB, {moves} moves a table")
            for number in range(times):
                begin = time.perf_counter()
                with start_bot(wire, "azalai", folder) as used:
                    await wire.gateway.ready(number + 2, within=PATIENCE)
                    pressed = await table.to_play.press(table.card, "Play")
                    await pressed.response(within=PATIENCE)
                    seconds = time.perf_counter() - begin
                    await asyncio.sleep(2)  # what it still catches up with counts for the memory
                found.append((seconds, used.memory))
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints a line for each start."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.start")
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--moves", type=int, default=10)
    parser.add_argument("--times", type=int, default=3)
    asked = parser.parse_args(arguments)
    print(f"start with {asked.tables:,} running tables:")
    for seconds, memory in asyncio.run(measure(asked.tables, asked.moves, asked.times)):
        print(f"  first answered press after {seconds:.2f} s; at most {memory:.0f} MiB")


if __name__ == "__main__":
    main()
