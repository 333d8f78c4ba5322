"""Addresses of messages in the outbox.

Messages to one address are sent one after the other, in their order. Different addresses do not wait for each other.
"""

from __future__ import annotations

import re

import msgspec
import sqlalchemy as sa


class ChannelAddress(msgspec.Struct, frozen=True):
    """A channel: new messages in it."""

    channel: int

    def __str__(self) -> str:
        return f"c{self.channel}"


class EarlierAddress(msgspec.Struct, frozen=True):
    """The earlier messages in a channel. A change of one that has to wait does not delay new messages."""

    channel: int

    def __str__(self) -> str:
        return f"e{self.channel}"


class OpeningAddress(msgspec.Struct, frozen=True):
    """The threads to be opened in a channel. One that has to wait does not delay messages in the channel."""

    channel: int

    def __str__(self) -> str:
        return f"o{self.channel}"


class UserAddress(msgspec.Struct, frozen=True):
    """The direct messages of a person."""

    user: int

    def __str__(self) -> str:
        return f"u{self.user}"


class FollowerAddress(msgspec.Struct, frozen=True):
    """The direct messages to a follower of a table. They do not delay the other direct messages to that person."""

    table: int
    user: int

    def __str__(self) -> str:
        return f"f{self.table}u{self.user}"


class EventAddress(msgspec.Struct, frozen=True):
    """The event of a tournament on its server. If it has to wait, no message is delayed."""

    tournament: int

    def __str__(self) -> str:
        return f"v{self.tournament}"


Address = ChannelAddress | EarlierAddress | OpeningAddress | UserAddress | FollowerAddress | EventAddress
PLACES: dict[str, type[ChannelAddress | EarlierAddress | OpeningAddress]] = {
    "c": ChannelAddress,
    "e": EarlierAddress,
    "o": OpeningAddress,
}
"""Types of addresses in channels, by the first letter of their text."""

_TEXT = re.compile(r"([ceo])(\d+)|u(\d+)|f(\d+)u(\d+)|v(\d+)")


def read_address(text: str) -> Address:
    """Return the address with this text, as `str` wrote it. Raises ValueError for any other text."""
    match = _TEXT.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} is no address")
    place, channel, user, table, follower, tournament = match.groups()
    if tournament is not None:
        return EventAddress(int(tournament))
    if place is not None:
        return PLACES[place](int(channel))
    return UserAddress(int(user)) if user is not None else FollowerAddress(int(table), int(follower))


def is_to_person(column: sa.Column[str], user: int) -> sa.ColumnElement[bool]:
    """Return the condition that the address in a column is one of this person's."""
    return (column == str(UserAddress(user))) | column.like(f"f%u{user}")
