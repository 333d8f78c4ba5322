"""A table as the host works with it: its rows, its game and its position."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from azalai.bot.errors import Refused, UnreadableEvents
from azalai.bot.store.rows import SeatRow, Status, TableRow
from azalai.bot.text import isolated, visible
from azalai.games.contract import AnyGame, Event
from azalai.locales import ORIGINAL, Language, Words, language_of, words

log = logging.getLogger(__name__)


class LoadedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table at one position. `state` is None until the game starts. `prepared`: whether any seat has prepared
    something; `changed_hands`: whether anybody has stood up from a seat; True where it was not asked."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    game: AnyGame
    state: Any
    prepared: bool = True
    changed_hands: bool = True

    def __repr__(self) -> str:
        """Says which table it is and nothing of what is secret in it: this may reach a log."""
        return f"<table {self.row.id} of {self.row.game} at {self.row.position}>"

    @property
    def id(self) -> int:
        """The number of the table."""
        return self.row.id

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat, for pictures and buttons; for the text of a message they are escaped too
        (`azalai.bot.text.plain`)."""
        return tuple(isolated(visible(seat.name)) for seat in self.seats)

    @property
    def language(self) -> Language:
        """The language of what all at the table read."""
        return language_of(self.row.language)

    @property
    def words(self) -> Words:
        """The words of the table's language."""
        return words(self.language)

    @property
    def deciders(self) -> tuple[SeatRow, ...]:
        """The seats that must decide now."""
        return tuple(seat for seat in self.seats if seat.deciding)

    @property
    def most_seats(self) -> int:
        """So many can sit here before the start."""
        return self.row.full_at or max(self.game.seats)

    @property
    def is_full(self) -> bool:
        """Whether nobody else can sit down before the start."""
        return len(self.seats) >= self.most_seats

    def seat_of(self, user: int) -> SeatRow | None:
        """The seat of a person, if they sit here."""
        return next((seat for seat in self.seats if seat.user_id == user), None)

    def seat_at(self, number: int) -> SeatRow:
        """Return the seat of a number that was pressed. Raises `Refused` if the table has fewer seats."""
        if not 0 <= number < len(self.seats):
            raise Refused("refusal-unreadable-button")
        return self.seats[number]

    def is_alone(self, seat: int) -> bool:
        """Whether robots sit in all the other seats."""
        return all(one.is_robot for one in self.seats if one.seat != seat)

    def view(self, seat: int | None) -> Any:
        """What that seat may know; None: what everybody may know."""
        return self.game.view(self.state, seat)

    @property
    def rules(self) -> int:
        """The version of the rules that the game is played under: its position says so where there are several, and
        the table where there is one."""
        rules: int = getattr(self.state, "rules", self.row.version)
        return rules

    def options(self) -> Any:
        """The options the table was opened with."""
        return msgspec.json.decode(self.row.options, type=self.game.Options)


def table_at(game: AnyGame, seats: int, state: Any, position: int = 0, *, language: Language = ORIGINAL) -> LoadedTable:
    """Return a running table that no store has, with people in all seats, as questions need it."""
    row = TableRow(
        id=1,
        game=game.key,
        version=game.version,
        options=b"{}",
        language=language,
        guild_id=None,
        channel_id=1,
        host_id=1,
        status=Status.RUNNING,
        random_seats=False,
        invited=(),
        position=position,
        seed=None,
        seed_hash=None,
        missing_permission=None,
        created_at=0.0,
        started_at=0.0,
        ended_at=None,
    )
    deciders = game.deciders(state)
    sitting = tuple(
        SeatRow(
            table_id=1,
            seat=seat,
            user_id=seat + 1,
            name=f"Player {seat + 1}",
            decision=0,
            deciding=seat in deciders,
            since=None,
        )
        for seat in range(seats)
    )
    return LoadedTable(row=row, seats=sitting, game=game, state=state)


def event_coder(game: AnyGame) -> msgspec.msgpack.Decoder[tuple[Event, ...]]:
    """Reads back the stored events of a game."""
    return _coder_of(tuple(game.Events))


def decode_events(game: AnyGame, table: int, data: bytes) -> tuple[Event, ...]:
    """Return the stored events of a move. UnreadableEvents if the game has no such kind, or other fields, by now."""
    try:
        return event_coder(game).decode(data)
    except msgspec.DecodeError as error:
        raise UnreadableEvents(game.key, table) from error


@cache
def _coder_of(events: tuple[type[Event], ...]) -> msgspec.msgpack.Decoder[tuple[Event, ...]]:
    """Made once for each game: that takes longer than to read with it."""
    kinds: Any = events[0]
    for kind in events[1:]:
        kinds = kinds | kind
    return msgspec.msgpack.Decoder(tuple[kinds, ...])


def events_for(events: Sequence[Event], seat: int | None) -> tuple[Event, ...]:
    """The events that this seat may know of; None: those for everybody. Of an event for all and one that tells the
    seat the same and more, only the richer one."""
    seen: list[Event] = []
    for event in events:
        if event.reader is not None and event.reader != seat:
            continue
        poorer = next((at for at in reversed(range(len(seen))) if type(seen[at]) is event.refines), None)
        if poorer is not None:
            del seen[poorer]
        seen.append(event)
    return tuple(seen)


def secrets_out(row: TableRow) -> bool:
    """Whether a game is over for good, so that its seed is published and nothing of it is secret any more. An
    abandoned game may be taken up again."""
    over = (Status.FINISHED, Status.AGREED, Status.RESIGNED, Status.CANCELLED)
    return row.started_at is not None and row.status in over


def seat_of(table: LoadedTable, user: int) -> SeatRow:
    """The seat of a person at a table that has started. Refused for others."""
    if table.state is None:
        raise Refused("refusal-not-started")
    seat = table.seat_of(user)
    if seat is None:
        raise Refused("refusal-not-at-this-table")
    return seat


def make_awaited_refusal(table: LoadedTable) -> Refused:
    """Return why a person can't play now: others must."""
    players = tuple(seat.name for seat in table.deciders)
    return Refused("refusal-awaited", players=players, count=len(players))
