"""A table as the host works with it: its rows, its game and its position."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from bot.host import Host
from bot.store import Ledger
from bot.store.rows import SeatRow, Status, TableRow
from bot.trouble import Refused
from games import GAMES
from games.contract import AnyGame, Event
from locales import Language, Words, words

log = logging.getLogger(__name__)


class LoadedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table at one position. `state` is None until the game starts."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    game: AnyGame
    state: Any

    @property
    def id(self) -> int:
        """The number of the table."""
        return self.row.id

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(seat.name for seat in self.seats)

    @property
    def language(self) -> Language:
        """The language of what all at the table read."""
        return "fr" if self.row.language == "fr" else "en"

    @property
    def words(self) -> Words:
        """The words of the table's language."""
        return words(self.language)

    @property
    def deciders(self) -> tuple[SeatRow, ...]:
        """The seats that must decide now."""
        return tuple(seat for seat in self.seats if seat.deciding)

    def seat_of(self, user: int) -> SeatRow | None:
        """The seat of a person, if they sit here."""
        return next((seat for seat in self.seats if seat.user_id == user), None)

    def view(self, seat: int | None) -> Any:
        """What that seat may know; None: what everybody may know."""
        return self.game.view(self.state, seat)

    def options(self) -> Any:
        """The options the table was opened with."""
        return msgspec.json.decode(self.row.options, type=self.game.Options)


def event_coder(game: AnyGame) -> msgspec.msgpack.Decoder[tuple[Event, ...]]:
    """Reads back the stored events of a game."""
    kinds: Any = game.Events[0]
    for kind in game.Events[1:]:
        kinds = kinds | kind
    return msgspec.msgpack.Decoder(tuple[kinds, ...])


def events_for(events: Sequence[Event], seat: int | None) -> tuple[Event, ...]:
    """The events that this seat may know of; None: those for everybody."""
    return tuple(event for event in events if event.reader is None or event.reader == seat)


async def load_in(ledger: Ledger, row: TableRow) -> LoadedTable:
    """The table of that row, read in a transaction. ValueError when its game or state can't be read."""
    if row.game not in GAMES:
        raise ValueError(f"no game {row.game!r} is installed")
    game = GAMES[row.game]
    seats = tuple(await ledger.seats(row.id))
    state = None
    if row.status in (Status.RUNNING, Status.FINISHED, Status.STRANDED) and row.started_at is not None:
        data = await ledger.position(row.id, row.position)
        if data is None:
            raise ValueError(f"position {row.position} is missing")
        state = game.decode(data)
    return LoadedTable(row=row, seats=seats, game=game, state=state)


async def load(host: Host, table: int) -> LoadedTable:
    """The newest position of a table. Refused when there is no such table, or when it can't be read: it is
    set aside then, and the others go on."""
    async with host.store.read() as ledger:
        row = await ledger.table(table)
        if row is None:
            raise Refused("refusal-no-table")
        if row.status is Status.SET_ASIDE:
            raise Refused("refusal-set-aside", table=row.id)
        try:
            return await load_in(ledger, row)
        except SQLAlchemyError:  # the store is in trouble, not the table
            raise
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
    await set_aside(host, row, reason)
    raise Refused("refusal-set-aside", table=row.id)


async def set_aside(host: Host, row: TableRow, reason: str) -> None:
    """Takes a table that can't be read out of play, and says so once at the table and in the log. Its channel
    is free for another table meanwhile."""
    log.error("table %s of game %s can't be loaded and is set aside: %s", row.id, row.game, reason)
    async with host.store.write() as ledger:
        await ledger.change_table(row.id, status=Status.SET_ASIDE, live_channel_id=None)
        await ledger.drop_letters(row.id, ("card", "ping", "dm"))
        await ledger.send(row.id, f"c{row.channel_id}", "notice", now=host.now(), body="notice-set-aside")
    host.after_commit([row.id])
