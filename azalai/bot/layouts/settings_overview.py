"""Overview of a server's settings, and the forms that change them."""

from __future__ import annotations

import enum
from collections.abc import Callable, Sequence

import msgspec

from azalai.bot.clocks.pace import PRESETS
from azalai.bot.layouts.components import Entry, button
from azalai.bot.layouts.filled import FormValues, fingerprint
from azalai.bot.layouts.forms import Fact, form_line, last_row, make_entries, menus_layout, present_line
from azalai.bot.layouts.layout import PrivateLayout
from azalai.bot.layouts.modals import Channels, Checkboxes, Modal, Part, Role, choice
from azalai.bot.people.guild_settings import GuildSettings, Openers, Places
from azalai.bot.people.reader import Reader
from azalai.locales import LANGUAGES, Words, language_of

MOST_CHANNELS = 25
ANY = "any"
"""Value of the entry for a language that is not set."""
OFFERED = ("deals", "tournaments", "puzzles")
"""Things that a server may offer besides tables."""
Names = Callable[[int], str]
"""Function that returns the name of a channel or a role by its number."""


class SettingsForm(enum.StrEnum):
    """Forms of the settings."""

    WHERE = "where"
    HOW = "how"
    ELSE = "else"


FIELDS = {
    SettingsForm.WHERE: ("places", "channels", "openers", "role"),
    SettingsForm.HOW: ("language", "pace", "robots"),
    SettingsForm.ELSE: (*OFFERED, "morning"),
}
"""Settings that each form changes."""


def mention_channel(number: int) -> str:
    """Return the mention of a channel."""
    return f"<#{number}>"


def mention_role(number: int) -> str:
    """Return the mention of a role."""
    return f"<@&{number}>"


def overview_layout(
    settings: GuildSettings,
    reader: Reader,
    *,
    world: str,
    notes: Sequence[str] = (),
    trouble: str | None = None,
    events: bool,
) -> PrivateLayout:
    """Lay out the settings of a server, with a button for each form.

    `world`: the state (`on`, `off`, ...) of the sharing of open tables with other servers. `notes`: lines about what
    has just changed. `trouble`: the id of the sentence about the obstacle in the channel of the mornings. `events`:
    True if the bot may make events in the server.
    """
    words = reader.words
    values = {
        SettingsForm.WHERE: (places_text(settings, words), openers_text(settings, words)),
        SettingsForm.HOW: [fact.value for fact in settings_facts(settings, SettingsForm.HOW, words)],
        SettingsForm.ELSE: [fact.value for fact in settings_facts(settings, SettingsForm.ELSE, words)],
    }
    lines = [form_line(words.say(f"settings-form-{form}"), values[form], words, "set-form", form) for form in values]
    texts = (words.say("settings-title"), *notes, *trouble_lines(settings, trouble, words))
    shown = [words.say("world-line-state", state=world), words.say("world-line-about")]
    lines.append(form_line(words.say("world-line"), shown, words, "world"))
    small = words.say("settings-events", granted="yes" if events else "no") if settings.tournaments else None
    return PrivateLayout(
        user=reader.user,
        texts=texts,
        small=small,
        rows=[*lines, last_row(words, "set-menus", SettingsForm.WHERE)],
        framed=False,
    )


def settings_menus(
    settings: GuildSettings, form: SettingsForm, reader: Reader, *, trouble: str | None = None
) -> PrivateLayout:
    """Lay out the menus for the values of a form. `trouble`: as for `overview_layout`."""
    words = reader.words
    others = [
        button(words.say(f"settings-form-{other}"), "set-menus", other) for other in SettingsForm if other is not form
    ]
    others.append(button(words.say("button-back"), "settings"))
    facts = settings_facts(settings, form, words)
    layout = menus_layout(settings_modal(settings, form, words), facts, words, reader.user, "set", others)
    if form is SettingsForm.ELSE:
        return msgspec.structs.replace(layout, texts=(*layout.texts, *trouble_lines(settings, trouble, words)))
    return layout


def trouble_lines(settings: GuildSettings, trouble: str | None, words: Words) -> list[str]:
    """Return the line about the obstacle in the channel of the mornings, if deals would be posted there."""
    where = "" if settings.morning is None else mention_channel(settings.morning)
    return [words.say(trouble, channel=where)] if trouble is not None and settings.deals else []


def settings_facts(
    settings: GuildSettings,
    form: SettingsForm,
    words: Words,
    *,
    channel: Names = mention_channel,
    role: Names = mention_role,
) -> list[Fact]:
    """Return the settings of a form with their values. `channel`, `role`: the functions that name a channel or role."""
    say, none = words.say, words.say("form-none")
    match form:
        case SettingsForm.WHERE:
            return [
                Fact(say("settings-places"), say(f"settings-places-{settings.places.value}")),
                Fact(say("settings-field-channels"), words.row(map(channel, settings.channels)) or none),
                Fact(say("settings-openers"), say(f"settings-openers-{settings.openers.value}")),
                Fact(say("settings-field-role"), none if settings.role is None else role(settings.role)),
            ]
        case SettingsForm.HOW:
            robots = say("settings-robots-are", allowed="yes" if settings.robots else "no")
            return [
                Fact(say("settings-language"), language_text(settings, words)),
                Fact(say("settings-pace"), pace_text(settings.pace, words)),
                Fact(say("settings-field-robots"), robots),
            ]
        case SettingsForm.ELSE:
            offered = [say(f"settings-box-{field}") for field in OFFERED if getattr(settings, field)]
            morning = say("settings-no-morning") if settings.morning is None else channel(settings.morning)
            return [
                Fact(say("settings-field-offered"), words.row(offered) or none),
                Fact(say("settings-field-morning"), morning),
            ]


def settings_modal(
    settings: GuildSettings,
    form: SettingsForm,
    words: Words,
    *,
    channel: Names = mention_channel,
    role: Names = mention_role,
) -> Modal:
    """Return a form with the present values."""
    facts = settings_facts(settings, form, words, channel=channel, role=role)
    abouts = [(name, present_line(value, words)) for name, value in facts]
    return Modal(
        title=words.say(f"settings-form-{form}"),
        fields=_fields(settings, form, words, abouts),
        act="set-filled",
        arguments=(form, settings_mark(settings, form)),
    )


def settings_mark(settings: GuildSettings, form: SettingsForm) -> str:
    """Return the fingerprint of the values that a form shows."""
    return fingerprint([getattr(settings, name) for name in FIELDS[form]])


def _fields(settings: GuildSettings, form: SettingsForm, words: Words, abouts: Sequence[tuple[str, str]]) -> list[Part]:
    say = words.say
    match form:
        case SettingsForm.WHERE:
            places = make_entries([(say(f"settings-places-{place.value}"), place.value) for place in Places])
            openers = make_entries([(say(f"settings-openers-{opener.value}"), opener.value) for opener in Openers])
            (label, about), (channels, these), (opener_label, may), (role, this) = abouts
            return [
                choice("places", label, about, places, settings.places),
                Channels(key="channels", label=channels, about=these, chosen=settings.channels, most=MOST_CHANNELS),
                choice("openers", opener_label, may, openers, settings.openers),
                Role(key="role", label=role, about=this, chosen=settings.role),
            ]
        case SettingsForm.HOW:
            (label, about), (pace, hours), (robots, seated) = abouts
            allowed = make_entries([(say("settings-robots-are", allowed="yes"), "robots")])
            return [
                choice("language", label, about, make_entries(language_choices(words)), settings.language or ANY),
                choice("pace", pace, hours, make_entries(pace_choices(words)), f"{settings.pace:g}"),
                Checkboxes(
                    key="robots",
                    label=robots,
                    about=seated,
                    entries=allowed,
                    chosen=["robots"] if settings.robots else [],
                ),
            ]
        case SettingsForm.ELSE:
            (label, about), (morning, where) = abouts
            offered = [Entry(say(f"settings-box-{field}"), field) for field in OFFERED]
            chosen = [field for field in OFFERED if getattr(settings, field)]
            return [
                Checkboxes(key="offered", label=label, about=about, entries=offered, chosen=chosen),
                Channels(
                    key="morning",
                    label=morning,
                    about=where,
                    chosen=() if settings.morning is None else (settings.morning,),
                ),
            ]


def decode_settings_form(
    settings: GuildSettings, form: SettingsForm, filled: FormValues, words: Words
) -> GuildSettings:
    """Return the settings after a form was filled in. Raises `Refused` for values that it does not offer."""
    replace = msgspec.structs.replace
    match form:
        case SettingsForm.WHERE:
            return replace(
                settings,
                places=Places(filled.get_one("places", [*Places])),
                channels=filled.list_numbers("channels", MOST_CHANNELS),
                openers=Openers(filled.get_one("openers", [*Openers])),
                role=next(iter(filled.list_numbers("role", 1)), None),
            )
        case SettingsForm.HOW:
            language = filled.get_one("language", [ANY, *LANGUAGES])
            return replace(
                settings,
                language=None if language == ANY else language_of(language),
                pace=float(filled.get_one("pace", [hours for _, hours in pace_choices(words)])),
                robots=bool(filled.list_chosen("robots", ["robots"])),
            )
        case SettingsForm.ELSE:
            offered = filled.list_chosen("offered", OFFERED)
            morning = next(iter(filled.list_numbers("morning", 1)), None)
            return replace(settings, morning=morning, **{field: field in offered for field in OFFERED})


def language_choices(words: Words) -> list[tuple[str, str]]:
    """Return the languages that new tables may speak: (label, value)."""
    return [(words.say("settings-language-any"), ANY), *((facts.name, key) for key, facts in LANGUAGES.items())]


def language_text(settings: GuildSettings, words: Words) -> str:
    """Return the language of new tables."""
    return LANGUAGES[settings.language].name if settings.language else words.say("settings-language-any")


def places_text(settings: GuildSettings, words: Words) -> str:
    """Return the text about the places in which tables may be opened."""
    if settings.places is not Places.CHOSEN:
        return words.say(f"settings-places-{settings.places.value}")
    if not settings.channels:
        return words.say("settings-no-channel")
    return words.row(f"<#{channel}>" for channel in settings.channels)


def openers_text(settings: GuildSettings, words: Words) -> str:
    """Return the text about the people who may open tables."""
    if settings.openers is not Openers.ROLE:
        return words.say(f"settings-openers-{settings.openers.value}")
    return words.say("settings-no-role") if settings.role is None else f"<@&{settings.role}>"


def pace_choices(words: Words) -> list[tuple[str, str]]:
    """Return the usual times for a turn: (label, hours)."""
    return [(pace_text(hours, words), f"{hours:g}") for hours in (0, *PRESETS)]


def pace_text(hours: float, words: Words) -> str:
    """Return the time for a turn."""
    return words.say("settings-pace-hours", hours=f"{hours:g}") if hours else words.say("settings-pace-none")
