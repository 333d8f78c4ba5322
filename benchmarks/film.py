"""Cost of a film, and the delays that it causes: `python -m benchmarks.film [KEY ...] [--seed S]`.

A game of robots with the most players is filmed in a thread, as the bot does it, after one whose sprites are then
cached. Meanwhile an event loop wakes up every 5 ms and notes its delay. Prints CPU and wall time of the film, its size,
and p50, p99 and the highest of the delays, also of the loop alone just before, which the machine itself causes.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Sequence
from typing import Any

from azalai.bot.catalogue import list_offered_games
from azalai.bot.records.scenes import scenes
from azalai.games import GAMES
from azalai.locales import words
from azalai.renderers.film import film
from azalai.renderers.samples import NAMES, positions

_TICK, _ALONE = 0.005, 2.0


async def lateness(until: asyncio.Future[Any]) -> str:
    """Return the delays of this loop's ticks in ms: p50, p99 and the highest."""
    late: list[float] = []
    while not until.done():
        due = time.perf_counter() + _TICK
        await asyncio.sleep(_TICK)
        late.append(1000 * (time.perf_counter() - due))
    late.sort()
    p50, p99 = (late[min(len(late) - 1, int(len(late) * share))] for share in (0.5, 0.99))
    return f"p50 {p50:.1f}, p99 {p99:.1f}, at most {late[-1]:.1f} ms"


async def measure(key: str, seed: int) -> None:
    """Print the figures of one game."""
    seats = max(GAMES[key].seats)
    states = positions(GAMES[key], seats, seed, robots=True)
    shown = scenes(GAMES[key], states)
    film(key, shown, NAMES[:seats], words("en"))
    alone = await lateness(asyncio.ensure_future(asyncio.sleep(_ALONE)))
    begun, begun_wall = time.process_time(), time.perf_counter()
    making = asyncio.ensure_future(asyncio.to_thread(film, key, shown, NAMES[:seats], words("en")))
    late = await lateness(making)
    spent, wall = time.process_time() - begun, time.perf_counter() - begun_wall
    print(
        f"{key:<11}{len(states)} acts, {len(shown)} scenes: {spent:.2f} s CPU, {wall:.2f} s wall, "
        f"{len(await making) / 1e6:.2f} MB; late {late}; alone {alone}",
        flush=True,
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the figures for some games, or for all."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.film")
    parser.add_argument("keys", nargs="*", help="keys of games; default: all")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    for key in asked.keys or list_offered_games():
        asyncio.run(measure(key, asked.seed))


if __name__ == "__main__":
    main()
