"""Course of a game: the moves that led to a position, with which an author can repeat a finding."""

from __future__ import annotations

import enum
from typing import Any, cast

import msgspec

from azalai.games.contract import Move


class Course(msgspec.Struct, frozen=True, eq=False):
    """Moves that led to a position: the start, and the last move with the course `before` it."""

    seats: int
    options: Any
    seed: bytes
    before: Course | None = None
    seat: int = 0
    move: Move | None = None

    def with_move(self, seat: int, move: Move) -> Course:
        """Return the course with one more move."""
        return Course(self.seats, self.options, self.seed, self, seat, move)

    def __str__(self) -> str:
        """Return the course in one line, with seats counted from 0.

        An example: `3 players, seed b'told 0', small_purse=True, moves: 0 offer 3; 1 offer 0`.
        """
        start = ", ".join((f"{self.seats} players", f"seed {self.seed!r}", *list_changed_options(self.options)))
        moves = "; ".join(f"{course.seat} {course.move}" for course in self._courses())
        return f"{start}, moves: {moves or 'none yet'}"

    __repr__ = __str__  # the default would nest all courses before this one

    def _courses(self) -> list[Course]:
        courses: list[Course] = []
        course: Course | None = self
        while course is not None and course.move is not None:
            courses.append(course)
            course = course.before
        return courses[::-1]


def list_changed_options(options: Any) -> list[str]:
    """Return the options that differ from the default, as arguments in code, such as `small_purse=True`."""
    default = type(options)()
    names = [name for name in options.__struct_fields__ if getattr(options, name) != getattr(default, name)]
    return [f"{name}={format_code(getattr(options, name))}" for name in names]


def format_code(value: object) -> str:
    """Return an option's value, or all options, as Python code, such as `(Gold.G2, Gold.G3)`."""
    if isinstance(value, enum.Enum):
        return f"{type(value).__name__}.{value.name}"
    if isinstance(value, tuple):
        items = [format_code(item) for item in cast("tuple[object, ...]", value)]
        return f"({', '.join(items)}{',' if len(items) == 1 else ''})"
    if isinstance(value, msgspec.Struct):
        return f"{type(value).__name__}({', '.join(list_changed_options(value))})"
    return repr(value)
