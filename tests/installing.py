"""Packages of games from outside, installed for a test as if by pip."""

from __future__ import annotations

import atexit
import functools
import importlib
import shutil
import sys
import tempfile
import tomllib
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias

from azalai.games import GAMES
from azalai.games.contract import INTERFACE
from azalai.games.lessons import lesson_of
from azalai.games.plugins import GAMES as GROUP
from azalai.games.plugins import VERSIONS
from azalai.locales import words
from azalai.robots.weights import file_of

PYTEST = ("-p", "azalai.testing.plugin", "-p", "no:cacheprovider", "-p", "no:asyncio")
"""Arguments of a pytest that tests games; none of these checks is asynchronous."""

Changes: TypeAlias = Mapping[str, Sequence[tuple[str, str]]]
SOUK = Path(__file__).parent / "testing" / "by_hand" / "azalai_souk"
"""The souk written by hand on the contract, without the help that small games get, and so with all possible faults."""


@functools.cache
def install_package(folder: Path) -> Path:
    """Install the package whose `pyproject.toml` is in that folder, in place, until this process ends.

    Processes that it spawns find it, too. Return the folder of the metadata that pip would write.
    """
    place = Path(tempfile.mkdtemp(prefix="azalai-plugin-"))
    atexit.register(shutil.rmtree, place, ignore_errors=True)
    write_metadata(place, tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"])
    sys.path += [str(folder), str(place)]
    look_again()
    return place


@contextmanager
def install_souk(
    key: str,
    folder: Path,
    changes: Changes | None = None,
    *,
    interface: int = INTERFACE,
) -> Generator[Path]:
    """Install a copy of the souk as a package with another key, like `install_game`."""
    with install_game(key, folder, SOUK, changes, interface=interface) as package:
        yield package


@contextmanager
def install_game(
    key: str, folder: Path, original: Path, changes: Changes | None = None, *, interface: int = INTERFACE
) -> Generator[Path]:
    """Write a copy of a game's package under another key into `folder`, install it for the block, and yield its folder.

    `changes`: texts that are replaced in its files, by their paths in the package.
    """
    package, old_key = folder / f"azalai_{key}", original.name.removeprefix("azalai_")
    shutil.copytree(original, package, ignore=shutil.ignore_patterns("__pycache__"))
    for source in [file for file in package.rglob("*") if file.is_file()]:
        file = source.rename(source.with_name(source.name.replace(old_key, key)))
        text = file.read_text(encoding="utf-8").replace(old_key, key)
        if file.suffix == ".ftl":
            text = text.replace(old_key.capitalize(), key.capitalize())
        for old, new in (changes or {}).get(str(file.relative_to(package)), ()):
            assert old in text, f"{file} has no {old}"
            text = text.replace(old, new)
        file.write_text(text, encoding="utf-8")
    points = {GROUP: {key: package.name}, VERSIONS: {interface: package.name}}
    write_metadata(folder, {"name": f"azalai-{key}", "version": "1.0", "entry-points": points})
    with on_the_path(folder, package.name):
        yield package


@contextmanager
def on_the_path(folder: Path, package: str) -> Generator[None]:
    """Install the contents of `folder` for the block."""
    sys.path.append(str(folder))
    look_again()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        for name in [name for name in sys.modules if name.split(".")[0] == package]:
            del sys.modules[name]
        look_again()


def write_metadata(place: Path, project: dict[str, Any]) -> None:
    """Write pip's metadata of a package, as far as the project reads it."""
    name, version = project["name"], project["version"]
    written = place / f"{name.replace('-', '_')}-{version}.dist-info"
    written.mkdir(parents=True)
    (written / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8")
    groups = (
        f"[{group}]\n" + "".join(f"{key} = {value}\n" for key, value in points.items())
        for group, points in project.get("entry-points", {}).items()
    )
    (written / "entry_points.txt").write_text("\n".join(groups), encoding="utf-8")


def look_again() -> None:
    """Search for games from outside and for words again, as at the start."""
    importlib.invalidate_caches()
    GAMES.plugins.look_again()
    for remembered in (words, lesson_of, file_of):
        remembered.cache_clear()
