"""People at the other end, who type, press, choose and fill in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tests.discord_rules import FILE_LIMIT
from tests.wire.forms import fill_form
from tests.wire.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Interaction, Modal
from tests.wire.messages import Message
from tests.wire.picked import list_picked_values, resolve_picks
from tests.wire.slash import ON_MESSAGE, ON_USER, find, make_command_data
from tests.wire.users import User
from tests.wire.wait import PATIENCE

if TYPE_CHECKING:
    from tests.wire.places import Channel, Guild

Json = dict[str, Any]


@dataclass(eq=False)
class Person(User):
    """Person who plays. Made by `wire.person`."""

    dms_open: bool = True
    """If False, messages to them are refused (403, 50007)."""

    @property
    def dm(self) -> Channel:
        """DM channel with the bot, opened if need be; `person.dm.messages` are the bot's messages to them."""
        return self.wire.dm(self)

    def sees(self, channel: Channel) -> list[Message]:
        """Return the messages that this person sees in a channel, oldest first.

        The public ones and their own ephemeral ones.
        """
        return [message for message in channel.everything if not message.deleted and message.only_for in (None, self)]

    async def slash(self, channel: Channel, line: str, options: Mapping[str, Any] | None = None) -> Interaction:
        """Use a slash command, e.g. `"touareg new"`.

        Options by name: str, int, float, bool, or a Person, Channel or Role. Raises LookupError or ValueError if
        Discord's client would not send it.
        """
        return self._send(channel, COMMAND, make_command_data(self.wire, channel, self, line, options or {}))

    async def autocomplete(
        self, channel: Channel, line: str, typing: tuple[str, str], options: Mapping[str, Any] | None = None
    ) -> Interaction:
        """Type into an option: `typing=("goods", "sal")`, with `options` filled in already.

        Await `choices()` of the result.
        """
        name, text = typing
        data = make_command_data(self.wire, channel, self, line, {**(options or {}), name: text}, focused=name)
        return self._send(channel, AUTOCOMPLETE, data)

    async def use(self, channel: Channel, name: str, on: Message | Person) -> Interaction:
        """Use a command from the context menu of a message or a person."""
        command = find(self.wire, channel, self, name, ON_USER if isinstance(on, Person) else ON_MESSAGE)
        resolved = (
            resolve_picks(channel, [on])
            if isinstance(on, Person)
            else {"resolved": {"messages": {str(on.id): on.json()}}}
        )
        scope = {"guild_id": command["guild_id"]} if "guild_id" in command else {}
        data = {"id": command["id"], "name": name, "type": command["type"], "target_id": str(on.id)} | scope | resolved
        return self._send(channel, COMMAND, data)

    async def press(self, message: Message, button: str, *, stale: bool = False) -> Interaction:
        """Press a button, named by custom id or label.

        Raises LookupError if the button is missing or disabled, or the person can't see the message. `stale`: the
        person's screen still shows an earlier version, so that any custom id can be pressed.
        """
        component = {"type": 2, "custom_id": button} if stale else self._usable(message, button)
        if component["type"] != 2:
            raise LookupError(f"{button!r} is not a button")
        data = {"custom_id": component["custom_id"], "component_type": 2, "id": component.get("id", 0)}
        return self._send(message.channel, COMPONENT, data, message)

    async def select(self, message: Message, menu: str, values: Sequence[Any]) -> Interaction:
        """Choose in a select menu, named by custom id or placeholder.

        Values: of options (or their labels), or People, Channels, Roles. Raises ValueError if Discord's client would
        not send it.
        """
        component = self._usable(message, menu)
        if not component["min_values"] <= len(values) <= component["max_values"]:
            raise ValueError(
                f"{menu!r} takes {component['min_values']} to {component['max_values']} values, not {len(values)}"
            )
        picked = list_picked_values(component, values)
        data = {
            "custom_id": component["custom_id"],
            "component_type": component["type"],
            "id": component["id"],
            "values": picked,
        }
        return self._send(message.channel, COMPONENT, data | resolve_picks(message.channel, values), message)

    async def submit(self, modal: Modal, answers: Mapping[str, Any] | None = None) -> Interaction:
        """Send a form, filled in by custom id.

        A value is a text for a text input, a list of values for a select, True or False for a checkbox. Omitted inputs
        keep the value that the bot put in. Raises ValueError if Discord's client would not send it.
        """
        data = {"custom_id": modal.custom_id, "components": fill_form(modal, answers or {})}
        opener = modal.interaction
        return self._send(opener.channel, MODAL_SUBMIT, data, opener.source, opener.metadata_json())

    async def say(self, channel: Channel, text: str) -> Message:
        """Write a message."""
        message = Message(channel, self.wire.clock.new_id(), self, content=text)
        channel.everything.append(message)
        if channel.archived:
            channel.change(archived=False)
        message.notify(None)
        if channel.is_thread:
            channel.bring_in(*message.pinged)  # as a mention does
        message.announce("MESSAGE_CREATE")
        message.bell.ring()
        return message

    async def wait_for_dm(self, text: str, within: float = PATIENCE) -> Message:
        """Wait for a direct message that contains the text, and return it."""
        return await self.dm.shows(text, within)

    def _usable(self, message: Message, name: str) -> Json:
        if message.only_for not in (None, self):
            raise LookupError(f"only {message.only_for} sees this message, not {self.name}")
        if message.deleted:
            raise LookupError("the message was deleted")
        component = message.component(name)
        if component.get("disabled"):
            raise LookupError(f"{name!r} is disabled")
        return component

    def _send(
        self, channel: Channel, kind: int, data: Json, source: Message | None = None, metadata: Json | None = None
    ) -> Interaction:
        wire, guild = self.wire, channel.guild
        place = channel.json() | {"permissions": str(channel.permissions(self).value)}
        payload: Json = {
            "application_id": str(wire.bot.id),
            "version": 1,
            "data": data,
            "channel_id": str(channel.id),
            "channel": place,
            "locale": self.locale,
            "entitlements": [],
            "attachment_size_limit": FILE_LIMIT,
            "app_permissions": str(channel.permissions(wire.bot).value),
        }
        payload |= self._member_part(channel, guild) if guild else self._private_part(channel)
        if source is not None:
            payload["message"] = source.json()
            if source.metadata is not None:  # the installation of the application by which the message was made
                payload["authorizing_integration_owners"] = source.metadata["authorizing_integration_owners"]
        interaction = Interaction(self, channel, kind, payload, source, metadata)
        wire.interactions[interaction.token] = interaction
        interaction.deliver()
        return interaction

    def _member_part(self, channel: Channel, guild: Guild) -> Json:
        if self.id not in guild.members:
            raise LookupError(f"{self.name} is not a member of {guild.name}")
        member = guild.member_json(self) | {"permissions": str(channel.permissions(self).value)}
        return {
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "context": 0,
            "guild_locale": guild.locale,
            "member": member,
            "authorizing_integration_owners": self._installs(guild),
        }

    def _installs(self, guild: Guild) -> Json:
        """Return the owners of the application's installation that answers here: the server, the person, or both."""
        server = {"0": str(guild.id)} if guild.id in self.wire.guilds else {}
        return server | ({"1": str(self.id)} if self.id in self.wire.installed_by else {})

    def _private_part(self, channel: Channel) -> Json:
        if channel.is_group:
            return {"user": self.json(), "context": 2, "authorizing_integration_owners": {"1": str(self.id)}}
        return {"user": self.json(), "context": 1, "authorizing_integration_owners": {"0": "0"}}
