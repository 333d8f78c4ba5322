"""A person whose name on Discord has changed is called by it at their running tables."""

from __future__ import annotations

import msgspec

from azalai.bot.people.person import Person
from azalai.bot.store.renaming import Renaming
from azalai.bot.store.rows import Status
from azalai.bot.tables.announcements import announce_card
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load_in
from azalai.bot.tables.table import LoadedTable, seats_told_apart
from azalai.bot.text import clip

LONGEST = 100
"""Characters of a stored name."""


async def rename_who_pressed(host: Host, table: LoadedTable, person: Person) -> None:
    """Store the present name of a person who has pressed something at a running table, and have its card drawn again,
    if they sit there under another one."""
    seat, name = table.seat_of(person.id), clip(person.name, LONGEST)
    if seat is None or table.row.status is not Status.RUNNING or seat.name == name:
        return
    seats = [msgspec.structs.replace(one, name=name) if one is seat else one for one in table.seats]
    if seats_told_apart(seats)[seat.seat].name == seat.name:  # the name has a number here, since another has it too
        return
    async with host.store.write() as tx:
        row = await tx.tables.get(table.id)
        stored = next((one for one in await tx.seats.of(table.id) if one.user_id == person.id), None)
        if row is None or row.status is not Status.RUNNING or stored is None or stored.name == name:
            return
        await tx.of(Renaming).rename(table.id, stored.seat, person.id, stored.name, name)
        await announce_card(tx, await load_in(tx, row), host.now())
    host.after_commit([table.id], robots=False)
