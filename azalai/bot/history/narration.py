"""Narration: the events of a game in words, each reader seeing their seat's part."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from azalai.bot.history.takebacks import acts_that_count, undone_count
from azalai.bot.signs import thing_in_text
from azalai.bot.store.result_rows import SeatHistoryRow
from azalai.bot.store.rows import ENDED_EARLY, MoveRow, Status
from azalai.bot.tables.host import Host
from azalai.bot.tables.table import LoadedTable, decode_events, is_seed_public, list_events_for
from azalai.bot.text import plain
from azalai.games.contract import Event
from azalai.games.questions import tag
from azalai.locales import Words
from azalai.renderers import looks

RECENT_MOVES, FEW_MOVES = 60, 16
"""Moves that are searched for the events since a player's last turn, and at first: mostly that is enough."""
STRUCK = "~~"
IN_ONE_LINE = 2
"""Sentences of one move up to which they are in one line."""


class Often(msgspec.Struct, frozen=True):
    """Message that tells several such events as one, its values, and the name of the one that is added up."""

    message: str
    values: Mapping[str, Any]
    summed: str

    @property
    def about(self) -> tuple[object, ...]:
        """Values in which such events agree: the message and its words, such as names, without its numbers."""
        return (self.message, *(value for value in self.values.values() if isinstance(value, str)))


class Did(msgspec.Struct, frozen=True):
    """Event in few words: the player, and their action; an event of no player has an empty `player`.

    `sign`: the key of the player's sign, if there is one. `losers`: the seats that have lost something by it. `often`:
    the words for several of them in a row, if there are some.
    """

    player: str
    action: str
    sign: str = ""
    losers: tuple[int, ...] = ()
    often: Often | None = None


class Line(msgspec.Struct, frozen=True):
    """History entry in words.

    `number` is that of its row; `at` in seconds since 1970. `gone`: it was undone. `took_back`: the seat that has
    undone moves; None for any other entry. `stood_in`: the seat of the person for whom a robot chose it. `did`: the
    same in few words.
    """

    number: int
    at: float
    text: str
    gone: bool = False
    took_back: int | None = None
    stood_in: int | None = None
    did: tuple[Did, ...] = ()

    def is_about(self, seat: int) -> bool:
        """Return True if it happened to that seat.

        A robot chose it for the player, or the player has lost something by it.
        """
        return self.stood_in == seat or any(seat in did.losers for did in self.did)


def names(table: LoadedTable) -> tuple[str, ...]:
    """Return the players' names as text of a message."""
    return tuple(plain(name) for name in table.names)


def sentences(table: LoadedTable, events: Sequence[Event], words: Words, called: Sequence[str] | None = None) -> str:
    """Return the events of one move in words. `called`: the players' names, if they are not for a message."""
    texts = [words.event(table.game.key, event, called or names(table)) for event in events]
    return (" " if len(texts) <= IN_ONE_LINE else "\n").join(texts)


def brief_lines(table: LoadedTable, events: Sequence[Event], words: Words) -> tuple[Did, ...]:
    """Return the events of one move in few words; an event without any is in the log alone."""
    return _brief_lines(table, events, words, names(table), _signs(table))


def _signs(table: LoadedTable) -> list[str]:
    """Return the key of each player's sign, by seat: the mark in the pictures."""
    return [look.sign for look in looks(table.game.key, table.view(None))]


def _brief_lines(
    table: LoadedTable, events: Sequence[Event], words: Words, known: Sequence[str], known_by: Sequence[str]
) -> tuple[Did, ...]:
    """Return the events of one move in few words, for players with these names and signs.

    A game from outside may seat more than there are marks. An event of no player, such as a drawn card, counts as a
    loss of those who lose something right after it, so that the reason stays with the loss.
    """
    key = table.game.key
    deeds: list[Did] = []
    cause: int | None = None
    for event in events:
        did = words.did(key, event, known, lambda thing: thing_in_text(thing, words))
        seat, losers = getattr(event, "seat", event.reader), event.losers
        if did is None:
            deeds.append(Did("", words.event(key, event, known), losers=losers))
        elif did and isinstance(seat, int):
            sign = known_by[seat] if seat < len(known_by) else ""
            deeds.append(Did(known[seat], did, sign, losers, _often(key, event, known, words)))
        elif did:
            deeds.append(Did("", did, losers=losers))
        else:
            continue
        if not deeds[-1].player:
            cause = len(deeds) - 1
        elif not losers:
            cause = None
        elif cause is not None:
            deeds[cause] = msgspec.structs.replace(deeds[cause], losers=deeds[cause].losers + losers)
    return tuple(deeds)


def _often(key: str, event: Event, known: Sequence[str], words: Words) -> Often | None:
    message = f"{key}-did-{tag(type(event))}-often"
    if event.summed is None or not words.has(message):
        return None
    return Often(message, words.fields(key, event, known), event.summed)


def lines(
    table: LoadedTable,
    moves: Iterable[MoveRow],
    seat: int | None,
    words: Words,
    called: Sequence[str] | None = None,
    *,
    all_that_is_out: bool = False,
    former: Sequence[SeatHistoryRow] = (),
    brief: bool = False,
) -> list[Line]:
    """Return moves in words for a seat (None: for all); moves without any visible event are left out.

    Undone moves are struck through. `called`: the players' names, if they are not for a message. `all_that_is_out`:
    after the game, events of others alone are told, too. `former`: the people who have stood up from a seat, for the
    moves while they sat there. `brief`: with few words, too.
    """
    history = list(moves)
    known_by = _signs(table) if brief else ()
    counting = {move.number for move in acts_that_count(history)}
    log_lines: list[Line] = []
    acts: list[str] = []  # the lines of the moves that count so far
    for move in history:
        then = called or names_then(table, move.played_at, former)
        count = undone_count(move.move)
        if count:
            first = acts[-count] if count <= len(acts) else ""
            del acts[-count:]
            text_of_move = _take_back_text(then, move.seat, count, first, words)
            log_lines.append(
                Line(move.number, move.played_at, text_of_move, took_back=move.seat, did=(Did("", text_of_move),))
            )
            continue
        events = decode_events(table.game, table.id, move.events)
        visible_events = list_events_for(events, seat)
        text = [sentences(table, visible_events, words, then)]
        acts.append(text[0].replace("\n", " "))
        if all_that_is_out and is_seed_public(table.row):
            text += _list_private_news(table, events, seat, words, then)
        text_of_move, gone = "\n".join(line for line in text if line), move.number not in counting
        stood_in = move.seat if move.stood_in else None
        if text_of_move and stood_in is not None:
            text_of_move = words.say("log-stood-in", text=text_of_move)
        if text_of_move:
            did = _brief_lines(table, visible_events, words, then, known_by) if brief else ()
            text_of_move = strike_through(text_of_move) if gone else text_of_move
            log_lines.append(Line(move.number, move.played_at, text_of_move, gone, stood_in=stood_in, did=did))
    return log_lines


def with_comings_and_goings(
    table: LoadedTable, log_lines: Sequence[Line], sat: Sequence[SeatHistoryRow], words: Words
) -> list[Line]:
    """Return the lines with those of resigning, leaving, taking over a seat, and the end, if it is not the rules'.

    `sat`: the seat history, in the order of sitting down.
    """
    lines = [*log_lines]
    for number in range(len(table.seats)):
        sitters = [sitter for sitter in sat if sitter.seat == number]
        for former, newcomer in pairwise(sitters):
            how = "resigned" if former.resigned else "sent" if former.sent_away else "left"
            if newcomer.user_id is not None:
                how = "taken"
            text = words.say("log-seat", how=how, player=plain(former.name), newcomer=plain(newcomer.name))
            lines.append(Line(0, newcomer.since, text))
    lines.sort(key=lambda line: line.at)
    if table.row.status in (Status.CANCELLED, *ENDED_EARLY):
        lines.append(Line(0, table.row.ended_at or 0.0, early_end_text(table, words)))
    return lines


def early_end_text(table: LoadedTable, words: Words, written: Callable[[str], str] = plain) -> str:
    """Return the reason for which a game ended before its rules did. `written` formats a name outside of messages."""
    if table.row.status is Status.CANCELLED and all(seat.is_robot for seat in table.seats):
        return words.say("notice-robots-left")
    loser = next((seat for seat in table.seats if seat.resigned_by is not None), None)
    why = "stalled" if loser is not None and loser.stalled else table.row.status.value
    player = "" if loser is None else written(loser.name)
    return words.say(f"notice-{why}", player=player)


def names_then(table: LoadedTable, at: float, former: Sequence[SeatHistoryRow]) -> tuple[str, ...]:
    """Return the names of the players at that time, as text of a message."""
    then = {seat: plain(name) for seat, name in list_former_names(former, at).items()}
    return tuple(then.get(seat, name) for seat, name in enumerate(names(table)))


def list_former_names(former: Sequence[SeatHistoryRow], at: float) -> dict[int, str]:
    """Return the names of those who sat in their seats at that time and have stood up since, by seat."""
    return {sitter.seat: sitter.name for sitter in reversed(former) if sitter.until is not None and at <= sitter.until}


def shorten_take_backs(log_lines: Sequence[Line]) -> list[Line]:
    """Return the lines for a look at the table, with one short line for consecutive take-backs of a player."""
    shortened: list[Line] = []
    for line in log_lines:
        if line.gone:
            continue
        if shortened and line.took_back is not None and line.took_back == shortened[-1].took_back:
            shortened.pop()
        shortened.append(line)
    return shortened


def _list_private_news(
    table: LoadedTable, events: Sequence[Event], seat: int | None, words: Words, called: Sequence[str]
) -> list[str]:
    """Return the private news of each other seat about a move."""
    private_lines: list[str] = []
    for other in table.seats:
        texts = [words.event(table.game.key, event, called) for event in events if event.reader == other.seat]
        if texts and other.seat != seat:
            private_lines.append(words.say("log-told", player=called[other.seat], text=" ".join(texts)))
    return private_lines


def strike_through(text: str) -> str:
    """Return the text struck through, line by line."""
    return "\n".join(f"{STRUCK}{line}{STRUCK}" for line in text.split("\n"))


def _take_back_text(called: Sequence[str], seat: int | None, count: int, first: str, words: Words) -> str:
    """Return a line about a take-back; `first`: the first undone move in words."""
    if seat is None:
        return words.say("log-undo-agreed", count=count)
    if first:
        return words.say("log-undo-what", player=called[seat], what=first)
    return words.say("log-undo", player=called[seat])


async def since_last_turn(host: Host, table: LoadedTable, words: Words, *, brief: bool = False) -> list[Line]:
    """Return the public lines since the last turn of the deciding seat, and those of a robot that stood in there.

    If no seat must decide, all recent ones. `brief`: as for `lines`.
    """
    awaited = table.deciders[0].seat if table.deciders else None
    for most in (FEW_MOVES, RECENT_MOVES):
        async with host.store.read(once=not table.changed_hands) as tx:
            moves = await tx.moves.list_since(table.id, max(0, table.row.position - most))
            former = await tx.seat_history.list_former(table.id) if table.changed_hands else []
        start = _turn_before(moves, awaited)
        if start > 0 or table.row.position <= most:
            break
    return shorten_take_backs(lines(table, moves[start:], None, words, former=former, brief=brief))


def _turn_before(moves: Sequence[MoveRow], awaited: int | None) -> int:
    """Return the index of the first move since the turn before this one of the seat `awaited`; 0 if that is earlier."""
    start = len(moves)
    while start > 0 and moves[start - 1].seat == awaited:
        start -= 1
    while start > 0 and moves[start - 1].seat != awaited:
        start -= 1
    while start > 0 and moves[start - 1].seat == awaited and moves[start - 1].stood_in:
        start -= 1
    return start
