"""Erased users: they get no second hand of a game or second holidays, and their moves are deleted everywhere."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest
import sqlalchemy as sa

from azalai.bot.clocks.holidays import cancel_holiday, load_holiday_budget, set_holiday, today
from azalai.bot.errors import Refused
from azalai.bot.hosting import endings, seats
from azalai.bot.privacy.rules import erase, load_stored
from azalai.bot.store import schema
from azalai.bot.store.rows import Status
from azalai.bot.tables.host import Host
from tests.bot.without_discord import (
    AMARA,
    IDIR,
    KARINE,
    THOMAS,
    StillClock,
    agree,
    play_moves,
    proposals_of,
    running_table,
    seat_at,
)

DAY = 86_400.0


async def count_marks(host: Host) -> int:
    """Return the number of marks of erased users."""
    async with host.store.change_schema() as connection:
        counted = [
            sa.select(sa.func.count()).select_from(table) for table in (schema.erased_seats, schema.erased_holidays)
        ]
        return sum([(await connection.execute(query)).scalar_one() for query in counted])


async def find_today(host: Host) -> date:
    """Return the present day."""
    return today(host.now(), "UTC")


async def test_an_erased_player_sees_no_second_hand_of_a_running_game(host: Host):
    """An erased player can't take another seat of the same table."""
    table, proposals = await running_table(host, THOMAS, IDIR), proposals_of(host)
    await erase(proposals, IDIR)
    await seats.offer_seat(proposals, table, 1, THOMAS, None)
    with pytest.raises(Refused, match="refusal-knows-too-much"):
        await seats.take_seat(proposals, table, 1, IDIR, None)
    with pytest.raises(Refused, match="refusal-knows-too-much"):
        await seats.offer_seat(proposals, table, 1, THOMAS, IDIR)
    await erase(proposals, IDIR)
    with pytest.raises(Refused, match="refusal-knows-too-much"):
        await seats.take_seat(proposals, table, 1, IDIR, None)
    await seats.take_seat(proposals, table, 1, KARINE, None)
    await seats.offer_seat(proposals, table, 2, KARINE, None)
    await agree(host, table, AMARA)
    await seats.take_seat(proposals, table, 2, IDIR, None)
    assert (await seat_at(host, table, 2)).user_id == IDIR.id


async def test_a_removed_and_erased_player_still_needs_an_offer_by_name(host: Host):
    table, proposals = await running_table(host, THOMAS, IDIR), proposals_of(host)
    async with host.store.write() as tx:
        await tx.seat_history.send_away(table, 2)
    await erase(proposals, IDIR)
    await seats.offer_seat(proposals, table, 2, THOMAS, None)
    await agree(host, table, AMARA)
    with pytest.raises(Refused, match="refusal-sent-away"):
        await seats.take_seat(proposals, table, 2, IDIR, None)


async def test_the_mark_of_a_table_goes_with_its_game_and_tells_nothing_at_another(host: Host):
    table, proposals = await running_table(host, THOMAS, IDIR), proposals_of(host)
    await erase(proposals, IDIR)
    assert await count_marks(host) == 1
    about = await load_stored(host, IDIR.id)
    assert about["marks"] == [{"table_id": table, "seat": 2, "sent_away": False}]
    assert all(not rows for kind, rows in about.items() if kind != "marks")
    assert (await load_stored(host, THOMAS.id))["marks"] == []
    async with host.store.read() as tx:
        assert not await tx.seat_history.has_sat_elsewhere(table + 1, IDIR.id, 0)
    await endings.resign(proposals, table, THOMAS)
    assert await count_marks(host) == 1
    async with host.store.write() as tx:
        await tx.tables.close(table, Status.FINISHED, host.now())
    assert await count_marks(host) == 0


async def test_erasing_gives_no_second_budget_of_holidays(host: Host, still_clock: StillClock):
    """The used days of the year still count."""
    proposals, begins = proposals_of(host), await find_today(host)
    most = host.settings.holiday_days
    await set_holiday(host, IDIR.id, begins, begins + timedelta(days=most - 1))
    still_clock.at += 10 * DAY - 1
    await erase(proposals, IDIR)
    now = await find_today(host)
    async with host.store.read() as tx:
        assert (await load_holiday_budget(tx, IDIR.id, host.now(), most)).left == most - count_days(begins, now)
    with pytest.raises(Refused, match="refusal-holiday-budget") as refusal:
        await set_holiday(host, IDIR.id, now, now + timedelta(days=most - 1))
    assert refusal.value.values["days"] == most - count_days(begins, now)
    await set_holiday(host, IDIR.id, now, now)
    await cancel_holiday(host, IDIR.id)
    await erase(proposals, IDIR)
    assert (await load_stored(host, IDIR.id))["marks"] == [{"year": now.year, "days": count_days(begins, now)}]
    assert await set_holiday(host, KARINE.id, now, now + timedelta(days=most - 1)) == []


def count_days(first: date, last: date) -> int:
    """Return the number of days from `first` to `last`, both included."""
    return (last - first).days + 1


async def test_holidays_that_were_only_planned_are_not_counted_after_erasing(host: Host):
    begins = await find_today(host) + timedelta(days=5)
    await set_holiday(host, IDIR.id, begins, begins + timedelta(days=9))
    await erase(proposals_of(host), IDIR)
    assert await count_marks(host) == 0


async def test_the_file_has_moves_of_left_seats_and_none_of_others(host: Host, still_clock: StillClock):
    """A download has a player's moves of the seats that they have left, too."""
    table, proposals = await running_table(host, THOMAS, IDIR), proposals_of(host)
    still_clock.at += 1
    await play_moves(host, table, IDIR, "offer 4")
    still_clock.at += 1
    await seats.offer_seat(proposals, table, 2, IDIR, None)
    await seats.take_seat(proposals, table, 2, KARINE, None)
    still_clock.at += 1
    await play_moves(host, table, KARINE, "take-back", "offer 1")
    moves = [[row["move"] for row in (await load_stored(host, person.id))["moves"]] for person in (IDIR, KARINE, AMARA)]
    assert moves == [["offer 4"], ["take-back", "offer 1"], []]


@pytest.mark.sqlite
async def test_the_write_ahead_file_holds_no_name_of_who_was_erased(host: Host, tmp_path: Path):
    table, proposals = await running_table(host, THOMAS, IDIR), proposals_of(host)
    log = tmp_path / "azalai.db-wal"
    assert IDIR.name.encode() in log.read_bytes()
    await erase(proposals, IDIR)
    await play_moves(host, table, AMARA, "offer 0")
    files = [(tmp_path / f"azalai.db{end}").read_bytes() for end in ("", "-wal")]
    assert [IDIR.name.encode() in data for data in files] == [False] * len(files)
