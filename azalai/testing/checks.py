"""List of all checks: functions that raise a `Fault`, for a game or for each of its numbers of players.

The name of the function is the rule that it checks, such as `legal_moves_can_be_played_and_do_not_change_the_position`.
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
    """Check of a game. `subject`: the name of its module. `each`: it is run once for each number of players."""

    subject: str
    run: Callable[..., None]
    each: bool

    @property
    def name(self) -> str:
        """Rule that it checks, in words."""
        return self.run.__name__.replace("_", " ")


class Trial(NamedTuple):
    """Check of one game. `seats`: the number of players; None for a check of the game as a whole."""

    check: Check
    key: str
    seats: int | None

    def __str__(self) -> str:
        """Return the id for pytest, such as `touareg-3-every_event_and_move_has_words`."""
        table = self.key if self.seats is None else f"{self.key}-{self.seats}"
        return f"{table}-{self.check.run.__name__}"

    def run(self) -> None:
        """Run the check. Raises `Fault` if the game does not pass."""
        self.check.run(self.key, *(() if self.seats is None else (self.seats,)))

    def fault(self) -> Fault | None:
        """Run the check, and return the fault, or None if the game passes. An error of the game is a fault, too."""
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
