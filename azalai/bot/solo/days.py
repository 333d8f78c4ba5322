"""Days, the end of their deals, and the deals themselves.

A day is one of UTC. A deal follows from its seed, which is drawn when the deal is first asked for on its day: all
processes over one database read that row, an upgrade in the middle of the day changes nothing of it, and later deals do
not exist.
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
from azalai.bot.tables.levels import levels_for
from azalai.games import GAMES
from azalai.games.contract import AnyGame
from azalai.robots import Level

DAY = 86_400
DAYS_OPEN = 2
"""Days from its beginning after which a deal can no longer be finished."""
SEATS = 3
"""Number of players of a deal, if the game allows it."""


def day_of(now: float) -> int:
    """Return the day of a moment: days since 1970."""
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
    return _day(first), _day(following) - 1


def week_of(day: int) -> tuple[int, int]:
    """Return the Monday and the Sunday of the week of a day."""
    monday = day - date_of(day).weekday()
    return monday, monday + 6


def days_in_a_row(days: Collection[int], last: int) -> int:
    """Return the number of days in a row, of these, that end with that one.

    >>> days_in_a_row({7, 8, 9}, 9), days_in_a_row({7, 8}, 9)
    (3, 0)
    """
    return next(count for count in range(len(days) + 1) if last - count not in days)


def _day(when: date) -> int:
    return (when - date(1970, 1, 1)).days


async def is_over(tx: Transaction, day: int, game: str, now: float) -> bool:
    """Return True if a deal can no longer be played, so that its seed and its games are no secret."""
    return now >= closes(day) or (now >= ends(day) and not await tx.of(SoloGames).has_unfinished(day, game))


async def create_deal(tx: Transaction, settings: Settings, day: int, game: str) -> DealRow:
    """Return the deal of a game on a day, drawn now if it is first asked for; the transaction writes.

    Never call it for a later day: a deal that does not exist can't be known.
    """
    tx.of(Deals).lock(day, game)
    deal = await tx.of(Deals).find(day, game)
    return deal or await tx.of(Deals).insert(draw_deal(settings, day, GAMES[game], secrets.token_bytes(32)))


def draw_deal(settings: Settings, day: int, game: AnyGame, seed: bytes) -> DealRow:
    """Return the consequences of a seed: the number of players, the person's seat, and the robots' level."""
    seats = SEATS if SEATS in game.seats else min(game.seats)
    own_seat = hashlib.sha256(b"seat" + seed).digest()[0] % seats
    options = msgspec.json.encode(game.Options())
    published = commitment_hash(NEWEST, game=game.key, rules=game.version, options=options, seats=seats, seed=seed)
    level = Level.STRONG if Level.STRONG in levels_for(settings, game, seats) else Level.SOLID
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
    """Raise `Refused` for a day whose deals can't be begun (any more)."""
    if day > day_of(now):
        raise Refused("refusal-deal-to-come")
    if day < day_of(now):
        raise Refused("refusal-deal-day-over")
