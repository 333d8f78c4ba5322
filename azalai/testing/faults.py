"""What a check finds, in a sentence that names what to mend."""

from __future__ import annotations

import traceback
from collections.abc import Iterable
from pathlib import Path

import msgspec

from azalai.locales.words import MissingMessage
from azalai.testing.course import Course
from azalai.testing.lines import Lines

HERE = Path(__file__).parent


class Fault(AssertionError):
    """Something that a game must not do, told in a sentence. `lines`: those of the author that it is about; `course`:
    how to come there again; both empty if they are not known."""

    lines: tuple[str, ...] = ()
    course: str = ""


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
    """Name as a list: `deck` and `bids`."""
    return " and ".join(f"`{name}`" for name in names)


def broke(key: str, error: BaseException) -> Fault:
    """Return what a check of a game has raised as a fault, with the author's line and how to repeat it.

    Of an error of the game the line is the last one of its own code that was running; of a fault those that write what
    the sentence names in backticks."""
    own = isinstance(error, Fault)
    fault = error if own else Fault(_sentence(error))
    lines = Lines(key)
    fault.lines = lines.named(str(fault)) if own else lines.running(error)
    fault.course = _course(error)
    return fault


def _sentence(error: BaseException) -> str:
    if isinstance(error, MissingMessage):
        return f"a message is missing, or can't be read or filled: {error}"
    return f"{type(error).__name__}: {' '.join(str(error).split()) or 'no more is said'}"


def _course(error: BaseException) -> str:
    """How the position came about in which something was found: what the innermost frames of the checks hold of it."""
    found = ""
    for frame, _ in traceback.walk_tb(error.__traceback__):
        if Path(frame.f_code.co_filename).is_relative_to(HERE):
            found = next((str(course) for course in map(_of, frame.f_locals.values()) if course is not None), found)
    return found


def _of(value: object) -> Course | None:
    if isinstance(value, Course):
        return value
    course = getattr(value, "course", None) if isinstance(value, msgspec.Struct) else None
    return course if isinstance(course, Course) else None
