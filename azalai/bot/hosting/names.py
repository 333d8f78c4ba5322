"""Names at a table: all are different, and no robot bears a person's name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain, count

import msgspec

from azalai.bot.store import Transaction
from azalai.bot.store.rows import SeatRow, Status
from azalai.bot.tables.announcements import announce_card
from azalai.bot.tables.host import Host
from azalai.bot.tables.table import LoadedTable
from azalai.bot.text import is_taken, make_distinct

NAMES = ("Tin Hinan", "Kaocen", "Dassine", "Moussa", "Tabelaq", "Firhoun", "Lamtoune", "Akhamouk")
"""Names of robots."""
Sitting = tuple[int | None, str]
"""Player: the user, or None for a robot, and the name."""


def robot_name(taken: Sequence[str], wanted: str = NAMES[0]) -> str:
    """Return a free name for a robot: `wanted` if it is not taken, or another."""
    more = (f"{NAMES[0]} {number}" for number in count(len(NAMES) + 1))
    return next(name for name in chain((wanted,), NAMES, more) if not is_taken(name, taken))


def distinct_name(name: str, taken: Sequence[str]) -> str:
    """Return a person's name, with a number if it is taken."""
    return make_distinct(name, taken) if is_taken(name, taken) else name


def with_distinct_names(sitting: Sequence[Sitting]) -> list[Sitting]:
    """Return the players of a table with different names.

    People with equal names get numbers; a robot with a person's name gets another.
    """
    named: dict[int, str] = {}
    for robots in (False, True):
        for place, (user, name) in enumerate(sitting):
            if (user is None) is not robots:
                continue
            taken = [*named.values()]
            named[place] = distinct_name(name, taken) if not robots else robot_name(taken, wanted=name)
    return [(user, named[place]) for place, (user, _) in enumerate(sitting)]


async def sit_down(tx: Transaction, table: int, sitting: Sequence[Sitting], levels: Mapping[str, str]) -> None:
    """Store the players of a table that has not started, with different names.

    `levels`: the levels or characters of robots, by their names in `sitting`.
    """
    apart = with_distinct_names(sitting)
    renamed = {
        new: levels[old] for (_, old), (user, new) in zip(sitting, apart, strict=True) if not user and old in levels
    }
    await tx.seats.replace(table, apart, renamed)


def levels_by_name(seats: Sequence[SeatRow]) -> dict[str, str]:
    """Return the levels or characters of a table's robots, by their names."""
    return {seat.name: seat.level for seat in seats if seat.level is not None}


async def keep_name(host: Host, table: LoadedTable, user: int, present: str, guild: int | None) -> LoadedTable:
    """Store the `present` name of a user at a table that is not over, and return the table with it.

    `guild`: the server in which the user has that name; if it is not the table's (as in a direct message, which has no
    nicknames), nothing changes.
    """
    own = table.find_seat(user)
    if guild != table.row.guild_id or own is None or own.name == present:
        return table
    if table.row.status not in (Status.LOBBY, Status.RUNNING):
        return table
    async with host.store.write() as tx:
        other_names = [seat.name for seat in table.seats if seat.seat != own.seat]
        if table.row.is_in_tournament:
            around = await tx.seats.list_names_around(table.id, table.row.tournament_id)
            around.remove(own.name)
            other_names = [name for name in around if name != own.name]
        name = distinct_name(present, other_names)
        if name == own.name:
            return table
        await tx.seats.change(table.id, own.seat, name=name)
        await tx.seat_history.rename(table.id, own.seat, name)
        seats = tuple(msgspec.structs.replace(seat, name=name) if seat is own else seat for seat in table.seats)
        renamed = msgspec.structs.replace(table, seats=seats)
        await announce_card(tx, renamed, host.now())
    host.after_commit([table.id])
    return renamed
