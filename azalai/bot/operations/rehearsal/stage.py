"""Stage of a rehearsal: its client, its channel, and the values that the steps share."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections import defaultdict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, NamedTuple, cast

import discord
import msgspec

from azalai.bot.dialogs.fallbacks import with_signs
from azalai.bot.dialogs.message_builder import make_allowed_mentions, to_edit, to_new_message
from azalai.bot.discord_codes import Fate, fate, is_of_emojis
from azalai.bot.layouts.cards import sentence_layout
from azalai.bot.layouts.components import custom_id
from azalai.bot.layouts.layout import Layout
from azalai.bot.operations.rehearsal.cleanup import Cleanup
from azalai.bot.operations.rehearsal.report import Outcome, Verdict, require
from azalai.bot.operations.rehearsal.samples import Samples
from azalai.bot.people.mentions import NOBODY, Mentions
from azalai.bot.signs import Signs
from azalai.locales import Language

PREFIX = "azr"
"""Prefix of all custom ids of a rehearsal; a running bot of the same application ignores them."""
RATE_LIMIT_WAIT = 60.0

Run = Callable[["Stage"], Awaitable[str | None]]
Send = Callable[..., Awaitable[discord.Message]]


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
    it; it returns Discord's reaction (None: yes), or raises `Outcome` or an error of the library.
    """

    title: str
    means: str
    run: Run


def step(title: str, means: str) -> Callable[[Run], Step]:
    """Return a decorator that makes a step of a function."""
    return lambda run: Step(title, means, run)


class Rehearser(discord.AutoShardedClient):
    """Client of a rehearsal with one shard.

    It may run next to a bot of the same application, and ignores what concerns only the bot. `connection`: done if
    Discord has ended the connection for good, with its error. `heard`: True if a press was received.
    """

    def __init__(self, **options: Any) -> None:
        intents, nobody = discord.Intents(guilds=True), discord.AllowedMentions.none()
        super().__init__(intents=intents, allowed_mentions=nobody, max_ratelimit_timeout=RATE_LIMIT_WAIT, **options)
        self.heard = False
        self.presses: defaultdict[str, asyncio.Queue[discord.Interaction]] = defaultdict(asyncio.Queue)
        self.connection: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def close(self) -> None:
        """Do nothing; `end` closes the client.

        The library calls this when Discord ends the connection for good, but the cleanup still needs the client.
        """

    async def end(self) -> None:
        """Close the client."""
        await super().close()
        self.connection.cancel()
        await asyncio.wait({self.connection})

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Queue a press of a component of the rehearsal by its custom id; ignore all others."""
        pressed = str(cast("dict[str, Any]", interaction.data or {}).get("custom_id"))
        if pressed.startswith(PREFIX):
            self.heard = True
            self.presses[pressed].put_nowait(interaction)


class Stage:
    """State of a rehearsal.

    - `mark`: random text that identifies this rehearsal in names and in custom ids (`custom_id`).
    - `may`: the bot's permissions in the channel.
    - `signs`: the bot's signs; after `make_emoji` the emoji is used for all of them.
    - `shown`, `refused`: numbers of requests with emojis, and of those that Discord has refused because of them.
    - `answer`: the press that was answered in private.
    - `stop`: function that ends the steps.
    """

    stop: Callable[..., None]

    def __init__(self, asked: Asked, client: Rehearser, samples: Samples) -> None:
        self.asked, self.client, self.samples, self.say = asked, client, samples, samples.words.say
        self.cleanup, self.signs, self.mark = Cleanup(client), Signs(), secrets.token_hex(4)
        self.custom_id = partial(custom_id, prefix=f"{PREFIX}:{self.mark}")
        self.channel: discord.TextChannel | None = None
        self.may = discord.Permissions.none()
        self.emoji: discord.Emoji | None = None
        self.shown = self.refused = 0
        self.answer: discord.Interaction | None = None
        self.sentence = sentence_layout(self.say("rehearsal-title"))

    @property
    def place(self) -> discord.TextChannel:
        """The channel. Raises `Outcome` if it does not exist, or if the bot may not post in it."""
        require(self.may.view_channel and self.may.send_messages, "the bot may not post in the channel")
        return require(self.channel, "the channel is not there")

    async def post(self, place: int, layout: Layout, mentions: Mentions = NOBODY, nonce: str = "") -> discord.Message:
        """Post a layout in a channel as the bot does, but with components that no bot answers."""
        nonce, send = nonce or secrets.token_hex(12), self.client.get_partial_messageable(place).send
        options = {"nonce": nonce, "silent": not mentions.users, "allowed_mentions": make_allowed_mentions(mentions)}
        self.cleanup.messages[place].add(nonce)
        message = await self.show(layout, partial(to_new_message, nonce=nonce), partial(send, **options))
        self.cleanup.messages[place] = self.cleanup.messages[place] - {nonce} | {message.id}
        return message

    async def edit(self, message: discord.Message, layout: Layout) -> discord.Message:
        """Replace the content of a message with a layout, and return the message as Discord has it afterwards."""
        return await self.show(layout, to_edit, message.edit)

    async def show(self, layout: Layout, build: Callable[[Layout], Any], send: Send) -> discord.Message:
        """Send the arguments that `build` makes of a layout, as the bot does, and return the message.

        Emojis that Discord refuses become words, and so do pictures if the bot may not attach files. No bot answers the
        custom ids: everyone in the channel sees the message for a moment and may press its buttons.
        """

        async def send_counted(form: Layout) -> discord.Message:
            arguments = build(form)
            for item in arguments["view"].walk_children():
                if getattr(item, "custom_id", None) is not None:
                    item.custom_id = re.sub(r"^az(?=m?:)", PREFIX, item.custom_id)
            self.shown += form.signs.used
            try:
                return await send(**arguments)
            except discord.HTTPException as error:
                self.refused += is_of_emojis(error)
                raise

        whole = layout if self.may.attach_files else msgspec.structs.replace(layout.with_alt_texts(), document=None)
        return await with_signs(self.signs, whole, send_counted)

    async def check_change(self, message: discord.Message, expected: Fate) -> str:
        """Check that Discord refuses an edit of a message with a code that means `expected`, and describe the refusal.

        Raises `Outcome` if Discord accepts the edit.
        """
        try:
            await self.edit(message, self.sentence)
        except discord.HTTPException as error:
            if fate(error) is not expected:
                raise
            return f"refused with {error.code}"
        raise Outcome(Verdict.DIFFERS, "taken")

    async def delete(self, message: discord.Message) -> None:
        """Delete a message."""
        await message.delete()
        self.cleanup.messages[message.channel.id].discard(message.id)
