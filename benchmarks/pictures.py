"""Cost of a picture.

Drawn and packed, in CPU time, compared with packing its raw bytes with the standard library's zlib.

`python -m benchmarks.pictures [KEY ...] [--rounds 12] [--seed S]` plays a game of robots for every number of players
and prints, for boards, private pictures with their questions, and the result: the medians in ms of drawing and of
packing with cached sprites, of zlib at level 3 over the same picture's red, green and blue, the ratio of both (median
and highest of all pictures), and the size of the largest file.

`--signs` prints instead the cost of all emojis, drawn and written, and their sizes: a bot does that once when it
starts. `--first` prints instead, for each game in a process of its own, the cost of the first board until it is packed:
CPU and wall, after the game's module and the words are loaded, as they are in a bot that has started.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import time
import zlib
from collections.abc import Callable, Sequence

from azalai.bot.catalogue import list_offered_games
from azalai.games import GAMES
from azalai.locales import words
from azalai.renderers import palette
from azalai.renderers.kit.encode import encode
from azalai.renderers.kit.packing import FAST, TIGHT
from azalai.renderers.samples import Kind, Sample, positions, yield_moments
from azalai.renderers.signs import KEYS, png

_LEVEL = 3
_TRIES = 5
"""Number of tries, of which the fastest counts: other work of the machine only adds."""
KINDS: tuple[Kind, ...] = ("board", "private", "result")


def cpu(work: Callable[[], object], tries: int = _TRIES) -> float:
    """Return the milliseconds of this thread's CPU time."""
    times: list[float] = []
    for _ in range(tries):
        begun = time.thread_time()
        work()
        times.append(1000 * (time.thread_time() - begun))
    return min(times)


def measure(key: str, seats: int, kind: Kind, samples: Sequence[Sample]) -> None:
    """Print the figures of one kind of picture."""
    speak, colours = words("en"), palette(key)
    drawing, packing, yardstick, sizes = list[float](), list[float](), list[float](), list[int]()
    for sample in samples:
        image = sample.draw(key, seats, speak)
        raw = image.tobytes()
        drawing.append(cpu(lambda sample=sample: sample.draw(key, seats, speak)))
        packing.append(cpu(lambda image=image: encode(image, colours)))
        yardstick.append(cpu(lambda raw=raw: zlib.compress(raw, _LEVEL)))
        sizes.append(len(encode(image, colours)))
    ratios = [(drawn + packed) / zlibs for drawn, packed, zlibs in zip(drawing, packing, yardstick, strict=True)]
    figures = "".join(f"{statistics.median(series):8.1f}" for series in (drawing, packing, yardstick))
    ratio = f"{statistics.median(ratios):6.2f} x{max(ratios):6.2f} x"
    print(f"{key:<11}{seats:>2} {kind:<8}{figures}{ratio}{max(sizes) / 1000:7.0f} KB", flush=True)


def print_first(key: str) -> None:
    """Print the cost of a game's first board in this process."""
    seats = max(GAMES[key].seats)
    view = GAMES[key].view(GAMES[key].setup(seats=seats, options=GAMES[key].Options(), seed=b"first"), None)
    begun, begun_wall = time.process_time(), time.perf_counter()
    colours, speak = palette(key), words("en")
    imported, imported_wall = time.process_time(), time.perf_counter()
    encode(Sample("board", view).draw(key, seats, speak), colours)
    done, done_wall = time.process_time(), time.perf_counter()
    print(
        f"{key:<11}module and words {1000 * (imported - begun):.0f} ms CPU, "
        f"{1000 * (imported_wall - begun_wall):.0f} ms wall; "
        f"board {1000 * (done - imported):.0f} ms CPU, {1000 * (done_wall - imported_wall):.0f} ms wall",
        flush=True,
    )


def print_signs() -> None:
    """Print the cost of the emojis."""
    times = [cpu(lambda key=key: png.__wrapped__(key)) for key in KEYS]
    sizes = [len(png(key)) for key in KEYS]
    print(
        f"{len(KEYS)} signs: {sum(times):.0f} ms CPU in all, {statistics.median(times):.1f} ms at the median; "
        f"{sum(sizes) / 1000:.0f} KB in all, {max(sizes) / 1000:.0f} KB the largest",
        flush=True,
    )


def print_all_firsts(keys: Sequence[str]) -> None:
    """Print the cost of each game's first board, in a process of its own."""
    for key in keys:
        subprocess.run([sys.executable, "-m", "benchmarks.pictures", key, "--alone"], check=True)


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the figures for some games, or for all."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.pictures")
    parser.add_argument("keys", nargs="*", help="keys of games; default: all")
    parser.add_argument("--rounds", type=int, default=12, help="boards, and private pictures, of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", action="store_true", help="time the first board of a process instead")
    parser.add_argument("--signs", action="store_true", help="time the signs instead")
    parser.add_argument("--alone", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args(arguments)
    keys = asked.keys or list_offered_games()
    if asked.alone:
        print_first(keys[0])
        return
    if asked.signs:
        print_signs()
        return
    if asked.first:
        print_all_firsts(keys)
        return
    print(
        f"Packed by {FAST.name} {FAST.level}, what is large by {TIGHT.name} {TIGHT.level}; "
        f"ms of CPU: drawing, packing, zlib {_LEVEL} of the same bytes"
    )
    for key in keys:
        for seats in GAMES[key].seats:
            samples = [*yield_moments(GAMES[key], positions(GAMES[key], seats, asked.seed, robots=True), asked.rounds)]
            for kind in KINDS:
                measure(key, seats, kind, [sample for sample in samples if sample.kind == kind])


if __name__ == "__main__":
    main()
