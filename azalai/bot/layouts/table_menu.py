"""Private answers about a table: its menu, the position in words, the log, the status, and questions to confirm."""

from __future__ import annotations

import enum
from collections.abc import Callable, Sequence

import msgspec

from azalai.bot.errors import Refused
from azalai.bot.history.narration import Line
from azalai.bot.layouts.cards import make_wording, option_lines, seat_lines
from azalai.bot.layouts.close_ups import reference_row
from azalai.bot.layouts.components import Button, ButtonStyle, button
from azalai.bot.layouts.layout import INDIGO, PrivateLayout, Row
from azalai.bot.layouts.layout import Line as Heading
from azalai.bot.layouts.paged_text import nearest_page, page_buttons
from azalai.bot.layouts.prompts import join_rows
from azalai.bot.people.reader import Reader
from azalai.bot.play.rest_of_turn import RestOfTurn
from azalai.bot.store.rows import SeatRow, Status
from azalai.bot.tables.channels import get_message_for_table, get_stranding_cause
from azalai.bot.tables.table import LoadedTable
from azalai.bot.text import clip, plain, split_pages

LINES_PER_PAGE = 12
LOG_LIMIT = 3400
"""Largest number of characters of a page."""


class Group(enum.StrEnum):
    """Headings under *...*, in their order."""

    LOOK = "look"
    MOVES = "moves"
    SEAT = "seat"
    RECORD = "record"


class MenuEntry(msgspec.Struct, frozen=True):
    """Action at a table other than playing: a button, named by the message `label`, that does `act` with the table.

    `offered`: the function that returns True if the button is offered, for a table and the reader's seat there (None
    for a spectator).
    """

    group: Group
    label: str
    act: str
    offered: Callable[[LoadedTable, SeatRow | None], bool]


def _is_seated(table: LoadedTable, seat: SeatRow | None) -> bool:
    return seat is not None and table.row.status is Status.RUNNING


def _may_lend(table: LoadedTable, seat: SeatRow | None) -> bool:
    return _is_seated(table, seat) and not table.row.is_in_tournament


def _waits(table: LoadedTable, seat: SeatRow | None) -> bool:
    return _is_seated(table, seat) and seat is not None and not seat.deciding


def _has_begun(table: LoadedTable, _: SeatRow | None) -> bool:
    return table.row.started_at is not None


ENTRIES = (
    MenuEntry(Group.LOOK, "button-log", "log", lambda table, _: table.state is not None),
    MenuEntry(Group.LOOK, "button-text", "text", lambda table, _: table.state is not None),
    MenuEntry(Group.LOOK, "button-since", "since", lambda table, seat: seat is not None and table.state is not None),
    MenuEntry(
        Group.LOOK, "button-follow", "follow", lambda table, seat: seat is None and table.row.status is Status.RUNNING
    ),
    MenuEntry(Group.MOVES, "button-prepare", "prepare", _waits),
    MenuEntry(Group.MOVES, "button-ask-undo", "ask-undo", _is_seated),
    MenuEntry(Group.MOVES, "button-pace", "pace", lambda table, _: table.row.status is Status.RUNNING),
    MenuEntry(Group.SEAT, "button-offer-seat", "offer-seat", _may_lend),
    MenuEntry(Group.SEAT, "button-leave-seat", "quit", _is_seated),
    MenuEntry(Group.SEAT, "button-resign", "resign", _is_seated),
    MenuEntry(Group.SEAT, "button-ask-end", "ask-end", _is_seated),
    MenuEntry(Group.RECORD, "button-film", "film", _has_begun),
    MenuEntry(Group.RECORD, "button-verify", "verify", _has_begun),
    MenuEntry(Group.RECORD, "button-export", "export", _has_begun),
)
"""Entries under *...* besides cards, charts and rules, in their order."""


def more_layout(table: LoadedTable, reader: Reader, rest: RestOfTurn | None = None) -> PrivateLayout:
    """Lay out the menu of a table: its actions in groups, each under a heading.

    `rest`: the rest of the reader's turn, if a robot may play it.
    """
    words, seat = reader.words, table.find_seat(reader.user)
    groups: dict[Group, list[Button]] = {group: [] for group in Group}
    if table.state is not None:
        groups[Group.LOOK] += reference_row(table, words)
    if seat is not None and rest is not None:
        how = "on" if rest.on else "more" if rest.more else "all"
        label = words.say("more-finish", how=how, count=rest.count)
        groups[Group.MOVES].append(button(label, "finish", table.id, seat.decision))
    for entry in ENTRIES:
        if entry.offered(table, seat):
            groups[entry.group].append(button(words.say(entry.label), entry.act, table.id))
    rows: list[Row] = []
    for group, buttons in groups.items():
        if buttons:
            rows += [Heading(f"-# {words.say('more-heading', group=group)}"), *join_rows(buttons)]
    return PrivateLayout(user=reader.user, rows=rows, framed=False)


def text_view(table: LoadedTable, reader: Reader, page: int = 0, *, acts: str = "") -> PrivateLayout:
    """Lay out a page of the position in words, as the reader may know it.

    `acts`: the prefix of the act that turns the pages. Raises `Refused` if the table has not started.
    """
    if table.state is None:
        raise Refused("refusal-not-started")
    seat = table.find_seat(reader.user)
    text = make_wording(table, None if seat is None else seat.seat, reader.words).text
    return text_pages(text, reader, page, table.id, act=f"{acts}textpage")


def text_pages(text: str, reader: Reader, page: int, *arguments: object, act: str = "textpage") -> PrivateLayout:
    """Lay out a page of a text of any length; the buttons do `act` with the page and the arguments."""
    pages = split_pages(text, LOG_LIMIT)
    page = nearest_page(page, pages)
    turn = page_buttons(page, len(pages), reader.words, act, *arguments)
    return PrivateLayout(user=reader.user, texts=(pages[page],), rows=[turn] if turn else [], accent=INDIGO)


def log_layout(table: LoadedTable, log_lines: Sequence[Line], reader: Reader, page: int) -> PrivateLayout:
    """Lay out a page of the moves in words; page 0 is the newest.

    Their numbers count the lines that the reader sees, so that they do not reveal the number of others' hidden moves.
    """
    pages = _pages(table, log_lines)
    page = nearest_page(page, pages)
    small = reader.words.say("log-hash", hash=table.row.seed_hash) if table.row.seed_hash else None
    older = button(reader.words.say("button-older"), "logpage", page + 1, table.id, disabled=page == len(pages) - 1)
    newer = button(reader.words.say("button-newer"), "logpage", page - 1, table.id, disabled=page == 0)
    rows = [[older, newer]] if len(pages) > 1 else []
    return PrivateLayout(
        user=reader.user, texts=(pages[page] or reader.words.say("log-empty"),), rows=rows, small=small, accent=INDIGO
    )


def _pages(table: LoadedTable, log_lines: Sequence[Line]) -> list[str]:
    """Return whole lines in pages, the newest page first; at least one page."""
    running = table.row.status is Status.RUNNING
    pages: list[str] = []
    page: list[str] = []
    room = LOG_LIMIT
    for number, line in reversed(list(enumerate(log_lines, 1))):
        at = f"<t:{int(line.at)}:R>" if running else f"<t:{int(line.at)}:d> <t:{int(line.at)}:t>"
        written = clip(f"`{number:>3}` {at} {line.text}", LOG_LIMIT - 1)
        if len(page) == LINES_PER_PAGE or len(written) + 1 > room:
            pages.append("\n".join(reversed(page)))
            page, room = [], LOG_LIMIT
        page.append(written)
        room -= len(written) + 1
    return [*pages, "\n".join(reversed(page))]


def status_layout(table: LoadedTable, reader: Reader, times: Sequence[str] = ()) -> PrivateLayout:
    """Lay out the state of a table: seats, awaited players, lines about the clocks (`times`), options, obstacles."""
    game = table.game
    state = get_stranding_cause(table.row) if table.row.status is Status.STRANDED else table.row.status.value
    texts = [reader.words.say(f"status-{state}", game=reader.words.say(f"{game.key}-name"), table=table.id)]
    texts += seat_lines(table, reader.words)
    if table.row.status is Status.RUNNING and table.deciders:
        since = int(min(seat.since or 0.0 for seat in table.deciders))
        players = reader.words.join(plain(seat.name) for seat in table.deciders)
        texts.append(
            reader.words.say("dialog-awaited", players=players, count=len(table.deciders), since=f"<t:{since}:R>")
        )
    texts += times
    options = option_lines(game, table.options(), reader.words)
    texts += [reader.words.say("lobby-option", name=name, value=value) for name, value in options]
    if table.row.missing_permission is not None:
        texts.append(reader.words.say(get_message_for_table(table.row.missing_permission)))
    small = reader.words.say("log-hash", hash=table.row.seed_hash) if table.row.seed_hash else None
    return PrivateLayout(user=reader.user, texts=("\n".join(texts),), small=small, accent=INDIGO)


def confirm_action_layout(
    reader: Reader, action: str, table: LoadedTable, arguments: Sequence[int] = (), /, **how: str
) -> PrivateLayout:
    """Lay out the question `Do you really want to...`, with a button that does it and one that leads back.

    The act of the first is `ACTION-yes`, with the table and the `arguments`. `how`: further values of the question.
    """
    words = reader.words
    yes = button(
        words.say(f"button-{action}-yes", **how),
        f"{action}-yes",
        table.id,
        *arguments,
        style=ButtonStyle.DANGER,
    )
    rows = [[yes, *exit_buttons(table, reader, menu=True)[:1]]]
    return PrivateLayout(
        user=reader.user,
        texts=(words.say(f"{action}-really", seats=len(table.seats), **how),),
        rows=rows,
        accent=INDIGO,
    )


def exit_buttons(table: LoadedTable, reader: Reader, *, menu: bool = False) -> list[Button]:
    """Return the buttons that lead out of a private answer: to the table (for players) or the menu `…`, and *Close*.

    `menu`: leave the menu `…` out, because the answer is that menu, or has no room for its button.
    """
    away = button(reader.words.say("button-close"), "away", table.id)
    if table.state is None:
        return [away]
    if table.find_seat(reader.user) is None:
        return [away] if menu else [button(reader.words.say("button-more"), "more", table.id), away]
    return [button(reader.words.say("button-back-to-table"), "again", table.id), away]
