"""Private answers without a question: a table while others decide, a board, the rules, words alone."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.bot.history.narration import Did, names
from azalai.bot.layouts.components import Button, ButtonStyle, button
from azalai.bot.layouts.entry_buttons import learn_button
from azalai.bot.layouts.layout import INDIGO, Depiction, Line, PrivateLayout, Row
from azalai.bot.layouts.message_height import text_height
from azalai.bot.layouts.news_lines import newest_line, small_print
from azalai.bot.layouts.paged_text import nearest_page, page_buttons, split_sections
from azalai.bot.layouts.phone import PHONE
from azalai.bot.people.reader import Reader
from azalai.bot.tables.table import LoadedTable
from azalai.games.lessons import lesson_of
from azalai.locales import Words
from azalai.renderers import legend, renderer


def waiting_layout(
    table: LoadedTable,
    reader: Reader,
    picture: Depiction,
    *,
    before: Sequence[str] = (),
    story: Sequence[Did] = (),
    after: Sequence[str] = (),
    more: Sequence[Row] = (),
) -> PrivateLayout:
    """Lay out a player's own picture while others decide, with the awaited players and the start of their turn.

    `before`, `after`: further lines. `story`: the newest events. `more`: rows of buttons.
    """
    awaited, own = table.deciders, table.find_seat(reader.user)
    news = newest_line(story, reader.words, None if own is None else own.seat)
    texts = [*before, *([small_print(news)] if news else [])]
    if awaited:
        since = int(min(seat.since or 0.0 for seat in awaited))
        players = reader.words.join(name for name in (names(table)[seat.seat] for seat in awaited))
        texts.append(reader.words.say("dialog-awaited", players=players, count=len(awaited), since=f"<t:{since}:R>"))
    return PrivateLayout(
        user=reader.user,
        texts=(*texts, *after),
        picture=picture,
        rows=more,
        framed=False,
    )


def remind_buttons(table: LoadedTable, reader: Reader) -> list[Button]:
    """Return a button that reminds the other awaited people, if there are any."""
    others = [seat for seat in table.deciders if seat.user_id not in (None, reader.user)]
    return [button(reader.words.say("button-remind"), "remind", table.id)] if others else []


def next_buttons(table: int | None, words: Words) -> list[Button]:
    """Return a button that leads to another table that waits for the person, if there is one."""
    return [] if table is None else [button(words.say("button-next-table"), "play", table, style=ButtonStyle.PRIMARY)]


def reopen_layout(table: int, reader: Reader) -> PrivateLayout:
    """Lay out a dialog that was closed without a move, with a button that opens it again at the same question."""
    play = button(reader.words.say("button-play"), "again", table, style=ButtonStyle.PRIMARY)
    return PrivateLayout(user=reader.user, texts=(reader.words.say("dialog-closed"),), rows=[[play]], accent=INDIGO)


def board_layout(table: LoadedTable, reader: Reader, picture: Depiction, chart: str = "") -> PrivateLayout:
    """Lay out the public board, or a chart of it, for one reader."""
    key, view = table.game.key, table.view(None)
    situation = renderer(key).situation(view, names(table), reader.words)
    below = legend(key, chart, view, reader.words) if chart else ""
    rows = [Line(f"-# {below}")] if below else []
    return PrivateLayout(user=reader.user, texts=(situation,), picture=picture, rows=rows, accent=INDIGO)


def open_thread_layout(game: str, typed: str, reader: Reader) -> PrivateLayout:
    """Lay out the answer that the channel already has a table, with a button that opens another in a thread.

    `typed`: the code of the table options that the user typed (`azalai.bot.dialogs.table_codes`).
    """
    rows = [[button(reader.words.say("button-open-thread"), "open-thread", game, typed, style=ButtonStyle.PRIMARY)]]
    return PrivateLayout(user=reader.user, texts=(reader.words.say("lobby-channel-taken"),), rows=rows, accent=INDIGO)


def rematch_thread_layout(table: int, reader: Reader) -> PrivateLayout:
    """Lay out the answer that the channel already has a table, with a button that opens the rematch in a thread."""
    rows = [[button(reader.words.say("button-open-thread"), "rematch-thread", table, style=ButtonStyle.PRIMARY)]]
    return PrivateLayout(user=reader.user, texts=(reader.words.say("lobby-channel-taken"),), rows=rows, accent=INDIGO)


def words_layout(*texts: str, user: int, small: str | None = None) -> PrivateLayout:
    """Lay out a private answer in words alone."""
    return PrivateLayout(user=user, texts=texts, small=small, accent=INDIGO)


def rules_layout(
    key: str, reader: Reader, page: int = 0, *, act: str = "rules-of", table: int | None = None
) -> PrivateLayout:
    """Lay out a page of the summary of a game's rules; the last page has its credits, and a button to its lesson.

    `act`: the act of the buttons that turn the pages. Its arguments are the page, and the `table` or else the game.
    """
    words = reader.words
    pages = list_rules_pages(key, words)
    page = nearest_page(page, pages)
    last = page == len(pages) - 1
    turn = page_buttons(page, len(pages), words, act, key if table is None else table)
    learn = [learn_button(key, words)] if last and lesson_of(key) is not None else []
    return PrivateLayout(
        user=reader.user,
        texts=(pages[page],),
        small=words.credits(key) if last else None,
        rows=[row for row in (turn, learn) if row],
        framed=False,
    )


def list_rules_pages(key: str, words: Words) -> list[str]:
    """Return the summary of a game's rules in pages; the last has room for the credits and the button to the lesson."""
    credits_height = text_height(f"-# {words.credits(key) or ''}", PHONE.room) + PHONE.between
    return split_sections(words.say(f"{key}-rules"), below=credits_height + PHONE.button + PHONE.row)
