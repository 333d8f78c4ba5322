"""Addresses of outbox messages. Messages to one address are sent in their order; no address waits for another."""

from __future__ import annotations

import re

import msgspec
import sqlalchemy as sa


class ChannelAddress(msgspec.Struct, frozen=True):
    """Channel, in which all read a message."""

    channel: int

    def __str__(self) -> str:
        return f"c{self.channel}"


class EarlierAddress(msgspec.Struct, frozen=True):
    """The messages that were posted in a channel earlier; waiting for one of them holds up nothing new there."""

    channel: int

    def __str__(self) -> str:
        return f"e{self.channel}"


class OpeningAddress(msgspec.Struct, frozen=True):
    """Threads that are made in a channel, one after the other; waiting for one of them holds up nothing else there."""

    channel: int

    def __str__(self) -> str:
        return f"o{self.channel}"


class UserAddress(msgspec.Struct, frozen=True):
    """The direct messages of a person."""

    user: int

    def __str__(self) -> str:
        return f"u{self.user}"


class FollowerAddress(msgspec.Struct, frozen=True):
    """Direct messages of a person who follows a table, apart from their others, which need not wait for them."""

    table: int
    user: int

    def __str__(self) -> str:
        return f"f{self.table}u{self.user}"


class EventAddress(msgspec.Struct, frozen=True):
    """The event of a tournament among those of its server; waiting for it holds up nothing else."""

    tournament: int

    def __str__(self) -> str:
        return f"v{self.tournament}"


Address = ChannelAddress | EarlierAddress | OpeningAddress | UserAddress | FollowerAddress | EventAddress
PLACES: dict[str, type[ChannelAddress | EarlierAddress | OpeningAddress]] = {
    "c": ChannelAddress,
    "e": EarlierAddress,
    "o": OpeningAddress,
}
"""The addresses in channels, by the letter with which their text begins."""

_TEXT = re.compile(r"([ceo])(\d+)|u(\d+)|f(\d+)u(\d+)|v(\d+)")


def read_address(text: str) -> Address:
    """Return the address that `str` has written. Raises ValueError for any other text."""
    match = _TEXT.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} is no address")
    place, channel, user, table, follower, tournament = match.groups()
    if tournament is not None:
        return EventAddress(int(tournament))
    if place is not None:
        return PLACES[place](int(channel))
    return UserAddress(int(user)) if user is not None else FollowerAddress(int(table), int(follower))


def to_person(column: sa.Column[str], user: int) -> sa.ColumnElement[bool]:
    """Return True if the address in a column is one of this person's."""
    return (column == str(UserAddress(user))) | column.like(f"f%u{user}")
