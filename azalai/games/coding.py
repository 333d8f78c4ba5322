"""Positions as bytes for the store (MessagePack, with the version of the format in front), and moves read anew."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Generic, TypeVar, Union

import msgspec

from azalai.games.contract import IllegalMove, Move

M = TypeVar("M", bound=Move)
S = TypeVar("S", bound=msgspec.Struct)


class _Header(msgspec.Struct, frozen=True, array_like=True):
    format: int | str


class UnknownFormat(ValueError):
    """Bytes of another format. The text tells nothing of what is in them."""


_HEADER = msgspec.msgpack.Decoder(_Header)
_VALUES = msgspec.msgpack.Decoder(tuple[int | str, Any])
_ENCODER = msgspec.msgpack.Encoder()


class Coder(Generic[S]):
    """Writes the positions of one game and reads them again.

    `format`: the version of how they are written, or the game's name with it. `lifts`: by an earlier format the next
    one, and the function that makes its values of the earlier ones, as they are stored. `check` raises ValueError for a
    position that can't be, however well its bytes are formed; `name` is what errors call the game."""

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
                state = self._lifted(data, header.format)
        except msgspec.DecodeError as error:
            raise ValueError(f"no position of {self._name}: {error}") from error
        self._check(state)
        return state

    def _lifted(self, data: bytes, found: int | str) -> S:
        """Return the position of bytes of an earlier format. UnknownFormat if nothing lifts it."""
        _, values = _VALUES.decode(data)
        at = found
        while at != self._format:
            if at not in self._lifts:
                raise UnknownFormat(f"format {found} of {self._name} is unknown here")
            at, lift = self._lifts[at]
            values = lift(values)
        return msgspec.convert(values, self._state, strict=False)


def check_seats(name: str, seats: int, *named: int | None) -> None:
    """ValueError where a position names a seat that there is not; None is nobody."""
    if not all(seat is None or seat in range(seats) for seat in named):
        raise ValueError(f"no position of {name}: no such seat")


def well_formed(kinds: Collection[type[M]]) -> Callable[[M], M]:
    """What reads a move of these kinds anew, so that every field is what its type says, whoever made it. IllegalMove
    for a move of another kind, or whose fields make no sense."""
    read = msgspec.msgpack.Decoder(Union[tuple(kinds)]).decode  # noqa: UP007  (of kinds that are not known here)

    def anew(move: M) -> M:
        if type(move) not in kinds:
            raise IllegalMove("refusal-junk")
        try:
            return read(_ENCODER.encode(move))
        except (TypeError, ValueError, OverflowError, msgspec.MsgspecError) as error:
            raise IllegalMove("refusal-junk") from error

    return anew
