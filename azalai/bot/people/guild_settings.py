"""Settings of a server by its managers: places of tables, people who may open them, and defaults of a new table."""

from __future__ import annotations

import enum
from collections.abc import Collection

import msgspec

from azalai.bot.errors import Refused
from azalai.bot.store import Transaction
from azalai.locales import LANGUAGES, Language, language_of


class Places(enum.StrEnum):
    """Channels and threads in which a server allows tables."""

    ALL = "all"
    CHOSEN = "chosen"  # in some channels, and in the threads of them
    THREADS = "threads"


class Openers(enum.StrEnum):
    """People who may open a table, besides managers of the server."""

    EVERYBODY = "everybody"
    ROLE = "role"
    MANAGERS = "managers"


class GuildSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    """Settings of a server.

    `channels` count with Places.CHOSEN, `role` with Openers.ROLE. `language` None: that of the person who opens a
    table. `pace`: hours for a turn at a new table, 0: no clock. `robots`: robots may be seated before a game. `deals`:
    deals of the day can be played here, and `morning` is the channel of their daily posts; None: none. `tournaments`,
    `puzzles`: they can be opened and solved here.
    """

    places: Places = Places.ALL
    channels: tuple[int, ...] = ()
    openers: Openers = Openers.EVERYBODY
    role: int | None = None
    language: Language | None = None
    pace: float = 0.0
    robots: bool = True
    deals: bool = True
    tournaments: bool = True
    puzzles: bool = True
    morning: int | None = None


async def guild_settings(tx: Transaction, guild: int | None) -> GuildSettings:
    """Return the settings of a server; outside of servers, and without a row, the defaults."""
    return _decode(None if guild is None else await tx.guild_settings.get(guild))


def _decode(stored: str | None) -> GuildSettings:
    if stored is None:
        return GuildSettings()
    settings = msgspec.json.decode(stored, type=GuildSettings)
    if settings.language is None or settings.language in LANGUAGES:
        return settings
    return msgspec.structs.replace(settings, language=language_of(settings.language))  # there is none of that key now


async def lock_guild_settings(tx: Transaction, guild: int) -> GuildSettings:
    """Return the settings of a server, locked until the transaction has ended."""
    return _decode(await tx.guild_settings.get_for_update(guild))


async def set_guild_settings(tx: Transaction, guild: int, settings: GuildSettings) -> None:
    """Store the settings of a server."""
    await tx.guild_settings.upsert(guild, msgspec.json.encode(settings).decode())


def check_place(settings: GuildSettings, channel: int, parent: int | None, *, thread: bool) -> None:
    """Raise `Refused` if no table may be there.

    `parent`: the channel of a thread; `thread`: the table gets its own thread.
    """
    if settings.places is Places.THREADS and parent is None and not thread:
        raise Refused("refusal-threads-only")
    if settings.places is Places.CHOSEN and not {channel, parent} & set(settings.channels):
        if not settings.channels:
            raise Refused("refusal-no-channel-chosen")
        raise Refused("refusal-other-channel", channels=tuple(settings.channels))


def check_opener(settings: GuildSettings, roles: Collection[int], *, may_manage: bool) -> None:
    """Raise `Refused` for a person who may open no table."""
    if may_manage or settings.openers is Openers.EVERYBODY:
        return
    if settings.openers is Openers.MANAGERS or settings.role is None:
        raise Refused("refusal-managers-open")
    if settings.role not in roles:
        raise Refused("refusal-role-opens", role=f"<@&{settings.role}>")


async def check_robots(tx: Transaction, guild: int | None) -> None:
    """Raise `Refused` on a server without robots."""
    if not (await guild_settings(tx, guild)).robots:
        raise Refused("refusal-no-robots-here")
