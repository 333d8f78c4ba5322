"""Private answers about a table: more, text view, log, status, a question to confirm."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.channels import trouble_here
from bot.forms.cards import option_lines
from bot.forms.parts import PrivateForm, Row, button, clip, plain
from bot.store.rows import Status
from bot.story import Line, names
from bot.tables import LoadedTable
from locales import Words
from renderers import charts, renderer

LINES_PER_PAGE = 12
LOG_LIMIT = 3400
INDIGO = 0x1F2A55


def more(table: LoadedTable, words: Words, *, user: int) -> PrivateForm:
    """What else can be done at the table."""

    def rows() -> Sequence[Row]:
        if table.state is None:
            return []
        offered = charts(table.game.key)
        made = [button(words.say("button-text"), "text", table.id)]
        for chart in offered.charts() if offered is not None else ():
            made.append(button(words.say(f"{table.game.key}-chart-{chart}"), "chart", table.id, chart))
        return [made]

    return PrivateForm(user=user, texts=(words.say("more-text"),), rows=rows, accent=INDIGO)


def text_view(table: LoadedTable, words: Words, *, user: int) -> PrivateForm:
    """What the reader may know of the position, all in words."""
    seat = table.seat_of(user)
    view = table.view(None if seat is None else seat.seat)
    return PrivateForm(user=user, texts=(renderer(table.game.key).text(view, table.names, words),), accent=INDIGO)


def log(table: LoadedTable, told: Sequence[Line], words: Words, page: int, *, user: int) -> PrivateForm:
    """The moves in words, newest page first (page 0)."""
    pages = max(1, -(-len(told) // LINES_PER_PAGE))
    page = max(0, min(page, pages - 1))
    end = len(told) - page * LINES_PER_PAGE
    shown = told[max(0, end - LINES_PER_PAGE) : end]
    text = "\n".join(f"`{line.number:>3}` <t:{int(line.at)}:R> {line.text}" for line in shown)
    small = words.say("log-hash", hash=table.row.seed_hash) if table.row.seed_hash else None

    def rows() -> Sequence[Row]:
        if pages == 1:
            return []
        older = button(words.say("button-older"), "logpage", page + 1, table.id, disabled=page == pages - 1)
        newer = button(words.say("button-newer"), "logpage", page - 1, table.id, disabled=page == 0)
        return [[older, newer]]

    return PrivateForm(
        user=user, texts=(clip(text, LOG_LIMIT) or words.say("log-empty"),), rows=rows, small=small, accent=INDIGO
    )


def status(table: LoadedTable, words: Words, *, user: int) -> PrivateForm:
    """Where a table stands: who sits where, who is awaited since when, the options, what is in the way."""
    game = table.game
    texts = [words.say(f"status-{table.row.status.value}", game=words.say(f"{game.key}-name"), table=table.id)]
    for seat, name in zip(table.seats, names(table), strict=True):
        kind = "robot" if seat.is_robot else "person"
        texts.append(words.say(f"lobby-{kind}", number=seat.seat + 1, name=name))
    if table.row.status is Status.RUNNING and table.deciders:
        since = int(min(seat.since or 0.0 for seat in table.deciders))
        who = words.join(plain(seat.name) for seat in table.deciders)
        texts.append(words.say("dialog-awaited", players=who, since=f"<t:{since}:R>"))
    options = option_lines(game, table.options(), words)
    texts += [words.say("lobby-option", name=name, value=value) for name, value in options]
    if table.row.trouble is not None:
        texts.append(words.say(trouble_here(table.row.trouble)))
    small = words.say("log-hash", hash=table.row.seed_hash) if table.row.seed_hash else None
    return PrivateForm(user=user, texts=("\n".join(texts),), small=small, accent=INDIGO)


def confirm(words: Words, what: str, table: int, *, user: int) -> PrivateForm:
    """`Do you really want to...`, with a button that does it (act `WHAT-yes`)."""

    def rows() -> Sequence[Row]:
        return [
            [
                button(words.say(f"button-{what}-yes"), f"{what}-yes", table, style=discord.ButtonStyle.danger),
                button(words.say("button-close"), "close", table),
            ]
        ]

    return PrivateForm(user=user, texts=(words.say(f"{what}-really"),), rows=rows, accent=INDIGO)
