"""Labels of buttons: texts that every client shows whole."""

from __future__ import annotations

import re
from collections.abc import Sequence

from azalai.bot.text import BUTTON_LIMIT

STAR = "★"
"""Mark of an advised choice."""

_NOTE = re.compile(r"\s*\([^()]*\)")


def without_notes(text: str) -> str:
    """Return the text without its parts in brackets."""
    return _NOTE.sub("", text)


def without_ellipsis(text: str) -> str:
    """Return a text without the ellipsis, colon or full stop at its end."""
    return text.rstrip(":…. ")


def ladder(*texts: str) -> tuple[str, ...]:
    """Return the texts, each followed by itself without the parts in brackets."""
    return tuple(dict.fromkeys(variant for text in texts for variant in (text, without_notes(text))))


def choose_labels(
    ladders: Sequence[Sequence[str]], kinds: Sequence[object] = (), room: int = BUTTON_LIMIT
) -> tuple[str, ...] | None:
    """Return a label for each choice, all different, or None if there are no such labels.

    `ladders`: the texts of each choice, from the longest to the shortest. `kinds`: the kind of each choice; by default
    all have the same. Choices of one kind take the first rung on which all have room and differ; a shorter ladder stays
    at its last text. `room`: the largest number of characters of a label.
    """
    kinds = kinds or [None] * len(ladders)
    labels = [texts[0] for texts in ladders]
    for kind in set(kinds):
        those = [at for at, other in enumerate(kinds) if other == kind]
        for rung in range(max(len(ladders[at]) for at in those)):
            text_of = {at: ladders[at][min(rung, len(ladders[at]) - 1)] for at in those}
            if all(len(text) <= room for text in text_of.values()) and len(set(text_of.values())) == len(text_of):
                break
        else:
            return None
        for at, text in text_of.items():
            labels[at] = text
    return tuple(labels) if len(set(labels)) == len(labels) else None


def with_star(text: str, *, star: bool = True) -> str:
    """Return the text of a button or entry, with a star if it is advised."""
    return f"{text} {STAR}" if star else text
