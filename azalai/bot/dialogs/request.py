"""Who asks for something, in which words, and where: by a press, by a command, or by what they typed into a box.

What is below the cogs takes a `Request`. Discord's own object is behind it (`interaction`), for what Discord alone
knows: channels, roles, permissions.
"""

from __future__ import annotations

import enum
from typing import Protocol

import discord

from azalai.bot.dialogs.acknowledgement import Answering
from azalai.bot.dialogs.modal_builder import modal
from azalai.bot.dialogs.where import Where
from azalai.bot.layouts.modals import Box
from azalai.bot.people.person import Person
from azalai.bot.people.preferences import Preferences, PreferencesCache
from azalai.bot.people.reader import Reader
from azalai.bot.signs import NO_SIGNS, Signs
from azalai.locales import Language, Words, language_of, words


class AnswerKind(enum.Enum):
    """What an answer is: of each a person has one in a channel."""

    ANSWER = "answer"
    LESSON = "lesson"
    DEAL = "deal"
    PUZZLE = "puzzle"
    WHAT_IF = "what-if"
    STEP = "step"
    REFUSAL = "refusal"


class StandingAnswers(Protocol):
    """Who looks after the answers that stand before people."""

    async def stands_beside(self, request: Request, message: int, kind: AnswerKind) -> None:
        """An answer stands in that message, in place of the one of its kind before it."""
        ...


class Request(Answering):
    """Thing that a person asks for. `id`: Discord's number of the interaction; `user`: of the person; `guild`,
    `channel`: of the place, None unless the bot is a member of its server; `message`: the pressed one;
    `user_install`: people may install the bot for themselves."""

    def __init__(
        self,
        interaction: discord.Interaction,
        readers: PreferencesCache,
        standing: StandingAnswers,
        *,
        in_place: bool = False,
        signs: Signs = NO_SIGNS,
        user_install: bool = True,
    ) -> None:
        super().__init__(interaction, in_place=in_place, signs=signs)
        self.channel = interaction.channel_id if self.where is Where.SERVER else None
        self.standing = standing
        self.user_install = user_install
        self._readers = readers
        self._locale = str(interaction.locale)
        self._learned: Language | None = None

    async def learn(self, *, keep: bool = False) -> Preferences:
        """The person as a reader; `keep`: the language of their Discord is kept for their direct messages."""
        reader = await self._readers.learn(self.user, self._locale, keep=keep)
        self._learned = reader.language
        return reader

    @property
    def language(self) -> Language:
        """In which language this person reads: as it is known at the moment, else as it was learned for this request,
        else as their Discord does."""
        return self._readers.language(self.user, self._locale) or self._learned or language_of(self._locale)

    @property
    def words(self) -> Words:
        """The words of that language. The buttons of a table's card are called as they are written there."""
        card = self._readers.card_language(self.channel)
        return words(self.language) if card is None else words(self.language, card)

    @property
    def reader(self) -> Reader:
        """The person with these words."""
        return Reader(self.user, self.words)

    @property
    def server(self) -> discord.Guild | None:
        """The server as discord.py knows it, if the bot is a member: of others it makes one up, with a bot in it."""
        return None if self.guild is None else self.interaction.guild

    @property
    def name(self) -> str:
        """What the person is called where they ask."""
        return self.interaction.user.display_name

    @property
    def person(self) -> Person:
        """The person, with the rights that they have where they ask."""
        manages = self.guild if self.interaction.permissions.manage_guild else None
        return Person(self.user, self.name, manages)

    @property
    def bot(self) -> int:
        """Discord's number of the bot itself."""
        user = self.interaction.client.user
        return self.interaction.application_id if user is None else user.id

    @property
    def filled(self) -> dict[str, str]:
        """What is filled in of a command while somebody types it, by Discord's names of its options."""
        return {name: str(value) for name, value in self.interaction.namespace if value not in (None, "")}

    async def open_modal(self, box: Box) -> None:
        """Answer with a box to fill in. Discord takes it as the first answer only."""
        await self.interaction.response.send_modal(modal(box))
