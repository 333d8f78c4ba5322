"""List of all checks.

Functions that raise a `Fault`, about a game as a whole or about each of its numbers of players.
"""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from azalai.games import GAMES
from azalai.testing.faults import Fault, to_fault

ROOMS = (
    "contract",
    "moving",
    "writing",
    "secrecy",
    "telling",
    "knowing",
    "choosing",
    "leaks",
    "robots_play",
    "speech",
    "pictures",
    "wording",
    "lessons",
    "release",
)
"""Modules with checks, in the order in which a game is tried."""


class Check(NamedTuple):
    """Check of a game. `subject`: its module (`secrecy`); `each`: it is run once for each number of players."""

    subject: str
    run: Callable[..., None]
    each: bool

    @property
    def name(self) -> str:
        """The rule that it proves, in words."""
        return self.run.__name__.replace("_", " ")


class Trial(NamedTuple):
    """Check of one game. `seats`: the number of players; None for a check of the game as a whole."""

    check: Check
    key: str
    seats: int | None

    def __str__(self) -> str:
        """Return its id in pytest: `touareg-3-legal_moves_are_distinct`."""
        table = self.key if self.seats is None else f"{self.key}-{self.seats}"
        return f"{table}-{self.check.run.__name__}"

    def run(self) -> None:
        """Run the check. Raises `Fault` if the game does not pass."""
        self.check.run(self.key, *(() if self.seats is None else (self.seats,)))

    def fault(self) -> Fault | None:
        """Return the fault, also for an error of the game itself; None if the game passes."""
        try:
            self.run()
        except Exception as error:
            return to_fault(self.key, error)
        return None


CHECKS: list[Check] = []


def of_a_table(function: Callable[[str, int], Any]) -> Any:
    """Register a check that is run for each number of players of a game."""
    return _register(function, each=True)


def of_a_game(function: Callable[[str], Any]) -> Any:
    """Register a check of a game as a whole."""
    return _register(function, each=False)


def _register(function: Callable[..., Any], *, each: bool) -> Any:
    CHECKS.append(Check(function.__module__.rpartition(".")[2], function, each))
    return function


@functools.cache
def all_checks() -> tuple[Check, ...]:
    """Return every check, in the order of `ROOMS`."""
    for room in ROOMS:
        importlib.import_module(f"azalai.testing.{room}")
    return tuple(sorted(CHECKS, key=lambda check: ROOMS.index(check.subject)))


def trials(keys: Iterable[str], *subjects: str) -> Iterator[Trial]:
    """Yield every check of these games, limited to `subjects` if any are given."""
    for check in all_checks():
        for key in keys if not subjects or check.subject in subjects else ():
            for seats in GAMES[key].seats if check.each else (None,):
                yield Trial(check, key, seats)
