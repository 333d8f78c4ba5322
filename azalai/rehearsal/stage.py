"""What every step of a rehearsal works with, and what one leaves for the next."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeVar

import discord
import msgspec

from azalai.bot.delivery.poster import Poster
from azalai.bot.delivery.sent_messages import Posted
from azalai.bot.layouts.layout import PublicLayout
from azalai.bot.people.mentions import NOBODY, Mentions
from azalai.bot.store.rows import MessageKind, MessageRow
from azalai.bot.text import message_url
from azalai.locales import Words
from azalai.rehearsal.belongings import Belongings
from azalai.rehearsal.client import PREFIX, Rehearser
from azalai.rehearsal.exchanges import Exchanges
from azalai.rehearsal.scenery import Scenery

CommandPayload = Mapping[str, Any]
Found = TypeVar("Found")
DOCUMENTS = "https://docs.discord.com/developers/"
"""Where Discord's documentation stands."""


class Differs(Exception):
    """What came is not what we expect; the text says what came. `means`: for the host, where it is not what the step
    says."""

    def __init__(self, came: str, means: str | None = None) -> None:
        super().__init__(came)
        self.means = means


class NotTried(Exception):
    """A step can't be tried; the text says why."""


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """What the operator asked for. `wait`: how many seconds are given to press a button; 0: nobody is asked to.
    `shards`: into how many the bot splits its connection; None: as many as Discord recommends."""

    channel: int
    person: int | None
    wait: float
    shards: int | None = None


class RehearsalStep(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that is tried. `run` says what came, or raises Differs, NotTried or whatever the line raises. `means`:
    what it means for the host where that is not what we expect."""

    name: str
    title: str
    expects: str
    document: str
    means: str
    run: Callable[[Stage], Awaitable[str]]


class Stage:
    """One rehearsal under way."""

    def __init__(
        self,
        *,
        asked: Asked,
        client: Rehearser,
        exchanges: Exchanges,
        poster: Poster,
        posted: Posted,
        scenery: Scenery,
        words: Words,
        commands: Sequence[CommandPayload],
    ) -> None:
        self.asked = asked
        self.client = client
        self.exchanges = exchanges
        self.poster = poster
        self.posted = posted
        self.scenery = scenery
        self.words = words
        self.commands = commands
        """Those that this version of the bot registers."""
        self.belongings = Belongings(client)
        self.mark = secrets.token_hex(4)
        """Of this rehearsal: a button of an earlier one is not taken for one of this."""
        self.began = 0.0
        """When the connection was begun, in seconds of `time.perf_counter`."""
        self.application: Mapping[str, Any] | None = None
        self.place: discord.abc.GuildChannel | None = None
        self.no_place = "the channel was not found"
        self.permissions: discord.Permissions | None = None
        self.registered: Sequence[CommandPayload] | None = None
        self.card: MessageRow | None = None
        self.call: MessageRow | None = None
        self.called = False
        self.thread: discord.Thread | None = None
        self.in_thread: MessageRow | None = None
        self.locked = False
        self.direct: MessageRow | None = None
        self.deferred: discord.Interaction | None = None
        self.is_somebody_there: bool | None = None
        """Whether the operator presses what is shown; None: nothing was shown yet."""

    @property
    def channel(self) -> discord.abc.GuildChannel:
        """The channel of the rehearsal. NotTried where it was not found, or is gone."""
        return found(self.place, self.no_place)

    @property
    def may(self) -> discord.Permissions:
        """What the bot may do there. NotTried where that is not known."""
        return found(self.permissions, "it is not known what the bot may do there")

    def check_was_connected(self) -> None:
        """NotTried where there never was a connection by which presses come."""
        if not self.client.was_connected:
            raise NotTried("there was no connection")

    def lose_channel(self) -> None:
        """The channel is gone, and all that stood there."""
        self.no_place = "the channel is gone"
        self.place = self.card = self.call = self.thread = self.in_thread = None

    async def post(
        self,
        channel: int,
        layout: PublicLayout,
        mentions: Mentions = NOBODY,
        *,
        silent: bool = False,
        nonce: str | None = None,
    ) -> discord.Message:
        """Posts a layout by the bot's own poster."""
        nonce = nonce or new_nonce()
        self.belongings.sending(channel, nonce)
        mark = len(self.exchanges.all)
        message = await self.poster.post_in(channel, layout, nonce, mentions, silent=silent)
        self.keep(message, mark, nonce)
        return message

    def keep(self, message: discord.Message, mark: int, nonce: str | None = None) -> None:
        """A message was made, by a request after the first `mark` ones: it is taken away at the end, and tells
        Discord's time."""
        self.belongings.posted(message.channel.id, message.id, nonce)
        answers = [one for one in self.exchanges.since(mark) if one.status == 200]
        if answers:
            self.exchanges.saw_made(message.created_at.timestamp(), answers[-1])

    async def edit(self, message: MessageRow, layout: PublicLayout) -> None:
        """Changes a message of ours by the bot's own poster. Differs where it is gone."""
        if not await self.poster.edit(message, layout):
            raise Differs("the message could not be changed any more")

    async def shown(self, message: MessageRow) -> discord.Message | None:
        """A message as Discord has it now; None where the bot may not read what was posted."""
        place = self.client.get_partial_messageable(message.channel_id)
        try:
            return await place.fetch_message(message.message_id)
        except discord.Forbidden:
            return None

    def custom_id(self, name: str) -> str:
        """The id of a button of this rehearsal."""
        return f"{PREFIX}:{self.mark}:{name}"

    def url(self, message: MessageRow | None) -> str | None:
        """The address of a message in the channel."""
        if message is None:
            return None
        return message_url(self.channel.guild.id, message.channel_id, message.message_id)


def found(thing: Found | None, otherwise: str) -> Found:
    """The thing. NotTried with that reason where there is none."""
    if thing is None:
        raise NotTried(otherwise)
    return thing


def row_of(message: discord.Message, kind: MessageKind = MessageKind.CARD) -> MessageRow:
    """A message as the store would remember it."""
    return MessageRow(id=0, about=0, kind=kind, seat=None, channel_id=message.channel.id, message_id=message.id)


def new_nonce() -> str:
    """As the outbox makes them."""
    return secrets.token_hex(12)


def times(number: int) -> str:
    """How often something happened, in words."""
    return "once" if number == 1 else f"{number} times"
