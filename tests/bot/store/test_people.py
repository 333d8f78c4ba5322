"""Rows about users, with the same meaning on SQLite and PostgreSQL."""

from __future__ import annotations

import pytest

from azalai.bot.followers.store import Followers
from azalai.bot.privacy.store import NOBODY, Privacy
from azalai.bot.store import Store
from azalai.bot.store.addresses import ChannelAddress, FollowerAddress, UserAddress
from azalai.bot.store.result_rows import RatingRow, ResultRow
from azalai.bot.store.results import EVERYWHERE
from azalai.bot.store.rows import Guest, MessageKind, Status

NOW = 1_000_000.0
WHO, OTHER = 1456074443980800018, 1456074443980800022


async def store_table(store: Store, channel: int, status: Status) -> int:
    """Store a table of two users, who were both invited. The first is its host."""
    async with store.write() as tx:
        table = await tx.tables.open(
            invited=[Guest(WHO, "Amara"), Guest(OTHER, "Thomas")],
            game="souk",
            version=1,
            options=b"{}",
            language="en",
            guild_id=1,
            channel_id=channel,
            host_id=WHO,
            random_seats=True,
            created_at=NOW,
        )
        await tx.seats.replace(table, [(WHO, "Amara"), (OTHER, "Thomas")])
        for seat, (user, name) in enumerate([(WHO, "Amara"), (OTHER, "Thomas")]):
            await tx.seat_history.record_player(table, seat, user, name, NOW)
        await tx.tables.change(table, status=status)
    return table


@pytest.mark.costly_cases("postgresql")
async def test_a_person_is_erased_from_every_row(store: Store):
    over, on = await store_table(store, 7, Status.FINISHED), await store_table(store, 8, Status.RUNNING)
    async with store.write() as tx:
        await tx.people.change(WHO, locale="fr", contrast=True)
        await tx.get(Followers).add(over, WHO, told_at=NOW)
        await tx.outbox.add_later(over, MessageKind.FOLLOWER, [(FollowerAddress(over, WHO), NOW)])
        await tx.outbox.add(over, UserAddress(WHO), MessageKind.DM, now=NOW)
        await tx.outbox.add(
            on, ChannelAddress(8), MessageKind.SEAT_OFFER, now=NOW, body=f'{{"by": "x", "user": {WHO}}}'
        )
        rating = RatingRow(user_id=WHO, game="souk", guild_id=EVERYWHERE, mu=25, sigma=8, games=1, version=2)
        await tx.results.set_rating(rating)
        result = ResultRow(
            table_id=over,
            seat=0,
            user_id=WHO,
            game="souk",
            guild_id=1,
            place=1,
            score=2,
            counted=True,
            ended_at=NOW,
        )
        await tx.results.insert([result])
    async with store.write() as tx:
        await tx.get(Privacy).erase(WHO, lambda language, seat: f"nobody {seat}", lambda taken: "Kaocen")
    async with store.read() as tx:
        stored = await tx.get(Privacy).load_stored(WHO)
        assert {kind: rows for kind, rows in stored.items() if rows} == {}
        assert [(seat.user_id, seat.name) for seat in await tx.seats.list_at(over)] == [
            (None, "nobody 0"),
            (OTHER, "Thomas"),
        ]
        assert [(seat.user_id, seat.name) for seat in await tx.seats.list_at(on)] == [
            (None, "Kaocen"),
            (OTHER, "Thomas"),
        ]
        rows = [await tx.tables.get(table) for table in (over, on)]
        left_over = (OTHER, (Guest(OTHER, "Thomas"),))
        assert [(row.host_id, row.invited) for row in rows if row is not None] == [left_over] * 2
        outgoing = await tx.outbox.find_next(ChannelAddress(8))
        assert outgoing is not None
        assert outgoing.body == f'{{"by": "x", "user": {NOBODY}}}'
        assert [(result.user_id, result.place) for result in await tx.results.list_at(over)] == [(None, 1)]


async def test_one_message_to_a_follower_waits_for_many_changes_and_can_be_hurried(store: Store):
    table = await store_table(store, 7, Status.RUNNING)
    address = FollowerAddress(table, WHO)
    async with store.write() as tx:
        await tx.outbox.add_later(table, MessageKind.FOLLOWER, [(address, NOW + 60)])
        waiting = await tx.outbox.find_next(address)
        assert waiting is not None and await tx.outbox.list_addresses_of(table, MessageKind.FOLLOWER) == {address}
        await tx.outbox.bring_forward(table, MessageKind.FOLLOWER, NOW)
        hurried = await tx.outbox.find_next(address)
        assert hurried is not None
        assert (waiting.due, hurried.due) == (NOW + 60, NOW)


async def test_the_best_stand_in_their_order_and_only_after_enough_games(store: Store):
    async with store.write() as tx:
        for user, mu, games in ((1, 30.0, 5), (2, 40.0, 5), (3, 50.0, 2)):
            rating = RatingRow(user_id=user, game="souk", guild_id=1, mu=mu, sigma=2, games=games, version=2)
            await tx.results.set_rating(rating)
            await tx.results.set_rating(rating)
        assert [rating.user_id for rating in await tx.results.list_best("souk", 1, 3)] == [2, 1]
        assert await tx.results.list_best("souk", EVERYWHERE, 3) == []
