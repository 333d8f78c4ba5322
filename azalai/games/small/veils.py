"""Veils: stand-ins for unknown things in a position, which can be moved and not read.

So rules that are played with veils show whether they need hidden things (`Unseen` is raised), and the new place of
each.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NoReturn, cast

import msgspec

EVERYBODY = -1
"""Number for all seats, which know the open things."""


class Unseen(Exception):
    """Something was looked at that can't be known."""


class Veil:
    """A thing that is not known here.

    `knowers`: the seats that know it. All know that it is there, so that it can be compared with None.

    >>> Veil() is None, Veil() == None, None in (Veil(),)
    (False, False, False)
    >>> Veil() == 3
    Traceback (most recent call last):
    azalai.games.small.veils.Unseen: compared
    """

    __slots__ = ("knowers",)

    def __init__(self, *knowers: int) -> None:
        self.knowers = frozenset(knowers)

    def __eq__(self, other: object) -> bool:
        if other is None or other is self:
            return other is not None
        raise Unseen("compared")

    def __hash__(self) -> int:
        raise Unseen("hashed")

    def __repr__(self) -> str:
        return "<unseen>"

    @property
    def __class__(self) -> NoReturn:  # pyright: ignore[reportIncompatibleMethodOverride]  (`isinstance` asks for it)
        raise Unseen("its kind")

    def __getattr__(self, name: str) -> NoReturn:
        if name.startswith("__"):
            raise AttributeError(name)
        raise Unseen(name)


def _looked_at(name: str) -> Any:
    def look(*_: object) -> NoReturn:
        raise Unseen(name)

    return look


for _name in (
    *("bool", "str", "format", "len", "iter", "contains", "getitem", "call", "int", "float", "index", "round"),
    *("lt", "le", "gt", "ge", "neg", "abs", "add", "radd", "sub", "rsub", "mul", "rmul", "truediv", "rtruediv"),
    *("floordiv", "rfloordiv", "mod", "rmod", "divmod", "pow", "rpow", "and", "rand", "or", "ror", "xor", "rxor"),
):
    setattr(Veil, f"__{_name}__", _looked_at(_name))


def veils(value: object) -> Iterator[Veil]:
    """Return every veil in a value."""
    if type(value) is Veil:
        yield value
    elif isinstance(value, tuple):
        for item in cast("tuple[object, ...]", value):
            yield from veils(item)
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from veils(getattr(value, name))
