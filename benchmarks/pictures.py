"""How long a picture takes: drawn and encoded, against encoding the same finished picture alone.

`python -m benchmarks.pictures [KEY ...] [--rounds 30] [--seed S]` plays a random game for every number of players and
prints, of the boards and private pictures along it and of its result, p50, p95 and p99 in ms with the sprites drawn
already, and their size.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from benchmarks.figures import line
from bot.catalogue import offered_games
from games import GAMES
from games.contract import AnyGame
from locales import words
from renderers import renderer
from renderers.__main__ import NAMES, positions
from renderers.kit.encode import encode


def timed(work: Callable[[], object]) -> float:
    """Seconds."""
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def views(game: AnyGame, seats: int, rounds: int, seed: int) -> Iterator[tuple[str, list[Any]]]:
    """Kinds of pictures, and `rounds` views of each."""
    states = positions(game, seats, seed)
    along = [states[number * (len(states) - 1) // rounds] for number in range(rounds)]
    yield "board", [game.view(state, None) for state in along]
    yield "private", [game.view(state, number % seats) for number, state in enumerate(along)]
    yield "result", [game.view(states[-1], None)] * rounds


def measure(key: str, kind: str, seats: int, found: Sequence[Any]) -> None:
    """Prints the figures of one kind of picture."""
    names, speak, draw = NAMES[:seats], words("en"), renderer(key).draw
    finished = [draw(view, names, speak) for view in found]
    alone, both = list[float](), list[float]()
    for view, image in zip(found, finished, strict=True):
        alone.append(timed(lambda image=image: encode(image)))
        both.append(timed(lambda view=view: encode(draw(view, names, speak))))
    ratio = statistics.median(both) / statistics.median(alone)
    largest = max(len(encode(image)) for image in finished) / 1024
    print(f"{key}, {seats} players, {kind}: {ratio:.2f} x encoding alone; {largest:.0f} KiB at most")
    print(line("encode alone", alone))
    print(line("draw and encode", both))


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints the figures for some games, or for all that draw."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.pictures")
    parser.add_argument("keys", nargs="*", help="games (all of them if none is named)")
    parser.add_argument("--rounds", type=int, default=30, help="pictures of each kind")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    for key in asked.keys or offered_games():
        for seats in GAMES[key].seats:
            for kind, found in views(GAMES[key], seats, asked.rounds, asked.seed):
                measure(key, kind, seats, found)


if __name__ == "__main__":
    main()
