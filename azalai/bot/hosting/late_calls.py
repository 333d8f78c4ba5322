"""Delayed calls: a person who is active at the table sees the turn come, and is called only if they do not move."""

from __future__ import annotations

from azalai.bot.errors import Refused
from azalai.bot.store.rows import SeatRow, Status, TimerRow
from azalai.bot.tables.announcements import call, list_awaited_people
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load


async def make_late_calls(host: Host, timer: TimerRow) -> None:
    """Call the people of a table who have not moved since their turn came, each a while after their last press.

    The timers are claimed in the transaction of the call. A seat that moves loses its timer.
    """
    async with host.queue(timer.table_id):
        try:
            table = await load(host, timer.table_id)
        except Refused:
            table = None
        async with host.store.write() as tx:
            now = host.now()
            waiting = [
                waiting_timer
                for waiting_timer in await tx.timers.list_about(timer.table_id)
                if waiting_timer.kind is timer.kind and waiting_timer.due <= now
            ]
            to_call: list[SeatRow] = []
            for due_timer in waiting:
                if not await tx.timers.claim(due_timer) or table is None or table.row.status is not Status.RUNNING:
                    continue
                seat = table.seats[due_timer.required_seat]
                if not seat.deciding or seat.user_id is None:
                    continue
                patient = host.presence.patience_until(seat.user_id, table.id)
                if patient > now:
                    await tx.timers.set(table.id, timer.kind, patient, seat.seat)
                else:
                    to_call.append(seat)
            if table is not None:
                await call(tx, table, to_call, now, named=await list_awaited_people(tx, table) if to_call else ())
    host.after_commit([timer.table_id], robots=False)
