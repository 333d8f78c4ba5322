"""Close-ups of the things in a game's box: the list of them, and a single one. Questions lead to them."""

from __future__ import annotations

from azalai.bot.errors import Refused
from azalai.bot.layouts.components import PER_MENU, Button, button, menu
from azalai.bot.layouts.layout import INDIGO, Picture, PrivateLayout, Row
from azalai.bot.people.reader import Reader
from azalai.bot.tables.table import LoadedTable
from azalai.locales import Words
from azalai.renderers import charts, close_ups


def reference_row(table: LoadedTable, words: Words, acts: str = "") -> list[Button]:
    """Return the buttons that lead to things to look at before deciding: cards, charts, the rules.

    `acts`: the prefix of their acts.
    """
    key = table.game.key
    offered = charts(key)
    row = [] if close_ups(key) is None else [button(words.say("button-cards"), f"{acts}cards", table.id)]
    if offered is not None:
        row += [button(words.say(f"{key}-chart-{name}"), f"{acts}chart", table.id, name) for name in offered.charts()]
    return [*row, button(words.say("button-rules"), f"{acts}rules", table.id)]


def cards_layout(table: LoadedTable, reader: Reader, page: int, *, acts: str = "") -> PrivateLayout:
    """Lay out a menu of all close-ups in pages: first those on the table or in the reader's hand, then the rest.

    `acts`: the prefix of the acts. Raises `Refused` if the game has no close-ups.
    """
    words = reader.words
    closer = close_ups(table.game.key)
    if closer is None:
        raise Refused("refusal-no-such-card")
    seat = table.find_seat(reader.user)
    names = closer.close_ups(words)
    reachable = closer.in_reach(table.view(None if seat is None else seat.seat)) if table.state is not None else ()
    keys = [*reachable, *(key for key in names if key not in reachable)]
    pages = -(-len(keys) // PER_MENU)
    page = max(0, min(page, pages - 1))
    listed = keys[page * PER_MENU : (page + 1) * PER_MENU]
    rows: list[Row] = [menu(words.say("cards-which"), [(names[key], key) for key in listed], f"{acts}card", table.id)]
    if pages > 1:
        back = button(words.say("button-previous"), f"{acts}cards", table.id, page - 1, disabled=page == 0)
        rows.append(
            [back, button(words.say("button-next"), f"{acts}cards", table.id, page + 1, disabled=page + 1 == pages)]
        )
    text = words.say("cards-heading", page=page + 1, pages=pages)
    return PrivateLayout(user=reader.user, texts=(text,), rows=rows, accent=INDIGO)


def card_layout(
    table: LoadedTable, reader: Reader, picture: Picture | None, text: str, *, acts: str = ""
) -> PrivateLayout:
    """Lay out one close-up, with a button that leads back to the list."""
    rows = [[button(reader.words.say("button-cards"), f"{acts}cards", table.id)]]
    return PrivateLayout(user=reader.user, texts=(text,), picture=picture, rows=rows, accent=INDIGO)
