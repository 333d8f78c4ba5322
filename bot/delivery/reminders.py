"""Sends reminders, and says in the channel that somebody's time has run out."""

from __future__ import annotations

LATE_MESSAGE = "late"


REMINDER_MESSAGE = "remind"
"""How the messages are remembered that go when the turn is over."""
