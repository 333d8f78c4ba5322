"""Simulated Discord behind the simulator. Only this file and `discord_rules.py` know SimCord's insides."""

from __future__ import annotations

import copy
import logging
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, cast

import discord
from simcord import Env, InteractionResult, MemberActor
from simcord import actors as _actors
from simcord import interactions as _interactions
from simcord._settlement import _next_virtual_timer
from simcord.backend import serializers
from simcord.backend.access import channel_accessible, message_accessible
from simcord.backend.models import Message as StoredMessage
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle, UserHandle
from simcord.enums import AppCommandType, ComponentType, InteractionType, OverwriteType

from . import quick
from .discord_rules import MOST_BYTES, DiscordRules, lay_rules
from .reading import Message, parts_of

NAP = 2.5  # seconds of virtual time an interaction may take: short pauses of the bot are over then, longer ones wait
SETTLE_STEP = 0.004  # seconds between two looks at parked work; SimCord's own 0.05 would be most of a test's time


class Errors(logging.Handler):
    """Errors inside the bot, in order and once each: those that SimCord caught, and log records of ERROR and above.

    discord.py only logs the exceptions of a DynamicItem.
    """

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.exceptions: list[Exception] = []

    def add(self, error: BaseException) -> None:
        known = {id(part) for exception in self.exceptions for part in (exception, exception.__cause__)}
        if isinstance(error, Exception) and id(error) not in known:
            self.exceptions.append(error)

    def emit(self, record: logging.LogRecord) -> None:
        raised = record.exc_info[1] if record.exc_info else None
        self.add(raised or RuntimeError(record.getMessage()))


class QuickEnv(Env):
    """SimCord's environment in virtual time only, which checks more often for the bot's rest, and reports errors."""

    def __init__(self, bot: discord.Client, errors: Errors, patience: float) -> None:
        shards = 1 if isinstance(bot, discord.AutoShardedClient) else None
        super().__init__(bot, check_errors=False, settle_timeout=patience, shard_count=shards)
        self._patience = patience
        self._error_log = errors

    async def _settle_internal(self, **options: Any) -> None:
        # after a restart SimCord would wait for 5 seconds at most, whatever patience was asked for
        timeout = max(options.get("timeout") or 0.0, self._patience)
        await super()._settle_internal(**{**options, "idle": SETTLE_STEP, "timeout": timeout})

    def _schedule_timer(self, record: Any, callback: Any, args: Any, schedule_context: Any) -> None:
        """Start no timer in real time; `rest` and `pass_time` move them all."""

    async def rest(self) -> None:
        """Settle, and let pauses of up to NAP pass without waiting for them."""
        await self.settle()
        end = self._virtual_time + NAP
        while (due := _next_virtual_timer(self._settlement_state())) is not None and due <= end:
            await self.advance_time(max(0.0, due - self._virtual_time))

    def _record_error(self, error: BaseException) -> None:
        super()._record_error(error)
        self._error_log.add(error)


@dataclass(frozen=True, slots=True)
class Prepared:
    """Action of a person, not done yet: an interaction that only has to be delivered."""

    kind: InteractionType
    user_id: int
    channel_id: int
    fields: Mapping[str, Any]
    source: int | None = None  # the id of the message whose component was used


@dataclass(slots=True)
class Delivered:
    """Interaction on its way: SimCord's record of it, and the event that delivers it."""

    record: Any
    event: dict[str, Any]


@dataclass(slots=True)
class SimulatedDiscord:
    """Server with a bot in it. Every coroutine returns when the bot has come to rest."""

    env: QuickEnv
    rules: DiscordRules
    guild_id: int
    errors: Errors
    locales: dict[int, str] = field(default_factory=dict)  # by user id

    @classmethod
    async def open(
        cls, bot: discord.Client, channels: Sequence[str], *, locale: str, patience: float
    ) -> SimulatedDiscord:
        quick.install()
        errors = Errors()
        env = QuickEnv(bot, errors, patience)
        guild = env.create_guild("Sahara", preferred_locale=locale)
        for name in channels:
            guild.create_text_channel(name)
        self = cls(env, lay_rules(env.backend), guild.id, errors)
        self._speak_locales(locale)
        logging.getLogger().addHandler(errors)
        quick.open_desk(env)
        try:
            await env.start()
        except BaseException:
            logging.getLogger().removeHandler(errors)
            quick.close_desk(env)
            raise
        return self

    def _speak_locales(self, guild_locale: str) -> None:
        """Give every interaction its person's language before the bot sees it; SimCord knows only en-US."""

        def localise(event: str, payload: Mapping[str, Any]) -> None:
            if event == "INTERACTION_CREATE":
                user = (payload.get("member") or payload)["user"]
                known = {"locale": self.locales.get(int(user["id"]), "en-US"), "attachment_size_limit": MOST_BYTES}
                cast("dict[str, Any]", payload).update(known)
                if "guild_locale" in payload:
                    cast("dict[str, Any]", payload)["guild_locale"] = guild_locale

        self.env.backend.subscribers.insert(0, localise)

    async def close(self) -> None:
        logging.getLogger().removeHandler(self.errors)
        try:
            await self.env.shutdown()
        finally:
            quick.close_desk(self.env)

    async def restart(self, bot: discord.Client) -> None:
        """Cancel the old bot's tasks without closing anything; the new one finds the same Discord."""
        self.rules.requests_left = None
        await self.env.restart_bot(bot)

    @contextmanager
    def as_bot(self) -> Generator[None]:
        """Count tasks started inside the block as the bot's own work, for which `rest` waits."""
        with self.env._bot_scope():
            yield

    async def rest(self) -> None:
        """Wait until the bot has come to rest."""
        await self.env.rest()

    async def pass_time(self, seconds: float) -> None:
        await self.env.advance_time(seconds)

    # ------------------------------------------------------------------ people and places

    @property
    def _guild(self) -> Any:
        return next(guild for guild in self.env._guilds if guild.id == self.guild_id)

    def add_person(self, name: str, locale: str, permissions: discord.Permissions | None) -> int:
        user = self.env.create_user(name.casefold().replace(" ", "_"), global_name=name)
        roles = [self._guild.create_role(f"Role of {name}", permissions=permissions)] if permissions else []
        self._guild.add_member(user, roles=roles)
        self.locales[user.id] = locale
        return user.id

    def actor(self, user_id: int) -> MemberActor:
        return MemberActor(self.env, self._guild, self._user(user_id))

    def _user(self, user_id: int) -> Any:
        return UserHandle(self.env, self.env.backend.get_user(user_id))

    def _acting_user(self, user_id: int, channel_id: int) -> Any:
        in_guild = self.env.backend.get_channel(channel_id).guild_id is not None
        return self.actor(user_id) if in_guild else self._user(user_id)

    def channel_ids(self, parent: int | None = None) -> dict[str, int]:
        """Return names and ids of the server's channels, or of the threads under `parent`."""
        return {
            channel.name or "": channel.id
            for channel in self.env.backend.channels.values()
            if channel.guild_id == self.guild_id and (channel.parent_id if channel.is_thread else None) == parent
        }

    def handle(self, channel_id: int) -> ChannelHandle:
        channel = self.env.backend.get_channel(channel_id)
        return ChannelHandle(self.env, self._guild if channel.guild_id else None, channel)

    def add_channel(self, name: str) -> int:
        return int(self._guild.create_text_channel(name).id)

    def dm_channel_id(self, user_id: int) -> int:
        return int(self.env.backend.get_dm_channel(user_id).id)

    async def set_bot_permission(self, channel_id: int, name: str, *, allowed: bool, of: int | None = None) -> None:
        """Allow or deny the bot, or a person (`of`), a permission in a channel."""
        bit = discord.Permissions(**{name: True}).value
        bot = self.env.backend.bot_user.id if of is None else of
        channel = self.env.backend.get_channel(channel_id)
        mine = next((o for o in channel.overwrites if o.target_id == bot), Overwrite(bot, OverwriteType.MEMBER))
        changed = Overwrite(
            bot,
            OverwriteType.MEMBER,
            mine.allow | bit if allowed else mine.allow & ~bit,
            mine.deny & ~bit if allowed else mine.deny | bit,
        )
        others = [overwrite for overwrite in channel.overwrites if overwrite.target_id != bot]
        self.env.backend.edit_channel(channel_id, {}, overwrites=[*others, changed])
        await self.env.rest()

    async def delete(self, channel_id: int, message_id: int | None = None) -> None:
        if message_id is None:
            self.env.backend.delete_channel(channel_id)
        else:
            self.env.backend.delete_message(channel_id, message_id)
        await self.env.rest()

    # ------------------------------------------------------------------ messages

    def message(self, stored: StoredMessage) -> Message:
        backend = self.env.backend
        channel_id, message_id = stored.channel_id, stored.id

        def look() -> Message | None:
            stored = backend.messages.get(channel_id, {}).get(message_id)
            return self.message(stored) if stored else None

        author = backend.users[stored.author_id]
        return Message(
            id=message_id,
            channel_id=channel_id,
            author=author.global_name or author.name,
            content=stored.content,
            ephemeral=stored.is_ephemeral,
            edited=stored.edited_timestamp is not None,
            pings=tuple(backend.users[user].global_name or backend.users[user].name for user in stored.ping_user_ids),
            payload=quick.copy_json(serializers.message_payload(backend, stored)),
            _files=backend.cdn.get,
            _look=look,
        )

    def messages(self, channel_id: int, viewer: int | None = None) -> list[Message]:
        """Return the messages of a channel, oldest first: the public ones, or all that `viewer` sees."""
        stored = self.env.backend.messages.get(channel_id, {}).values()
        return [
            self.message(message)
            for message in sorted(stored, key=lambda message: message.id)
            if message.visible_to(viewer)
        ]

    def private_messages(self, user_id: int) -> list[Message]:
        """Return the ephemeral messages that a user sees now, in all channels, oldest first."""
        messages = [message for channel in self.env.backend.messages for message in self.messages(channel, user_id)]
        return sorted((message for message in messages if message.ephemeral), key=lambda message: message.id)

    def seen_by(self, user_id: int, since: int = 0) -> list[Any]:
        """Return every JSON that reached that user: messages in each of their states, modals, choices, channels.

        Of the messages only those that came after the first `since` states of any message.
        """
        backend = self.env.backend
        open_to = {channel for channel in backend.channels if channel_accessible(backend, channel, user_id)}
        seen: list[Any] = [backend.channels[channel].name for channel in sorted(open_to)]
        seen += [
            sight.payload
            for sight in self.rules.sights[since:]
            if sight.channel_id in open_to and sight.only in (None, user_id)
        ]
        for record in backend.interactions.values():
            if record.user_id == user_id:
                seen += [record.modal, record.autocomplete_choices]
        return seen

    # ------------------------------------------------------------------ interactions

    def slash(
        self, user_id: int, channel_id: int, name: str, options: Mapping[str, Any], focused: str | None
    ) -> Prepared:
        """Prepare a slash command.

        With `focused`, the request for choices for that option, whose value is the typed text.
        """
        actor = self._acting_user(user_id, channel_id)
        _actors._check_actor_channel(actor, self.handle(channel_id))
        root = _actors._resolve_visible_command(actor, channel_id, name.split(maxsplit=1)[0], AppCommandType.CHAT_INPUT)
        leaf, nesting = _interactions.walk_to_subcommand(root, name.split()[1:])
        filled = {key: value for key, value in options.items() if key != focused}
        given, resolved = _interactions.build_options(
            actor, name, leaf, filled, partial=focused is not None, channel_id=channel_id
        )
        if focused is not None:
            declared = {option["name"]: option for option in leaf.get("options") or []}
            if not declared.get(focused, {}).get("autocomplete"):
                raise AssertionError(f"/{name} completes no option {focused!r}; it has {sorted(declared)}")
            given.append(
                {"name": focused, "type": declared[focused]["type"], "value": options[focused], "focused": True}
            )
        data: dict[str, Any] = {"id": root["id"], "name": root["name"], "type": AppCommandType.CHAT_INPUT}
        data["options"] = _interactions.nest_options(root, nesting, given)
        if resolved:
            data["resolved"] = resolved
        kind = InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE if focused else InteractionType.APPLICATION_COMMAND
        return Prepared(kind, user_id, channel_id, {"data": data})

    def component(self, user_id: int, message: Message, data: Mapping[str, Any]) -> Prepared:
        """Prepare a press or a choice. Raises AssertionError if that person can't see the message."""
        backend = self.env.backend
        stored = backend.messages.get(message.channel_id, {}).get(message.id)
        if stored is None:
            raise AssertionError("the message is gone; nobody can press anything on it")
        if not message_accessible(backend, message.channel_id, stored, user_id):
            raise AssertionError("that person can't see the message")
        fields = {"data": dict(data), "message": message.payload}
        return Prepared(InteractionType.MESSAGE_COMPONENT, user_id, message.channel_id, fields, message.id)

    def entities(self, user_id: int, message: Message, custom_id: str, chosen: Sequence[int]) -> Prepared:
        """Prepare a choice of channels, or of people's own roles, in a menu that Discord fills itself."""
        kind = next(
            part["type"] for part in parts_of(message.payload["components"]) if part.get("custom_id") == custom_id
        )
        handles = self._entities(kind, chosen)
        resolved: dict[str, dict[str, Any]] = {}
        for handle in handles:
            _interactions.resolve_handle(self.actor(user_id), handle, resolved, channel_id=message.channel_id)
        values = [str(handle.id) for handle in handles]
        data = {"custom_id": custom_id, "component_type": kind, "values": values, "resolved": resolved}
        return self.component(user_id, message, data)

    def _entities(self, kind: int, chosen: Sequence[int]) -> list[Any]:
        """Return channels, or people's own roles, as SimCord knows them."""
        if kind == ComponentType.CHANNEL_SELECT:
            return [self.handle(choice) for choice in chosen]
        roles = self._guild.roles
        return [roles[f"Role of {self.env.backend.get_user(user_id).global_name}"] for user_id in chosen]

    def form(self, user_id: int, shown: InteractionResult, values: Mapping[str, Any]) -> Any:
        """Submit a modal and return SimCord's result. Omitted fields keep their values, as in Discord's clients.

        Options are named by their labels or values.
        """
        filled: dict[str, Any] = {}
        for part in parts_of((shown.modal or {})["components"]):
            if not (key := part.get("custom_id")):
                continue
            options = part.get("options") or []
            if key in values and part["type"] in (ComponentType.CHANNEL_SELECT, ComponentType.ROLE_SELECT):
                filled[key] = self._entities(part["type"], values[key])
            elif key in values and options:
                by_label = {option["label"]: option["value"] for option in options}
                given = values[key]
                several = isinstance(given, list | tuple)
                filled[key] = [by_label.get(v, v) for v in given] if several else by_label.get(given, given)
            elif key in values:
                filled[key] = values[key]
            elif options:
                chosen = [option["value"] for option in options if option.get("default")]
                if part["type"] == ComponentType.RADIO_GROUP:
                    filled |= {key: chosen[0]} if chosen else {}
                else:
                    filled[key] = chosen
            elif part.get("default_values"):
                filled[key] = [self._default(value) for value in part["default_values"]]
            elif part["type"] == ComponentType.TEXT_INPUT:
                filled[key] = part.get("value") or ""
        return self._acting_user(user_id, shown._interaction.channel_id).submit_modal(shown, filled)

    def _default(self, value: Mapping[str, Any]) -> Any:
        if value["type"] == "channel":
            return self.handle(int(value["id"]))
        return next(role for role in self._guild.roles.values() if role.id == int(value["id"]))

    def prepare(self, prepared: Prepared) -> Delivered:
        """Make the interaction: Discord's three seconds begin, and the bot does not have it yet."""
        guild_id = self.env.backend.get_channel(prepared.channel_id).guild_id
        record, event = _interactions.base_payload(
            self.env.backend,
            type=prepared.kind,
            channel_id=prepared.channel_id,
            guild_id=guild_id,
            user_id=prepared.user_id,
            data=copy.deepcopy(dict(prepared.fields["data"])),
        )
        record.source_message_id = prepared.source
        return Delivered(record, {**event, **{key: value for key, value in prepared.fields.items() if key != "data"}})

    async def deliver(self, *under_way: Delivered) -> list[InteractionResult]:
        """Deliver all interactions to the bot without a pause between them."""
        for pending in under_way:
            self.env.backend.emit("INTERACTION_CREATE", copy.deepcopy(pending.event))
        await self.env.rest()
        return [InteractionResult(self.env, pending.record) for pending in under_way]

    def stop_bot_after(self, requests: int) -> None:
        """Cut the bot off after `requests` more requests: the next ones never leave it."""
        self.rules.requests_left = requests
