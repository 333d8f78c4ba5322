"""The sides of the players (tribe, colour), where an option of a game has one for each seat: who wishes which, and what
comes of it at the start."""

from __future__ import annotations

from typing import Any

import msgspec

from azalai.bot.store.rows import SeatRow
from azalai.bot.tables.table import LoadedTable
from azalai.games.contract import AnyGame
from azalai.games.options import OptionField, OptionKind, option_fields, sides


def side_fields(game: AnyGame) -> tuple[OptionField, ...]:
    """The options of a game that have a side for each seat."""
    return tuple(field for field in option_fields(game.Options) if field.kind is OptionKind.EACH)


def wish(seat: SeatRow, field: OptionField) -> Any:
    """The side that the person on a seat wishes; None: none, or one that the game does not have any more."""
    wished = _wishes(seat).get(field.name)
    return next((value for value in field.values if value.value == wished), None)


def with_wish(seat: SeatRow, field: OptionField, side: Any) -> str:
    """The wishes of a seat as they are stored, with another side; None: none."""
    others = {name: wished for name, wished in _wishes(seat).items() if name != field.name}
    chosen = others if side is None else others | {field.name: side.value}
    return msgspec.json.encode(chosen).decode()


def side_of(table: LoadedTable, seat: SeatRow, field: OptionField) -> Any:
    """The side of a seat: before the start the one that is wished. None: not chosen."""
    settled = getattr(table.options(), field.name)
    return settled[seat.seat] if settled else wish(seat, field)


def with_sides(table: LoadedTable) -> Any:
    """The options of a table with the wishes of those who sit: whoever has none gets a side that is left. An option for
    which nobody wishes anything stays empty."""
    options = table.options()
    for field in side_fields(table.game):
        wishes = [wish(seat, field) for seat in table.seats]
        if any(side is not None for side in wishes):
            options = msgspec.structs.replace(options, **{field.name: sides(field, wishes)})
    return options


def without_sides(game: AnyGame, options: Any) -> Any:
    """The options with nobody's side in them: for other seats."""
    return msgspec.structs.replace(options, **{field.name: () for field in side_fields(game)})


def _wishes(seat: SeatRow) -> dict[str, str]:
    return msgspec.json.decode(seat.wishes, type=dict[str, str])
