"""What waits for players in a server: tables that have not started, and tournaments that people may join."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from azalai.bot.store import Transaction
from azalai.bot.tables.loading import load_in
from azalai.bot.tables.table import LoadedTable
from azalai.bot.tournaments.pairing.plan import Kind
from azalai.bot.tournaments.store import TournamentStatus


class Waiting(msgspec.Struct, frozen=True, kw_only=True):
    """A table or a tournament (`kind`: who meets whom in it; None: a table) that waits for players. `name`: its host,
    or what it is called; `present`: so many are in, of `most`; `message`: the number of its card."""

    number: int
    game: str
    name: str
    present: int
    most: int
    channel: int
    message: int | None = None
    kind: Kind | None = None


async def waiting_in(tx: Transaction, guild: int, user: int, sees: Callable[[int], bool]) -> list[Waiting]:
    """What a person could join in a server, tables first, the oldest first. `sees`: whether they see a channel; what
    stands in others is nothing to them."""
    tables = [
        Waiting(
            number=table.id,
            game=table.game.key,
            name=next((seat.name for seat in table.seats if seat.user_id == table.row.host_id), ""),
            present=len(table.seats),
            most=table.most_seats,
            channel=table.row.channel_id,
            message=card,
        )
        for table, card in await _lobbies(tx, guild, sees)
        if await _may_join(tx, table, user)
    ]
    cups = [
        await tx.tournaments.whole(row)
        for row in await tx.tournaments.in_guild(guild, TournamentStatus.OPEN)
        if sees(row.channel_id)
    ]
    return [
        *tables,
        *(
            Waiting(
                number=cup.row.id,
                game=cup.row.game,
                name=cup.row.name,
                present=len(cup.entrants),
                most=cup.row.most,
                channel=cup.row.channel_id,
                message=cup.row.message_id,
                kind=cup.row.kind,
            )
            for cup in cups
            if cup.entrant(user) is None and len(cup.entrants) < cup.row.most
        ),
    ]


async def _lobbies(tx: Transaction, guild: int, sees: Callable[[int], bool]) -> list[tuple[LoadedTable, int | None]]:
    """The tables of a server that have not started and whose channels are seen, with their cards."""
    numbers = [table for table, channel in await tx.tables.lobbies_in(guild) if sees(channel)]
    cards = await tx.messages.newest_cards(numbers)
    rows = [row for number in numbers if (row := await tx.tables.get(number)) is not None]
    return [(await load_in(tx, row), cards.get(row.id, (0, None))[1]) for row in rows]


async def _may_join(tx: Transaction, table: LoadedTable, user: int) -> bool:
    """Whether somebody could sit down at a table."""
    if table.is_full or table.seat_of(user) is not None:
        return False
    return not await tx.erased.was_removed(table.id, user, table.row.removed)
