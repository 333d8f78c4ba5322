"""Values that a person picked in options and menus, as they stand in an interaction."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tests.wire.places import Channel, Role
from tests.wire.users import User

Json = dict[str, Any]


def resolve_picks(channel: Channel, picked: Iterable[Any]) -> Json:
    """Return `{"resolved": ...}` for the people, channels and roles among the picked values.

    Empty if there are none.
    """
    groups: dict[str, Json] = {}
    for value in picked:
        if isinstance(value, User):
            groups.setdefault("users", {})[str(value.id)] = value.json()
            if channel.guild and value.id in channel.guild.members:
                member = channel.guild.member_json(value, with_user=False)
                member["permissions"] = str(channel.permissions(value).value)
                groups.setdefault("members", {})[str(value.id)] = member
        elif isinstance(value, Channel):
            groups.setdefault("channels", {})[str(value.id)] = value.json() | {
                "permissions": str(channel.permissions(channel.wire.bot).value)
            }
        elif isinstance(value, Role):
            groups.setdefault("roles", {})[str(value.id)] = value.json()
    return {"resolved": groups} if groups else {}


def list_picked_values(component: Json, values: Sequence[Any]) -> list[str]:
    """Return the `values` of a select: options by value or label, others by id."""
    if component["type"] != 3:
        return [str(value.id) for value in values]
    by_label = {option["label"]: option["value"] for option in component["options"]}
    offered = {option["value"] for option in component["options"]}  # several may have one label
    strangers = [value for value in values if value not in offered and value not in by_label]
    if strangers:
        raise ValueError(f"not offered: {strangers}; there is: {', '.join(by_label)}")
    return [value if value in offered else by_label[value] for value in values]
