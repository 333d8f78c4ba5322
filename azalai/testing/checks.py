"""All checks: each is a function that raises a Fault, of a game as a whole or of each number of its players."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from azalai.games import GAMES
from azalai.testing.faults import Fault, broke

ROOMS = (
    "contract",
    "moving",
    "writing",
    "secrecy",
    "telling",
    "choosing",
    "leaks",
    "robots_play",
    "speech",
    "pictures",
    "wording",
    "lessons",
    "release",
)
"""The modules with checks, in the order in which a game is tried."""


class Check(NamedTuple):
    """A check. `subject`: what it is about (`secrecy`); `each`: it looks at one number of players at a time."""

    subject: str
    run: Callable[..., None]
    each: bool

    @property
    def name(self) -> str:
        """What it proves, in words."""
        return self.run.__name__.replace("_", " ")


class Trial(NamedTuple):
    """A check of a game, with so many players where it looks at one number of them."""

    check: Check
    key: str
    seats: int | None

    def __str__(self) -> str:
        """`touareg-3-legal moves are distinct`: how pytest calls it."""
        table = self.key if self.seats is None else f"{self.key}-{self.seats}"
        return f"{table}-{self.check.run.__name__}"

    def run(self) -> None:
        """Fault where the game does not pass."""
        self.check.run(self.key, *(() if self.seats is None else (self.seats,)))

    def fault(self) -> Fault | None:
        """What is found, an error of the game too; None where it passes."""
        try:
            self.run()
        except Exception as error:
            return broke(self.key, error)
        return None


CHECKS: list[Check] = []


def of_a_table(function: Callable[[str, int], Any]) -> Any:
    """Mark a check of a game with each number of players."""
    return _added(function, each=True)


def of_a_game(function: Callable[[str], Any]) -> Any:
    """Mark a check of a game as a whole."""
    return _added(function, each=False)


def _added(function: Callable[..., Any], *, each: bool) -> Any:
    CHECKS.append(Check(function.__module__.rpartition(".")[2], function, each))
    return function


@functools.cache
def all_checks() -> tuple[Check, ...]:
    """Return every check of every room."""
    for room in ROOMS:
        importlib.import_module(f"azalai.testing.{room}")
    return tuple(sorted(CHECKS, key=lambda one: ROOMS.index(one.subject)))


def trials(keys: Iterable[str], *subjects: str) -> Iterator[Trial]:
    """Return every check of these games; of these subjects alone, where some are named."""
    for check in all_checks():
        for key in keys if not subjects or check.subject in subjects else ():
            for seats in GAMES[key].seats if check.each else (None,):
                yield Trial(check, key, seats)
