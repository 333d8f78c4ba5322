"""How well the robots play: one robot among players who move at random, for every number of seats.

`python -m benchmarks.robots [KEY ...] [--games 200] [--seats N]` prints wins for each game. A win shared by several
seats counts as that share of a win, so that a player who is no better than the others wins 1 in SEATS.
"""

from __future__ import annotations

import argparse
import statistics
import time
from typing import Any

import msgspec

from games import GAMES
from games.chance import Chance
from games.contract import AnyGame


class GameStatistics(msgspec.Struct, frozen=True):
    """`wins` of `games` by the robot, mean scores of robot and others, and seconds for each robot move."""

    games: int
    wins: float
    robot_score: float
    random_score: float
    seconds: tuple[float, ...]


def contest(game: AnyGame, seats: int, games: int, seed: bytes = b"robots") -> GameStatistics:
    """The robot in one seat, changing from game to game, and random players in the others."""
    wins, own, others, seconds = 0.0, [0], [0], [0.0]
    own.clear(), others.clear(), seconds.clear()
    for number in range(games):
        robot = number % seats
        outcome = _play(game, seats, robot, seed + b" %d" % number, seconds)
        first = outcome.ranking[0]
        wins += 1 / len(first) if robot in first else 0
        for seat, score in enumerate(outcome.scores):
            (own if seat == robot else others).append(score.total)
    return GameStatistics(games, wins, statistics.mean(own), statistics.mean(others), tuple(seconds))


def _play(game: AnyGame, seats: int, robot: int, seed: bytes, seconds: list[float]) -> Any:
    chance = Chance(seed)
    state = game.setup(seats=seats, options=game.Options(), seed=seed)
    while deciders := game.deciders(state):
        seat = deciders[0]
        moves = game.moves(state, seat)
        if seat == robot:
            view, salt = game.view(state, seat), b"%d" % chance.counter
            start = time.perf_counter()
            move = game.robot(view, moves, seed + salt)
            seconds.append(time.perf_counter() - start)
        else:
            move, chance = chance.pick(moves)
        state = game.play(state, seat, move).state
    return game.outcome(state)


def main() -> None:
    """Prints one line for each game and number of seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="*", help="games (all of them if none is named)")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int)
    asked = parser.parse_args()
    for key in asked.keys or GAMES:
        game = GAMES[key]
        for seats in [asked.seats] if asked.seats else game.seats:
            tally = contest(game, seats, asked.games)
            share = tally.wins / tally.games
            spent = sorted(tally.seconds)
            print(
                f"{key} {seats} seats: robot wins {share:.1%} of {tally.games} (by chance {1 / seats:.1%}),"
                f" mean score {tally.robot_score:.1f} against {tally.random_score:.1f},"
                f" a move {1000 * statistics.median(spent):.2f} ms, p99 {1000 * spent[len(spent) * 99 // 100]:.2f} ms"
            )


if __name__ == "__main__":
    main()
