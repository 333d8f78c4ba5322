"""The errors that carry what a person reads."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping


class CannotStart(Exception):
    """The bot can't run. The text is one clear sentence for the operator, who reads it in the terminal."""


class CannotGoOn(CannotStart):
    """The bot was at work and has to end."""


class Refused(Exception):
    """What a person asked for can't be done. `reason` is the id of a message; it is told to that person alone. Names of
    people stand in a tuple among the values, as they are; numbers in a tuple are channels."""

    def __init__(self, reason: str, **values: object) -> None:
        super().__init__(reason)
        self.reason = reason
        self.values: Mapping[str, object] = values


class MaybeStored(Exception):
    """The connection to the database broke while a transaction was committed: whether it is stored is not known. The
    cause is the database's own error. `decided`: it will not be stored any more if it is not yet, so that who knows
    what was written can look for it."""

    def __init__(self, *, decided: bool = False) -> None:
        super().__init__()
        self.decided = decided


class Overloaded(Exception):
    """Every connection to the database is busy for long: nothing was changed, and the same may succeed in a moment. It
    is no `Refused`, which says that something can't be done as things stand."""

    reason = "refusal-overloaded"


class Clash(Exception):
    """What may be stored once only is there already: somebody else was first. `columns` are those that would have been
    alike, such as `tables.live_channel_id`; nothing was changed."""

    def __init__(self, columns: Iterable[str]) -> None:
        self.columns = frozenset(columns)
        super().__init__(", ".join(sorted(self.columns)))

    def told(self, reason: str, *, of: str) -> Exception:
        """What the person is told if it is the clash of that column, or of that table; else the clash itself."""
        clashes = any(column == of or column.startswith(f"{of}.") for column in self.columns)
        return Refused(reason) if clashes else self


class NotShown(Exception):
    """What a person asked for is done and stored; only showing it to them broke. The cause says why."""


def error_code() -> str:
    """A short code that ties what a person was told to the line in the log."""
    return secrets.token_hex(2).upper()
