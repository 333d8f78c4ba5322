"""Colours of all pictures, by role; their values are in a style sheet, which the drawings share: `art/palette.css`.

A seat of Targui 1988 has the colour of its tribe: `azalai/renderers/targui1988/colours.py`.
"""

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
    styles: dict[str, dict[str, str]] = {}
    for name, body in _RULE.findall(sheet):
        pairs = (entry.split(":", 1) for entry in body.split(";") if entry.strip())
        styles.setdefault(name, {}).update({key.strip(): value.strip() for key, value in pairs})
    return styles


SHEET = Path(__file__).parent / "art" / "palette.css"
NAMED: dict[str, Colour] = {
    name: colour(rule["fill"].removeprefix("#")) for name, rule in rules(SHEET.read_text("utf-8")).items()
}
"""Colours by the name of their class."""

PAPER = NAMED["paper"]
INK = NAMED["ink"]
LINE = NAMED["line"]

DAWN = NAMED["dawn"]
SAND_LIGHT = NAMED["sand-light"]
SAND = NAMED["sand"]
SAND_DEEP = NAMED["sand-deep"]
DUNE = NAMED["dune"]

NIGHT = NAMED["night"]
CHOICE = NAMED["choice"]
"""Colour of what can be chosen; no emblem, arrow or player has it."""
BLUE = NAMED["blue"]
SKY = NAMED["sky"]

TERRACOTTA = NAMED["terracotta"]
PALM = NAMED["palm"]
OCHRE = NAMED["ochre"]
GLOW = NAMED["glow"]

SILVER = NAMED["silver"]
SILVER_BLUE = NAMED["silver-blue"]
SHADOW = NAMED["shadow"]
SHADOW_NEAR = NAMED["shadow-near"]
FOOT_SHADOW = NAMED["foot-shadow"]

PLAYERS = tuple(NAMED[f"player-{seat}"] for seat in range(1, 6))
"""Colours by seat; `marks.outline` gives the shape that always goes with the colour."""

GOODS = {good: NAMED[good] for good in ("water", "gold", "salt", "millet", "pepper", "coffee", "dates")}
TINTS = {good: NAMED[f"{good}-tint"] for good in ("water", "gold", "salt", "millet")}
"""Colour behind a good on its card or tile."""
