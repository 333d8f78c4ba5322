"""The colours of all pictures, by role."""

from __future__ import annotations

from typing import TypeAlias

Colour: TypeAlias = tuple[int, int, int]


def colour(code: str) -> Colour:
    """The RGB triple of a code such as `FBF5E6`."""
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """The colour that lies `share` (0 to 1) of the way from the first to the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


_SUN, _SHADE = colour("FFFAF0"), colour("1A0F08")


def light(shade: Colour, share: float) -> Colour:
    """The colour in more sun."""
    return mix(shade, _SUN, share)


def dark(shade: Colour, share: float) -> Colour:
    """The colour in more shadow."""
    return mix(shade, _SHADE, share)


PAPER = colour("FBF5E6")
INK = colour("2B1D12")
LINE = colour("7A5C3A")

DAWN = colour("F7EAD0")
SAND_LIGHT = colour("F3E3C3")
SAND = colour("E6C994")
SAND_DEEP = colour("D2A765")
DUNE = colour("B98445")

NIGHT = colour("1F2A55")
CHOICE = colour("3B34A3")
"""What can be chosen; neither an emblem's blue, nor an arrow's, nor a player's."""
BLUE = colour("2F4B9C")
SKY = colour("7FB0CF")

TERRACOTTA = colour("C4532D")
PALM = colour("4F7A4A")
OCHRE = colour("DDA032")
GLOW = colour("FFC24A")

SILVER = colour("D5DAE2")
SILVER_DARK = colour("8F98A8")
SILVER_BLUE = colour("9FA9C4")
WOOD = colour("6B4423")
WOOD_LIGHT = colour("9A6B3C")
SHADOW = colour("6B4423")
SHADOW_NEAR = colour("3A2415")
FOOT_SHADOW = colour("8A5E30")
CAVE_DARK = colour("1B120C")
ROCK = colour("B98445")
ROCK_DARK = colour("8E5F30")
ROCK_LIGHT = colour("D9B074")
CRACK = colour("6E4722")

PLAYERS = (colour("F2C230"), colour("3C8D4F"), colour("C8382E"), colour("2B5FB3"), colour("8B4FA0"))
"""By seat; `marks.outline` gives the shape that always goes with the colour."""

GOODS = {
    "water": colour("2E7DB8"),
    "gold": colour("E0A81C"),
    "salt": colour("EEF0F3"),
    "millet": colour("8C9A3B"),
    "pepper": colour("6E2430"),
    "coffee": colour("6B3E1F"),
    "dates": colour("9A4A2C"),
}
TINTS = {
    "water": colour("CFE2EE"),
    "gold": colour("F6E2A2"),
    "salt": colour("E5DFD6"),
    "millet": colour("DFE4B4"),
}
"""What lies behind a good on its card or tile."""
