"""Which seats count when a game is over, where a robot sat in one of them."""

from __future__ import annotations

from bot.hosting import endings, seats
from bot.people.person import Person
from bot.play import robots
from bot.store.rows import ResultRow
from bot.tables.host import Host
from tests.bot.without_discord import AMARA, IDIR, KARINE, THOMAS, agree, plays, proposals_of, running_table


async def played_out(host: Host, table: int, *people: Person) -> list[ResultRow]:
    """The results of a game whose people offer nothing until it is over; the robots play as they like."""
    for _ in range(3):
        await robots.drive(host, table)
        for person in people:
            await plays(host, table, person, "offer 0")
        await robots.drive(host, table)
    async with host.store.read() as tx:
        return sorted(await tx.results.of(table), key=lambda row: row.seat)


async def test_for_who_resigned_the_game_counts_as_lost_whatever_the_robot_makes_of_it(host: Host):
    table = await running_table(host, THOMAS, IDIR)
    await endings.resign(proposals_of(host), table, IDIR)
    found = await played_out(host, table, AMARA, THOMAS)
    assert [(one.user_id, one.place, one.counted) for one in found[2:]] == [(IDIR.id, 3, True)]
    assert found[2].score > found[0].score


async def test_for_who_left_without_resigning_it_does_not_count(host: Host):
    table = await running_table(host, THOMAS, IDIR)
    await seats.hand_to_robot(proposals_of(host), table, IDIR)
    found = await played_out(host, table, AMARA, THOMAS)
    assert [(one.user_id, one.place, one.counted) for one in found[2:]] == [(None, 1, False)]


async def test_it_does_not_count_for_who_resigned_in_a_seat_that_a_robot_had_begun(host: Host):
    table = await running_table(host, THOMAS, robots=1)
    await seats.offer_seat(proposals_of(host), table, 2, AMARA, None)
    await agree(host, table, THOMAS)
    await seats.take_seat(proposals_of(host), table, 2, KARINE, None)
    await endings.resign(proposals_of(host), table, KARINE)
    found = await played_out(host, table, AMARA, THOMAS)
    assert [(one.user_id, one.counted) for one in found[2:]] == [(KARINE.id, False)]
