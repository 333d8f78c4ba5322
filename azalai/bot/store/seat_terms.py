"""Terms of a table that has not started. Each person's seat has the terms to which they agreed."""

from __future__ import annotations

from typing import Any

import msgspec


class Terms(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Terms of a table.

    `options` and `pace`: JSON, as in the row of the table; `full_at`: the number of players with which the game starts
    by itself, or None if it does not.
    """

    pace: str
    options: str
    random_seats: bool
    language: str
    suggestions: bool
    suggest_rated: bool
    turning_points: bool
    full_at: int | None = None

    def encode(self) -> str:
        """Return the terms as the text of a seat's column."""
        return msgspec.json.encode(self).decode()


def make_terms(row: Any) -> Terms:
    """Return the terms of a table from its row, or from a row with the same columns."""
    terms: dict[str, Any] = {name: getattr(row, name) for name in Terms.__struct_fields__}
    terms["options"] = bytes(row.options).decode()
    return Terms(**terms)


def decode_terms(column: str) -> Terms:
    """Return the terms from the text of a seat's column."""
    return msgspec.json.decode(column, type=Terms)
