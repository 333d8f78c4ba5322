"""The games of `examples/`, installed as packages from outside: they prove that a game needs no line in the house."""

from __future__ import annotations

from pathlib import Path

from tests.installing import installed

EXAMPLES = tuple(sorted(file.parent for file in (Path(__file__).parents[2] / "examples").glob("*/pyproject.toml")))


def install() -> None:
    """Lets the house find the games. Twice is as good as once."""
    for folder in EXAMPLES:
        installed(folder)
