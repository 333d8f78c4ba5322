"""The rows of the store as typed structs."""

from __future__ import annotations

import enum

import msgspec


class Status(enum.StrEnum):
    """Where a table stands in its life."""

    LOBBY = "lobby"
    RUNNING = "running"
    FINISHED = "finished"
    CANCELLED = "cancelled"
    EXPIRED = "expired"
    STRANDED = "stranded"  # its channel is gone; it can be moved to another
    SET_ASIDE = "set-aside"  # its state can't be read


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """One table. `position` is the number of the newest move; `seed` is secret until the game is over."""

    id: int
    game: str
    version: int
    options: bytes
    language: str
    guild_id: int | None
    channel_id: int
    host_id: int
    status: Status
    random_seats: bool
    invited: tuple[int, ...]
    position: int
    seed: bytes | None
    seed_hash: str | None
    trouble: str | None
    created_at: float
    started_at: float | None
    ended_at: float | None


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """One seat and who sits on it; `user_id` None is a robot."""

    table_id: int
    seat: int
    user_id: int | None
    name: str
    decision: int
    deciding: bool
    since: float | None

    @property
    def is_robot(self) -> bool:
        """Whether a robot sits here."""
        return self.user_id is None


class MoveRow(msgspec.Struct, frozen=True, kw_only=True):
    """One move of the history. `seat` None: the setup of the game."""

    table_id: int
    number: int
    seat: int | None
    move: str
    events: bytes
    interaction_id: int | None
    played_at: float


class MessageRow(msgspec.Struct, frozen=True, kw_only=True):
    """A message of ours that may still be edited or deleted."""

    id: int
    table_id: int
    kind: str
    seat: int | None
    channel_id: int
    message_id: int


class Letter(msgspec.Struct, frozen=True, kw_only=True):
    """Something that must be sent. `decision` ties a message to what its seat had to decide."""

    id: int
    table_id: int
    lane: str
    kind: str
    seat: int | None
    decision: int | None
    body: str
    nonce: str
    attempts: int
    due: float


class TimerRow(msgspec.Struct, frozen=True, kw_only=True):
    """Something that falls due."""

    id: int
    table_id: int
    kind: str
    due: float


class PersonRow(msgspec.Struct, frozen=True, kw_only=True):
    """What is remembered of a person, beside their seats."""

    user_id: int
    locale: str | None
    closed_dms_since: float | None
    told_of_closed_dms: bool
