"""Places of the project's code, for tests that read it."""

from __future__ import annotations

import subprocess
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


def list_tracked_python() -> set[str] | None:
    """Return the Python files that Git tracks or is about to, relative to the root; None outside of a checkout."""
    if not (ROOT / ".git").exists():
        return None
    git = ("git", "-c", "safe.directory=*")  # the folder may belong to another user, as in a container
    listed = (*git, "ls-files", "-z", "--cached", "--others", "--exclude-standard", "*.py", "*.pyi")
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    return {name for name in names if name and (ROOT / name).exists()}
