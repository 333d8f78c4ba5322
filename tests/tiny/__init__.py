"""A whole little game that only the tests know, as a package from outside: it proves that a game needs no line in the
house."""

from __future__ import annotations

from pathlib import Path

from tests.installing import installed

HERE = Path(__file__).parent


def install() -> None:
    """Lets the house find the game. Twice is as good as once."""
    installed(HERE)
