"""Which games have a place on Discord: those with a cog and a renderer of their name.

A game that is rules alone can be played at a prompt, and nothing of it is offered to people.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Mapping

from games import GAMES
from games.lessons import lesson_of
from locales import ORIGINAL, words

ROOMS = ("cogs", "renderers")


def offered_games() -> tuple[str, ...]:
    """The keys of the games that people are offered."""
    return tuple(key for key in GAMES if not _missing(key))


def not_offered() -> Mapping[str, str]:
    """Why the other games that there are have no place on Discord."""
    return {key: f"there is no {' and no '.join(_missing(key))}" for key in GAMES if _missing(key)}


def without_words() -> tuple[str, ...]:
    """The files of English words, of games that are offered, that are not there or do not name the game. What another
    language lacks is said in English."""
    return tuple(f"locales/{ORIGINAL}/{key}.ftl" for key in offered_games() if not words(ORIGINAL).has(f"{key}-name"))


def taught_games() -> tuple[str, ...]:
    """Those of them that have a lesson."""
    return tuple(key for key in offered_games() if lesson_of(key) is not None)


def _missing(key: str) -> tuple[str, ...]:
    return tuple(f"{room}/{key}" for room in ROOMS if importlib.util.find_spec(f"{room}.{key}") is None)
