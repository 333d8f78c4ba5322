"""Faults: findings of checks, as sentences that name what the author must correct."""

from __future__ import annotations

import traceback
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import msgspec

from azalai.games.guard import Ended, GameBroke
from azalai.games.slips import Slip
from azalai.locales.words import MissingMessage
from azalai.testing.course import Course
from azalai.testing.lines import Lines

HERE = Path(__file__).parent
MOST_NAMES = 10
"""Number of missing messages that are named at once."""


class Fault(AssertionError):
    """Violation of a rule by a game, as a sentence.

    `lines`: the author's lines of code that it is about. `course`: the moves with which it can be repeated. Both are
    empty if they are not known. `of_form`: it is about the form of classes, so `lines` name their definitions.
    `was_ended`: a call of the game had to be ended, because it took too long or too much memory.
    """

    lines: tuple[str, ...] = ()
    course: str = ""
    of_form: bool = False
    was_ended: bool = False


def need(holds: object, sentence: str) -> None:
    """Raise `Fault` with `sentence` unless `holds` is true."""
    if not holds:
        raise Fault(sentence)


def need_equal(one: object, other: object, sentence: str) -> None:
    """Raise `Fault` with the sentence and both values unless they are equal."""
    if one != other:
        raise Fault(f"{sentence}: {shorten(one)}, not {shorten(other)}")


def shorten(value: object, most: int = 160) -> str:
    """Return the `repr` of a value, clipped to `most` characters."""
    text = repr(value)
    return text if len(text) <= most else f"{text[: most - 1]}…"


def join_names(names: Iterable[str]) -> str:
    """Return names in backticks, joined by *and*."""
    return " and ".join(f"`{name}`" for name in names)


def need_messages(lacking: Mapping[str, Sequence[str]]) -> None:
    """Raise `Fault` if languages lack messages: one sentence for all languages that lack the same."""
    languages: dict[tuple[str, ...], list[str]] = {}
    for language, names in lacking.items():
        if names:
            languages.setdefault(tuple(names[:MOST_NAMES]), []).append(language)
    said = [f"{', '.join(group)}: there is no message {join_names(names)}" for names, group in languages.items()]
    need(not said, "; ".join(said))


def to_fault(key: str, error: BaseException) -> Fault:
    """Return the error of a check as a fault, with the author's lines and the course that repeats it.

    For an error of the game, the line is the last line of its code that was running. For other faults, the lines define
    the names in backticks.
    """
    if isinstance(error, GameBroke) and isinstance(error.__cause__, Slip):
        error = error.__cause__  # it has a sentence for the author
    is_fault = isinstance(error, Fault)
    fault = error if is_fault else Fault(_make_sentence(error))
    lines = Lines(key)
    cause = error.__cause__ if is_fault else error
    fault.lines = (lines.find_running(cause) if cause is not None else ()) or lines.find_named(
        str(fault), of_form=fault.of_form
    )
    fault.course = _find_course(error)
    fault.was_ended = isinstance(cause, GameBroke) and isinstance(cause.__cause__, Ended)
    return fault


def _make_sentence(error: BaseException) -> str:
    if isinstance(error, MissingMessage):
        return f"a message is missing, or can't be read or filled: {error}"
    if isinstance(error, Slip | GameBroke):
        return str(error)
    return describe_error(error)


def describe_error(error: BaseException) -> str:
    """Return the class of an error and its text, in one line."""
    return f"{type(error).__name__}: {' '.join(str(error).split()) or 'no more is said'}"


def _find_course(error: BaseException) -> str:
    """Return the course from the innermost frame of the checks that has one, or ""."""
    course = ""
    for frame, _ in traceback.walk_tb(error.__traceback__):
        if Path(frame.f_code.co_filename).is_relative_to(HERE):
            course = next(
                (str(course) for course in map(_course_of, frame.f_locals.values()) if course is not None), course
            )
    return course


def _course_of(value: object) -> Course | None:
    if isinstance(value, Course):
        return value
    course = getattr(value, "course", None) if isinstance(value, msgspec.Struct) else None
    return course if isinstance(course, Course) else None
