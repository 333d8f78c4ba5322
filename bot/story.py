"""What happened, in words, each reader seeing what their seat may."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from bot.forms.parts import plain
from bot.host import Host
from bot.store.rows import MoveRow
from bot.tables import LoadedTable, event_coder, events_for
from bot.undo import taken_back
from games.contract import Event
from locales import Words

RECENT_MOVES = 60
IN_ONE_LINE = 2
"""What follows from one move is told in one line up to so many sentences, else a line for each."""


class Line(msgspec.Struct, frozen=True):
    """One move of the history in words. `number` counts the moves from 1; `at` in seconds since 1970."""

    number: int
    at: float
    text: str


def names(table: LoadedTable) -> tuple[str, ...]:
    """The players' names as they may stand in a message."""
    return tuple(plain(name) for name in table.names)


def sentences(table: LoadedTable, events: Sequence[Event], words: Words) -> str:
    """What follows from one move, in words."""
    said = [words.event(table.game.key, event, names(table)) for event in events]
    return (" " if len(said) <= IN_ONE_LINE else "\n").join(said)


def lines(table: LoadedTable, moves: Iterable[MoveRow], seat: int | None, words: Words) -> list[Line]:
    """Moves in words, as the seat (None: everybody) may know them; moves without any visible event are left out."""
    coder = event_coder(table.game)
    told: list[Line] = []
    for move in moves:
        count = taken_back(move.move)
        if count:
            told.append(Line(move.number, move.played_at, _undone(table, move.seat, count, words)))
            continue
        events = events_for(coder.decode(move.events), seat)
        if events:
            told.append(Line(move.number, move.played_at, sentences(table, events, words)))
    return told


def _undone(table: LoadedTable, seat: int | None, count: int, words: Words) -> str:
    if seat is None:
        return words.say("log-undo-agreed", count=count)
    return words.say("log-undo", player=names(table)[seat])


async def since_last_turn(host: Host, table: LoadedTable, words: Words) -> list[Line]:
    """What everybody may know of the moves since the turn before this one of the seat to decide (of all moves
    lately, when nobody must decide)."""
    first = max(0, table.row.position - RECENT_MOVES)
    async with host.store.read() as ledger:
        moves = await ledger.moves_since(table.id, first)
    awaited = table.deciders[0].seat if table.deciders else None
    start = len(moves)
    while start > 0 and moves[start - 1].seat == awaited:
        start -= 1
    while start > 0 and moves[start - 1].seat != awaited:
        start -= 1
    return lines(table, moves[start:], None, words)
