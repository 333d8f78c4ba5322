"""Games that run under an older schema go on under the present one, on SQLite and on PostgreSQL: every row of the first
two is there under its name of today, and the oldest becomes what the code means."""

from __future__ import annotations

import json
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import create_async_engine

from azalai.bot.store import open_store
from azalai.bot.store.addresses import ChannelAddress, FollowerAddress, UserAddress
from azalai.bot.store.facts import HEARTBEAT
from azalai.bot.store.migrate import FOLDER, revisions
from azalai.bot.store.rows import MessageKind, ProposalStatus, Status, TimerKind
from azalai.bot.store.schema import metadata
from azalai.robots import Level
from tests.bot.store.older import AMARA, KARINE, MOVES, NOW, PEOPLE, ROOM, THOMAS, Rows, a_seat, a_table, older


def a_letter(number: int, address: str, kind: str, **more: Any) -> dict[str, Any]:
    """A row of the outbox as every schema before the third has it."""
    values = {"id": number, "table_id": 1, "lane": address, "kind": kind, "seat": None, "decision": None, "body": ""}
    return values | {"nonce": f"n{number}", "attempts": 0, "due": NOW} | more


def a_message(number: int, kind: str, seat: int | None = None) -> dict[str, Any]:
    """A message of ours, as every schema before the third has it."""
    return {"id": number, "table_id": 1, "kind": kind, "seat": seat, "channel_id": ROOM, "message_id": 900 + number}


FIRST: Rows = {
    "tables": [
        a_table(1, "running", live=True, trouble="trouble-attach-files"),
        a_table(2, "set-aside", live=False),
        a_table(3, "finished", live=False, ended_at=NOW),
    ],
    "seats": [a_seat(0, AMARA, deciding=True), a_seat(1, THOMAS, deciding=False), a_seat(2, None, deciding=False)],
    "moves": MOVES,
    "positions": [{"table_id": 1, "number": 3, "state": b"state", "reveals": True}],
    "people": PEOPLE,
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
        return found  # pyright: ignore[reportReturnType]

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
