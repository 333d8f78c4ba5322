"""Stage of a rehearsal: its client, its channel, and the values that the steps share."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeVar, cast

import discord
import msgspec

from azalai.bot.dialogs.fallbacks import with_signs
from azalai.bot.dialogs.message_builder import make_allowed_mentions, to_edit, to_new_message
from azalai.bot.discord_codes import Fate, fate, is_of_emojis
from azalai.bot.layouts.cards import sentence_layout
from azalai.bot.layouts.layout import Layout
from azalai.bot.operations.rehearsal.cleanup import Cleanup
from azalai.bot.operations.rehearsal.report import Differs, NotTried
from azalai.bot.operations.rehearsal.samples import Samples
from azalai.bot.people.mentions import NOBODY, Mentions
from azalai.bot.signs import Signs
from azalai.locales import Language

PREFIX = "azr"
"""Prefix of all custom ids of a rehearsal; a running bot of the same application ignores them."""
_OF_BOT = re.compile(r"^az(?=m?:)")
RATE_LIMIT_WAIT = 60.0

Value = TypeVar("Value")
Run = Callable[["Stage"], Awaitable[str]]


class Asked(NamedTuple):
    """Request of the operator.

    `wait`: seconds in which the button must be pressed, or 0 to ask for no press. `user_install`: users may install
    the bot to their accounts.
    """

    channel: int
    person: int | None
    wait: float
    language: Language
    user_install: bool = True


class Step(NamedTuple):
    """Step of a rehearsal.

    `title`: what the code expects. `means`: what a difference means for the operator. `run`: the function that tries
    it; it returns Discord's reaction, or raises `Differs`, `NotTried` or an error of the library.
    """

    title: str
    means: str
    run: Run


def step(title: str, means: str) -> Callable[[Run], Step]:
    """Return a decorator that makes a step of a function."""
    return lambda run: Step(title, means, run)


class Rehearser(discord.AutoShardedClient):
    """Client of a rehearsal with one shard.

    It may run next to a bot of the same application, and ignores what concerns only the bot. `refusal`: the error with
    which Discord has ended the connection for good. `heard`: True if a press was received.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            max_ratelimit_timeout=RATE_LIMIT_WAIT,
            **options,
        )
        self.heard = False
        self.presses: asyncio.Queue[discord.Interaction] = asyncio.Queue()
        self.refusal: asyncio.Future[Exception] = asyncio.get_running_loop().create_future()
        self.connection: asyncio.Future[None] | None = None

    async def keep_connection(self) -> None:
        """Connect, and set `refusal` if Discord ends the connection for good."""
        try:
            await self.connect()
        except Exception as error:
            self.refusal.set_result(error)

    async def close(self) -> None:
        """Do nothing; `end` closes the client.

        The library calls this when Discord ends the connection for good, but the cleanup still needs the client.
        """

    async def end(self) -> None:
        """Close the client."""
        await super().close()
        if self.connection is not None:
            self.connection.cancel()
            await asyncio.wait({self.connection})

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Queue a press of a component of the rehearsal; ignore all others."""
        if str(read_field(interaction, "custom_id")).startswith(PREFIX):
            self.heard = True
            self.presses.put_nowait(interaction)


class Stage:
    """State of a rehearsal.

    - `mark`: random text that identifies this rehearsal in custom ids and names.
    - `may`: the bot's permissions in the channel.
    - `signs`: the bot's signs; after `make_emoji` the emoji is used for all of them.
    - `shown`, `refused`: numbers of requests with emojis, and of those that Discord has refused because of them.
    - `answer`: the press that was answered in private.
    """

    def __init__(self, asked: Asked, client: Rehearser, samples: Samples) -> None:
        self.asked, self.client, self.samples, self.say = asked, client, samples, samples.words.say
        self.cleanup, self.signs, self.mark = Cleanup(client), Signs(), secrets.token_hex(4)
        self.channel: discord.TextChannel | None = None
        self.may = discord.Permissions.none()
        self.emoji: discord.Emoji | None = None
        self.shown = self.refused = 0
        self.answer: discord.Interaction | None = None
        self.sentence = sentence_layout(self.say("rehearsal-title"))

    @property
    def place(self) -> discord.TextChannel:
        """The channel. Raises `NotTried` if it does not exist, or if the bot may not post in it."""
        if not (self.may.view_channel and self.may.send_messages):
            raise NotTried("the bot may not post in the channel")
        return require(self.channel, "the channel is not there")

    async def post(self, place: int, layout: Layout, mentions: Mentions = NOBODY, nonce: str = "") -> discord.Message:
        """Post a layout in a channel as the bot does, but with components that no bot answers."""
        nonce, allowed = nonce or secrets.token_hex(12), make_allowed_mentions(mentions)

        async def send(form: Layout) -> discord.Message:
            to, body = self.client.get_partial_messageable(place), _disguise(to_new_message(form, nonce))
            return await to.send(**body, nonce=nonce, silent=not mentions.users, allowed_mentions=allowed)

        self.cleanup.messages[place].setdefault(nonce, None)
        message = await self.show(layout, send)
        self.cleanup.messages[place][nonce] = message.id
        return message

    async def edit(self, message: discord.Message, layout: Layout) -> discord.Message:
        """Replace the content of a message with a layout, and return the message as Discord has it afterwards."""
        return await self.show(layout, lambda form: message.edit(**_disguise(to_edit(form))))

    async def show(self, layout: Layout, send: Callable[[Layout], Awaitable[Value]]) -> Value:
        """Send a layout as the bot does, and return the result of `send`.

        Emojis that Discord refuses become words, and so do pictures if the bot may not attach files.
        """

        async def send_counted(form: Layout) -> Value:
            try:
                return await send(form)
            except discord.HTTPException as error:
                self.refused += is_of_emojis(error)
                raise
            finally:
                self.shown += form.signs.used

        whole = layout if self.may.attach_files else msgspec.structs.replace(layout.with_alt_texts(), document=None)
        return await with_signs(self.signs, whole, send_counted)

    async def check_change(self, message: discord.Message, expected: Fate) -> str:
        """Check that Discord refuses an edit of a message with a code that means `expected`, and describe the refusal.

        Raises `Differs` if Discord accepts the edit.
        """
        try:
            await self.edit(message, self.sentence)
        except discord.HTTPException as error:
            if fate(error) is not expected:
                raise
            return f"refused with {error.code}"
        raise Differs("taken")

    async def delete(self, message: discord.Message) -> None:
        """Delete a message."""
        await message.delete()
        numbers_of = self.cleanup.messages[message.channel.id]
        del numbers_of[next(nonce for nonce, number in numbers_of.items() if number == message.id)]

    def custom_id(self, name: str) -> str:
        """Return the custom id of a component of this rehearsal."""
        return f"{PREFIX}:{self.mark}:{name}"


def require(value: Value | None, otherwise: str) -> Value:
    """Return the value. Raises `NotTried` with the reason `otherwise` if it is None."""
    if value is None:
        raise NotTried(otherwise)
    return value


def read_field(interaction: discord.Interaction, field: str) -> Any:
    """Return a field of a press's data, or None."""
    return cast("dict[str, Any]", interaction.data or {}).get(field)


def _disguise(body: dict[str, Any]) -> dict[str, Any]:
    """Replace the custom ids of a message's components by ids that no bot answers.

    Everyone in the channel sees the message for a moment and may press its buttons.
    """
    for item in body["view"].walk_children():
        if getattr(item, "custom_id", None) is not None:
            item.custom_id = _OF_BOT.sub(PREFIX, item.custom_id)
    return body
