"""Accounts, applications, commands, servers, channels and threads."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from tests.wire import places
from tests.wire.calls import NO_CONTENT, Answer, Call, Refusal, unknown
from tests.wire.messages import Message
from tests.wire.rest import endpoint

if TYPE_CHECKING:
    from tests.wire.places import Channel, Guild
    from tests.wire.server import WireDiscord

Json = dict[str, Any]

THREAD_CREATED = 18


@endpoint("GET", "/users/@me")
def myself(wire: WireDiscord, call: Call) -> Any:
    """Return the bot's account, the first request at login."""
    return wire.bot.own_json()


@endpoint("GET", "/users/{user_id}")
def user(wire: WireDiscord, call: Call) -> Any:
    """Return an account."""
    user = wire.users.get(call.id("user_id"))
    if user is None:
        raise unknown("User")
    return user.json()


@endpoint("GET", "/oauth2/applications/@me")
@endpoint("GET", "/applications/@me")
def application(wire: WireDiscord, call: Call) -> Any:
    """Return the bot's application."""
    return {
        "id": str(wire.bot.id),
        "name": wire.bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": wire.bot.json(),
        "summary": "",
        "bot_public": True,
        "bot_require_code_grant": wire.requires_code_grant,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": wire.interactions_endpoint,
        "role_connections_verification_url": None,
        "owner": wire.owner.json(),
        "approximate_guild_count": len(wire.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
        "integration_types_config": {way: {} for way in wire.installable},
    }


@endpoint("GET", "/applications/{application_id}/emojis")
def application_emojis(wire: WireDiscord, call: Call) -> Any:
    """Return the emojis of the application."""
    return {"items": list(wire.emojis.values())}


@endpoint("POST", "/applications/{application_id}/emojis")
def create_application_emoji(wire: WireDiscord, call: Call) -> Any:
    """Add an emoji, whose name must be free."""
    name, image = call.body["name"], call.body["image"]
    if any(emoji["name"] == name for emoji in wire.emojis.values()):
        raise Refusal(400, 50035, "Invalid Form Body", ["name: an emoji of the application is called so"])
    if not re.fullmatch(r"[A-Za-z0-9_]{2,32}", name) or not image.startswith("data:image/png;base64,"):
        raise Refusal(400, 50035, "Invalid Form Body", ["name or image"])
    if len(wire.emojis) >= wire.most_emojis:
        raise Refusal(400, 30008, "Maximum number of emojis reached (2000)")
    number = wire.clock.new_id()
    wire.emojis[number] = {
        "id": str(number),
        "name": name,
        "roles": [],
        "user": wire.bot.json(),
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }
    return Answer(201, wire.emojis[number])


@endpoint("DELETE", "/applications/{application_id}/emojis/{emoji_id}")
def delete_application_emoji(wire: WireDiscord, call: Call) -> Any:
    """Delete an emoji of the application."""
    if wire.emojis.pop(int(call.ids["emoji_id"]), None) is None:
        raise unknown("Emoji")
    return NO_CONTENT


@endpoint("GET", "/gateway/bot")
def gateway(wire: WireDiscord, call: Call) -> Any:
    """Return the gateway's address and limits; only sharded clients ask."""
    state = wire.gateway
    limit = {"total": 1000, "remaining": state.sessions_left, "reset_after": 3_600_000}
    return {
        "url": wire.gateway_url,
        "shards": state.shards,
        "session_start_limit": limit | {"max_concurrency": state.max_concurrency},
    }


@endpoint("GET", "/applications/{application_id}/commands")
@endpoint("GET", "/applications/{application_id}/guilds/{guild_id}/commands")
def commands(wire: WireDiscord, call: Call) -> Any:
    """Return the registered commands of a scope."""
    return wire.commands.get(_scope(call), [])


@endpoint("PUT", "/applications/{application_id}/commands")
@endpoint("PUT", "/applications/{application_id}/guilds/{guild_id}/commands")
def overwrite_commands(wire: WireDiscord, call: Call) -> Any:
    """Replace the commands of a scope; a command whose name and type stay keeps its id.

    Refused for a server in which the bot is not.
    """
    scope = _scope(call)
    if scope is not None and scope not in wire.guilds:
        raise Refusal(403, 50001, "Missing Access")
    ids = {(c["name"], c["type"]): c["id"] for c in wire.commands.get(scope, [])}
    answer: list[Json] = []
    for wanted in call.body:
        kind, needed = wanted.get("type", 1), wanted.get("default_member_permissions")
        answer.append(
            {"description": "", "nsfw": False}
            | {key: value for key, value in wanted.items() if value is not None}
            | {
                "id": ids.get((wanted["name"], kind)) or str(wire.clock.new_id()),
                "application_id": str(wire.bot.id),
                "version": str(wire.clock.new_id()),
                "type": kind,
                "default_member_permissions": None if needed is None else str(needed),  # discord.py sends a number
            }
            | ({"guild_id": str(scope)} if scope is not None else {})
        )
    wire.commands[scope] = answer
    wire.bell.ring()
    return answer


@endpoint("GET", "/guilds/{guild_id}")
def guild(wire: WireDiscord, call: Call) -> Any:
    """Return a server."""
    return _guild(wire, call).json()


@endpoint("GET", "/guilds/{guild_id}/channels")
def channels(wire: WireDiscord, call: Call) -> Any:
    """Return a server's channels, without threads."""
    return [channel.json() for channel in _guild(wire, call).channels if not channel.is_thread]


@endpoint("GET", "/guilds/{guild_id}/roles")
def roles(wire: WireDiscord, call: Call) -> Any:
    """Return a server's roles."""
    return [role.json() for role in _guild(wire, call).roles]


@endpoint("GET", "/guilds/{guild_id}/members/{user_id}")
def member(wire: WireDiscord, call: Call) -> Any:
    """Return a member of a server."""
    guild = _guild(wire, call)
    if call.id("user_id") not in guild.members:
        raise unknown("Member")
    return guild.member_json(wire.users[call.id("user_id")])


@endpoint("GET", "/guilds/{guild_id}/threads/active")
def active_threads(wire: WireDiscord, call: Call) -> Any:
    """Return a server's threads that are not archived."""
    return {
        "threads": [c.json() for c in _guild(wire, call).channels if c.is_thread and not c.archived],
        "members": [],
        "has_more": False,
    }


@endpoint("GET", "/channels/{channel_id}")
def channel(wire: WireDiscord, call: Call) -> Any:
    """Return a channel, thread or DM."""
    channel = wire.channel(call)
    channel.require()
    return channel.json()


@endpoint("PATCH", "/channels/{channel_id}")
def change_channel(wire: WireDiscord, call: Call) -> Any:
    """Rename, archive or lock a thread. A member who may write in a thread may unarchive it, unless it is locked."""
    channel, body = wire.channel(call), call.body_map
    if not channel.is_thread:
        channel.require(manage_channels=True)
    elif channel.locked or "locked" in body:
        channel.require(manage_threads=True)
    elif body == {"archived": False}:
        channel.require(send_messages_in_threads=True)
    elif channel.owner is not wire.bot:
        channel.require(manage_threads=True)
    if channel.archived and body.get("archived") is not False:
        raise Refusal(400, 50083, "Thread is archived")
    channel.name = body.get("name") or channel.name
    if channel.is_thread:
        channel.change(archived=body.get("archived"), locked=body.get("locked"))
        return channel.json()
    guild_id = channel.guild.id if channel.guild else None
    wire.gateway.dispatch("CHANNEL_UPDATE", channel.json(), guild_id=guild_id)
    channel.bell.ring()
    return channel.json()


@endpoint("DELETE", "/channels/{channel_id}")
def delete_channel(wire: WireDiscord, call: Call) -> Any:
    """Delete a channel or thread."""
    channel = wire.channel(call)
    channel.require(**{"manage_threads" if channel.is_thread else "manage_channels": True})
    channel.delete()
    return channel.json()


@endpoint("POST", "/channels/{channel_id}/threads")
def new_thread(wire: WireDiscord, call: Call) -> Any:
    """Create a thread without a message of the channel, of a kind that the channel can have."""
    kind = call.body_map.get("type", places.PRIVATE_THREAD)
    if kind not in places.THREADS_OF.get(wire.channel(call).type, ()):
        raise Refusal(400, 50024, "Cannot execute action on this channel type")
    return Answer(201, _thread(wire, call, kind).json())


@endpoint("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def thread_from_message(wire: WireDiscord, call: Call) -> Any:
    """Create a thread on a message; it has the message's id."""
    message = wire.channel(call).message(call.id("message_id"))
    if message.id in wire.channels:
        raise Refusal(400, 160004, "A thread has already been created for this message")
    kinds = places.THREADS_OF.get(message.channel.type, ())
    if not kinds:
        raise Refusal(400, 50024, "Cannot execute action on this channel type")
    return Answer(201, _thread(wire, call, kinds[0], message).json())


@endpoint("PUT", "/channels/{channel_id}/thread-members/{user_id}")
def join_thread(wire: WireDiscord, call: Call) -> Any:
    """Add a user to a thread that is not archived."""
    channel = wire.channel(call)
    channel.require(send_messages_in_threads=True)
    if channel.archived:
        raise Refusal(400, 50083, "Thread is archived")
    channel.bring_in(wire.users[_find_user(wire, call)])
    return NO_CONTENT


@endpoint("DELETE", "/channels/{channel_id}/thread-members/{user_id}")
def leave_thread(wire: WireDiscord, call: Call) -> Any:
    """Remove a user from a thread."""
    channel = wire.channel(call)
    if _find_user(wire, call) != wire.bot.id:
        channel.require(manage_threads=True)
    channel.joined.discard(_find_user(wire, call))
    return NO_CONTENT


def _thread(wire: WireDiscord, call: Call, kind: int, on: Message | None = None) -> Channel:
    parent = wire.channel(call)
    parent.require(**{"create_private_threads" if kind == places.PRIVATE_THREAD else "create_public_threads": True})
    assert parent.guild is not None
    open_now = sum(channel.is_thread and not channel.archived for channel in parent.guild.channels)
    if open_now >= wire.most_threads:
        raise Refusal(400, 160006, "Maximum number of active threads reached")
    number = on.id if on is not None else wire.clock.new_id()
    made = places.Channel(wire, number, kind, call.body_map["name"], parent.guild, parent, owner=wire.bot)
    made.archived_after = call.body_map.get("auto_archive_duration") or made.archived_after
    made.joined.add(wire.bot.id)
    wire.channels[made.id] = made
    assert parent.guild is not None
    parent.guild.channels.append(made)
    wire.gateway.dispatch("THREAD_CREATE", made.json() | {"newly_created": True}, guild_id=parent.guild.id)
    if on is None and kind == places.PUBLIC_THREAD:
        _announce_thread(wire, made)
    parent.bell.ring()
    return made


def _announce_thread(wire: WireDiscord, thread: Channel) -> None:
    """Post the line "started a thread" in the channel, in the name of the thread's author."""
    parent = thread.parent
    if parent is None or not wire.announces_threads:
        return
    reference = {"type": 0, "channel_id": str(thread.id)} | ({"guild_id": str(parent.guild.id)} if parent.guild else {})
    line = Message(parent, wire.clock.new_id(), wire.bot, content=thread.name, reference=reference, kind=THREAD_CREATED)
    parent.everything.append(line)
    line.announce("MESSAGE_CREATE")


def _guild(wire: WireDiscord, call: Call) -> Guild:
    guild = wire.guilds.get(call.id("guild_id"))
    if guild is None:
        raise unknown("Guild")
    return guild


def _find_user(wire: WireDiscord, call: Call) -> int:
    return wire.bot.id if call.ids["user_id"] == "@me" else call.id("user_id")


def _scope(call: Call) -> int | None:
    return call.id("guild_id") if "guild_id" in call.ids else None
