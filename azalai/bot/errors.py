"""The exceptions that one room of the bot raises and another catches.

AzalaiError
  x Refused              a person asked for what can't be done, and is told why
  x Overloaded           the database is busy, and the same may succeed in a moment
  x NotShown             what a person asked for is stored, and could not be shown
  x CannotPost           a message can't stand in the channel of its table
    · ChannelGone
    · NotAllowed
  x NotYet               a message can be sent later, and when is known
    · TooManyOpenings
  x MaybeStored          whether a transaction is stored is not known
  x Clash                what may be stored once only is there already
  x Unreadable           the game or the state of a table can't be read
  x UnreadableEvents     what happened at a table can't be read
  x ReplayFailed         a game can't be played again
  x CommandFailed        a command line of the operator, who is told why
    · CannotKeep         rows that another database can't hold
  x CannotStart          the bot can't run, and its operator is told why
    · CannotGoOn

A room that raises something for itself alone has an exception of its own.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping

from azalai.games.contract import IllegalMove


class AzalaiError(Exception):
    """Exception of the bot."""


class CannotStart(AzalaiError):
    """The bot can't run. The text is one clear sentence for the operator, who reads it in the terminal."""


class CannotGoOn(CannotStart):
    """The bot was at work and has to end."""


class CommandFailed(AzalaiError):
    """An operator's command was not done. The text is one sentence for the operator."""


class CannotKeep(CommandFailed):
    """Rows that not every database can hold. The text names tables, keys and columns, no values."""


class Refused(AzalaiError):
    """A user's request can't be done. `reason` is the id of a message for that user alone.

    Names of people are in a tuple among the values, unescaped; numbers in a tuple are channels.
    """

    def __init__(self, reason: str, **values: object) -> None:
        super().__init__(reason)
        self.reason = reason
        self.values: Mapping[str, object] = values


class MaybeStored(AzalaiError):
    """The connection to the database broke while a transaction was committed: it may be stored or not.

    The cause is the database's own error. `decided`: it will not be stored any more if it is not yet, so that a caller
    who knows the rows can look for them.
    """

    def __init__(self, *, decided: bool = False) -> None:
        super().__init__()
        self.decided = decided


class Overloaded(AzalaiError):
    """Every connection to the database is busy for long: nothing was changed, and the same may succeed in a moment.

    It is no `Refused`, which says that something can't be done at present.
    """

    reason = "refusal-overloaded"


class Clash(AzalaiError):
    """A row that may be stored once only is there already: another user was first.

    `columns` are those that would have been equal, such as `tables.live_channel_id`; nothing was changed.
    """

    def __init__(self, columns: Iterable[str]) -> None:
        self.columns = frozenset(columns)
        super().__init__(", ".join(sorted(self.columns)))

    def as_refusal(self, reason: str, *, of: str) -> Exception:
        """Return the refusal for the user if the error is a clash of that column or table, else the error."""
        clashes = any(column == of or column.startswith(f"{of}.") for column in self.columns)
        return Refused(reason) if clashes else self


class CannotPost(AzalaiError):
    """A message can't be in the channel of its table."""


class ChannelGone(CannotPost):
    """The channel of a table was deleted."""


class NotAllowed(CannotPost):
    """A permission is missing; `reason` is the id of a message that names it."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class NotYet(AzalaiError):
    """A message can be sent in `retry_after` seconds."""

    def __init__(self, retry_after: float) -> None:
        super().__init__(f"not before {retry_after:.0f} s have passed")
        self.retry_after = retry_after


class TooManyOpenings(NotYet):
    """Another conversation may be opened then."""


class Unreadable(AzalaiError, ValueError):
    """A table whose game or state can't be read. The text is for the operator and tells nothing of the game."""


class UnreadableEvents(Unreadable):
    """A table whose stored events the game can't read any more: an event's tag or fields have changed."""

    def __init__(self, key: str, table: int, tag: str | None) -> None:
        events = "its own events" if tag is None else f"its own event {tag}"
        super().__init__(f"the game {key} can't read {events} any more: a tag, a value or a field was renamed")
        self.table = table


class ReplayFailed(AzalaiError):
    """The history entry with that number (from 1) can't be replayed, with the reason."""

    def __init__(self, number: int, refusal: IllegalMove) -> None:
        super().__init__(refusal.reason)
        self.number = number
        self.refusal = refusal


class NotShown(AzalaiError):
    """A user's request is done and stored; only showing it to them broke. The cause says why."""


def error_code() -> str:
    """Return a short code that ties an answer to a user to the line in the log."""
    return secrets.token_hex(2).upper()
