"""Ratings of players: Plackett-Luce, a Bayesian rating made for games of many players with shared places.

R. C. Weng and C.-J. Lin, A Bayesian Approximation Method for Online Ranking (Journal of Machine Learning Research 12,
2011), as the library openskill computes it with its own parameters. What is believed of a player's skill is a mean
`mu` (25 at first) and a deviation `sigma` (25/3 at first); what is shown is 1000 + 40 x (mu - 3 sigma), so that
everybody begins at 1000 and a few lucky games do not lead a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from azalai.bot.store import Transaction
from azalai.bot.store.results import EVERYWHERE
from azalai.bot.store.rows import RatingRow, ResultRow

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

BASE, PER_POINT, DEVIATIONS = 1000, 40, 3
LEAST_TURNS = 2
"""A game that somebody gives up counts when those concerned have had so many turns: before that nobody has shown
anything, and giving up at once would be a way to lift a friend."""
EARLY_FORGIVEN = 2
"""So many games of two in a row, within `TOGETHER_WITHIN`, can be given up before that without a rating: else one could
look at one's first hand, leave, and open again."""
MOST_TOGETHER = 5
"""So many games of one kind count for the same two people within `TOGETHER_WITHIN`: ratings say how one fares against
many, and can't be made by two who always meet each other."""
TOGETHER_WITHIN = 30 * 86_400.0
"""In seconds."""


@cache
def _model() -> PlackettLuce:
    """Return the library's model."""
    from openskill.models import PlackettLuce  # noqa: PLC0415  (a bot that starts needs no rating yet)

    return PlackettLuce()


def shown(rating: RatingRow) -> int:
    """The rating as people read it."""
    return round(BASE + PER_POINT * (rating.mu - DEVIATIONS * rating.sigma))


def unrated(user: int, game: str, guild: int) -> RatingRow:
    """What is believed of somebody who has not finished a game that counts."""
    return RatingRow(user_id=user, game=game, guild_id=guild, mu=_model().mu, sigma=_model().sigma, games=0)


def rated(before: Sequence[RatingRow], places: Sequence[int]) -> list[RatingRow]:
    """The ratings after a game that ended in these places; equal places are shared."""
    teams = [[_model().rating(mu=one.mu, sigma=one.sigma)] for one in before]
    after = _model().rate(teams, ranks=[float(place) for place in places])
    return [
        RatingRow(
            user_id=one.user_id,
            game=one.game,
            guild_id=one.guild_id,
            mu=team[0].mu,
            sigma=team[0].sigma,
            games=one.games + 1,
        )
        for one, team in zip(before, after, strict=True)
    ]


async def rate(tx: Transaction, results: Sequence[ResultRow], *, alone: int | None = None) -> None:
    """The ratings that follow from the end of a game, inside the transaction that ends it: in its server, and
    everywhere. At least two people must have played it from the beginning to the end. `alone`: the one seat whose
    rating changes; None: those of all."""
    rated_rows = [row for row in results if row.counted or alone is not None]
    counted = [(row, row.user_id) for row in rated_rows if row.user_id is not None]
    if len(counted) < 2:
        return
    tx.alone(*(f"rating of {user}" for _, user in counted))
    for guild in dict.fromkeys((counted[0][0].guild_id, EVERYWHERE)):
        if guild is None:
            continue
        before = [
            await tx.results.rating(user, row.game, guild) or unrated(user, row.game, guild) for row, user in counted
        ]
        after = rated(before, [row.place for row, _ in counted])
        for (row, _), rating in zip(counted, after, strict=True):
            if alone in (None, row.seat):
                await tx.results.set_rating(rating)
