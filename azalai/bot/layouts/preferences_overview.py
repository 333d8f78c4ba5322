"""Overview of a person's preferences, and the forms that change them."""

from __future__ import annotations

import enum
import re
from collections.abc import Sequence

from azalai.bot.clocks.holidays import zone_name
from azalai.bot.clocks.typed_dates import parse_quiet_hours, parse_zone
from azalai.bot.errors import Refused
from azalai.bot.layouts.components import Entry, button
from azalai.bot.layouts.filled import FormValues, fingerprint
from azalai.bot.layouts.forms import Fact, form_line, last_row, make_entries, menus_layout, present_line
from azalai.bot.layouts.layout import PrivateLayout
from azalai.bot.layouts.modals import MOST_TYPED, Checkboxes, Field, Modal, Part, choice
from azalai.bot.people.preferences import Notify
from azalai.bot.people.quiet_hours import clock_time, quiet_of
from azalai.bot.store.person_rows import PersonRow
from azalai.bot.text import plain
from azalai.locales import LANGUAGES, Words, language_of

OWN = "discord"
"""Value for the language of the person's client."""
LOOK = ("text_only", "contrast")
OTHERS = ("invitations", "everywhere")
PUZZLES = ("mistakes",)
"""Columns that are checkboxes, by the field of the form."""
_BETWEEN = re.compile(r"\s*[-–—]\s*")


class PreferencesForm(enum.StrEnum):
    """Forms of the preferences."""

    READING = "reading"
    TOLD = "told"


COLUMNS = {
    PreferencesForm.READING: ("language", *LOOK),
    PreferencesForm.TOLD: ("notify", *OTHERS, *PUZZLES, "quiet_from", "quiet_until", "time_zone"),
}
"""Columns that each form changes."""


def overview_layout(person: PersonRow, words: Words, *, notes: Sequence[str] = ()) -> PrivateLayout:
    """Lay out the preferences of a person, with a button for each form. `notes`: lines about what has just changed."""
    left_out = [words.say(f"preferences-field-{name}") for name in ("others", "zone", "puzzles")]
    lines = [
        form_line(
            words.say(f"preferences-form-{form}"),
            [fact.value for fact in preferences_facts(person, form, words) if fact.name not in left_out],
            words,
            "prefer-form",
            form,
        )
        for form in PreferencesForm
    ]
    texts = (f"## {words.say('preferences-title')}", *notes)
    last = [
        button(words.say("button-reminders"), "reminders"),
        *last_row(words, "prefer-menus", PreferencesForm.READING),
    ]
    small = words.say("preferences-card-play")
    return PrivateLayout(user=person.user_id, texts=texts, rows=[*lines, last], small=small, framed=False)


def preferences_menus(person: PersonRow, form: PreferencesForm, words: Words) -> PrivateLayout:
    """Lay out the menus for the values of a form, and a button to the reminders for the typed ones."""
    others = [
        *(
            button(words.say(f"preferences-form-{other}"), "prefer-menus", other)
            for other in PreferencesForm
            if other is not form
        ),
        button(words.say("button-reminders"), "reminders"),
        button(words.say("button-back"), "preferences"),
    ]
    facts = preferences_facts(person, form, words)
    return menus_layout(preferences_modal(person, form, words), facts, words, person.user_id, "prefer", others)


def preferences_facts(person: PersonRow, form: PreferencesForm, words: Words) -> list[Fact]:
    """Return the preferences of a form with their values."""
    say = words.say
    if form is PreferencesForm.READING:
        own = say("preferences-language-discord")
        language = own if person.language is None else plain(LANGUAGES[language_of(person.language)].name)
        look = words.row(say(f"preferences-box-{field}") for field in LOOK if getattr(person, field))
        return [
            Fact(say("preferences-field-language"), language),
            Fact(say("preferences-field-look"), look or say("preferences-look-usual")),
        ]
    ticked_texts, puzzles = (
        words.row(say(f"preferences-box-{box}") for box in boxes if getattr(person, box)) for boxes in (OTHERS, PUZZLES)
    )
    return [
        Fact(say("preferences-field-notify"), say(f"preferences-notify-{_notify_value(person)}")),
        Fact(say("preferences-field-others"), ticked_texts or say("form-none")),
        Fact(say("preferences-field-quiet"), _format_quiet(person) or say("preferences-no-quiet")),
        Fact(say("preferences-field-zone"), zone_name(person)),
        Fact(say("preferences-field-puzzles"), puzzles or say("form-none")),
    ]


def preferences_mark(person: PersonRow, form: PreferencesForm) -> str:
    """Return the fingerprint of the values that a form shows."""
    return fingerprint([getattr(person, column) for column in COLUMNS[form]])


def preferences_modal(person: PersonRow, form: PreferencesForm, words: Words) -> Modal:
    """Return a form with the present values."""
    say = words.say
    abouts = [(name, present_line(value, words)) for name, value in preferences_facts(person, form, words)]
    fields: list[Part]
    if form is PreferencesForm.READING:
        (label, about), look = abouts
        fields = [choice("language", label, about, make_entries(language_choices(words)), person.language or OWN)]
        fields.append(_checkboxes("look", look, LOOK, person, words))
    else:
        (label, about), others, (quiet, hours), (zone, zone_help), puzzles = abouts
        ways = make_entries([(say(f"preferences-notify-{way}"), str(way)) for way in Notify])
        fields = [
            choice("notify", label, about, ways, _notify_value(person)),
            _checkboxes("others", others, OTHERS, person, words),
            Field(quiet, _format_quiet(person), "22:30-7", key="quiet", about=hours),
            Field(zone, person.time_zone or "", say("preferences-zone-example"), key="zone", about=zone_help),
            _checkboxes("puzzles", puzzles, PUZZLES, person, words),
        ]
    title = say(f"preferences-form-{form}")
    return Modal(title=title, fields=fields, act="prefer-filled", arguments=(form, preferences_mark(person, form)))


def decode_preferences_form(form: PreferencesForm, filled: FormValues) -> dict[str, object]:
    """Return the columns of a person after a form was filled in. Raises `Refused` for values that make no sense."""
    if form is PreferencesForm.READING:
        language, look = filled.get_one("language", [OWN, *LANGUAGES]), filled.list_chosen("look", LOOK)
        return {"language": None if language == OWN else language, **{field: field in look for field in LOOK}}
    notify, ticked = filled.get_one("notify", [*Notify]), filled.list_chosen("others", OTHERS)
    puzzles = filled.list_chosen("puzzles", PUZZLES)
    begins, ends = _parse_quiet(filled.get_text("quiet", MOST_TYPED))
    zone = filled.get_text("zone", MOST_TYPED)
    return {
        "notify": notify,
        **{field: field in ticked for field in OTHERS},
        **{field: field in puzzles for field in PUZZLES},
        "quiet_from": begins,
        "quiet_until": ends,
        "time_zone": parse_zone(zone) if zone else None,
    }


def language_choices(words: Words) -> list[tuple[str, str]]:
    """Return the languages in which a person may read: (label, value)."""
    own = (words.say("preferences-language-discord"), OWN)
    return [own, *((facts.name, key) for key, facts in LANGUAGES.items())]


def _parse_quiet(text: str) -> tuple[int | None, int | None]:
    """Return quiet hours, typed as `22:30-7`, in minutes after midnight; (None, None) for an empty text."""
    begins, *ends = _BETWEEN.split(text)
    if text and len(ends) != 1:
        raise Refused("refusal-quiet-both")
    return parse_quiet_hours(begins, ends[0] if ends else "")


def _format_quiet(person: PersonRow) -> str:
    quiet = quiet_of(person)
    return "" if quiet is None else f"{clock_time(quiet.begins)}-{clock_time(quiet.ends)}"


def _notify_value(person: PersonRow) -> str:
    return person.notify if person.notify in tuple(Notify) and person.notify is not None else Notify.BOTH


def _checkboxes(key: str, fact: tuple[str, str], columns: Sequence[str], person: PersonRow, words: Words) -> Checkboxes:
    label, about = fact
    listed = [Entry(words.say(f"preferences-box-{column}"), column) for column in columns]
    chosen = [column for column in columns if getattr(person, column)]
    return Checkboxes(key=key, label=label, about=about, entries=listed, chosen=chosen)
