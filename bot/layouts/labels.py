"""What stands on buttons: a text that every client shows whole, or none."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.text import BUTTON_LIMIT

_NOTE = re.compile(r"\s*\([^()]*\)")


def without_notes(text: str) -> str:
    """The text without what stands in brackets."""
    return _NOTE.sub("", text)


def ladder(*texts: str) -> tuple[str, ...]:
    """The texts, each followed by itself without what stands in brackets: from the one that says most to the one that
    needs the least room."""
    return tuple(dict.fromkeys(one for text in texts for one in (text, without_notes(text))))


def labels_of_choices(ladders: Sequence[Sequence[str]]) -> tuple[str, ...] | None:
    """What of each choice's ladder has room on a button behind its number, all of them different; None where there are
    no such. Where one has to leave out what stands in brackets, the others do too if that is enough: choices of one
    kind read alike."""
    for alike in ([texts[0] for texts in ladders], [without_notes(texts[0]) for texts in ladders]):
        fit = all(len(numbered(number, text)) <= BUTTON_LIMIT for number, text in enumerate(alike, 1))
        if fit and len(set(alike)) == len(alike):
            return tuple(alike)
    found: list[str] = []
    for number, texts in enumerate(ladders, 1):
        room = BUTTON_LIMIT - len(numbered(number, ""))
        fitting = [text for text in texts if len(text) <= room and text not in found]
        if not fitting:
            return None
        found.append(fitting[0])
    return tuple(found)


def numbered(number: int, text: str) -> str:
    """What stands on the button or entry of a choice, its number first."""
    return f"{number} · {text}"
