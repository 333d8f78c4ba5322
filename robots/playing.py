"""Games that robots play: for learning, for matches, and to look ahead."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec

from games.chance import Chance
from games.contract import AnyGame, Move

Player = Callable[[AnyGame, Any, int, bytes], Move]
"""Chooses a move for a seat in a position; the bytes are its chance. It looks at what the seat may know, only."""


class Step(msgspec.Struct, frozen=True):
    """A decision that was made: the positions before and after it, who decided, and what. `begins`: it is the first
    that the seat made since it was called."""

    before: Any
    seat: int
    move: Move
    after: Any
    begins: bool


def solid(game: AnyGame, state: Any, seat: int, seed: bytes) -> Move:
    """The game's own robot."""
    move: Move = game.robot(game.view(state, seat), game.moves(state, seat), seed)
    return move


def careless(share: int) -> Player:
    """The game's own robot that plays any move, whichever, in one of `share` decisions."""

    def choose(game: AnyGame, state: Any, seat: int, seed: bytes) -> Move:
        chance = Chance(seed + b"careless")
        slip, chance = chance.below(share)
        if slip:
            return solid(game, state, seat, seed)
        move: Move = chance.pick(game.moves(state, seat))[0]
        return move

    return choose


def anyhow(game: AnyGame, state: Any, seat: int, seed: bytes) -> Move:
    """Any move, whichever."""
    move: Move = Chance(seed + b"anyhow").pick(game.moves(state, seat))[0]
    return move


def steps(
    game: AnyGame, state: Any, players: Sequence[Player], seed: bytes, busy: Iterable[int] = ()
) -> Iterator[Step]:
    """The decisions of a game from a position to its end, in their order; each is made when it is asked for. `busy`:
    the seats that have decided something since they were called."""
    at_it, number = set(busy), 0
    while deciders := game.deciders(state):
        at_it &= set(deciders)
        seat, before = deciders[0], state
        begins = seat not in at_it
        at_it.add(seat)
        move = players[seat](game, before, seat, seed + b"%d" % number)
        state = game.play(before, seat, move).state
        yield Step(before, seat, move, state, begins)
        number += 1
