"""Words: the messages of the locale files, found and filled.

A game's structs find their words by name: an event `Loaded` with tag `loaded` of the game `touareg` is the message
`touareg-event-loaded`, filled with the event's own fields. The words of a field follow from its type: a string enum is
the message `KEY-ENUM-VALUE`, a seat is the player's name, a tuple is a list (things are counted by `KEY-ENUM-counted`,
if there is one: `1 date and 2 salt`), a struct the message `KEY-STRUCT` with its fields, a number a number.
"""

from __future__ import annotations

import enum
import functools
import logging
import re
import types
import typing
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from itertools import groupby
from typing import Annotated, Any, TypeAlias

import babel.lists
import babel.numbers
import msgspec

from azalai.games.contract import Noun
from azalai.games.questions import tag
from azalai.locales.defaults import default_words
from azalai.locales.languages import LANGUAGES, ORIGINAL, Language, sources
from azalai.locales.messages import Messages, Unreadable
from azalai.locales.names import enum_name, hints

log = logging.getLogger(__name__)

REMEMBERED = 4096
"""Filled messages that are cached.

The texts of a position are needed repeatedly, and most of their sentences stay equal.

(The type of a value is a part of the key, because 1 is not True in words.)
"""


LONGEST_VALUE = 2500
"""Fluent refuses a value, or a choice in a message, of more characters."""
ROOM = 2000
"""Characters that all values of a message share in one choice if they are too long for it together."""


ON_CARD = re.compile(r"^on-card-[a-z-]+(?= =)", re.MULTILINE)
"""Messages that name things on a table's card, for the sentences about it."""
TABLE = "table"
"""A value of this name is the number of a table."""


Shown: TypeAlias = Callable[[enum.Enum], str | None]
"""Function that returns the text for a thing of the box, or None for its word."""


class MissingMessage(LookupError):
    """No message of that id in that language, or a variable it needs was not given."""


@functools.cache
def words(language: Language, card: Language | None = None) -> Words:
    """Return the words of a language, read once.

    `card`: the language of their table, if known: its card's labels are named as they are written there.
    """
    if card == language:
        return words(language)
    named: dict[str, str] = {}
    if card is not None:
        card_words = words(card)
        named = {name: card_words.say(name) for text in sources(ORIGINAL).values() for name in ON_CARD.findall(text)}
    messages = Messages(LANGUAGES[language].babel, sources(language).values(), named)
    return Words(language, messages, None if language == ORIGINAL else words(ORIGINAL, card))


class Words:
    """Messages of one language. `instead`: another language for missing ones."""

    def __init__(self, language: Language, messages: Messages, instead: Words | None = None) -> None:
        self.language: Language = language
        self._messages = messages
        self._instead = instead
        self._logged_names: set[str] = set()
        self._shown: Shown | None = None
        self._complete: set[str] = set()
        self._filled = functools.lru_cache(REMEMBERED)(self._fill)

    def has(self, message: str) -> bool:
        """Return True if there is a message of that id."""
        return self._knows(message) or (self._instead is not None and self._instead.has(message))

    def _knows(self, message: str) -> bool:
        """Return True if this language has the message, or a small game's default."""
        return message in self._messages or (
            self._add_defaults(message.split("-", maxsplit=1)[0]) and message in self._messages
        )

    def _add_defaults(self, key: str) -> bool:
        """Return True if the default words of a small game were added just now (`azalai.locales.defaults`)."""
        if key in self._complete:
            return False
        self._complete.add(key)
        self._messages.add(default_words(key, self.language))
        return True

    def say(self, message: str, **values: object) -> str:
        """Return the message of that id, filled; of a value that is too long, its beginning.

        A missing message is in English, and logged once. Raises `MissingMessage` if there is none or a value is
        missing.
        """
        return self._filled(message, *((name, type(value), value) for name, value in values.items()))

    def _fill(self, message: str, *given: tuple[str, type[object], object]) -> str:
        try:
            return self._format_own(message, *given)
        except MissingMessage as error:
            if self._instead is None:
                raise
            try:
                text = self._instead._filled(message, *given)
            except MissingMessage as original:
                raise (error if self._knows(message) else original) from None
            if message not in self._logged_names:
                self._logged_names.add(message)
                log.warning("a message is shown in English, because its language has no usable text for it: %s", error)
            return text

    def _format_own(self, message: str, *given: tuple[str, type[object], object]) -> str:
        if not self._knows(message):
            raise MissingMessage(f"{self.language}: {message}")
        values = {name: _format(name, _clip(value, LONGEST_VALUE)) for name, _, value in given}
        text, errors = self._text(message, values)
        if any(isinstance(error, ValueError) for error in errors):
            share = ROOM // max(1, sum(isinstance(value, str) for value in values.values()))
            text, errors = self._text(message, {name: _clip(value, share) for name, value in values.items()})
        if errors:
            raise MissingMessage(f"{self.language}: {message}: {errors[0]}")
        return text

    def _text(self, message: str, values: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        try:
            filled = self._messages.text(message, values)
        except Unreadable as error:
            raise MissingMessage(f"{self._place(error)}: {message} can't be read: {error.why}") from error
        if filled is None:
            raise MissingMessage(f"{self.language}: {message} has no text")
        return filled

    def _place(self, error: Unreadable) -> str:
        """Return the file and the line."""
        for path, text in sources(self.language).items():
            if error.source in text:
                return f"{path}, line {text[: text.index(error.source)].count(chr(10)) + error.line + 1}"
        return self.language

    def of(self, key: str) -> Words:
        """Return these words, or the original ones if no file of this language is of that game.

        Then the texts about it are in one language.
        """
        beginning = re.compile(rf"^{key}-", re.MULTILINE)
        if self.language == ORIGINAL or any(beginning.search(text) for text in sources(self.language).values()):
            return self
        return words(ORIGINAL)

    def game(self, key: str) -> str:
        """Return the name of a game; its key if it is not installed (any more)."""
        return self.say(f"{key}-name") if self.has(f"{key}-name") else key

    def credits(self, key: str) -> str | None:
        """Return the text about a game's makers, or None for one without credits."""
        return self.say(f"{key}-credits") if self.has(f"{key}-credits") else None

    def score(self, key: str, points: float | None = None) -> str:
        """Return the name of what a game counts for winning, or that number of it: `Points`, `42 points`."""
        own = self.has(f"{key}-score")
        if points is None:
            return self.say(f"{key}-score") if own else self.say("score")
        arguments = {"count": points, "points": self.number(points)}
        return self.say(f"{key}-score-counted", **arguments) if own else self.say("score-counted", **arguments)

    def join(self, items: Iterable[str]) -> str:
        """Return the items as a list in a sentence: `gold, salt and millet`."""
        return babel.lists.format_list(list(items), locale=LANGUAGES[self.language].babel)

    def row(self, items: Iterable[str]) -> str:
        """Return the items of a table or after a colon: `gold, salt, millet`."""
        return self.say("row-between").join(items)

    def clauses(self, items: Iterable[str]) -> str:
        """Return the items that are not empty, one after the other.

        They may have commas of their own, `gold, 3; salt, 2`.
        """
        return self.say("clauses-between").join(item for item in items if item)

    def number(self, number: float, *, signed: bool = False) -> str:
        """Return a number with at most one decimal, as the language writes it: `2.5`, or with its sign `+2.5`."""
        pattern = "+#,##0.#;-#,##0.#" if signed and number else "#,##0.#"
        return babel.numbers.format_decimal(number, pattern, locale=LANGUAGES[self.language].babel).replace("-", "−")

    def value(self, game: str, value: object, kind: object, names: Sequence[str]) -> str:
        """Return the words of a move's or event's value. `kind` is the annotated type, `names` the players' by seat."""
        kinds = _unpack(kind)
        if value is None:
            return ""
        if Noun.SEAT in kinds:
            return names[typing.cast(int, value)]
        if isinstance(value, bool):
            return self.say("yes" if value else "no")
        if isinstance(value, enum.Enum):
            name = f"{enum_name(type(value))}-{value.value}"
            if self._shown is not None:  # the event has few words
                if self.has(brief := f"{game}-short-{name}"):
                    return self.say(brief)
                if (sign := self._shown(value)) is not None:
                    return sign
            return self.count(game, value, 1) if Noun.PIECE in kinds else self.say(f"{game}-{name}")
        if isinstance(value, tuple):
            inner = next((k for k in kinds if typing.get_origin(k) is tuple), None)
            of = typing.get_args(inner)[0] if inner is not None else object
            items = typing.cast("tuple[object, ...]", value)
            if not items:
                return self.say("nothing")
            if Noun.KINDS in kinds:
                return self.join(self.value(game, item, of, names) for item in items)
            runs = [(item, len(list(same))) for item, same in groupby(items)]
            if isinstance(items[0], msgspec.Struct):  # a payment: its order says nothing
                runs = list(Counter(items).items())
            return self.join(text for item, count in runs for text in self._run(game, item, count, of, names))
        if isinstance(value, msgspec.Struct):
            return self.say(f"{game}-{enum_name(type(value))}", **self.fields(game, value, names))
        return str(value)

    def _run(self, game: str, item: object, count: int, kind: object, names: Sequence[str]) -> Sequence[str]:
        """Return equal consecutive things: with their number, also 1 (`3 salt`), if there is a message for that."""
        if self._shown is not None and isinstance(item, enum.Enum) and (sign := self._shown(item)) is not None:
            return [f"{count} {sign}" if count > 1 else sign]
        thing = item if isinstance(item, enum.Enum | msgspec.Struct) else None
        if thing is not None and self.has(f"{game}-{enum_name(type(thing))}-counted"):
            return [self.count(game, thing, count)]
        return [self.value(game, item, kind, names)] * count

    def count(self, game: str, thing: enum.Enum | msgspec.Struct, count: int) -> str:
        """Return `count` of a thing in the box of a game.

        The message `KEY-TYPE-counted`, or in few words the message `KEY-short-TYPE-counted`, by the value of an enum or
        the fields of a struct (of which none is a player).
        """
        name = f"{enum_name(type(thing))}-counted"
        brief = self._shown is not None and self.has(f"{game}-short-{name}")
        message = f"{game}-short-{name}" if brief else f"{game}-{name}"
        if isinstance(thing, enum.Enum):
            return self.say(message, count=count, value=thing.value)
        return self.say(message, count=count, **self.fields(game, thing, ()))

    def fields(self, game: str, struct: msgspec.Struct, names: Sequence[str]) -> Mapping[str, object]:
        """Return every field of a struct in words; numbers stay numbers, so that messages can count.

        Several things have their number next to them (`cards-count` next to `cards`), and one its value (`place-value`
        next to `place`): messages choose by that, which is the same in every language, and never by a word.
        """
        values: dict[str, object] = {}
        for field, kind in hints(type(struct)).items():
            name, value = field.replace("_", "-"), getattr(struct, field)
            values[name] = self._field(game, value, kind, names)
            if isinstance(value, tuple):
                values[f"{name}-count"] = len(typing.cast("tuple[object, ...]", value))
            if isinstance(value, enum.Enum):
                values[f"{name}-value"] = value.value
        return values

    def _field(self, game: str, value: object, kind: object, names: Sequence[str]) -> object:
        if value == ():
            return ""  # a message that can have an empty list has a form for it
        plain = isinstance(value, int) and not isinstance(value, bool) and Noun.SEAT not in _unpack(kind)
        return value if plain else self.value(game, value, kind, names)

    def event(self, game: str, event: msgspec.Struct, names: Sequence[str]) -> str:
        """Return an event in words."""
        return self.say(f"{game}-event-{tag(type(event))}", **self.fields(game, event, names))

    def did(self, game: str, event: msgspec.Struct, names: Sequence[str], show: Shown) -> str | None:
        """Return the action of an event in few words without its player (`KEY-did-TAG`), or None without any.

        `show`: the text for a thing of the box; others have their short names if there are some
        (`KEY-short-ENUM-VALUE`).
        """
        message = f"{game}-did-{tag(type(event))}"
        if not self.has(message):
            return None
        showing = copy(self)
        showing._shown = show
        return self.say(message, **showing.fields(game, event, names))

    def move(self, game: str, move: msgspec.Struct, names: Sequence[str]) -> str:
        """Return a complete move in words, as the player confirms it."""
        return self.say(f"{game}-move-{tag(type(move))}", **self.fields(game, move, names))


def _format(name: str, value: Any) -> Any:
    """Return a value as it is written: the number of a table without thousands separators, so that it can be typed."""
    return str(value) if name == TABLE and isinstance(value, int) else value


def _clip(value: object, limit: int) -> Any:
    """Return a value, or the first characters of a text that is too long, never half of an escaped character."""
    if not isinstance(value, str) or len(value) <= limit:
        return value
    clipped = value[: limit - 1]
    if (len(clipped) - len(clipped.rstrip("\\"))) % 2:
        clipped = clipped[:-1]
    return f"{clipped.rstrip()}…"


def _unpack(kind: object) -> tuple[object, ...]:
    """Return a type with its annotations laid side by side: `Annotated[int, X] | None` is (int, X, NoneType)."""
    if typing.get_origin(kind) is Annotated:
        inner, *extras = typing.get_args(kind)
        return (*_unpack(inner), *extras)
    if typing.get_origin(kind) in (typing.Union, types.UnionType):
        return tuple(part for arg in typing.get_args(kind) for part in _unpack(arg))
    return (kind,)
