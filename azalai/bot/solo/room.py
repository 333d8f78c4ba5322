"""What the bot takes from this feature."""

from __future__ import annotations

from azalai.bot.reviews.rules import ReviewedGames
from azalai.bot.solo.deal_layout import ACTS
from azalai.bot.solo.deal_review_store import DealReviews
from azalai.bot.solo.deal_store import is_deal
from azalai.bot.solo.deal_table import load_history

REVIEWED = ReviewedGames(DealReviews, load_history, f"{ACTS}review", is_deal)
"""Games of deals, for the reviewer."""
