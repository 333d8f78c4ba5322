"""Pulse: the work of every second goes on after a failure."""

from __future__ import annotations

import asyncio

import pytest

from azalai.bot.cluster import pulse
from azalai.bot.cluster.pulse import Pulse


async def test_a_beat_that_breaks_is_followed_by_another(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A process without signs of life would count as dead and still answer."""
    monkeypatch.setattr(pulse, "EVERY", 0.01)
    beats, again = 0, asyncio.Event()

    async def beat() -> bool:
        nonlocal beats
        beats += 1
        if beats == 1:
            raise LookupError("broken")
        again.set()
        return False

    beating = Pulse(beat)
    beating.start()
    async with asyncio.timeout(20):
        await again.wait()
    await beating.close()
    assert "broken" in caplog.text


async def test_a_pulse_stirred_during_a_beat_beats_again_at_once() -> None:
    beats, begun, go_on, twice = 0, asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def beat() -> bool:
        nonlocal beats
        beats += 1
        if beats == 2:
            twice.set()
            return False
        begun.set()
        await go_on.wait()
        return True

    pulse = Pulse(beat)
    pulse.start()
    pulse.stir()
    async with asyncio.timeout(20):
        await begun.wait()
        pulse.stir()
        go_on.set()
        await twice.wait()
    await pulse.close()
    assert beats == 2


async def test_a_pulse_stirred_after_its_end_beats_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that hears of others while it ends does not join them again."""
    monkeypatch.setattr(pulse, "EVERY", 0.0)
    beats, beaten = 0, asyncio.Event()

    async def beat() -> bool:
        nonlocal beats
        beats += 1
        beaten.set()
        return True

    beating = Pulse(beat)
    beating.start()
    await beaten.wait()
    await beating.close()
    before = beats
    beating.stir()
    await asyncio.sleep(0.05)
    assert beats == before
