"""How long a picture takes: drawn and encoded, against encoding the same finished picture alone.

`python -m benchmarks.pictures [KEY] [--rounds 40] [--seed S]` plays a random game for every number of players and
prints p50, p95 and p99 in ms of the boards along it, with the sprites drawn already, and their size.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable, Sequence
from typing import Any

from PIL import Image

from games import GAMES
from locales import words
from renderers import renderer
from renderers.__main__ import NAMES, positions
from renderers.kit.encode import encode


def timed(work: Callable[[], object]) -> float:
    """Milliseconds."""
    begun = time.perf_counter()
    work()
    return (time.perf_counter() - begun) * 1000


def _line(label: str, values: Sequence[float]) -> str:
    cuts = statistics.quantiles(values, n=100, method="inclusive")
    return f"  {label:<18} p50 {cuts[49]:6.1f}  p95 {cuts[94]:6.1f}  p99 {cuts[98]:6.1f} ms"


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints the figures for one game."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.pictures")
    parser.add_argument("key", nargs="?", default="touareg", choices=sorted(GAMES))
    parser.add_argument("--rounds", type=int, default=40, help="pictures for each number of players")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    game, draw, speak = GAMES[asked.key], renderer(asked.key).draw, words("en")
    for seats in game.seats:
        states = positions(game, seats, asked.seed)[:-1]
        picked = [states[number * len(states) // asked.rounds] for number in range(asked.rounds)]
        views = [game.view(state, None) for state in picked]

        def picture(view: Any, names: Sequence[str] = NAMES[:seats]) -> Image.Image:
            return draw(view, names, speak)

        finished = [picture(view) for view in views]
        alone, drawn, both, sizes = list[float](), list[float](), list[float](), list[int]()
        for view, image in zip(views, finished, strict=True):
            alone.append(timed(lambda image=image: encode(image)))
            drawn.append(timed(lambda view=view: picture(view)))
            both.append(timed(lambda view=view: encode(picture(view))))
            sizes.append(len(encode(image)))
        ratio = statistics.median(both) / statistics.median(alone)
        print(f"{asked.key}, {seats} players: {ratio:.2f} x encoding alone; {max(sizes) / 1024:.0f} KiB at most")
        for label, values in (("encode alone", alone), ("draw alone", drawn), ("draw and encode", both)):
            print(_line(label, values))


if __name__ == "__main__":
    main()
