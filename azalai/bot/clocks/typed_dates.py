"""Days, hours and time zones as people type them."""

from __future__ import annotations

import re
from datetime import date

from azalai.bot.clocks.pace import HOUR, MOST_HOURS
from azalai.bot.errors import Refused
from azalai.bot.people.quiet_hours import MOST_QUIET, Quiet, zones


def typed_day(text: str, present: date) -> date:
    """A day: `2027-01-31`, `31.01.2027`, `31/1` (the next one). Refused for anything else."""
    try:
        numbers = [int(number) for number in re.findall(r"\d+", text)]
        if re.fullmatch(r"\s*\d{4}-\d{1,2}-\d{1,2}\s*", text):
            return date(*numbers)
        if re.fullmatch(r"\s*\d{1,2}[./]\d{1,2}[./]\d{4}\s*", text):
            return date(numbers[2], numbers[1], numbers[0])
        if re.fullmatch(r"\s*\d{1,2}[./]\d{1,2}\.?\s*", text):
            day = date(present.year, numbers[1], numbers[0])
            return day if day >= present else day.replace(year=present.year + 1)
    except ValueError as error:  # no such day, or a number of so many digits that Python does not read it
        raise Refused("refusal-date") from error
    raise Refused("refusal-date")


def typed_zone(text: str) -> str:
    """The name of a time zone, in whatever case. Refused for one that does not exist."""
    found = {zone.casefold(): zone for zone in zones()}
    zone = found.get(text.strip().casefold().replace(" ", "_"))
    if zone is None:
        raise Refused("refusal-zone")
    return zone


def typed_quiet(begins: str, ends: str) -> tuple[int | None, int | None]:
    """Quiet hours in minutes after midnight; none when both are empty. Refused where they make no sense."""
    if not begins.strip() and not ends.strip():
        return None, None
    if not begins.strip() or not ends.strip():
        raise Refused("refusal-quiet-both")
    quiet = Quiet(_minutes(begins), _minutes(ends))
    if quiet.minutes > MOST_QUIET:
        raise Refused("refusal-quiet-long", most=MOST_QUIET // 60)
    return (quiet.begins, quiet.ends) if quiet.minutes else (None, None)


def _minutes(text: str) -> int:
    found = re.fullmatch(r"\s*(\d{1,2})(?:\s*[:h.]\s*(\d{2})?)?\s*", text.casefold())
    if found is None:
        raise Refused("refusal-quiet-hour")
    hour, minute = int(found[1]), int(found[2] or 0)
    if hour > 24 or minute > 59 or (hour == 24 and minute):
        raise Refused("refusal-quiet-hour")
    return hour % 24 * 60 + minute


def typed_every(hours: float) -> float:
    """Seconds from one reminder to the next. Refused for other hours than 0 (never) and 1 to two months."""
    if hours != 0 and not 1 <= hours <= MOST_HOURS:
        raise Refused("refusal-remind-every", most=MOST_HOURS)
    return hours * HOUR
