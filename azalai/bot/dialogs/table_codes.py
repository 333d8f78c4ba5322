"""Codes of typed table options.

If the channel of `/KEY new` has a table already, a button offers a thread. Its custom id carries the options as a code,
so that the bot need not remember them until the press.
"""

from __future__ import annotations

import string
from collections.abc import Mapping, Sequence
from typing import Any

from azalai.bot.clocks.pace import Late, parse_pace
from azalai.games.contract import AnyGame
from azalai.games.options import OptionField, OptionKind, option_fields
from azalai.locales import LANGUAGES

ROOM = 72
"""Characters that the custom id has left for the code."""
_DIGITS = string.digits + string.ascii_lowercase
_NOTHING = "-"
_SEATS = {"random": "r", "joined": "j"}


def pack_invitation(game: AnyGame, filled: Mapping[str, Any], invited: Sequence[int]) -> str | None:
    """Return the code of the filled-in options of `new` and the invited users.

    Return None if a custom id has no room for it, or if an option is a number.
    """
    if any(
        filled.get(field.name) is not None for field in option_fields(game.Options) if field.kind is OptionKind.NUMBER
    ):
        return None
    late = filled.get("late") or Late.VOTE
    pace = parse_pace(filled["pace"], late) if filled.get("pace") else None
    parts = [
        "".join(_encode_option(field, filled.get(field.name)) for field in _list_fields(game)),
        filled.get("language") or _NOTHING,
        _SEATS.get(filled.get("seats") or "", _NOTHING),
        _NOTHING if filled.get("full") is None else _encode_number(filled["full"]),
        _DIGITS[tuple(Late).index(late)],
        _NOTHING if pace is None else "_".join(f"{hours:g}" for hours in (pace.turn, pace.bank, pace.refill)),
        *(_encode_number(user) for user in invited),
    ]
    code = ".".join(parts)
    return code if len(code) <= ROOM else None


def unpack_invitation(game: AnyGame, text: str) -> tuple[dict[str, Any], list[int]]:
    """Return the options and the invited users of a code. Raises ValueError or IndexError if it can't be read."""
    options, language, seats, full, late, pace, *invited = text.split(".")
    fields = _list_fields(game)
    if len(options) != len(fields):
        raise ValueError(text)
    filled: dict[str, Any] = {
        field.name: field.values[_DIGITS.index(option)]
        for field, option in zip(fields, options, strict=True)
        if option != _NOTHING
    }
    filled["language"] = language if language in LANGUAGES else None
    filled["seats"] = next((name for name, letter in _SEATS.items() if letter == seats), None)
    filled["full"] = None if full == _NOTHING else int(full, 36)
    filled["late"] = tuple(Late)[int(late, 36)]
    filled["pace"] = None if pace == _NOTHING else pace.replace("_", " / ")
    return filled, [int(digits, 36) for digits in invited]


def _list_fields(game: AnyGame) -> list[OptionField]:
    """Return the options that a command asks for and that have values to choose from."""
    kinds = (OptionKind.SWITCH, OptionKind.ONE)
    return [field for field in option_fields(game.Options) if field.kind in kinds]


def _encode_option(field: OptionField, value: Any) -> str:
    return _NOTHING if value is None else _DIGITS[field.values.index(value)]


def _encode_number(value: int) -> str:
    """Return a number to the base 36.

    >>> _encode_number(35), _encode_number(36)
    ('z', '10')
    """
    digits = ""
    while value or not digits:
        value, digit = divmod(value, 36)
        digits = _DIGITS[digit] + digits
    return digits
