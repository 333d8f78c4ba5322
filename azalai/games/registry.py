"""Registry of the games: every sub-package of `games` is one, with its name as the key, and so are installed ones."""

from __future__ import annotations

import functools
import importlib
import os
import pkgutil
from collections.abc import Callable, Iterator, Mapping

from azalai.games.contract import AnyGame
from azalai.games.guard import GameBroke
from azalai.games.plugins import EVERY, NAMED, Plugin, Plugins, error_line, list_named_games

NO_GAMES = frozenset({"small"})
"""Packages next to the games that are none."""


class NoSuchGame(KeyError):
    """Game that is not loaded; its text says why, and is made only when it is read."""

    def __init__(self, key: str, plugins: Plugins) -> None:
        super().__init__(key)
        self._key, self._plugins = key, plugins

    def __str__(self) -> str:
        if (installed := self._plugins.unnamed.get(self._key)) is not None:
            return f"{self._key} ({installed}) is installed, and {NAMED} does not name it"
        return f"{self._key}: {self._plugins.left_out.get(self._key, 'no game of that key is installed')}"


class Games(Mapping[str, AnyGame]):
    """Games of some folders and those from outside, by key; a package of the house is imported on demand.

    `folders` is asked each time, so that a folder may be added.
    """

    def __init__(self, folders: Callable[[], tuple[str, ...]]) -> None:
        self._folders = folders
        self.plugins = Plugins(_keys(folders()))

    def __getitem__(self, key: str) -> AnyGame:
        if key in self._house_keys():
            game: AnyGame = importlib.import_module(f"azalai.games.{key}").GAME
            return game
        plugin = self.plugins.game(key)
        if plugin is None:
            raise NoSuchGame(key, self.plugins)
        return plugin

    def __iter__(self) -> Iterator[str]:
        """Yield the keys; of those from outside only the ones that can be imported."""
        ours = self._house_keys()
        theirs = (key for key in tuple(self.plugins) if self.plugins.game(key) is not None)
        return iter(sorted({*ours, *theirs}))

    def __len__(self) -> int:
        return len(list(iter(self)))

    def _house_keys(self) -> tuple[str, ...]:
        """Return the keys of those of the house."""
        return _keys(self._folders())

    def is_offered(self, key: str) -> bool:
        """Return True if new tables of a game may be opened: the environment names it, or it is of the house.

        A game of the house that is not named is played to its end where it is played.
        """
        named = list_named_games()
        return key in self and (named is None or EVERY in named or key in named)

    def admit(self, *keys: str) -> None:
        """Admit these games for this process and its children, besides the present ones, if they are installed."""
        if wanted := self.plugins.unnamed.keys() & set(keys):
            os.environ[NAMED] = " ".join(sorted({*(list_named_games() or _keys(self._folders())), *wanted}))
            self.plugins.look_again()

    def plugin(self, key: str) -> Plugin | None:
        """Return the package of a game from outside; None for one of the house."""
        return self.plugins.get(key)

    def describe_break(self, error: GameBroke) -> str:
        """Return the reason why a game broke in one line, with the place of its own code."""
        plugin = self.plugin(error.key)
        return error_line(error, None if plugin is None else plugin.folder)

    def room(self, key: str, ours: str, theirs: str) -> str:
        """Return the name of a module of a game: `ours` if it is one of the house, else `theirs` in its own package."""
        plugin = self.plugins.get(key)
        return ours if plugin is None else f"{plugin.package}.{theirs}"

    def rules(self, key: str) -> str:
        """Return the name of the package with the rules of a game."""
        plugin = self.plugins.get(key)
        return f"azalai.games.{key}" if plugin is None else plugin.package


@functools.cache
def _keys(folders: tuple[str, ...]) -> tuple[str, ...]:
    """Return the packages in these folders, which are looked through once: a game is asked for at every press."""
    names = {module.name for module in pkgutil.iter_modules(folders) if module.ispkg}
    return tuple(sorted(names - NO_GAMES))
