"""Private answers about a person's own time: reminders, quiet hours, time zone, holidays."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from azalai.bot.clocks.holidays import Away, zone_name
from azalai.bot.clocks.pace import HOUR
from azalai.bot.clocks.seat_clock import MAX_REMINDERS
from azalai.bot.layouts.components import button, menu
from azalai.bot.layouts.layout import INDIGO, PrivateLayout
from azalai.bot.people.quiet_hours import clock_time, quiet_of, time_there
from azalai.bot.people.reader import Reader
from azalai.bot.store.person_rows import PersonRow
from azalai.locales import Words, dates

EVERY = (6, 12, 24, 48, 72)
MOST = (1, 2, 3, 5, 10)
CALLS = ("silent", "held")
"""Choices for a call in quiet hours: the mention makes no sound, or waits as the direct message does."""


def day_text(day: date, words: Words) -> str:
    """Return a day in words: `31 January 2027`."""
    return dates.day_and_year_in(day, words.language)


def _format_interval(hours: float, words: Words) -> str:
    """Return an interval in words: `every 12 h`, or in whole days."""
    days = hours >= 48 and hours % 24 == 0
    count = int(hours // 24) if days else round(hours, 2)
    return words.say("reminders-choice-every", unit="days" if days else "hours", count=count)


def reminders_layout(
    person: PersonRow | None, reader: Reader, now: float, *, notes: Sequence[str] = ()
) -> PrivateLayout:
    """Lay out a person's reminders, quiet hours and time zone, with their controls."""
    say = reader.words.say
    every = None if person is None else person.remind_every
    most = MAX_REMINDERS if person is None or person.remind_most is None else person.remind_most
    how = (
        "pace"
        if every is None
        else "never"
        if every == 0 or most == 0
        else _format_interval(every / HOUR, reader.words)
    )
    texts = [*notes, say("reminders-now", every=how, most=most)]
    quiet = quiet_of(person)
    if person is not None and quiet is not None:
        calls = CALLS[person.quiet_holds]
        texts.append(
            say("reminders-quiet", calls=calls, **{"from": clock_time(quiet.begins), "until": clock_time(quiet.ends)})
        )
    else:
        texts.append(say("reminders-no-quiet"))
    zone = zone_name(person)
    texts.append(say("reminders-zone", zone=zone, now=time_there(now, zone)))
    rhythm = [
        (say("reminders-choice-pace"), "pace"),
        (say("reminders-choice-never"), "0"),
        *((_format_interval(hours, reader.words), str(hours)) for hours in EVERY),
    ]
    choices = [(say("reminders-choice-calls", calls=calls), calls) for calls in CALLS]
    counts = [(say("reminders-choice-most", count=count), str(count)) for count in MOST]
    rows = [
        menu(say("reminders-every"), rhythm, "reminders-every"),
        menu(say("reminders-most"), counts, "reminders-most"),
        *([] if quiet is None else [menu(say("reminders-quiet-calls"), choices, "reminders-calls")]),
        [button(say("button-quiet"), "quiet")],
    ]
    return PrivateLayout(user=reader.user, texts=("\n".join(texts),), rows=rows, accent=INDIGO)


def holiday_layout(away: Away, reader: Reader, *, notes: Sequence[str] = ()) -> PrivateLayout:
    """Lay out a person's holidays, and the days that are left this year."""
    lines = list(notes)
    for holiday in away.holidays:
        first, last = (day_text(day, reader.words) for day in holiday.days)
        lines.append(reader.words.say("holiday-planned", first=first, last=last))
    if not away.holidays:
        lines.append(reader.words.say("holiday-none"))
    small = reader.words.say("holiday-left", days=away.left, year=str(away.year), zone=away.zone)
    return PrivateLayout(user=reader.user, texts=("\n".join(lines),), small=small, accent=INDIGO)
