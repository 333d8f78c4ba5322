"""Rows of people: their preferences and their holidays."""

from __future__ import annotations

from datetime import date

import msgspec

from azalai.bot.store.rows import FIRST_OF_1970


class PersonRow(msgspec.Struct, frozen=True, kw_only=True):
    """Preferences of a person, and what the bot knows of their direct messages."""

    user_id: int
    locale: str | None
    closed_dms_since: float | None
    told_of_closed_dms: bool
    language: str | None = None
    notify: str | None = None
    remind_every: float | None = None
    remind_most: int | None = None
    quiet_from: int | None = None
    quiet_until: int | None = None
    time_zone: str | None = None
    quiet_holds: bool = False
    text_only: bool = False
    contrast: bool = False
    invitations: bool = True
    everywhere: bool = False
    mistakes: bool = True
    taught: str = "[]"
    dm_channel_id: int | None = None


def encode_day(day: date) -> int:
    """Return the number of a day, counted from 1 January 1970."""
    return day.toordinal() - FIRST_OF_1970


def decode_day(number: int) -> date:
    """Return the day with that number."""
    return date.fromordinal(number + FIRST_OF_1970)


class HolidayRow(msgspec.Struct, frozen=True, kw_only=True):
    """Holiday of a person: its moments, and its first and last day, counted from 1 January 1970."""

    id: int
    user_id: int
    begins: float
    ends: float
    first_day: int
    last_day: int

    @property
    def days(self) -> tuple[date, date]:
        """The first and the last day."""
        return decode_day(self.first_day), decode_day(self.last_day)
