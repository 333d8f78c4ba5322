"""Addresses: where a message of the outbox goes. Messages to one address are sent in their order; no address waits for
another."""

from __future__ import annotations

import re

import msgspec
import sqlalchemy as sa


class ChannelAddress(msgspec.Struct, frozen=True):
    """A channel, where everybody reads it."""

    channel: int

    def __str__(self) -> str:
        return f"c{self.channel}"


class EarlierAddress(msgspec.Struct, frozen=True):
    """The messages that were posted in a channel earlier; waiting for one of them holds up nothing new there."""

    channel: int

    def __str__(self) -> str:
        return f"e{self.channel}"


class UserAddress(msgspec.Struct, frozen=True):
    """The direct messages of a person."""

    user: int

    def __str__(self) -> str:
        return f"u{self.user}"


class FollowerAddress(msgspec.Struct, frozen=True):
    """The direct messages of a person who follows a table; waiting for them holds up nothing else of theirs."""

    table: int
    user: int

    def __str__(self) -> str:
        return f"f{self.table}u{self.user}"


Address = ChannelAddress | EarlierAddress | UserAddress | FollowerAddress

_TEXT = re.compile(r"c(\d+)|u(\d+)|f(\d+)u(\d+)|e(\d+)")


def read_address(text: str) -> Address:
    """The address of that text layout, which `str` makes. ValueError where it is none."""
    found = _TEXT.fullmatch(text)
    if found is None:
        raise ValueError(f"{text!r} is no address")
    channel, user, table, follower, earlier = found.groups()
    if earlier is not None:
        return EarlierAddress(int(earlier))
    if channel is not None:
        return ChannelAddress(int(channel))
    return UserAddress(int(user)) if user is not None else FollowerAddress(int(table), int(follower))


def to_person(column: sa.Column[str], user: int) -> sa.ColumnElement[bool]:
    """Whether the address in a column is one of this person's."""
    return (column == str(UserAddress(user))) | column.like(f"f%u{user}")
