"""Features of a view of any game: named numbers, derived from the types of the view's fields.

- A number is a feature itself. Each member of an enum is a feature that counts its occurrences. A seat counts whether
  it is the viewer's, or None.
- A tuple of fixed length has features for each place. The features of other tuples' items are added up.
- Structs with a field for a seat, and tuples with an item for each seat (`BySeat`), belong to seats. Their features
  are added up for each seat. There are separate features for the viewer (`me`), for the mean and the largest value
  (`most`) of the others, and for structs of no seat (`none`).
- The game's own gauges (`Game.gauges`) have features for the viewer and for the others, too.
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
"""Function that adds the features of a value, as the viewer's seat sees it, to the given ones."""


Names = frozenset[str]
"""Names of the wanted features. Features that are computed with them may be returned, too."""


def features(game: AnyGame, view: View, names: Names | None = None) -> Features:
    """Return the features of a seat's view: all, or at least those in `names`.

    Raises ValueError for the public view.
    """
    if view.seat is None:
        raise ValueError("only the view of a seat has features")
    values: Features = {}
    _make_struct_reader(type(view), "", names)(view, view.seat, values)
    if names is not None and not _is_wanted(GAUGE, names):
        return values
    for name, gauged in game.gauges(view).items():
        others = [number for seat, number in enumerate(gauged) if seat != view.seat]
        values[f"{GAUGE}me.{name}"] = gauged[view.seat]
        values[f"{GAUGE}mean.{name}"] = sum(others) / len(others)
        values[f"{GAUGE}most.{name}"] = max(others)
    return values


@functools.cache
def _is_wanted(path: str, names: Names | None) -> bool:
    """Return True if the name of a wanted feature begins with `path`; None wants all."""
    return names is None or any(name.startswith(path) for name in names)


def _strip_path(path: str, names: Names | None) -> Names | None:
    """Return the names that begin with `path`, without it."""
    return None if names is None else frozenset(name[len(path) :] for name in names if name.startswith(path))


@functools.cache
def _make_struct_reader(kind: type[msgspec.Struct], path: str, names: Names | None) -> Reader:
    hints = typing.get_type_hints(kind, include_extras=True)
    if issubclass(kind, View):
        hints.pop("seat")
    readers = [(name, _make_reader(hint, f"{path}.{name}" if path else name, names)) for name, hint in hints.items()]
    present = [(name, reader) for name, reader in readers if reader is not None]

    def read(value: Any, viewer: int, features: Features) -> None:
        for name, reader in present:
            reader(getattr(value, name), viewer, features)

    return read


def _make_reader(hint: Any, path: str, names: Names | None) -> Reader | None:
    """Return a reader of values of the type `hint`, or None if they have no features or none is wanted."""
    if not _is_wanted(path, names):
        return None
    if _is_seat(hint):
        return _make_seat_reader(path)
    origin = typing.get_origin(hint)
    if Noun.BY_SEAT in getattr(hint, "__metadata__", ()):
        return _make_by_seat_reader(typing.get_args(typing.get_args(hint)[0])[0], path, names)
    if origin is typing.Annotated:
        return _make_reader(typing.get_args(hint)[0], path, names)
    if origin in (types.UnionType, typing.Union):
        (inner,) = (kind for kind in typing.get_args(hint) if kind is not type(None))
        return _make_optional_reader(_make_reader(inner, path, names), path)
    if origin is tuple:
        return _make_tuple_reader(typing.get_args(hint), path, names)
    if not isinstance(hint, type) or issubclass(hint, Outcome):
        return None
    if issubclass(hint, enum.Enum):
        return _make_enum_reader(hint, path)
    if issubclass(hint, (bool, int, float)):
        return functools.partial(_read_number, path)
    if issubclass(hint, msgspec.Struct):
        return _make_struct_reader(hint, path, names)
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


def _make_seat_reader(path: str) -> Reader:
    own_name, empty_name = f"{path}=me", f"{path}=none"

    def read(value: int | None, viewer: int, features: Features) -> None:
        if value is None or value == viewer:
            _add(features, empty_name if value is None else own_name, 1.0)

    return read


def _make_enum_reader(kind: type[enum.Enum], path: str) -> Reader:
    names = {member: f"{path}={member.name}" for member in kind}

    def read(value: enum.Enum, _: int, features: Features) -> None:
        name = names[value]
        features[name] = features.get(name, 0.0) + 1.0

    return read


def _make_optional_reader(inner: Reader | None, path: str) -> Reader:
    presence = f"{path}?"

    def read(value: Any, viewer: int, features: Features) -> None:
        if value is not None:
            _add(features, presence, 1.0)
            if inner is not None:
                inner(value, viewer, features)

    return read


def _make_tuple_reader(items: tuple[Any, ...], path: str, names: Names | None) -> Reader | None:
    if len(items) != 2 or items[1] is not ...:
        places = [(place, _make_reader(hint, f"{path}[{place}]", names)) for place, hint in enumerate(items)]
        return _make_places_reader([(place, reader) for place, reader in places if reader is not None])
    owner = _find_owner(items[0])
    if owner is not None:
        return _make_owned_reader(items[0], owner, path, names)
    reader, counted = _make_reader(items[0], f"{path}[]", names), _is_wanted(f"{path}#", names)
    if reader is not None:
        return _make_items_reader(reader, path)
    return _make_count_reader(path) if counted and _has_features(items[0]) else None


def _make_places_reader(places: list[tuple[int, Reader]]) -> Reader:
    def read(value: tuple[Any, ...], viewer: int, features: Features) -> None:
        for place, reader in places:
            reader(value[place], viewer, features)

    return read


def _make_items_reader(reader: Reader, path: str) -> Reader:
    count = f"{path}#"

    def read(value: Iterable[Any], viewer: int, features: Features) -> None:
        number = 0
        for item in value:
            number += 1
            reader(item, viewer, features)
        if number:
            features[count] = features.get(count, 0.0) + number

    return read


def _has_features(hint: Any) -> bool:
    """Return True if values of the type `hint` have features."""
    return _make_reader(hint, "", None) is not None


def _make_count_reader(path: str) -> Reader:
    count = f"{path}#"

    def read(value: Sequence[Any], _: int, features: Features) -> None:
        if value:
            _add(features, count, float(len(value)))

    return read


def _find_owner(hint: Any) -> str | None:
    """Return the name of the first field of a struct that holds a seat, its owner, or None."""
    if not isinstance(hint, type) or not issubclass(hint, msgspec.Struct):
        return None
    hints = typing.get_type_hints(hint, include_extras=True)
    return next((name for name in hint.__struct_fields__ if _is_seat(hints[name])), None)


def _make_owned_reader(kind: type[msgspec.Struct], owner: str, path: str, names: Names | None) -> Reader:
    mine, ownerless = _make_struct_reader(kind, f"{path}.me", names), _make_struct_reader(kind, f"{path}.none", names)
    others = (_strip_path(f"{path}.mean.", names), _strip_path(f"{path}.most.", names))
    read_foreign = _make_struct_reader(
        kind, "", None if others[0] is None or others[1] is None else others[0] | others[1]
    )
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
                ownerless(item, viewer, features)
            else:
                theirs = others.setdefault(seat, {})
                _add(theirs, "#", 1.0)
                read_foreign(item, viewer, theirs)
        _compare(list(others.values()), f"{path}.mean.", f"{path}.most.", features)

    return read


def _make_by_seat_reader(hint: Any, path: str, names: Names | None) -> Reader | None:
    mine = _make_reader(hint, f"{path}.me", names)
    after = (_strip_path(f"{path}.mean", names), _strip_path(f"{path}.most", names))
    read_foreign = _make_reader(hint, "", None if after[0] is None or after[1] is None else after[0] | after[1])

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
    """Add the mean and the largest value of each of the other seats' features; of one other seat, only the mean."""
    if len(others) == 1:
        for name, number in others[0].items():
            _add(features, f"{mean}{name}", number)
        return
    for name in dict.fromkeys(name for theirs in others for name in theirs):
        numbers = [theirs.get(name, 0.0) for theirs in others]
        _add(features, f"{mean}{name}", sum(numbers) / len(numbers))
        _add(features, f"{most}{name}", max(numbers))
