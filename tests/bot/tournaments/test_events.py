"""Events of a server for tournaments with a start time, which end with their tournaments."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.store.addresses import EventAddress, read_address
from azalai.bot.tournaments.changes import queue_event
from azalai.bot.tournaments.events import NONE_ANY_MORE
from azalai.bot.tournaments.store import Tournaments
from azalai.bot.tournaments.tournament_rows import Reason
from azalai.bot.tournaments.troubles import cancel
from tests.bot.fixtures import DAY, HOUR, Opening, manager
from tests.bot.tournaments.test_tournaments_on_discord import load_contest, open_cup, settle
from tests.play.bookkeeping import list_problems
from tests.simulator import Simulator, text_of

EVENTS = "/guilds/*/scheduled-events"
SCHEDULED, ACTIVE, COMPLETED, CANCELLED = 1, 2, 3, 4


def list_events(simulator: Simulator[Azalai]) -> list[Any]:
    """Return the events of the server as Discord has them."""
    simulated = simulator.simulated
    return list(simulated.env.backend.get_guild(simulated.guild_id).scheduled_events.values())


def _at(moment: str) -> float:
    return datetime.fromisoformat(moment).timestamp()


async def queue_again(simulator: Simulator[Azalai]) -> None:
    """Queue the event once more."""
    host = simulator.bot.rooms.host
    async with host.store.write() as tx:
        row = await tx.get(Tournaments).get_for_update(1)
        assert row is not None
        await queue_event(tx, row, host.now())
    host.after_commit(())
    await simulator.pass_time(1.0)
    await settle(simulator)


async def event_id(simulator: Simulator[Azalai]) -> int | None:
    return (await load_contest(simulator)).row.event_id


async def end(simulator: Simulator[Azalai]) -> None:
    """Cancel the tournament as its host does."""
    host = simulator.bot.rooms.host
    async with host.store.write() as tx:
        row = await tx.get(Tournaments).get_for_update(1)
        assert row is not None
        await cancel(tx, row, Reason.ENDED, host.now())
    host.after_commit(())
    await simulator.pass_time(1.0)
    await settle(simulator)


async def test_the_event_says_what_to_press_and_is_cancelled_with_the_tournament(open_simulator: Opening):
    async with open_simulator() as simulator:
        await open_cup(simulator, wait=48, rounds=3, **{"round-hours": 24})
        (event,) = list_events(simulator)
        contest = await load_contest(simulator)
        assert (event.name, await event_id(simulator)) == ("Desert cup", event.id)
        assert event.entity_metadata["location"].endswith(f"/{simulator.channel().id}")
        assert "Press *Take part*" in event.description and "Amara" not in event.description
        assert _at(event.scheduled_end_time) - _at(event.scheduled_start_time) == 3 * DAY
        assert _at(event.scheduled_start_time) == pytest.approx(contest.starts_at, abs=1)
        await end(simulator)
        await queue_again(simulator)
        assert list_events(simulator)[0].status == CANCELLED and await event_id(simulator) == NONE_ANY_MORE
        assert len(list_events(simulator)) == 1
        assert list_problems(simulator.requests) == []


async def test_a_tournament_without_a_start_time_has_no_event(open_simulator: Opening):
    async with open_simulator() as simulator:
        await open_cup(simulator)
        await queue_again(simulator)
        assert list_events(simulator) == [] and await event_id(simulator) is None


async def test_the_event_follows_the_tournament_to_another_channel(open_simulator: Opening):
    async with open_simulator() as simulator:
        await open_cup(simulator, wait=48)
        amara, oasis = simulator.person("Amara", permissions=manager()), simulator.channel("oasis")
        await amara.slash(oasis, "azalai tournament move")
        await settle(simulator)
        (event,) = list_events(simulator)
        assert event.entity_metadata["location"].endswith(f"/{oasis.id}")
        assert list_problems(simulator.requests) == []


@pytest.mark.parametrize("code", [10070, 180000])
async def test_an_event_that_is_gone_or_over_is_never_made_again(open_simulator: Opening, code: int):
    async with open_simulator() as simulator:
        await open_cup(simulator, wait=48)
        simulator.fail("GET", f"{EVENTS}/*", status=404 if code == 10070 else 400, code=code)
        await queue_again(simulator)
        assert await event_id(simulator) == NONE_ANY_MORE
        await queue_again(simulator)
        assert len(list_events(simulator)) == 1


@pytest.mark.parametrize("code", [30038, 50013])
async def test_a_server_that_takes_no_event_has_its_tournament_all_the_same(open_simulator: Opening, code: int):
    async with open_simulator() as simulator:
        simulator.fail("POST", EVENTS, status=403 if code == 50013 else 400, code=code)
        card = await open_cup(simulator, wait=48)
        assert "Desert cup" in text_of(card) and list_events(simulator) == []
        async with simulator.bot.rooms.host.store.read() as tx:
            assert await tx.outbox.list_about((await load_contest(simulator)).timers[0].about) == []
        await queue_again(simulator)  # now there is room or the permission
        assert len(list_events(simulator)) == 1


async def test_an_event_whose_making_was_not_answered_is_found_again(open_simulator: Opening):
    async with open_simulator() as simulator:
        simulator.fail("POST", EVENTS, status=500, after=True, times=1)
        await open_cup(simulator, wait=48)
        await simulator.pass_time(HOUR)
        (event,) = list_events(simulator)
        assert await event_id(simulator) == event.id


async def test_the_settings_say_whether_events_are_granted(open_simulator: Opening):
    async with open_simulator() as simulator:
        lalla = simulator.person("Lalla", permissions=manager())
        sheet = (await lalla.slash(simulator.channel(), "azalai settings")).message
        assert "is among this server’s events" in text_of(sheet)


def test_the_address_of_an_event_is_read_as_it_is_written():
    assert read_address(str(EventAddress(7))) == EventAddress(7)
