"""Places of a finished game, as every result shows them; each game draws its own, in its `result.py`."""

from __future__ import annotations

from azalai.games.contract import Outcome


def places(outcome: Outcome) -> list[tuple[int, int]]:
    """Return rank (from 1) and seat of each player, the first first; after two seconds comes the fourth."""
    ranks: list[tuple[int, int]] = []
    for seats in outcome.ranking:
        rank = len(ranks) + 1
        ranks += [(rank, seat) for seat in seats]
    return ranks
