"""Which games have a place on Discord: those with a cog and a renderer of their name.

A game that is rules alone can be played at a prompt, and nothing of it is offered to people.
"""

from __future__ import annotations

import importlib.util

from games import GAMES
from games.lessons import lesson_of


def offered_games() -> tuple[str, ...]:
    """The keys of the games that people are offered."""
    return tuple(key for key in GAMES if all(_is_there(f"{room}.{key}") for room in ("cogs", "renderers")))


def taught_games() -> tuple[str, ...]:
    """Those of them that have a lesson."""
    return tuple(key for key in offered_games() if lesson_of(key) is not None)


def _is_there(module: str) -> bool:
    return importlib.util.find_spec(module) is not None
