"""Rows of results, ratings, and of the seats that people have left."""

from __future__ import annotations

import msgspec


class SeatHistoryRow(msgspec.Struct, frozen=True, kw_only=True):
    """Person on a seat, with their first and last moment (`until` None: they still sit there).

    `user_id` None: a robot, or an erased person.
    """

    id: int
    table_id: int
    seat: int
    user_id: int | None
    name: str
    since: float
    until: float | None
    sent_away: bool = False
    resigned: bool = False


class ResultRow(msgspec.Struct, frozen=True, kw_only=True):
    """Result of a game for a seat.

    `counted`: one person played it from the beginning to the end. `mark`: that of a player who was erased since
    (`azalai.bot.store.erased`).
    """

    table_id: int
    seat: int
    user_id: int | None
    game: str
    guild_id: int | None
    place: int
    score: float
    counted: bool
    ended_at: float
    mark: str | None = None


class RatingRow(msgspec.Struct, frozen=True, kw_only=True):
    """Rating of a person for a game in a server (0: in all servers).

    Mean and deviation of the estimate of their skill, the number of games, and the version of the method of the newest
    (`azalai.bot.history.ratings`).
    """

    user_id: int
    game: str
    guild_id: int
    mu: float
    sigma: float
    games: int
    version: int
