"""A person as an interaction shows them."""

from __future__ import annotations

import msgspec


class Person(msgspec.Struct, frozen=True):
    """Person at a table. `manages`: the server of the request, if they may manage it."""

    id: int
    name: str
    manages: int | None = None

    def may_moderate(self, guild: int | None) -> bool:
        """Return True if they may manage the server of a table; rights in another do not count."""
        return guild is not None and self.manages == guild
