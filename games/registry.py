"""Finds the games: every sub-package of `games` is one, and its name is its key."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator, Mapping

import games
from games.contract import AnyGame


class Games(Mapping[str, AnyGame]):
    """The games found below `games.__path__`, by key; a package is imported when it is asked for."""

    def __getitem__(self, key: str) -> AnyGame:
        if key not in self._keys():
            raise KeyError(key)
        game: AnyGame = importlib.import_module(f"games.{key}").GAME
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(self._keys())

    def __len__(self) -> int:
        return len(self._keys())

    @staticmethod
    def _keys() -> list[str]:
        return sorted(found.name for found in pkgutil.iter_modules(games.__path__) if found.ispkg)


GAMES = Games()
