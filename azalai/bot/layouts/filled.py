"""Values of a submitted form, read by the keys of its fields."""

from __future__ import annotations

import enum
import zlib
from collections.abc import Collection, Mapping, Sequence
from typing import TypeVar

import msgspec

from azalai.bot.errors import Refused
from azalai.bot.store.schema import HIGHEST_LONG

Form = TypeVar("Form", bound=enum.StrEnum)


class FormValues(msgspec.Struct, frozen=True):
    """Values of a submitted form by the keys of its fields: the typed text, or the chosen values of a group or menu.

    A client may leave fields out, and a form of an earlier version has other fields: the methods raise `Refused` with
    `refusal-form` for a field that is missing, and for values that are not allowed.
    """

    values: Mapping[str, Sequence[str]]

    def get_one(self, key: str, allowed: Collection[str]) -> str:
        """Return the one value that was chosen among the allowed ones."""
        chosen = self.list_chosen(key, allowed)
        if len(chosen) != 1:
            raise Refused("refusal-form")
        return chosen[0]

    def list_chosen(self, key: str, allowed: Collection[str]) -> list[str]:
        """Return the values that were chosen among the allowed ones."""
        chosen = list(self._get(key))
        if len(set(chosen)) != len(chosen) or not set(chosen) <= set(allowed):
            raise Refused("refusal-form")
        return chosen

    def get_text(self, key: str, most: int) -> str:
        """Return the typed text of up to `most` characters, without blanks at its ends; "" for none."""
        typed = self._get(key)
        if len(typed) > 1 or any(len(word) > most for word in typed):
            raise Refused("refusal-form")
        return typed[0].strip() if typed else ""

    def list_numbers(self, key: str, most: int) -> tuple[int, ...]:
        """Return the ids of the chosen channels or roles, up to `most` of them."""
        chosen = self._get(key)
        if len(chosen) > most or not all(
            number.isascii() and number.isdecimal() and len(number) < 20 for number in chosen
        ):
            raise Refused("refusal-form")
        values = tuple(dict.fromkeys(map(int, chosen)))
        if any(value > HIGHEST_LONG for value in values):
            raise Refused("refusal-form")
        return values

    def _get(self, key: str) -> Sequence[str]:
        if key not in self.values:
            raise Refused("refusal-form")
        return self.values[key]


def get_form(kind: type[Form], name: str) -> Form:
    """Return the form of that name. Raises `Refused` if no form has it."""
    if name not in tuple(kind):
        raise Refused("refusal-unreadable-button")
    return kind(name)


def check_unchanged(mark: str, value: object) -> None:
    """Raise `Refused` if the values have changed since a form with that mark (`fingerprint`) was opened."""
    if mark != fingerprint(value):
        raise Refused("refusal-form-changed")


def fingerprint(value: object) -> str:
    """Return eight hexadecimal digits that stand for the values of a form: other values give other digits."""
    return f"{zlib.crc32(msgspec.json.encode(value, order='sorted')):08x}"
