"""Games that robots play: for learning, for matches, and to look ahead."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec

from azalai.games.chance import Chance
from azalai.games.contract import AnyGame, Move

Player = Callable[[AnyGame, Any, int, bytes], Move]
"""Function that chooses a move for a seat from its knowledge alone; the bytes are its chance."""


class PlayedMove(msgspec.Struct, frozen=True):
    """Decision that was made: the positions before and after it, the seat, and the move.

    `begins`: it is the seat's first since its call.
    """

    before: Any
    seat: int
    move: Move
    after: Any
    begins: bool


def solid(game: AnyGame, state: Any, seat: int, seed: bytes) -> Move:
    """Return the move of the game's own robot."""
    move: Move = game.robot(game.view(state, seat), game.moves(state, seat), seed)
    return move


def careless(share: int, player: Player = solid) -> Player:
    """Return a player that plays any move in one of `share` decisions, and else like `player`."""

    def choose(game: AnyGame, state: Any, seat: int, seed: bytes) -> Move:
        chance = Chance(seed + b"careless")
        slip, chance = chance.below(share)
        if slip:
            return player(game, state, seat, seed)
        move: Move = chance.pick(game.moves(state, seat))[0]
        return move

    return choose


def play_random(game: AnyGame, state: Any, seat: int, seed: bytes) -> Move:
    """Return a random move."""
    move: Move = Chance(seed + b"anyhow").pick(game.moves(state, seat))[0]
    return move


class _Calls:
    """Seats that have decided since their calls."""

    def __init__(self, busy: Iterable[int] = ()) -> None:
        self._busy = set(busy)

    def begins(self, deciders: Sequence[int], seat: int) -> bool:
        """Return True if a decision of this seat is the first since it was called; it is made now."""
        self._busy.intersection_update(deciders)
        first = seat not in self._busy
        self._busy.add(seat)
        return first


def steps(game: AnyGame, state: Any, players: Sequence[Player], seed: bytes) -> Iterator[PlayedMove]:
    """Yield the decisions of a game from a position to its end, in their order; each is made when it is asked for."""
    calls, number = _Calls(), 0
    while deciders := game.deciders(state):
        seat, before = deciders[0], state
        begins = calls.begins(deciders, seat)
        move = players[seat](game, before, seat, seed + b"%d" % number)
        state = game.play(before, seat, move).state
        yield PlayedMove(before, seat, move, state, begins)
        number += 1


def play_ahead(
    game: AnyGame, state: Any, players: Sequence[Player], seed: bytes, seat: int, turns: int
) -> tuple[Any, int]:
    """Return the position after a seat that has just decided was called `turns` times, or the last one.

    The second value is the number of decisions until then.
    """
    calls, number = _Calls((seat,)), 0
    while deciders := game.deciders(state):
        decider = deciders[0]
        if calls.begins(deciders, decider) and decider == seat:
            turns -= 1
            if not turns:
                break
        move = players[decider](game, state, decider, seed + b"%d" % number)
        state = game.play(state, decider, move).state
        number += 1
    return state, number
