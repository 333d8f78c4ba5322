"""Games that robots play: for learning, for matches, and to look ahead."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec

from azalai.games.chance import Chance
from azalai.games.contract import AnyGame, Move

Player = Callable[[AnyGame, Any, int, bytes], Move]
"""Function that chooses a move for a seat from its knowledge alone; the bytes are the seed of its random choices."""


class PlayedMove(msgspec.Struct, frozen=True):
    """A move that was played, and the positions before and after it.

    `begins`: it is the first of the seat's turn.
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
    """Return a player that makes one of `share` decisions at random, and the others like `player`."""

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
    """Seats that have decided in their present turn."""

    def __init__(self, busy: Iterable[int] = ()) -> None:
        self._busy = set(busy)

    def note_decision(self, deciders: Sequence[int], seat: int) -> bool:
        """Record a decision of `seat`, and return True if it is the first of its turn.

        `deciders`: the seats that have to decide. A seat that has not is no longer in its turn.
        """
        self._busy.intersection_update(deciders)
        first = seat not in self._busy
        self._busy.add(seat)
        return first


def steps(game: AnyGame, state: Any, players: Sequence[Player], seed: bytes) -> Iterator[PlayedMove]:
    """Yield the moves of a game from a position to its end; each is chosen when the iterator is asked for it."""
    calls, number = _Calls(), 0
    while deciders := game.deciders(state):
        seat, before = deciders[0], state
        begins = calls.note_decision(deciders, seat)
        move = players[seat](game, before, seat, seed + b"%d" % number)
        state = game.play(before, seat, move).state
        yield PlayedMove(before, seat, move, state, begins)
        number += 1


def play_ahead(
    game: AnyGame, state: Any, players: Sequence[Player], seed: bytes, seat: int, turns: int
) -> tuple[Any, int]:
    """Play on until the `turns`-th next turn of `seat`, which has just decided, or to the end of the game.

    Returns the position and the number of decisions until then.
    """
    calls, number = _Calls((seat,)), 0
    while deciders := game.deciders(state):
        decider = deciders[0]
        if calls.note_decision(deciders, decider) and decider == seat:
            turns -= 1
            if not turns:
                break
        move = players[decider](game, state, decider, seed + b"%d" % number)
        state = game.play(state, decider, move).state
        number += 1
    return state, number
