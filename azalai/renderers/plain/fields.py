"""Fields of a small game's view, read from their types, which decide how each is shown."""

from __future__ import annotations

import enum
import functools
import types
import typing
from collections.abc import Collection
from typing import Any

import msgspec

from azalai.games.contract import Noun, Outcome
from azalai.games.small.boards import Board, Hexes, On, Squares
from azalai.games.small.marks import Dealt, Hidden, Sealed
from azalai.games.small.sight import SmallView

NOT_SHOWN = frozenset({"seat", "outcome", "waiting_for", "to_act"})
"""Fields that are shown by other means: a frame, a banner, the result."""
OWN, UNSEEN, KNOWN = "own_", "unseen_", "known_"


class Kind(enum.Enum):
    """Kind of thing that a field shows, for the table or for each seat."""

    NUMBER = enum.auto()
    SWITCH = enum.auto()
    SEAT = enum.auto()
    THING = enum.auto()  # one thing of the box, or None
    THINGS = enum.auto()
    BACKS = enum.auto()  # a number of hidden things
    BACK = enum.auto()  # a hidden thing, or None
    GAPS = enum.auto()  # places with a hidden thing, or None
    BOARD = enum.auto()
    SPOTS = enum.auto()  # numbers of places of a board


class Field(msgspec.Struct, frozen=True):
    """Field: its name, its kind, and the type of its things.

    `owned`: it has a place for each seat. `board`: the layout of a BOARD's places; `on`: the board's name for SPOTS.
    """

    name: str
    kind: Kind
    item: Any = None
    owned: bool = False
    board: Board | None = None
    on: str = ""


@functools.cache
def fields(view: type[SmallView]) -> tuple[Field, ...]:
    """Return the fields of a view that are shown, in their order."""
    hints = typing.get_type_hints(view, include_extras=True)
    names = [name for name in view.__struct_fields__ if name not in NOT_SHOWN and not name.startswith((UNSEEN, KNOWN))]
    items = (_field(name, *split_notes(hints[name])) for name in names)
    present = [item for item in items if item is not None]
    return tuple(
        msgspec.structs.replace(field, item=split_notes(hints.get(OWN + field.name, object))[0])
        if field.kind is Kind.BACK
        else field
        for field in present
    )


def list_common_fields(view: SmallView, without: Collection[str] = ()) -> tuple[Field, ...]:
    """Return the fields that belong to no player, apart from those of these names."""
    every = fields(type(view))
    return tuple(
        field for field in every if not field.owned and not field.name.startswith(OWN) and field.name not in without
    )


def list_loose_fields(view: SmallView, without: Collection[str]) -> tuple[Field, ...]:
    """Return the fields that belong to no player and are not on a board, apart from those of these names."""
    return tuple(field for field in list_common_fields(view, without) if field.kind not in (Kind.BOARD, Kind.SPOTS))


def list_owned(view: SmallView, without: Collection[str] = ()) -> tuple[Field, ...]:
    """Return the fields that every player has, apart from those of these names."""
    return tuple(field for field in fields(type(view)) if field.owned and field.name not in without)


def own_of(view: SmallView, field: Field) -> Field:
    """Return the field that holds what the owner sees of this one; itself if all see it."""
    return next((candidate for candidate in fields(type(view)) if candidate.name == OWN + field.name), field)


def value_of(view: SmallView, field: Field, seat: int | None = None) -> Any:
    """Return the value of a field; if it has a place for each seat, that of `seat`, as the view shows it."""
    value = getattr(view, field.name)
    return value[seat] if field.owned and seat is not None else value


def find_shown(view: SmallView, field: Field, seat: int) -> tuple[Field, Any]:
    """Return the visible form of a seat's field: the things if they are the reader's own or known, else backs."""
    own, known = own_of(view, field), getattr(view, KNOWN + field.name, None)
    if own is not field and seat == view.seat:
        return own, value_of(view, own)
    if known is not None and known[seat] is not None:
        return own, known[seat]
    return field, value_of(view, field, seat)


def split_notes(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    """Return a type, and the notes next to it or next to its part that may be None."""
    if typing.get_origin(hint) is typing.Annotated:
        inner, extras = split_notes(typing.get_args(hint)[0])
        return inner, (*typing.get_args(hint)[1:], *extras)
    if typing.get_origin(hint) in (types.UnionType, typing.Union):
        (hint_inside,) = (hint_part for hint_part in typing.get_args(hint) if hint_part is not type(None))
        return split_notes(hint_inside)
    return hint, ()


def _field(name: str, hint: Any, extras: tuple[Any, ...]) -> Field | None:
    if hint is Outcome:
        return None
    item = typing.get_args(hint)[0] if typing.get_origin(hint) is tuple else None
    board = next((extra for extra in extras if isinstance(extra, Squares | Hexes)), None)
    if board is not None:
        return Field(name, Kind.BOARD, item, board=board)
    on = next((extra for extra in extras if isinstance(extra, On)), None)
    if on is not None and item is not None:
        return Field(name, Kind.SPOTS, item, on=on.board)
    owned = Noun.BY_SEAT in extras
    if owned:
        hint, inner = split_notes(item)
        extras = (*inner, *(extra for extra in extras if extra is not Noun.BY_SEAT))
        item = typing.get_args(hint)[0] if typing.get_origin(hint) is tuple else None
    secret = any(isinstance(extra, Hidden | Dealt | Sealed) for extra in extras) and not name.startswith(OWN)
    kind = _find_hidden_kind(hint) if secret else _open(hint, item, extras)
    if kind is Kind.NUMBER and name.startswith(OWN):  # chosen, and not revealed yet
        kind = Kind.THING
    return Field(name, kind, item or hint, owned)


def _find_hidden_kind(hint: Any) -> Kind:
    return Kind.BACK if hint is bool else Kind.BACKS if hint is int else Kind.GAPS


def _open(hint: Any, item: Any, extras: tuple[Any, ...]) -> Kind:
    if item is not None:
        return Kind.THINGS
    if Noun.SEAT in extras:
        return Kind.SEAT
    return Kind.SWITCH if hint is bool else Kind.NUMBER if hint is int else Kind.THING
