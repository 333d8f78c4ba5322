"""Standstill: no time runs while players can't be notified, and the game resumes where it stopped."""

from __future__ import annotations

import pytest

from azalai.bot.clocks.pace import Late
from azalai.bot.discord_codes import LOCKED, REMOVED, SEND
from azalai.bot.errors import Refused
from azalai.bot.hosting.standstill import compare_guilds, note_permission_restored, resume_guild, strand_guild
from azalai.bot.play.robot_turns import drive
from azalai.bot.store.rows import MessageKind, Status, TimerKind
from azalai.bot.tables.channels import detach_channel, note_missing_permission
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from tests.bot.hosting.test_deadlines import a_day
from tests.bot.without_discord import (
    AMARA,
    GUILD,
    THOMAS,
    StillClock,
    outbox_at,
    play_moves,
    ring,
    running_table,
    seat_at,
    timers_at,
)

DAY = 24 * 3600.0


@pytest.mark.parametrize("trouble", [LOCKED, SEND])
async def test_no_time_runs_out_while_the_bot_can_not_write_there(host: Host, still_clock: StillClock, trouble: str):
    """No robot takes a seat in a locked thread, whose players get no call."""
    table = await running_table(host, THOMAS, pace=a_day(Late.SEAT))
    await note_missing_permission(host, table, trouble)
    for _ in range(3):
        still_clock.at += DAY
        await ring(host)
    assert [(await seat_at(host, table, seat)).is_robot for seat in (0, 1)] == [False, False]
    assert await timers_at(host, table, TimerKind.REMINDER) == []
    await note_permission_restored(host, table, trouble)
    due = [timer.due for timer in await timers_at(host, table, TimerKind.DEADLINE)]
    assert due == [still_clock.at + DAY] * 2
    still_clock.at += DAY
    await ring(host)
    assert [(await seat_at(host, table, seat)).is_robot for seat in (0, 1)] == [True, True]


async def load_status(host: Host, table: int) -> tuple[Status, str | None]:
    """Return the status of a table and its missing permission."""
    row = (await load(host, table)).row
    return row.status, row.missing_permission


async def test_in_a_server_without_the_bot_no_clock_runs_and_no_robot_plays(host: Host, still_clock: StillClock):
    """No robot takes a seat in a server that has removed the bot."""
    table = await running_table(host, THOMAS, robots=1, pace=a_day(Late.SEAT))
    await strand_guild(host, GUILD)
    assert await load_status(host, table) == (Status.STRANDED, REMOVED)
    before = await load(host, table)
    still_clock.at += 3 * DAY
    await ring(host)
    await drive(host, table)
    now = await load(host, table)
    assert (now.row.position, [seat.is_robot for seat in now.seats]) == (before.row.position, [False, False, True])
    with pytest.raises(Refused, match="refusal-put-out"):
        await play_moves(host, table, AMARA, "offer 0")
    assert [row for row in await outbox_at(host, table) if row.in_channel] == []


async def test_when_the_bot_comes_back_the_games_go_on_where_they_stood(host: Host, still_clock: StillClock):
    table = await running_table(host, THOMAS, pace=a_day(Late.SEAT))
    await strand_guild(host, GUILD)
    still_clock.at += 9 * DAY
    await ring(host)
    await resume_guild(host, GUILD)
    assert await load_status(host, table) == (Status.RUNNING, None)
    assert [timer.due for timer in await timers_at(host, table, TimerKind.DEADLINE)] == [still_clock.at + DAY] * 2
    assert len(await timers_at(host, table, TimerKind.IDLE)) == 1
    kinds = [row.kind for row in await outbox_at(host, table) if row.in_channel]
    assert MessageKind.CARD in kinds and MessageKind.PING in kinds
    await play_moves(host, table, AMARA, "offer 0")


async def test_a_table_whose_channel_went_stays_where_it_is_when_the_bot_comes_back(host: Host):
    table = await running_table(host, THOMAS)
    await detach_channel(host, table)
    await strand_guild(host, GUILD)
    await resume_guild(host, GUILD)
    assert await load_status(host, table) == (Status.STRANDED, None)


@pytest.mark.parametrize(
    ("is_member", "stands"), [(True, Status.RUNNING), (False, Status.STRANDED), (None, Status.RUNNING)]
)
async def test_changes_of_servers_during_an_absence_are_noticed(host: Host, is_member: bool | None, stands: Status):
    table = await running_table(host, THOMAS)
    await compare_guilds(host, lambda _: is_member)
    assert (await load_status(host, table))[0] is stands
    await compare_guilds(host, lambda _: True)
    assert (await load_status(host, table))[0] is Status.RUNNING
