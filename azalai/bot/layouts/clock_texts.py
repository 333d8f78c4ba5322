"""Texts about time: clocks, absences, the pace of a table, reminders, and time that has run out."""

from __future__ import annotations

from collections.abc import Mapping

from azalai.bot.clocks.pace import Late, decode_pace
from azalai.bot.clocks.seat_clock import is_late, time_preferences_of
from azalai.bot.history.narration import names
from azalai.bot.layouts.components import Button, ButtonStyle, Link, button, link
from azalai.bot.layouts.layout import SAND, PublicLayout, Row
from azalai.bot.layouts.pace_texts import pace_text, rough_span
from azalai.bot.store import Transaction
from azalai.bot.store.rows import SeatRow, Status
from azalai.bot.tables.host import Host
from azalai.bot.tables.table import LoadedTable
from azalai.locales import Words


def time_lines(table: LoadedTable, away: Mapping[int, float], words: Words) -> list[str]:
    """Return the deadlines of the deciding players of a running table, the spare time of all, and the absences.

    They are one text in small print. `away`: the end of each absence in seconds since 1970, by seat.
    """
    if table.row.status is not Status.RUNNING:
        return []
    name_of = names(table)
    lines: list[str] = []
    for seat in table.deciders:
        if seat.due is not None:
            until = int(seat.due)
            lines.append(words.say("time-until", player=name_of[seat.seat], at=f"<t:{until}:f>", left=f"<t:{until}:R>"))
        elif is_late(seat):
            lines.append(words.say("time-over", player=name_of[seat.seat]))
    banks = [(name_of[seat.seat], seat.bank) for seat in table.seats if seat.bank is not None and not seat.is_robot]
    if banks and decode_pace(table.row.pace).bank:
        spare = words.join(f"{name} {rough_span(bank, words)}" for name, bank in banks)
        lines.append(words.say("time-banks", spare=spare))
    lines += [
        words.say("time-away", player=name_of[seat], until=f"<t:{int(until)}:D>")
        for seat, until in sorted(away.items())
    ]
    return ["\n".join(f"-# {line}" for line in lines)] if lines else []


async def clock_lines(host: Host, table: LoadedTable) -> list[str]:
    """Return the lines about clocks and absences for the card of a table."""
    away = await host.store.look(lambda tx: list_absences(tx, table, host.now()))
    return time_lines(table, away, table.words)


async def list_absences(tx: Transaction, table: LoadedTable, now: float) -> dict[int, float]:
    """Return the end of each present absence in seconds since 1970, by seat."""
    preferences = await time_preferences_of(tx, (seat.user_id for seat in table.seats), now)
    ends = {seat.seat: preferences[seat.user_id].rest.holiday_end(now) for seat in table.seats}
    return {seat: until for seat, until in ends.items() if until is not None}


def pace_lines(table: LoadedTable, words: Words) -> list[str]:
    """Return a line with the pace of a table, and one for each person with the mean time of their turns."""
    lines = [pace_text(decode_pace(table.row.pace), words)]
    name_of = names(table)
    for seat in table.seats:
        if seat.turns and not seat.is_robot:
            mean = rough_span(seat.waited / seat.turns, words)
            text = words.say("time-waited", player=name_of[seat.seat], mean=mean, turns=seat.turns)
            lines.append(text + (f" {words.say('time-missed', count=seat.missed)}" if seat.missed else ""))
    return lines


# Messages in the channel


def late_notice(table: LoadedTable, seat: SeatRow, player: str, late: Late, decision: int) -> PublicLayout:
    """Lay out the notice that a player's time has run out, with the consequence, or with the choices of the others."""
    say = table.words.say
    lost = table.row.status is Status.RESIGNED and seat.stalled
    outcome = "robots" if table.is_alone(seat.seat) else "lost" if lost else "people"
    game, text = say(f"{table.game.key}-name"), say(f"late-told-{late.value}", player=player, others=outcome)
    texts = [say("told-about", game=game, text=text)]
    ways = [button(say("button-log"), "log", table.id)]
    if late is Late.VOTE and outcome == "people":
        place = (table.id, seat.seat, decision)
        ways = [
            button(say("button-robot-turn"), "late-turn", *place),
            button(say("button-robot-seat"), "late-seat", *place, style=ButtonStyle.DANGER),
        ]
    return PublicLayout(texts=tuple(texts), rows=[ways], accent=SAND, calls=True)


def reminder_rows(table: LoadedTable, seat: SeatRow, words: Words, url: str | None) -> list[Row]:
    """Return the buttons under a reminder."""
    row: list[Button | Link] = [
        button(words.say("button-play"), "play", table.id, style=ButtonStyle.PRIMARY),
        button(words.say("button-hush"), "mute", table.id, seat.seat, seat.decision),
    ]
    if url is not None:
        row.append(link(words.say("button-to-table"), url))
    return [row]


def reminder_text(table: LoadedTable, seat: SeatRow, words: Words, by: str, person: str) -> str:
    """Return the text of a reminder. `by`: the person who asked for it, or ""; `person`: the form of address."""
    since = f"<t:{int(seat.since or 0)}:R>"
    game = words.say(f"{table.game.key}-name")
    key = "remind-asked" if by else "remind-called"
    text = words.say(key, person=person, by=by, game=game, since=since)
    if seat.due is None:
        return text
    return f"{text} {words.say('remind-due', left=f'<t:{int(seat.due)}:R>')}"
