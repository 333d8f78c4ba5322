"""Open tables of a server: they have not started, and wait for players."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from azalai.bot.clocks.pace import decode_pace
from azalai.bot.store import Transaction
from azalai.bot.tables.loading import load_in
from azalai.bot.tables.table import LoadedTable
from azalai.locales import Language


class OpenGame(msgspec.Struct, frozen=True, kw_only=True):
    """Table that waits for players, or a similar thing of a feature, such as a tournament.

    `name`: the name of its host, or its own. `present`: the number of its players, of up to `most`. `message`: the id
    of its card. `kind`: a table or a tournament, as sentences select it. `join`: the act of the button that joins it.
    `hours`: those of a turn, 0 without a clock, or None if it has no pace.
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


OpenGamesLister = Callable[[Transaction, int, int, Callable[[int], bool]], Awaitable[list[OpenGame]]]
"""Function that returns what a user could join in a server; its arguments are those of `list_open_tables`."""


async def list_open_tables(tx: Transaction, guild: int, user: int, sees: Callable[[int], bool]) -> list[OpenGame]:
    """Return the tables of a server that a user could join, the oldest first.

    `sees`: returns True if the user sees a channel; tables in other channels are left out.
    """
    return [
        OpenGame(
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
        for table, card in await _list_lobbies(tx, guild, sees)
        if await _can_join(tx, table, user)
    ]


async def _list_lobbies(
    tx: Transaction, guild: int, sees: Callable[[int], bool]
) -> list[tuple[LoadedTable, int | None]]:
    """Return the tables of a server that have not started, in channels that the user sees, with their cards' ids."""
    numbers = [table for table, channel in await tx.tables.list_lobbies_in(guild) if sees(channel)]
    cards = await tx.messages.list_newest_cards(numbers)
    rows = [row for number in numbers if (row := await tx.tables.get(number)) is not None]
    return [(await load_in(tx, row), cards.get(row.id, (0, None))[1]) for row in rows]


async def _can_join(tx: Transaction, table: LoadedTable, user: int) -> bool:
    """Return True if a user could sit down at a table."""
    if table.is_full or table.find_seat(user) is not None:
        return False
    return not await tx.erased.was_removed(table.id, user, table.row.removed)
