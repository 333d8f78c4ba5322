"""The options of a table before its start, and its pace while it runs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from bot.clocks.pace import PRESETS, Late, Pace, paced, read_pace
from bot.hosting.table_options import option_values
from bot.layouts.cards import option_lines, option_value
from bot.layouts.clocks import INDIGO, SAND
from bot.layouts.components import button, menu
from bot.layouts.layout import PrivateLayout, Row
from bot.layouts.pace import pace_text, span
from bot.store.rows import Status
from bot.tables.table import LoadedTable
from locales import Language, Words
from locales.words import hints

LANGUAGES: Mapping[Language, str] = {"en": "English", "fr": "Français"}


def options_layout(
    table: LoadedTable, words: Words, *, user: int, leads: bool, said: Sequence[str] = ()
) -> PrivateLayout:
    """The terms of a table that has not started; its host can change them."""
    say = words.say
    pace = read_pace(table.row.pace)
    texts = [
        *said,
        f"**{say('terms-heading')}**",
        "\n".join(
            [
                pace_text(pace, words),
                say("lobby-seating", random="yes" if table.row.random_seats else "no"),
                say("terms-language", language=LANGUAGES[table.language]),
                *(say("lobby-option", name=n, value=v) for n, v in option_lines(table.game, table.options(), words)),
            ]
        ),
    ]
    if not leads:
        texts.append(say("terms-host-only"))

    def rows() -> Sequence[Row]:
        return _option_rows(table, pace, words) if leads else []

    return PrivateLayout(user=user, texts=tuple(texts), rows=rows, accent=SAND)


def _option_rows(table: LoadedTable, pace: Pace, words: Words) -> list[Row]:
    say = words.say
    menus: list[Row] = [
        menu(say("terms-pace"), pace_choices(words), "term", table.id, "pace"),
        menu(say("terms-late"), late_choices(words), "term", table.id, "late"),
        menu(
            say("terms-seats"), [(say(f"seats-{way}"), way) for way in ("random", "joined")], "term", table.id, "seats"
        ),
        menu(say("terms-tongue"), [(name, key) for key, name in LANGUAGES.items()], "term", table.id, "language"),
    ]
    options = table.options()
    for field in hints(table.game.Options):
        choices = option_choices(table, options, field, words)
        if choices:
            name = say(f"{table.game.key}-option-{field}")
            menus.append(menu(name, choices, "term", table.id, f"option.{field}"))
    return [*menus, [button(say("button-pace-numbers"), "pace-numbers", table.id, "lobby")]]


def option_choices(table: LoadedTable, options: msgspec.Struct, field: str, words: Words) -> list[tuple[str, str]]:
    """The values of an option of a game: (label, number), none where they can't be listed."""
    return [
        (option_value(table.game, value, words), str(number))
        for number, value in enumerate(option_values(options, field))
    ]


def pace_choices(words: Words) -> list[tuple[str, str]]:
    """The usual paces: (label, hours)."""
    usual = [(pace_label(paced(hours), words), str(hours)) for hours in PRESETS]
    return [(words.say("pace-choice-none"), "0"), *usual]


def pace_label(pace: Pace, words: Words) -> str:
    """A pace in a few words."""
    return words.say("pace-choice", turn=span(pace.turn, words), bank=span(pace.bank, words))


def late_choices(words: Words) -> list[tuple[str, str]]:
    """What may follow when time runs out: (label, value)."""
    return [(words.say(f"late-{late.value}"), late.value) for late in Late]


def pace_layout(table: LoadedTable, words: Words, *, user: int, said: Sequence[str] = ()) -> PrivateLayout:
    """The pace of a running table, and how to propose another."""
    sits = table.seat_of(user) is not None and table.row.status is Status.RUNNING
    texts = [*said, pace_text(read_pace(table.row.pace), words)]
    if sits:
        texts.append(words.say("pace-propose"))

    def rows() -> Sequence[Row]:
        if not sits:
            return []
        return [
            menu(words.say("terms-pace"), pace_choices(words), "pace-ask", table.id, "pace"),
            menu(words.say("terms-late"), late_choices(words), "pace-ask", table.id, "late"),
            [button(words.say("button-pace-numbers"), "pace-numbers", table.id, "running")],
        ]

    return PrivateLayout(user=user, texts=tuple(texts), rows=rows, accent=INDIGO)
