"""Matches: one player among others of another kind, its seat changing from game to game."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from concurrent.futures import Executor
from functools import partial

import msgspec

from azalai.games import GAMES
from azalai.games.contract import AnyGame, Move
from azalai.robots import gentle
from azalai.robots.candidates import ranked
from azalai.robots.playing import Player, anyhow, solid, steps
from azalai.robots.search import search
from azalai.robots.value import Model, final_margin, won
from azalai.robots.weights import Table

KINDS = ("gentle", "solid", "strong", "greedy", "random")


class Entry(msgspec.Struct, frozen=True):
    """Who takes part: one of `KINDS`, or a character of the game. *greedy* plays the candidate after which the learned
    model likes the position best, without looking ahead. What *strong* and *greedy* have learned is in `table`; by it
    *gentle* knows what is dear, if there is any."""

    kind: str
    table: Table | None = None


class Result(msgspec.Struct, frozen=True):
    """A game of a match: the share of the win and the margin of the one, and the seconds of a processor that each of
    its decisions took, but for those with one legal move."""

    won: float
    margin: float
    seconds: tuple[float, ...]


class Tally(msgspec.Struct, frozen=True):
    """A match: so many games, the mean share of the wins with its 95 % interval, the mean margin, and the seconds of a
    processor for a decision on average, for 95 of 100 at most, and at most."""

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


def match(
    pool: Executor,
    key: str,
    seats: int,
    one: Entry,
    other: Entry,
    games: int,
    seed: str,
    options: msgspec.Struct | None = None,
) -> Tally:
    """One among others of a kind, in so many games played by the processes of a pool, with the options of the game
    (None: those it proposes)."""
    play = partial(_game, key, seats, one, other, seed, options)
    return tally(list(pool.map(play, range(games))))


def _game(
    key: str, seats: int, one: Entry, other: Entry, seed: str, options: msgspec.Struct | None, number: int
) -> Result:
    return game_of(GAMES[key], seats, player(one), player(other), number, seed.encode(), options)


def player(entry: Entry) -> Player:
    """Who plays for an entry. ValueError where it lacks what it needs, or no game knows its kind."""
    if entry.kind in ("strong", "greedy") and entry.table is None:
        raise ValueError(f"{entry.kind} needs what was learned")
    match entry.kind, entry.table:
        case "strong", Table() as table:
            return _strong(table)
        case "greedy", Table(model=model):
            return _greedy(model)
        case "gentle", table:
            return _gentle(table)
        case "random", _:
            return anyhow
        case "solid", _:
            return solid
        case character, _ if any(character in game.characters for game in GAMES.values()):
            return in_character(character)
        case _:
            raise ValueError(f"no such player: {entry.kind}")


def in_character(character: str) -> Player:
    """A robot of that character. ValueError, when it plays, where the game has none of that name."""

    def choose(game: AnyGame, state: object, seat: int, seed: bytes) -> Move:
        move: Move = game.in_character(character, game.view(state, seat), game.moves(state, seat), seed)
        return move

    return choose


def _strong(table: Table) -> Player:
    def choose(game: AnyGame, state: object, seat: int, seed: bytes) -> Move:
        return search(game, game.imagine(state, seat, seed), seat, seed, table.model, table.plan)[0].move

    return choose


def _greedy(model: Model) -> Player:
    def choose(game: AnyGame, state: object, seat: int, seed: bytes) -> Move:
        world = game.imagine(state, seat, seed)
        moves = list(ranked(game, game.view(world, seat), game.moves(world, seat), seed))[:8]
        return max(moves, key=lambda move: model.chance(game, game.view(game.play(world, seat, move).state, seat)))

    return choose


def _gentle(table: Table | None) -> Player:
    def choose(game: AnyGame, state: object, seat: int, seed: bytes) -> Move:
        return gentle.choose(game, state, seat, seed, table)

    return choose


def game_of(
    game: AnyGame,
    seats: int,
    one: Player,
    other: Player,
    number: int,
    seed: bytes,
    options: msgspec.Struct | None = None,
) -> Result:
    """The game of this number in a match: it is all that the seed is mixed with, so it can be played again."""
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
    """What a match came to."""
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
    """The 95 % interval of a share seen in so many games (Wilson)."""
    z = 1.959964
    middle = share + z * z / (2 * games)
    width = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return (middle - width) / whole, (middle + width) / whole
