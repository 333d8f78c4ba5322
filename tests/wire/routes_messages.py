"""Messages in channels: create, read, edit, delete, pin."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.wire import places
from tests.wire.calls import NO_CONTENT, Call, Refusal, unknown
from tests.wire.messages import Message
from tests.wire.rest import endpoint
from tests.wire.snowflakes import decode_seconds, timestamp

if TYPE_CHECKING:
    from tests.wire.people import Person
    from tests.wire.places import Channel
    from tests.wire.server import WireDiscord

NONCE_LIFE = 300.0  # seconds for which Discord remembers an enforced nonce
OLD = 3600.0  # seconds after which a message may be edited now and then only
OLD_EDITS, OLD_EDITS_WITHIN = 3, 6.0  # in one channel, seconds (discord-userdoccers, pull 551)


@endpoint("POST", "/channels/{channel_id}/messages")
def create(wire: WireDiscord, call: Call) -> Any:
    """Create a message, or return the one that the same enforced nonce made a few minutes ago."""
    channel, body = wire.channel(call), call.body_map
    if channel.recipient is not None:
        _check_conversation(wire, channel.recipient)
    sending = "send_messages_in_threads" if channel.is_thread else "send_messages"
    channel.require(**{sending: True}, **({"attach_files": True} if call.uploads else {}))
    channel.require_unlocked()
    key = (channel.id, str(body.get("nonce")))
    earlier = wire.nonces.get(key) if body.get("enforce_nonce") else None
    if earlier is not None and wire.clock.now() - earlier[1] < NONCE_LIFE:
        if earlier[0].deleted:  # discord-api-docs, pull 6647
            raise unknown("Message")
        return earlier[0].json()
    message = Message(
        channel, wire.clock.new_id(), wire.bot, nonce=body.get("nonce"), reference=_reference(wire, channel, body)
    )
    message.write(body, call.uploads)
    message.notify(body.get("allowed_mentions"))
    channel.everything.append(message)
    if channel.archived:
        channel.change(archived=False)
    if body.get("enforce_nonce"):
        wire.nonces[key] = (message, wire.clock.now())
    message.announce("MESSAGE_CREATE")
    message.bell.ring()
    return message.json()


@endpoint("GET", "/channels/{channel_id}/messages")
def history(wire: WireDiscord, call: Call) -> Any:
    """Return messages, newest first; by `limit`, `before`, `after` and `around`."""
    channel = wire.channel(call)
    channel.require(read_message_history=True)
    limit = int(call.query.get("limit", 50))
    messages = list(reversed(channel.messages))
    if "before" in call.query:
        messages = [m for m in messages if m.id < int(call.query["before"])]
    elif "after" in call.query:
        messages = [m for m in messages if m.id > int(call.query["after"])]
        messages = messages[-limit:]
    elif "around" in call.query:
        messages = sorted(messages, key=lambda m: abs(m.id - int(call.query["around"])))[:limit]
        messages.sort(key=lambda m: -m.id)
    return [message.json() for message in messages[:limit]]


@endpoint("GET", "/channels/{channel_id}/messages/{message_id}")
def read(wire: WireDiscord, call: Call) -> Any:
    """Return one message."""
    channel = wire.channel(call)
    channel.require(read_message_history=True)
    return channel.message(call.id("message_id")).json()


@endpoint("PATCH", "/channels/{channel_id}/messages/{message_id}")
def edit(wire: WireDiscord, call: Call) -> Any:
    """Edit a message of the bot; files that are not named stay."""
    channel = wire.channel(call)
    channel.require(**({"attach_files": True} if call.uploads else {}))
    message = channel.message(call.id("message_id"))
    if message.author is not wire.bot:
        raise Refusal(403, 50005, "Cannot edit a message authored by another user")
    channel.require_unlocked()
    if channel.archived and wire.archived_threads_keep:
        raise Refusal(400, 50083, "Thread is archived")
    if wire.clock.now() - decode_seconds(message.id) > OLD:
        wire.old_edits.take(channel.id)
    message.edit(call.body_map, call.uploads)
    return message.json()


@endpoint("DELETE", "/channels/{channel_id}/messages/{message_id}")
def delete(wire: WireDiscord, call: Call) -> Any:
    """Delete a message of the bot, or another one with the permission to manage messages."""
    channel = wire.channel(call)
    channel.require()
    message = channel.message(call.id("message_id"))
    if message.author is not wire.bot:
        channel.require(manage_messages=True)
    if channel.archived:
        raise Refusal(400, 50083, "Thread is archived")
    message.delete()
    return NO_CONTENT


@endpoint("POST", "/channels/{channel_id}/typing")
def typing(wire: WireDiscord, call: Call) -> Any:
    """Show the typing sign."""
    wire.channel(call).require(send_messages=True)
    return NO_CONTENT


@endpoint("GET", "/channels/{channel_id}/messages/pins")
def pins(wire: WireDiscord, call: Call) -> Any:
    """Return the pinned messages."""
    pinned = [message for message in wire.channel(call).messages if message.pinned]
    items = [{"pinned_at": timestamp(wire.clock.now()), "message": message.json()} for message in reversed(pinned)]
    return {"items": items, "has_more": False}


@endpoint("PUT", "/channels/{channel_id}/messages/pins/{message_id}")
def pin(wire: WireDiscord, call: Call) -> Any:
    """Pin a message, up to 250."""
    channel = wire.channel(call)
    channel.require(pin_messages=True)
    if sum(message.pinned for message in channel.messages) >= 250:
        raise Refusal(400, 30003, "Maximum number of pins reached (250)")
    channel.message(call.id("message_id")).pinned = True
    return NO_CONTENT


@endpoint("DELETE", "/channels/{channel_id}/messages/pins/{message_id}")
def unpin(wire: WireDiscord, call: Call) -> Any:
    """Unpin a message."""
    channel = wire.channel(call)
    channel.require(pin_messages=True)
    channel.message(call.id("message_id")).pinned = False
    return NO_CONTENT


@endpoint("POST", "/users/@me/channels")
def open_dm(wire: WireDiscord, call: Call) -> Any:
    """Return the DM channel with a person. It opens even if they take no messages, but not too often."""
    person = wire.people.get(int(call.body_map["recipient_id"]))
    if person is None:
        raise Refusal(400, 50033, "Invalid Recipient(s)")
    wire.openings.take()
    return wire.dm(person).json()


def _check_conversation(wire: WireDiscord, person: Person) -> None:
    """Refuse a direct message that the person does not get."""
    if wire.quarantined:
        raise Refusal(403, 20026, "Your bot has been flagged by our anti-spam system for abusive behavior")
    if not person.dms_open:
        raise Refusal(403, 50007, "Cannot send messages to this user")
    if not any(person.id in guild.members for guild in wire.guilds.values()):
        raise Refusal(403, 50278, "Cannot send messages to this user due to having no mutual guilds")


def _reference(wire: WireDiscord, channel: Channel, body: dict[str, Any]) -> dict[str, Any] | None:
    wanted = body.get("message_reference")
    if not wanted:
        return None
    number = int(wanted["message_id"])
    if not any(message.id == number for message in channel.messages):
        if wanted.get("fail_if_not_exists", True):
            raise Refusal(400, 50035, "Invalid Form Body", ["message_reference: Unknown message"])
        return None
    guild = {"guild_id": str(channel.guild.id)} if channel.guild and channel.type != places.DM else {}
    return {"type": 0, "message_id": str(number), "channel_id": str(channel.id)} | guild
