"""Slips of authors: values of the wrong form that their methods return, and the places of their lines of code."""

from __future__ import annotations

import inspect
import re
import traceback
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple


class Slip(ValueError):
    """Value of a game that has not the form that the game's author promised.

    The text names the method or field in backticks, and nothing of a position. `place`: the author's line, or "".
    """

    def __init__(self, sentence: str, place: str = "") -> None:
        super().__init__(sentence)
        self.place = place


class SourceLine(NamedTuple):
    """Line of an author's code. `place`: `azalai_oasis/__init__.py, line 88`."""

    place: str
    text: str


def find_running_line(error: BaseException, folders: Iterable[Path]) -> SourceLine | None:
    """Return the last line in these folders that was running when the error, or one of its causes, was raised."""
    causes: list[BaseException] = []
    while error.__cause__ is not None and error not in causes:
        causes.append(error)
        error = error.__cause__
    for fault in (error, *reversed(causes)):
        if isinstance(fault, SyntaxError) and fault.filename is not None:
            for folder in folders:
                if (path := Path(fault.filename)).is_relative_to(folder):
                    return SourceLine(_place(folder, path, fault.lineno or 0), (fault.text or "").strip())
        for frame in reversed(traceback.extract_tb(fault.__traceback__)):
            for folder in folders:
                if (path := Path(frame.filename)).is_relative_to(folder):
                    return SourceLine(_place(folder, path, frame.lineno or 0), (frame.line or "").strip())
    return None


def find_method(game: type[Any], name: str) -> str:
    """Return the place of a method of a game, or "" if it has no source."""
    code = getattr(getattr(game, name, None), "__code__", None)
    return "" if code is None else _place_in_file(Path(code.co_filename), code.co_firstlineno)


def find_class(kind: type[Any], pattern: str = "") -> str:
    """Return the place of a class, or of its first line with that pattern; "" if it has no source."""
    try:
        lines, first = inspect.getsourcelines(kind)
        file = Path(inspect.getfile(kind))
    except (OSError, TypeError):
        return ""
    return next((_place_in_file(file, first + at) for at, line in enumerate(lines) if re.match(pattern, line)), "")


def find_field(state: type[Any], name: str) -> str:
    """Return the place of a field of a state, or "" if it has no source."""
    return find_class(state, rf"\s+{re.escape(name)}\s*:")


def _place_in_file(file: Path, number: int) -> str:
    return _place(file.parent, file, number)


def _place(folder: Path, path: Path, number: int) -> str:
    return f"{path.relative_to(folder.parent)}, line {number}"
