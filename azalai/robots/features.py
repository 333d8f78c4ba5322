"""Features of a view, as named numbers, from the types of its fields: of any game, without a word about it.

A number is itself, a value of an enum counts its occurrences, a seat says whether it is the viewer's. Things that
belong to a seat are added up for each seat and told apart: those of the viewer (`me`), the mean and the most of the
others, and those of no seat: the content of a struct with a seat in it, and a tuple's item for each seat (`BySeat`). A
tuple of fixed length is read place by place, of any other the items are added up. The game's own gauges (`Game.gauges`)
are told apart by seats in the same way.
"""

from __future__ import annotations

import enum
import functools
import types
import typing
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from azalai.games.contract import AnyGame, Noun, Outcome, View

Features = dict[str, float]
GAUGE = "gauge."
"""Prefix of the names of the game's own gauges."""
Reader = Callable[[Any, int, Features], None]
"""Function that adds a value to the features, for the viewer's seat."""


Names = frozenset[str]
"""Names of the wanted features.

Only their parts of a view are read; others that are read with them may be returned, too.
"""


def features(game: AnyGame, view: View, names: Names | None = None) -> Features:
    """Return the features of a seat's view: all, or at least those of these names.

    Raises ValueError for the public view.
    """
    if view.seat is None:
        raise ValueError("only the view of a seat has features")
    values: Features = {}
    _struct_reader(type(view), "", names)(view, view.seat, values)
    if names is not None and not _leads(GAUGE, names):
        return values
    for name, gauged in game.gauges(view).items():
        others = [number for seat, number in enumerate(gauged) if seat != view.seat]
        values[f"{GAUGE}me.{name}"] = gauged[view.seat]
        values[f"{GAUGE}mean.{name}"] = sum(others) / len(others)
        values[f"{GAUGE}most.{name}"] = max(others)
    return values


@functools.cache
def _leads(path: str, names: Names | None) -> bool:
    """Return True if any of these features is read off there."""
    return names is None or any(name.startswith(path) for name in names)


def _strip_path(path: str, names: Names | None) -> Names | None:
    """Return the rest of these names after that path."""
    return None if names is None else frozenset(name[len(path) :] for name in names if name.startswith(path))


@functools.cache
def _struct_reader(kind: type[msgspec.Struct], path: str, names: Names | None) -> Reader:
    hints = typing.get_type_hints(kind, include_extras=True)
    if issubclass(kind, View):
        hints.pop("seat")
    readers = [(name, _reader(hint, f"{path}.{name}" if path else name, names)) for name, hint in hints.items()]
    present = [(name, reader) for name, reader in readers if reader is not None]

    def read(value: Any, viewer: int, features: Features) -> None:
        for name, reader in present:
            reader(getattr(value, name), viewer, features)

    return read


def _reader(hint: Any, path: str, names: Names | None) -> Reader | None:
    """Return a reader of a value of that type, or None if nothing of it is counted or asked for."""
    if not _leads(path, names):
        return None
    if _is_seat(hint):
        return _seat_reader(path)
    origin = typing.get_origin(hint)
    if Noun.BY_SEAT in getattr(hint, "__metadata__", ()):
        return _by_seat_reader(typing.get_args(typing.get_args(hint)[0])[0], path, names)
    if origin is typing.Annotated:
        return _reader(typing.get_args(hint)[0], path, names)
    if origin in (types.UnionType, typing.Union):
        (inner,) = (kind for kind in typing.get_args(hint) if kind is not type(None))
        return _optional_reader(_reader(inner, path, names), path)
    if origin is tuple:
        return _tuple_reader(typing.get_args(hint), path, names)
    if not isinstance(hint, type) or issubclass(hint, Outcome):
        return None
    if issubclass(hint, enum.Enum):
        return _enum_reader(hint, path)
    if issubclass(hint, (bool, int, float)):
        return functools.partial(_read_number, path)
    if issubclass(hint, msgspec.Struct):
        return _struct_reader(hint, path, names)
    return None


def _is_seat(hint: Any) -> bool:
    if typing.get_origin(hint) in (types.UnionType, typing.Union):
        return any(_is_seat(kind) for kind in typing.get_args(hint))
    return Noun.SEAT in getattr(hint, "__metadata__", ())


def _add(features: Features, name: str, number: float) -> None:
    features[name] = features.get(name, 0.0) + number


def _read_number(path: str, value: float, _: int, features: Features) -> None:
    if value:
        features[path] = features.get(path, 0.0) + value


def _seat_reader(path: str) -> Reader:
    mine, nobody = f"{path}=me", f"{path}=none"

    def read(value: int | None, viewer: int, features: Features) -> None:
        if value is None or value == viewer:
            _add(features, nobody if value is None else mine, 1.0)

    return read


def _enum_reader(kind: type[enum.Enum], path: str) -> Reader:
    names = {member: f"{path}={member.name}" for member in kind}

    def read(value: enum.Enum, _: int, features: Features) -> None:
        name = names[value]
        features[name] = features.get(name, 0.0) + 1.0

    return read


def _optional_reader(inner: Reader | None, path: str) -> Reader:
    presence = f"{path}?"

    def read(value: Any, viewer: int, features: Features) -> None:
        if value is not None:
            _add(features, presence, 1.0)
            if inner is not None:
                inner(value, viewer, features)

    return read


def _tuple_reader(items: tuple[Any, ...], path: str, names: Names | None) -> Reader | None:
    if len(items) != 2 or items[1] is not ...:
        places = [(place, _reader(hint, f"{path}[{place}]", names)) for place, hint in enumerate(items)]
        return _places_reader([(place, reader) for place, reader in places if reader is not None])
    owner = _owner(items[0])
    if owner is not None:
        return _make_owned_reader(items[0], owner, path, names)
    reader, counted = _reader(items[0], f"{path}[]", names), _leads(f"{path}#", names)
    if reader is not None:
        return _items_reader(reader, path)
    return _count_reader(path) if counted and _says(items[0]) else None


def _places_reader(places: list[tuple[int, Reader]]) -> Reader:
    def read(value: tuple[Any, ...], viewer: int, features: Features) -> None:
        for place, reader in places:
            reader(value[place], viewer, features)

    return read


def _items_reader(reader: Reader, path: str) -> Reader:
    count = f"{path}#"

    def read(value: Iterable[Any], viewer: int, features: Features) -> None:
        number = 0
        for item in value:
            number += 1
            reader(item, viewer, features)
        if number:
            features[count] = features.get(count, 0.0) + number

    return read


def _says(hint: Any) -> bool:
    """Return True if a value of that type says anything that is counted."""
    return _reader(hint, "", None) is not None


def _count_reader(path: str) -> Reader:
    count = f"{path}#"

    def read(value: Sequence[Any], _: int, features: Features) -> None:
        if value:
            _add(features, count, float(len(value)))

    return read


def _owner(hint: Any) -> str | None:
    """Return the field of a struct that says whose it is: the first that holds a seat."""
    if not isinstance(hint, type) or not issubclass(hint, msgspec.Struct):
        return None
    hints = typing.get_type_hints(hint, include_extras=True)
    return next((name for name in hint.__struct_fields__ if _is_seat(hints[name])), None)


def _make_owned_reader(kind: type[msgspec.Struct], owner: str, path: str, names: Names | None) -> Reader:
    mine, nobodys = _struct_reader(kind, f"{path}.me", names), _struct_reader(kind, f"{path}.none", names)
    others = (_strip_path(f"{path}.mean.", names), _strip_path(f"{path}.most.", names))
    read_foreign = _struct_reader(kind, "", None if others[0] is None or others[1] is None else others[0] | others[1])
    counts = {"me": f"{path}.me#", "none": f"{path}.none#"}

    def read(value: Iterable[Any], viewer: int, features: Features) -> None:
        others: dict[int, Features] = {}
        for item in value:
            seat = getattr(item, owner)
            if seat == viewer:
                _add(features, counts["me"], 1.0)
                mine(item, viewer, features)
            elif seat is None:
                _add(features, counts["none"], 1.0)
                nobodys(item, viewer, features)
            else:
                theirs = others.setdefault(seat, {})
                _add(theirs, "#", 1.0)
                read_foreign(item, viewer, theirs)
        _compare(list(others.values()), f"{path}.mean.", f"{path}.most.", features)

    return read


def _by_seat_reader(hint: Any, path: str, names: Names | None) -> Reader | None:
    mine = _reader(hint, f"{path}.me", names)
    after = (_strip_path(f"{path}.mean", names), _strip_path(f"{path}.most", names))
    read_foreign = _reader(hint, "", None if after[0] is None or after[1] is None else after[0] | after[1])

    def read(value: Sequence[Any], viewer: int, features: Features) -> None:
        others = list[Features]()
        for seat, item in enumerate(value):
            if seat == viewer and mine is not None:
                mine(item, viewer, features)
            elif seat != viewer and read_foreign is not None:
                others.append({})
                read_foreign(item, viewer, others[-1])
        _compare(others, f"{path}.mean", f"{path}.most", features)

    return read


def _compare(others: list[Features], mean: str, most: str, features: Features) -> None:
    """Add the mean and the most of the other seats."""
    if len(others) == 1:
        for name, number in others[0].items():
            _add(features, f"{mean}{name}", number)
        return
    for name in dict.fromkeys(name for theirs in others for name in theirs):
        numbers = [theirs.get(name, 0.0) for theirs in others]
        _add(features, f"{mean}{name}", sum(numbers) / len(numbers))
        _add(features, f"{most}{name}", max(numbers))
