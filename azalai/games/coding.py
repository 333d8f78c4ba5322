"""Positions as bytes for the store (MessagePack, with the version of the format in front), and validated moves."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from azalai.games.contract import IllegalMove, Move

M = TypeVar("M", bound=Move)
S = TypeVar("S", bound=msgspec.Struct)


class _Header(msgspec.Struct, frozen=True, array_like=True):
    format: int | str


class UnknownFormat(ValueError):
    """Bytes of another format. The text tells nothing of their content."""


_HEADER = msgspec.msgpack.Decoder(_Header)
_VALUES = msgspec.msgpack.Decoder(tuple[int | str, Any])
_ENCODER = msgspec.msgpack.Encoder()


class Coder(Generic[S]):
    """Encoder and decoder of the positions of one game.

    `format`: the version of the bytes, or the game's name with it. `lifts`: by an earlier format the next one, and the
    function that makes its values of the earlier ones, as they are stored. `check` raises ValueError for an impossible
    position of well-formed bytes; `name`: the game in errors.
    """

    def __init__(
        self,
        state: type[S],
        format: int | str,  # noqa: A002
        check: Callable[[S], None],
        name: str,
        lifts: Mapping[int | str, tuple[int | str, Callable[[Any], Any]]] | None = None,
    ) -> None:
        self._state, self._format, self._check, self._name = state, format, check, name
        self._lifts = lifts or {}
        self._stored = msgspec.msgpack.Decoder(tuple[int | str, state])

    def encode(self, state: S) -> bytes:
        """Return the position as bytes."""
        return _ENCODER.encode((self._format, state))

    def decode(self, data: bytes) -> S:
        """Return the position again.

        Raises ValueError for bytes of another format, or that are no position of this game.
        """
        try:
            header = _HEADER.decode(data)
            if header.format == self._format:
                _, state = self._stored.decode(data)
            else:
                state = self._lift(data, header.format)
        except msgspec.DecodeError as error:
            raise ValueError(f"no position of {self._name}: {error}") from error
        self._check(state)
        return state

    def _lift(self, data: bytes, number: int | str) -> S:
        """Return the position of bytes of an earlier format. UnknownFormat if nothing lifts it."""
        _, values = _VALUES.decode(data)
        at = number
        while at != self._format:
            if at not in self._lifts:
                raise UnknownFormat(f"format {number} of {self._name} is unknown here")
            at, lift = self._lifts[at]
            values = lift(values)
        return msgspec.convert(values, self._state, strict=False)


def check_seats(name: str, seats: int, *named: int | None) -> None:
    """Raise ValueError if a position names a seat that does not exist; None is no seat."""
    if not all(seat is None or seat in range(seats) for seat in named):
        raise ValueError(f"no position of {name}: no such seat")


def union_of(kinds: Iterable[Any]) -> Any:
    """Return the union of types that are known only when the program runs."""
    union, *others = kinds
    for kind in others:
        union = union | kind
    return union


def well_formed(kinds: Collection[type[M]]) -> Callable[[M], M]:
    """Return a function that validates a move of these kinds, so that every field has its type's form.

    It raises `IllegalMove` for a move of another kind, or with impossible fields.
    """
    read = msgspec.msgpack.Decoder[M](union_of(kinds)).decode

    def read_again(move: M) -> M:
        if type(move) not in kinds:
            raise IllegalMove("refusal-junk")
        try:
            return read(_ENCODER.encode(move))
        except (TypeError, ValueError, OverflowError, msgspec.MsgspecError) as error:
            raise IllegalMove("refusal-junk") from error

    return read_again
