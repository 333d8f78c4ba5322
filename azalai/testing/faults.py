"""What a check finds, in a sentence that names what to mend."""

from __future__ import annotations

import traceback
from collections.abc import Iterable
from pathlib import Path

from azalai.locales.words import MissingMessage

HERE = Path(__file__).parent


class Fault(AssertionError):
    """Something that a game must not do, told in a sentence."""


def need(holds: object, sentence: str) -> None:
    """Fault with that sentence where something does not hold."""
    if not holds:
        raise Fault(sentence)


def same(one: object, other: object, sentence: str) -> None:
    """Fault where two things are not the same; both follow the sentence."""
    if one != other:
        raise Fault(f"{sentence}: {short(one)}, not {short(other)}")


def short(value: object, most: int = 160) -> str:
    """A value in so many characters."""
    text = repr(value)
    return text if len(text) <= most else f"{text[: most - 1]}…"


def listed(names: Iterable[str]) -> str:
    """Names as a list: `deck` and `bids`."""
    return " and ".join(f"`{name}`" for name in names)


def broke(error: Exception) -> Fault:
    """An error of the game in a sentence: what it was, and the line of the game where it came about."""
    if isinstance(error, Fault):
        return error
    if isinstance(error, MissingMessage):
        return Fault(f"a message is missing, or can't be read or filled: {error}")
    frames = [one for one in traceback.extract_tb(error.__traceback__) if not Path(one.filename).is_relative_to(HERE)]
    where = f" in {frames[-1].filename}, line {frames[-1].lineno}" if frames else ""
    return Fault(f"{type(error).__name__}: {' '.join(str(error).split()) or 'no more is said'}{where}")
