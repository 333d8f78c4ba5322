"""The games of `examples/`, put in as if their files lay beside those of the house: each is a package of its own, and
the folders here name its rooms."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

from locales.words import FOLDERS, words

HERE = Path(__file__).parent
EXAMPLES = tuple(sorted((HERE.parent.parent / "examples").glob("*/azalai_*")))
ROOMS = ("games", "renderers", "cogs")


def install() -> None:
    """Lets the house find the games. Twice is as good as once."""
    for room in ROOMS:
        here = str(HERE / room)
        path = importlib.import_module(room).__path__
        if here not in path:
            path.append(here)
    for package in EXAMPLES:
        if str(package.parent) not in sys.path:
            sys.path.append(str(package.parent))
        if package / "locales" not in FOLDERS:
            FOLDERS.append(package / "locales")
            words.cache_clear()
