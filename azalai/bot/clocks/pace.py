"""Pace of a table: hours for a turn, a bank of spare time that refills, and the consequence when both are used up.

The time of a turn is used first, then the bank. A decision gives a little back to the bank, never more than it began
with: so a deadline can't slide for ever. Times are in hours here, as people say them, and in seconds on the seats.

>>> pace = make_pace(24)
>>> pace
Pace(turn=24, bank=48, refill=6.0, late=<Late.VOTE: 'vote'>)
>>> pace.seconds_for_decision(pace.full_bank) / HOUR
72.0

A turn of 40 hours takes 16 from the bank and gives 6 back; a quick one fills it no further than it was at first:

>>> bank = pace.bank_after(pace.full_bank, used=40 * HOUR)
>>> bank / HOUR
38.0
>>> bank = pace.bank_after(pace.bank_after(bank, used=HOUR), used=HOUR)
>>> bank / HOUR
48.0
"""

from __future__ import annotations

import enum
import re

import msgspec

from azalai.bot.errors import Refused

HOUR = 3600.0
MOST_HOURS = 24 * 60
"""Longest turn in hours: two months."""
REMINDER_HOURS = 24.0
"""Hours between reminders, unless the player or the pace sets another interval."""


class Late(enum.StrEnum):
    """Consequences of the end of a seat's time."""

    VOTE = "vote"  # the others may decide that a robot plays the turn, or takes the seat
    TURN = "turn"  # a robot plays the turn
    SEAT = "seat"  # a robot takes the seat


class Pace(msgspec.Struct, frozen=True, omit_defaults=True):
    """Pace of a table, in hours. `turn` 0: no clock. Each decision gives `refill` back to the `bank`."""

    turn: float = 0.0
    bank: float = 0.0
    refill: float = 0.0
    late: Late = Late.VOTE

    @property
    def has_clock(self) -> bool:
        """True if the table has a clock."""
        return self.turn > 0

    @property
    def full_bank(self) -> float:
        """The bank of a seat at the start, and the most it ever holds, in seconds."""
        return self.bank * HOUR

    def seconds_for_decision(self, bank: float) -> float:
        """Return the seconds that a seat has for a decision with `bank` seconds in its bank."""
        return self.turn * HOUR + bank

    def bank_after(self, bank: float, used: float) -> float:
        """Return the seconds in the bank after a decision that took `used` seconds."""
        left = bank - max(0.0, used - self.turn * HOUR)
        return min(self.full_bank, max(0.0, left) + self.refill * HOUR)

    def remind_every(self) -> float:
        """Return the default pause between reminders in seconds: half of a short turn, or a day.

        >>> make_pace(12).remind_every() / HOUR, make_pace(168).remind_every() / HOUR
        (6.0, 24.0)
        """
        return min(REMINDER_HOURS, max(1.0, self.turn / 2)) * HOUR if self.has_clock else REMINDER_HOURS * HOUR


PRESETS = (12, 24, 48, 72, 168)
"""Offered hours for a turn, besides none."""


def make_pace(hours: float, late: Late = Late.VOTE) -> Pace:
    """Return the usual pace: two turns' time in the bank, a quarter of a turn back for each decision."""
    return Pace(hours, 2 * hours, hours / 4, late) if hours else Pace(late=late)


def decode_pace(stored: str) -> Pace:
    """Return the pace of a table's column, or none if it can't be decoded."""
    try:
        return msgspec.json.decode(stored, type=Pace)
    except msgspec.DecodeError:
        return Pace()


def encode_pace(pace: Pace) -> str:
    """Return the pace for a table's column."""
    return msgspec.json.encode(pace).decode()


def parse_pace(text: str, late: Late) -> Pace:
    """Return the pace of a typed text: hours for a turn, and optionally of the bank and of the refill (`24 / 48 / 6`).

    `36` and `24 h` are possible, too; 0 is none. Raises `Refused` for anything else.

    >>> parse_pace("36 h", Late.TURN)
    Pace(turn=36.0, bank=72.0, refill=9.0, late=<Late.TURN: 'turn'>)
    >>> parse_pace("24 / 12 / 1,5", Late.VOTE)
    Pace(turn=24.0, bank=12.0, refill=1.5, late=<Late.VOTE: 'vote'>)
    >>> parse_pace("-5", Late.VOTE)
    Traceback (most recent call last):
    azalai.bot.errors.Refused: refusal-pace
    """
    numbers = re.findall(r"\d+(?:[.,]\d+)?", text)
    rest = re.sub(r"\d+(?:[.,]\d+)?|\bh(ours?|eures?)?\b|[\s/+;-]|h(?![a-z])", "", text.casefold())
    if rest or re.match(r"\s*[-\u2212]", text) or not 1 <= len(numbers) <= 3:
        raise Refused("refusal-pace")
    return check_pace(*(float(number.replace(",", ".")) for number in numbers), late=late)


def check_pace(turn: float, bank: float | None = None, refill: float | None = None, *, late: Late) -> Pace:
    """Return the pace of these numbers; missing ones are as usual. Raises `Refused` if they are out of bounds."""
    usual = make_pace(turn, late)
    pace = Pace(turn, usual.bank if bank is None else bank, usual.refill if refill is None else refill, late)
    if not pace.has_clock:
        return Pace(late=late)
    if not (1 <= pace.turn <= MOST_HOURS and 0 <= pace.bank <= MOST_HOURS and 0 <= pace.refill <= MOST_HOURS):
        raise Refused("refusal-pace-hours", most=MOST_HOURS)
    return pace
