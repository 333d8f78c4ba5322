"""Speed of the rules: random play with all legal moves listed at each step, compared with python-chess in the same run.

`python -m benchmarks.random_play [KEY ...] [--seats N] [--games 60]` prints for each number of seats the moves a second
of processor time, those of python-chess, and the ratio. Both do the same at each step: list every legal move, choose
one at random, play it on a copy, and keep the previous position. After each of our games python-chess plays for as
long, so that both meet the machine in the same state.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable

import chess

from azalai.games import GAMES
from azalai.games.contract import AnyGame

LONGEST = 400
"""Half-moves after which a game of chess is stopped."""
WARMING = 10
"""Games that are not counted: the first ones of a process fill its caches of moves."""


class Tally:
    """Moves, and their seconds of processor time."""

    def __init__(self) -> None:
        self.moves, self.seconds = 0, 0.0

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds

    def add(self, play: Callable[[], int]) -> None:
        """Run a function that plays and returns its number of moves."""
        begun = time.process_time()
        self.moves += play()
        self.seconds += time.process_time() - begun


def our_game(game: AnyGame, state: object, chooser: random.Random) -> int:
    """Play a random game to its end, and return its number of moves."""
    count = 0
    while deciders := game.deciders(state):
        moves = game.moves(state, deciders[0])
        state = game.play(state, deciders[0], moves[int(chooser.random() * len(moves))]).state
        count += 1
    return count


def chess_game(chooser: random.Random) -> int:
    """Play a random game of chess, every position a board of its own, and return its number of half-moves.

    It ends without a legal move, by the rule of 50 moves, or after LONGEST half-moves.
    """
    board, count = chess.Board(), 0
    while count < LONGEST and board.halfmove_clock < 100 and (moves := list(board.legal_moves)):
        board = board.copy(stack=False)
        board.push(moves[int(chooser.random() * len(moves))])
        count += 1
    return count


def compare(game: AnyGame, seats: int, games: int) -> tuple[Tally, Tally]:
    """Compare our games and those of chess, turn by turn."""
    chooser, ours, theirs = random.Random(1), Tally(), Tally()
    for number in range(-WARMING, games):
        if not number:
            ours, theirs = Tally(), Tally()
        state = game.setup(seats=seats, options=game.Options(), seed=b"random play %d" % number)
        ours.add(lambda state=state: our_game(game, state, chooser))
        while theirs.seconds < ours.seconds:
            theirs.add(lambda: chess_game(chooser))
    return ours, theirs


def main() -> None:
    """Print one line for each game and number of seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="*", help="keys of games; default: all")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=60)
    asked = parser.parse_args()
    for key in asked.keys or GAMES:
        for seats in [asked.seats] if asked.seats else GAMES[key].seats:
            ours, theirs = compare(GAMES[key], seats, asked.games)
            print(
                f"{key:<10} {seats} seats: {ours.rate:8,.0f} moves a second, python-chess {theirs.rate:8,.0f}:"
                f" {ours.rate / theirs.rate:5.2f}x   ({ours.moves:,} moves)",
                flush=True,
            )


if __name__ == "__main__":
    main()
