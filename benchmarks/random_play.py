"""How fast the rules are: random play with all legal moves listed at each step, on one core.

`python -m benchmarks.random_play [KEY ...] [--games 100]` prints moves a second for each number of seats, and the
p50, p95 and p99 of one step (listing the moves and playing one).
"""

from __future__ import annotations

import argparse
import random
import time

from games import GAMES
from games.contract import AnyGame


def steps(game: AnyGame, seats: int, games: int) -> list[float]:
    """Seconds of every step of some games; one step is all legal moves of a seat and one of them played."""
    chooser = random.Random(1)
    spent: list[float] = []
    for number in range(games):
        state = game.setup(seats=seats, options=game.Options(), seed=b"random play %d" % number)
        while deciders := game.deciders(state):
            start = time.perf_counter()
            moves = game.moves(state, deciders[0])
            state = game.play(state, deciders[0], moves[int(chooser.random() * len(moves))]).state
            spent.append(time.perf_counter() - start)
    return spent


def main() -> None:
    """Prints one line for each game and number of seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="*", help="games (all of them if none is named)")
    parser.add_argument("--games", type=int, default=100)
    asked = parser.parse_args()
    for key in asked.keys or GAMES:
        for seats in GAMES[key].seats:
            spent = sorted(steps(GAMES[key], seats, asked.games))
            p50, p95, p99 = (1e6 * spent[len(spent) * percent // 100] for percent in (50, 95, 99))
            rate = len(spent) / sum(spent)
            print(
                f"{key} {seats} seats: {rate:,.0f} moves a second over {len(spent):,} moves;"
                f" a step p50 {p50:.0f}, p95 {p95:.0f}, p99 {p99:.0f} microseconds"
            )


if __name__ == "__main__":
    main()
