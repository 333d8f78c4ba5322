"""The private list of a person's tables, and of what waits for players."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from azalai.bot.hosting.open_tables import Waiting
from azalai.bot.layouts.components import button
from azalai.bot.layouts.entry_buttons import daily_button
from azalai.bot.layouts.layout import PrivateLayout
from azalai.bot.layouts.open_table_list import SHOWN, waiting_rows
from azalai.bot.layouts.prompts import INDIGO
from azalai.bot.people.reader import Reader
from azalai.bot.store.rows import SeatRow, Status, TableRow
from azalai.bot.tables.channels import why_stranded
from azalai.bot.text import message_url, plain

PER_PAGE = 8


class OwnTable(msgspec.Struct, frozen=True):
    """A table at which somebody sits: its rows, where its card stands (channel, message), the name of its server."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    card: tuple[int, int] | None
    server: str

    def seat_of(self, user: int) -> SeatRow | None:
        """The seat of a person."""
        return next((seat for seat in self.seats if seat.user_id == user), None)

    def awaits(self, user: int) -> bool:
        """Whether the table waits for this person."""
        seat = self.seat_of(user)
        return seat is not None and seat.deciding and self.row.status is Status.RUNNING


def in_order(tables: Sequence[OwnTable], user: int) -> list[OwnTable]:
    """Those that wait for the person first, of these the most urgent; then the others, the longest waiting first."""

    def key(one: OwnTable) -> tuple[bool, bool, float, int]:
        mine = one.seat_of(user) if one.awaits(user) else None
        due = mine.due if mine is not None else None
        since = mine.since if mine is not None else _awaited_since(one)
        return mine is None, due is None, due or since or one.row.created_at, one.row.id

    return sorted(tables, key=key)


def own_tables_layout(
    tables: Sequence[OwnTable], reader: Reader, page: int, *, waiting: Sequence[Waiting] | None = None
) -> PrivateLayout:
    """Lay out a person's tables, a line each: which game, where, whose turn since when, until when.

    `waiting`: what waits for players in the server where they ask, each with its button; None outside of servers.
    """
    here, waiting = waiting is not None, waiting or ()
    pages = max(1, -(-len(tables) // PER_PAGE), -(-len(waiting) // SHOWN))
    page = max(0, min(page, pages - 1))
    awaited = sum(one.awaits(reader.user) for one in tables)
    heading = reader.words.say("games-heading", count=len(tables), waiting=awaited)
    shown = tables[page * PER_PAGE : (page + 1) * PER_PAGE]
    lines = [_line(one, reader) for one in shown]
    joined = waiting[page * SHOWN : (page + 1) * SHOWN]
    daily = [daily_button(reader.words)]
    back = button(reader.words.say("button-previous"), "games", page - 1, disabled=page == 0)
    on = button(reader.words.say("button-next"), "games", page + 1, disabled=page == pages - 1)
    rows = [*waiting_rows(joined, reader.words), *([[back, on]] if pages > 1 else []), daily]
    texts = [heading, *(["\n".join(lines)] if lines else [])] if tables else [reader.words.say("games-none")]
    if here and not (waiting and not joined):
        texts.append(reader.words.say("waiting-heading" if joined else "waiting-none"))
    return PrivateLayout(user=reader.user, texts=tuple(texts), rows=rows, accent=INDIGO)


def _line(one: OwnTable, reader: Reader) -> str:
    say = reader.words.say
    name = f"**{say(f'{one.row.game}-name')}**"
    where = say("games-where", table=one.row.id, server=plain(one.server))
    if one.card is not None:
        where = f"[{where}]({message_url(one.row.guild_id, *one.card)})"
    return f"{'→' if one.awaits(reader.user) else '•'} {name} · {where} · {_whose_turn(one, reader)}"


def _whose_turn(one: OwnTable, reader: Reader) -> str:
    say = reader.words.say
    if one.row.status is Status.STRANDED:
        return say(f"games-{why_stranded(one.row)}")
    if one.row.status is not Status.RUNNING:
        return say(f"games-{one.row.status.value}")
    mine = one.seat_of(reader.user)
    if mine is not None and mine.deciding:
        text = say("games-your-turn", since=_moment(mine.since))
        return f"{text} {say('games-until', due=_moment(mine.due))}" if mine.due is not None else text
    awaited = [seat for seat in one.seats if seat.deciding]
    players = reader.words.join(plain(seat.name) for seat in awaited)
    return say("games-their-turn", players=players, count=len(awaited), since=_moment(_awaited_since(one)))


def _awaited_since(one: OwnTable) -> float | None:
    return min((seat.since for seat in one.seats if seat.deciding and seat.since is not None), default=None)


def _moment(at: float | None) -> str:
    return f"<t:{int(at or 0)}:R>"
