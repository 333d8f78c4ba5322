"""What happened while somebody was away: in words, and the picture then and now."""

from __future__ import annotations

import logging

import aiohttp
import discord
import msgspec

from bot.dialogs.private import followup
from bot.errors import Refused
from bot.layouts.catch_up import catch_up_layout
from bot.layouts.layout import Picture, PrivateLayout
from bot.layouts.pictures import Pictures
from bot.people.preferences import Preferences
from bot.records.narration import lines
from bot.store.rows import MoveRow, SeatRow, Status
from bot.tables.host import Host
from bot.tables.table import LoadedTable
from locales import words

log = logging.getLogger(__name__)

LONG_AWAY = 2 * 86_400.0
"""Who has missed something older than so many seconds is told what happened."""
MANY = 60
"""And who has missed more acts of others than these, however fast they were played."""
A_FEW = 2
"""What is too little to be told of."""


class CatchUp:
    """Shows people who come back what they have missed."""

    def __init__(self, host: Host, pictures: Pictures) -> None:
        self._host = host
        self._pictures = pictures

    async def look(self, interaction: discord.Interaction, table: LoadedTable, *, own_act: bool = False) -> None:
        """The person who makes this interaction looks at the table now; after a long time they are told, beside the
        answer, what they have missed. `own_act`: the newest act is their own, just played."""
        seat = table.seat_of(interaction.user.id)
        position = table.row.position
        if seat is None or table.row.status is not Status.RUNNING or seat.seen >= position:
            return
        upto = position - 1 if own_act else position
        async with self._host.store.read() as tx:
            missed = [move for move in await tx.moves.since(table.id, seat.seen) if move.number <= upto]
        async with self._host.store.write() as tx:
            first = await tx.seats.saw(table.id, seat.seat, seat.seen, position)
        if first and self._is_much([move for move in missed if move.seat != seat.seat]):
            layout = await self.layout(table, seat, upto)
            try:
                await followup(interaction, layout)
            except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
                log.warning(
                    "what interaction %s had missed could not be shown: %s", interaction.id, type(error).__name__
                )

    def _is_much(self, missed: list[MoveRow]) -> bool:
        if len(missed) < A_FEW:
            return False
        return len(missed) > MANY or missed[0].played_at < self._host.now() - LONG_AWAY

    async def layout(self, table: LoadedTable, seat: SeatRow, upto: int) -> PrivateLayout:
        """What happened at the table since the last act of this seat, up to the act `upto`."""
        reader = await self._reader(seat)
        async with self._host.store.read() as tx:
            last = await tx.moves.last_of(table.id, seat.seat, upto)
            own, *moves = [move for move in await tx.moves.since(table.id, last - 1) if move.number <= upto]
        told = lines(table, moves, seat.seat, words(reader.language))
        then = await self.position(table, last)
        now = table if upto == table.row.position else await self.position(table, upto)
        shown = [await self._drawn(one, seat.seat, reader, name) for one, name in ((then, "then"), (now, "now"))]
        return catch_up_layout(now or table, seat, told, words(reader.language), last, own.played_at, shown, reader)

    async def position(self, table: LoadedTable, number: int) -> LoadedTable | None:
        """The table as it stood after that act; None when that is not kept any more."""
        async with self._host.store.read() as tx:
            stored = await tx.moves.position(table.id, number)
        if stored is None:
            return None
        return msgspec.structs.replace(table, state=table.game.decode(stored))

    async def _drawn(self, table: LoadedTable | None, seat: int, reader: Preferences, name: str) -> Picture | None:
        if table is None or reader.text_only:
            return None
        picture = await self._pictures.of(table, seat, reader.language, contrast=reader.contrast)
        return msgspec.structs.replace(picture, name=f"{name}-{picture.name}")

    async def _reader(self, seat: SeatRow) -> Preferences:
        if seat.user_id is None:
            raise Refused("refusal-not-your-seat")
        return await self._host.preferences.of(seat.user_id)
