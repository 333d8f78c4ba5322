"""The names of people and robots who are together somewhere: no two alike, though Discord lets everybody be called
Alex."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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
    name, others = clip(visible(name), limit), {read(one) for one in taken}
    if read(name) not in others:
        return name
    numbered = (f"{clip(name, limit - len(end))}{end}" for end in (f" ({number})" for number in count(2)))
    return next(one for one in numbered if read(one) not in others)


def all_told_apart(names: Sequence[str], last: Iterable[int] = ()) -> tuple[str, ...]:
    """Return the names of a list, each told apart from those before it. The numbers of the list in `last` come after
    all others: a robot does not keep a name that a person has.

    >>> all_told_apart(["Alex", "Dassine", "alex", "Dassine"], last=[1])
    ('Alex', 'Dassine (2)', 'alex (2)', 'Dassine')
    """
    if len({read(name) for name in names}) == len(names):
        return tuple(names)
    after = set(last)
    found: dict[int, str] = {}
    for number in sorted(range(len(names)), key=lambda one: (one in after, one)):
        found[number] = told_apart(names[number], found.values())
    return tuple(found[number] for number in range(len(names)))


def read(name: str) -> str:
    """Return what a reader sees of a name, without case and forms of letters."""
    return normalize("NFKC", visible(name)).casefold()
