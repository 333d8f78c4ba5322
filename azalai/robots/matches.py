"""Matches: one player among others of another kind, its seat changing from game to game."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from concurrent.futures import Executor
from functools import partial
from typing import Any

import msgspec

from azalai.games import GAMES
from azalai.games.contract import AnyGame, Move
from azalai.robots.playing import Player, steps
from azalai.robots.search import search
from azalai.robots.value import final_margin, won
from azalai.robots.weights import Table


class Result(msgspec.Struct, frozen=True):
    """Game of a match.

    The share of the win and the margin of the player, and the processor seconds of each of its decisions that had more
    than one legal move.
    """

    won: float
    margin: float
    seconds: tuple[float, ...]


class Tally(msgspec.Struct, frozen=True):
    """Result of a match.

    The number of games, the mean share of the wins with its 95 % interval, the mean margin, and the processor seconds
    of a decision: the mean, the 95th percentile, and the longest.
    """

    games: int
    wins: float
    low: float
    high: float
    margin: float
    mean: float
    of_95: float
    most: float

    def __str__(self) -> str:
        return (
            f"wins {self.wins:.1%} [{self.low:.1%}, {self.high:.1%}] of {self.games}, margin {self.margin:+.1f};"
            f" a decision {self.mean:.3f} s, p95 {self.of_95:.3f} s, at most {self.most:.2f} s"
        )


def play_strong(table: Table, game: AnyGame, state: Any, seat: int, seed: bytes) -> Move:
    """Return the move of a strong robot that has learned `table`."""
    return search(game, game.imagine(state, seat, seed), seat, seed, table.model, table.plan)[0].move


def match(
    pool: Executor,
    key: str,
    seats: int,
    one: Player,
    other: Player,
    games: int,
    seed: str,
    options: msgspec.Struct | None = None,
) -> Tally:
    """Play `one` among seats of `other` in `games` games by the processes of a pool, which pickle both players.

    `options`: those of the game; None for those that it proposes.
    """
    play = partial(_game, key, seats, one, other, seed, options)
    return tally(list(pool.map(play, range(games))))


def _game(
    key: str, seats: int, one: Player, other: Player, seed: str, options: msgspec.Struct | None, number: int
) -> Result:
    return game_of(GAMES[key], seats, one, other, number, seed.encode(), options)


def game_of(
    game: AnyGame,
    seats: int,
    one: Player,
    other: Player,
    number: int,
    seed: bytes,
    options: msgspec.Struct | None = None,
) -> Result:
    """Play the game of this number in a match. All chance follows from the number and the seed."""
    own, salt, seconds = number % seats, seed + b" %d" % number, list[float]()

    def timed(game: AnyGame, state: object, seat: int, chance: bytes) -> Move:
        moves = game.moves(state, seat)
        if len(moves) == 1:
            return moves[0]
        start = time.process_time()
        move = one(game, state, seat, chance)
        seconds.append(time.process_time() - start)
        return move

    start = game.setup(seats=seats, options=game.Options() if options is None else options, seed=salt)
    *_, last = steps(game, start, [timed if seat == own else other for seat in range(seats)], salt)
    outcome = game.outcome(last.after)
    assert outcome is not None
    return Result(won(outcome, own), float(final_margin(outcome, own)), tuple(seconds))


def tally(results: Sequence[Result]) -> Tally:
    """Sum up a match."""
    games = len(results)
    wins = sum(result.won for result in results) / games
    low, high = interval(wins, games)
    seconds = sorted(each for result in results for each in result.seconds) or [0.0]
    return Tally(
        games,
        wins,
        low,
        high,
        sum(result.margin for result in results) / games,
        sum(seconds) / len(seconds),
        seconds[len(seconds) * 95 // 100],
        seconds[-1],
    )


def interval(share: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share seen in `games` games (Wilson)."""
    z = 1.959964
    middle = share + z * z / (2 * games)
    width = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return (middle - width) / whole, (middle + width) / whole
