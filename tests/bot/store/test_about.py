"""Timers, waiting messages and sent messages, each about one table, one tournament or one server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from azalai.bot.store import Store
from azalai.bot.store.about import (
    COLUMNS,
    About,
    AboutServer,
    AboutTournament,
    make_subject_columns,
    name_subject,
    read_about,
)
from azalai.bot.store.addresses import ChannelAddress, UserAddress
from azalai.bot.store.rows import MessageKind, MissingValue, OutboxMessage, TimerKind, TimerRow
from azalai.bot.store.schema import messages, outbox, timers
from azalai.bot.store.tournament_schema import tournaments
from tests.bot.privacy.test_erased_columns import make_value

NOW = 1_000_000.0
SUBJECTS: Sequence[About] = (1, AboutTournament(1), AboutServer(1))
"""One subject of each sort, with the same number."""
CARD, NOTICE, PING = MessageKind.CARD, MessageKind.NOTICE, MessageKind.PING


@pytest.fixture
async def store(store: Store) -> Store:
    """Return a store with table 1 and tournament 1."""
    async with store.write() as tx:
        await tx.tables.open(
            game="souk", version=1, options=b"{}", language="en", guild_id=1, channel_id=7, host_id=4, created_at=NOW,
            random_seats=True, invited=[],
        )  # fmt: skip
        row = {column.name: make_value(column, "x") for column in tournaments.c} | {"guild_id": 5}
        await tx.connection.execute(sa.insert(tournaments).values(row))
    return store


@pytest.mark.parametrize("about", SUBJECTS, ids=name_subject)
def test_the_columns_of_a_subject_are_read_as_they_were_written(about: About):
    assert read_about(*make_subject_columns(about).values()) == about


def test_columns_without_a_subject_are_refused():
    with pytest.raises(ValueError, match="about nothing"):
        read_about(None, None, None)


def test_subjects_are_named_as_the_log_has_them():
    assert [name_subject(about) for about in SUBJECTS] == ["table 1", "tournament 1", "server 1"]


@pytest.mark.parametrize("about", SUBJECTS[1:], ids=name_subject)
def test_a_row_about_something_else_has_no_table(about: About):
    with pytest.raises(MissingValue, match="TimerRow without a table"):
        _ = TimerRow(id=1, about=about, kind=TimerKind.LOBBY, due=NOW).table_id
    values: dict[str, Any] = {"kind": CARD, "seat": None, "decision": None, "body": "", "nonce": "", "attempts": 0}
    message = OutboxMessage(id=1, about=about, address=ChannelAddress(7), due=NOW, **values)
    with pytest.raises(MissingValue, match="OutboxMessage without a table"):
        _ = message.table_id


@pytest.mark.parametrize("about", SUBJECTS, ids=name_subject)
async def test_a_timer_is_set_and_cleared_for_its_own_subject(store: Store, about: About):
    others = [subject for subject in SUBJECTS if subject != about]
    async with store.write() as tx:
        for subject in SUBJECTS:
            await tx.timers.set(subject, TimerKind.LOBBY, NOW + 1, 3)
        await tx.timers.set(about, TimerKind.LOBBY, NOW + 2, 3)
        assert [(timer.about, timer.due, timer.seat) for timer in await tx.timers.list_about(about)] == [
            (about, NOW + 2, 3)
        ]
        assert {timer.about for timer in await tx.timers.list_due(NOW + 1)} == set(others)
        await tx.timers.clear(about, TimerKind.LOBBY, 3)
        assert {timer.about for timer in await tx.timers.list_due(NOW + 9)} == set(others)
        await tx.timers.clear(others[0], TimerKind.LOBBY)
        assert {timer.about for timer in await tx.timers.list_due(NOW + 9)} == {others[1]}


@pytest.mark.parametrize("about", SUBJECTS, ids=name_subject)
async def test_messages_that_wait_are_changed_for_their_own_subject(store: Store, about: About):
    others = [one for one in SUBJECTS if one != about]
    async with store.write() as tx:
        for one in SUBJECTS:
            for kind, channel in ((CARD, 7), (NOTICE, 8), (PING, 9)):
                await tx.outbox.add(one, ChannelAddress(channel), kind, now=NOW)
            await tx.outbox.add_later(one, MessageKind.FOLLOWER, [(UserAddress(4), NOW + 60)])
    added = {message.about for message in tx.outbox.changes.added}
    async with store.write() as tx:
        assert await tx.outbox.list_addresses_of(about, MessageKind.FOLLOWER) == {UserAddress(4)}
        await tx.outbox.bring_forward(about, MessageKind.FOLLOWER, NOW)
        card = next(one for one in await tx.outbox.list_about(about) if one.kind is CARD)
        await tx.outbox.drop_until(about, CARD, card.id + 99)
        await tx.outbox.drop(about, [NOTICE])
        await tx.outbox.drop_at(about, ChannelAddress(9))
        own = [(one.about, one.kind, one.due) for one in await tx.outbox.list_about(about)]
        rest = [[(one.about, one.due) for one in await tx.outbox.list_about(other)] for other in others]
    assert added == set(SUBJECTS)
    assert own == [(about, MessageKind.FOLLOWER, NOW)]
    assert [sorted(one, key=lambda row: row[1]) for one in rest] == [
        [(other, NOW)] * 3 + [(other, NOW + 60)] for other in others
    ]
    assert tx.outbox.changes.disturbed == {about} and tx.outbox.changes.passed == [(about, CARD, card.id + 99)]


@pytest.mark.parametrize("about", SUBJECTS, ids=name_subject)
async def test_a_message_and_its_address_give_their_subject(store: Store, about: About):
    async with store.write() as tx:
        await tx.outbox.add(about, ChannelAddress(7), CARD, now=NOW)
        message = await tx.outbox.find_next(ChannelAddress(7))
        assert message is not None and message.about == about
        await tx.outbox.postpone(message.id, NOW + 5)
        await tx.outbox.hurry(about, NOW)
        assert await tx.outbox.list_due_addresses(NOW) == {ChannelAddress(7): about}


@pytest.mark.parametrize("about", SUBJECTS, ids=name_subject)
async def test_messages_are_remembered_for_their_own_subject(store: Store, about: About):
    async with store.write() as tx:
        for number, subject in enumerate(SUBJECTS):
            await tx.messages.remember(subject, NOTICE, 7, number, 3, body="told")
        (row,) = await tx.messages.list_about(about, NOTICE)
        assert [row] == await tx.messages.list_about(about, NOTICE, 3)
    assert (row.about, row.message_id, row.body) == (about, SUBJECTS.index(about), "told")


@pytest.mark.parametrize("table", [messages, outbox, timers], ids=str)
@pytest.mark.parametrize("count", [0, 2, 3])
async def test_a_row_about_none_or_several_is_refused(store: Store, table: sa.Table, count: int):
    subject: dict[str, Any] = {name: 1 if at < count else None for at, name in enumerate(COLUMNS.values())}
    row = {column.name: make_value(column, "x") for column in table.c} | subject
    with pytest.raises(IntegrityError):
        async with store.change_schema() as connection:
            await connection.execute(sa.insert(table).values(row))


async def test_the_place_of_a_tournament_is_its_server(store: Store):
    async with store.read() as tx:
        places = await tx.tables.load_places([1, AboutTournament(1), AboutTournament(2)])
    assert places == {1: 1, AboutTournament(1): 5}


async def test_rows_that_belong_to_nothing_are_counted_by_all_that_they_belong_to(store: Store):
    async with store.write() as tx:
        await tx.timers.set(1, TimerKind.LOBBY, NOW)
        await tx.timers.set(AboutTournament(1), TimerKind.LOBBY, NOW)
        await tx.timers.set(AboutServer(1), TimerKind.LOBBY, NOW)
    async with store.change_schema() as connection:
        if connection.dialect.name == "sqlite":
            await connection.exec_driver_sql("COMMIT")
            await connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
            await connection.exec_driver_sql("BEGIN")
        else:
            await connection.exec_driver_sql("SET session_replication_role = replica")
        await connection.exec_driver_sql("UPDATE timers SET table_id = 99 WHERE table_id = 1")
        await connection.exec_driver_sql("UPDATE timers SET tournament_id = 99 WHERE tournament_id = 1")
    async with store.read() as tx:
        assert await tx.maintenance.count_orphans() == {"timers": 2}
