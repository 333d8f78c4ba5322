"""Forfeits: a person who is sent away for keeping the others waiting has lost, as if they had resigned.

Otherwise people could avoid a loss by not answering.
"""

from __future__ import annotations

from azalai.bot.history.results import is_too_early
from azalai.bot.hosting.endings import call_off, end_by_resigning, leaving_resigns
from azalai.bot.hosting.proposals import Proposals
from azalai.bot.hosting.seats import send_away
from azalai.bot.store import Transaction
from azalai.bot.tables.announcements import announce_notice
from azalai.bot.tables.channels import is_at_standstill
from azalai.bot.tables.table import LoadedTable


async def load_loss(tx: Transaction, table: LoadedTable, number: int) -> str:
    """Return the loss of a person who is sent away from seat `number`.

    `game`: the opponent has won; `seat`: the game continues, and counts as lost for the person; `nothing`: it is too
    early for the game to count.
    """
    if len(table.seats) == 2 and not is_too_early(table.seats) and await leaving_resigns(tx, table):
        return "game"
    return "nothing" if is_too_early([table.seats[number]]) else "seat"


async def send_away_as_lost(
    proposals: Proposals, tx: Transaction, table: LoadedTable, number: int, *, notified: bool = False
) -> LoadedTable:
    """Send away a person who did not play, inside the caller's transaction, and return the table after it.

    In a game of two the other has won; in others a robot plays on, and the game counts as lost for the person (see
    `load_loss`). `notified`: the channel has a message about it already.
    """
    seat, now = table.seats[number], proposals.host.now()
    lost = "nothing" if seat.user_id is None else await load_loss(tx, table, number)
    if lost != "nothing":
        await tx.seats.change(table.id, number, resigned_by=seat.user_id, stalled=True)
    if lost != "game":
        return await send_away(proposals, tx, table, number)
    await tx.seat_history.send_away(table.id, number)
    if not notified:
        await announce_notice(tx, table, "notice-stalled", now, seat=number)
    return await end_by_resigning(proposals.host, tx, table, seat)


async def send_deciders_away(proposals: Proposals, tx: Transaction, table: LoadedTable) -> None:
    """Send away all people who must decide at a table that can't wait any longer, inside the caller's transaction.

    The game is called off if it is at a standstill, or if both of two people must decide: neither has won then.
    """
    late = [seat.seat for seat in table.deciders if not seat.is_robot]
    if is_at_standstill(table.row):
        await call_off(proposals.host, tx, table)
    elif len(table.seats) == len(late) == 2:
        for number in late:
            await tx.seats.change(table.id, number, stalled=True)
            await tx.seat_history.send_away(table.id, number)
        await call_off(proposals.host, tx, table)
    else:
        for number in late:
            table = await send_away_as_lost(proposals, tx, table, number)
