"""Terms of a table before its start. Players agree to them by sitting down, and again after a change."""

from __future__ import annotations

import zlib

import msgspec

from azalai.bot.store.rows import SeatRow
from azalai.bot.store.seat_terms import decode_terms, make_terms
from azalai.bot.tables.table import LoadedTable
from azalai.games.options import OptionKind, option_fields

OPTION = "option."
"""Prefix of the name of an option of the game."""


def hash_terms(lobby: LoadedTable) -> int:
    """Return a checksum of the terms of a table. Buttons carry it, so that no player agrees to unseen terms."""
    return zlib.crc32(make_terms(lobby.row).encode().encode())


def list_disagreeing(lobby: LoadedTable) -> tuple[SeatRow, ...]:
    """Return the seats whose players agreed to other terms than the present ones."""
    return tuple(seat for seat in lobby.seats if list_changes_for(lobby, seat))


def list_changed_terms(lobby: LoadedTable) -> tuple[str, ...]:
    """Return the names of the terms to which a seated player has not agreed.

    They are `pace`, `seats`, `language`, `suggestions`, `turnings`, `full` and `option.NAME`, in this order.
    """
    return tuple(dict.fromkeys(term for seat in list_disagreeing(lobby) for term in list_changes_for(lobby, seat)))


def list_changes_for(lobby: LoadedTable, seat: SeatRow) -> list[str]:
    """Return the names of the terms that differ from those to which the person in a seat has agreed."""
    agreed, now = None if seat.agreed is None else decode_terms(seat.agreed), make_terms(lobby.row)
    if agreed is None or agreed == now:
        return []
    changed = {
        "pace": msgspec.json.decode(agreed.pace) != msgspec.json.decode(now.pace),
        "seats": agreed.random_seats != now.random_seats,
        "language": agreed.language != now.language,
        "suggestions": (agreed.suggestions, agreed.suggest_rated) != (now.suggestions, now.suggest_rated),
        "turnings": agreed.turning_points != now.turning_points,
        "full": agreed.full_at != now.full_at,
    }
    return [
        *(term for term, other in changed.items() if other),
        *_list_changed_options(lobby, agreed.options, now.options),
    ]


def _list_changed_options(lobby: LoadedTable, before: str, after: str) -> list[str]:
    """Return the names of the changed options of the game, without the sides of players."""
    then, now = (msgspec.json.decode(text, type=lobby.game.Options) for text in (before, after))
    fields = [field for field in option_fields(lobby.game.Options) if field.kind is not OptionKind.EACH]
    return [f"{OPTION}{field.name}" for field in fields if getattr(then, field.name) != getattr(now, field.name)]
