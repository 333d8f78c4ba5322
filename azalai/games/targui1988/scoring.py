"""Tribute of each tribe, and the ranking of a finished game with its ties."""

from __future__ import annotations

from azalai.games.contract import Outcome, Part, Score, ranked
from azalai.games.targui1988.state import State
from azalai.games.targui1988.territories import camels_of, holds_camp, list_alive, tribute, yield_of
from azalai.games.targui1988.view import Phase


def outcome(state: State) -> Outcome | None:
    """Return the ranking of a finished game, or None.

    The last tribe has won; otherwise, after the last destiny card, the highest tribute among those who hold their camp,
    or among all if no tribe does. Camels, then silver decide between equals, then the place is shared (ruling G18).
    Tribes that were wiped out come last, the first one at the very end.
    """
    if state.phase is not Phase.OVER:
        return None
    seats = range(len(state.tribes))
    left = list_alive(state)
    points = [tribute(state, seat) for seat in seats]
    # ruling G18: a tribe without its camp can't win; if all have lost theirs, the territories decide
    if not any(holds_camp(state, seat) for seat in left):
        points = [yield_of(state, seat) for seat in seats]
    rank = [_rank(state, seat, points[seat]) for seat in seats]
    return ranked(rank, tuple(Score(own, (Part("tribute", own),)) for own in points))


def _rank(state: State, seat: int, points: int) -> tuple[int, ...]:
    if seat in state.fallen:
        return (0, state.fallen.index(seat), 0, 0, 0)
    # those without their own camp have no tribute and can't win; how rich they are ranks them among themselves
    return (
        1,
        points,
        yield_of(state, seat),
        camels_of(state, seat),
        state.tribes[seat].silver,
    )
