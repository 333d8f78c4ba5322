"""Candidates: the moves that are worth a thought.

They are the game's robot's move, and its move without that. Of moves with the same result (`Game.twin`) there is one.
Moves that differ in a number alone ("trade 2", "trade 3") are a family, and count as one.
"""

from __future__ import annotations

import functools
from collections.abc import Hashable, Iterator, Sequence
from typing import Any, cast

from azalai.games.contract import AnyGame, Ask, Move
from azalai.games.questions import fields_of


def rank_moves(game: AnyGame, view: Any, moves: Sequence[Move], seed: bytes) -> Iterator[Move]:
    """Return the best move of each family in the order in which the game's robot would choose them, the best first.

    Each is found only when it is asked for.
    """
    best: Move = game.robot(view, moves, seed)
    yield best
    left = list_distinct(game, view, [best, *moves])
    families = [family(move) for move in left]
    while True:
        known = family(best)
        others = [at for at, family in enumerate(families) if family != known]
        left, families = [left[at] for at in others], [families[at] for at in others]
        if not left:
            return
        best = game.robot(view, left, seed)
        yield best


def list_distinct(game: AnyGame, view: Any, moves: Sequence[Move]) -> list[Move]:
    """Return the moves, of those that come to the same the first."""
    distinct: dict[Move, Move] = {}
    for move in moves:
        distinct.setdefault(cast("Move", game.twin(view, move)), move)
    return list(distinct.values())


def family(move: Move) -> Hashable:
    """Return the common part of moves that differ in a number alone."""
    kind = type(move)
    return kind, *[getattr(move, name) for name in _common_fields(kind)]


@functools.cache
def _common_fields(kind: type[Move]) -> tuple[str, ...]:
    """Return the fields of a kind of moves that are no numbers."""
    return tuple(name for name, ask in fields_of(kind) if ask is not Ask.NUMBER)


def kin(moves: Sequence[Move], move: Move) -> list[Move]:
    """Return the other moves of a move's family."""
    own = family(move)
    return [other for other in moves if other != move and type(other) is type(move) and family(other) == own]
