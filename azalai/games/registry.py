"""Finds the games: every sub-package of `games` is one, and its name is its key; and what others have installed."""

from __future__ import annotations

import functools
import importlib
import pkgutil
from collections.abc import Callable, Iterator, Mapping

from azalai.games.contract import AnyGame
from azalai.games.plugins import Plugin, Plugins

NO_GAMES = frozenset({"small"})
"""Packages beside the games that are none."""


class Games(Mapping[str, AnyGame]):
    """The games found in some folders and those from outside, by key; a package of the house is imported when it is
    asked for. `folders` is asked each time, so that a folder may be added."""

    def __init__(self, folders: Callable[[], tuple[str, ...]]) -> None:
        self._folders = folders
        self.plugins = Plugins(_keys(folders()))

    def __getitem__(self, key: str) -> AnyGame:
        if key in _keys(self._folders()):
            game: AnyGame = importlib.import_module(f"azalai.games.{key}").GAME
            return game
        found = self.plugins.game(key)
        if found is None:
            raise KeyError(key)
        return found

    def __iter__(self) -> Iterator[str]:
        """Of those from outside only the ones that can be imported."""
        ours = _keys(self._folders())
        theirs = (key for key in tuple(self.plugins) if self.plugins.game(key) is not None)
        return iter(sorted({*ours, *theirs}))

    def __len__(self) -> int:
        return len(list(iter(self)))

    def plugin(self, key: str) -> Plugin | None:
        """The package of a game from outside; None for one of the house."""
        return self.plugins.get(key)

    def room(self, key: str, ours: str, theirs: str) -> str:
        """The name of a module of a game: `ours` where it is one of the house, else `theirs` in its own package."""
        plugin = self.plugins.get(key)
        return ours if plugin is None else f"{plugin.package}.{theirs}"

    def rules(self, key: str) -> str:
        """The name of the package with the rules of a game."""
        plugin = self.plugins.get(key)
        return f"azalai.games.{key}" if plugin is None else plugin.package


@functools.cache
def _keys(folders: tuple[str, ...]) -> tuple[str, ...]:
    """The packages in these folders, which are looked through once: a game is asked for at every press."""
    found = {module.name for module in pkgutil.iter_modules(folders) if module.ispkg}
    return tuple(sorted(found - NO_GAMES))
