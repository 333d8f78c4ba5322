"""Games that run under an older schema go on under the present one, on SQLite and on PostgreSQL."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import open_store
from bot.store.addresses import Address, ChannelAddress, FollowerAddress, UserAddress
from bot.store.facts import ERASED_KEY, HEARTBEAT
from bot.store.migrate import FOLDER, revisions
from bot.store.rows import MessageKind, ProposalStatus, Status, TimerKind, Use
from bot.store.schema import metadata
from bot.store.terms import read_terms, terms_of
from robots import Level
from tests.bot.databases import KINDS, database

NOW = 1_000_000.0
AMARA, THOMAS, KARINE = 1456074443980800018, 1456074443980800022, 1456074443980800030
ROOM = 1456074443980800777

Rows = Mapping[str, list[dict[str, Any]]]


def a_table(number: int, status: str, *, live: bool, **more: Any) -> dict[str, Any]:
    """A row of `tables` as every schema has it."""
    values: dict[str, Any] = {"id": number, "game": "souk", "version": 1, "options": b"{}", "language": "fr"}
    values |= {"guild_id": 1, "channel_id": ROOM + number, "host_id": AMARA, "random_seats": False, "invited": "[]"}
    values |= {"live_channel_id": ROOM + number if live else None, "status": status, "position": 3, "created_at": NOW}
    values |= {"seed": b"s", "seed_hash": "h", "started_at": NOW, "trouble": None, "ended_at": None}
    return values | more


def a_letter(number: int, address: Address, kind: str, **more: Any) -> dict[str, Any]:
    """A row of the outbox as every schema before the third has it."""
    values = {"id": number, "table_id": 1, "lane": address, "kind": kind, "seat": None, "decision": None, "body": ""}
    return values | {"nonce": f"n{number}", "attempts": 0, "due": NOW} | more


def a_message(number: int, kind: str, seat: int | None = None) -> dict[str, Any]:
    """A message of ours, as every schema before the third has it."""
    return {"id": number, "table_id": 1, "kind": kind, "seat": seat, "channel_id": ROOM, "message_id": 900 + number}


def a_seat(seat: int, user: int | None, *, deciding: bool) -> dict[str, Any]:
    """A seat of table 1."""
    values = {"table_id": 1, "seat": seat, "user_id": user, "name": f"player {seat}", "decision": 4}
    return values | {"deciding": deciding, "since": NOW if deciding else None}


FIRST: Rows = {
    "tables": [
        a_table(1, "running", live=True, trouble="trouble-attach-files"),
        a_table(2, "set-aside", live=False),
        a_table(3, "finished", live=False, ended_at=NOW),
    ],
    "seats": [a_seat(0, AMARA, deciding=True), a_seat(1, THOMAS, deciding=False), a_seat(2, None, deciding=False)],
    "moves": [
        {"table_id": 1, "number": 0, "seat": None, "move": "setup", "events": b"", "played_at": NOW},
        {"table_id": 1, "number": 3, "seat": 1, "move": "draw", "events": b"e", "interaction_id": 5, "played_at": NOW},
    ],
    "positions": [{"table_id": 1, "number": 3, "state": b"state", "reveals": True}],
    "people": [{"user_id": AMARA, "locale": "fr", "closed_dms_since": None, "told_of_closed_dms": False}],
    "facts": [{"name": "alive_at", "value": "5.0"}, {"name": "commands", "value": "digest"}],
    "messages": [a_message(1, "card"), a_message(2, "dm", 0), a_message(3, "ping")],
    "timers": [
        {"id": 1, "table_id": 1, "kind": "lobby", "due": NOW + 1},
        {"id": 2, "table_id": 1, "kind": "idle", "due": NOW + 2},
    ],
    "outbox": [
        a_letter(1, f"c{ROOM}", "card", attempts=2),
        a_letter(2, f"c{ROOM}", "invite"),
        a_letter(3, f"u{AMARA}", "dm", seat=0, decision=4),
        a_letter(4, f"u{AMARA}", "dm-notice", body="notice-stranded"),
    ],
}
"""Running games as the first version wrote them."""

SECOND: Rows = FIRST | {
    "messages": [
        *FIRST["messages"],
        *(a_message(4, "remind", 0), a_message(5, "late", 0), a_message(6, "film")),
        *(a_message(7, "seat-2", 2), a_message(8, "proposal-1"), a_message(9, "proposal-3")),
    ],
    "timers": [
        {"id": 1, "table_id": 1, "kind": "idle", "due": NOW + 1, "seat": None},
        {"id": 2, "table_id": 1, "kind": "deadline", "due": NOW + 2, "seat": 0},
        {"id": 3, "table_id": 1, "kind": "reminder", "due": NOW + 3, "seat": 0},
        {"id": 4, "table_id": 1, "kind": "stand-in", "due": NOW + 4, "seat": 0},
        {"id": 5, "table_id": 1, "kind": "away", "due": NOW + 5, "seat": 1},
        {"id": 6, "table_id": 1, "kind": "prepared", "due": NOW + 6, "seat": 1},
        {"id": 7, "table_id": 1, "kind": "proposal", "due": NOW + 7, "seat": None},
    ],
    "outbox": [
        a_letter(1, f"c{ROOM}", "card", attempts=2, written_at=NOW),
        a_letter(2, f"c{ROOM}", "remind", seat=0, decision=4, body='{"by": ""}'),
        a_letter(3, f"u{AMARA}", "unremind", seat=0),
        a_letter(4, f"c{ROOM}", "late", seat=0, decision=4),
        a_letter(5, f"c{ROOM}", "seat", seat=2),
        a_letter(6, f"c{ROOM}", "proposal", body="1"),
        a_letter(7, f"u{THOMAS}", "unprepared", seat=1),
        a_letter(8, f"f1u{KARINE}", "follow", due=NOW + 60),
        *(a_letter(9, f"c{ROOM}", "film"), a_letter(10, f"u{AMARA}", "operator")),
        *(a_letter(11 + number, f"u{THOMAS}", kind) for number, kind in enumerate(("dm-close", "dm-left", "dm-renew"))),
        *(a_letter(14, f"c{ROOM}", "invite"), a_letter(15, f"c{ROOM}", "ping"), a_letter(16, f"c{ROOM}", "notice")),
        *(a_letter(17, f"c{ROOM}", "end"), a_letter(18, f"u{AMARA}", "dm")),
    ],
    "sittings": [
        {"id": 4, "table_id": 1, "seat": 1, "user_id": KARINE, "name": "Karine", "since": NOW - 9, "until": NOW},
        {"id": 7, "table_id": 1, "seat": 1, "user_id": THOMAS, "name": "Thomas", "since": NOW, "until": None},
        {"id": 9, "table_id": 1, "seat": 2, "user_id": None, "name": "Kaocen", "since": NOW, "until": None},
    ],
    "prepared": [
        {"table_id": 1, "seat": 1, "number": 1, "move": "draw", "delay": 5.0},
        {"table_id": 1, "seat": 1, "number": 2, "move": "pass", "delay": 6.0},
    ],
    "follows": [{"table_id": 1, "user_id": KARINE, "channel_id": 5, "message_id": 6, "told_at": NOW}],
    "servers": [{"guild_id": 1, "settings": '{"robots":false}'}],
    "proposals": [
        {
            "id": number,
            "table_id": 1,
            "kind": "end",
            "seat": 0,
            "status": status,
            "opened_at": NOW,
            "closes_at": NOW + 9,
        }
        for number, status in enumerate(("open", "carried", "refused", "lapsed"), 1)
    ],
    "votes": [{"proposal_id": 1, "seat": 0, "yes": True}],
}
"""Running games as the second version wrote them."""


def fill(connection: sa.Connection, revision: str, rows: Rows) -> None:
    """A database of an older schema with these rows in it."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
    older = sa.MetaData()
    older.reflect(connection)
    for name in sorted(rows, key=[table.name for table in older.sorted_tables].index):
        table = older.tables[name]
        for row in rows[name]:
            connection.execute(sa.insert(table).values(**row))
        if "id" in table.c and connection.dialect.name == "postgresql":  # which does not see numbers that were given
            connection.execute(sa.text(f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), 100)"))


@pytest.fixture(params=KINDS)
async def where(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncGenerator[str]:
    """The address of an empty database."""
    async with database(request.param, tmp_path) as found:
        yield found


async def older(where: str, revision: str, rows: Rows) -> None:
    """Makes that database one of an older schema."""
    engine = create_async_engine(where)
    async with engine.begin() as connection:
        await connection.run_sync(fill, revision, rows)
    await engine.dispose()


@pytest.mark.parametrize(("revision", "rows"), [("0001", FIRST), ("0002", SECOND)])
async def test_a_running_game_survives_in_every_row(where: str, revision: str, rows: Rows):
    await older(where, revision, rows)
    store = await open_store(where)
    async with store.read() as tx:
        found = await tx.tables.whole(1)
        assert found is not None
        row, seats, packed = found.row, found.seats, found.packed
        assert (row.status, row.position, row.missing_permission) == (Status.RUNNING, 3, "trouble-attach-files")
        assert [(seat.user_id, seat.decision, seat.deciding) for seat in seats] == [
            *((AMARA, 4, True), (THOMAS, 4, False), (None, 4, False))
        ]
        assert {seat.wishes for seat in seats} == {"{}"}
        assert [seat.robot_level for seat in seats] == [None, None, Level.SOLID]
        assert packed == b"state"
        assert [move.move for move in await tx.moves.since(1, -1)] == ["setup", "draw"]
        assert await tx.tables.live_in(ROOM + 1) == row
        assert await tx.tables.numbers((Status.QUARANTINED,)) == [2]
        assert (await tx.facts.get(HEARTBEAT), await tx.facts.get("commands")) == ("5.0", "digest")
        person = await tx.people.get(AMARA)
        assert person is not None and (person.locale, person.taught) == ("fr", '["souk"]')
        assert person.dm_channel_id is None
        assert row.turning_points
        for kind in (MessageKind.CARD, MessageKind.DM, MessageKind.PING):
            assert len(await tx.messages.of(1, kind)) == 1
        assert MessageKind.UNKNOWN not in {one.kind for one in await tx.outbox.of(1)}
        assert TimerKind.UNKNOWN not in {one.kind for one in await tx.timers.of(1)}
        first = await tx.outbox.next(ChannelAddress(ROOM))
        assert first is not None
        assert (first.id, first.kind, first.attempts, first.nonce) == (1, MessageKind.CARD, 2, "n1")
        assert first.tried_at == NOW  # it may have been posted: it is looked for
    async with store.write() as tx:  # what is written from now on comes after it
        await tx.seat_history.sat_down(1, 2, KARINE, "Karine", NOW + 1)
        await tx.outbox.add(1, ChannelAddress(ROOM), MessageKind.CARD, now=NOW)
        await tx.timers.set(1, TimerKind.IDLE, NOW + 9)
    await store.close()


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
    "people": [{"user_id": AMARA, "locale": "fr", "closed_dms_since": None, "told_of_closed_dms": False}],
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
    rows = {"tables": FOURTH["tables"], "seat_history": FOURTH["seat_history"], "people": FIRST["people"]}
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


async def test_what_waits_and_falls_due_keeps_its_meaning(where: str):
    await older(where, "0002", SECOND)
    store = await open_store(where)
    async with store.read() as tx:
        assert [(one.id, one.kind.name) for one in await tx.outbox.of(1)] == [
            *((1, "CARD"), (2, "REMINDER"), (3, "REMINDERS_OVER"), (4, "TIME_OUT"), (5, "SEAT_OFFER"), (6, "PROPOSAL")),
            *((7, "PREMOVE_DROPPED"), (8, "FOLLOWER"), (9, "FILM"), (10, "OPERATOR"), (11, "DM_CLOSE")),
            *(
                (12, "DM_LEFT"),
                (13, "DM_RENEW"),
                (14, "INVITATION"),
                (15, "PING"),
                (16, "NOTICE"),
                (17, "END"),
                (18, "DM"),
            ),
        ]
        assert set(await tx.outbox.due_addresses(NOW + 99)) == {
            *(ChannelAddress(ROOM), UserAddress(AMARA), UserAddress(THOMAS), FollowerAddress(1, KARINE))
        }
        assert [(one.kind.name, one.seat) for one in await tx.timers.due(NOW + 99)] == [
            *(("IDLE", None), ("DEADLINE", 0), ("REMINDER", 0), ("AUTOPLAY", 0), ("HOLIDAY", 1), ("PREMOVE", 1)),
            ("PROPOSAL", None),
        ]
        about = [(one, await tx.messages.of(1, one)) for one in (MessageKind.REMINDER, MessageKind.TIME_OUT)]
        assert [[message.message_id for message in found] for _, found in about] == [[904], [905]]
        (offer,) = await tx.messages.of(1, MessageKind.SEAT_OFFER, 2)
        (asked,) = await tx.messages.of(1, MessageKind.PROPOSAL, proposal=3)
        assert (offer.message_id, asked.message_id) == (907, 909)
        statuses = [await tx.proposals.get(number) for number in range(1, 5)]
        assert [one.status for one in statuses if one is not None] == list(ProposalStatus)
        assert [one.id for one in await tx.proposals.open_at(1)] == [1]
        assert await tx.proposals.votes(1) == {0: True}
    await store.close()


async def test_what_has_another_table_now_is_all_there(where: str):
    await older(where, "0002", SECOND)
    store = await open_store(where)
    async with store.read() as tx:
        assert [(one.name, one.until) for one in await tx.seat_history.of(1)] == [
            *(("Karine", NOW), ("Thomas", None), ("Kaocen", None))
        ]
        assert [(one.number, one.move, one.delay) for one in await tx.premoves.of(1, 1)] == [
            *((1, "draw", 5.0), (2, "pass", 6.0))
        ]
        assert [(one.user_id, one.message_id, one.told_at) for one in await tx.followers.of(1)] == [(KARINE, 6, NOW)]
        settings = await tx.guild_settings.get(1)
        assert settings is not None and json.loads(settings) == {"robots": False}
    await store.close()


async def test_the_oldest_schema_becomes_the_one_the_code_means_and_no_name_is_of_before(where: str):
    """The way from it leads through all others."""
    await older(where, "0001", {})
    await (await open_store(where)).close()

    def names(connection: sa.Connection) -> set[str | None]:
        inspector = sa.inspect(connection)
        assert compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata) == []
        found = set(inspector.get_table_names())
        for table in tuple(found):
            found |= {inspector.get_pk_constraint(table)["name"]}
            found |= {key["name"] for key in (*inspector.get_foreign_keys(table), *inspector.get_indexes(table))}
        return found

    engine = create_async_engine(where)
    async with engine.connect() as connection:
        found = await connection.run_sync(names)
    await engine.dispose()
    before = ("sittings", "prepared", "follows", "servers", "lane")
    assert [name for name in found if any(word in str(name) for word in before)] == []


def test_the_names_of_the_migrations_tell_their_versions_in_order() -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    newest_first = ScriptDirectory.from_config(config).walk_revisions()
    assert revisions() == [script.revision for script in newest_first][::-1]


async def test_of_moves_and_leavings_of_before_nobody_noted_who_chose(where: str):
    rows = {"tables": FOURTH["tables"], "seat_history": FOURTH["seat_history"], "moves": FIRST["moves"]}
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
