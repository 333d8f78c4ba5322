"""Folders of languages that temporarily stand next to those of the house."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from azalai.locales.languages import FOLDERS
from azalai.locales.reading import entries, messages
from azalai.locales.words import words


@contextmanager
def search_folder(folder: Path) -> Generator[None]:
    """Let languages and texts be found in a folder, too."""
    FOLDERS.append(folder)
    _forget()
    try:
        yield
    finally:
        FOLDERS.remove(folder)
        _forget()


def _forget() -> None:
    for read in (words, entries, messages):
        read.cache_clear()
