"""A person as an interaction shows them."""

from __future__ import annotations

import msgspec


class Person(msgspec.Struct, frozen=True):
    """Somebody who acts at a table. `may_moderate`: may manage the server."""

    id: int
    name: str
    may_moderate: bool = False
