"""Positions to be drawn, of every game, by their names. Those of one game are `SHOWN` in its `shown.py`, beside
`LEAST`, the least height of its pictures in px."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from PIL import Image

from locales import Language, words
from renderers import renderer

NAMES = ("Amara", "Thomas", "Karine", "Idir", "Tin Hinan")
Shown: TypeAlias = Mapping[str, Callable[[], Any]]
"""Views by name; each is made when it is wanted."""


def by_kind(**views: Mapping[str, Any]) -> Shown:
    """Views that are there already: `board-NAME`, `private-NAME`, `result-NAME`."""
    return {
        f"{kind}-{name}": functools.partial(_as_it_is, view)
        for kind, named in views.items()
        for name, view in named.items()
    }


def _as_it_is(view: Any) -> Any:
    return view


def shown(key: str) -> Shown:
    """The positions of a game."""
    return importlib.import_module(f"tests.renderers.{key}.shown").SHOWN


def least_height(key: str) -> int:
    """Of the pictures of a game, in px."""
    return importlib.import_module(f"tests.renderers.{key}.shown").LEAST


def draw(key: str, view: Any, names: tuple[str, ...] = NAMES, language: Language = "fr") -> Image.Image:
    """The picture of a view, for as many players as there are."""
    seats = next(len(getattr(view, field)) for field in ("camps", "caravans", "tribes") if hasattr(view, field))
    return renderer(key).draw(view, names[:seats], words(language))
