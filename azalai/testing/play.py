"""Random play of any game, for checks that need many positions."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

import msgspec

from azalai.games import GAMES
from azalai.games.chance import Chance
from azalai.games.contract import AnyGame, Move, Turn
from azalai.games.options import OptionField, OptionKind, option_fields
from azalai.robots.matches import Tally, play_game, tally
from azalai.robots.playing import play_random, solid
from azalai.testing.course import Course
from azalai.testing.faults import Fault

MOST_MOVES = 20_000
"""Number of moves after which a game counts as endless."""

FEW = 6
"""Largest number of an option's values that are all tried."""

TAKES_BACK = 8
"""One in N moves may be a take-back, if a seat can take something back."""


class Played(msgspec.Struct, frozen=True):
    """Move in a game: the position before it, the seat, its legal moves, the move and its result.

    `course`: all moves up to this one.
    """

    state: Any
    seat: int
    moves: tuple[Move, ...]
    move: Move
    turn: Turn
    course: Course


def random_game(game: AnyGame, seats: int, seed: bytes, options: Any = None) -> Iterator[Played]:
    """Yield every move of a random game.

    Each seat, kind of move and move is chosen at random, in this order, so that rare kinds occur. Seats that need not
    decide take something back only rarely, so that simultaneous choices come to an end.
    """
    chance = Chance(b"player" + seed)
    options = game.Options() if options is None else options
    course = Course(seats, options, seed)
    state = game.setup(seats=seats, options=options, seed=seed)
    for _ in range(MOST_MOVES):
        able = [seat for seat in range(seats) if game.moves(state, seat)]
        if not able:
            return
        deciders = game.deciders(state)
        if len(deciders) < len(able):
            patient, chance = chance.below(TAKES_BACK)
            able = list(deciders) if patient else able
        seat, chance = chance.pick(able)
        moves: tuple[Move, ...] = game.moves(state, seat)
        kind, chance = chance.pick(tuple(dict.fromkeys(type(move) for move in moves)))
        move, chance = chance.pick([move for move in moves if type(move) is kind])
        course = course.with_move(seat, move)
        turn = game.play(state, seat, move)
        yield Played(state, seat, moves, move, turn, course)
        state = turn.state
    raise Fault(f"a game did not end within {MOST_MOVES} moves")


def robots_game(game: AnyGame, seats: int, seed: bytes, options: Any = None) -> Iterator[Played]:
    """Yield every move of a game between the game's own robots."""
    options = game.Options() if options is None else options
    course = Course(seats, options, seed)
    state = game.setup(seats=seats, options=options, seed=seed)
    for number in range(MOST_MOVES):
        if not (deciders := game.deciders(state)):
            return
        seat = deciders[0]
        moves = game.moves(state, seat)
        move = game.robot(game.view(state, seat), moves, seed + b"%d" % number)
        course = course.with_move(seat, move)
        turn = game.play(state, seat, move)
        yield Played(state, seat, moves, move, turn, course)
        state = turn.state
    raise Fault(f"a game did not end within {MOST_MOVES} moves")


def variants(game: AnyGame, seats: int) -> tuple[Any, ...]:
    """Return sets of options to try.

    They are the default options, and those in which one option has another value. Of many values some are tried.
    """
    default = game.Options()
    options = [default]
    for field in option_fields(game.Options):
        others = [value for value in _list_values(field, seats) if value != getattr(default, field.name)]
        options += [msgspec.structs.replace(default, **{field.name: value}) for value in others]
    return tuple(dict.fromkeys(options))


def _list_values(field: OptionField, seats: int) -> tuple[Any, ...]:
    """Return all values of an option, or some of them if it has many."""
    values = field.values
    match field.kind:
        case OptionKind.SWITCH | OptionKind.ONE:
            return values if len(values) <= FEW else (values[0], values[len(values) // 2], values[-1])
        case OptionKind.NUMBER:
            return tuple(limit for limit in (field.least, field.most) if limit is not None)
        case OptionKind.SEVERAL:
            least, most = int(field.least or 0), int(field.most or 0)
            return (values[:least], values[: (least + most) // 2], values[len(values) - most :])
        case OptionKind.EACH:
            return ((), values[:seats], values[::-1][:seats])


def games_of(key: str, seats: int, count: int = 2) -> tuple[tuple[Played, ...], ...]:
    """Return a few random games, which are cached for all checks."""
    return _games_of(GAMES[key], seats, count)


@functools.cache
def _games_of(game: AnyGame, seats: int, count: int) -> tuple[tuple[Played, ...], ...]:
    return tuple(tuple(random_game(game, seats, b"contract %d" % number)) for number in range(count))


def positions(key: str, seats: int, count: int = 2) -> list[Played]:
    """Return all moves of the games of `games_of`."""
    return [played for game in games_of(key, seats, count) for played in game]


def play_against_random(game: AnyGame, seats: int, games: int) -> Tally:
    """Play games of the game's robot against players who move at random, and return the results."""
    return tally([play_game(game, seats, solid, play_random, number, b"robots") for number in range(games)])
