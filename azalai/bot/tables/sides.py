"""Sides of the players (tribe, colour) in games with a side for each seat: the wishes, and the sides at the start."""

from __future__ import annotations

from typing import Any

import msgspec

from azalai.bot.store.rows import SeatRow
from azalai.bot.tables.table import LoadedTable
from azalai.games.contract import AnyGame
from azalai.games.options import OptionField, OptionKind, option_fields, sides


def list_side_fields(game: AnyGame) -> tuple[OptionField, ...]:
    """Return the options of a game that have a side for each seat."""
    return tuple(field for field in option_fields(game.Options) if field.kind is OptionKind.EACH)


def find_wish(seat: SeatRow, field: OptionField) -> Any:
    """Return the side that the person on a seat wishes, or None if they wish none that the game still has."""
    wished = _decode_wishes(seat).get(field.name)
    return next((value for value in field.values if value.value == wished), None)


def with_wish(seat: SeatRow, field: OptionField, side: Any) -> str:
    """Return the wishes of a seat, encoded for its column, with another side for an option, or (None) without one."""
    others = {name: wished for name, wished in _decode_wishes(seat).items() if name != field.name}
    chosen = others if side is None else others | {field.name: side.value}
    return msgspec.json.encode(chosen).decode()


def find_side(table: LoadedTable, seat: SeatRow, field: OptionField) -> Any:
    """Return the side of a seat, or None. Before the start it is the wished one."""
    settled = getattr(table.options(), field.name)
    return settled[seat.seat] if settled else find_wish(seat, field)


def with_sides(table: LoadedTable) -> Any:
    """Return the options of a table with the sides that its players wish; the others get the sides that are left.

    An option for which no player has a wish stays empty.
    """
    options = table.options()
    for field in list_side_fields(table.game):
        wishes = [find_wish(seat, field) for seat in table.seats]
        if any(side is not None for side in wishes):
            options = msgspec.structs.replace(options, **{field.name: sides(field, wishes)})
    return options


def without_sides(game: AnyGame, options: Any) -> Any:
    """Return the options without sides, for a table with other seats."""
    return msgspec.structs.replace(options, **{field.name: () for field in list_side_fields(game)})


def _decode_wishes(seat: SeatRow) -> dict[str, str]:
    return msgspec.json.decode(seat.wishes, type=dict[str, str])
