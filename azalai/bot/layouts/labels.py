"""What stands on buttons: a text that every client shows whole, or none."""

from __future__ import annotations

import re
from collections.abc import Sequence

from azalai.bot.text import BUTTON_LIMIT

STAR = "★"
"""Marks what is advised."""

_NOTE = re.compile(r"\s*\([^()]*\)")


def without_notes(text: str) -> str:
    """The text without what stands in brackets."""
    return _NOTE.sub("", text)


def bare(text: str) -> str:
    """The name of an act without the points that lead on from it."""
    return text.rstrip(":…. ")


def ladder(*texts: str) -> tuple[str, ...]:
    """The texts, each followed by itself without what stands in brackets: from the one that says most to the one that
    needs the least room."""
    return tuple(dict.fromkeys(one for text in texts for one in (text, without_notes(text))))


def labels_of_choices(
    ladders: Sequence[Sequence[str]], kinds: Sequence[object] = (), room: int = BUTTON_LIMIT
) -> tuple[str, ...] | None:
    """What of each choice's ladder has room on a button, all of them different; None where there are no such. Choices
    of one of the `kinds` (each choice's own, or all of one) read alike: what one of them has to leave out, the others
    leave out too; shorter ladders stay at their end."""
    kinds = kinds or [None] * len(ladders)
    found = [texts[0] for texts in ladders]
    for kind in set(kinds):
        those = [at for at, other in enumerate(kinds) if other == kind]
        for rung in range(max(len(ladders[at]) for at in those)):
            said = {at: ladders[at][min(rung, len(ladders[at]) - 1)] for at in those}
            if all(len(text) <= room for text in said.values()) and len(set(said.values())) == len(said):
                break
        else:
            return None
        for at, text in said.items():
            found[at] = text
    return tuple(found) if len(set(found)) == len(found) else None


def starred(text: str, *, star: bool = True) -> str:
    """What stands on a button or entry; with a star where it is advised."""
    return f"{text} {STAR}" if star else text
