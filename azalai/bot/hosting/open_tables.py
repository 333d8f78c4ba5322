"""Tables of a server that have not started and wait for players."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from azalai.bot.clocks.pace import decode_pace
from azalai.bot.store import Transaction
from azalai.bot.tables.loading import load_in
from azalai.bot.tables.table import LoadedTable
from azalai.locales import Language


class Waiting(msgspec.Struct, frozen=True, kw_only=True):
    """Table, or a feature's similar offer, that waits for players.

    `name`: that of its host, or its own; `present`: the number of its players, of up to `most`; `message`: its card;
    `kind`: a table or a tournament, as messages select it; `join`: the button that joins it; `hours`: those of a turn,
    0 without a clock.
    """

    number: int
    game: str
    name: str
    present: int
    most: int
    channel: int
    message: int | None = None
    kind: str = "table"
    join: str = "join-there"
    hours: float | None = None
    language: Language | None = None


ListsWaiting = Callable[[Transaction, int, int, Callable[[int], bool]], Awaitable[list[Waiting]]]
"""Function that returns the tables that a person could join in a server, as `waiting_in`, or all offers."""


async def waiting_in(tx: Transaction, guild: int, user: int, sees: Callable[[int], bool]) -> list[Waiting]:
    """Return the tables of a server that a person could join, oldest first.

    `sees`: tells whether they see a channel; tables in others are left out.
    """
    return [
        Waiting(
            number=table.id,
            game=table.game.key,
            name=next((seat.name for seat in table.seats if seat.user_id == table.row.host_id), ""),
            present=len(table.seats),
            most=table.most_seats,
            channel=table.row.channel_id,
            message=card,
            hours=decode_pace(table.row.pace).turn,
            language=table.language,
        )
        for table, card in await _lobbies(tx, guild, sees)
        if await _may_join(tx, table, user)
    ]


async def _lobbies(tx: Transaction, guild: int, sees: Callable[[int], bool]) -> list[tuple[LoadedTable, int | None]]:
    """Return the tables of a server that have not started and whose channels are seen, with their cards."""
    numbers = [table for table, channel in await tx.tables.list_lobbies_in(guild) if sees(channel)]
    cards = await tx.messages.newest_cards(numbers)
    rows = [row for number in numbers if (row := await tx.tables.get(number)) is not None]
    return [(await load_in(tx, row), cards.get(row.id, (0, None))[1]) for row in rows]


async def _may_join(tx: Transaction, table: LoadedTable, user: int) -> bool:
    """Return True if a user could sit down at a table."""
    if table.is_full or table.find_seat(user) is not None:
        return False
    return not await tx.erased.was_removed(table.id, user, table.row.removed)
