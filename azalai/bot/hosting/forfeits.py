"""Losing by not answering: a person who keeps the others waiting until they are sent away has lost as if they had
resigned. Otherwise not answering would be the way to lose nothing."""

from __future__ import annotations

from azalai.bot.history.results import too_early
from azalai.bot.hosting.endings import leaving_resigns, resign_of_two
from azalai.bot.hosting.proposals import Proposals
from azalai.bot.hosting.seats import send_away
from azalai.bot.store import Transaction
from azalai.bot.tables.announcements import announce_notice
from azalai.bot.tables.table import LoadedTable
from azalai.bot.tournaments.store import Tournaments


async def what_is_lost(tx: Transaction, table: LoadedTable, number: int) -> str:
    """Says what a person loses who is sent away: `game` where the other of two has won then, `seat` where the game goes
    on and counts as lost for them, `nothing` before they have had the turns that make a game count."""
    if len(table.seats) == 2 and not too_early(table.seats) and await leaving_resigns(tx, table):
        return "game"
    return "nothing" if too_early([table.seats[number]]) else "seat"


async def send_away_as_lost(
    proposals: Proposals, tx: Transaction, table: LoadedTable, number: int, *, told: bool = False
) -> None:
    """Sends away somebody who did not play, inside the caller's transaction: of two the other has won, and among more a
    robot plays on in the seat, for which the game is lost. In a tournament they are not paired again.
    `told`: it is said in the channel already."""
    seat, now = table.seats[number], proposals.host.now()
    lost = "nothing" if seat.user_id is None else await what_is_lost(tx, table, number)
    if lost != "nothing":
        await tx.seats.change(table.id, number, resigned_by=seat.user_id, stalled=True)
    if seat.user_id is not None:
        await tx.of(Tournaments).let_go_from(table.id, seat.user_id)
    if lost != "game":
        await send_away(proposals, tx, table, number)
        return
    await tx.seat_history.send_away(table.id, number)
    if not told:
        await announce_notice(tx, table, "notice-stalled", now, seat=number)
    await resign_of_two(proposals.host, tx, table, seat)
