"""Entries that the address of a PostgreSQL database may have after its question mark."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa

from azalai.bot.errors import CannotStart

CONNECTIONS = "connections"
DEFAULT, FEWEST, MOST = 10, 2, 200
"""Number of connections of a bot: the default, the lowest and the highest."""
SSL = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
KNOWN: Mapping[str, str] = {
    "host": "host",
    "port": "port",
    "user": "user",
    "password": "password",
    "ssl": "ssl",
    "sslmode": "ssl",
    "passfile": "passfile",
    "target_session_attrs": "target_session_attrs",
}
"""Names of entries, and asyncpg's names for them."""


def check_entries(url: sa.URL) -> None:
    """Raise `CannotStart` for an invalid entry of an address. The message does not show its value."""
    for name, value in url.query.items():
        if name == CONNECTIONS:
            if not isinstance(value, str) or not value.isdecimal() or not FEWEST <= int(value) <= MOST:
                raise CannotStart(f"In the address of the database '{name}' must be a number from {FEWEST} to {MOST}.")
        elif name not in KNOWN:
            known = ", ".join((*KNOWN, CONNECTIONS))
            raise CannotStart(f"In the address of the database '{name}' is unknown; these are known: {known}.")
        elif KNOWN[name] == "ssl" and value not in SSL:
            raise CannotStart(f"In the address of the database '{name}' must be one of {', '.join(SSL)}.")


def get_connection_count(url: sa.URL) -> int:
    """Return the number of connections that a bot may have."""
    named = url.query.get(CONNECTIONS)
    return DEFAULT if named is None else int(str(named))


def split_address(url: sa.URL) -> tuple[sa.URL, dict[str, Any]]:
    """Return the address for SQLAlchemy, and the other entries as arguments for asyncpg."""
    places = {name: value for name, value in url.query.items() if name in ("host", "port")}
    options: dict[str, Any] = {
        KNOWN[name]: value for name, value in url.query.items() if name in KNOWN and name not in places
    }
    return url.set(query=places), options
