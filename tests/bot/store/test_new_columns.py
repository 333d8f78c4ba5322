"""What a schema has in addition is right for the rows of those before it, on SQLite and on PostgreSQL: wishes, offers,
agreements, marks, levels, and who chose a move."""

from __future__ import annotations

import msgspec
import pytest

from azalai.bot.store import open_store
from azalai.bot.store.facts import ERASED_KEY
from azalai.bot.store.rows import Use
from azalai.bot.store.terms import read_terms, terms_of
from azalai.robots import Level
from tests.bot.store.older import AMARA, KARINE, MOVES, NOW, PEOPLE, ROOM, THOMAS, Rows, a_seat, a_table, older

THIRD: Rows = {
    "tables": [
        {name: value for name, value in a_table(1, "lobby", live=True).items() if name != "trouble"}
        | {"started_at": None, "position": 0}
    ],
    "seats": [a_seat(0, AMARA, deciding=False), a_seat(1, None, deciding=False)],
}
"""A lobby as the third version wrote it."""


async def test_in_a_lobby_of_before_sides_can_be_wished(where: str):
    await older(where, "0003", THIRD)
    store = await open_store(where)
    async with store.write() as tx:
        assert [seat.wishes for seat in await tx.seats.of(1)] == ["{}", "{}"]
        await tx.seats.change(1, 0, wishes='{"tribes":"ress"}')
        await tx.seats.replace(1, [(None, "Kaocen"), (AMARA, "Amara"), (THOMAS, "Thomas")])
        assert [seat.wishes for seat in await tx.seats.of(1)] == ["{}", '{"tribes":"ress"}', "{}"]
    await store.close()


FOURTH: Rows = {
    "tables": [{name: value for name, value in a_table(1, "running", live=True).items() if name != "trouble"}],
    "seats": [
        a_seat(0, AMARA, deciding=True) | {"wishes": "{}"},
        a_seat(1, THOMAS, deciding=False) | {"open": True},
        a_seat(2, None, deciding=False),
    ],
    "seat_history": [
        {"id": 3, "table_id": 1, "seat": 2, "user_id": KARINE, "name": "Karine", "since": NOW - 9, "until": NOW}
    ],
}
"""A table that looked for somebody as the third and the fourth version wrote it."""


@pytest.mark.parametrize("revision", ["0003", "0004"])
async def test_a_seat_that_was_open_to_all_stays_so(where: str, revision: str):
    """Who is offered a seat is kept with it, and who was sent away with its history."""
    seats = [{name: value for name, value in one.items() if name != "wishes"} for one in FOURTH["seats"]]
    await older(where, revision, FOURTH if revision == "0004" else {**FOURTH, "seats": seats})
    store = await open_store(where)
    async with store.write() as tx:
        assert [(one.open, one.offered_to) for one in await tx.seats.of(1)] == [
            *((False, None), (True, None), (False, None))
        ]
        await tx.seats.change(1, 1, offered_to=KARINE)
        assert (await tx.seats.of(1))[1].offered_to == KARINE
        assert [one.sent_away for one in await tx.seat_history.of(1)] == [False]
    await store.close()


FIFTH: Rows = {
    "tables": [*THIRD["tables"], *({**one, "id": 2, "pace": '{"turn":24}'} for one in FOURTH["tables"])],
    "seats": [
        a_seat(0, AMARA, deciding=False) | {"wishes": "{}"},
        a_seat(1, None, deciding=False) | {"wishes": "{}"},
        a_seat(0, THOMAS, deciding=True) | {"wishes": "{}", "table_id": 2},
    ],
    "proposals": [
        {"id": 1, "table_id": 2, "kind": "end", "seat": 0, "status": "rejected", "opened_at": NOW, "closes_at": NOW + 9}
    ],
    "people": PEOPLE,
}
"""A lobby, and a running table that has refused something, as the fifth version wrote them."""


@pytest.mark.parametrize("revision", ["0003", "0004", "0005"])
async def test_who_sits_in_a_lobby_of_before_has_agreed_to_its_pace(where: str, revision: str):
    """People take invitations, nobody was removed or asked, and no pause has begun."""
    rows = FIFTH
    if revision == "0003":
        rows = {**FIFTH, "seats": [{k: v for k, v in one.items() if k != "wishes"} for one in FIFTH["seats"]]}
    live = [{**one, "live_channel_id": ROOM + one["id"]} for one in rows["tables"]]
    await older(where, revision, {**rows, "tables": live})
    store = await open_store(where)
    async with store.write() as tx:
        row = await tx.tables.get(1)
        assert row is not None
        assert [seat.agreed and read_terms(seat.agreed) for seat in await tx.seats.of(1)] == [terms_of(row), None]
        assert [(seat.agreed, seat.asked, seat.taken_back) for seat in await tx.seats.of(2)] == [(None, "[]", 0)]
        table, person = await tx.tables.get(1), await tx.people.get(AMARA)
        assert table is not None and table.removed == ()
        assert person is not None and person.invitations
        rejected = await tx.proposals.newest_in_vain(2, "end", None, None)
        assert rejected is not None and rejected.closed_at is None
        await tx.tables.change(1, pace='{"turn":1}')
        await tx.seats.replace(1, [(THOMAS, "Thomas"), (AMARA, "Amara"), (None, "Kaocen")])
        agreed = [seat.agreed and read_terms(seat.agreed).pace for seat in await tx.seats.of(1)]
        assert agreed == ['{"turn":1}', "{}", None]
        await tx.usage.note(Use.MOVE, NOW, user=AMARA, guild=1, table=2)
        assert await tx.usage.times(Use.MOVE, 0.0, table=2) == [NOW]
    await store.close()


@pytest.mark.parametrize("revision", ["0003", "0004", "0005"])
async def test_who_is_erased_under_an_older_schema_leaves_marks_under_the_present_one(where: str, revision: str):
    """Nobody has agreed before to be shown to other servers."""
    rows = {"tables": FOURTH["tables"], "seat_history": FOURTH["seat_history"], "people": PEOPLE}
    await older(where, revision, rows)
    store = await open_store(where)
    async with store.write() as tx:
        key = await tx.facts.get(ERASED_KEY)
        assert key is not None and len(bytes.fromhex(key)) == 32
        await tx.erased.remember(KARINE, {2026: 12}, NOW)
        await tx.privacy.erase(KARINE, lambda _, seat: f"former {seat}", lambda _: "Kaocen")
        assert await tx.seat_history.has_sat_elsewhere(1, KARINE, 0)
        assert not await tx.seat_history.has_sat_elsewhere(1, KARINE, 2)
        assert not await tx.seat_history.has_sat_elsewhere(1, THOMAS, 0)
        assert await tx.erased.days(KARINE, 2026) == 12
        person = await tx.people.get(AMARA)
        assert person is not None and not person.everywhere
    await store.close()


ELEVENTH: Rows = {
    "tables": [
        {**one, "id": number, "status": status, "live_channel_id": None, "suggestions": number != 2}
        for one in FOURTH["tables"]
        for number, status in enumerate(("running", "finished", "abandoned", "lobby"), 1)
    ],
    "seats": [
        {**a_seat(seat, user, deciding=False), "table_id": table}
        for table in (1, 2, 3)
        for seat, user in enumerate((AMARA, None))
    ],
}
"""Games that run, are over, and may be taken up again, as the eleventh version wrote them."""


async def test_robots_of_before_are_solid_and_who_was_forgotten_is_none(where: str):
    await older(where, "0011", ELEVENTH)
    store = await open_store(where)
    async with store.read() as tx:
        levels = [[seat.robot_level for seat in await tx.seats.of(table)] for table in (1, 2, 3)]
        rows = [await tx.tables.get(table) for table in (1, 2, 3, 4)]
    await store.close()
    assert levels == [[None, Level.SOLID], [None, None], [None, Level.SOLID]]
    assert [row is not None and row.suggest_rated for row in rows] == [True, False, True, False]


async def test_of_moves_and_leavings_of_before_nobody_noted_who_chose(where: str):
    rows = {"tables": FOURTH["tables"], "seat_history": FOURTH["seat_history"], "moves": MOVES}
    await older(where, "0004", rows)
    store = await open_store(where)
    async with store.write() as tx:
        moves = await tx.moves.since(1, -1)
        assert moves and not any(move.stood_in for move in moves)
        assert not any(sat.resigned for sat in await tx.seat_history.of(1))
        await tx.seat_history.sat_down(1, 1, THOMAS, "Thomas", NOW)
        await tx.seat_history.resign(1, 1)
        await tx.moves.append(msgspec.structs.replace(moves[-1], number=99, interaction_id=None, stood_in=True))
    async with store.read() as tx:
        assert [move.stood_in for move in await tx.moves.since(1, 98)] == [True]
        assert [sat.seat for sat in await tx.seat_history.of(1) if sat.resigned] == [1]
    await store.close()
