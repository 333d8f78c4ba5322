"""What the arguments of a custom id must look like before a cog reads them.

A form names them in their order: `table decision path`. Names in `NUMBERS` are numbers that a column of the store can
hold, those in `LONG_NUMBERS` may be as long as Discord's own; `path` is the way through a dialog (`0.2.1`, or nothing);
any other name is a word. With `...` at the end more may follow.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.store.schema import HIGHEST, HIGHEST_LONG

NUMBERS = frozenset({"seat", "decision", "page", "act", "times", "least", "most"})
LONG_NUMBERS = frozenset({"table", "proposal", "person", "mark"})
MORE = "..."
_NUMBER = re.compile(r"-?[0-9]{1,19}")


def is_number(text: str, highest: int = HIGHEST) -> bool:
    """Whether a text is a whole number that is not too large for the store."""
    return _NUMBER.fullmatch(text) is not None and abs(int(text)) <= highest


def fits(form: str, arguments: Sequence[str]) -> bool:
    """Whether these are arguments of that form."""
    names = form.split()
    more = names[-1:] == [MORE]
    if more:
        names.pop()
    if len(arguments) < len(names) or (len(arguments) > len(names) and not more):
        return False
    return all(_fits(name, text) for name, text in zip(names, arguments, strict=False))


def _fits(name: str, text: str) -> bool:
    if name in NUMBERS:
        return is_number(text)
    if name in LONG_NUMBERS:
        return is_number(text, HIGHEST_LONG)
    if name == "path":
        return not text or all(is_number(part) for part in text.split("."))
    return bool(text)
