"""Ratings of players: Bradley-Terry with full pairing, a Bayesian rating for games of several players.

R. C. Weng and C.-J. Lin, A Bayesian Approximation Method for Online Ranking (Journal of Machine Learning Research 12,
2011), as the library openskill computes it with its own parameters. A game counts as a duel of each two of its players,
and a shared place as a draw: of two players with equal ratings the better place never gains less, which does not hold
for Plackett-Luce, the method of version 1. A player's skill is estimated by a mean `mu` (25 at first) and a deviation
`sigma` (25/3 at first); the rating shown is 1000 + 40 x (mu - 3 sigma), so that each player begins at 1000.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from azalai.bot.store import Transaction
from azalai.bot.store.result_rows import RatingRow, ResultRow
from azalai.bot.store.results import EVERYWHERE

if TYPE_CHECKING:
    from openskill.models import BradleyTerryFull

BASE, PER_POINT, DEVIATIONS = 1000, 40, 3
VERSION = 2
"""The present way to compute ratings: 1 was Plackett-Luce, 2 is Bradley-Terry. Each rating is stored with its own."""
LEAST_TURNS = 2
"""Turns that the players must have had for a resigned game to count.

Before that no skill was shown, and resigning at once would be a way to lift a friend.
"""
EARLY_FORGIVEN = 2
"""Games of two in a row, within `TOGETHER_WITHIN`, that can be resigned before that without a rating.

Otherwise a player could look at their first hand, leave, and open again.
"""
MOST_TOGETHER = 5
"""Games of one kind that count for the same two people within `TOGETHER_WITHIN`.

Ratings measure play against many, and can't be made by two who always meet each other.
"""
TOGETHER_WITHIN = 30 * 86_400.0
"""In seconds."""


@cache
def _model() -> BradleyTerryFull:
    """Return the library's model."""
    from openskill.models import BradleyTerryFull  # noqa: PLC0415  (a bot that starts needs no rating yet)

    return BradleyTerryFull()


def to_shown_rating(rating: RatingRow) -> int:
    """Return the rating as people read it."""
    return round(BASE + PER_POINT * (rating.mu - DEVIATIONS * rating.sigma))


def make_initial_rating(user: int, game: str, guild: int) -> RatingRow:
    """Return the rating of a person without a finished game that counts."""
    return RatingRow(
        user_id=user, game=game, guild_id=guild, mu=_model().mu, sigma=_model().sigma, games=0, version=VERSION
    )


def rate_places(before: Sequence[RatingRow], places: Sequence[int]) -> list[RatingRow]:
    """Return the ratings after a game that ended in these places; equal places are shared.

    A rating of version 1 is carried over as it is: both methods estimate the same skill on the same scale.
    """
    teams = [[_model().rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    after = _model().rate(teams, ranks=[float(place) for place in places])
    return [
        RatingRow(
            user_id=rating.user_id,
            game=rating.game,
            guild_id=rating.guild_id,
            mu=team[0].mu,
            sigma=team[0].sigma,
            games=rating.games + 1,
            version=VERSION,
        )
        for rating, team in zip(before, after, strict=True)
    ]


async def rate(tx: Transaction, results: Sequence[ResultRow], *, alone: int | None = None) -> None:
    """Write the ratings after the end of a game, inside the transaction that ends it: in its server, and everywhere.

    At least two people must have played it from the beginning to the end. `alone`: the one seat whose rating changes;
    None: those of all.
    """
    rated_rows = [row for row in results if row.counted or alone is not None]
    counted = [(row, row.user_id) for row in rated_rows if row.user_id is not None]
    if len(counted) < 2:
        return
    tx.advisory_lock(*(f"rating of {user}" for _, user in counted))
    for guild in dict.fromkeys((counted[0][0].guild_id, EVERYWHERE)):
        if guild is None:
            continue
        before = [
            await tx.results.find_rating(user, row.game, guild) or make_initial_rating(user, row.game, guild)
            for row, user in counted
        ]
        after = rate_places(before, [row.place for row, _ in counted])
        for (row, _), rating in zip(counted, after, strict=True):
            if alone in (None, row.seat):
                await tx.results.set_rating(rating)
