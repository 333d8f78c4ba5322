"""Results of a finished game: the places of all seats, and the ratings that follow."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from azalai.bot.history.ratings import EARLY_FORGIVEN, LEAST_TURNS, MOST_TOGETHER, TOGETHER_WITHIN, rate
from azalai.bot.store import Transaction
from azalai.bot.store.result_rows import ResultRow, SeatHistoryRow
from azalai.bot.store.rows import SeatRow, Status
from azalai.bot.tables.table import LoadedTable


async def write_results(tx: Transaction, table: LoadedTable, now: float) -> None:
    """Write the results of a game that has just ended, inside the transaction that ends it.

    A seat counts if one person has sat on it from the beginning to the end. For a person who resigned the game is lost:
    the last place, whatever a robot has made of their seat since. A game with another end (by agreement, abandoned,
    cancelled) has no results. No seat counts in a game that was resigned too early, or if two of its players have met
    too often of late.
    """
    if await tx.results.list_at(table.id):
        return
    history = await tx.seat_history.list_at(table.id)
    counts = await _may_count(tx, table, history, now)
    again = None if counts else await _leaves_early_again(tx, table, history, now)
    results = [
        ResultRow(
            table_id=table.id,
            seat=seat.seat,
            user_id=seat.resigned_by or seat.user_id,
            game=table.game.key,
            guild_id=table.row.guild_id,
            place=place,
            score=points,
            counted=has_played_through(seat, history) if counts else seat.seat == again,
            ended_at=now,
        )
        for seat, place, points in _places(table)
    ]
    if results:
        await tx.results.insert(results)
        await rate(tx, results, alone=again)


def _places(table: LoadedTable) -> list[tuple[SeatRow, int, float]]:
    """Return every seat with its place from 1 on (shared places are equal) and its points."""
    last = len(table.seats)
    if table.row.status is Status.RESIGNED:
        return [(seat, last if seat.resigned_by else 1, 0.0) for seat in table.seats]
    outcome = table.game.outcome(table.state)
    if outcome is None:
        return []
    places: list[tuple[SeatRow, int, float]] = []
    place = 1
    for shared in outcome.ranking:
        for number in shared:
            seat = table.seats[number]
            places.append((seat, last if seat.resigned_by else place, float(outcome.scores[number].total)))
        place += len(shared)
    return places


async def _may_count(tx: Transaction, table: LoadedTable, history: Sequence[SeatHistoryRow], now: float) -> bool:
    """Return True if the game is one for ratings."""
    if table.row.status is Status.RESIGNED and is_too_early(table.seats):
        return False
    people = [seat.resigned_by or seat.user_id for seat in table.seats if has_played_through(seat, history)]
    games = await tx.results.list_counted(people, table.game.key, now - TOGETHER_WITHIN)
    return all(len(games[one] & games[other]) < MOST_TOGETHER for one, other in combinations(games, 2))


async def _leaves_early_again(
    tx: Transaction, table: LoadedTable, history: Sequence[SeatHistoryRow], now: float
) -> int | None:
    """Return the seat of a player who resigns a game of two too early once more than is forgiven, or None.

    It counts as lost for them, and not for the other, whom it would lift.
    """
    if table.row.status is not Status.RESIGNED or not is_too_early(table.seats):
        return None
    loser = next((seat for seat in table.seats if seat.resigned_by is not None), None)
    if loser is None or not all(has_played_through(seat, history) for seat in table.seats):
        return None
    return loser.seat if await leaves_early_again(tx, loser.resigned_by or 0, now) else None


async def leaves_early_again(tx: Transaction, user: int, now: float) -> bool:
    """Return True if resigning a game of two early would count for this person, who did so repeatedly of late."""
    return await tx.results.count_early_resignations(user, now - TOGETHER_WITHIN, LEAST_TURNS) >= EARLY_FORGIVEN


def is_too_early(seats: Sequence[SeatRow]) -> bool:
    """Return True if these seats have not yet had the turns that make a game count."""
    return any(seat.turns < LEAST_TURNS for seat in seats)


def has_played_through(seat: SeatRow, history: Sequence[SeatHistoryRow]) -> bool:
    """Return True if a person has played this seat to the end, or to their resignation, without another one."""
    person = seat.resigned_by or seat.user_id
    sat = [sitter.user_id for sitter in history if sitter.seat == seat.seat]
    if seat.resigned_by is not None and seat.resigned_by in sat:
        began = sat.index(seat.resigned_by)  # a robot that sat there before them is not one that went on for them
        ended = len(sat) - sat[::-1].index(seat.resigned_by)
        sat = [*sat[:began], *(user for user in sat[began:ended] if user is not None)]
    return person is not None and set(sat) <= {person}
