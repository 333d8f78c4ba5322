"""Days and months as a language writes them, after Babel's locale of it."""

from __future__ import annotations

import re
from datetime import date

import babel
import babel.dates

from azalai.locales.languages import LANGUAGES, Language

DAY = re.compile(r"(?<![dE'])d(?!d)")
"""The number of the day in a pattern of Babel."""


def day_in(day: date, language: Language) -> str:
    """Return a day without its year: `23 November`."""
    return _format(day, str(_locale(language).datetime_skeletons["MMMMd"]), language)


def day_and_year_in(day: date, language: Language) -> str:
    """Return a day of a year: `31 January 2027`."""
    return _format(day, _locale(language).date_formats["long"].pattern, language)


def days_in(first: date, last: date, language: Language) -> str:
    """Return the days from one to another of less than a year, in short: `17–23 Nov`."""
    differ = "d" if first.month == last.month else "M"
    begins, ends = _locale(language).interval_formats["MMMd"][differ]
    return _format(first, begins, language) + _format(last, ends, language)


def month_in(day: date, language: Language) -> str:
    """Return the month of a day: `November`."""
    return babel.dates.format_date(day, "LLLL", locale=_locale(language))


def ordinal_form(number: int, language: Language) -> str:
    """Return the plural category of an ordinal number, by which messages choose (`one` of 21st)."""
    return _locale(language).ordinal_form(number)


def _format(day: date, pattern: str, language: Language) -> str:
    first = LANGUAGES[language].first_of_month
    if first is not None and day.day == 1:
        pattern = DAY.sub(f"'{first}'", pattern)
    return babel.dates.format_date(day, pattern, locale=_locale(language))


def _locale(language: Language) -> babel.Locale:
    return babel.Locale.parse(LANGUAGES[language].babel)
