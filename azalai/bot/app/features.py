"""Functions by which the core uses features without importing them."""

from __future__ import annotations

import functools
from collections.abc import Callable

from azalai.bot.followers.rules import notify_followers
from azalai.bot.hosting.open_tables import OpenGame, list_open_tables
from azalai.bot.privacy import rules as privacy
from azalai.bot.solo import club_renewal
from azalai.bot.store import Transaction
from azalai.bot.tables.announcements import card_announced
from azalai.bot.tournaments.entrants import Erasing, list_open


async def list_waiting(tx: Transaction, guild: int, user: int, sees: Callable[[int], bool]) -> list[OpenGame]:
    """Return the tables, then the tournaments, that a person could join in a server; each oldest first."""
    return [*await list_open_tables(tx, guild, user, sees), *await list_open(tx, guild, user, sees)]


@functools.cache
def connect() -> None:
    """Connect the features to the announcements of the core. Only the first call in a process does so."""
    card_announced.listen(notify_followers)
    privacy.parts += [Erasing(), club_renewal.Erasing()]
