"""Signs of the bot's own application: its emojis, by the names of `azalai.renderers.signs`.

A sign that Discord does not know makes it refuse the whole message, and now and then it refuses one that it knows. So
every message with signs can be sent without any, with a word for each (`sign-KEY` in the locales).
"""

from __future__ import annotations

import enum
import re
from collections.abc import Callable, Mapping

from azalai.bot.signals import Signal
from azalai.locales import Words
from azalai.renderers.signs import KEYS

MOST_IN_A_ROW = 3
"""Messages in a row that Discord takes only without signs before none bears any until the list is read again."""
_OPEN, _BETWEEN, _CLOSE = "\ue000", "\ue001", "\ue002"
_IN_TEXT = re.compile(f"{_OPEN}([^{_OPEN}{_CLOSE}]*){_BETWEEN}([^{_OPEN}{_CLOSE}]*){_CLOSE}( ?)")
"""Sign, its word, and the space behind, which is dropped if nothing replaces the sign."""
_REST = re.compile(f"[{_OPEN}-{_CLOSE}]")


class Signs:
    """Signs that can be shown, by key.

    `doubted` is announced when Discord has refused one: the list must be read again. It begins empty: then everything
    is in words. `wants_words` returns True for a person who reads words instead of pictures, also on buttons: a screen
    reader says only the name of an emoji.
    """

    def __init__(self, wants_words: Callable[[int], bool] = lambda _: False) -> None:
        self._wants_words = wants_words
        self.doubted: Signal[[]] = Signal()
        self.used = False
        """True if a sign was asked for and found (in the copy for one message)."""
        self._emojis: Mapping[str, str] = {}
        self._refused = 0

    @property
    def available(self) -> bool:
        """True if a sign can be shown now."""
        return bool(self._emojis) and self._refused < MOST_IN_A_ROW

    def emoji(self, key: str) -> str | None:
        """Return a sign as Discord writes it in a text, on a button or in a menu, or None if it must be a word."""
        known = self._emojis.get(key)
        self.used = self.used or known is not None
        return known

    def in_text(self, text: str, room: int) -> str:
        """Return a text with its signs (`sign_in_text`), or with their words if it would be longer than `room`."""
        if _OPEN not in text:
            return text
        text_shown = _replace_signs(text, lambda key, word: self._emojis.get(key) or word)
        return _REST.sub("", text_shown if len(text_shown) <= room else _replace_signs(text, lambda _, word: word))

    def of_one_message(self, user: int | None = None) -> Signs:
        """Return the present signs for one message, which is private to `user` or public.

        `used` is True if it has any.
        """
        signs = Signs()
        in_words = self._refused >= MOST_IN_A_ROW or (user is not None and self._wants_words(user))
        signs._emojis = {} if in_words else self._emojis
        return signs

    # Fate of the signs

    def learn(self, emojis: Mapping[str, str]) -> None:
        """Set the application's emojis after the list was read, or has grown."""
        self._emojis = dict(emojis)

    def trust(self) -> None:
        """Show the signs again after the list was read again."""
        self._refused = 0

    def mark_taken(self) -> None:
        """Note that Discord has taken a message with signs."""
        if self._refused < MOST_IN_A_ROW:
            self._refused = 0

    def mark_refused(self) -> None:
        """Note that Discord has taken a message only without its signs."""
        self._refused += 1
        self.doubted()


NO_SIGNS = Signs()
"""Signs of texts in words alone."""


def sign_word(key: str, words: Words) -> str:
    """Return the word for a sign."""
    return words.say(f"sign-{key.replace('_', '-')}")


def in_words(text: str) -> str:
    """Return a text of a layout with the words for its signs."""
    return NO_SIGNS.in_text(text, 0)


def measure_text(text: str) -> str:
    """Return a text of a layout for measuring: each sign as Discord writes an emoji."""
    return _replace_signs(text, lambda key, word: "<:sign:0>")


def thing_in_text(thing: enum.Enum, words: Words) -> str | None:
    """Return a thing of the box as its sign in a text, or None if it has none."""
    keys = (f"{thing.value}_emblem", str(thing.value))
    return next((sign_in_text(key, words) for key in keys if key in KEYS), None)


def sign_in_text(key: str, words: Words) -> str:
    """Return a sign for a text of a layout: it is sent as the sign or as its word."""
    return f"{_OPEN}{key}{_BETWEEN}{sign_word(key, words)}{_CLOSE}"


def with_owner_sign(key: str, name: str) -> str:
    """Return a player's name in a text of a layout, behind the player's sign if there is one."""
    return f"{_OPEN}{key}{_BETWEEN}{_CLOSE} {name}"


def _replace_signs(text: str, show: Callable[[str, str], str]) -> str:
    """Return a text with each sign replaced by `show`, from its key and its word."""

    def replace(at: re.Match[str]) -> str:
        instead = show(at[1], at[2])
        return f"{instead}{at[3]}" if instead else ""

    return _IN_TEXT.sub(replace, text)
