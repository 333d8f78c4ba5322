"""The deals of the morning are posted once, whatever ends a try in its middle; a deal is shared once in a server."""

from __future__ import annotations

from typing import Any

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.delivery.retries import NotAllowed
from azalai.bot.solo.days import begins, day_of
from azalai.bot.solo.deal_store import Deals
from tests.bot.fixtures import Opening, manager, pages
from tests.bot.solo.playing import opened, played
from tests.simulator import Channel, Simulator, text_of

MINUTE = 60.0
SIX = 6 * 60 * MINUTE
"""The hour (UTC) at which the deals of a day are posted, in seconds."""


async def wanted(simulator: Simulator[Azalai]) -> Channel:
    """A channel in which they are posted every morning."""
    karine, there = simulator.person("Karine", permissions=manager()), simulator.channel("morning")
    settings = (await karine.slash(simulator.channel(), "azalai settings")).message
    await karine.choose(settings, "azm:set:morning", there)
    return there


async def at_the_hour(simulator: Simulator[Azalai]) -> int:
    """It is the next morning; the number of its day."""
    now = simulator.bot.clock.now()
    day = day_of(now) + 1
    await simulator.pass_time(begins(day) + SIX - now + 1)
    await simulator.pass_time(1)
    return day


def die_before_it_is_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process ends after the message was posted, and before that is stored; once."""
    note = Deals.set_morning
    alive = True

    async def noted(self: Deals, guild: int, day: int, tried_at: float | None) -> None:
        nonlocal alive
        if tried_at is None and alive:
            alive = False
            raise ConnectionError
        await note(self, guild, day, tried_at)

    monkeypatch.setattr(Deals, "set_morning", noted)


async def test_a_morning_that_was_posted_by_a_process_that_died_is_not_posted_again(
    open_simulator: Opening, monkeypatch: pytest.MonkeyPatch
):
    """It was noted only after it was posted, so that the next process posted it once more."""
    async with open_simulator() as simulator:
        there = await wanted(simulator)
        await at_the_hour(simulator)
        before = len(there.messages)
        die_before_it_is_noted(monkeypatch)
        await at_the_hour(simulator)
        assert len(there.messages) == before + 1
        await simulator.restart()
        await simulator.pass_time(11 * MINUTE)
        await simulator.pass_time(11 * MINUTE)
        assert len(simulator.channel("morning").messages) == before + 1
        async with pages(simulator) as tx:
            (guild,) = await tx.guild_settings.naming("morning")
            morning = await tx.deals.held_morning(guild)
        assert morning is not None and morning.tried_at is None


async def test_a_morning_that_was_not_posted_by_a_process_that_died_is(
    open_simulator: Opening, monkeypatch: pytest.MonkeyPatch
):
    async with open_simulator() as simulator:
        there = await wanted(simulator)
        post, alive = simulator.bot.rooms.poster.post_in, False

        async def posted(*given: Any, **more: Any) -> Any:
            if not alive:
                raise ConnectionError
            return await post(*given, **more)

        monkeypatch.setattr(simulator.bot.rooms.poster, "post_in", posted)
        await at_the_hour(simulator)
        assert there.messages == []
        alive = True
        await simulator.pass_time(11 * MINUTE)
        await simulator.pass_time(11 * MINUTE)
        assert len(there.messages) == 1


async def test_a_morning_that_another_process_is_about_to_post_is_left_to_it(open_simulator: Opening):
    async with open_simulator() as simulator:
        there = await wanted(simulator)
        now = simulator.bot.clock.now()
        day = day_of(now) + 1
        async with simulator.bot.rooms.host.store.write() as tx:
            (guild,) = await tx.guild_settings.naming("morning")
            await tx.deals.set_morning(guild, day, begins(day) + SIX)
        await at_the_hour(simulator)
        assert there.messages == []
        await simulator.pass_time(11 * MINUTE)
        assert len(there.messages) == 1, "the other process has not"


async def test_the_deals_of_a_day_are_posted_at_six(open_simulator: Opening):
    async with open_simulator() as simulator:
        there = await wanted(simulator)
        now = simulator.bot.clock.now()
        await simulator.pass_time(begins(day_of(now) + 1) + SIX - 5 * MINUTE - now)
        of_the_day_before = len(there.messages)
        await simulator.pass_time(5 * MINUTE + 1)
        await simulator.pass_time(1)
        assert len(there.messages) == of_the_day_before + 1


@pytest.mark.parametrize(("minutes", "posted"), [(4, 0), (6, 1)])
async def test_another_process_has_five_minutes_to_post(open_simulator: Opening, minutes: float, posted: int):
    """It noted `minutes` before six that it was about to post, and has said nothing since."""
    async with open_simulator() as simulator:
        there = await wanted(simulator)
        day = day_of(simulator.bot.clock.now()) + 1
        async with simulator.bot.rooms.host.store.write() as tx:
            (guild,) = await tx.guild_settings.naming("morning")
            await tx.deals.set_morning(guild, day, begins(day) + SIX - minutes * MINUTE)
        await at_the_hour(simulator)
        assert len(there.messages) == posted


async def test_a_deal_is_shared_once_in_a_server_also_after_a_restart(open_simulator: Opening):
    """That was kept in memory: a restart, and another process, knew nothing of it."""
    async with open_simulator() as simulator:
        amara = simulator.person("Amara")
        end = await played(amara, await opened(simulator, amara))
        await amara.press(end, "Share")
        await simulator.restart()
        end = await opened(simulator, amara)
        assert "already" in text_of((await amara.press(end, "Share")).message)
        assert len(simulator.channel().messages) == 1


async def test_a_line_that_could_not_be_posted_does_not_count_as_shared(
    open_simulator: Opening, monkeypatch: pytest.MonkeyPatch
):
    async with open_simulator() as simulator:
        amara = simulator.person("Amara")
        end = await played(amara, await opened(simulator, amara))
        post, allowed = simulator.bot.rooms.poster.post_in, False

        async def posted(*given: Any, **more: Any) -> Any:
            if not allowed:
                raise NotAllowed("trouble-send")
            return await post(*given, **more)

        monkeypatch.setattr(simulator.bot.rooms.poster, "post_in", posted)
        assert "may not write" in text_of((await amara.press(end, "Share")).message)
        allowed = True
        await amara.press(end.now, "Share")
        assert len(simulator.channel().messages) == 1
