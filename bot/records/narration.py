"""What happened, in words, each reader seeing what their seat may."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from bot.records.act_history import acts_that_count, taken_back
from bot.store.rows import MoveRow
from bot.tables.host import Host
from bot.tables.table import LoadedTable, event_coder, events_for, secrets_out
from bot.text import plain
from games.contract import Event
from locales import Words

RECENT_MOVES = 60
STRUCK = "~~"
IN_ONE_LINE = 2
"""What follows from one move is told in one line up to so many sentences, else a line for each."""


class Line(msgspec.Struct, frozen=True):
    """One act of the history in words. `number` is that of its row; `at` in seconds since 1970."""

    number: int
    at: float
    text: str


def names(table: LoadedTable) -> tuple[str, ...]:
    """The players' names as they may stand in a message."""
    return tuple(plain(name) for name in table.names)


def sentences(table: LoadedTable, events: Sequence[Event], words: Words, called: Sequence[str] | None = None) -> str:
    """What follows from one move, in words. `called`: the players' names, where they are not for a message."""
    said = [words.event(table.game.key, event, called or names(table)) for event in events]
    return (" " if len(said) <= IN_ONE_LINE else "\n").join(said)


def lines(
    table: LoadedTable,
    moves: Iterable[MoveRow],
    seat: int | None,
    words: Words,
    called: Sequence[str] | None = None,
    *,
    all_that_is_out: bool = False,
) -> list[Line]:
    """Moves in words, as the seat (None: everybody) may know them; moves without any visible event are left out. What
    was taken back is struck through. `called`: the players' names, where they are not for a message.
    `all_that_is_out`: when the game is over, what others alone were told is told too."""
    called = called or names(table)
    coder = event_coder(table.game)
    history = list(moves)
    counting = {move.number for move in acts_that_count(history)}
    told: list[Line] = []
    for move in history:
        count = taken_back(move.move)
        if count:
            told.append(Line(move.number, move.played_at, _undone(called, move.seat, count, words)))
            continue
        events = coder.decode(move.events)
        text = [sentences(table, events_for(events, seat), words, called)]
        if all_that_is_out and secrets_out(table.row):
            text += _told_to_others(table, events, seat, words, called)
        said = "\n".join(one for one in text if one)
        if said:
            told.append(Line(move.number, move.played_at, said if move.number in counting else struck(said)))
    return told


def _told_to_others(
    table: LoadedTable, events: Sequence[Event], seat: int | None, words: Words, called: Sequence[str]
) -> list[str]:
    """What each other seat alone was told of a move."""
    told: list[str] = []
    for other in table.seats:
        said = [words.event(table.game.key, one, called) for one in events if one.reader == other.seat]
        if said and other.seat != seat:
            told.append(words.say("log-told", player=called[other.seat], text=" ".join(said)))
    return told


def struck(text: str) -> str:
    """The text as something that was taken back: struck through, line by line."""
    return "\n".join(f"{STRUCK}{line}{STRUCK}" for line in text.split("\n"))


def _undone(called: Sequence[str], seat: int | None, count: int, words: Words) -> str:
    if seat is None:
        return words.say("log-undo-agreed", count=count)
    return words.say("log-undo", player=called[seat])


async def since_last_turn(host: Host, table: LoadedTable, words: Words) -> list[Line]:
    """What everybody may know of the moves since the turn before this one of the seat to decide (of all moves
    lately, when nobody must decide)."""
    first = max(0, table.row.position - RECENT_MOVES)
    async with host.store.read() as tx:
        moves = await tx.moves.since(table.id, first)
    awaited = table.deciders[0].seat if table.deciders else None
    start = len(moves)
    while start > 0 and moves[start - 1].seat == awaited:
        start -= 1
    while start > 0 and moves[start - 1].seat != awaited:
        start -= 1
    return lines(table, moves[start:], None, words)
