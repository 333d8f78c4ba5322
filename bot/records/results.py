"""What is written when a game has come to its end: the results of all seats, and the ratings that follow."""

from __future__ import annotations

from bot.records.ratings import rate
from bot.store import Transaction
from bot.store.rows import ResultRow, SeatHistoryRow, SeatRow, Status
from bot.tables.table import LoadedTable


async def write_results(tx: Transaction, table: LoadedTable, now: float) -> None:
    """The results of a game that has just ended, inside the transaction that ends it.

    A seat counts when one person has sat on it from the beginning to the end. For who resigned the game is lost: the
    last place, whatever a robot has made of their seat since. A game that ends in any other way (by agreement,
    abandoned, cancelled) has no results.
    """
    if await tx.results.of(table.id):
        return
    history = await tx.seat_history.of(table.id)
    results = [
        ResultRow(
            table_id=table.id,
            seat=seat.seat,
            user_id=seat.resigned_by or seat.user_id,
            game=table.game.key,
            guild_id=table.row.guild_id,
            place=place,
            score=points,
            counted=_counts(seat, history),
            ended_at=now,
        )
        for seat, place, points in _places(table)
    ]
    if results:
        await tx.results.write(results)
        await rate(tx, results)


def _places(table: LoadedTable) -> list[tuple[SeatRow, int, float]]:
    """Every seat with its place from 1 on (shared places are equal) and its points."""
    last = len(table.seats)
    if table.row.status is Status.RESIGNED:
        return [(seat, last if seat.resigned_by else 1, 0.0) for seat in table.seats]
    outcome = table.game.outcome(table.state)
    if outcome is None:
        return []
    found: list[tuple[SeatRow, int, float]] = []
    place = 1
    for shared in outcome.ranking:
        for number in shared:
            seat = table.seats[number]
            found.append((seat, last if seat.resigned_by else place, float(outcome.scores[number].total)))
        place += len(shared)
    return found


def _counts(seat: SeatRow, history: list[SeatHistoryRow]) -> bool:
    """Whether a person has played this seat to the end, or to their own: nobody else sat there, but for the robot that
    went on for who resigned."""
    person = seat.resigned_by or seat.user_id
    sat = [one.user_id for one in history if one.seat == seat.seat]
    if seat.resigned_by is not None and seat.resigned_by in sat:
        began = sat.index(seat.resigned_by)  # a robot that sat there before them is not one that went on for them
        sat = [*sat[:began], *(user for user in sat[began:] if user is not None)]
    return person is not None and set(sat) <= {person}
