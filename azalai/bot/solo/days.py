"""Days, the times of their deals, and the deals themselves.

Days are days in UTC. A deal follows from its seed, which is drawn and stored when the deal is first opened on its day.
So all processes on one database have the same deal, an upgrade during the day does not change it, and deals of later
days do not exist.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection
from datetime import UTC, date, datetime, timedelta

import msgspec

from azalai.bot.config import Settings
from azalai.bot.errors import Refused
from azalai.bot.history.commitment import NEWEST, commitment_hash
from azalai.bot.solo.store import DealRow, Deals, SoloGames
from azalai.bot.store import Transaction
from azalai.bot.tables.levels import list_levels
from azalai.games import GAMES
from azalai.games.contract import AnyGame
from azalai.robots import Level

DAY = 86_400
DAYS_OPEN = 2
"""Days from the beginning of a deal's day to the moment after which it can no longer be finished."""
SEATS = 3
"""Number of seats of a deal, if the game allows it."""


def day_of(now: float) -> int:
    """Return the day of a moment, as the number of days since 1970."""
    return int(now // DAY)


def date_of(day: int) -> date:
    """Return the date of a day."""
    return datetime.fromtimestamp(day * DAY, UTC).date()


def begins(day: int) -> float:
    """Return the beginning of a day, in seconds since 1970."""
    return float(day * DAY)


def ends(day: int) -> float:
    """Return the end of a day, after which its deals can't be begun."""
    return begins(day + 1)


def closes(day: int) -> float:
    """Return the moment after which a day's deals can no longer be played."""
    return begins(day + DAYS_OPEN)


def month_of(day: int) -> tuple[int, int]:
    """Return the first and the last day of the month of a day."""
    first = date_of(day).replace(day=1)
    following = (first + timedelta(days=32)).replace(day=1)
    return _day_number(first), _day_number(following) - 1


def week_of(day: int) -> tuple[int, int]:
    """Return the Monday and the Sunday of the week of a day."""
    monday = day - date_of(day).weekday()
    return monday, monday + 6


def days_in_a_row(days: Collection[int], last: int) -> int:
    """Return the number of consecutive days in `days` that end with `last`.

    >>> days_in_a_row({7, 8, 9}, 9), days_in_a_row({7, 8}, 9)
    (3, 0)
    """
    return next(count for count in range(len(days) + 1) if last - count not in days)


def _day_number(when: date) -> int:
    return (when - date(1970, 1, 1)).days


async def is_over(tx: Transaction, day: int, game: str, now: float) -> bool:
    """Return True if no person can play a deal any longer, so that its seed and its games are public."""
    return now >= closes(day) or (now >= ends(day) and not await tx.get(SoloGames).has_unfinished(day, game))


async def create_deal(tx: Transaction, settings: Settings, day: int, game: str) -> DealRow:
    """Return the deal of a game on a day; draw and store it if it does not exist.

    Needs a transaction that writes. Must not be called for a later day, so that no person can learn its deal before.
    """
    tx.get(Deals).lock(day, game)
    deal = await tx.get(Deals).find(day, game)
    return deal or await tx.get(Deals).insert(draw_deal(settings, day, GAMES[game], secrets.token_bytes(32)))


def draw_deal(settings: Settings, day: int, game: AnyGame, seed: bytes) -> DealRow:
    """Return the deal with a seed, which determines the person's seat."""
    seats = SEATS if SEATS in game.seats else min(game.seats)
    own_seat = hashlib.sha256(b"seat" + seed).digest()[0] % seats
    options = msgspec.json.encode(game.Options())
    published = commitment_hash(NEWEST, game=game.key, rules=game.version, options=options, seats=seats, seed=seed)
    level = Level.STRONG if Level.STRONG in list_levels(settings, game, seats) else Level.SOLID
    return DealRow(
        day=day,
        game=game.key,
        version=game.version,
        seats=seats,
        own_seat=own_seat,
        options=options,
        level=level,
        seed=seed,
        seed_hash=published,
        commitment=NEWEST,
    )


def check_day(day: int, now: float) -> None:
    """Raise `Refused` unless the deals of a day can be begun now."""
    if day > day_of(now):
        raise Refused("refusal-deal-to-come")
    if day < day_of(now):
        raise Refused("refusal-deal-day-over")
