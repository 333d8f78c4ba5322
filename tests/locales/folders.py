"""Folders of languages that stand beside those of the house for a while."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from azalai.locales.languages import FOLDERS
from azalai.locales.reading import entries, messages
from azalai.locales.words import words


@contextmanager
def looked_through(folder: Path) -> Generator[None]:
    """Lets languages and words be found in a folder, too."""
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
