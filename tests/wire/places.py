"""Servers, channels, threads, DMs, roles and members."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from discord import Permissions

from tests.wire.calls import Refusal, unknown
from tests.wire.gateway import MEMBERS_INTENT
from tests.wire.snowflakes import timestamp
from tests.wire.wait import PATIENCE, Bell

if TYPE_CHECKING:
    from tests.wire.messages import Message
    from tests.wire.people import Person
    from tests.wire.server import WireDiscord
    from tests.wire.users import User

Json = dict[str, Any]

TEXT, DM, VOICE, GROUP, ANNOUNCEMENT, ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 2, 3, 5, 10, 11, 12
THREADS_OF = {TEXT: (PUBLIC_THREAD, PRIVATE_THREAD), ANNOUNCEMENT: (ANNOUNCEMENT_THREAD,)}
"""Kinds of threads that each kind of channel can have."""
BOT_PERMISSIONS = Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    create_private_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
    manage_messages=True,
    connect=True,
    use_external_emojis=True,
    add_reactions=True,
    pin_messages=True,
)
PERSON_PERMISSIONS = Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
    add_reactions=True,
    use_application_commands=True,
    connect=True,
    use_external_apps=True,
)


@dataclass(eq=False)
class Role:
    """Role of a server. `permissions` is Discord's bit field."""

    id: int
    name: str
    permissions: int
    position: int = 0
    managed: bool = False

    def json(self) -> Json:
        """Return the role as Discord answers it."""
        return {
            "id": str(self.id),
            "name": self.name,
            "description": None,
            "permissions": str(self.permissions),
            "position": self.position,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": self.managed,
            "mentionable": False,
            "icon": None,
            "unicode_emoji": None,
            "flags": 0,
        }


@dataclass(eq=False)
class Guild:
    """Server. `everyone` is the role that all members have; the bot also has `bot_role`."""

    wire: WireDiscord
    id: int
    name: str
    locale: str
    owner: User
    channels: list[Channel] = field(default_factory=list["Channel"])
    members: dict[int, list[Role]] = field(default_factory=dict[int, "list[Role]"])
    roles: list[Role] = field(default_factory=list[Role])

    def __post_init__(self) -> None:
        self.everyone = Role(self.id, "@everyone", PERSON_PERMISSIONS.value)
        self.bot_role = Role(self.wire.clock.new_id(), "Azalaï", BOT_PERMISSIONS.value, 1, managed=True)
        self.roles = [self.everyone, self.bot_role]
        self.members = {self.wire.bot.id: [self.bot_role], self.owner.id: []}

    def text_channel(self, name: str = "general") -> Channel:
        """Add a text channel; the bot is notified if it is connected."""
        return self._channel(TEXT, name)

    def announcement_channel(self, name: str = "news") -> Channel:
        """Add an announcement channel, whose threads have a kind of their own."""
        return self._channel(ANNOUNCEMENT, name)

    def voice_channel(self, name: str = "campfire") -> Channel:
        """Add a voice channel; without the permission to connect, a member can't write in its chat."""
        return self._channel(VOICE, name)

    def _channel(self, kind: int, name: str) -> Channel:
        channel = Channel(self.wire, self.wire.clock.new_id(), kind, name, self)
        self.channels.append(channel)
        self.wire.channels[channel.id] = channel
        self.wire.gateway.dispatch("CHANNEL_CREATE", channel.json(), guild_id=self.id)
        return channel

    def join(self, *people: Person) -> None:
        """Make people members; the bot is notified only with the members intent."""
        for person in people:
            self.members[person.id] = []
            added = self.member_json(person) | {"guild_id": str(self.id)}
            self.wire.gateway.dispatch("GUILD_MEMBER_ADD", added, guild_id=self.id, intent=MEMBERS_INTENT)

    def expel_bot(self) -> None:
        """Remove the bot from the server: GUILD_DELETE, and 403 50001 for its channels from then on."""
        self.wire.guilds.pop(self.id)
        self.members.pop(self.wire.bot.id)
        self.wire.gateway.dispatch("GUILD_DELETE", {"id": str(self.id)}, guild_id=self.id)

    def invite_bot(self) -> None:
        """Bring the bot (back) into the server: GUILD_CREATE without `unavailable`."""
        self.wire.guilds[self.id] = self
        self.members[self.wire.bot.id] = [self.bot_role]
        payload = self.gateway_json(all_members=False)
        del payload["unavailable"]
        self.wire.gateway.dispatch("GUILD_CREATE", payload, guild_id=self.id)

    def outage(self) -> None:
        """Send GUILD_DELETE with `unavailable`.

        Discord can't serve the server for a while, and the bot is still in it.
        """
        self.wire.gateway.dispatch("GUILD_DELETE", {"id": str(self.id), "unavailable": True}, guild_id=self.id)

    def outage_ends(self) -> None:
        """Send GUILD_CREATE with `unavailable` false: the server is back."""
        self.wire.gateway.dispatch("GUILD_CREATE", self.gateway_json(all_members=False), guild_id=self.id)

    def grant(self, person: Person, **permissions: bool) -> None:
        """Give a member a role of their own with these permissions, e.g. `manage_guild=True`."""
        role = Role(self.wire.clock.new_id(), f"of {person.name}", Permissions(**permissions).value, 1)
        self.roles.append(role)
        self.members[person.id].append(role)
        self.wire.gateway.dispatch(
            "GUILD_ROLE_CREATE", {"guild_id": str(self.id), "role": role.json()}, guild_id=self.id
        )

    def permissions(self, user: User) -> Permissions:
        """Return a member's permissions in this server, before the overwrites of channels."""
        if user.id == self.owner.id:
            return Permissions.all()
        bits = self.everyone.permissions
        for role in self.members.get(user.id, []):
            bits |= role.permissions
        return Permissions.all() if bits & Permissions(administrator=True).value else Permissions(bits)

    def member_json(self, user: User, *, with_user: bool = True) -> Json:
        """Return a member as Discord answers it."""
        member: Json = {
            "roles": [str(role.id) for role in self.members.get(user.id, [])],
            "nick": None,
            "avatar": None,
            "banner": None,
            "joined_at": timestamp(self.wire.born),
            "premium_since": None,
            "pending": False,
            "deaf": False,
            "mute": False,
            "communication_disabled_until": None,
            "flags": 0,
        }
        return member | ({"user": user.json()} if with_user else {})

    def json(self) -> Json:
        """Return the server as `GET /guilds/{id}` answers it."""
        return {
            "id": str(self.id),
            "name": self.name,
            "icon": None,
            "description": None,
            "home_header": None,
            "splash": None,
            "discovery_splash": None,
            "features": [],
            "banner": None,
            "owner_id": str(self.owner.id),
            "application_id": None,
            "region": "deprecated",
            "afk_channel_id": None,
            "afk_timeout": 300,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "widget_enabled": False,
            "widget_channel_id": None,
            "verification_level": 0,
            "roles": [r.json() for r in self.roles],
            "default_message_notifications": 0,
            "mfa_level": 0,
            "explicit_content_filter": 0,
            "max_presences": None,
            "max_members": 500_000,
            "max_stage_video_channel_users": 50,
            "max_video_channel_users": 25,
            "vanity_url_code": None,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "preferred_locale": self.locale,
            "rules_channel_id": None,
            "safety_alerts_channel_id": None,
            "public_updates_channel_id": None,
            "premium_progress_bar_enabled": False,
            "nsfw": False,
            "nsfw_level": 0,
            "emojis": [],
            "stickers": [],
            "incidents_data": None,
        }

    def gateway_json(self, *, all_members: bool) -> Json:
        """Return the server as GUILD_CREATE brings it; without the members intent, it lists only the bot."""
        listed = [self.wire.users[number] for number in (self.members if all_members else [self.wire.bot.id])]
        return self.json() | {
            "joined_at": timestamp(self.wire.born),
            "large": False,
            "unavailable": False,
            "member_count": len(self.members),
            "members": [self.member_json(user) for user in listed],
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
            "channels": [c.json() for c in self.channels if not c.is_thread],
            "threads": [c.json() for c in self.channels if c.is_thread and not c.archived],
        }


@dataclass(eq=False)
class Channel:
    """Text channel, thread or DM. `everything` holds all messages in order, deleted and ephemeral ones too."""

    wire: WireDiscord
    id: int
    type: int
    name: str
    guild: Guild | None = None
    parent: Channel | None = None
    recipient: Person | None = None
    owner: User | None = None
    archived: bool = False
    locked: bool = False
    archived_after: int = 4320
    joined: set[int] = field(default_factory=set[int])
    everything: list[Message] = field(default_factory=list["Message"])

    def __post_init__(self) -> None:
        self.bell = Bell(self.wire.bell)
        self._denied = 0
        self._allowed = 0

    @property
    def is_group(self) -> bool:
        """True for a private channel of several people, in which the bot is not."""
        return self.type == GROUP

    @property
    def is_thread(self) -> bool:
        """True for a thread, public or private."""
        return self.type in (ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)

    @property
    def messages(self) -> list[Message]:
        """Messages that all members see now, oldest first: neither deleted nor ephemeral."""
        return [message for message in self.everything if not message.deleted and message.only_for is None]

    async def shows(self, text: str, within: float = PATIENCE) -> Message:
        """Wait for a visible message that contains the text, and return the newest one."""
        seen = lambda: next((m for m in reversed(self.messages) if text in m.text), None)  # noqa: E731
        return await self.bell.until(seen, f"a message with {text!r} in #{self.name}", within)

    async def holds(self, count: int, within: float = PATIENCE) -> list[Message]:
        """Wait until at least `count` messages are visible, and return all of them."""
        return await self.bell.until(
            lambda: self.messages if len(self.messages) >= count else None, f"{count} messages in #{self.name}", within
        )

    def forbid(self, **permissions: bool) -> None:
        """Take permissions from the bot here, e.g. `attach_files=True`, and notify it by CHANNEL_UPDATE."""
        bits = Permissions(**permissions).value
        self._denied, self._allowed = self._denied | bits, self._allowed & ~bits
        self._announce()

    def allow(self, **permissions: bool) -> None:
        """Give permissions (back) to the bot here."""
        bits = Permissions(**permissions).value
        self._denied, self._allowed = self._denied & ~bits, self._allowed | bits
        self._announce()

    def thread(self, name: str, owner: User, *, private: bool = False) -> Channel:
        """Make a thread of `owner` here.

        A private one is announced to the bot only when it is added, e.g. by a mention.
        """
        kind = PRIVATE_THREAD if private else THREADS_OF[self.type][0]
        made = Channel(self.wire, self.wire.clock.new_id(), kind, name, self.guild, self, owner=owner)
        made.joined.add(owner.id)
        assert self.guild is not None
        self.wire.channels[made.id] = made
        self.guild.channels.append(made)
        if not private or owner is self.wire.bot:
            created = made.json() | {"newly_created": True}
            self.wire.gateway.dispatch("THREAD_CREATE", created, guild_id=self.guild.id)
        self.bell.ring()
        return made

    def change(self, *, archived: bool | None = None, locked: bool | None = None) -> None:
        """Archive or lock, or undo either, and notify the bot by THREAD_UPDATE."""
        self.archived = self.archived if archived is None else archived
        self.locked = self.locked if locked is None else locked
        assert self.guild is not None
        self.wire.gateway.dispatch("THREAD_UPDATE", self.json(), guild_id=self.guild.id)
        self.bell.ring()

    def bring_in(self, *users: User) -> None:
        """Make users members of the thread; this announces a private one to the bot."""
        hidden = self.hidden_from(self.wire.bot)
        self.joined.update(user.id for user in users)
        if hidden and self.wire.bot in users and self.guild is not None:
            self.wire.gateway.dispatch("THREAD_CREATE", self.json(), guild_id=self.guild.id)

    def hidden_from(self, user: User) -> bool:
        """Return True for a private thread of which the user is no member and which they may not moderate."""
        return self.type == PRIVATE_THREAD and user.id not in self.joined and not self.permissions(user).manage_threads

    def require_unlocked(self) -> None:
        """Refuse the bot (160005) if the thread is locked and it may not moderate threads."""
        if self.locked and not self.permissions(self.wire.bot).manage_threads:
            raise Refusal(403, 160005, "Thread is locked")

    def delete(self) -> None:
        """Delete the channel, its threads and messages."""
        threads = [c for c in self.wire.channels.values() if c.parent is self]
        for channel in (*threads, self):
            self.wire.channels.pop(channel.id, None)
            if channel.guild:
                channel.guild.channels.remove(channel)
        event = "THREAD_DELETE" if self.is_thread else "CHANNEL_DELETE"
        self.wire.gateway.dispatch(event, self.json(), guild_id=self.guild.id if self.guild else None)

    def permissions(self, user: User) -> Permissions:
        """Return a user's permissions here."""
        if self.guild is None:
            return PERSON_PERMISSIONS
        bits = self.guild.permissions(user).value
        place = self.parent or self
        if user.id == self.wire.bot.id:
            bits = bits & ~place._denied | place._allowed
        return Permissions(bits)

    def require(self, **permissions: bool) -> None:
        """Refuse the bot (50001 Missing Access, 50013 Missing Permissions) unless it has all these permissions here."""
        may = self.permissions(self.wire.bot)
        expelled = self.guild is not None and self.wire.bot.id not in self.guild.members
        shut = self.type == VOICE and not may.connect
        if expelled or shut or not may.view_channel or self.hidden_from(self.wire.bot):
            raise Refusal(403, 50001, "Missing Access")
        if not may.is_superset(Permissions(**permissions)):
            raise Refusal(403, 50013, "Missing Permissions")

    def message(self, number: int) -> Message:
        """Return the message with this id. Raises `Refusal` (404, 10008) if it does not exist or was deleted."""
        match = next((m for m in self.everything if m.id == number and not m.deleted and m.only_for is None), None)
        if match is None:
            raise unknown("Message")
        return match

    def json(self) -> Json:
        """Return the channel as Discord answers it, by its type."""
        last = str(self.everything[-1].id) if self.everything else None
        common: Json = {"id": str(self.id), "type": self.type, "flags": 0, "last_message_id": last}
        if self.is_group:
            people = [self.wire.users[number].json() for number in sorted(self.joined)]
            return common | {"recipients": people, "name": self.name, "icon": None, "owner_id": people[0]["id"]}
        if self.type == DM:
            assert self.recipient is not None
            return common | {"recipients": [self.recipient.json()]}
        assert self.guild is not None
        common |= {"guild_id": str(self.guild.id), "name": self.name, "rate_limit_per_user": 0}
        if self.is_thread:
            return common | self._thread_json()
        voice: Json = {"bitrate": 64000, "user_limit": 0, "rtc_region": None} if self.type == VOICE else {}
        return (
            common
            | voice
            | {
                "parent_id": None,
                "position": self.guild.channels.index(self) if self in self.guild.channels else 0,
                "topic": None,
                "nsfw": False,
                "permission_overwrites": self._overwrites(),
            }
        )

    def _thread_json(self) -> Json:
        assert self.parent is not None and self.owner is not None
        me = {
            "id": str(self.id),
            "user_id": str(self.wire.bot.id),
            "join_timestamp": timestamp(self.wire.born),
            "flags": 0,
        }
        return {
            "parent_id": str(self.parent.id),
            "owner_id": str(self.owner.id),
            "message_count": len(self.messages),
            "member_count": len(self.joined),
            "total_message_sent": len(self.everything),
            "thread_metadata": {
                "archived": self.archived,
                "archive_timestamp": timestamp(self.wire.born),
                "auto_archive_duration": self.archived_after,
                "locked": self.locked,
                "create_timestamp": timestamp(self.wire.born),
            },
        } | ({"member": me} if self.wire.bot.id in self.joined else {})

    def _overwrites(self) -> list[Json]:
        if not self._denied and not self._allowed:
            return []
        return [{"id": str(self.wire.bot.id), "type": 1, "allow": str(self._allowed), "deny": str(self._denied)}]

    def _announce(self) -> None:
        self.wire.gateway.dispatch("CHANNEL_UPDATE", self.json(), guild_id=self.guild.id if self.guild else None)
