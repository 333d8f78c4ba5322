"""The terms of a table that has not started, as the seat of each person holds those they have agreed to."""

from __future__ import annotations

from typing import Any

import msgspec


class Terms(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The terms of a table.

    `options` of its game and `pace` are JSON as the table holds them; `full_at`: with how many it starts by itself,
    None: it does not.
    """

    pace: str
    options: str
    random_seats: bool
    language: str
    suggestions: bool
    suggest_rated: bool
    turning_points: bool
    full_at: int | None = None

    def column(self) -> str:
        """Return the terms as the column of a seat holds them."""
        return msgspec.json.encode(self).decode()


def terms_of(row: Any) -> Terms:
    """Return the terms of a table, from its row or from a row with these columns of it."""
    terms: dict[str, Any] = {name: getattr(row, name) for name in Terms.__struct_fields__}
    terms["options"] = bytes(row.options).decode()
    return Terms(**terms)


def read_terms(column: str) -> Terms:
    """Return the terms in the column of a seat."""
    return msgspec.json.decode(column, type=Terms)
