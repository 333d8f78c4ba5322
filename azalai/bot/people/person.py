"""A person as an interaction shows them."""

from __future__ import annotations

import msgspec


class Person(msgspec.Struct, frozen=True):
    """Somebody who acts at a table. `manages`: the server they act in, if they may manage it."""

    id: int
    name: str
    manages: int | None = None

    def may_moderate(self, guild: int | None) -> bool:
        """Whether they may manage the server of a table; what they may do in another is nothing to it."""
        return guild is not None and self.manages == guild
