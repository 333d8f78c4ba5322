"""Notation of moves, as a person types them and as they are stored: `load camel1 gold salt`, `march d4 c4 5`.

It follows from the types of a move's fields. A move is written strictly (`str(move)`, `azalai.games.contract.Move`) and
read generously: in capitals, with more spaces, and picked items in any order. A game writes and reads a kind of move by
itself if its text says less or more than the fields do.

>>> from azalai.games.touareg.moves import Market, Steal
>>> moves = Notation((Market, Steal))
>>> moves.read("MARKET  gold 2 camel1")
Market(good=<Good.GOLD: 'gold'>, count=2, place=<Place.CAMEL1: 'camel1'>)
>>> str(moves.read("steal 2 hand"))
'steal 2 hand'
"""

from __future__ import annotations

import enum
import typing
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Annotated, Any, Generic, TypeAlias, TypeVar, cast

from azalai.games.contract import Ask, IllegalMove, Move, Noun

M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=enum.Enum)
Reader: TypeAlias = Callable[[list[str]], M]
"""Function that makes a move of the words after its tag. It raises ValueError for words that make none."""
Word: TypeAlias = Callable[[str], Any]
"""Function that makes a value of one word. It raises ValueError for a word that makes none."""


def single_digit(word: str) -> int:
    """Return a number from 1 to 9. Raises ValueError for anything else."""
    if len(word) != 1 or word not in "123456789":
        raise ValueError("a number from 1 to 9 was expected")
    return int(word)


def short_number(word: str) -> int:
    """Return a whole number of up to four digits. Raises ValueError for anything else."""
    if not (word.isascii() and word.isdigit()) or len(word) > 4:
        raise ValueError("a number was expected")
    return int(word)


def in_order(kind: type[E], words: Sequence[str]) -> tuple[E, ...]:
    """Return the members of an enum that words name, in its order. Raises ValueError for another word."""
    return tuple(sorted(map(word_reader(kind), words), key=list(kind).index))


class Notation(Generic[M]):
    """Notation of a game's kinds of moves.

    `longest`: characters of a text that are read. `number` reads the numbers. `some`: kinds whose last field, a tuple,
    is never empty. `ordered`: kinds whose last field is in the order of its enum, though it is not picked. `own`: the
    game's own readers of kinds, by their tags. `key`: that of a game with a text about each kind's form
    (`KEY-refusal-notation-TAG`); without it a text that begins like a move is refused as any other.
    """

    def __init__(
        self,
        kinds: Sequence[type[M]],
        *,
        longest: int = 200,
        number: Callable[[str], int] = single_digit,
        some: Collection[type[M]] = (),
        ordered: Collection[type[M]] = (),
        own: Mapping[str, Reader[M]] | None = None,
        key: str | None = None,
    ) -> None:
        self._readers: dict[str, Reader[M]] = dict(own or {})
        for kind in kinds:
            tag = str(kind.__struct_config__.tag)
            if tag not in self._readers:
                self._readers[tag] = _reader(kind, number, least=kind in some, ordered=kind in ordered)
        self._longest, self._key = longest, key

    def read(self, text: str) -> M:
        """Return the move of a text. Raises `IllegalMove` for any other text."""
        tag, *words = (text.lower().split() if len(text) <= self._longest else []) or [""]
        if tag not in self._readers:
            raise IllegalMove("refusal-junk")
        try:
            return self._readers[tag](words)
        except ValueError as error:
            raise IllegalMove(f"{self._key}-refusal-notation-{tag}" if self._key else "refusal-junk") from error


def word_reader(kind: Any, number: Callable[[str], int] = single_digit) -> Word:
    """Read one word: a member of an enum, a number, a seat (counted from 1), or a struct (`gold@camel1`)."""
    plain = _without_annotation(kind)
    if plain is int:
        return (lambda word: number(word) - 1) if Noun.SEAT in typing.get_args(kind) else number
    if issubclass(plain, enum.Enum):
        members = {str(member.value).lower(): member for member in plain}
        return lambda word: _member(members, word)
    parts = [word_reader(part, number) for part in typing.get_type_hints(plain, include_extras=True).values()]
    return lambda word: plain(*(item(part) for item, part in zip(parts, word.split("@"), strict=True)))


def _reader(kind: type[M], number: Callable[[str], int], *, least: bool, ordered: bool) -> Reader[M]:
    """Read the fields in their order, one word each; the last takes the words that are left, if it is a tuple."""
    build = cast("Callable[..., M]", kind)
    hints = typing.get_type_hints(kind, include_extras=True)
    fields = [hints[name] for name in kind.__struct_fields__]
    many = fields.pop() if fields and typing.get_origin(_without_annotation(fields[-1])) is tuple else None
    readers = [word_reader(field, number) for field in fields]
    rest = None if many is None else _rest_reader(many, number, ordered=ordered)

    def read(words: list[str]) -> M:
        if len(words) < len(readers) + least or (rest is None and len(words) > len(readers)):
            raise ValueError("another number of words was expected")
        values = [reader(word) for reader, word in zip(readers, words, strict=False)]
        return build(*values) if rest is None else build(*values, rest(words[len(readers) :]))

    return read


def _rest_reader(kind: Any, number: Callable[[str], int], *, ordered: bool) -> Callable[[list[str]], tuple[Any, ...]]:
    """Return a reader of a tuple: picked items in the order of their enum; others as written."""
    item = typing.get_args(_without_annotation(kind))[0]
    if ordered or Ask.PICK in typing.get_args(kind):
        return lambda words: in_order(item, words)
    read = word_reader(item, number)
    return lambda words: tuple(map(read, words))


def _member(members: Mapping[str, enum.Enum], word: str) -> enum.Enum:
    if word not in members:
        raise ValueError(f"{word!r} is none of these")
    return members[word]


def _without_annotation(kind: Any) -> Any:
    """Return the type without its annotations."""
    return typing.get_args(kind)[0] if typing.get_origin(kind) is Annotated else kind
