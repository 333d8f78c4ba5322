"""Robot of a small game without one of its own: it tries its moves in imagined positions.

In each imagined position every remaining move is played, and the game goes on at random to its end; a share of a win
counts most, and the points by which it was won. Half of the moves are dropped after each round.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Protocol, TypeVar

from azalai.games.chance import Chance
from azalai.games.contract import Move
from azalai.games.small.sight import SmallView

M = TypeVar("M", bound=Move)
FAR = 120
"""Largest number of moves of a playout."""
ROUNDS = 3
LEAST = 3
"""Positions at least in which a move is tried in each round."""
CLOSE = 0.02
"""Worth of a point of lead, as a share of a win."""


class Rules(Protocol):
    """Rules for the playouts."""

    thinks: ClassVar[int]

    def deciders(self, state: Any) -> tuple[int, ...]: ...
    def can(self, state: Any, seat: int) -> Sequence[Any]: ...
    def do(self, state: Any, seat: int, move: Any, tell: Callable[[Any], None]) -> Any: ...
    def points(self, state: Any) -> Sequence[Mapping[str, int]]: ...
    def ranks(self, state: Any) -> Sequence[tuple[int, ...]]: ...
    def twin(self, view: Any, move: Any) -> Any: ...


def best_move(rules: Rules, world: Callable[[bytes], Any], view: SmallView, moves: Sequence[M], seed: bytes) -> M:
    """Return the move that did best. `world` imagines a position."""
    left = list(dict.fromkeys(rules.twin(view, move) for move in moves))
    left = [move for move in left if move in moves] or list(moves)
    if view.seat is None or len(left) == 1:
        return left[0]
    left = list(Chance(seed).shuffled(left)[0])
    worth, tries, spent, number = dict.fromkeys(left, 0.0), 0, 0, 0
    for turn in range(1, ROUNDS + 1):
        first = number
        while number < first + LEAST or spent < rules.thinks * turn // ROUNDS:
            chance = seed + b" %d" % number
            for move in left:
                gained, steps = _simulate_move(rules, world(chance), view.seat, move, chance)
                worth[move] += gained
                spent += steps
            number += 1
            tries += 1
        left = sorted(left, key=worth.__getitem__, reverse=True)[: max(1, len(left) // 2)]
        if len(left) == 1:
            break
    return left[0]


def _simulate_move(rules: Rules, state: Any, seat: int, move: Any, seed: bytes) -> tuple[float, int]:
    """Return the result of a move, and the number of moves to it."""
    chance, steps = Chance(seed), 1
    state = rules.do(state, seat, move, _drop_event)
    while (deciders := rules.deciders(state)) and steps < FAR:
        moves = rules.can(state, deciders[0])
        if not moves:
            raise ValueError(
                f"in a position that the robot imagines seat {deciders[0]} must decide and `can` lists no move: the "
                "rules never come there, so `among`, or a mark of a hidden field, allows more than there can be"
            )
        move, chance = chance.pick(moves)
        state = rules.do(state, deciders[0], move, _drop_event)
        steps += 1
    return _share(rules, state, seat), steps


def _drop_event(_: Any) -> None:
    """Drop an event that is only imagined."""


def _share(rules: Rules, state: Any, seat: int) -> float:
    """Return the share of a win, and a little for every point."""
    ranks = [tuple(rank) for rank in rules.ranks(state)]
    points = [sum(parts.values()) for parts in rules.points(state)]
    best = max(ranks)
    share = 1 / ranks.count(best) if ranks[seat] == best else 0.0
    others = max(point for other, point in enumerate(points) if other != seat)
    return share + CLOSE * max(-20, min(20, points[seat] - others))
