"""A whole little game that only the tests know, to prove that a game needs no line outside its own files."""

from __future__ import annotations

import importlib
from pathlib import Path

from locales.languages import FOLDERS
from locales.words import words

HERE = Path(__file__).parent
ROOMS = ("games", "renderers", "cogs")


def install() -> None:
    """Lets the house find the game, as if its files lay beside those of the others. Twice is as good as once."""
    for room in ROOMS:
        here = str(HERE / room)
        if Path(here).is_dir():
            path = importlib.import_module(room).__path__
            if here not in path:
                path.append(here)
    if HERE / "locales" not in FOLDERS:
        FOLDERS.append(HERE / "locales")
        words.cache_clear()
