"""The work of features inside the core's transactions: the core announces, and each feature listens."""

from __future__ import annotations

import functools

from azalai.bot.delivery import homes, senders
from azalai.bot.followers.rules import notify_followers
from azalai.bot.solo import room as solo
from azalai.bot.tables.announcements import card_announced

SENDERS = {**senders.SENDERS, **solo.SENDERS}
"""The sender of each kind of message."""
HOMES = {**homes.HOMES, **solo.HOMES}
"""What follows for each sort of subject if its channel was deleted or is closed."""


@functools.cache
def connect() -> None:
    """Connect the features to what the core announces; once in a process, for all its bots."""
    card_announced.listen(notify_followers)
