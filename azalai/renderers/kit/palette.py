"""Colours of all pictures, by role; their values are in a style sheet, which the drawings share."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TypeAlias

Colour: TypeAlias = tuple[int, int, int]


def colour(code: str) -> Colour:
    """Return the RGB triple of a code such as `FBF5E6`."""
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """Return the colour at `share` (0 to 1) of the way from the first to the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


_RULE = re.compile(r"\.([\w-]+)\s*\{([^}]*)\}")


def rules(sheet: str) -> dict[str, dict[str, str]]:
    """Return the rules of a style sheet whose selectors are single classes: properties by class."""
    found: dict[str, dict[str, str]] = {}
    for name, body in _RULE.findall(sheet):
        pairs = (entry.split(":", 1) for entry in body.split(";") if entry.strip())
        found.setdefault(name, {}).update({key.strip(): value.strip() for key, value in pairs})
    return found


SHEET = Path(__file__).parent / "art" / "palette.css"
NAMED: dict[str, Colour] = {
    name: colour(found["fill"].removeprefix("#")) for name, found in rules(SHEET.read_text("utf-8")).items()
}
"""Colours by the name of their class."""


def get_colour(name: str) -> Colour:
    """Return a colour of the style sheet.

    Raises `KeyError` for an unknown name.
    """
    return NAMED[name]


_SUN, _SHADE = colour("FFFAF0"), colour("1A0F08")


def light(shade: Colour, share: float) -> Colour:
    """Return the colour in more sun."""
    return mix(shade, _SUN, share)


def dark(shade: Colour, share: float) -> Colour:
    """Return the colour in more shadow."""
    return mix(shade, _SHADE, share)


PAPER = get_colour("paper")
INK = get_colour("ink")
LINE = get_colour("line")

DAWN = get_colour("dawn")
SAND_LIGHT = get_colour("sand-light")
SAND = get_colour("sand")
SAND_DEEP = get_colour("sand-deep")
DUNE = get_colour("dune")

NIGHT = get_colour("night")
CHOICE = get_colour("choice")
"""Colour of what can be chosen; no emblem, arrow or player has it."""
BLUE = get_colour("blue")
SKY = get_colour("sky")

TERRACOTTA = get_colour("terracotta")
PALM = get_colour("palm")
OCHRE = get_colour("ochre")
GLOW = get_colour("glow")

SILVER = get_colour("silver")
SILVER_BLUE = get_colour("silver-blue")
SHADOW = get_colour("shadow")
SHADOW_NEAR = get_colour("shadow-near")
FOOT_SHADOW = get_colour("foot-shadow")

PLAYERS = tuple(get_colour(f"player-{seat}") for seat in range(1, 6))
"""Colours by seat; `marks.outline` gives the shape that always goes with the colour."""

GOODS = {good: get_colour(good) for good in ("water", "gold", "salt", "millet", "pepper", "coffee", "dates")}
TINTS = {good: get_colour(f"{good}-tint") for good in ("water", "gold", "salt", "millet")}
"""Colour behind a good on its card or tile."""
