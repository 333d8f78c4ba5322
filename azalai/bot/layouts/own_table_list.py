"""Private list of a person's tables, and of tables that wait for players."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import msgspec

from azalai.bot.hosting.open_tables import OpenGame
from azalai.bot.layouts.components import Button, ButtonStyle, Link, button, link
from azalai.bot.layouts.entry_buttons import daily_button, mistakes_button
from azalai.bot.layouts.layout import Line, PrivateLayout, Row
from azalai.bot.layouts.open_table_list import waiting_section
from azalai.bot.layouts.paged_text import page_buttons
from azalai.bot.layouts.phone import PHONE, TEXT, clip_to_line, room_next_to
from azalai.bot.people.reader import Reader
from azalai.bot.store import Transaction
from azalai.bot.store.rows import SeatRow, Status, TableRow
from azalai.bot.tables.channels import get_stranding_cause
from azalai.bot.text import make_link, message_url, plain
from azalai.locales import Words

PER_PAGE, PER_PAGE_IN_WORDS, WAITING_PER_PAGE = 6, 4, 3
"""Numbers of entries on a page: own tables, own tables for a reader of words, and tables that wait for players.

A message has up to 40 components, and a page should fit one screen of a phone.
"""


class OwnTable(msgspec.Struct, frozen=True):
    """Table at which a person sits.

    `card`: the channel and the message of its card, if it has one. `place`: the name of the channel for the reader.
    """

    row: TableRow
    seats: tuple[SeatRow, ...]
    card: tuple[int, int] | None
    place: str

    def seat_of(self, user: int) -> SeatRow | None:
        """Return the seat of a user."""
        return next((seat for seat in self.seats if seat.user_id == user), None)

    def awaits(self, user: int) -> bool:
        """Return True if the table waits for this user."""
        seat = self.seat_of(user)
        return seat is not None and seat.deciding and self.row.status is Status.RUNNING


class LeftGame(msgspec.Struct, frozen=True, kw_only=True):
    """Game against robots that a person has left.

    `kind`: the kind of game, by which the sentence is chosen. `act`, `number`: the act and the argument of the button
    that continues it. `at`: the time at which it was left, in seconds since 1970. `step`: the decision at which a
    what-if began.
    """

    game: str
    kind: str
    act: str
    number: int
    at: float
    step: int = 0


class OwnGames(msgspec.Struct, frozen=True):
    """Games against robots that a person has left, and the number of the person's due mistakes."""

    left: tuple[LeftGame, ...] = ()
    mistakes: int = 0


NO_GAMES = OwnGames()
OwnGamesLister = Callable[[Transaction, int, float], Awaitable[OwnGames]]
"""Function that returns a user's games against robots and due mistakes at a moment."""


def sort_tables(tables: Sequence[OwnTable], user: int) -> list[OwnTable]:
    """Return the tables that wait for the user, and after them the others.

    The tables that wait for the user are in the order of their deadlines; those without one follow, the longest wait
    first. The others begin with the longest wait, too.
    """

    def key(table: OwnTable) -> tuple[bool, bool, float, int]:
        mine = table.seat_of(user) if table.awaits(user) else None
        due = mine.due if mine is not None else None
        since = mine.since if mine is not None else _turn_start(table)
        return mine is None, due is None, due or since or table.row.created_at, table.row.id

    return sorted(tables, key=key)


def own_tables_layout(
    tables: Sequence[OwnTable],
    reader: Reader,
    page: int,
    *,
    waiting: Sequence[OpenGame] | None = None,
    games: OwnGames = NO_GAMES,
    world: bool = False,
    worded: bool = False,
) -> PrivateLayout:
    """Lay out a page of a person's tables, each with its game, its place, the awaited players and a button.

    `games`: the reader's games against robots, which follow the tables. `waiting`: the tables and tournaments of this
    server that wait for players, which come last; None outside of servers. `world`: the reader can look for tables of
    other servers. `worded`: the reader wants words, so every button names its game.
    """
    say = reader.words.say
    nothing, waiting = waiting is not None and not waiting, waiting or ()
    listed = [*tables, *games.left]
    most = PER_PAGE_IN_WORDS if worded else PER_PAGE
    pages = max(1, -(-len(listed) // most), -(-len(waiting) // WAITING_PER_PAGE))
    page = max(0, min(page, pages - 1))
    awaited = sum(table.awaits(reader.user) for table in tables)
    heading = say("games-heading", count=len(tables), waiting=awaited)
    listed_rows: list[Row] = [
        _section(entry, reader, worded=worded)
        if isinstance(entry, OwnTable)
        else _left_section(entry, reader, worded=worded)
        for entry in listed[page * most : (page + 1) * most]
    ]
    joined = waiting[page * WAITING_PER_PAGE : (page + 1) * WAITING_PER_PAGE]
    if joined:
        listed_rows.append(Line(say("waiting-heading")))
    if nothing:
        listed_rows.append(Line(f"-# {say('waiting-none')}"))
    listed_rows += [waiting_section(waiting, reader.words) for waiting in joined]
    if pages > 1:
        listed_rows.append(page_buttons(page, pages, reader.words, "games"))
    texts = (heading,) if tables else (say("games-none"),)
    rows = [*listed_rows, _other_buttons(reader.words, games.mistakes, world=world)]
    return PrivateLayout(user=reader.user, texts=texts, rows=rows, framed=False)


def _other_buttons(words: Words, mistakes: int, *, world: bool) -> list[Button]:
    """Return the buttons of the last row: deals, due mistakes, other servers, finished games, and *Close*."""
    return [
        daily_button(words),
        *([mistakes_button(mistakes, words)] if mistakes else []),
        *([button(words.say("button-find"), "find", 0, "-")] if world else []),
        button(words.say("button-finished"), "history", 0),
        button(words.say("button-close"), "close-sheet"),
    ]


def _left_section(game_left: LeftGame, reader: Reader, *, worded: bool) -> Line:
    """Return two lines about a game against robots, each cut to a line of a phone, with the button to continue it."""
    say = reader.words.say
    game = say(f"{game_left.game}-name")
    label = f"{say('button-go-on')} · {game}" if worded else say("button-go-on")
    room = room_next_to(label)
    text = say("games-left-what", what=game_left.kind, step=game_left.step)
    first = clip_to_line(lambda text: f"**{game}** · {text}", text, room, TEXT)
    second = clip_to_line(lambda text: f"-# {text}", say("games-left", at=_moment(game_left.at)), room, PHONE.small[0])
    return Line(f"{first}\n{second}", button(label, game_left.act, game_left.number))


def _section(table: OwnTable, reader: Reader, *, worded: bool) -> Line:
    """Return two lines about a table, each cut to a line of a phone, with its button."""
    say = reader.words.say
    table_button = _button(table, reader, worded=worded)
    room = PHONE.room if table_button is None else room_next_to(table_button.label)
    game = say(f"{table.row.game}-name")
    url = None if table.card is None else message_url(table.row.guild_id, *table.card)

    def head_line(place: str) -> str:
        named = f"#{plain(place[1:])}" if place.startswith("#") else plain(place)  # the # of a channel needs no escape
        return f"**{game}** · {named if url is None else make_link(named, url)}"

    size = PHONE.small[0]
    return Line(
        f"{clip_to_line(head_line, table.place, room, TEXT)}\n{_turn_text(table, reader, room, size)}", table_button
    )


def _button(table: OwnTable, reader: Reader, *, worded: bool) -> Button | Link | None:
    """Return the button of a table: *Play* if it waits for the reader, *Board* if it waits for others.

    A table that is not running gets a link to its card, or None if it has none or can't continue.
    """
    say = reader.words.say
    if table.row.status is Status.RUNNING:
        awaited = table.awaits(reader.user)
        label = say("button-play") if awaited else say("button-view")
        label = f"{label} · {say(f'{table.row.game}-name')}" if worded else label
        return button(label, "play", table.row.id, style=ButtonStyle.PRIMARY if awaited else ButtonStyle.SECONDARY)
    if table.card is None or table.row.status is Status.STRANDED:
        return None
    return link(say("button-go-there"), message_url(table.row.guild_id, *table.card))


def _turn_text(table: OwnTable, reader: Reader, room: float, size: float) -> str:
    """Return the line in small print that names the awaited players, or says why the game does not go on."""
    say = reader.words.say

    def format_turn(names: str) -> str:
        if table.row.status is Status.STRANDED:
            return say(f"games-{get_stranding_cause(table.row)}")
        if table.row.status is not Status.RUNNING:
            return say(f"games-{table.row.status.value}")
        if mine is not None and mine.deciding:
            if mine.due is not None:
                return say("games-your-time", due=_moment(mine.due))
            return say("games-your-turn", since=_moment(mine.since))
        return say("games-their-turn", players=plain(names), count=len(awaited), since=_moment(_turn_start(table)))

    mine, awaited = table.seat_of(reader.user), [seat for seat in table.seats if seat.deciding]
    players = reader.words.join(seat.name for seat in awaited)
    return clip_to_line(lambda names: f"-# {format_turn(names)}", players, room, size)


def _turn_start(table: OwnTable) -> float | None:
    return min((seat.since for seat in table.seats if seat.deciding and seat.since is not None), default=None)


def _moment(at: float | None) -> str:
    return f"<t:{int(at or 0)}:R>"
