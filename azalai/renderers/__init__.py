"""Pictures: each takes a View and gives a picture and its texts; `renderer(KEY)` finds the package `renderers/KEY`.

- `contract.py`: what the package of a game must have, and what it may have (charts, close-ups, looks).
- `kit/`: the drawing kit of all pictures.
- `curve.py` and `verdict.py`: the chances over a game and the board of a decision, for its review; `film.py`: a game as
  a moving picture.
- `club/`: pictures of everything outside tables, such as the boards of the deals of the day.
- `signs/`: the small pictures in labels and texts.
- `samples.py`: positions to look at and to measure; `python -m azalai.renderers` draws them.
- `palettes.py`: chooses the colours of a game's PNGs (`python -m azalai.renderers.palettes`).
"""

from __future__ import annotations

import functools
import importlib
import sys
from collections.abc import Sequence
from typing import Any, TypeGuard, TypeVar

from azalai.games import GAMES
from azalai.games.guard import guard, inside_import
from azalai.games.prompts import Choice, Prompt
from azalai.locales import Words
from azalai.renderers.contract import Alternative as Alternative
from azalai.renderers.contract import Brief as Brief
from azalai.renderers.contract import Chart as Chart
from azalai.renderers.contract import Charts as Charts
from azalai.renderers.contract import CloseUp as CloseUp
from azalai.renderers.contract import CloseUps as CloseUps
from azalai.renderers.contract import Coloured as Coloured
from azalai.renderers.contract import Headings as Headings
from azalai.renderers.contract import Label as Label
from azalai.renderers.contract import Labels as Labels
from azalai.renderers.contract import LastBoard as LastBoard
from azalai.renderers.contract import Legends as Legends
from azalai.renderers.contract import Questions
from azalai.renderers.contract import Renderer as Renderer
from azalai.renderers.contract import RunLabels as RunLabels
from azalai.renderers.contract import Signed as Signed
from azalai.renderers.contract import Turnings as Turnings
from azalai.renderers.kit import ornaments
from azalai.renderers.kit.alternative import alternative
from azalai.renderers.kit.badges import Marking as Marking
from azalai.renderers.kit.looks import LOOKS
from azalai.renderers.kit.looks import Figured as Figured
from azalai.renderers.kit.looks import Look as Look
from azalai.renderers.kit.looks import Looks as Looks
from azalai.renderers.kit.picture import Frame
from azalai.renderers.kit.sprites import Sprite

Part = TypeVar("Part")


def renderer(key: str) -> Renderer:
    """Return the renderer of a game: the module `azalai.renderers.KEY`, or `renderer` of a package from outside.

    It has the functions of `Renderer`.
    """
    if GAMES.plugin(key) is None:
        return importlib.import_module(renderer_name(key))  # pyright: ignore[reportReturnType]
    module = sys.modules.get(renderer_name(key))
    if module is None:
        with inside_import(key, "import of its renderer"):
            module = importlib.import_module(renderer_name(key))
    if not hasattr(module, GUARDED):
        guard(key, module, CALLED)
        setattr(module, GUARDED, True)
    return module  # pyright: ignore[reportReturnType]


PARTS = (
    *(Renderer, Alternative, Brief, Charts, CloseUps, Headings, Labels, LastBoard, Legends, Looks, Marking, RunLabels),
    Turnings,
)
CALLED = tuple(name for part in PARTS for name, member in vars(part).items() if name[0] != "_" and callable(member))
"""The functions of a renderer that are called."""
GUARDED = "__guarded_by_azalai__"


def renderer_name(key: str) -> str:
    """Return the name of that module."""
    return GAMES.room(key, f"azalai.renderers.{key}", "renderer")


def _has(drawer: Renderer, part: type[Part]) -> TypeGuard[Part]:
    """Return True if a renderer has this optional part."""
    return _has_part(drawer, part)


@functools.cache
def _has_part(drawer: Renderer, part: type[Any]) -> bool:
    """Look once for each part: Python reads all names of a protocol each time, and a prompt has hundreds of labels."""
    return isinstance(drawer, part)


def alt(key: str, view: Any, names: Sequence[str], words: Words) -> str:
    """Return the alternative text of the picture of a view: the renderer's own, or its text cut to 1,024 characters."""
    drawer = renderer(key)
    if _has(drawer, Alternative):
        return drawer.alt(view, names, words)
    describe = drawer.brief if _has(drawer, Brief) else drawer.text
    return alternative(key, describe(view, names, words), view, names, words)


def close_ups(key: str) -> CloseUps | None:
    """Return the close-ups of a game, or None if its renderer has none."""
    drawer = renderer(key)
    return drawer if _has(drawer, CloseUps) else None


def charts(key: str) -> Charts | None:
    """Return the charts of a game's tables, or None if its renderer has none."""
    drawer = renderer(key)
    return drawer if _has(drawer, Charts) else None


def palette(key: str) -> bytes | None:
    """Return the colours for pictures that are too rich for true colour, or None if the renderer has none."""
    drawer = renderer(key)
    return drawer.PALETTE if _has(drawer, Coloured) else None


def legend(key: str, chart: str, view: Any, words: Words) -> str:
    """Return the words below a chart for a view of no seat; "" for none."""
    drawer = renderer(key)
    return drawer.legend(chart, view, words) if _has(drawer, Legends) else ""


def first_heading(key: str, view: Any, words: Words) -> str:
    """Return the first question to the seat of the view."""
    drawer = renderer(key)
    special = drawer.heading(view, words) if _has(drawer, Headings) else None
    return special or words.say(f"{key}-ask-act")


def question(key: str, view: Any, move: str, field: str, words: Words) -> str:
    """Return the question to the seat of the view for a field of an act."""
    drawer = renderer(key)
    special = drawer.question(view, move, field, words) if _has(drawer, Questions) else None
    return special or words.say(f"{key}-ask-{move}-{field}")


def label(key: str, view: Any, prompt: Prompt, choice: Choice, words: Words) -> Label | None:
    """Return the label of a choice's button, or None if the renderer of the game has none for it."""
    drawer = renderer(key)
    return drawer.label(view, prompt, choice, words) if _has(drawer, Labels) else None


def unsaid(key: str) -> frozenset[str]:
    """Return the parts of a view that only pictures show, by their names (`cards.*.turned`): mere ornaments."""
    return frozenset(getattr(renderer(key), "UNSAID", ()))


def run_label(key: str, view: Any, moves: Sequence[Any], words: Words) -> Label | None:
    """Return the label of a run of moves, or None if the renderer of the game has none for it."""
    drawer = renderer(key)
    return drawer.run_label(view, moves, words) if _has(drawer, RunLabels) else None


def last_board(key: str, view: Any) -> Any:
    """Return the view that shows a finished game's board, if the picture of the view itself shows the result."""
    drawer = renderer(key)
    return drawer.last_board(view) if _has(drawer, LastBoard) else view


def looks(key: str, view: Any) -> Sequence[Look]:
    """Return the looks of the players in a game's pictures, by seat."""
    drawer = renderer(key)
    return drawer.looks(view) if _has(drawer, Looks) else LOOKS


def marks(key: str, view: Any, prompt: Prompt, part: Prompt) -> Sequence[Frame] | None:
    """Return the places that the picture of a question highlights for `part` of its choices, or None if unknown."""
    drawer = renderer(key)
    return drawer.marks(view, prompt, part) if isinstance(drawer, Marking) else None


def emblem(key: str, size: int) -> Sprite:
    """Return the emblem of a game in a box of that size, or a cross of Agadez if it has none."""
    drawer = renderer(key)
    return drawer.emblem(size) if _has(drawer, Figured) else ornaments.cross(size)


def game_sign(key: str) -> str | None:
    """Return the key of a game's sign, or None if its renderer has none."""
    drawer = renderer(key)
    return drawer.SIGN if _has(drawer, Signed) else None


def turning(key: str, view: Any, names: Sequence[str], words: Words) -> Chart:
    """Return the picture of a turning point: the renderer's own, or the board."""
    drawer = renderer(key)
    if _has(drawer, Turnings):
        return drawer.turning(view, names, words)
    return Chart(drawer.draw(view, names, words), alt(key, view, names, words))
