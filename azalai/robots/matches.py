"""Matches: one player among others of another kind, on another seat in each game."""

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
    """Result of a game: the player's share of the win, its margin, and its processor seconds for each decision.

    Decisions with only one legal move don't count.
    """

    won: float
    margin: float
    seconds: tuple[float, ...]


class Tally(msgspec.Struct, frozen=True):
    """Result of a match.

    The number of games, the mean share of the wins, its 95 % interval from `low` to `high`, and the mean margin; the
    processor seconds of a decision: the `mean`, the 95th percentile (`of_95`), and the longest (`most`).
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
    """Return the move of a strong robot with the weights of `table`."""
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
    """Play `games` games in the processes of a pool, and return their result.

    `one` plays one seat and `other` all others; both are pickled. `options`: None for the game's defaults.
    """
    play = partial(_play_numbered, key, seats, one, other, seed, options)
    return tally(list(pool.map(play, range(games))))


def _play_numbered(
    key: str, seats: int, one: Player, other: Player, seed: str, options: msgspec.Struct | None, number: int
) -> Result:
    return play_game(GAMES[key], seats, one, other, number, seed.encode(), options)


def play_game(
    game: AnyGame,
    seats: int,
    one: Player,
    other: Player,
    number: int,
    seed: bytes,
    options: msgspec.Struct | None = None,
) -> Result:
    """Play the game of this number in a match. All chance follows from the number and the seed."""
    own_seat, salt, seconds = number % seats, seed + b" %d" % number, list[float]()

    def choose_timed(game: AnyGame, state: object, seat: int, chance: bytes) -> Move:
        moves = game.moves(state, seat)
        if len(moves) == 1:
            return moves[0]
        start = time.process_time()
        move = one(game, state, seat, chance)
        seconds.append(time.process_time() - start)
        return move

    start = game.setup(seats=seats, options=game.Options() if options is None else options, seed=salt)
    *_, last = steps(game, start, [choose_timed if seat == own_seat else other for seat in range(seats)], salt)
    outcome = game.outcome(last.after)
    assert outcome is not None
    return Result(won(outcome, own_seat), float(final_margin(outcome, own_seat)), tuple(seconds))


def tally(results: Sequence[Result]) -> Tally:
    """Return the result of a match from those of its games."""
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
    """Return the 95 % interval of a share that was observed in `games` games (Wilson)."""
    z = 1.959964
    middle = share + z * z / (2 * games)
    width = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return (middle - width) / whole, (middle + width) / whole
