"""Named positions to be drawn, of every game.

A game may choose its own in `shown.py` of `tests/renderers/KEY/`: `SHOWN`, and `LEAST`, the least height of its
pictures in px. For others, samples of random play are drawn.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
import typing
from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any, TypeAlias

from PIL import Image

from azalai.bot.catalogue import list_offered_games
from azalai.games import GAMES
from azalai.games.contract import Noun
from azalai.locales import Language, words
from azalai.renderers import palette, renderer
from azalai.renderers.samples import positions, yield_moments

NAMES = ("Amara", "Thomas", "Karine", "Idir", "Tin Hinan")
LEAST = 300
"""Least height of pictures, unless a game says another."""
SAMPLES = 4
"""Number of moments drawn of a game that chooses none."""

GAMES_DRAWN = list_offered_games()
GAMES_COLOURED = tuple(key for key in GAMES_DRAWN if palette(key) is not None)
Shown: TypeAlias = Mapping[str, Callable[[], Any]]
"""Views by name; each is made on demand."""


def by_kind(**views: Mapping[str, Any]) -> Shown:
    """Return views that exist already as `board-NAME`, `private-NAME`, `result-NAME`."""
    return {
        f"{kind}-{name}": functools.partial(_as_it_is, view)
        for kind, named in views.items()
        for name, view in named.items()
    }


def _as_it_is(view: Any) -> Any:
    return view


def find_module(key: str, name: str) -> ModuleType | None:
    """Return a module of a game's tests of pictures, or None."""
    exists = importlib.util.find_spec(f"tests.renderers.{key}") is not None
    return importlib.import_module(f"tests.renderers.{key}.{name}") if exists else None


@functools.cache
def list_shown(key: str) -> Shown:
    """Return the positions of a game."""
    chosen = find_module(key, "shown")
    return _list_samples(key) if chosen is None else chosen.SHOWN


def _list_samples(key: str) -> Shown:
    game = GAMES[key]
    samples: dict[str, dict[str, Any]] = {"board": {}, "private": {}, "result": {}}
    for seats in (min(game.seats), max(game.seats)):
        for number, moment in enumerate(yield_moments(game, positions(game, seats, seats), SAMPLES)):
            samples[moment.kind][f"{seats}-{number}"] = moment.view
    return by_kind(**samples)


def least_height(key: str) -> int:
    """Return the least height of a game's pictures, in px."""
    chosen = find_module(key, "shown")
    return LEAST if chosen is None else chosen.LEAST


def seats_in(view: Any) -> int:
    """Return the number of players of a view.

    Each has a place in it, or a part with their seat in the order of seats.
    """
    hints = typing.get_type_hints(type(view), include_extras=True)
    seats = 0
    for name in view.__struct_fields__:
        value = getattr(view, name)
        by_seat = Noun.BY_SEAT in getattr(hints[name], "__metadata__", ())
        if by_seat or (
            isinstance(value, tuple) and [getattr(part, "seat", -1) for part in value] == [*range(len(value))]
        ):
            seats = max(seats, len(value))
    assert seats, f"{type(view).__name__} does not say for how many players it is"
    return seats


def draw(key: str, view: Any, names: tuple[str, ...] = NAMES, language: Language = "fr") -> Image.Image:
    """Draw the picture of a view, with as many names as it has players."""
    return renderer(key).draw(view, names[: seats_in(view)], words(language))
