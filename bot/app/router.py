"""Routes every press, menu and modal to the cog that answers it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import discord

REMEMBERED_INTERACTIONS = 1000


Box = Callable[[discord.Interaction, list[str]], Awaitable[None]]


Act = Callable[[discord.Interaction, list[str], list[str]], Awaitable[None]]


def typed_fields(data: dict[str, Any]) -> Iterable[str]:
    """The texts typed into a box."""
    for row in data.get("components", []):
        for item in [row.get("component"), *row.get("components", [])]:
            if item and "value" in item:
                yield str(item["value"])
