"""Candidates: the moves that a robot evaluates.

The first is the move of the game's own robot, the second its move if the first is not allowed, and so on. Of several
moves with the same result (`Game.twin`) one is a candidate. Moves that differ only in a number ("trade 2", "trade 3")
are a family, and one of them is a candidate.
"""

from __future__ import annotations

import functools
from collections.abc import Hashable, Iterator, Sequence
from typing import Any, cast

from azalai.games.contract import AnyGame, Ask, Move
from azalai.games.questions import fields_of


def rank_moves(game: AnyGame, view: Any, moves: Sequence[Move], seed: bytes) -> Iterator[Move]:
    """Return the best move of each family by the judgement of the game's robot, the best first.

    The robot chooses the next one only when the iterator is asked for it.
    """
    best: Move = game.robot(view, moves, seed)
    yield best
    left = list_distinct(game, view, [best, *moves])
    families = [family(move) for move in left]
    while True:
        best_family = family(best)
        others = [at for at, other in enumerate(families) if other != best_family]
        left, families = [left[at] for at in others], [families[at] for at in others]
        if not left:
            return
        best = game.robot(view, left, seed)
        yield best


def list_distinct(game: AnyGame, view: Any, moves: Sequence[Move]) -> list[Move]:
    """Return the moves, but only the first of those with the same result."""
    distinct: dict[Move, Move] = {}
    for move in moves:
        distinct.setdefault(cast("Move", game.twin(view, move)), move)
    return list(distinct.values())


def family(move: Move) -> Hashable:
    """Return the part of a move that all moves of its family share: its type and its fields that are not numbers."""
    kind = type(move)
    return kind, *[getattr(move, name) for name in _common_fields(kind)]


@functools.cache
def _common_fields(kind: type[Move]) -> tuple[str, ...]:
    """Return the fields of a kind of moves that are not numbers."""
    return tuple(name for name, ask in fields_of(kind) if ask is not Ask.NUMBER)


def list_siblings(moves: Sequence[Move], move: Move) -> list[Move]:
    """Return the other moves of a move's family."""
    own_family = family(move)
    return [other for other in moves if other != move and type(other) is type(move) and family(other) == own_family]
