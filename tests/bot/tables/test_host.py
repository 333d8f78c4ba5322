"""Queue of a table: a caller that waits too long gets an error, and the queue continues."""

from __future__ import annotations

import asyncio

import pytest

from azalai.bot.errors import Refused
from azalai.bot.tables.host import Host


class LoopAhead:
    """Clock of the event loop's sleeps, which a test moves forward."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        loop = asyncio.get_running_loop()
        real, self._ahead = loop.time, 0.0
        monkeypatch.setattr(loop, "time", lambda: real() + self._ahead)

    async def pass_time(self, seconds: float) -> None:
        """Let `seconds` pass and wait for the tasks that wake up."""
        await self._settle()
        self._ahead += seconds
        await self._settle()

    @staticmethod
    async def _settle() -> None:
        for _ in range(10):
            await asyncio.sleep(0)


async def test_an_act_waits_half_a_minute_for_those_before_it_and_is_refused_then(
    host: Host, monkeypatch: pytest.MonkeyPatch
):
    loop, served = LoopAhead(monkeypatch), list[str]()

    async def act(name: str) -> None:
        async with host.queue(1):
            served.append(name)

    async with host.queue(1):
        early = asyncio.create_task(act("early"))
        await loop.pass_time(29.0)
        assert not early.done()
        late = asyncio.create_task(act("late"))
        await loop.pass_time(1.5)
        assert isinstance(early.exception(), Refused)
        assert str(early.exception()) == "refusal-busy"
        assert not late.done()
    await asyncio.wait_for(late, 5.0)
    assert served == ["late"]
