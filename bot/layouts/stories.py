"""What happened, in so few words that a question keeps its room: two lines of small print on a phone."""

from __future__ import annotations

from collections.abc import Sequence

from bot.layouts.phone import small_lines

STORY_LINES = 2
"""Lines of small print in which a question says what happened."""


def small(text: str) -> str:
    """A text in small print."""
    return "\n".join(f"-# {line}" for line in text.split("\n"))


def newest(story: Sequence[str]) -> str:
    """What happened, in two lines of small print on a phone: the newest of it, and as much before it as has room."""
    shown = ""
    for line in reversed([line for text in story for line in text.split("\n") if line]):
        longer = f"{line} · {shown}" if shown else line
        if small_lines(longer) > STORY_LINES:
            return f"… {shown}" if shown else _cut(line)
        shown = longer
    return shown


def _cut(text: str) -> str:
    """The beginning of a sentence that takes more than its lines."""
    words = text.split(" ")
    while small_lines(f"{' '.join(words)} …") > STORY_LINES:
        words.pop()
    return f"{' '.join(words)} …"
