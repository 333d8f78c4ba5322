"""What is written when a game has come to its end: the results of all seats, and the ratings that follow."""

from __future__ import annotations

from bot.ratings import rate
from bot.store import Ledger
from bot.store.rows import ResultRow
from bot.tables import LoadedTable


async def write_results(ledger: Ledger, table: LoadedTable, now: float) -> None:
    """The results of a game that has just ended, inside the transaction that ends it. A seat counts when one person
    has sat on it from the beginning to the end. A table that ends without an outcome (by agreement, abandoned,
    cancelled) has no results."""
    outcome = table.game.outcome(table.state)
    if outcome is None or await ledger.results(table.id):
        return
    sat: dict[int, set[int | None]] = {}
    for sitting in await ledger.sittings(table.id):
        sat.setdefault(sitting.seat, set()).add(sitting.user_id)
    results: list[ResultRow] = []
    place = 1
    for shared in outcome.ranking:
        for number in shared:
            seat = table.seats[number]
            alone = sat.get(number, {seat.user_id}) == {seat.user_id}
            results.append(
                ResultRow(
                    table_id=table.id,
                    seat=number,
                    user_id=seat.user_id,
                    game=table.game.key,
                    guild_id=table.row.guild_id,
                    place=place,
                    score=float(outcome.scores[number].total),
                    counted=seat.user_id is not None and alone,
                    ended_at=now,
                )
            )
        place += len(shared)
    await ledger.write_results(results)
    await rate(ledger, results)
