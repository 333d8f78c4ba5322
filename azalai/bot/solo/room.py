"""Parts of solo games that other rooms of the bot use."""

from __future__ import annotations

from azalai.bot.layouts.own_table_list import LeftGame, OwnGames
from azalai.bot.reviews.rules import ReviewedGames
from azalai.bot.solo.days import closes
from azalai.bot.solo.deal_layout import ACTS
from azalai.bot.solo.mistake_puzzles import count_due
from azalai.bot.solo.review_store import SoloReviews
from azalai.bot.solo.store import SoloGames, SoloKind
from azalai.bot.solo.table import load_history
from azalai.bot.solo.what_if import source_of
from azalai.bot.store import Transaction
from azalai.games import GAMES

LISTED = 30 * 86_400.0
"""Seconds for which an unfinished game is listed after its last move."""


def is_solo(number: int) -> bool:
    """Return True for the number of a solo game, which is below 0; numbers of tables are above."""
    return number < 0


async def list_own_games(tx: Transaction, user: int, now: float) -> OwnGames:
    """Return a person's unfinished solo games, the newest first, and the number of their mistakes that are due.

    Games are listed for `LISTED` seconds, and deals only as long as they can be played.
    """
    left = [
        LeftGame(
            game=row.game,
            kind=row.kind.value,
            act=f"{row.kind}-again",
            number=row.number,
            at=row.changed_at,
            step=0 if row.source is None else source_of(row).step,
        )
        for row in await tx.get(SoloGames).list_left(user, now - LISTED)
        if row.game in GAMES and (row.kind is not SoloKind.DEAL or now < closes(row.subject))
    ]
    return OwnGames(tuple(left), await count_due(tx, user, now))


REVIEWED = ReviewedGames(SoloReviews, load_history, f"{ACTS}review", is_solo)
"""Solo games as the reviewer needs them."""
