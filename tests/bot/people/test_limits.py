"""Limits of users, servers and tables: each one holds, says what to do, and ends."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from azalai.bot.config import Settings, read_settings
from azalai.bot.discord_codes import SEND
from azalai.bot.errors import CannotStart, Refused
from azalai.bot.followers.rules import EVERY, notify_followers
from azalai.bot.followers.store import Followers
from azalai.bot.hosting import guests, lobby, seats
from azalai.bot.hosting.rematch import open_rematch
from azalai.bot.people.limits import DAY, REMEMBERED, Limits
from azalai.bot.people.person import Person
from azalai.bot.play import turns
from azalai.bot.privacy.store import Privacy
from azalai.bot.store import open_store, schema
from azalai.bot.store.addresses import ChannelAddress
from azalai.bot.store.rows import MessageKind, Status, Use
from azalai.bot.tables.announcements import MentionOutcome
from azalai.bot.tables.channels import HURRY_EVERY, note_missing_permission, retry_refused
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.games import GAMES
from tests.bot.counting import count_statements
from tests.bot.fixtures import Opening, start_table
from tests.bot.fixtures import open_lobby as lobby_card
from tests.bot.without_discord import (
    AMARA,
    CHANNEL,
    GUILD,
    IDIR,
    KARINE,
    THOMAS,
    StillClock,
    lobby_of,
    outbox_at,
    play_moves,
    proposals_of,
    running_table,
    seat_at,
)
from tests.simulator import text_of

HOUR = 3600.0


def limit(host: Host, **changed: Any) -> None:
    """Change a host's limits."""
    host.limits = Limits(msgspec.structs.replace(host.settings, **changed), host.clock)


async def open_table(host: Host, channel: int, person: Person = AMARA, *invited: Person, guild: int = GUILD) -> int:
    """Open a table of a user in a channel and return its number."""
    created = await lobby.open_table(
        host,
        person,
        lobby.NewTable(game="souk", options=GAMES["souk"].Options(), language="en", guild=guild, channel=channel),
        invited=invited,
    )
    return created.table


async def test_waiting_tables_of_a_person_and_of_a_server_are_limited(host: Host):
    limit(host, lobbies=(2, 3))
    first = await open_table(host, 1)
    await open_table(host, 2)
    with pytest.raises(Refused, match="refusal-own-lobbies") as refused:
        await open_table(host, 3, guild=2)
    assert refused.value.values == {"most": 2, "channels": (1, 2)}
    await open_table(host, 4, THOMAS)
    with pytest.raises(Refused, match="refusal-server-lobbies"):
        await open_table(host, 5, IDIR)
    await lobby.cancel_lobby(host, first, AMARA)
    await open_table(host, 6)


async def test_opening_and_cancelling_again_and_again_comes_to_an_end_for_the_day(host: Host, still_clock: StillClock):
    """Cancelled tables count, too."""
    limit(host, openings=(3, 4))
    for _ in range(3):
        await lobby.cancel_lobby(host, await open_table(host, 1), AMARA)
        still_clock.at += HOUR
    with pytest.raises(Refused, match="refusal-tables-today") as refused:
        await open_table(host, 1)
    first = still_clock.at - 3 * HOUR
    assert refused.value.values == {"most": 3, "when": f"<t:{int(first + DAY)}:R>", "who": "you"}
    await lobby.cancel_lobby(host, await open_table(host, 1, THOMAS), THOMAS)
    with pytest.raises(Refused, match="refusal-tables-today") as refused:
        await open_table(host, 1, IDIR)
    assert refused.value.values["who"] == "server"
    still_clock.at = first + DAY
    await open_table(host, 1)


async def test_a_rematch_that_is_left_again_counts_as_a_table(host: Host):
    """A rematch whose host leaves counts and mentions like another table."""
    limit(host, openings=(3, 99), invitations_to_one=2)
    table = await running_table(host, THOMAS)
    for salt in ("1", "2", "1"):
        await play_moves(host, table, AMARA, f"offer {salt}")
        await play_moves(host, table, THOMAS, "offer 0")
    calls: list[MentionOutcome] = []
    for _ in range(2):
        again = await open_rematch(host, table, AMARA)
        calls += [invitee.called for invitee in again.invited]
        await lobby.leave(host, again.table, AMARA)
    assert calls == [MentionOutcome.YES, MentionOutcome.YES]
    with pytest.raises(Refused, match="refusal-tables-today"):
        await open_rematch(host, table, AMARA)
    again = await open_rematch(host, table, THOMAS)
    assert [invitee.called for invitee in again.invited] == [MentionOutcome.YES]


async def test_the_same_person_is_mentioned_so_often_by_the_same_other_one_and_then_named(host: Host):
    """Opening and cancelling tables mentions the same guest only N times."""
    limit(host, invitations_to_one=2)
    calls: list[MentionOutcome] = []
    for channel in range(3):
        created = await lobby.open_table(
            host,
            AMARA,
            lobby.NewTable(game="souk", options=GAMES["souk"].Options(), language="en", guild=GUILD, channel=channel),
            invited=[THOMAS],
        )
        calls += [invitee.called for invitee in created.invited]
    assert calls == [MentionOutcome.YES, MentionOutcome.YES, MentionOutcome.OFTEN]


async def test_invitations_of_a_day_are_limited_over_all_ways(host: Host, still_clock: StillClock):
    limit(host, invitations=(2, 3), invitations_to_one=99)
    table = await lobby_of(host, invited=(THOMAS,))
    await guests.invite_guest(host, table, AMARA, IDIR)
    for inviting in (
        lambda: guests.invite_guest(host, table, AMARA, KARINE),
        lambda: open_table(host, 99, AMARA, KARINE),
    ):
        with pytest.raises(Refused, match="refusal-invitations-today"):
            await inviting()
    async with host.store.read() as tx:
        assert await tx.tables.find_live(99) is None
    await open_table(host, 98, THOMAS, KARINE)
    with pytest.raises(Refused, match="refusal-invitations-today") as refused:
        await open_table(host, 97, THOMAS, IDIR)
    assert refused.value.values["who"] == "server"
    still_clock.at += DAY
    await guests.invite_guest(host, table, AMARA, KARINE)


async def test_a_request_for_several_is_told_when_all_of_them_fit(host: Host, still_clock: StillClock):
    limit(host, invitations=(3, 99))
    table, times = await lobby_of(host), list[float]()
    for person in (THOMAS, IDIR, KARINE):
        still_clock.at += HOUR
        times.append(still_clock.at)
        await guests.invite_guest(host, table, AMARA, person)
    for several, counted in ((1, 0), (2, 1), (3, 2), (9, 2)):
        async with host.store.write() as tx:
            with pytest.raises(Refused, match="refusal-invitations-today") as refused:
                await host.limits.check(tx, Use.INVITATION, AMARA.id, GUILD, several)
        assert refused.value.values["when"] == f"<t:{int(times[counted] + DAY)}:R>"


async def test_offers_of_a_seat_count_as_invitations(host: Host):
    limit(host, invitations=(1, 99))
    table = await running_table(host, THOMAS)
    await seats.offer_seat(proposals_of(host), table, 0, AMARA, KARINE)
    with pytest.raises(Refused, match="refusal-invitations-today"):
        await seats.offer_seat(proposals_of(host), table, 0, AMARA, IDIR)


async def test_erasing_oneself_does_not_raise_the_limit_of_a_server(host: Host):
    limit(host, openings=(99, 1))
    await lobby.cancel_lobby(host, await open_table(host, 1), AMARA)
    async with host.store.write() as tx:
        await tx.get(Privacy).erase(AMARA.id, lambda *_: "somebody", lambda _: "robot")
    with pytest.raises(Refused, match="refusal-tables-today"):
        await open_table(host, 1)


async def test_daily_counts_survive_a_restart_and_end_with_the_day(host: Host, still_clock: StillClock):
    limit(host, openings=(1, 99))
    await lobby.cancel_lobby(host, await open_table(host, 1), AMARA)
    store = await open_store(host.settings.database)
    settings = msgspec.structs.replace(host.settings, openings=(1, 99))
    again = Host(store, still_clock, settings)
    with pytest.raises(Refused, match="refusal-tables-today"):
        await open_table(again, 1)
    await store.close()
    still_clock.at += DAY
    await open_table(host, 1)
    async with host.store.change_schema() as connection:
        (count,) = await connection.execute(sa.select(sa.func.count()).select_from(schema.usage))
    assert count[0] == 1


async def test_a_table_is_moved_to_and_fro_only_so_often(host: Host, still_clock: StillClock):
    """Each move calls the deciders, so that moves are limited."""
    limit(host, table_moves=2)
    table = await running_table(host, THOMAS)
    for channel in (8, 9):
        await seats.move_table(host, table, channel, GUILD, AMARA)
    with pytest.raises(Refused, match="refusal-moves-today"):
        await seats.move_table(host, table, 8, GUILD, AMARA)
    assert (await load(host, table)).row.channel_id == 9
    async with host.store.write() as tx:
        await tx.tables.close(table, Status.STRANDED, None)  # its channel is deleted: the table must be moved
    await seats.move_table(host, table, 10, GUILD, AMARA)
    still_clock.at += DAY
    await seats.move_table(host, table, 8, GUILD, AMARA)


async def test_threads_of_a_day_have_an_end(open_simulator: Opening):
    async with open_simulator(threads=(1, 99)) as simulator:
        amara, thomas = simulator.person("Amara"), simulator.person("Thomas")
        assert "The table is open" in (await amara.slash(simulator.channel(), "souk new", thread=True)).text
        refused = await amara.slash(simulator.channel(), "souk new", thread=True)
        assert "Threads for tables are limited to 1 a day" in refused.text and refused.message.ephemeral
        assert len(simulator.channel().threads) == 1
        assert "The table is open" in (await thomas.slash(simulator.channel(), "souk new", thread=True)).text


async def test_no_thread_is_made_for_a_table_that_may_not_be_opened(open_simulator: Opening):
    async with open_simulator(lobbies=(1, 99), invitations=(1, 99)) as simulator:
        amara, thomas = simulator.person("Amara"), simulator.person("Thomas")
        await lobby_card(simulator)
        assert "Start or cancel one first" in (await amara.slash(simulator.channel(), "souk new", thread=True)).text
        two = {"player1": amara, "player2": simulator.person("Idir")}
        answer = await thomas.slash(simulator.channel(), "souk new", thread=True, **two)
        assert "Invitations are limited to 1 a day" in answer.text
        assert simulator.channel().threads == []


def test_the_limit_of_presses_is_not_reached_by_hand(host: Host, still_clock: StillClock):
    limit(host, presses=Settings().presses)
    for _ in range(600):  # five presses a second for two minutes
        host.limits.press(AMARA.id)
        still_clock.at += 0.4


def test_a_user_who_presses_too_fast_waits_alone(host: Host, still_clock: StillClock):
    limit(host, presses=(10, 2))
    for _ in range(10):
        host.limits.press(AMARA.id)
    with pytest.raises(Refused, match="refusal-too-fast"):
        host.limits.press(AMARA.id)
    host.limits.press(THOMAS.id)
    assert not host.limits.allows(AMARA.id) and host.limits.allows(THOMAS.id)
    still_clock.at += 1.0
    host.limits.press(AMARA.id)
    host.limits.press(AMARA.id)
    with pytest.raises(Refused, match="refusal-too-fast"):
        host.limits.press(AMARA.id)


def test_those_who_press_are_remembered_in_a_bounded_room(host: Host):
    limit(host, presses=(1, 1))
    for user in range(REMEMBERED + 1):
        host.limits.press(user)
    host.limits.press(0)  # the least recent user was forgotten
    with pytest.raises(Refused, match="refusal-too-fast"):
        host.limits.press(REMEMBERED)


async def test_a_press_that_comes_too_fast_does_nothing_and_says_so(open_simulator: Opening):
    async with open_simulator(presses=(2, 1)) as simulator:
        card = await lobby_card(simulator)
        thomas = simulator.person("Thomas")
        at_once = [thomas.would_press(card, button) for button in ("Rules", "Rules", "Join")]
        answers = [await simulator.do(action) for action in at_once]
        assert "faster than anybody can press" in answers[-1].text
        assert "Thomas" not in text_of(card.now)
        await simulator.pass_time(2.0)
        await thomas.press(card, "Join")
        assert "Thomas" in text_of(card.now)


async def test_presses_make_refused_messages_due_once_in_half_a_minute(host: Host, still_clock: StillClock):
    """Many presses retry the refused messages of a table once."""
    table = await running_table(host, THOMAS)
    await note_missing_permission(host, table, SEND)

    async def due_after_a_press() -> float:
        async with host.store.write() as tx:
            message = await tx.outbox.find_next(ChannelAddress(CHANNEL))
            assert message is not None
            await tx.outbox.postpone(message.id, still_clock.at + 900)
        await retry_refused(host, table)
        async with host.store.read() as tx:
            message = await tx.outbox.find_next(ChannelAddress(CHANNEL))
        assert message is not None
        return message.due - still_clock.at

    assert await due_after_a_press() == 0
    still_clock.at += HURRY_EVERY - 1
    assert await due_after_a_press() == 900
    still_clock.at += 1
    assert await due_after_a_press() == 0


async def follow(host: Host, table: int, count: int, told_at: float | None = None) -> None:
    """Add N followers to a table."""
    rows = [{"table_id": table, "user_id": 1000 + number, "told_at": told_at} for number in range(count)]
    async with host.store.write() as tx:
        await tx.connection.execute(sa.insert(schema.followers), rows)


async def count_statements_of(work: Callable[[], Awaitable[object]]) -> int:
    """Return the number of statements that a piece of work makes; one that writes many rows counts once."""
    with count_statements() as statements:
        await work()
    assert statements.kinds
    return statements.kinds


@pytest.mark.sqlite
async def test_a_thousand_followers_cost_no_more_statements_than_one(host: Host, still_clock: StillClock):
    """The one writer of the store is not held up by many followers."""
    table = await running_table(host, THOMAS)

    async def notify() -> None:
        async with host.store.write() as tx:
            row = await tx.tables.get(table)
            assert row is not None
            await notify_followers(tx, await load(host, table), still_clock.at)

    await follow(host, table, 1, still_clock.at)
    statement_count = await count_statements_of(notify)
    async with host.store.write() as tx:
        await tx.outbox.drop(table, (MessageKind.FOLLOWER,))
        await tx.get(Followers).remove(table, 1000)
    await follow(host, table, 1000, still_clock.at)
    assert await count_statements_of(notify) == statement_count
    waiting = [message for message in await outbox_at(host, table) if message.kind is MessageKind.FOLLOWER]
    assert len({message.nonce for message in waiting}) == 1000
    assert {message.due for message in waiting} == {still_clock.at + EVERY}
    await notify()  # a user with a waiting message gets no second one
    assert len([row for row in await outbox_at(host, table) if row.kind is MessageKind.FOLLOWER]) == 1000
    await lobby.cancel(host, table, msgspec.structs.replace(AMARA, manages=GUILD))
    assert {row.due for row in await outbox_at(host, table) if row.kind is MessageKind.FOLLOWER} == {still_clock.at}


async def test_the_followers_of_a_table_are_limited(open_simulator: Opening):
    async with open_simulator(followers=1) as simulator:
        await start_table(simulator, "Thomas")
        await simulator.person("Karine").slash(simulator.channel(), "table follow")
        answer = await simulator.person("Idir").slash(simulator.channel(), "table follow")
        assert "that is the limit" in answer.text
        assert simulator.person("Idir").dms == []
        again = await simulator.person("Karine").slash(simulator.channel(), "table follow")
        assert "You follow this table already" in again.text


async def test_changing_ones_mind_has_an_end_in_each_turn(host: Host):
    """Undos are limited even if all players choose in secret."""
    limit(host, take_backs=3)
    table = await running_table(host, THOMAS)
    for salt in range(3):
        await play_moves(host, table, AMARA, f"offer {salt}", "take-back")
    await play_moves(host, table, AMARA, "offer 3")
    with pytest.raises(Refused, match="refusal-taken-back-often"):
        await play_moves(host, table, AMARA, "take-back")
    await play_moves(host, table, THOMAS, "offer 1")
    assert [(await seat_at(host, table, seat)).taken_back for seat in (0, 1)] == [0, 0]
    await play_moves(host, table, AMARA, "offer 1", "take-back")


async def test_taking_back_by_undo_counts_in_the_same_way(host: Host):
    limit(host, take_backs=1)
    table = await running_table(host, THOMAS, game="targui1988")
    acts = 0
    for _ in range(40):
        loaded = await load(host, table)
        (seat, *_) = loaded.deciders
        user = seat.required_user
        move = loaded.game.moves(loaded.state, seat.seat)[0]
        await turns.play(host, table, seat.seat, move, user=user)
        after = (await load(host, table)).seats[seat.seat]
        try:
            await turns.take_back(host, table, user, after.decision, interaction=acts)
        except Refused as refused:
            if refused.reason == "refusal-taken-back-often":
                return
            continue
        acts += 1
    raise AssertionError("taking back had no end")


async def test_simultaneous_presses_are_counted_one_by_one(host: Host):
    """Simultaneous presses are counted one by one."""
    limit(host, openings=(1, 99), lobbies=(9, 99))
    results = await asyncio.gather(*(open_table(host, channel) for channel in range(3)), return_exceptions=True)
    assert sum(isinstance(result, int) for result in results) == 1


async def test_the_store_tells_when_and_for_whom(host: Host, still_clock: StillClock):
    async with host.store.write() as tx:
        for user, about in ((1, 2), (1, 3), (4, 2)):
            still_clock.at += 1
            await tx.usage.note(Use.INVITATION, still_clock.at, user=user, guild=GUILD, about=about)
        began = still_clock.at - 2
        assert await tx.usage.list_times(Use.INVITATION, 0.0, user=1) == [began, began + 1]
        assert await tx.usage.list_times(Use.INVITATION, 0.0, user=1, about=2) == [began]
        assert await tx.usage.list_times(Use.INVITATION, began, guild=GUILD) == [began + 1, began + 2]
        assert await tx.usage.list_times(Use.MOVE, 0.0, user=1) == []


@pytest.mark.parametrize(
    ("name", "value"),
    [("AZALAI_LOBBIES", "5"), ("AZALAI_PRESSES", "1 0"), ("AZALAI_FOLLOWERS", "many"), ("AZALAI_TAKE_BACKS", "0")],
)
def test_a_limit_that_makes_no_sense_is_told_at_the_start(name: str, value: str):
    with pytest.raises(CannotStart, match=name):
        read_settings({name: value}, None)
