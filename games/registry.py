"""Finds the games: every sub-package of `games` is one, and its name is its key."""

from __future__ import annotations

import functools
import importlib
import pkgutil
from collections.abc import Callable, Iterator, Mapping

from games.contract import AnyGame

NO_GAMES = frozenset({"small"})
"""Packages beside the games that are none."""


class Games(Mapping[str, AnyGame]):
    """The games found in some folders, by key; a package is imported when it is asked for. `folders` is asked each
    time, so that a folder may be added."""

    def __init__(self, folders: Callable[[], tuple[str, ...]]) -> None:
        self._folders = folders

    def __getitem__(self, key: str) -> AnyGame:
        if key not in _keys(self._folders()):
            raise KeyError(key)
        game: AnyGame = importlib.import_module(f"games.{key}").GAME
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(_keys(self._folders()))

    def __len__(self) -> int:
        return len(_keys(self._folders()))


@functools.cache
def _keys(folders: tuple[str, ...]) -> tuple[str, ...]:
    """The packages in these folders, which are looked through once: a game is asked for at every press."""
    found = {module.name for module in pkgutil.iter_modules(folders) if module.ispkg}
    return tuple(sorted(found - NO_GAMES))
