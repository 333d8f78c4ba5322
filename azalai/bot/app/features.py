"""The work of features inside the core's transactions: the core announces, and each feature listens."""

from __future__ import annotations

import functools

from azalai.bot.followers.rules import notify_followers
from azalai.bot.privacy import rules as privacy
from azalai.bot.tables.announcements import card_announced
from azalai.bot.tournaments.entrants import Erasing


@functools.cache
def connect() -> None:
    """Connect the features to what the core announces; once in a process, for all its bots."""
    card_announced.listen(notify_followers)
    privacy.parts.append(Erasing())
