"""Sentences of the texts of a game's pictures: messages by short names, names of things, Markdown."""

from __future__ import annotations

import enum
import re
from collections.abc import Iterable, Sequence

from azalai.games.contract import Outcome
from azalai.locales import Words
from azalai.locales.names import enum_name
from azalai.renderers.kit import type as letters

ALT_LIMIT = 1024
"""Characters of an alternative text."""
_MARKDOWN = re.compile(r"([\\*_`~|>#\[\]()])")


class Speech:
    """Texts that every game has, from the messages of one game: `KEY-picture-...`."""

    def __init__(self, key: str) -> None:
        self._key = key

    def say(self, words: Words, message: str, **values: object) -> str:
        """Return the picture message of that name, with its values."""
        return words.say(f"{self._key}-picture-{message}", **values)

    def name(self, words: Words, thing: enum.Enum) -> str:
        """Return the name of a thing of the box."""
        return words.say(f"{self._key}-{enum_name(type(thing))}-{thing.value}")

    def points(self, words: Words, count: int) -> str:
        """Return a number of points (`3 points`)."""
        return words.say(f"{self._key}-picture-points", count=count)

    def won(self, outcome: Outcome, names: Sequence[str], words: Words) -> str:
        """Return the sentence that says who has won, or shared the victory, and with how many points."""
        winners = outcome.ranking[0]
        total = self.points(words, outcome.scores[winners[0]].total)
        if len(winners) == 1:
            return words.say(f"{self._key}-picture-won", name=names[winners[0]], points=total)
        together = words.join(names[seat] for seat in winners)
        return words.say(f"{self._key}-picture-shared", names=together, points=total)

    def drawable(self, names: Sequence[str], words: Words) -> list[str]:
        """Return the names of the players in letters that can be drawn, by seat."""
        unnamed = (words.say("small-picture-unnamed", number=seat) for seat in range(1, len(names) + 1))
        return [letters.drawable_text(name) or other for name, other in zip(names, unnamed, strict=True)]


def sentences(parts: Iterable[str]) -> str:
    """Return the parts that are not empty, joined by spaces."""
    return " ".join(part for part in parts if part)


def upper(text: str) -> str:
    """Return the text with a capital first letter."""
    return text[:1].upper() + text[1:]


def escape(text: str) -> str:
    """Return the text as Markdown that shows it unchanged."""
    return _MARKDOWN.sub(r"\\\1", text)


def section(title: str, lines: Iterable[str]) -> str:
    """Return a title and a list below it, as Markdown."""
    return "\n".join([f"**{title}**", *(f"- {line}" for line in lines)])
