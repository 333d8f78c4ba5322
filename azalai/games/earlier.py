"""Games that began under earlier rules: their first positions, and the stored forms of their positions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol, cast, runtime_checkable

import msgspec

from azalai.games.contract import AnyGame

LATER_FIELDS = 4
"""Largest number of fields at the end of a state that a stored position may lack."""


@runtime_checkable
class Renewed(Protocol):
    """Optional protocol of a game whose rules have changed: it can also begin under earlier ones.

    A game that was played under them can therefore be replayed and checked.
    """

    def setup_under(self, version: int, *, seats: int, options: Any, seed: bytes) -> Any:
        """Return the first position under an earlier version of the rules.

        It equals the one that `setup` made then, except for newer fields. Raises ValueError as `setup` does.
        """
        ...


class UnknownRules(ValueError):
    """A version of a game's rules that is not known here."""


def knows_rules(game: AnyGame, version: int) -> bool:
    """Return True if a game can begin, or be played again from its beginning, under that version of its rules."""
    return version == game.version or (isinstance(game, Renewed) and 1 <= version < game.version)


def first_position(game: AnyGame, *, rules: int, seats: int, options: bytes, seed: bytes) -> Any:
    """Return the first position under that version of the rules; `options` is JSON.

    Raises `UnknownRules`, or ValueError for options that can't be read or an impossible number of seats.
    """
    if not knows_rules(game, rules):
        raise UnknownRules(f"rules {rules} of {game.key} are not known here, but those up to {game.version}")
    try:
        read = msgspec.json.decode(options, type=game.Options)
    except (msgspec.DecodeError, RecursionError) as error:
        raise ValueError(f"the options can't be read: {error}") from error
    if rules != game.version and isinstance(game, Renewed):
        return game.setup_under(rules, seats=seats, options=read, seed=seed)
    return game.setup(seats=seats, options=read, seed=seed)


def list_encodings(game: AnyGame, state: Any, options: bytes) -> Iterator[bytes]:
    """Yield the position as `encode` writes it, and as earlier versions may have written it.

    Before fields were added at the end of the state, or to the options: everything else is the same, and it can be
    read.
    """
    data = game.encode(state)
    yield data
    try:
        decoded, options_asked = msgspec.msgpack.decode(data), msgspec.json.decode(options, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError):
        return
    for whole in (decoded, _with_options(decoded, options_asked)):
        for fewer in range(LATER_FIELDS + 1):
            older = msgspec.msgpack.encode(_without_last(whole, fewer))
            if _is_position(game, older):
                yield older


def _is_position(game: AnyGame, data: bytes) -> bool:
    try:
        game.decode(data)
    except ValueError:
        return False
    return True


def _with_options(value: Any, options: dict[str, Any]) -> Any:
    """Return decoded values with the options as they were frozen at the start."""
    if isinstance(value, list):
        return [_with_options(item, options) for item in cast("list[Any]", value)]
    if isinstance(value, dict):
        held = cast("dict[str, Any]", value)
        return options if options.items() <= held.items() else held
    return value


def _without_last(value: Any, fewer: int) -> Any:
    """Return decoded values, a state behind the version of its format, without its last fields."""
    match value:
        case [*before, [*fields]] if fewer:
            return [*before, fields[: len(fields) - fewer]]
        case _:
            return value
