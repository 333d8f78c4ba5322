"""Options of a table before the start, field by field, and the check of a choice.

The host makes its menus from `option_fields`, and the values of options that are tuples with `several` and `sides`, so
that equal choices are equal values with equal JSON. Their words are `KEY-option-FIELD` (docs/add-a-game.md, section 4);
those of small games are made in `azalai/locales/defaults.py`.
"""

from __future__ import annotations

import enum
import typing
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Annotated, Any

import msgspec

from azalai.games.chance import Chance
from azalai.games.contract import Ask


class FirstSeat(enum.StrEnum):
    """Beginner: an option of games whose books name a person (the youngest, the last one who ate dates)."""

    RANDOM = "random"
    FIRST = "first"

    def draw(self, seats: int, chance: Chance) -> tuple[int, Chance]:
        """Return the seat that begins, and the chance that is left."""
        return chance.below(seats) if self is FirstSeat.RANDOM else (0, chance)


class OptionKind(enum.Enum):
    """Kinds of options."""

    SWITCH = "switch"  # yes or no
    ONE = "one"  # one of the values
    NUMBER = "number"  # a whole number
    SEVERAL = "several"  # some of the values, in no order
    EACH = "each"  # one of the values for each seat, all different: the players' sides


class OptionField(msgspec.Struct, frozen=True):
    """An option: the name of its field, and `values` to choose from (none for a NUMBER).

    `least` and `most` are the limits of a NUMBER (None: no limit), and how many of SEVERAL may be picked.
    """

    name: str
    kind: OptionKind
    values: tuple[Any, ...] = ()
    least: int | float | None = None
    most: int | float | None = None


@cache
def option_fields(options: type[msgspec.Struct]) -> tuple[OptionField, ...]:
    """Return the fields of a game's options, in their order.

    Raises TypeError for a field of a type that options can't have.
    """
    hints = typing.get_type_hints(options, include_extras=True)
    return tuple(_field(name, hints[name]) for name in options.__struct_fields__)


def select_several(field: OptionField, picked: Iterable[object]) -> tuple[Any, ...]:
    """Return the value of an option of SEVERAL for the values picked, in whatever order.

    Raises ValueError if they are too few or too many, or not among the values.
    """
    chosen = set(picked)
    value = tuple(value for value in field.values if value in chosen)
    if len(value) != len(chosen):
        raise ValueError(f"{field.name}: not among the values")
    _refuse_wrong(field, value, 0)
    return value


def sides(field: OptionField, wishes: Sequence[object]) -> tuple[Any, ...]:
    """Return the value of an option of EACH for the wish of each seat; None: the first value that is left.

    Raises ValueError if two seats wish the same, or if there are more seats than values.
    """
    left = [value for value in field.values if value not in wishes]
    if len(left) < wishes.count(None):
        raise ValueError(f"{field.name}: more seats than values")
    value = tuple(left.pop(0) if wish is None else wish for wish in wishes)
    _refuse_wrong(field, value, len(wishes))
    return value


def check(options: msgspec.Struct, seats: int) -> None:
    """Raise ValueError, which names the wrong field, if a game with these options and seats can't begin."""
    for field in option_fields(type(options)):
        _refuse_wrong(field, getattr(options, field.name), seats)


def _refuse_wrong(field: OptionField, value: object, seats: int) -> None:
    if not _is_allowed(field, value, seats):
        raise ValueError(f"{field.name}: {value!r} can't be chosen")


def _is_allowed(field: OptionField, value: object, seats: int) -> bool:
    match field.kind:
        case OptionKind.SWITCH | OptionKind.ONE:
            return _is_known(field, (value,))
        case OptionKind.NUMBER:
            return type(value) is int and _is_within(field, value)
        case OptionKind.SEVERAL | OptionKind.EACH:
            return isinstance(value, tuple) and _is_right(field, typing.cast("tuple[object, ...]", value), seats)


def _is_right(field: OptionField, value: tuple[object, ...], seats: int) -> bool:
    if not _is_known(field, value) or len(set(value)) != len(value):
        return False
    if field.kind is OptionKind.EACH:
        return len(value) in (0, seats)
    return list(value) == sorted(value, key=field.values.index) and _is_within(field, len(value))


def _is_known(field: OptionField, items: Iterable[object]) -> bool:
    return all(any(item is value for value in field.values) for item in items)


def _is_within(field: OptionField, number: int) -> bool:
    return (field.least is None or field.least <= number) and (field.most is None or number <= field.most)


def _field(name: str, kind: Any) -> OptionField:
    plain, *extras = typing.get_args(kind) if typing.get_origin(kind) is Annotated else (kind,)
    limits = next((extra for extra in extras if isinstance(extra, msgspec.Meta)), msgspec.Meta())
    if plain is bool:
        return OptionField(name, OptionKind.SWITCH, (False, True))
    if plain is int:
        return OptionField(name, OptionKind.NUMBER, (), limits.ge, limits.le)
    if _is_enum(plain):
        return OptionField(name, OptionKind.ONE, tuple(plain))
    of = typing.get_args(plain)[0] if typing.get_origin(plain) is tuple else None
    if _is_enum(of) and Ask.PICK in extras:
        most = len(of) if limits.max_length is None else limits.max_length
        return OptionField(name, OptionKind.SEVERAL, tuple(of), limits.min_length or 0, most)
    if _is_enum(of) and Ask.EACH in extras:
        return OptionField(name, OptionKind.EACH, tuple(of))
    raise TypeError(f"{name}: options can't be {kind}")


def _is_enum(kind: Any) -> typing.TypeGuard[type[enum.StrEnum]]:
    return isinstance(kind, type) and issubclass(kind, enum.StrEnum)
