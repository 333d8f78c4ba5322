"""Rematch: a new table for the people of a game that is over, each moved by one seat."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from azalai.bot.errors import Refused
from azalai.bot.hosting import lobby
from azalai.bot.hosting.names import levels_of
from azalai.bot.people.guild_settings import guild_settings
from azalai.bot.people.person import Person
from azalai.bot.store.rows import SeatRow, Status
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.tables.sides import without_sides

AGAIN = (Status.FINISHED, Status.RESIGNED, Status.AGREED)


async def open_rematch(
    host: Host, table: int, person: Person, make_channel: Callable[[], Awaitable[int]] | None = None
) -> lobby.Opened:
    """Open the rematch of a game that is over, in its channel, with the same options, language and robots.

    All who played it are invited, and choose a side again. Raises `Refused` for others, and if there is a rematch
    already. `make_channel` makes another channel for it and returns its number.
    """
    async with host.queue(table):
        before = await load(host, table)
        if before.row.status not in AGAIN:
            raise Refused("refusal-not-over")
        if before.seat_of(person.id) is None:
            raise Refused("refusal-rematch-not-seated")
        async with host.store.read() as tx:
            earlier = await tx.tables.rematch_of(table)
            robots = _robots(before.seats) if (await guild_settings(tx, before.row.guild_id)).robots else []
        if earlier is not None:
            raise Refused("refusal-rematch-open", table=earlier)
        new = lobby.NewTable(
            game=before.game.key,
            options=without_sides(before.game, before.options()),
            language=before.language,
            guild=before.row.guild_id,
            channel=before.row.channel_id if make_channel is None else await make_channel(),
            random_seats=False,
            pace=before.row.pace,
            suggestions=before.row.suggestions,
            suggest_rated=before.row.suggest_rated,
            turning_points=before.row.turning_points,
            full_at=before.row.full_at,
            rematch_of=table,
        )
        return await lobby.open_table(
            host,
            person,
            new,
            invited=[Person(one.user_id, one.name) for one in before.seats if one.user_id not in (None, person.id)],
            seats=lobby.rotate_seats(before.seats, [(person.id, person.name), *robots]),
            levels=levels_of(before.seats),
        )


def _robots(seats: Sequence[SeatRow]) -> list[tuple[int | None, str]]:
    return [(None, seat.name) for seat in seats if seat.user_id is None]
