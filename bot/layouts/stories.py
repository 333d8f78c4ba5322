"""What happened, in so few words that a question keeps its room: two lines of small print on a phone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from azalai.bot.layouts.phone import small_lines
from azalai.bot.records.narration import Did, Line
from azalai.bot.signs import measured
from azalai.locales.words import Words

STORY_LINES = 2
"""Lines of small print in which a question says what happened."""


def small(text: str) -> str:
    """A text in small print."""
    return "\n".join(f"-# {line}" for line in text.split("\n"))


def story_of(told: Iterable[Line]) -> list[Did]:
    """What these lines tell in few words."""
    return [did for line in told for did in line.did]


def newest(story: Sequence[Did], words: Words) -> str:
    """The newest of what happened, and as much before it as has room; "" for nothing."""
    shown: list[Did] = []
    for did in reversed(story):
        if not _fits(f"… {_told([did, *shown], words)}"):
            return f"… {_told(shown, words)}" if shown else _cut(_told([did], words))
        shown.insert(0, did)
    return _told(shown, words)


def _told(story: Sequence[Did], words: Words) -> str:
    """The acts of one person in a row have their name once."""
    parts: list[str] = []
    for who, acts in groupby(story, key=lambda did: did.who):
        done = [act.what for act in acts]
        parts += (
            [words.say("did-acts", player=who, acts=words.row(done))]
            if who
            else [act.replace("\n", " ") for act in done]
        )
    return " · ".join(parts)


def _fits(text: str) -> bool:
    return small_lines(measured(text)) <= STORY_LINES


def _cut(text: str) -> str:
    """The beginning of what takes more than its lines."""
    words = text.split(" ")
    while not _fits(f"{' '.join(words)} …"):
        words.pop()
    return f"{' '.join(words)} …"
