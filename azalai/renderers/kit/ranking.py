"""Places of a finished game, as every result shows them."""

from __future__ import annotations

from azalai.games.contract import Outcome


def places(outcome: Outcome) -> list[tuple[int, int]]:
    """Return rank (from 1) and seat of each player, the first first; after two seconds comes the fourth."""
    found: list[tuple[int, int]] = []
    for seats in outcome.ranking:
        rank = len(found) + 1
        found += [(rank, seat) for seat in seats]
    return found
