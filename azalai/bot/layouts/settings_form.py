"""Settings of a server one by one: the values and their menus, in one private message edited in place.

The forms for the same: `settings_overview.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from azalai.bot.clocks.pace import PRESETS
from azalai.bot.layouts.components import Choose, ChooseChannels, ChooseRole, button, custom_id, menu
from azalai.bot.layouts.layout import PrivateLayout, Row
from azalai.bot.people.guild_settings import GuildSettings, Openers, Places
from azalai.bot.people.reader import Reader
from azalai.bot.text import clip
from azalai.locales import LANGUAGES, Words

ACT = "set"
MOST_CHANNELS = 25
ANY = "any"
"""Value of a menu's entry for a language that is not set."""
INDIGO = 0x1F2A55


def settings_layout(settings: GuildSettings, reader: Reader, *, trouble: str | None = None) -> PrivateLayout:
    """Lay out a server's settings with their controls. `trouble`: the obstacle in the channel of the mornings."""
    say = reader.words.say
    places = [(say(f"settings-places-{place.value}"), place.value) for place in Places]
    openers = [(say(f"settings-openers-{opener.value}"), opener.value) for opener in Openers]
    menus: list[Row] = [_menu(say("settings-places"), places, "places")]
    if settings.places is Places.CHOSEN:
        menus.append(_channels(settings.channels, say("settings-channels"), "channels", MOST_CHANNELS))
    menus.append(_menu(say("settings-openers"), openers, "openers"))
    if settings.openers is Openers.ROLE:
        menus.append(_role(settings.role, say("settings-role")))
    menus.append(_menu(say("settings-language"), language_choices(reader.words), "language"))
    menus.append(_menu(say("settings-pace"), pace_choices(reader.words), "pace"))
    menus.append(_channels(() if settings.morning is None else (settings.morning,), say("settings-morning"), "morning"))
    deals = "button-no-deals" if settings.deals else "button-deals"
    robots = "button-no-robots" if settings.robots else "button-robots"
    cups = "button-no-tournaments" if settings.tournaments else "button-tournaments"
    switches = [button(say(robots), ACT, "robots"), button(say(deals), ACT, "deals")]
    switches.append(button(say(cups), ACT, "tournaments"))
    puzzles = "button-no-puzzles" if settings.puzzles else "button-allow-puzzles"
    buttons = [button(say(puzzles), ACT, "puzzles")]
    if settings.morning is not None:
        buttons.append(button(say("button-no-morning"), ACT, "no-morning"))
    rows = [*menus, switches, [*buttons, button(say("button-close"), "close-sheet")]]
    texts = tuple(_setting_lines(settings, trouble, reader.words))
    return PrivateLayout(user=reader.user, texts=texts, rows=rows, accent=INDIGO)


def _menu(key: str, entries: Sequence[tuple[str, str]], field: str) -> Choose:
    """Return a menu that bears the name of what it sets.

    Its value, which it would show instead if it were chosen in it, stands in the text above.
    """
    return menu(key, entries, ACT, field)


def _setting_lines(settings: GuildSettings, trouble: str | None, words: Words) -> list[str]:
    say = words.say
    named_values = (
        (say("settings-places"), places_text(settings, words)),
        (say("settings-openers"), openers_text(settings, words)),
        (say("settings-language"), language_text(settings, words)),
        (say("settings-pace"), pace_text(settings.pace, words)),
    )
    lines = [say("settings-title"), *(say("settings-line", what=name, value=value) for name, value in named_values)]
    lines.append(say("settings-robots", allowed="yes" if settings.robots else "no"))
    where = "" if settings.morning is None else f"<#{settings.morning}>"
    deals = "no" if not settings.deals else "posted" if where else "yes"
    lines.append(say("settings-tournaments", allowed="yes" if settings.tournaments else "no"))
    lines.append(say("settings-deals", allowed=deals, where=where))
    if deals == "posted" and trouble is not None:
        lines.append(say(trouble, channel=where))
    lines.append(say("settings-puzzles", allowed="yes" if settings.puzzles else "no"))
    return lines


def language_choices(words: Words) -> list[tuple[str, str]]:
    """Return the languages that new tables may speak."""
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


def _channels(chosen: Sequence[int], placeholder: str, field: str, most: int = 1) -> ChooseChannels:
    """Return a menu of the server's text channels, for a setting of up to `most`."""
    return ChooseChannels(
        custom_id=custom_id(ACT, field, prefix="azm"),
        placeholder=clip(placeholder, 150),
        most=most,
        chosen=chosen,
    )


def _role(chosen: int | None, placeholder: str) -> ChooseRole:
    """Return a menu of the server's roles."""
    return ChooseRole(
        custom_id=custom_id(ACT, "role", prefix="azm"),
        placeholder=clip(placeholder, 150),
        chosen=chosen,
    )
