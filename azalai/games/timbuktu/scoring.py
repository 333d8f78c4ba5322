"""Points of the goods, and the result of the game with its ties."""

from __future__ import annotations

from azalai.games.contract import Outcome, Part, Score, ranked
from azalai.games.timbuktu.components import GOODS, Counts
from azalai.games.timbuktu.state import State, count_kinds
from azalai.games.timbuktu.view import Phase


def tokens_of(state: State, seat: int) -> tuple[str, ...]:
    """Return all goods on the camels of a player."""
    return tuple(good for camel in state.caravans[seat] for good in camel.goods)


def points_by_kind(state: State, seat: int) -> Counts:
    """Return the points by kind: each token is worth the number of tokens of its kind out of play (ruling T13)."""
    own = count_kinds(good for camel in state.caravans[seat] for good in camel.goods)
    gold, coffee, pepper, salt, water = (count * value for count, value in zip(own, state.out, strict=True))
    return (gold, coffee, pepper, salt, water)


def points_of(state: State, seat: int) -> int:
    """Return the points of a player in the present position."""
    return sum(points_by_kind(state, seat))


def outcome(state: State) -> Outcome | None:
    """Return the result: most points, then most tokens in Timbuktu, then a shared victory (ruling T14)."""
    if state.phase is not Phase.OVER:
        return None
    seats = range(len(state.caravans))
    scores = tuple(_score(points_by_kind(state, seat)) for seat in seats)
    return ranked([(scores[seat].total, len(tokens_of(state, seat))) for seat in seats], scores)


def _score(points: Counts) -> Score:
    return Score(sum(points), tuple(Part(good.value, count) for good, count in zip(GOODS, points, strict=True)))
