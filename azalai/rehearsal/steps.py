"""The table of steps, in the order in which they are tried."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.rehearsal import clock, direct, messages, place, presses, ruler, threads
from azalai.rehearsal.stage import RehearsalStep

STEPS: Sequence[RehearsalStep] = (
    *place.STEPS,
    *messages.STEPS,
    *threads.STEPS,
    *direct.STEPS,
    *presses.PRESS_STEPS,
    *presses.PHONE_STEPS,
    *ruler.STEPS,
    *messages.LATER_STEPS,
    *direct.LATER_STEPS,
    *clock.STEPS,
)
"""Whoever is called by direct message has time to look at the phone while buttons are pressed; and the clocks, the
limits and the connection are told of by all that came before."""
