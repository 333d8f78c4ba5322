"""Which day it is, until when its deals can be played, and what is dealt on it.

A day is one of UTC. A deal follows from its seed, which is drawn when the deal is first asked for on its day: all
processes over one database read that row, an upgrade in the middle of the day changes nothing of it, and the deals to
come exist nowhere."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection
from datetime import UTC, date, datetime, timedelta

import msgspec

from azalai.bot.config import Settings
from azalai.bot.errors import Refused
from azalai.bot.history.commitment import NEWEST, sealed
from azalai.bot.solo.store import DealRow, Deals, SoloGames
from azalai.bot.store import Transaction
from azalai.bot.tables.levels import levels_for
from azalai.games import GAMES
from azalai.games.contract import AnyGame
from azalai.robots import Level

DAY = 86_400
DAYS_OPEN = 2
"""A deal is begun on its day, and may be finished until so many days after that has begun."""
SEATS = 3
"""So many play where the game can have them."""


def day_of(now: float) -> int:
    """The day of a moment: days since 1970."""
    return int(now // DAY)


def date_of(day: int) -> date:
    """The same as a date."""
    return datetime.fromtimestamp(day * DAY, UTC).date()


def begins(day: int) -> float:
    """When a day begins, in seconds since 1970."""
    return float(day * DAY)


def ends(day: int) -> float:
    """When it ends: its deals can't be begun any more."""
    return begins(day + 1)


def closes(day: int) -> float:
    """When its deals can't be played any more."""
    return begins(day + DAYS_OPEN)


def month_of(day: int) -> tuple[int, int]:
    """The first and the last day of the month of a day."""
    first = date_of(day).replace(day=1)
    following = (first + timedelta(days=32)).replace(day=1)
    return _day(first), _day(following) - 1


def week_of(day: int) -> tuple[int, int]:
    """The Monday and the Sunday of the week of a day."""
    monday = day - date_of(day).weekday()
    return monday, monday + 6


def days_in_a_row(days: Collection[int], last: int) -> int:
    """Return how many days in a row, of these, end with that one.

    >>> days_in_a_row({7, 8, 9}, 9), days_in_a_row({7, 8}, 9)
    (3, 0)
    """
    return next(count for count in range(len(days) + 1) if last - count not in days)


def _day(when: date) -> int:
    return (when - date(1970, 1, 1)).days


async def is_over(tx: Transaction, day: int, game: str, now: float) -> bool:
    """Whether nobody can play a deal any more, so that its seed and its games are no secret."""
    return now >= closes(day) or (now >= ends(day) and not await tx.of(SoloGames).unfinished(day, game))


async def create_deal(tx: Transaction, settings: Settings, day: int, game: str) -> DealRow:
    """Return the deal of a game on a day, drawn now if nobody has asked for it before; the transaction writes. Never
    call it for a day to come: nobody can know a deal that does not exist."""
    tx.of(Deals).lock(day, game)
    there = await tx.of(Deals).find(day, game)
    return there or await tx.of(Deals).insert(draw_deal(settings, day, GAMES[game], secrets.token_bytes(32)))


def draw_deal(settings: Settings, day: int, game: AnyGame, seed: bytes) -> DealRow:
    """Return what follows from a seed: how many sit, on which seat people do, and how strong the robots are."""
    seats = SEATS if SEATS in game.seats else min(game.seats)
    own_seat = hashlib.sha256(b"seat" + seed).digest()[0] % seats
    options = msgspec.json.encode(game.Options())
    published = sealed(NEWEST, game=game.key, rules=game.version, options=options, seats=seats, seed=seed)
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
    """Refused for a day whose deals can't be begun (any more)."""
    if day > day_of(now):
        raise Refused("refusal-deal-to-come")
    if day < day_of(now):
        raise Refused("refusal-deal-day-over")
