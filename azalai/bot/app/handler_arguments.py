"""Arguments of a handler, read from a custom id, a menu or a modal by the annotations of the handler.

Custom ids are written by `azalai.bot.layouts.components`.

`async def chosen(self, request: Request, table: TableNumber, decision: Mark, path: Answers)` answers
`az:option:TABLE:DECISION:PATH`. The custom id lists the arguments in the order of the parameters; an argument with a
default may be missing. Numbers outside the range of their type (`RANGES`) are refused; an `int` is a count or an index.
The keyword argument gets the values of a menu, the texts of a modal, or all fields of a form (`FormValues`). The names
of parameters have no effect.
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
from azalai.bot.layouts.filled import FormValues
from azalai.bot.layouts.prompts import decode_answers
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


def read_number(text: str, least: int = 0, most: int = HIGHEST) -> int:
    """Return a whole number in a range. Raises ValueError for anything else."""
    if _NUMBER.fullmatch(text) is None or not least <= int(text) <= most:
        raise ValueError(f"{text!r} is no such number")
    return int(text)


def _make_reader(kind: Any) -> Callable[[str], int]:
    least, most = RANGES[kind]
    return lambda text: read_number(text, least, most)


def _read_word(text: str) -> str:
    if not text:
        raise ValueError("a word is missing")
    return text


def _read_path(text: str) -> Answers:
    for part in text.split(".") if text else ():
        read_number(part)
    return decode_answers(text)


_READERS: Mapping[Any, Callable[[str], Any]] = {
    **{kind: _make_reader(kind) for kind in RANGES},
    str: _read_word,
    bool: lambda text: text == "1",
    Answers: _read_path,
}
_EACH: Mapping[Any, Callable[[str], Any]] = {Sequence[int]: read_number, Sequence[str]: str}
"""Types of arguments that get all chosen values instead of one."""


OF_QUESTION = "@"
"""Separator between the mark of a question and the value of a menu.

The mark makes the values of two questions differ: a client would keep the former choice if the next menu had the same
value.
"""


class Argument(msgspec.Struct, frozen=True):
    """Argument of a handler. `read` returns its value, and raises ValueError for a text that is none."""

    name: str
    kind: Any
    read: Callable[[str], Any]
    optional: bool = False
    each: bool = False


class Form(msgspec.Struct, frozen=True):
    """Arguments of a handler.

    `chosen`: the argument that gets the values of a menu or a modal. `more`: further parts of a custom id are ignored,
    because old buttons have them.
    """

    arguments: tuple[Argument, ...]
    chosen: Argument | None
    more: bool

    def read(self, arguments: Sequence[str], values: Sequence[str] | FormValues) -> tuple[list[Any], dict[str, Any]]:
        """Return the handler's arguments. Raises ValueError for an id that no version of ours has written."""
        least = sum(not argument.optional for argument in self.arguments)
        if len(arguments) < least or (len(arguments) > len(self.arguments) and not self.more):
            raise ValueError("another number of arguments")
        arguments_read = [argument.read(text) for argument, text in zip(self.arguments, arguments, strict=False)]
        if self.chosen is None:
            return arguments_read, {}
        if self.chosen.kind is FormValues:
            return arguments_read, {self.chosen.name: values if isinstance(values, FormValues) else FormValues({})}
        if isinstance(values, FormValues):
            values = [value for several in values.values.values() for value in several]
        if not values and not self.chosen.optional:
            raise ValueError("nothing was chosen")
        chosen = [self.chosen.read(value.rpartition(OF_QUESTION)[2]) for value in values]
        return arguments_read, {self.chosen.name: chosen if self.chosen.each else chosen[0]}


def make_form(handler: Callable[..., Awaitable[None]]) -> Form:
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
            chosen = _make_choice_argument(parameter.name, types[parameter.name])
        else:
            arguments.append(
                _make_argument(parameter.name, types[parameter.name], parameter.default is not parameter.empty)
            )
    # an old button of a card carries more than its table
    kinds = [types[argument.name] for argument in arguments]
    return Form(tuple(arguments), chosen, more or kinds in ([], [TableNumber]))


def _make_argument(name: str, kind: Any, optional: bool) -> Argument:
    if kind not in _READERS:
        raise TypeError(f"{name}: a {kind} can't be read from a custom id")
    return Argument(name, kind, _READERS[kind], optional)


def _make_choice_argument(name: str, kind: Any) -> Argument:
    if kind is FormValues:
        return Argument(name, kind, str, optional=True)
    if kind in _EACH:
        return Argument(name, kind, _EACH[kind], optional=kind == Sequence[str], each=True)
    return Argument(name, kind, str) if kind is str else _make_argument(name, kind, False)
