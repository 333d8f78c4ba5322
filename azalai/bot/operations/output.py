"""Output of commands: lines for the person at the terminal, and files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

Tell: TypeAlias = Callable[[str], None]
"""Function that prints a line."""


def write_page(page: Path, text: str, tell: Tell) -> bool:
    """Write a page and return True; return False if it can't be written. Its path, or the reason, is printed."""
    try:
        page.write_text(text, encoding="utf-8")
    except OSError as error:
        tell(f"{page} can't be written: {error.strerror}.")
        return False
    tell(str(page))
    return True
