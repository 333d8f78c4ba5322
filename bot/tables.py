"""A table as the host works with it: its rows, its game and its position."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import msgspec

from bot import measures
from bot.host import Host
from bot.seat_time import begin_anew
from bot.store import Ledger
from bot.store.ledger import unpacked
from bot.store.rows import ENDED_EARLY, SeatRow, Status, TableRow
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

    def __repr__(self) -> str:
        """Says which table it is and nothing of what is secret in it: this may reach a log."""
        return f"<table {self.row.id} of {self.row.game} at {self.row.position}>"

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


class Unreadable(ValueError):
    """A table whose game or state can't be read. The text is for the operator and tells nothing of the game."""


async def load_in(ledger: Ledger, row: TableRow) -> LoadedTable:
    """The table of that row, read in a transaction. Unreadable when its game or state can't be read."""
    seats = tuple(await ledger.seats(row.id))
    return _opened(row, seats, await ledger.packed(row.id, row.position) if _has_begun(row) else None)


async def load(host: Host, table: int, look: Ledger | None = None) -> LoadedTable:
    """The newest position of a table, as a `look` already begun sees it, else as it is now. Refused when there is no
    such table, or when it can't be read: it is set aside then, and the others go on."""
    if look is not None:
        found = await look.whole(table)
    else:
        async with host.store.read() as ledger:
            found = await ledger.whole(table)
    if found is None:
        raise Refused("refusal-no-table")
    row, seats, packed = found
    if row.status is not Status.SET_ASIDE:
        try:
            return _opened(row, seats, packed)
        except Unreadable as error:
            await set_aside(host, row, str(error))
    raise Refused("refusal-set-aside", table=row.id)


def _has_begun(row: TableRow) -> bool:
    begun = (Status.RUNNING, Status.FINISHED, Status.STRANDED, *ENDED_EARLY)
    return row.status in begun and row.started_at is not None


def _opened(row: TableRow, seats: tuple[SeatRow, ...], packed: bytes | None) -> LoadedTable:
    """The table with its state unpacked. Unreadable when that can't be done."""
    game = GAMES.get(row.game)
    if game is None:
        raise Unreadable(f"no game {row.game!r} is installed")
    try:
        state = None
        if _has_begun(row):
            if packed is None:
                raise Unreadable(f"position {row.position} is missing")
            state = game.decode(unpacked(packed))
        msgspec.json.decode(row.options, type=game.Options)
    except (Unreadable, OSError):
        raise
    except Exception as error:
        raise Unreadable(f"{type(error).__name__} at position {row.position}") from error
    return LoadedTable(row=row, seats=seats, game=game, state=state)


def seat_of(table: LoadedTable, user: int) -> SeatRow:
    """The seat of a person at a table that has started. Refused for others."""
    if table.state is None:
        raise Refused("refusal-not-started")
    seat = table.seat_of(user)
    if seat is None:
        raise Refused("refusal-not-at-this-table")
    return seat


async def set_aside(host: Host, row: TableRow, reason: str) -> None:
    """Takes a table that can't be read out of play, and says so once at the table and in the log. Its channel
    is free for another table meanwhile. It is looked at again at every start."""
    async with host.store.write() as ledger:
        if not await ledger.set_aside(row.id):
            return
        await ledger.drop_letters(row.id, ("card", "ping", "dm", "invite", "end"))
        await ledger.send(row.id, f"c{row.channel_id}", "notice", now=host.now(), body="notice-set-aside")
        if host.settings.operator is not None:
            lane = f"u{host.settings.operator}"
            await ledger.send(row.id, lane, "operator", now=host.now(), body="operator-set-aside")
    measures.SET_ASIDE.inc()
    log.error("table %s of game %s can't be read and is set aside: %s", row.id, row.game, reason)
    host.after_commit([row.id])


async def take_up_again(host: Host) -> None:
    """Looks again at the tables that were set aside: what can be read now goes on where it stood."""
    async with host.store.read() as ledger:
        aside = await ledger.tables_set_aside()
    for table in aside:
        try:
            async with host.queue(table, even_paused=True), host.store.write() as ledger:
                row = await ledger.table(table)
                if row is None or row.status is not Status.SET_ASIDE:
                    continue
                await take_up(ledger, row, host.now())
        except Exception as error:
            reason = error if isinstance(error, Unreadable) else type(error).__name__
            log.warning("table %s is still set aside: %s", table, reason)
            continue
        log.info("table %s can be read again", table)
        host.after_commit([table])


async def take_up(ledger: Ledger, row: TableRow, now: float) -> Status:
    """A table that was set aside goes on where it stood in its life, which is the answer; it waits to be moved where
    its channel has another table by now. Unreadable when it still can't be read."""
    status = await _status_before(ledger, row)
    live = status in (Status.LOBBY, Status.RUNNING)
    free = live and await ledger.live_table(row.channel_id) is None
    if live and not free:
        status = Status.STRANDED if status is Status.RUNNING else Status.EXPIRED
    await ledger.change_table(row.id, status=status, live_channel_id=row.channel_id if free else None)
    if status is Status.STRANDED:
        await ledger.send(row.id, f"u{row.host_id}", "dm-notice", now=now, body="notice-displaced")
    else:
        await ledger.send(row.id, f"c{row.channel_id}", "card", now=now)
    found = await ledger.table(row.id)
    if found is not None and status is Status.RUNNING:
        await begin_anew(ledger, await load_in(ledger, found), now)
    return status


async def _status_before(ledger: Ledger, row: TableRow) -> Status:
    """Where a table that was set aside stood in its life. Unreadable when it still can't be read."""
    if row.started_at is None:
        status = Status.LOBBY if row.ended_at is None else Status.EXPIRED
        await load_in(ledger, msgspec.structs.replace(row, status=status))
        return status
    found = await load_in(ledger, msgspec.structs.replace(row, status=Status.RUNNING))
    if found.game.outcome(found.state) is not None:
        return Status.FINISHED
    return Status.RUNNING if row.ended_at is None else Status.CANCELLED
