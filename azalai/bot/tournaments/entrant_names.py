"""The names in a tournament: no two alike, and each as it may stand beside others."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from unicodedata import normalize

from azalai.bot.text import clip, visible

LONGEST = 100
"""Characters of a stored name."""


def told_apart(name: str, taken: Iterable[str], limit: int = LONGEST) -> str:
    """Return `name`, cut to `limit` characters, with the first number in brackets that nobody in `taken` has if there
    is such a name already. Names that readers can't tell apart count as the same.

    >>> told_apart("Amara", ["amara", "Thomas", "Amara (2)"])
    'Amara (3)'
    >>> told_apart("Amara", ["Thomas"])
    'Amara'
    """
    name, others = clip(visible(name), limit), {_read(one) for one in taken}
    if _read(name) not in others:
        return name
    numbered = (f"{clip(name, limit - len(end))}{end}" for end in (f" ({number})" for number in count(2)))
    return next(one for one in numbered if _read(one) not in others)


def _read(name: str) -> str:
    """Return what a reader sees of a name, without case and forms of letters."""
    return normalize("NFKC", visible(name)).casefold()
