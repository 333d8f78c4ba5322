"""Check that a person may see the table or the tournament whose button they press."""

from __future__ import annotations

from azalai.bot.cache import Cache
from azalai.bot.dialogs.discord_permissions import can_see_channel
from azalai.bot.dialogs.request import Request
from azalai.bot.errors import Refused
from azalai.bot.followers.store import Followers
from azalai.bot.store import Transaction
from azalai.bot.store.rows import TableRow
from azalai.bot.tables.host import Host
from azalai.bot.tournaments.choosing import get_visible

REMEMBERED = 10_000


class Access:
    """Check of the people who press buttons of a table.

    They may see the table if they see its channel, have sat at it, are invited, have opened it, or follow it. Only a
    person who forges a press can fail the check; they are told that there is no such table.
    """

    def __init__(self, host: Host) -> None:
        self._host = host
        self._channels: Cache[int, int] = Cache(REMEMBERED)  # by table; a moved table is asked for again
        self._players: Cache[tuple[int, int], bool] = Cache(REMEMBERED)

    async def check_table(self, request: Request, table: int) -> None:
        """Raise `Refused` if the person may not see the table. The handler refuses a table that does not exist."""
        if self._channels.find(table) == (request.channel or 0) or (table, request.user) in self._players:
            return
        async with self._host.store.read() as tx:
            row = await tx.tables.get(table)
            if row is None:
                return
            if row.channel_id == request.channel:
                self._channels.keep(table, row.channel_id)
            elif await _has_sat(tx, table, request.user):
                self._players.keep((table, request.user), True)
            elif not (_can_see(request, row.guild_id, row.channel_id) or await _is_awaited(tx, row, request.user)):
                raise Refused("refusal-no-table")

    async def check_tournament(self, request: Request, tournament: int) -> None:
        """Raise `Refused` if there is no such tournament or the person may not see it."""
        await get_visible(self._host, request, tournament)


def _can_see(request: Request, guild: int | None, channel: int) -> bool:
    return guild == request.guild and can_see_channel(request, channel)


async def _has_sat(tx: Transaction, table: int, user: int) -> bool:
    return any(
        sitter.user_id == user for sitter in (*await tx.seats.list_at(table), *await tx.seat_history.list_at(table))
    )


async def _is_awaited(tx: Transaction, row: TableRow, user: int) -> bool:
    """Return True if a person opened a table, is invited to it, is offered a seat at it, or follows it."""
    if row.host_id == user or any(guest.user == user for guest in row.invited):
        return True
    if any(seat.offered_to == user for seat in await tx.seats.list_at(row.id)):
        return True
    return await tx.get(Followers).get(row.id, user) is not None
