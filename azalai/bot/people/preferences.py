"""Preferences of private readers: their language, and their ways to read and to be called.

The store keeps known preferences in memory, so that words can be chosen without a query.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable

import msgspec

from azalai.bot.cache import Cache
from azalai.bot.people.quiet_hours import find_end_of_quiet
from azalai.bot.people.teaching import Taught
from azalai.bot.store import Store
from azalai.bot.store.person_rows import PersonRow
from azalai.locales import Language, language_of

REMEMBERED = 10_000


class Notify(enum.StrEnum):
    """Ways to call a person to their turn."""

    BOTH = "both"
    DM = "dm"
    MENTION = "mention"
    NEITHER = "neither"


class Preferences(msgspec.Struct, frozen=True):
    """Reader with their preferences.

    `language`: chosen by them, else that of their Discord. `text_only`: positions in words, no pictures. `contrast`:
    pictures of high contrast. `wants_invitations`: others may invite them by a mention. `everywhere`: other servers may
    see their results. `mistakes`: those that reviews found come back as puzzles. `taught`: the explanations that they
    have had.
    """

    user: int
    language: Language
    notify: Notify = Notify.BOTH
    text_only: bool = False
    contrast: bool = False
    wants_invitations: bool = True
    everywhere: bool = False
    mistakes: bool = True
    taught: Taught = Taught({})

    @property
    def wants_mention(self) -> bool:
        """True if they may be mentioned for a turn."""
        return self.notify in (Notify.BOTH, Notify.MENTION)

    @property
    def wants_messages(self) -> bool:
        """True if they get a direct message for a turn."""
        return self.notify in (Notify.BOTH, Notify.DM)

    @property
    def wants_calls(self) -> bool:
        """True if they want to be called to a turn at all."""
        return self.notify is not Notify.NEITHER


class Ways(msgspec.Struct, frozen=True):
    """Ways in which a person wants to be called to their turn; `call` in `bot/tables/announcements.py` chooses.

    One of the two makes a sound: the direct message if they want and accept some, else the mention, which then reaches
    also those who would rather not be mentioned.
    """

    in_channel: bool
    by_message: bool
    closed: bool

    @property
    def mention_sounds(self) -> bool:
        """True if the mention makes the sound."""
        return self.in_channel and (self.closed or not self.by_message)


def list_ways(person: PersonRow | None) -> Ways:
    """Return the ways to call this person (None: without preferences).

    `closed`: no direct message has reached them lately; it is tried all the same, without a sound, because that may
    have changed.
    """
    if person is None:
        return Ways(in_channel=True, by_message=True, closed=False)
    reader, closed = _reader(person), person.closed_dms_since is not None
    return Ways(
        in_channel=reader.wants_mention or (closed and reader.wants_messages),
        by_message=reader.wants_messages,
        closed=closed,
    )


class PreferencesCache:
    """The readers, and which language the card of a channel speaks."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._cards: Cache[int, Language] = Cache(REMEMBERED)  # by channel

    async def load(self, user: int) -> Preferences:
        """Return the reader with that number."""
        return _reader(await self._row(user))

    async def is_quiet(self, user: int, now: float) -> bool:
        """Return True if a person has quiet hours now, in which no phone makes a sound for them."""
        return find_end_of_quiet(await self._row(user), now) > now

    async def learn(self, user: int, locale: str, *, keep: bool = False) -> Preferences:
        """Return the reader whose Discord has that language; `keep`: it is stored for their direct messages."""
        row = await self._row(user)
        if keep and row.locale != locale:
            async with self._store.note() as tx:
                await tx.people.change(user, locale=locale)
        return _reader(msgspec.structs.replace(row, locale=locale))

    async def encode_taught(self, user: int, game: str, explained: Iterable[Iterable[str]]) -> str:
        """Return the stored explanations of a person after these acts of a game, one time after the other."""
        taught = (await self.load(user)).taught
        for acts in explained:
            taught = taught.with_explained(game, acts)
        return taught.encode()

    def language(self, user: int, locale: str) -> Language | None:
        """Return the language of a person in memory, or None for any other."""
        known = self._store.find_cached_person(user)
        return language_of(known[0].language or locale) if known else None

    def wants_words(self, user: int) -> bool:
        """Return True if a person who is known at the moment reads words instead of pictures."""
        known = self._store.find_cached_person(user)
        return bool(known) and known[0].text_only

    def note_card(self, channel: int, language: Language) -> None:
        """Note the language of a channel's table."""
        self._cards.keep(channel, language)

    def card_language(self, channel: int | None) -> Language | None:
        """Return the language of the table in a channel, whose card has the buttons' names, or None."""
        return None if channel is None else self._cards.find(channel)

    async def dm_channel(self, user: int) -> int | None:
        """Return the number of the channel of a person's direct messages, or None if it was never opened."""
        return (await self._row(user)).dm_channel_id

    async def keep_dm_channel(self, user: int, channel: int | None) -> None:
        """Store that number; None: the person has no channel any more."""
        await self._store.change(lambda tx: tx.people.change(user, dm_channel_id=channel))

    async def _row(self, user: int) -> PersonRow:
        known = self._store.find_cached_person(user)
        if known is None:
            row = await self._store.ask(lambda tx: tx.people.get(user))
            known = () if row is None else (row,)
        nobody = PersonRow(user_id=user, locale=None, closed_dms_since=None, told_of_closed_dms=False)
        return known[0] if known else nobody


def _reader(row: PersonRow) -> Preferences:
    return Preferences(
        user=row.user_id,
        language=language_of(row.language or row.locale),
        notify=Notify(row.notify) if row.notify in tuple(Notify) else Notify.BOTH,
        text_only=row.text_only,
        contrast=row.contrast,
        wants_invitations=row.invitations,
        everywhere=row.everywhere,
        mistakes=row.mistakes,
        taught=Taught.decode(row.taught),
    )
