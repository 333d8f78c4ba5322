"""Private layout of a person's preferences for reading and calls."""

from __future__ import annotations

from azalai.bot.layouts.components import Button, button, menu
from azalai.bot.layouts.layout import PrivateLayout
from azalai.bot.layouts.prompts import INDIGO
from azalai.bot.people.preferences import Notify, Preferences
from azalai.bot.text import plain
from azalai.locales import LANGUAGES, Words, language_of

OWN = "discord"
"""Value for the language of the person's Discord."""


def preferences_layout(reader: Preferences, language: str | None, words: Words) -> PrivateLayout:
    """Lay out the person's preferences, with their controls.

    `language`: the chosen one, or None for that of their Discord.
    """
    say = words.say
    own = say("preferences-language-discord")
    ways = [(say(f"preferences-notify-{way}"), str(way)) for way in Notify]
    lines = (
        say("preferences-language", choice=own if language is None else plain(LANGUAGES[language_of(language)].name)),
        say("preferences-notify", choice=say(f"preferences-notify-{reader.notify}")),
        say("preferences-invitations", on=_format_yes(reader.wants_invitations)),
        say("preferences-text-only", on=_format_yes(reader.text_only)),
        say("preferences-contrast", on=_format_yes(reader.contrast)),
        say("preferences-everywhere", on=_format_yes(reader.everywhere)),
        say("preferences-mistakes", on=_format_yes(reader.mistakes)),
    )
    rows = [
        menu(say("preferences-choose-language"), language_choices(words), "prefer", "language"),
        menu(say("preferences-choose-notify"), ways, "prefer", "notify"),
        [
            _switch(say("button-text-only", on=_format_yes(reader.text_only)), "text_only", reader.text_only),
            _switch(say("button-contrast", on=_format_yes(reader.contrast)), "contrast", reader.contrast),
            _switch(
                say("button-invitations", on=_format_yes(reader.wants_invitations)),
                "invitations",
                reader.wants_invitations,
            ),
            _switch(say("button-everywhere", on=_format_yes(reader.everywhere)), "everywhere", reader.everywhere),
            _switch(say("button-come-back", on=_format_yes(reader.mistakes)), "mistakes", reader.mistakes),
        ],
        [button(say("button-reminders"), "reminders")],
    ]
    return PrivateLayout(
        user=reader.user,
        texts=(f"## {say('preferences-title')}", "\n".join(lines), say("preferences-reminders")),
        rows=rows,
        accent=INDIGO,
    )


def language_choices(words: Words) -> list[tuple[str, str]]:
    """Return the languages in which a person may read."""
    own = (words.say("preferences-language-discord"), OWN)
    return [own, *((facts.name, key) for key, facts in LANGUAGES.items())]


def _format_yes(on: bool) -> str:
    return "yes" if on else "no"


def _switch(label: str, field: str, on: bool) -> Button:
    """Return a button that changes a preference: its label names the change, and no colour shows the present value."""
    return button(label, "prefer", field, int(not on))
