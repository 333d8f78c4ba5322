"""Packages of `examples/`, installed from outside: they prove that a game needs no line in the house."""

from __future__ import annotations

from tests.house import ROOT
from tests.installing import install_package

EXAMPLES = tuple(sorted(file.parent for file in (ROOT / "examples").glob("*/pyproject.toml")))


def install() -> None:
    """Register the games. A second call changes nothing."""
    for folder in EXAMPLES:
        install_package(folder)
