"""Time in words: paces, clocks, who is away."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from typing import Any

import discord
import msgspec

from bot.deadlines import is_late
from bot.forms.cards import option_lines, option_value
from bot.forms.pace import pace_text, rough_span, span
from bot.forms.parts import PrivateForm, PublicForm, Row, button, link, menu
from bot.host import Host
from bot.pace import PRESETS, Late, Pace, paced, read_pace
from bot.seat_time import habits_of
from bot.store import Ledger
from bot.store.rows import SeatRow, Status
from bot.story import names
from bot.tables import LoadedTable
from locales import Language, Words
from locales.words import hints

INDIGO = 0x1F2A55
SAND = 0xD2A765
LANGUAGES: Mapping[Language, str] = {"en": "English", "fr": "Français"}


def time_lines(table: LoadedTable, away: Mapping[int, float], words: Words) -> list[str]:
    """How the clocks of a running table stand: until when those who decide have time, what all have to spare, and who
    is away (`away`: until when, by seat)."""
    if table.row.status is not Status.RUNNING:
        return []
    name = names(table)
    lines: list[str] = []
    for seat in table.deciders:
        if seat.due is not None:
            until = int(seat.due)
            lines.append(words.say("time-until", player=name[seat.seat], at=f"<t:{until}:f>", left=f"<t:{until}:R>"))
        elif is_late(seat):
            lines.append(words.say("time-over", player=name[seat.seat]))
    banks = [(name[seat.seat], seat.bank) for seat in table.seats if seat.bank is not None and not seat.is_robot]
    if banks and read_pace(table.row.pace).bank:
        spare = words.join(f"{who} {rough_span(bank, words)}" for who, bank in banks)
        lines.append(words.say("time-banks", spare=spare))
    lines += [
        words.say("time-away", player=name[seat], until=f"<t:{int(until)}:D>") for seat, until in sorted(away.items())
    ]
    return ["\n".join(f"-# {line}" for line in lines)] if lines else []


async def clock_lines(host: Host, table: LoadedTable) -> list[str]:
    """How the clocks of a running table stand, for its card."""
    async with host.store.read() as ledger:
        away = await away_at(ledger, table, host.now())
    return time_lines(table, away, table.words)


async def away_at(ledger: Ledger, table: LoadedTable, now: float) -> dict[int, float]:
    """Who of the table is away now, and until when, by seat."""
    habits = await habits_of(ledger, (seat.user_id for seat in table.seats), now)
    found = {seat.seat: habits[seat.user_id].rest.away_until(now) for seat in table.seats}
    return {seat: until for seat, until in found.items() if until is not None}


def waited_lines(table: LoadedTable, words: Words) -> list[str]:
    """The pace of a table, and how long its players take."""
    lines = [pace_text(read_pace(table.row.pace), words)]
    name = names(table)
    for seat in table.seats:
        if seat.turns and not seat.is_robot:
            mean = rough_span(seat.waited / seat.turns, words)
            said = words.say("time-waited", player=name[seat.seat], mean=mean, turns=seat.turns)
            lines.append(said + (f" {words.say('time-missed', count=seat.missed)}" if seat.missed else ""))
    return lines


# The terms of a table


def terms_form(table: LoadedTable, words: Words, *, user: int, leads: bool, said: Sequence[str] = ()) -> PrivateForm:
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
        return _term_rows(table, pace, words) if leads else []

    return PrivateForm(user=user, texts=tuple(texts), rows=rows, accent=SAND)


def _term_rows(table: LoadedTable, pace: Pace, words: Words) -> list[Row]:
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


def option_values(options: msgspec.Struct, field: str) -> list[object]:
    """The values an option of a game may have; empty where they can't be listed."""
    value = getattr(options, field)
    if isinstance(value, bool):
        return [False, True]
    return list[object](type(value)) if isinstance(value, enum.Enum) else []


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


def pace_form(table: LoadedTable, words: Words, *, user: int, said: Sequence[str] = ()) -> PrivateForm:
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

    return PrivateForm(user=user, texts=tuple(texts), rows=rows, accent=INDIGO)


# What is said in the channel


def late_notice(table: LoadedTable, seat: SeatRow, player: str, late: Late, decision: int) -> PublicForm:
    """Somebody's time has run out: what follows, or what the others may decide."""
    say = table.words.say
    texts = [say(f"late-told-{late.value}", player=player)]
    offers = late is Late.VOTE and any(one.user_id is not None and one.seat != seat.seat for one in table.seats)

    def rows() -> Sequence[Row]:
        if not offers:
            return []
        place = (table.id, seat.seat, decision)
        return [
            [
                button(say("button-robot-turn"), "late-turn", *place),
                button(say("button-robot-seat"), "late-seat", *place, style=discord.ButtonStyle.danger),
            ]
        ]

    return PublicForm(texts=tuple(texts), rows=rows, accent=SAND)


def reminder_rows(table: LoadedTable, seat: SeatRow, words: Words, url: str | None) -> list[Row]:
    """What can be done under a reminder."""
    row: list[Any] = [
        button(words.say("button-play"), "play", table.id, style=discord.ButtonStyle.primary),
        button(words.say("button-hush"), "hush", table.id, seat.seat, seat.decision),
    ]
    if url is not None:
        row.append(link(words.say("button-to-table"), url))
    return [row]


def reminder_text(table: LoadedTable, seat: SeatRow, words: Words, by: str, person: str) -> str:
    """It is still their turn; `person`: how they are addressed, `by`: who asks for the reminder."""
    since = f"<t:{int(seat.since or 0)}:R>"
    game = words.say(f"{table.game.key}-name")
    what = "remind-asked" if by else "remind-called"
    text = words.say(what, person=person, by=by, game=game, since=since)
    if seat.due is None:
        return text
    return f"{text} {words.say('remind-due', left=f'<t:{int(seat.due)}:R>')}"
