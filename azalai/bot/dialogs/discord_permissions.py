"""Permissions on Discord: those of users, and of the bot itself in a channel."""

from __future__ import annotations

import discord
import msgspec

from azalai.bot.dialogs.request import Request
from azalai.bot.errors import Refused
from azalai.bot.people.guild_settings import GuildSettings, check_opener, check_place, guild_settings
from azalai.bot.tables.host import Host

NEEDED = ("view_channel", "send_messages", "attach_files")
"""Permissions of the bot in a table's channel."""
IN_THREADS = "send_messages_in_threads"
TO_OPEN_THREADS = "create_public_threads"
TO_LOOK_BACK = "read_message_history"
TO_HEAR = "connect"
"""Permission without which a bot may not write in the chat of a voice channel.

All members have it unless a server forbids it, so the link that adds the bot does not ask for it.
"""
ASKED_FOR = discord.Permissions(**dict.fromkeys((*NEEDED, IN_THREADS, TO_OPEN_THREADS, TO_LOOK_BACK), True))
"""Permissions that the link which adds the bot asks for (`docs/operate.md`)."""


def check_channel(request: Request, *, thread: bool) -> int:
    """Return the channel of a request. `thread`: the table gets a thread in it.

    Raises `Refused` outside of servers, or if the bot lacks a permission there, so that no game fails for one later.
    """
    if request.guild is None or request.channel is None:
        raise Refused("refusal-server-only")
    may = request.interaction.app_permissions
    in_thread = thread or isinstance(request.interaction.channel, discord.Thread)
    needed = [name for name in NEEDED if not (name == "send_messages" and in_thread)]
    if in_thread:
        needed.append(IN_THREADS)
    if thread:
        needed.append(TO_OPEN_THREADS)
    if isinstance(request.interaction.channel, discord.VoiceChannel | discord.StageChannel):
        needed.append(TO_HEAR)
    missing = [name for name in needed if not getattr(may, name)]
    if missing:
        raise Refused(f"refusal-permission-{missing[0].replace('_', '-')}")
    return request.channel


def find_channel(request: Request, channel: int) -> discord.abc.GuildChannel | discord.Thread | None:
    """Return a channel or thread of the request's server, or None if it is not known."""
    guild = request.server
    return None if guild is None else guild.get_channel_or_thread(channel)


def find_missing_permission(request: Request, channel: int) -> str | None:
    """Return the first permission in `NEEDED` that the bot lacks in a channel, or None; None for an unknown channel."""
    place, guild = find_channel(request, channel), request.server
    if place is None or guild is None:
        return None
    may = place.permissions_for(guild.me)
    return next((name for name in NEEDED if not getattr(may, name)), None)


def can_see_channel(request: Request, channel: int) -> bool:
    """Return True if the user can see a channel of the request's server.

    Only its members see a private thread, and Discord does not report them; so it counts as seen only if the request
    comes from it.
    """
    if channel == request.channel:
        return True
    place, member = find_channel(request, channel), request.interaction.user
    if place is None or not isinstance(member, discord.Member):
        return False
    if isinstance(place, discord.Thread) and (place.is_private() or place.parent is None):
        return False
    return place.permissions_for(member).view_channel


def without_deleted(settings: GuildSettings, guild: discord.Guild | None) -> GuildSettings:
    """Return the settings without the channels and the role that the server has deleted.

    Users can't go there, and Discord refuses a menu with a deleted default.
    """
    if guild is None or guild.unavailable:
        return settings
    return msgspec.structs.replace(
        settings,
        channels=tuple(channel for channel in settings.channels if guild.get_channel(channel) is not None),
        morning=None if settings.morning is None or guild.get_channel(settings.morning) is None else settings.morning,
        role=None if settings.role is None or guild.get_role(settings.role) is None else settings.role,
    )


async def check_guild_settings(host: Host, request: Request, *, thread: bool, opening: bool = True) -> GuildSettings:
    """Return the settings of the server. `thread`: the table gets a thread of its own.

    Raises `Refused` if they allow no table in this place or, for a new table (`opening`), none by this user.
    """
    settings = without_deleted(await host.store.look(lambda tx: guild_settings(tx, request.guild)), request.server)
    place = request.interaction.channel
    parent = place.parent_id if isinstance(place, discord.Thread) else None
    check_place(settings, request.channel or 0, parent, thread=thread)
    if opening:
        member = request.interaction.user if isinstance(request.interaction.user, discord.Member) else None
        roles = {role.id for role in member.roles} if member is not None else set[int]()
        check_opener(settings, roles, may_manage=request.person.manages is not None)
    return settings


async def check_may_write(host: Host, request: Request) -> None:
    """Raise `Refused` if the settings allow no table in this place, or if the user may not write in it."""
    settings = await check_guild_settings(host, request, thread=False, opening=False)
    in_thread = isinstance(request.interaction.channel, discord.Thread)
    may = request.interaction.permissions
    if not (may.send_messages_in_threads if in_thread else may.send_messages):
        raise Refused("refusal-may-not-write", channels=tuple(settings.channels))
