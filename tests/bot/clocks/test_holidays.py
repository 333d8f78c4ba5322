"""Holidays, which stop a user's time at all their tables for N days a year."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.clocks.holidays import Away, cancel_holiday, change_preferences, load_holiday_budget, set_holiday
from azalai.bot.people.quiet_hours import find_zone
from azalai.bot.tables.host import Host
from tests.bot.fixtures import Opening, SimulatedClock, offer, open_lobby, open_transaction, start_table
from tests.bot.without_discord import IDIR, StillClock
from tests.simulator import Simulator, text_of

HOUR = 3600.0
DAY = 24 * HOUR


def present_day(simulator: Simulator[Azalai]) -> date:
    return simulator.simulated.env.now().astimezone(UTC).date()


async def load_due(simulator: Simulator[Azalai], table: int, seat: int) -> float:
    async with open_transaction(simulator) as tx:
        due = (await tx.seats.list_at(table))[seat].due
    assert due is not None
    return due


def days(simulator: Simulator[Azalai], first: int, last: int) -> dict[str, str]:
    """Return the options of `/holiday set` for days counted from today."""
    return {
        name: (present_day(simulator) + timedelta(days=number)).isoformat()
        for name, number in (("first", first), ("last", last))
    }


@pytest.mark.costly
async def test_a_holiday_in_the_middle_of_a_turn_puts_off_its_end_at_every_table(simulator: Simulator[Azalai]):
    thomas = simulator.person("Thomas")
    card = await start_table(simulator, "Thomas", pace="72 / 0 / 0")
    oasis = simulator.channel("oasis")
    await simulator.person("Amara").slash(oasis, "souk new", language="English", pace="72 / 0 / 0", seats="joined")
    await thomas.press(oasis.messages[-1], "Join")
    await simulator.person("Amara").press(oasis.messages[-1], "Start")
    before = [await load_due(simulator, table, 1) for table in (1, 2)]
    amara = await load_due(simulator, 1, 0)
    answer = await thomas.slash(None, "azalai holiday set", **days(simulator, 1, 5))
    assert "Your holiday: " in answer.text
    assert "25 days of holiday are left" in answer.text
    assert [await load_due(simulator, table, 1) for table in (1, 2)] == [due + 5 * DAY for due in before]
    assert await load_due(simulator, 1, 0) == amara
    assert "Thomas is away" not in text_of(card.now)
    await simulator.pass_time(DAY)
    assert "Thomas is away until <t:" in text_of(card.now)
    assert "Thomas is away until" in (await thomas.slash(simulator.channel(), "table status")).text
    await simulator.pass_time(5 * DAY)
    assert "is away" not in text_of(card.now)


@pytest.mark.costly
async def test_a_holiday_stops_deadlines_and_reminders(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas", pace="24 / 0 / 0")
    await offer(simulator.person("Amara"), card)
    await simulator.person("Thomas").slash(None, "azalai holiday set", **days(simulator, 0, 3))
    await simulator.pass_time(3 * DAY)
    assert not any(
        "run out" in text_of(message) or "still your turn" in text_of(message)
        for message in simulator.channel().messages
    )


@pytest.mark.costly
async def test_coming_back_early_lets_time_run_and_keeps_the_days_that_are_left(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas", pace="24 / 0 / 0")
    thomas = simulator.person("Thomas")
    await thomas.slash(None, "azalai holiday set", **days(simulator, 0, 9))
    assert "20 days" in (await thomas.slash(None, "azalai holiday show")).text
    await simulator.pass_time(DAY + 60)
    answer = await thomas.slash(None, "azalai holiday cancel")
    assert "That holiday is over." in answer.text
    assert "28 days" in answer.text
    now = simulator.simulated.env.now().timestamp()
    assert now + 23 * HOUR < await load_due(simulator, 1, 1) <= now + 24 * HOUR
    assert "is away" not in text_of(card.now)


async def test_days_are_counted_per_year(open_simulator: Opening):
    async with open_simulator(holiday_days=10) as simulator:
        thomas = simulator.person("Thomas")
        end = (date(present_day(simulator).year, 12, 31) - present_day(simulator)).days
        refused = await thomas.slash(None, "azalai holiday set", **days(simulator, end - 10, end))
        assert "That is more holiday than is left: 10 days in" in refused.text
        answer = await thomas.slash(None, "azalai holiday set", **days(simulator, end - 4, end + 10))
        assert "Your holiday: " in answer.text
        assert "5 days of holiday are left" in answer.text
        refused = await thomas.slash(None, "azalai holiday set", **days(simulator, 0, 5))
        assert "more holiday than is left: 5 days in" in refused.text
        assert "0 days" in (await thomas.slash(None, "azalai holiday set", **days(simulator, 0, 4))).text


@pytest.mark.costly
async def test_invalid_dates_of_a_holiday_are_refused(simulator: Simulator[Azalai]):
    thomas = simulator.person("Thomas")
    assert "no holiday to cancel" in (await thomas.slash(None, "azalai holiday cancel")).text
    assert "No holiday is planned." in (await thomas.slash(None, "azalai holiday show")).text
    await thomas.slash(None, "azalai holiday set", **days(simulator, 10, 12))
    for options, text in (
        (days(simulator, -1, 3), "begins today at the earliest"),
        (days(simulator, 5, 4), "ends after it begins"),
        (days(simulator, 400, 401), "within a year"),
        (days(simulator, 12, 14), "You are away already"),
        ({"first": "soon", "last": "later"}, "don't understand that date"),
        (days(simulator, 5, 405), "lasts a year at most"),
        ({"first": "9" * 5000, "last": "2027-03-01"}, "don't understand that date"),
        (days(simulator, 5, 6) | {"last": f"2027-{'1' * 5000}-1"}, "don't understand that date"),
        ({"first": "9999-12-31", "last": "9999-12-31"}, "within a year"),
        (days(simulator, 5, 6) | {"last": "9999-12-31"}, "lasts a year at most"),
        ({"first": "2027-02-30", "last": "2027-03-01"}, "don't understand that date"),
    ):
        assert text in (await thomas.slash(None, "azalai holiday set", **options)).text
    assert "is cancelled" in (await thomas.slash(None, "azalai holiday cancel")).text


@pytest.mark.parametrize("first", ["9" * 5000, "9999-12-31", "31.12.9999"])
async def test_last_days_are_offered_for_any_typed_first_day(simulator: Simulator[Azalai], first: str):
    """The calendar's last day, 9999-12-31, has no following day to offer."""
    thomas = simulator.person("Thomas")
    offered = await thomas.autocomplete(None, "azalai holiday set", focused="last", first=first)
    assert len(offered) == 25
    await thomas.autocomplete(None, "azalai holiday set", focused="first", first=first)


async def test_days_are_offered_while_typing_and_begin_at_midnight_where_the_person_is(simulator: Simulator[Azalai]):
    thomas = simulator.person("Thomas", locale="fr")
    await thomas.slash(None, "azalai reminders", zone="Pacific/Auckland")
    first = await thomas.autocomplete(None, "azalai holiday set", focused="first")
    assert len(first) == 25
    await thomas.slash(None, "azalai holiday set", first=first[2].value, last=first[2].value)
    async with open_transaction(simulator) as tx:
        (holiday,) = await tx.holidays.list_for([thomas.id])
    assert datetime.fromtimestamp(holiday.begins, UTC).hour == 11  # thirteen hours ahead in January
    assert holiday.ends - holiday.begins == DAY
    last = await thomas.autocomplete(None, "azalai holiday set", focused="last", first="2027-03-01")
    assert last[0].value == "2027-03-01"


@pytest.mark.costly
async def test_a_holiday_survives_a_restart(clock: SimulatedClock, simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas", pace="24 / 0 / 0", timeout="turn")
    await offer(simulator.person("Amara"), card)
    await simulator.person("Thomas").slash(None, "azalai holiday set", **days(simulator, 0, 6))
    await simulator.restart(clean=True)
    await simulator.pass_time(6 * DAY)
    assert not any("run out" in text_of(message) for message in simulator.channel().messages)
    await simulator.pass_time(2 * DAY)
    assert any("run out" in text_of(message) for message in simulator.channel().messages)


async def test_a_lobby_is_not_concerned(simulator: Simulator[Azalai]):
    card = await open_lobby(simulator, "Thomas")
    await simulator.person("Thomas").slash(None, "azalai holiday set", **days(simulator, 0, 6))
    assert "away" not in text_of(card.now)


@pytest.mark.costly
async def test_a_table_that_waits_for_a_player_on_holiday_is_not_abandoned(open_simulator: Opening):
    async with open_simulator(idle_after=5 * DAY) as simulator:
        card = await start_table(simulator, "Thomas")
        await offer(simulator.person("Amara"), card)
        await simulator.person("Thomas").slash(None, "azalai holiday set", **days(simulator, 1, 12))
        await simulator.pass_time(11 * DAY)
        assert len(simulator.channel().messages) == 2  # the card and the call
        async with open_transaction(simulator) as tx:
            table = await tx.tables.get(1)
        assert table is not None
        assert table.warned_at is None


ZONES = ("Pacific/Kiritimati", "Europe/Paris", "UTC", "America/New_York", "Etc/GMT+12")
"""Zones from the earliest day to the latest, 26 hours apart."""


def at(text: str, zone: str) -> float:
    """Return the moment at which the clocks of a zone show this time."""
    return datetime.fromisoformat(text).replace(tzinfo=find_zone(zone)).timestamp()


async def load_holidays(host: Host) -> Away:
    """Return Idir's holidays and the days that are left."""
    async with host.store.read() as tx:
        return await load_holiday_budget(tx, IDIR.id, host.now(), 30)


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("earlier", ZONES)
async def test_a_holiday_has_the_same_days_in_every_zone(host: Host, still_clock: StillClock, earlier: str, zone: str):
    """Its moments are those of the present zone, and its days are counted once."""
    still_clock.at = at("2026-01-08 12:00", "UTC")
    await change_preferences(host, IDIR.id, time_zone=earlier)
    await set_holiday(host, IDIR.id, date(2026, 1, 12), date(2026, 1, 13))
    await change_preferences(host, IDIR.id, time_zone=zone)
    away = await load_holidays(host)
    (holiday,) = away.holidays
    assert (away.left, holiday.days) == (28, (date(2026, 1, 12), date(2026, 1, 13)))
    assert (holiday.begins, holiday.ends) == (at("2026-01-12 00:00", zone), at("2026-01-14 00:00", zone))


@pytest.mark.parametrize("zone", ZONES)
async def test_a_holiday_that_has_begun_ends_with_its_last_day_in_the_present_zone(
    host: Host, still_clock: StillClock, zone: str
):
    begun = still_clock.at = at("2026-01-12 12:30", "UTC")
    await set_holiday(host, IDIR.id, date(2026, 1, 12), date(2026, 1, 12))
    still_clock.at += 60
    await change_preferences(host, IDIR.id, time_zone=zone)
    async with host.store.read() as tx:
        (holiday,) = await tx.holidays.list_for([IDIR.id])
    assert (holiday.begins, holiday.ends) == (begun, max(host.now(), at("2026-01-13 00:00", zone)))
    assert (await load_holidays(host)).left == 29


async def test_a_holiday_whose_days_are_over_in_the_present_zone_costs_nothing(host: Host, still_clock: StillClock):
    still_clock.at = at("2026-01-11 23:00", "Etc/GMT+12")
    await change_preferences(host, IDIR.id, time_zone="Etc/GMT+12")
    await set_holiday(host, IDIR.id, date(2026, 1, 12), date(2026, 1, 12))
    await change_preferences(host, IDIR.id, time_zone="Pacific/Kiritimati")
    assert ((away := await load_holidays(host)).left, away.holidays) == (30, ())


async def test_a_holiday_that_is_ended_early_costs_the_days_until_then(host: Host, still_clock: StillClock):
    still_clock.at = at("2026-01-10 12:00", "UTC")
    await set_holiday(host, IDIR.id, date(2026, 1, 11), date(2026, 1, 20))
    still_clock.at = at("2026-01-13 01:00", "UTC")
    await cancel_holiday(host, IDIR.id)
    await change_preferences(host, IDIR.id, time_zone="America/New_York")
    assert (await load_holidays(host)).left == 27
