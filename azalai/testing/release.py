"""Check that data of a game's last release can still be read, so that running tables can continue.

`azalai try KEY --release` writes `release.json` into the package of the game: the stored form of positions, moves and
events, with samples from play. Later runs of `azalai try` read the samples and compare the forms.
"""

from __future__ import annotations

import enum
import importlib
import types
import typing
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from azalai.games import GAMES
from azalai.games.coding import union_of
from azalai.games.contract import AnyGame, Event, IllegalMove
from azalai.games.questions import tag
from azalai.testing.checks import of_a_game
from azalai.testing.faults import Fault, need
from azalai.testing.play import games_of
from azalai.testing.worlds import as_small

NAME = "release.json"
SAMPLES = 12
"""Number of sample positions, and of sample events of each kind."""
HINT = (
    "append fields with a default; never rename, move or remove one; raise `format` and give `lifts` for what must be"
)


class Shape(msgspec.Struct, frozen=True):
    """Stored form of a struct: its fields in order with their types, and the names of fields with a default."""

    fields: dict[str, str]
    optional: tuple[str, ...]
    array: bool = False


class Release(msgspec.Struct, frozen=True):
    """Stored form of a release's data.

    - `format`: the format of positions.
    - `shapes`: the stored forms of structs, by name. `values`: the values of enums, by name.
    - `moves`, `events`: names of structs, by tag.
    - `positions`, `notations`: sample positions, and sample moves in notation.
    - `told`: sample events, by tag.
    """

    key: str
    version: int
    format: int | str
    state: str
    shapes: dict[str, Shape]
    values: dict[str, tuple[str, ...]]
    moves: dict[str, str]
    events: dict[str, str]
    positions: tuple[bytes, ...]
    notations: tuple[str, ...]
    told: dict[str, tuple[bytes, ...]]


def release_path(key: str) -> Path:
    """Return the path of a game's `release.json`, which may not exist."""
    return Path(importlib.import_module(GAMES.rules(key)).__path__[0]) / NAME


def write_release(key: str) -> Path:
    """Write the present stored form of a game as its last release, and return the path.

    Raises `OSError` if that fails.
    """
    file = release_path(key)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(make_release(key)), indent=1) + b"\n")
    return file


def make_release(key: str) -> Release:
    """Return the present stored form of a game, with samples from random games."""
    game = GAMES[key]
    played = [played_turn for seats in game.seats for played_turn in games_of(key, seats)[0]]
    shapes: dict[str, Shape] = {}
    values: dict[str, tuple[str, ...]] = {}
    first: msgspec.Struct = played[0].state
    state = type(first)
    kinds: tuple[type[Any], ...] = (state, *game.Moves, *game.Events)
    for kind in kinds:
        _describe(kind, shapes, values)
    events_of: dict[str, list[bytes]] = {}
    for played_turn in played:
        events: tuple[Event, ...] = played_turn.turn.events
        for event in events:
            samples = events_of.setdefault(tag(type(event)), [])
            if len(samples) < SAMPLES:
                samples.append(msgspec.msgpack.encode(event))
    spread = played[:: max(1, len(played) // SAMPLES)]
    return Release(
        key,
        game.version,
        _find_format(game, played[0].state),
        state.__name__,
        shapes,
        values,
        {tag(kind): kind.__name__ for kind in game.Moves},
        {tag(kind): kind.__name__ for kind in game.Events},
        tuple(game.encode(played_turn.turn.state) for played_turn in spread),
        tuple(dict.fromkeys(str(played_turn.move) for played_turn in spread)),
        {name: tuple(kept) for name, kept in events_of.items()},
    )


@of_a_game
def data_of_the_last_release_can_be_read(key: str) -> None:
    file = release_path(key)
    if not file.is_file():
        return
    try:
        before = msgspec.json.decode(file.read_bytes(), type=Release)
    except msgspec.DecodeError as error:
        raise Fault(f"{NAME} is damaged ({error}): write it again from the code of the last release") from error
    now = make_release(key)
    try:
        _check_stored(GAMES[key], before, now)
    except Fault as fault:
        fault.of_form = True
        raise


def _check_stored(game: AnyGame, before: Release, now: Release) -> None:
    """Raise `Fault` if the present game can't read what the release stored."""
    if before.format == now.format:
        _check_shape("the state", before.state, now.state, before, now)
    else:
        _check_lifts(game, before, now)
    _check_kinds("move", before.moves, now.moves, before, now)
    _check_kinds("event", before.events, now.events, before, now)
    _check_readable(game, before)


def _check_lifts(game: AnyGame, before: Release, now: Release) -> None:
    """Raise `Fault` if the format has changed and the game can't convert positions of the earlier one."""
    small = as_small(game)
    need(
        small is None or small.lifts,
        f"`format` was {before.format} in the last release and is {now.format}: positions of running tables can't be"
        " read. Give `lifts` a function that makes the new values of the old ones, or keep `format` and append fields"
        " with a default",
    )


def _check_kinds(noun: str, old: Mapping[str, str], new: Mapping[str, str], before: Release, now: Release) -> None:
    for name, struct in old.items():
        need(name in new, f"the {noun} `{struct}` had the tag {name!r} in the last release, and no {noun} has it now")
        _check_shape(f"the {noun}", struct, new[name], before, now)


def _check_shape(noun: str, old: str, new: str, before: Release, now: Release) -> None:
    """Raise `Fault` if stored values of a struct, or of a type within it, can no longer be read."""
    old_shape, new_shape = before.shapes[old], now.shapes[new]
    for name, kind in old_shape.fields.items():
        need(name in new_shape.fields, f"`{name}` of {noun} `{old}` is gone since the last release: {HINT}")
        need(
            new_shape.fields[name] == kind,
            f"`{name}` of {noun} `{old}` was {kind} in the last release and is {new_shape.fields[name]}: {HINT}",
        )
    if old_shape.array or new_shape.array:
        order = list(new_shape.fields)[: len(old_shape.fields)]
        need(
            order == list(old_shape.fields),
            f"fields of {noun} `{old}` stand in another order than in the release: {HINT}",
        )
    added = [name for name in new_shape.fields if name not in old_shape.fields and name not in new_shape.optional]
    need(not added, f"`{'`, `'.join(added)}` of {noun} `{old}` is new and has no default: {HINT}")
    for kind in old_shape.fields.values():
        for name in (name for name in before.values if name in kind):
            gone = [value for value in before.values[name] if value not in now.values.get(name, ())]
            need(not gone, f"`{name}` had the value {gone[:1]} in the last release, and has it no more: {HINT}")
        for name in (name for name in before.shapes if name in kind and name not in (old, new)):
            need(name in now.shapes, f"`{name}`, which {noun} `{old}` holds, is gone since the last release: {HINT}")
            _check_shape("the struct", name, name, before, now)


def _check_readable(game: AnyGame, before: Release) -> None:
    """Raise `Fault` if a sample position, event or move of the release can't be read."""
    for data in before.positions:
        try:
            state = game.decode(data)
            game.deciders(state)
        except Exception as error:
            raise Fault(f"a position of the last release can't be read: {error}") from error
    kinds = union_of(game.Events)
    for name, stored in before.told.items():
        for data in stored:
            try:
                msgspec.msgpack.decode(data, type=kinds)
            except msgspec.DecodeError as error:
                raise Fault(f"an event {name!r} of the last release can't be read: {error}") from error
    for text in before.notations:
        try:
            game.parse_move(text)
        except IllegalMove as error:
            raise Fault(f"the move `{text}` of the last release is no move any more ({error.reason})") from error


def _find_format(game: AnyGame, state: Any) -> int | str:
    return msgspec.msgpack.decode(game.encode(state), type=tuple[int | str, Any])[0]


def _describe(kind: type[Any], shapes: dict[str, Shape], values: dict[str, tuple[str, ...]]) -> None:
    """Add the stored form of a struct and of its parts to `shapes`, and the values of its enums to `values`."""
    if kind.__name__ in shapes:
        return
    hints = typing.get_type_hints(kind)
    fields = msgspec.structs.fields(kind)
    shapes[kind.__name__] = Shape(
        {field.name: _format_type(hints[field.name]) for field in fields},
        tuple(field.name for field in fields if not field.required),
        array=kind.__struct_config__.array_like,
    )
    for part in _list_parts(hints.values()):
        if issubclass(part, msgspec.Struct):
            _describe(part, shapes, values)
        elif issubclass(part, enum.Enum):
            values[part.__name__] = tuple(str(value.value) for value in part)


def _format_type(hint: Any) -> str:
    """Return a type as text, without names of modules."""
    if isinstance(hint, type) and not typing.get_args(hint):
        return hint.__name__
    parts = ", ".join("..." if part is Ellipsis else _format_type(part) for part in typing.get_args(hint))
    origin = typing.get_origin(hint)
    if origin in (types.UnionType, typing.Union):
        return " | ".join(sorted(_format_type(part) for part in typing.get_args(hint)))
    return f"{getattr(origin, '__name__', str(hint))}[{parts}]" if parts else str(hint)


def _list_parts(hints: Iterable[Any]) -> Iterable[type[Any]]:
    for hint in hints:
        if typing.get_args(hint):
            yield from _list_parts(typing.get_args(hint))
        elif isinstance(hint, type):
            yield hint
