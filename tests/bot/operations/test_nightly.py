"""Nightly backup: made every night, reported if it fails, and good enough to continue a game from."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from pathlib import Path

import pytest

from azalai.bot.errors import CommandFailed
from azalai.bot.operations import nightly_backup
from azalai.bot.operations.nightly_backup import latest_hour
from azalai.bot.operations.restore import restore
from tests.bot.fixtures import Opening, SimulatedClock, offer, start_table
from tests.bot.operations.conftest import Operated
from tests.simulator import text_of

pytestmark = pytest.mark.sqlite  # a PostgreSQL is copied with pg_dump

HOURS = 3600.0
DAY = 24 * HOURS


def list_copies(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.glob("*"))


def test_the_hour_is_that_of_the_day_before_until_it_comes():
    midnight = datetime(2026, 3, 1, tzinfo=UTC).timestamp()
    assert latest_hour(midnight + 2.9 * HOURS, 3) == midnight - 21 * HOURS
    assert latest_hour(midnight + 3 * HOURS, 3) == midnight + 3 * HOURS


async def test_a_backup_is_made_every_night_and_old_ones_are_deleted(open_simulator: Opening, tmp_path: Path):
    folder = tmp_path / "copies"
    async with open_simulator(backup_folder=folder, backup_keep=(1, 0, 0)) as simulator:
        await simulator.rest()
        (first,) = list_copies(folder)
        await simulator.pass_time(DAY)
        copies = list_copies(folder)
        assert len(copies) == 1 and first not in copies
        assert all("-0300" in name for name in copies)
        before = await simulator.bot.rooms.maintenance.last_backup()
        await simulator.restart(clean=True)
        assert list_copies(folder) == copies
        assert await simulator.bot.rooms.maintenance.last_backup() == before


async def test_a_bot_that_was_down_at_the_hour_makes_it_when_it_is_back(
    open_simulator: Opening, clock: SimulatedClock, tmp_path: Path
):
    folder = tmp_path / "copies"
    async with open_simulator(backup_folder=folder) as simulator:
        await simulator.rest()
        clock.ahead += 2 * DAY
        await simulator.restart(clean=True)
        await simulator.rest()
        assert len(list_copies(folder)) == 2


async def test_a_backup_of_a_day_to_come_is_not_that_of_tonight(
    open_simulator: Opening, clock: SimulatedClock, tmp_path: Path
):
    """A backup from a clock that was ahead does not replace tonight's."""
    async with open_simulator(backup_folder=tmp_path / "copies") as simulator:
        clock.ahead += 3 * DAY
        await simulator.restart(clean=True)
        await simulator.rest()
        clock.ahead -= 3 * DAY
        await simulator.restart(clean=True)
        await simulator.pass_time(DAY)
        last = await simulator.bot.rooms.maintenance.last_backup()
        assert last is not None and 0 <= simulator.bot.rooms.host.now() - last < DAY
        simulator.expect_errors()  # a backup of the same second exists; another attempt followed


@pytest.mark.costly
async def test_a_failure_is_told_once_and_tried_again_and_stops_nothing(
    operated: Operated, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    working = nightly_backup.back_up

    def raise_full(*_: object) -> None:
        raise CommandFailed("The backup could not be made (database or disk is full).")

    monkeypatch.setattr(nightly_backup, "back_up", raise_full)
    async with operated(backup_folder=tmp_path / "copies") as (simulator, idir):
        card = await start_table(simulator, "Thomas")
        await simulator.pass_time(3 * HOURS)
        assert "You offered 0 salt." in text_of(await offer(simulator.person("Amara"), card))
        assert [text_of(dm) for dm in idir.dms].count(FAILED) == 1
        assert "disk is full" in caplog.text
        assert len(simulator.expect_errors()) >= 3
        monkeypatch.setattr(nightly_backup, "back_up", working)
        with caplog.at_level(logging.INFO):
            await simulator.pass_time(1.1 * HOURS)
        assert len(list_copies(tmp_path / "copies")) == 1


FAILED = "The nightly backup failed. The log says why; I try again every hour."


@pytest.mark.costly
async def test_a_game_is_played_on_from_a_nightly_backup(
    open_simulator: Opening, clock: SimulatedClock, tmp_path: Path
):
    folder = tmp_path / "copies"
    async with open_simulator(backup_folder=folder) as simulator:
        card = await start_table(simulator, "Thomas")
        await offer(simulator.person("Amara"), card, "12")
        await simulator.pass_time(DAY)
        newest = folder / list_copies(folder)[-1]
        thomas = simulator.person("Thomas")
        await offer(thomas, card, "0")
        assert "Amara takes the gold card" in text_of(card.now)
        await simulator.bot.close()
        restore(newest, tmp_path / "azalai.db", datetime(2026, 3, 1, tzinfo=UTC))
        await simulator.restart()
        await offer(thomas, card, "12")
        assert "Nobody offered alone" in text_of(card.now)
