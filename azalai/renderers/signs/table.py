"""Table of all signs, with the drawing of each around (0, 0), about 100 wide."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Mapping
from typing import TypeAlias

from azalai.games.targui.components import Action, Symbol
from azalai.renderers.kit import animals, badges, emblems, marks, ornaments
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.art import Art, Value
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.drawings import ART
from azalai.renderers.kit.looks import SHAPES
from azalai.renderers.kit.palette import CHOICE, INK, NIGHT, OCHRE, PALM, PAPER, PLAYERS, SAND, SILVER, TERRACOTTA, mix
from azalai.renderers.targui import figures
from azalai.renderers.targui import signs as of_targui
from azalai.renderers.targui1988.drawings import ART as OF_1988

Figure: TypeAlias = Callable[[Canvas], None]
"""Function that draws a sign."""

NUMBERS = 25
LETTERS = "ABCDEFGH"
RISKS = ((1, 4), (2, 4), (3, 4), (1, 3), (2, 3), (1, 2))
"""Numbers of bad possibilities and of all."""
_EDGE = 3.2
"""Thickness of an outline, in hundredths of the figure."""


def _drawing(name: str, art: Art = ART, **style: Value) -> Figure:
    """Return a drawing, its box 100 wide."""

    def draw(canvas: Canvas) -> None:
        edge: dict[str, Value] = {"edge": _EDGE * max(art.box(name)[2:]) / 100} if art.has_edge(name) else {}
        art.centre(canvas, name, 0, 0, 100, **style, **edge)

    return draw


def _good(name: str) -> Figure:
    """Return a good; the single strands of the rope around salt are left out as too fine."""
    return _drawing(name, fine=False) if name == "salt" else _drawing(name)


def _pile(canvas: Canvas) -> None:
    """Draw the backs of cards, one behind the other."""
    for step in (12, 6, 0):
        ornaments.draw_back(canvas, step - 40, -step - 38, 68, 88, step=17, edge=_EDGE, cross=step == 0)


_mark = functools.partial(marks.draw, x=0, y=0, size=92, edge=_EDGE + 1)


def _camel(seat: int, canvas: Canvas) -> None:
    """Draw a camel with its owner's blanket and a large mark."""
    ART.draw(canvas, "camel", -50, 40, 100 / 220, rein=mix(PLAYERS[seat], INK, 0.25), style=animals.cloth(seat))
    for edge, width in ((PAPER, 9), (INK, 2.5)):
        canvas.shape(marks.outline(seat, -4, -8, 42), PLAYERS[seat], edge, width)


def _plate(name: str, canvas: Canvas) -> None:
    """Draw the name of a thing on the indigo disc that the pictures use (`badges.plate`)."""
    canvas.disc(0, 0, 50, CHOICE)
    letters.write(canvas, 0, 0, name, 84 if len(name) < 2 else 66, badges.WHITE)


def _medal(name: str, canvas: Canvas) -> None:
    """Draw the emblem of an enclosure on its disc."""
    canvas.disc(0, 0, 50, NIGHT)
    emblems.draw_flat(canvas, name, 0, 0, 76)


def _risk(part: int, whole: int, canvas: Canvas) -> None:
    """Draw `part` bad ones of `whole` possibilities, each as a slice, so that two of four differ from one of two."""
    canvas.disc(0, 0, 50, TERRACOTTA)
    canvas.disc(0, 0, 46, PAPER)
    turns = [-math.pi / 2 + 2 * math.pi * step / (60 * whole) for step in range(60 * part + 1)]
    canvas.fill([(0, 0), *((46 * math.cos(turn), 46 * math.sin(turn)) for turn in turns)], TERRACOTTA)
    for number in range(whole):
        turn = -math.pi / 2 + 2 * math.pi * number / whole
        inside = 0 < number < part
        end = 46 * math.cos(turn), 46 * math.sin(turn)
        canvas.line([(0, 0), end], PAPER if inside else TERRACOTTA, 5, caps=False)


def _draw_theft(canvas: Canvas) -> None:
    """Draw a thief, and a loss."""
    emblems.draw(canvas, "thief", -6, -4, 100, _EDGE)
    canvas.disc(32, 30, 23, PAPER)
    canvas.disc(32, 30, 19, TERRACOTTA)
    canvas.line([(24, 30), (40, 30)], badges.WHITE, 7)


def _targui(thing: figures.Figure) -> Figure:
    """Return a thing of Targui as a sign."""
    return functools.partial(thing.draw, x=0, y=0, size=100, edge=_EDGE)


def _swords(canvas: Canvas) -> None:
    """Draw the sign of an attack, in red, which differs from a raid of the other Targui."""
    canvas.disc(0, 0, 50, TERRACOTTA)
    OF_1988.draw(canvas, "swords", scale=0.82)


def _tribute(canvas: Canvas) -> None:
    """Draw silver in the square of economic values."""
    canvas.box(-50, -50, 100, 100, 9, INK)
    canvas.box(-43, -43, 86, 86, 4, PAPER)
    OF_1988.draw(canvas, "silver", scale=70 / 64)


def _puzzle(canvas: Canvas) -> None:
    """Draw a question mark on the dark of its tile."""
    canvas.box(-48, -48, 96, 96, 18, INK)
    canvas.box(-44, -44, 88, 88, 15, NIGHT)
    letters.write(canvas, 0, 0, "?", 78, OCHRE)


SIGNS: Mapping[str, Figure] = {
    # Goods
    **{name: _good(name) for name in ("water", "gold", "salt", "millet", "pepper", "coffee", "dates")},
    # Cards of Touareg
    "pile": _pile,
    "donkey": _drawing("donkey", harness=False),
    "cave": _drawing("cave"),
    "thief": _drawing("thief"),
    "plan": _drawing("plan"),
    # Players
    **{f"mark_{shape}": functools.partial(_mark, seat=seat) for seat, shape in enumerate(SHAPES)},
    **{f"camel_{shape}": functools.partial(_camel, seat) for seat, shape in enumerate(SHAPES)},
    # Names
    **{f"n{number}": functools.partial(_plate, str(number)) for number in range(1, NUMBERS + 1)},
    **{f"letter_{letter.lower()}": functools.partial(_plate, letter) for letter in LETTERS},
    # Timbuktu
    "moon": functools.partial(_medal, "moon"),
    "crescent": functools.partial(_medal, "crescent"),
    "star_emblem": functools.partial(_medal, "star"),
    "scimitar": functools.partial(_medal, "scimitar"),
    "lamp": functools.partial(_medal, "lamp"),
    "safe": _drawing("tick", palm=PALM),
    **{f"risk_{part}_{whole}": functools.partial(_risk, part, whole) for part, whole in RISKS},
    "robbed": _draw_theft,
    "exchange": _drawing("swap"),
    "sack": _drawing("sack"),
    # Targui
    **{
        action.value: _targui(figures.Figure(action.value))
        for action in (
            *(Action.MERCHANT, Action.MIRAGE, Action.SILVERSMITH, Action.CARAVAN),
            *(Action.EXPANSION, Action.NOBLE, Action.RAID),
        )
    },
    **{symbol.value: _targui(figures.Figure(symbol.value)) for symbol in Symbol},
    "figure_white": _targui(figures.figure(1)),
    "figure_blue": _targui(figures.figure(0)),
    "robber": _targui(figures.ROBBER),
    "cross": _targui(figures.Figure("cross")),
    "token": functools.partial(of_targui.draw_token, x=0, y=0, size=100, edge=_EDGE),
    # Targui 1988
    "swords": _swords,
    "silver": _drawing("silver", OF_1988),
    "camp": _drawing("tent", OF_1988, cloth=SAND),
    "herd": _drawing("camel", OF_1988, cloth=SILVER),
    **{f"blazon_{shape}": _drawing(f"blazon-{shape}", OF_1988) for shape in SHAPES[:4]},
    "tribute": _tribute,
    # Between tables
    "sun": functools.partial(ornaments.draw_streak, x=0, y=0, size=98),
    "puzzle": _puzzle,
    "city": _drawing("city"),
    **{name: _drawing(f"sign-{name}") for name in ("share", "robot", "cup")},
    # What a person can do everywhere
    **{
        name: _drawing(f"sign-{name}")
        for name in ("suggest", "undo", "explain", "more", "end", "back", "go", "log", "view", "star")
    },
}
"""Drawing of each sign, by its key."""
