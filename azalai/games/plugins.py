"""Plug-ins: games from outside, packages that others write and install.

A package is a game by its metadata, which are read without importing it:

    [project.entry-points."azalai.games"]
    oasis = "azalai_oasis"

    [project.entry-points."azalai.interface"]
    1 = "azalai_oasis"

The name in `azalai.games` is the key of the game, the one in `azalai.interface` the version of the interface that it
was written for (`azalai.games.contract.INTERFACE`). The rooms of a game of the house are next to each other in the
package: `GAME` in its `__init__.py`, `renderer`, `lesson` and `cog` as modules, `locales/LANGUAGE/*.ftl`, and
`weights.json`.

A package that breaks is left out, and all others are there. `left_out` has the reasons. None is loaded only because it
is installed: the environment names those that are (`AZALAI_GAMES`).
"""

from __future__ import annotations

import functools
import importlib
import importlib.metadata
import importlib.util
import os
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import msgspec

from azalai.games.contract import INTERFACE, AnyGame, Game
from azalai.games.guard import GameBroke, guard, inside_import
from azalai.games.slips import Slip, find_running_line

GAMES, VERSIONS = "azalai.games", "azalai.interface"
"""The groups of entry points."""
NAMED, EVERY = "AZALAI_GAMES", "*"
"""The entry of the environment that names the games there are, separated by spaces or commas; EVERY: all that are
installed. Processes that are started have it too."""
KEY = re.compile(r"[a-z][a-z0-9]{0,19}")
"""Form of a game's key: it begins message ids, names files and is in custom ids of Discord."""


def list_named_games() -> frozenset[str] | None:
    """Return the keys of the games that the environment names, EVERY among them perhaps; None if it names none."""
    return _keys_in(os.environ.get(NAMED, ""))


@functools.cache
def _keys_in(text: str) -> frozenset[str] | None:
    return frozenset(text.replace(",", " ").split()) or None


class Broken(Exception):
    """Reason why a game can't be loaded, for the log."""


class Plugin(msgspec.Struct, frozen=True):
    """Game from outside.

    Its key, its package and the folder of that, and the installed version (`azalai-oasis 1.0`).
    """

    key: str
    package: str
    folder: Path
    installed: str

    @property
    def locales(self) -> Path:
        """Folder of its words."""
        return self.folder / "locales"


class Plugins(Mapping[str, Plugin]):
    """The games from outside, by key: those that were found, but for those left out since.

    `taken` are the keys of the house.
    """

    def __init__(self, taken: Iterable[str]) -> None:
        self._taken = frozenset(taken)
        self._left_out: dict[str, str] = {}
        self.game = functools.cache(self._import)

    def __getitem__(self, key: str) -> Plugin:
        if key in self._left_out:
            raise KeyError(key)
        return self._plugins[key]

    def __iter__(self) -> Iterator[str]:
        return (key for key in self._plugins if key not in self._left_out)

    def __len__(self) -> int:
        return len(list(iter(self)))

    @property
    def left_out(self) -> Mapping[str, str]:
        """Left-out games with the reasons: by key, or by package without one."""
        return {**self._refused, **self._left_out}

    def leave_out(self, key: str, error: BaseException) -> None:
        """Leave out a game from outside that breaks; from then on it is as if it were not installed."""
        plugin = self._plugins[key]
        self._left_out[key] = f"{plugin.installed}: {error_line(error, plugin.folder)}"
        self.game.cache_clear()

    def look_again(self) -> None:
        """Read the metadata again after an installation or removal."""
        self.__dict__.pop("_read", None)
        self._left_out.clear()
        self.game.cache_clear()

    @property
    def _plugins(self) -> Mapping[str, Plugin]:
        return self._read[0]

    @property
    def _refused(self) -> Mapping[str, str]:
        return self._read[1]

    @functools.cached_property
    def _read(self) -> tuple[Mapping[str, Plugin], Mapping[str, str]]:
        values: dict[str, Plugin] = {}
        refused: dict[str, str] = {}
        named = list_named_games() or frozenset()
        for point in sorted(importlib.metadata.entry_points(group=GAMES), key=lambda point: (point.name, point.value)):
            if EVERY not in named and point.name not in named:
                continue
            installed = "an unnamed package" if point.dist is None else f"{point.dist.name} {point.dist.version}"
            earlier = values.get(point.name)
            if earlier is not None and earlier.package == point.module:  # on two places of the path
                continue
            try:
                self._check(point, earlier)
                with inside_import(point.name):  # of a package that is inside of another one
                    folder = _folder(point.module)
                values[point.name] = Plugin(point.name, point.module, folder, installed)
            except Exception as error:
                theirs = earlier is None and point.name not in self._taken  # else a good game has that key
                refused[point.name if theirs else point.module] = f"{installed}: {error_line(error)}"
        for key in sorted(named - {EVERY} - values.keys() - refused.keys() - self._taken):
            refused[key] = f"{NAMED} names it, and it is not installed"
        return values, refused

    @property
    def unnamed(self) -> Mapping[str, str]:
        """Installed games that the environment does not name, by key: no code of them is run."""
        points = importlib.metadata.entry_points(group=GAMES)
        named = list_named_games() or frozenset()
        return {
            point.name: "a package" if point.dist is None else f"{point.dist.name} {point.dist.version}"
            for point in sorted(points, key=lambda point: point.name)
            if EVERY not in named and point.name not in named and point.name not in self._taken
        }

    def _check(self, point: importlib.metadata.EntryPoint, earlier: Plugin | None) -> None:
        """Raise `Broken` for a package that can't be a game here, whatever its content."""
        if KEY.fullmatch(point.name) is None:
            raise Broken(f"{point.name!r} can't be the key of a game: small letters and digits, 20 at most")
        if point.name in self._taken:
            raise Broken(f"the house has a game {point.name} of its own")
        if earlier is not None:
            raise Broken(f"{earlier.installed} has a game {point.name} as well")
        points = () if point.dist is None else point.dist.entry_points
        versions = sorted(point.name for point in points if point.group == VERSIONS)
        if str(INTERFACE) not in versions:
            written = f"version {' and '.join(versions)}" if versions else "no version"
            raise Broken(f"it was written for {written} of the interface ({VERSIONS}), and this is version {INTERFACE}")

    def _import(self, key: str) -> AnyGame | None:
        """Return the game of that key, or None if it breaks: it is left out then."""
        plugin = self.get(key)
        if plugin is None:
            return None
        try:
            with inside_import(key):
                game: AnyGame = importlib.import_module(plugin.package).GAME
            if lacking := [name for name in vars(Game) if not name.startswith("_") and not hasattr(game, name)]:
                raise Broken(f"GAME has no {' and no '.join(lacking)}")
            if game.key != key:
                raise Broken(f"GAME has the key {game.key!r}")
            guard(key, game, CALLED)
        except Exception as error:
            self.leave_out(key, error)
            return None
        return game


CALLED = tuple(name for name, member in vars(Game).items() if not name.startswith("_") and callable(member))
"""The members of a game that are called."""


def error_line(error: BaseException, folder: Path | None = None) -> str:
    """Return an error in one line of the log, with the line of the package in that folder that was running."""
    text = " ".join(str(error).split())
    said = text if isinstance(error, Broken | GameBroke) else f"{type(error).__name__}: {text}"
    folders = [] if folder is None or isinstance(error.__cause__, Slip) else [folder]
    line = find_running_line(error, folders)
    return said if line is None else f"{said} ({line.place})"


def _folder(package: str) -> Path:
    """Return the folder of a package. Raises `Broken` if there is none of that name."""
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise Broken(f"there is no package {package}")
    return Path(spec.submodule_search_locations[0])
