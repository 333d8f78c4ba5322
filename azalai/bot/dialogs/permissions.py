"""Permissions of users, and of the bot itself in a channel."""

from __future__ import annotations

import discord
import msgspec

from azalai.bot.dialogs.request import Request
from azalai.bot.errors import Refused
from azalai.bot.people.guild_settings import GuildSettings, check_opener, check_place, guild_settings
from azalai.bot.tables.host import Host

NEEDED = ("view_channel", "send_messages", "attach_files")
IN_THREADS = "send_messages_in_threads"
TO_OPEN_THREADS = "create_public_threads"
TO_LOOK_BACK = "read_message_history"
TO_HEAR = "connect"
"""Permission for a voice channel, without which a bot may not write in its chat.

All users have it unless a server forbids it, so the invitation does not ask for it.
"""
ASKED_FOR = discord.Permissions(**dict.fromkeys((*NEEDED, IN_THREADS, TO_OPEN_THREADS, TO_LOOK_BACK), True))
"""All permissions that the bot ever needs, which its invitation asks for (`docs/operate.md`)."""


def check_channel(request: Request, *, thread: bool) -> int:
    """Return the channel of a request.

    Raises `Refused` if no table can be there, or if the bot lacks a permission there: better now than in the middle of
    a game.
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
    """Return a channel or a thread of the user's server, or None if it is not known."""
    guild = request.server
    return None if guild is None else guild.get_channel_or_thread(channel)


def find_missing_permission(request: Request, channel: int) -> str | None:
    """Return the first permission in `NEEDED` that the bot lacks in a channel of the server, or None.

    None also for an unknown channel.
    """
    place, guild = find_channel(request, channel), request.server
    if place is None or guild is None:
        return None
    may = place.permissions_for(guild.me)
    return next((name for name in NEEDED if not getattr(may, name)), None)


def can_see_channel(request: Request, channel: int) -> bool:
    """Return True if a user sees a channel of the server of the request.

    Private threads are seen by their members alone, whom Discord does not report; a user who asks in one is a member.
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
    """Return the settings without channels and a role that the server has deleted.

    No user is sent to them, and Discord refuses a menu that begins with one.
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
    """Return the settings of the server.

    Raises `Refused` if it wants no table, or (`opening`) none by this person. `thread`: the table gets a thread of its
    own.
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
    """Raise `Refused` if no table may be opened, or if the person may not write themselves."""
    settings = await check_guild_settings(host, request, thread=False, opening=False)
    in_thread = isinstance(request.interaction.channel, discord.Thread)
    may = request.interaction.permissions
    if not (may.send_messages_in_threads if in_thread else may.send_messages):
        raise Refused("refusal-may-not-write", channels=tuple(settings.channels))
