"""Rematch: a new table for the players of a game that is over, each moved by one seat."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import msgspec

from azalai.bot.errors import Refused
from azalai.bot.hosting import lobby
from azalai.bot.hosting.names import levels_by_name
from azalai.bot.people.guild_settings import guild_settings
from azalai.bot.people.person import Person
from azalai.bot.store.result_rows import SeatHistoryRow
from azalai.bot.store.rows import SeatRow
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.tables.sides import without_sides
from azalai.bot.tables.table import is_seed_public


async def open_rematch(
    host: Host, table: int, person: Person, make_channel: Callable[[], Awaitable[int]] | None = None
) -> lobby.OpenedTable:
    """Open the rematch of a game that is over, with the same options, language and robots.

    The people who played are invited, and choose their sides again; if all of them left, those who left last are.
    `make_channel`: the function that makes a channel for the table and returns its id; by default it is opened in the
    channel of the game. Raises `Refused` for people who did not play, and if there is a rematch already.
    """
    async with host.queue(table):
        before = await load(host, table)
        if not is_seed_public(before.row):
            raise Refused("refusal-not-over")
        async with host.store.read() as tx:
            earlier = await tx.tables.find_rematch(table)
            seats = _list_players(before.seats, await tx.seat_history.list_former(table))
            robots = _list_robots(seats) if (await guild_settings(tx, before.row.guild_id)).robots else []
        if all(seat.user_id != person.id for seat in seats):
            raise Refused("refusal-rematch-not-seated")
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
            invited=[Person(seat.user_id, seat.name) for seat in seats if seat.user_id not in (None, person.id)],
            seats=lobby.rotate_seats(seats, [(person.id, person.name), *robots]),
            levels=levels_by_name(seats),
        )


def _list_players(seats: Sequence[SeatRow], former: Sequence[SeatHistoryRow]) -> Sequence[SeatRow]:
    """Return the seats with their players; if only robots are left, with the people who left the seats last.

    People who were sent away do not come back, and no person gets two seats.
    """
    if not all(seat.is_robot for seat in seats):
        return seats
    last: dict[int, SeatHistoryRow] = {}
    for sitter in reversed(former):
        if sitter.user_id is None or sitter.sent_away or sitter.seat in last:
            continue
        if all(sitter.user_id != other.user_id for other in last.values()):
            last[sitter.seat] = sitter
    return [
        msgspec.structs.replace(seat, user_id=sitter.user_id, name=sitter.name, level=None)
        if (sitter := last.get(seat.seat)) is not None
        else seat
        for seat in seats
    ]


def _list_robots(seats: Sequence[SeatRow]) -> list[tuple[int | None, str]]:
    return [(None, seat.name) for seat in seats if seat.user_id is None]
