"""Layouts of a table's terms, options and sides before its start, and of its pace while it runs.

The form (modal) of the terms is in `table_terms_form.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from azalai.bot.clocks.pace import PRESETS, Late, Pace, decode_pace, make_pace
from azalai.bot.hosting.table_options import NO_SIDE, OFF, ON, UNRATED
from azalai.bot.layouts.cards import option_lines, option_name, option_value, seat_lines
from azalai.bot.layouts.components import Choose, button, menu
from azalai.bot.layouts.layout import INDIGO, SAND, PrivateLayout
from azalai.bot.layouts.pace_texts import pace_text, span
from azalai.bot.people.reader import Reader
from azalai.bot.store.rows import Status
from azalai.bot.tables.levels import may_suggest
from azalai.bot.tables.sides import find_wish, list_side_fields
from azalai.bot.tables.table import LoadedTable
from azalai.bot.text import plain
from azalai.games.contract import AnyGame
from azalai.games.options import OptionField, OptionKind, option_fields
from azalai.locales import LANGUAGES, Words

TURNINGS: Mapping[bool, str] = {True: "channel", False: "card"}
"""Places of turning points: in the channel as messages that stay, or on the card alone."""


def options_layout(table: LoadedTable, reader: Reader) -> PrivateLayout:
    """Lay out the terms of a table before its start, for other users than its host (`table_terms_form.py`)."""
    say = reader.words.say
    pace = decode_pace(table.row.pace)
    texts = (
        f"**{say('terms-heading')}**",
        "\n".join(
            [
                pace_text(pace, reader.words),
                say("lobby-seating", random="yes" if table.row.random_seats else "no"),
                say("terms-turnings-are", where=TURNINGS[table.row.turning_points]),
                say("terms-full-is", count=table.row.full_at or 0),
                say("terms-language", language=plain(LANGUAGES[table.language].name)),
                say("lobby-suggestions", on=_suggestions(table, allowed=table.row.suggest_rated)),
                *list_option_texts(table, reader.words),
            ]
        ),
        say("terms-host-only"),
    )
    return PrivateLayout(user=reader.user, texts=texts, accent=SAND)


def _suggestions(table: LoadedTable, *, allowed: bool) -> str:
    """Return the setting of *Suggest* and *Play the rest of my turn*: yes, no, or `unrated` (no *Suggest* if rated)."""
    return "yes" if allowed else "unrated" if table.row.suggestions else "no"


def list_option_texts(table: LoadedTable, words: Words) -> list[str]:
    """Return the text of each option of a table's game: its name, its value and its meaning, if that says more."""
    fields = [field for field in option_fields(table.game.Options) if field.kind is not OptionKind.EACH]
    about = [words.say(f"{table.game.key}-slash-new-{field.name}-description") for field in fields]
    set_to = option_lines(table.game, table.options(), words)
    texts: list[str] = []
    for meant, (name, value) in zip(about, set_to, strict=True):
        meaning = _without_name(name, meant)
        text = words.say("option-about", name=name, value=value, about=meaning)
        texts.append(text if meaning else text.partition("\n")[0])
    return texts


def _without_name(name: str, meant: str) -> str:
    """Return the meaning of an option without the option's name at the beginning."""
    if not meant.startswith(name):
        return meant
    rest = meant.removeprefix(name).lstrip("\u00a0\u202f :,")
    return rest[:1].upper() + rest[1:]


def suggestion_choices(words: Words) -> list[tuple[str, str]]:
    """Return the values of *Suggest* and *Play the rest of my turn*: (label, value)."""
    return [(words.say("suggestions-on"), ON), (words.say("suggestions-unrated"), UNRATED), (words.say("no"), OFF)]


def full_choices(table: LoadedTable, words: Words) -> list[tuple[str, str]]:
    """Return the numbers of players with which a table may begin by itself: (label, value)."""
    numbers = [seats for seats in table.game.seats if seats >= len(table.seats)]
    return [
        (words.say("full-never"), OFF),
        *((words.say("full-with", count=number), str(number)) for number in numbers),
    ]


def option_choices(game: AnyGame, field: OptionField, words: Words) -> list[tuple[str, str]]:
    """Return the values of an option of a game: (label, number); none if they can't be listed."""
    return [(option_value(game, field, value, words), str(number)) for number, value in enumerate(field.values)]


def sides_layout(table: LoadedTable, reader: Reader) -> PrivateLayout:
    """Lay out the sides that players of a table have chosen before its start, and menus of those left to the reader."""
    fields = list_side_fields(table.game)
    heading = reader.words.join(f"**{option_name(table.game, field, reader.words)}**" for field in fields)
    texts = (heading, "\n".join(seat_lines(table, reader.words)), reader.words.say("sides-how"))
    rows = [_side_menu(table, field, reader) for field in fields]
    return PrivateLayout(user=reader.user, texts=texts, rows=rows, accent=SAND)


def _side_menu(table: LoadedTable, field: OptionField, reader: Reader) -> Choose:
    """Return the menu of the free sides of an option; its last entry chooses none."""
    wishes_of_others = [find_wish(seat, field) for seat in table.seats if seat.user_id != reader.user]
    own = next((find_wish(seat, field) for seat in table.seats if seat.user_id == reader.user), None)
    choices = option_choices(table.game, field, reader.words)
    free = [choice for value, choice in zip(field.values, choices, strict=True) if value not in wishes_of_others]
    chosen = NO_SIDE if own is None else str(field.values.index(own))
    name = option_name(table.game, field, reader.words)
    entries = [*free, (reader.words.say("sides-any"), NO_SIDE)]
    return menu(name, entries, "side-pick", table.id, field.name, chosen=[chosen])


def pace_choices(words: Words) -> list[tuple[str, str]]:
    """Return the usual paces: (label, hours)."""
    usual = [(pace_label(make_pace(hours), words), str(hours)) for hours in PRESETS]
    return [(words.say("pace-choice-none"), "0"), *usual]


def pace_label(pace: Pace, words: Words) -> str:
    """Return a pace in a few words."""
    return words.say("pace-choice", turn=span(pace.turn, words), bank=span(pace.bank, words))


def late_choices(words: Words) -> list[tuple[str, str]]:
    """Return the possible consequences of time that has run out: (label, value)."""
    return [(words.say(f"late-{late.value}"), late.value) for late in Late]


def pace_layout(table: LoadedTable, reader: Reader, *, notes: Sequence[str] = ()) -> PrivateLayout:
    """Lay out the pace of a table; players of a running one outside of tournaments get menus to propose another."""
    words, row = reader.words, table.row
    proposes = table.find_seat(reader.user) is not None and row.status is Status.RUNNING and not row.is_in_tournament
    suggests = may_suggest(table)
    switch = _suggestions(table, allowed=suggests)
    texts = [*notes, pace_text(decode_pace(table.row.pace), words), words.say("lobby-suggestions", on=switch)]
    if proposes:
        texts.append(words.say("pace-propose"))
    rows = [
        menu(words.say("terms-pace"), pace_choices(words), "pace-ask", table.id, "pace"),
        menu(words.say("terms-late"), late_choices(words), "pace-ask", table.id, "late"),
        [
            button(words.say("button-pace-numbers"), "pace-numbers", table.id, "running"),
            button(
                words.say("button-suggestions-ask", on="no" if suggests else "yes"),
                "suggestions-ask",
                table.id,
                OFF if suggests else ON,
            ),
        ],
    ]
    return PrivateLayout(user=reader.user, texts=tuple(texts), rows=rows if proposes else [], accent=INDIGO)
