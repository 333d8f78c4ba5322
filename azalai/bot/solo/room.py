"""What the bot takes from this feature."""

from __future__ import annotations

from collections.abc import Mapping

from azalai.bot.delivery.homes import Home
from azalai.bot.delivery.senders import Sender
from azalai.bot.reviews.rules import ReviewedGames
from azalai.bot.solo.deal_layout import ACTS
from azalai.bot.solo.deal_review_store import DealReviews
from azalai.bot.solo.deal_store import is_deal
from azalai.bot.solo.deal_table import load_history
from azalai.bot.solo.morning_delivery import send_morning, send_trouble
from azalai.bot.solo.mornings import lack_permission, lose_channel
from azalai.bot.store.about import AboutServer
from azalai.bot.store.rows import MessageKind

SENDERS: Mapping[MessageKind, Sender] = {
    MessageKind.MORNING: send_morning,
    MessageKind.MORNING_TROUBLE: send_trouble,
}
HOMES: Mapping[type, Home] = {AboutServer: Home(lose_channel, lack_permission)}
REVIEWED = ReviewedGames(DealReviews, load_history, f"{ACTS}review", is_deal)
"""Games of deals, for the reviewer."""
