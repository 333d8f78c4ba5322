"""Days, hours and time zones as typed by people."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from datetime import date

from azalai.bot.clocks.pace import HOUR, MOST_HOURS
from azalai.bot.errors import Refused
from azalai.bot.people.quiet_hours import MOST_QUIET, Quiet, zones


def parse_day(text: str, present: date) -> date:
    """Return a typed day: `2027-01-31`, `31.01.2027`, `31/1` (the next one). Raises `Refused` for anything else."""
    try:
        numbers = [int(number) for number in re.findall(r"\d+", text)]
        if re.fullmatch(r"\s*\d{4}-\d{1,2}-\d{1,2}\s*", text):
            return date(*numbers)
        if re.fullmatch(r"\s*\d{1,2}[./]\d{1,2}[./]\d{4}\s*", text):
            return date(numbers[2], numbers[1], numbers[0])
        if re.fullmatch(r"\s*\d{1,2}[./]\d{1,2}\.?\s*", text):
            day = date(present.year, numbers[1], numbers[0])
            return day if day >= present else day.replace(year=present.year + 1)
    except ValueError as error:  # no such day, or a number with too many digits for Python
        raise Refused("refusal-date") from error
    raise Refused("refusal-date")


CITIES = {
    "America/Chicago": "houston dallas austin",
    "America/Los_Angeles": "san_francisco seattle san_diego portland",
    "America/New_York": "washington boston miami atlanta philadelphia",
    "America/Sao_Paulo": "rio_de_janeiro rio brasilia",
    "America/Toronto": "ottawa quebec",
    "Asia/Kolkata": "delhi new_delhi mumbai bangalore chennai",
    "Asia/Shanghai": "beijing peking guangzhou shenzhen",
    "Asia/Tokyo": "osaka kyoto",
    "Europe/Berlin": "munich münchen hamburg cologne köln frankfurt stuttgart leipzig",
    "Europe/Brussels": "bruxelles brüssel antwerp",
    "Europe/Lisbon": "porto lissabon lisbonne",
    "Europe/London": "manchester edinburgh glasgow cardiff londres",
    "Europe/Madrid": "barcelona valencia sevilla",
    "Europe/Paris": "lyon marseille toulouse bordeaux lille nantes strasbourg",
    "Europe/Rome": "milan milano turin napoli roma rom",
    "Europe/Vienna": "wien vienne graz salzburg",
    "Europe/Warsaw": "krakow warszawa warschau varsovie",
    "Europe/Zurich": "zürich geneva genève genf bern berne basel lausanne",
}
"""Names of cities by zone: cities without a zone of their own, and names in other languages."""


def parse_zone(text: str) -> str:
    """Return the name of the time zone for a typed text.

    It is the name of a zone or of its city, in any case, or a distance such as `UTC+2`. Raises `Refused` for anything
    else.
    """
    typed = text.strip().casefold().replace(" ", "_")
    distance = re.fullmatch(r"(?:utc|gmt)?_?([+\-−])_?0?(\d{1,2})(?::00)?", typed)
    if distance is not None:  # the names of these zones have the signs the other way round
        typed = f"etc/gmt{'-' if distance[1] == '+' else '+'}{distance[2]}" if int(distance[2]) else "utc"
    zone = _zones_typed().get(typed)
    if zone is None:
        raise Refused("refusal-zone")
    return zone


@functools.cache
def _zones_typed() -> Mapping[str, str]:
    """Return the time zones by the texts that name them: their own names before those of cities."""
    cities = {city: zone for zone, others in CITIES.items() for city in others.split()}
    ends = {zone.rpartition("/")[2].casefold(): zone for zone in reversed(zones()) if not zone.startswith(_NO_PLACES)}
    return cities | ends | {zone.casefold(): zone for zone in zones()}


_NO_PLACES = ("Etc/", "US/", "Canada/", "Brazil/", "Chile/", "Mexico/", "Arctic/", "SystemV/")
"""Prefixes of zones whose rest is not the name of a city, or is in another zone's name, too."""


def parse_quiet_hours(begins: str, ends: str) -> tuple[int | None, int | None]:
    """Return quiet hours in minutes after midnight, or None twice for empty texts.

    Raises `Refused` for invalid ones.
    """
    if not begins.strip() and not ends.strip():
        return None, None
    if not begins.strip() or not ends.strip():
        raise Refused("refusal-quiet-both")
    quiet = Quiet(_minutes(begins), _minutes(ends))
    if quiet.minutes > MOST_QUIET:
        raise Refused("refusal-quiet-long", most=MOST_QUIET // 60)
    return (quiet.begins, quiet.ends) if quiet.minutes else (None, None)


def _minutes(text: str) -> int:
    match = re.fullmatch(r"\s*(\d{1,2})(?:\s*[:h.]\s*(\d{2})?)?\s*(?:uhr|([ap])\.?m\.?)?\s*", text.casefold())
    if match is None:
        raise Refused("refusal-quiet-hour")
    hour, minute = int(match[1]), int(match[2] or 0)
    if match[3]:  # a clock of twelve hours: 12am is midnight
        if not 1 <= hour <= 12:
            raise Refused("refusal-quiet-hour")
        hour = hour % 12 + (12 if match[3] == "p" else 0)
    if hour > 24 or minute > 59 or (hour == 24 and minute):
        raise Refused("refusal-quiet-hour")
    return hour % 24 * 60 + minute


def parse_interval(hours: float) -> float:
    """Return the seconds from one reminder to the next.

    Raises `Refused` for hours other than 0 (never) and 1 to two months.
    """
    if hours != 0 and not 1 <= hours <= MOST_HOURS:
        raise Refused("refusal-remind-every", most=MOST_HOURS)
    return hours * HOUR
