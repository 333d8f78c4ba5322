"""Parts of this feature for the bot."""

from __future__ import annotations

from azalai.bot.reviews.rules import ReviewedGames
from azalai.bot.solo.deal_layout import ACTS
from azalai.bot.solo.review_store import SoloReviews
from azalai.bot.solo.table import load_history


def is_solo(number: int) -> bool:
    """Return True if that is the number of a solo game; tables have theirs above nought."""
    return number < 0


REVIEWED = ReviewedGames(SoloReviews, load_history, f"{ACTS}review", is_solo)
"""Solo games, for the reviewer."""
