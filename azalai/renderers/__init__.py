"""Pictures: a View in, a picture and its texts out. `renderer(KEY)` finds the package `renderers/KEY` by name.

- `contract.py`: what the package of a game must have, and what it may have besides (charts, close-ups, looks).
- `kit/`: what all pictures share; its own docstring tells more.
- `curve.py`: the chances over a game, and `verdict.py` the board of a decision, for its review; `film.py`: a game as a
  moving picture.
- `club/`: what happens between tables: the boards of the deals of the day.
- `signs/`: the small pictures in labels and texts.
- `samples.py`: positions to look at and to measure; `python -m azalai.renderers` writes them.
"""

from __future__ import annotations

import functools
import importlib
from collections.abc import Sequence
from typing import Any, TypeGuard, TypeVar

from azalai.games import GAMES
from azalai.games.guard import guard, inside
from azalai.games.prompts import Choice, Prompt
from azalai.locales import Words
from azalai.renderers.contract import (
    Alternative,
    Brief,
    Chart,
    Charts,
    CloseUp,
    CloseUps,
    Coloured,
    Headings,
    Label,
    Labels,
    LastBoard,
    Renderer,
    Signed,
    Turnings,
)
from azalai.renderers.kit import ornaments
from azalai.renderers.kit.alternative import alternative
from azalai.renderers.kit.badges import Marking
from azalai.renderers.kit.looks import LOOKS, Figured, Look, Looks
from azalai.renderers.kit.picture import Frame
from azalai.renderers.kit.sprites import Sprite

Part = TypeVar("Part")


def renderer(key: str) -> Renderer:
    """The renderer of a game: the module `azalai.renderers.KEY`, or `renderer` of a package from outside (it has the
    functions of `Renderer`)."""
    if GAMES.plugin(key) is None:
        return importlib.import_module(renderer_name(key))  # pyright: ignore[reportReturnType]
    with inside(key, "import of its renderer"):
        found = importlib.import_module(renderer_name(key))
    if not hasattr(found, GUARDED):
        guard(key, found, CALLED)
        setattr(found, GUARDED, True)
    return found  # pyright: ignore[reportReturnType]


PARTS = (Renderer, Alternative, Brief, Charts, CloseUps, Headings, Labels, LastBoard, Looks, Marking, Turnings)
CALLED = tuple(name for part in PARTS for name, member in vars(part).items() if name[0] != "_" and callable(member))
"""The functions of a renderer that are called."""
GUARDED = "__guarded_by_azalai__"


def renderer_name(key: str) -> str:
    """The name of that module."""
    return GAMES.room(key, f"azalai.renderers.{key}", "renderer")


def _has(found: Renderer, part: type[Part]) -> TypeGuard[Part]:
    """Whether a renderer has what only some have."""
    return _looked_for(found, part)


@functools.cache
def _looked_for(found: Renderer, part: type[Any]) -> bool:
    """Once for each: Python goes through all names of a protocol each time, and a prompt has hundreds of labels."""
    return isinstance(found, part)


def alt(key: str, view: Any, names: Sequence[str], words: Words) -> str:
    """Return the alternative text of the picture of a view: the renderer's own, or its text cut to 1,024 characters."""
    found = renderer(key)
    if _has(found, Alternative):
        return found.alt(view, names, words)
    told = found.brief if _has(found, Brief) else found.text
    return alternative(key, told(view, names, words), view, names, words)


def close_ups(key: str) -> CloseUps | None:
    """The close-ups of a game, if its renderer has any."""
    found = renderer(key)
    return found if _has(found, CloseUps) else None


def charts(key: str) -> Charts | None:
    """The charts of a game's tables, if its renderer has any."""
    found = renderer(key)
    return found if _has(found, Charts) else None


def palette(key: str) -> bytes | None:
    """The colours of a game's pictures that are too rich for true colour, if its renderer has any."""
    found = renderer(key)
    return found.PALETTE if _has(found, Coloured) else None


def first_heading(key: str, view: Any, words: Words) -> str:
    """What the seat of the view is asked first."""
    found = renderer(key)
    special = found.heading(view, words) if _has(found, Headings) else None
    return special or words.say(f"{key}-ask-act")


def label(key: str, view: Any, prompt: Prompt, choice: Choice, words: Words) -> Label | None:
    """What stands on the button of a choice, where the renderer of the game has a label for it."""
    found = renderer(key)
    return found.label(view, prompt, choice, words) if _has(found, Labels) else None


def last_board(key: str, view: Any) -> Any:
    """The view of a finished game that shows its board, where the picture of the view itself shows the result."""
    found = renderer(key)
    return found.last_board(view) if _has(found, LastBoard) else view


def looks(key: str, view: Any) -> Sequence[Look]:
    """How the players of a game are known in its pictures, by seat."""
    found = renderer(key)
    return found.looks(view) if _has(found, Looks) else LOOKS


def marks(key: str, view: Any, prompt: Prompt, part: Prompt) -> Sequence[Frame] | None:
    """Where the picture of a question lights a part of its choices; None where its renderer does not tell."""
    found = renderer(key)
    return found.marks(view, prompt, part) if isinstance(found, Marking) else None


def emblem(key: str, size: int) -> Sprite:
    """The figure by which a game is known, in a box of that size; a cross of Agadez where it has none."""
    found = renderer(key)
    return found.emblem(size) if _has(found, Figured) else ornaments.cross(size)


def game_sign(key: str) -> str | None:
    """The key of the sign by which a game is known, if its renderer has one."""
    found = renderer(key)
    return found.SIGN if _has(found, Signed) else None


def turning(key: str, view: Any, names: Sequence[str], words: Words) -> Chart:
    """The picture of a turning point: the renderer's own, or the board."""
    found = renderer(key)
    if _has(found, Turnings):
        return found.turning(view, names, words)
    return Chart(found.draw(view, names, words), alt(key, view, names, words))


__all__ = [
    "Alternative",
    "Brief",
    "Chart",
    "Charts",
    "CloseUp",
    "CloseUps",
    "Coloured",
    "Figured",
    "Headings",
    "Label",
    "Labels",
    "LastBoard",
    "Look",
    "Looks",
    "Marking",
    "Renderer",
    "Signed",
    "Turnings",
    "alt",
    "charts",
    "close_ups",
    "emblem",
    "first_heading",
    "game_sign",
    "label",
    "last_board",
    "looks",
    "marks",
    "palette",
    "renderer",
    "renderer_name",
    "turning",
]
