"""Arguments that a handler reads from a custom id, from a menu or from a modal, by its annotations.

`async def chosen(self, request: Request, table: TableNumber, decision: Mark, path: Answers)` answers
`az:option:TABLE:DECISION:PATH`. Arguments come in their order; one with a default may be missing. An `int` is a count
or an index; it and each type of numbers in `azalai.bot.dialogs.marks` has a range (`RANGES`), and no handler gets
another number. The values of a menu or the texts of a modal are the argument after `*`, or all that was filled in as
`Filled`. The names of arguments have no effect.
"""

from __future__ import annotations

import inspect
import re
import typing
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import msgspec

from azalai.bot.dialogs.marks import (
    Amount,
    Answers,
    DayNumber,
    Mark,
    PersonNumber,
    ProposalNumber,
    SeatNumber,
    TableNumber,
    TournamentNumber,
)
from azalai.bot.layouts.filled import Filled
from azalai.bot.layouts.prompts import read_answers
from azalai.bot.store.schema import HIGHEST, HIGHEST_LONG

_NUMBER = re.compile(r"-?[0-9]{1,19}")
RANGES: Mapping[Any, tuple[int, int]] = {
    int: (0, HIGHEST),
    Amount: (-HIGHEST, HIGHEST),
    TableNumber: (-(3 * 2**61), 2**62),  # below 0: games of one person
    TournamentNumber: (1, HIGHEST_LONG),
    ProposalNumber: (1, HIGHEST_LONG),
    PersonNumber: (0, HIGHEST_LONG),  # 0: every user
    Mark: (-HIGHEST_LONG, HIGHEST_LONG),
    SeatNumber: (0, 99),
    DayNumber: (10_957, 84_005),  # 2000 to 2199
}
"""Lowest and highest number of each type."""


def number(text: str, least: int = 0, most: int = HIGHEST) -> int:
    """Return a whole number in a range. Raises ValueError for anything else."""
    if _NUMBER.fullmatch(text) is None or not least <= int(text) <= most:
        raise ValueError(f"{text!r} is no such number")
    return int(text)


def _reader(kind: Any) -> Callable[[str], int]:
    least, most = RANGES[kind]
    return lambda text: number(text, least, most)


def _word(text: str) -> str:
    if not text:
        raise ValueError("a word is missing")
    return text


def _path(text: str) -> Answers:
    for part in text.split(".") if text else ():
        number(part)
    return read_answers(text)


_READERS: Mapping[Any, Callable[[str], Any]] = {
    **{kind: _reader(kind) for kind in RANGES},
    str: _word,
    bool: lambda text: text == "1",
    Answers: _path,
}
_EACH: Mapping[Any, Callable[[str], Any]] = {Sequence[int]: number, Sequence[str]: str}
"""Types of arguments that take all values, not one."""


OF_QUESTION = "@"
"""Separator after which a menu's value names its question.

A client keeps the former choice if the next menu has the same value.
"""


class Argument(msgspec.Struct, frozen=True):
    """Argument of a handler, and its type. `read` raises ValueError for other text."""

    name: str
    kind: Any
    read: Callable[[str], Any]
    optional: bool = False
    each: bool = False


class Form(msgspec.Struct, frozen=True):
    """Arguments that a handler reads, and its values of a menu or a modal.

    `more`: further parts of an old button are ignored.
    """

    arguments: tuple[Argument, ...]
    chosen: Argument | None
    more: bool

    def read(self, arguments: Sequence[str], values: Sequence[str] | Filled) -> tuple[list[Any], dict[str, Any]]:
        """Return the handler's arguments. Raises ValueError for an id that no version of ours has written."""
        least = sum(not argument.optional for argument in self.arguments)
        if len(arguments) < least or (len(arguments) > len(self.arguments) and not self.more):
            raise ValueError("another number of arguments")
        arguments_read = [argument.read(text) for argument, text in zip(self.arguments, arguments, strict=False)]
        if self.chosen is None:
            return arguments_read, {}
        if self.chosen.kind is Filled:
            return arguments_read, {self.chosen.name: values if isinstance(values, Filled) else Filled({})}
        if isinstance(values, Filled):
            values = [value for several in values.values.values() for value in several]
        if not values and not self.chosen.optional:
            raise ValueError("nothing was chosen")
        chosen = [self.chosen.read(value.rpartition(OF_QUESTION)[2]) for value in values]
        return arguments_read, {self.chosen.name: chosen if self.chosen.each else chosen[0]}


def form_of(handler: Callable[..., Awaitable[None]]) -> Form:
    """Return the form of a handler. Raises TypeError for an argument of another type."""
    types = typing.get_type_hints(handler)
    _, *parameters = inspect.signature(handler).parameters.values()
    arguments: list[Argument] = []
    chosen: Argument | None = None
    more = False
    for parameter in parameters:
        if parameter.kind is parameter.VAR_POSITIONAL:
            more = True
        elif parameter.kind is parameter.KEYWORD_ONLY:
            chosen = _choice_argument(parameter.name, types[parameter.name])
        else:
            arguments.append(_argument(parameter.name, types[parameter.name], parameter.default is not parameter.empty))
    # an old button of a card carries more than its table
    kinds = [types[argument.name] for argument in arguments]
    return Form(tuple(arguments), chosen, more or kinds in ([], [TableNumber]))


def _argument(name: str, kind: Any, optional: bool) -> Argument:
    if kind not in _READERS:
        raise TypeError(f"{name}: nothing reads a {kind} of a custom id")
    return Argument(name, kind, _READERS[kind], optional)


def _choice_argument(name: str, kind: Any) -> Argument:
    if kind is Filled:
        return Argument(name, kind, str, optional=True)
    if kind in _EACH:
        return Argument(name, kind, _EACH[kind], optional=kind == Sequence[str], each=True)
    return Argument(name, kind, str) if kind is str else _argument(name, kind, False)
