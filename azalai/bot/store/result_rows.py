"""Rows of results, of ratings, and of the seat history."""

from __future__ import annotations

import msgspec


class SeatHistoryRow(msgspec.Struct, frozen=True, kw_only=True):
    """Row of `seat_history`: the time in which a player had a seat.

    `until`: None while they have it; `user_id`: None for a robot or an erased person; `sent_away`: they were removed.
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
    """Row of `results`: the result of a seat in a finished game.

    `counted`: one person had the seat from the start to the end, so that the game counts for their rating. `mark`: the
    mark of the player, if they were erased afterwards (`azalai.bot.store.erased`).
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
    """Row of `ratings`: the rating of a person for a game in a server, or in all servers (`guild_id` 0).

    `mu` and `sigma`: mean and deviation of their estimated skill; `games`: the number of rated games; `version`: the
    method that rated the newest game (`azalai.bot.history.ratings`).
    """

    user_id: int
    game: str
    guild_id: int
    mu: float
    sigma: float
    games: int
    version: int
