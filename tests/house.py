"""Where the code of the project lies, for tests that read it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "azalai"
ROOMS = tuple(sorted(entry.parent.name for entry in PACKAGE.glob("*/__init__.py")))
"""Names of the packages inside `azalai`."""


def list_sources(*rooms: str) -> Iterator[Path]:
    """Return the Python files of these packages, sorted; of all packages if none is named."""
    for room in rooms or ROOMS:
        yield from sorted((PACKAGE / room).rglob("*.py"))
