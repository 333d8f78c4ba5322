"""What every sender works with."""

from __future__ import annotations

import msgspec

from bot.delivery.poster import Poster
from bot.dialogs.play import Playing
from bot.dialogs.private import OpensDirectMessages
from bot.hosting.proposals import Proposals
from bot.layouts.films import Films
from bot.layouts.pictures import Pictures
from bot.store.rows import Letter, SeatRow
from bot.tables.host import Host
from bot.tables.table import LoadedTable


class Sending(msgspec.Struct, frozen=True, kw_only=True):
    """The parts of one bot that senders need. `client` opens direct messages; what goes into a channel goes through
    `poster`."""

    host: Host
    client: OpensDirectMessages
    poster: Poster
    pictures: Pictures
    playing: Playing
    films: Films
    proposals: Proposals


def seat_for(table: LoadedTable, message: Letter) -> SeatRow:
    """The seat that an outbox message is about. ValueError when it names none."""
    if message.seat is None:
        raise ValueError(f"outbox message {message.id} ({message.kind}) names no seat")
    return table.seats[message.seat]


def recipient(message: Letter) -> int:
    """The person to whose direct messages an outbox message is addressed."""
    return int(message.lane[1:])
