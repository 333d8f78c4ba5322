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


def named(name: str) -> Colour:
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


PAPER = named("paper")
INK = named("ink")
LINE = named("line")

DAWN = named("dawn")
SAND_LIGHT = named("sand-light")
SAND = named("sand")
SAND_DEEP = named("sand-deep")
DUNE = named("dune")

NIGHT = named("night")
CHOICE = named("choice")
"""Colour of what can be chosen; no emblem, arrow or player has it."""
BLUE = named("blue")
SKY = named("sky")

TERRACOTTA = named("terracotta")
PALM = named("palm")
OCHRE = named("ochre")
GLOW = named("glow")

SILVER = named("silver")
SILVER_BLUE = named("silver-blue")
SHADOW = named("shadow")
SHADOW_NEAR = named("shadow-near")
FOOT_SHADOW = named("foot-shadow")

PLAYERS = tuple(named(f"player-{seat}") for seat in range(1, 6))
"""Colours by seat; `marks.outline` gives the shape that always goes with the colour."""

GOODS = {good: named(good) for good in ("water", "gold", "salt", "millet", "pepper", "coffee", "dates")}
TINTS = {good: named(f"{good}-tint") for good in ("water", "gold", "salt", "millet")}
"""Colour behind a good on its card or tile."""
