"""The terms of a table before its start. Whoever sits there agrees to them: by sitting down, and again after one of
them was changed."""

from __future__ import annotations

import zlib

import msgspec

from azalai.bot.store.rows import SeatRow
from azalai.bot.store.seat_terms import read_terms, terms_of
from azalai.bot.tables.table import LoadedTable
from azalai.games.options import OptionKind, option_fields

OPTION = "option."
"""Before the name of an option of the game."""


def terms_mark(lobby: LoadedTable) -> int:
    """A number that tells the terms of a table from others: a button carries it, so that nobody agrees to what they
    have not seen."""
    return zlib.crc32(terms_of(lobby.row).column().encode())


def not_agreed(lobby: LoadedTable) -> tuple[SeatRow, ...]:
    """Who sat down under other terms than the table has now, and has not agreed to these."""
    return tuple(seat for seat in lobby.seats if changed_for(lobby, seat))


def changed_terms(lobby: LoadedTable) -> tuple[str, ...]:
    """The terms that somebody who sits has not agreed to: `pace`, `seats`, `language`, `suggestions`, `turnings`,
    `full`, or `option.NAME`, in this order."""
    return tuple(dict.fromkeys(term for seat in not_agreed(lobby) for term in changed_for(lobby, seat)))


def changed_for(lobby: LoadedTable, seat: SeatRow) -> list[str]:
    """The terms that are others than the person in a seat has agreed to."""
    agreed, now = None if seat.agreed is None else read_terms(seat.agreed), terms_of(lobby.row)
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
    return [*(term for term, other in changed.items() if other), *_changed_options(lobby, agreed.options, now.options)]


def _changed_options(lobby: LoadedTable, before: str, after: str) -> list[str]:
    """The options of the game that are set otherwise; the players' own sides are not among them."""
    then, now = (msgspec.json.decode(text, type=lobby.game.Options) for text in (before, after))
    fields = [field for field in option_fields(lobby.game.Options) if field.kind is not OptionKind.EACH]
    return [f"{OPTION}{one.name}" for one in fields if getattr(then, one.name) != getattr(now, one.name)]
