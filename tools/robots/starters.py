"""Puzzles that ship with a game: `nice python -m tools.robots.starters KEY ... [--count 10]`.

It does for each game what an idle bot does (`azalai.bot.solo.puzzle_supply`), without pauses: robots play, their
decisions are evaluated, and a position with one surely best move is kept. Each find is written to
`azalai/bot/solo/starters/KEY.json` at once, so that a run can be stopped and continued.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import itertools
from pathlib import Path

from azalai.bot.solo import starters
from azalai.bot.solo.puzzle_store import NewPuzzle
from azalai.bot.solo.puzzle_supply import (
    DECISIONS,
    LOOKS,
    build_puzzle,
    confirms,
    is_clear,
    is_leading,
    make_question,
    pool_looks,
    reads_differently,
)
from azalai.games import GAMES
from azalai.robots import Decision, Draw, Thought, draw_decisions, foretells, think

FOLDER = Path(starters.__file__).parent


def find(draw: Draw, decision: Decision) -> NewPuzzle | None:
    """Return a decision as a puzzle, or None if it is none."""
    return asyncio.run(_find(draw, decision))


async def _find(draw: Draw, decision: Decision) -> NewPuzzle | None:
    if not reads_differently(draw, decision) or not is_leading(think(await make_question(draw, decision)).candidates):
        return None
    looks: list[Thought] = []
    while len(looks) < LOOKS:
        looks.append(think(await make_question(draw, decision, len(looks) + 1)))
        together = pool_looks(looks)
        if together is None or not is_leading(together.candidates):
            return None
        if is_clear(together, decision):
            last = think(await make_question(draw, decision, LOOKS + 1, times=2))
            return build_puzzle(draw, decision, together, 0.0) if confirms(last, together) else None
    return None


def make(key: str, count: int, salt: str, of_a_kind: int) -> None:
    """Make starters of a game until there are `count`, at most one from each game of robots."""
    game, file = GAMES[key], FOLDER / f"{key}.json"
    seats = [seats for seats in game.seats if foretells(game, seats)]
    for number in itertools.count():
        stored = starters.read_file(file.read_bytes()) if file.exists() else None
        kept = list(stored.puzzles) if stored is not None and stored.version == game.version else []
        if len(kept) >= count:
            return
        seed = hashlib.sha256(f"starter {salt} {key} {number}".encode()).digest()
        draw = Draw(key, seats[number % len(seats)], seed, DECISIONS)
        for decision in draw_decisions(draw):
            puzzle = find(draw, decision)
            if puzzle is None or [earlier.kind for earlier in kept].count(puzzle.kind) >= of_a_kind:
                continue
            if any(earlier.position == puzzle.position for earlier in kept):
                break
            stored = starters.read_file(file.read_bytes()) if file.exists() else None
            kept = [*(stored.puzzles if stored is not None and stored.version == game.version else ()), puzzle][:count]
            file.write_bytes(starters.encode(starters.Starters(game.version, tuple(kept))))
            print(key, len(kept), puzzle.kind, flush=True)
            break


def main() -> None:
    """Make the starters of the named games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="+")
    parser.add_argument("--count", type=int, default=10)
    parser.add_argument("--of-a-kind", type=int, default=5, help="most puzzles with best moves of one kind")
    parser.add_argument("--salt", default="", help="text that changes the seeds of the games")
    given = parser.parse_args()
    for key in given.keys:
        make(key, given.count, given.salt, given.of_a_kind)


if __name__ == "__main__":
    main()
