"""Loaded table: its rows, its game and its position."""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from azalai.bot.errors import Refused, UnreadableEvents
from azalai.bot.store.rows import SeatRow, Status, TableRow
from azalai.bot.text import isolate, visible_name
from azalai.games.coding import union_of
from azalai.games.contract import AnyGame, Event
from azalai.locales import ORIGINAL, Language, Words, language_of, words

log = logging.getLogger(__name__)

_STORED = msgspec.msgpack.Decoder(list[dict[str, Any]])
_ENCODER = msgspec.msgpack.Encoder()
_TAG = re.compile(r"[\w-]{1,40}")
"""Form of an event's tag that may be logged."""


class LoadedTable(msgspec.Struct, frozen=True, kw_only=True):
    """Table at one position. `state` is None until the game starts.

    `prepared`: a seat has premoves; `changed_hands`: a seat has had another player. Both are True if they are unknown.
    """

    row: TableRow
    seats: tuple[SeatRow, ...]
    game: AnyGame
    state: Any
    prepared: bool = True
    changed_hands: bool = True

    def __repr__(self) -> str:
        """Return a text without the table's secrets, because it may be logged."""
        return f"<table {self.row.id} of {self.row.game} at {self.row.position}>"

    @property
    def id(self) -> int:
        """Number of the table."""
        return self.row.id

    @property
    def names(self) -> tuple[str, ...]:
        """Players' names by seat, for pictures and buttons.

        In the text of a message they must be escaped (`azalai.bot.text.plain`).
        """
        return tuple(isolate(visible_name(seat.name)) for seat in self.seats)

    @property
    def language(self) -> Language:
        """Language of the table's public messages."""
        return language_of(self.row.language)

    @property
    def words(self) -> Words:
        """Words of the table's language."""
        return words(self.language)

    @property
    def deciders(self) -> tuple[SeatRow, ...]:
        """Seats that must decide now."""
        return tuple(seat for seat in self.seats if seat.deciding)

    @property
    def most_seats(self) -> int:
        """Largest number of players of the lobby."""
        return self.row.full_at or max(self.game.seats)

    @property
    def is_full(self) -> bool:
        """True if no other player can sit down in the lobby."""
        return len(self.seats) >= self.most_seats

    def find_seat(self, user: int) -> SeatRow | None:
        """Return the seat of a user, or None."""
        return next((seat for seat in self.seats if seat.user_id == user), None)

    def get_seat(self, number: int) -> SeatRow:
        """Return the seat with a number that comes from a button. Raises `Refused` if the table has no such seat."""
        if not 0 <= number < len(self.seats):
            raise Refused("refusal-unreadable-button")
        return self.seats[number]

    def is_alone(self, seat: int) -> bool:
        """Return True if robots have all other seats."""
        return all(row.is_robot for row in self.seats if row.seat != seat)

    def view(self, seat: int | None) -> Any:
        """Return the view of a seat, or (None) the public one."""
        return self.game.view(self.state, seat)

    @property
    def rules(self) -> int:
        """Version of the rules of the game: that of the state if the state has one, else that of the table."""
        rules: int = getattr(self.state, "rules", self.row.version)
        return rules

    def options(self) -> Any:
        """Return the options of the table."""
        return msgspec.json.decode(self.row.options, type=self.game.Options)


def make_table(
    game: AnyGame,
    seats: int,
    state: Any,
    position: int = 0,
    *,
    language: Language = ORIGINAL,
    names: Sequence[str] = (),
) -> LoadedTable:
    """Return a running table that is not stored, with people in all seats, for code that needs one at a position."""
    row = TableRow(
        id=1,
        game=game.key,
        version=game.version,
        options=b"{}",
        language=language,
        channel_id=1,
        host_id=1,
        status=Status.RUNNING,
        position=position,
        created_at=0.0,
        started_at=0.0,
    )
    deciders = game.deciders(state)
    sitting = tuple(
        SeatRow(
            table_id=1,
            seat=seat,
            user_id=seat + 1,
            name=names[seat] if names else f"Player {seat + 1}",
            deciding=seat in deciders,
        )
        for seat in range(seats)
    )
    return LoadedTable(row=row, seats=sitting, game=game, state=state)


def get_event_decoder(game: AnyGame) -> msgspec.msgpack.Decoder[tuple[Event, ...]]:
    """Return a decoder of the stored events of a game."""
    return _make_event_decoder(tuple(game.Events))


def decode_events(game: AnyGame, table: int, data: bytes) -> tuple[Event, ...]:
    """Return the stored events of a move.

    Raises `UnreadableEvents` if the present game has no event of that kind, or one with other fields.
    """
    try:
        return get_event_decoder(game).decode(data)
    except msgspec.DecodeError as error:
        raise UnreadableEvents(game.key, table, _find_unreadable_tag(game, data)) from error


def _find_unreadable_tag(game: AnyGame, data: bytes) -> str | None:
    """Return the tag of the first stored event of a move that can't be read, or None if the tag is not readable."""
    try:
        for event in _STORED.decode(data):
            try:
                get_event_decoder(game).decode(_ENCODER.encode([event]))
            except msgspec.DecodeError:
                tag = event.get("type")
                return tag if isinstance(tag, str) and _TAG.fullmatch(tag) else None
    except msgspec.DecodeError:
        return None
    return None


@cache
def _make_event_decoder(events: tuple[type[Event], ...]) -> msgspec.msgpack.Decoder[tuple[Event, ...]]:
    """Make a decoder, once for each game, because making it takes longer than decoding."""
    kinds = union_of(events)
    return msgspec.msgpack.Decoder(tuple[kinds, ...])


def list_events_for(events: Sequence[Event], seat: int | None) -> tuple[Event, ...]:
    """Return the events that a seat may read, or (None) the public ones.

    A public event is left out if a private one for the seat says the same and more (`Event.refines`).
    """
    visible: list[Event] = []
    for event in events:
        if event.reader is not None and event.reader != seat:
            continue
        poorer = next((at for at in reversed(range(len(visible))) if type(visible[at]) is event.refines), None)
        if poorer is not None:
            del visible[poorer]
        visible.append(event)
    return tuple(visible)


def is_seed_public(row: TableRow) -> bool:
    """Return True if a game that started is over for good: its seed is published, and nothing of it is secret.

    An abandoned game is not, because it may be reopened.
    """
    over = (Status.FINISHED, Status.AGREED, Status.RESIGNED, Status.CANCELLED)
    return row.started_at is not None and row.status in over


def get_own_seat(table: LoadedTable, user: int) -> SeatRow:
    """Return the seat of a user. Raises `Refused` if the game has not started or the user has no seat."""
    if table.state is None:
        raise Refused("refusal-not-started")
    seat = table.find_seat(user)
    if seat is None:
        raise Refused("refusal-not-at-this-table")
    return seat


def make_awaited_refusal(table: LoadedTable) -> Refused:
    """Return the refusal for a person who can't move now, which names the players who must."""
    players = tuple(seat.name for seat in table.deciders)
    return Refused("refusal-awaited", players=players, count=len(players))
