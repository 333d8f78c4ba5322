"""Paces and spans of time in words."""

from __future__ import annotations

from azalai.bot.clocks.pace import Pace
from azalai.locales import Words


def span(hours: float, words: Words) -> str:
    """Return a number of hours in words: in days if they are at least two whole days."""
    if hours >= 48 and hours % 24 == 0:
        return words.say("span-days", count=int(hours // 24))
    return words.say("span-hours", count=int(hours) if hours == int(hours) else round(hours, 2))


def rough_span(seconds: float, words: Words) -> str:
    """Return a number of seconds in words, rounded."""
    hours = seconds / 3600
    if hours < 1:
        return words.say("span-minutes", count=round(seconds / 60))
    if hours < 48:
        return words.say("span-hours", count=round(hours, 1) if hours < 10 else round(hours))
    return words.say("span-days", count=round(hours / 24, 1))


def pace_text(pace: Pace, words: Words) -> str:
    """Return a pace in one or two sentences."""
    if not pace.has_clock:
        return words.say("pace-none")
    turn, bank, refill = (span(hours, words) for hours in (pace.turn, pace.bank, pace.refill))
    key = "pace-turn-bank" if pace.bank else "pace-turn"
    return words.say(key, turn=turn, bank=bank, refill=refill) + " " + words.say(f"pace-late-{pace.late.value}")
