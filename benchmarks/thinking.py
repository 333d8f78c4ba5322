"""Delays of the event loop while robots think, and the time of their thoughts from the question to the answer.

`python -m benchmarks.thinking [--key touareg] [--seats 2] [--thoughts 40] [--thinkers N]` asks the processes that think
(`bot/play/thinkers.py`) for `--thoughts` thoughts at once, along a game of solid robots. Meanwhile the event loop notes
the delays of its ticks; then it does so for as long without a thought.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import time
from collections.abc import Iterator

from azalai.bot.play.thinkers import Thinkers
from azalai.games import GAMES
from azalai.robots import Level, Task, request
from azalai.robots.playing import solid, steps
from benchmarks.figures import line
from benchmarks.film import lateness


def tasks(key: str, seats: int) -> Iterator[Task]:
    """Yield the tasks of strong robots along games of solid ones."""
    game = GAMES[key]
    for number in itertools.count():
        seed = b"thinking %d" % number
        start = game.setup(seats=seats, options=game.Options(), seed=seed)
        for step in steps(game, start, [solid] * seats, seed):
            if len(game.moves(step.before, step.seat)) > 1:
                yield request(game, step.before, seats, step.seat, Level.STRONG, seed)


async def measure(asked: argparse.Namespace) -> None:
    """Print three lines: the thoughts, the loop with them, the loop without."""
    thinkers = Thinkers(asked.thinkers)
    questions = list(itertools.islice(tasks(asked.key, asked.seats), asked.thoughts))
    await thinkers.ask(questions[0])  # the processes start
    free = asyncio.Semaphore(2 * asked.thinkers)
    seconds: list[float] = []

    async def ask(task: Task) -> None:
        async with free:
            start = time.perf_counter()
            thought = await thinkers.ask(task)
            seconds.append(time.perf_counter() - start)
            if thought is None or not thought.candidates:
                raise SystemExit("nothing was thought: is there a strong robot for this?")

    start = time.perf_counter()
    all_asked = asyncio.gather(*map(ask, questions))
    late = await lateness(all_asked)
    took = time.perf_counter() - start
    alone = await lateness(asyncio.ensure_future(asyncio.sleep(took)))
    await thinkers.close()
    print(f"{asked.key} {asked.seats} seats, {asked.thinkers} thinking: {len(seconds)} thoughts in {took:.1f} s")
    print(line("from the question to the answer", seconds))
    print(f"  the event loop is late {late}; alone {alone}")


def main() -> None:
    """Measure once."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--key", choices=list(GAMES), default="touareg")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--thoughts", type=int, default=40)
    parser.add_argument("--thinkers", type=int, default=max(1, (os.cpu_count() or 1) - 1))
    asyncio.run(measure(parser.parse_args()))


if __name__ == "__main__":
    main()
