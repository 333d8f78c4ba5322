"""What the managers of a server set there for everybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from azalai.bot.dialogs.marks import action
from azalai.bot.dialogs.permissions import missing_permission, without_gone
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import show
from azalai.bot.errors import Refused
from azalai.bot.hosting.lobby import announce_lobbies
from azalai.bot.layouts.settings_form import ACT, ANY, settings_layout
from azalai.bot.people.guild_settings import (
    GuildSettings,
    Openers,
    Places,
    guild_settings,
    held_guild_settings,
    set_guild_settings,
)
from azalai.bot.store import Transaction
from azalai.bot.tables.host import Host
from azalai.locales import language_of


class Mornings(Protocol):
    """The posts of the deals of the day, as far as settings decide about them."""

    async def follow_settings(
        self,
        tx: Transaction,
        guild: int,
        before: GuildSettings,
        after: GuildSettings,
        now: float,
        *,
        chooser: int | None,
    ) -> None:
        """Do what follows from a change; `chooser`: the person who has just chosen the channel."""
        ...

    async def find_trouble(self, tx: Transaction, guild: int) -> str | None:
        """Return the id of the text about what is in the way in the channel of a server, or None."""
        ...


class SettingsDialog:
    """One private message; every menu changes it at once."""

    def __init__(self, host: Host, mornings: Mornings) -> None:
        self._host = host
        self._mornings = mornings

    async def open(self, request: Request) -> None:
        """Show the settings of the server."""
        guild = check_manager(request)
        async with self._host.store.read() as tx:
            settings, trouble = await guild_settings(tx, guild), await self._mornings.find_trouble(tx, guild)
        await self._show(request, settings, trouble)

    @action(ACT, in_place=True)
    async def _changed(self, request: Request, field: str, *__: str, chosen: Sequence[str]) -> None:
        guild, now = check_manager(request), self._host.now()
        chooser = request.user if field == "morning" else None
        if chooser is not None:
            check_morning_channel(request, int(chosen[0]))
        async with self._host.store.write() as tx:
            before = await held_guild_settings(tx, guild)
            settings = _with(before, field, chosen)
            await set_guild_settings(tx, guild, settings)
            await self._mornings.follow_settings(tx, guild, before, settings, now, chooser=chooser)
            trouble = await self._mornings.find_trouble(tx, guild)
            lobbies = await announce_lobbies(tx, guild, now)
        self._host.after_commit(lobbies)
        await self._show(request, settings, trouble)

    async def _show(self, request: Request, settings: GuildSettings, trouble: str | None) -> None:
        there = without_gone(settings, request.server)
        await show(request, settings_layout(there, request.reader, trouble=trouble))


def check_manager(request: Request) -> int:
    """The server of somebody who may manage it. Refused for others: everybody is offered the command, and a message
    stays after a permission was taken away."""
    if request.guild is None:
        raise Refused("refusal-server-only")
    if request.person.manages is None:
        raise Refused("refusal-manager-only")
    return request.guild


def check_morning_channel(request: Request, channel: int) -> None:
    """Raise `Refused` if the bot may not post deals of the day in a channel."""
    missing = missing_permission(request, channel)
    if missing is not None:
        raise Refused("refusal-morning-channel", channel=f"<#{channel}>", missing=missing.replace("_", "-"))


def _with(settings: GuildSettings, field: str, values: Sequence[str]) -> GuildSettings:
    """The settings after one menu was used, or a switch pressed."""
    replace = msgspec.structs.replace
    match field:
        case "places":
            return replace(settings, places=Places(values[0]))
        case "channels":
            return replace(settings, channels=tuple(int(value) for value in values))
        case "openers":
            return replace(settings, openers=Openers(values[0]))
        case "role":
            return replace(settings, role=int(values[0]))
        case "language":
            return replace(settings, language=None if values[0] == ANY else language_of(values[0]))
        case "pace":
            return replace(settings, pace=float(values[0]))
        case "deals":
            return replace(settings, deals=not settings.deals)
        case "tournaments":
            return replace(settings, tournaments=not settings.tournaments)
        case "puzzles":
            return replace(settings, puzzles=not settings.puzzles)
        case "morning":
            return replace(settings, morning=int(values[0]))
        case "no-morning":
            return replace(settings, morning=None)
        case _:
            return replace(settings, robots=not settings.robots)
