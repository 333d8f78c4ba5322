"""Languages: every folder of locale files with a `language.toml` is one, with its name as the key.

Besides its messages the program knows only the content of that file (`Facts`).
"""

from __future__ import annotations

import functools
import logging
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import TypeAlias

import babel
import msgspec

from azalai.games import GAMES

log = logging.getLogger(__name__)

Language: TypeAlias = str
"""The key of a language: the name of its folder."""
ORIGINAL: Language = "en"
"""Language in which messages are written first, and the fallback."""
FACTS = "language.toml"
FOLDERS: list[Path] = [Path(__file__).parent]
"""Folders with languages: `FOLDER/LANGUAGE/*.ftl`."""
LONGEST_KEY = 8
"""Characters of the store's column for a language."""


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Facts about a language.

    `name`: in the language itself. `discord`: the locales of Discord whose readers get it. `babel`: the locale of
    dates, numbers, lists and plurals. `first_of_month`: the number of the first day of a month, if it is written
    otherwise (`1er`). `pages`: the files in `docs/` that are written in it, by the page: `play`, `privacy`, `terms`.
    """

    name: str
    discord: tuple[str, ...]
    babel: str
    first_of_month: str | None = None
    pages: Mapping[str, str] = {}


class Languages(Mapping[Language, Facts]):
    """The languages found in some folders, by key. `folders` is asked each time, so that a folder may be added."""

    def __init__(self, folders: Callable[[], tuple[Path, ...]]) -> None:
        self._folders = folders

    def __getitem__(self, key: Language) -> Facts:
        return _find(self._folders())[key]

    def __iter__(self) -> Iterator[Language]:
        return iter(_find(self._folders()))

    def __len__(self) -> int:
        return len(_find(self._folders()))


LANGUAGES = Languages(lambda: tuple(FOLDERS))


def language_of(code: str | None) -> Language:
    """Return the language of a stored key, of a Discord locale such as `en-GB`, or of one such as `fr_CA.UTF-8`.

    English if there is none.
    """
    if code is None:
        return ORIGINAL
    codes, sought = _codes(tuple(FOLDERS)), code.lower().replace("_", "-")
    return codes.get(sought) or codes.get(sought.split("-")[0], ORIGINAL)


def sources(language: Language, folders: Iterable[Path] | None = None) -> dict[Path, str]:
    """Return the text of every locale file of a language, by path. `folders`: the only ones to look in."""
    everywhere = (*FOLDERS, *(plugin.locales for plugin in GAMES.plugins.values()))
    return {
        path: path.read_text(encoding="utf-8")
        for folder in (everywhere if folders is None else folders)
        for path in sorted((folder / language).glob("*.ftl"))
    }


def read_facts(path: Path) -> Facts:
    """Return the facts of a `language.toml`. Raises ValueError with its fault."""
    facts = msgspec.toml.decode(path.read_bytes(), type=Facts)
    try:
        babel.Locale.parse(facts.babel)
    except babel.UnknownLocaleError as error:
        raise ValueError(f"babel = {facts.babel!r} is no locale of Babel") from error
    if len(path.parent.name) > LONGEST_KEY:
        raise ValueError(f"the name of the folder may have {LONGEST_KEY} characters")
    return facts


@functools.cache
def _find(folders: tuple[Path, ...]) -> Mapping[Language, Facts]:
    """Return the languages in these folders, which are looked through once.

    The language is asked for at every press.
    """
    languages: dict[Language, Facts] = {}
    for path in sorted(path for folder in folders for path in folder.glob(f"*/{FACTS}")):
        try:
            languages.setdefault(path.parent.name, read_facts(path))
        except ValueError as error:
            log.error("there is no language %s: %s: %s", path.parent.name, path, error)
    return dict(sorted(languages.items()))


@functools.cache
def _codes(folders: tuple[Path, ...]) -> Mapping[str, Language]:
    """Return the languages by their codes.

    The key, the locales of Discord, and the first part of each, if it is unique.
    """
    known = _find(folders)
    codes = {key.lower(): key for key in known}
    for key, facts in known.items():
        codes |= {code.lower(): key for code in facts.discord}
    for key, facts in known.items():
        for code in (key, *facts.discord):
            codes.setdefault(code.lower().split("-")[0], key)
    return codes
