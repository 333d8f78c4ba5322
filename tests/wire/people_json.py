"""The parts of interactions that describe people and what they picked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.wire.people import Person
from tests.wire.places import Channel, Role

Json = dict[str, Any]


def resolved(channel: Channel, picked: Iterable[Any]) -> Json:
    """`{"resolved": ...}` for the people, channels and roles among the picked values; empty when there is none."""
    groups: dict[str, Json] = {}
    for value in picked:
        if isinstance(value, Person):
            groups.setdefault("users", {})[str(value.id)] = value.json()
            if channel.guild and value.id in channel.guild.members:
                member = channel.guild.member_json(value, with_user=False)
                member["permissions"] = str(channel.permissions(value).value)
                groups.setdefault("members", {})[str(value.id)] = member
        elif isinstance(value, Channel):
            groups.setdefault("channels", {})[str(value.id)] = value.json() | {"permissions": str(channel.permissions(channel.wire.bot).value)}
        elif isinstance(value, Role):
            groups.setdefault("roles", {})[str(value.id)] = value.json()
    return {"resolved": groups} if groups else {}
