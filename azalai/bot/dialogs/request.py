"""Request of a user by a press, a command or a submitted modal: the person, their words, and the place.

Functions below the cogs take a `Request`. They use Discord's own object (`Request.interaction`) only for facts that
Discord knows: channels, roles, permissions.
"""

from __future__ import annotations

import enum
from typing import Protocol

import discord

from azalai.bot.dialogs.acknowledgement import Answering
from azalai.bot.dialogs.modal_builder import make_modal
from azalai.bot.dialogs.where import Where
from azalai.bot.discord_codes import Reach, verdict
from azalai.bot.errors import Refused
from azalai.bot.layouts.modals import Modal
from azalai.bot.people.person import Person
from azalai.bot.people.preferences import Preferences, PreferencesCache
from azalai.bot.people.reader import Reader
from azalai.bot.signs import NO_SIGNS, Signs
from azalai.locales import Language, Words, language_of, words


class AnswerKind(enum.Enum):
    """Kind of an answer. A user has one answer of each kind in a channel."""

    ANSWER = "answer"
    LESSON = "lesson"
    DEAL = "deal"
    PUZZLE = "puzzle"
    WHAT_IF = "what-if"
    STEP = "step"
    REFUSAL = "refusal"


class AnswerRegistry(Protocol):
    """Registry of the open answers."""

    async def on_answer_shown(self, request: Request, message: int, kind: AnswerKind) -> None:
        """Note that an answer is in that message, and delete the earlier one of its kind."""
        ...


class Request(Answering):
    """Request of a user.

    `id`: Discord's number of the interaction; `user`: that of the user; `guild`, `channel`: those of the place, None
    unless the bot is a member of its server; `message`: the pressed one; `user_install`: users may install the bot for
    themselves.
    """

    def __init__(
        self,
        interaction: discord.Interaction,
        readers: PreferencesCache,
        registry: AnswerRegistry,
        *,
        in_place: bool = False,
        signs: Signs = NO_SIGNS,
        user_install: bool = True,
    ) -> None:
        super().__init__(interaction, in_place=in_place, signs=signs)
        self.channel = interaction.channel_id if self.where is Where.SERVER else None
        self.registry = registry
        self.user_install = user_install
        self._readers = readers
        self._locale = str(interaction.locale)
        self._learned: Language | None = None

    async def learn(self, *, keep: bool = False) -> Preferences:
        """Load and return the user's preferences. `keep`: store the language of their Discord for direct messages."""
        reader = await self._readers.learn(self.user, self._locale, keep=keep)
        self._learned = reader.language
        return reader

    @property
    def language(self) -> Language:
        """Language of this user: the cached one, else the one that `learn` has loaded, else that of their Discord."""
        return self._readers.language(self.user, self._locale) or self._learned or language_of(self._locale)

    @property
    def words(self) -> Words:
        """Words of that language. Buttons of the table's card are named as on the card, in the table's language."""
        card = self._readers.card_language(self.channel)
        return words(self.language) if card is None else words(self.language, card)

    @property
    def reader(self) -> Reader:
        """User with these words."""
        return Reader(self.user, self.words)

    @property
    def server(self) -> discord.Guild | None:
        """Server as discord.py knows it, or None if the bot is not a member, for which discord.py invents an object."""
        return None if self.guild is None else self.interaction.guild

    async def fetch_member(self, user: int) -> discord.Member:
        """Return a member of the server. Raises `Refused` outside of servers, and for a person who has left it."""
        if self.server is None:
            raise Refused("refusal-server-only")
        try:
            return await self.server.fetch_member(user)
        except discord.HTTPException as error:
            if verdict(error).person is not Reach.UNKNOWN:
                raise
            raise Refused("refusal-not-here-any-more") from error

    @property
    def name(self) -> str:
        """Name of the user at the place of the request."""
        return self.interaction.user.display_name

    @property
    def person(self) -> Person:
        """User with their name and rights at the place of the request."""
        manages = self.guild if self.interaction.permissions.manage_guild else None
        return Person(self.user, self.name, manages)

    @property
    def bot(self) -> int:
        """Discord's number of the bot itself."""
        user = self.interaction.client.user
        return self.interaction.application_id if user is None else user.id

    @property
    def filled(self) -> dict[str, str]:
        """Filled-in options of a command that is being typed, by their names on Discord."""
        return {name: str(value) for name, value in self.interaction.namespace if value not in (None, "")}

    async def open_modal(self, modal: Modal) -> None:
        """Answer with a form. Discord takes it as the first answer only."""
        await self.interaction.response.send_modal(make_modal(modal))
