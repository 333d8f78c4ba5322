"""Colours of the five symbols of the tribe cards: well, camel rider, oasis, targia, tent."""

from __future__ import annotations

from collections.abc import Mapping

from azalai.games.targui.components import Symbol
from azalai.renderers.kit.palette import Colour, colour

TINTS: Mapping[Symbol, Colour] = {
    Symbol.WELL: colour("A9CDE0"),
    Symbol.RIDER: colour("F0C67C"),
    Symbol.OASIS: colour("AECB9E"),
    Symbol.TARGIA: colour("B4B8E0"),
    Symbol.TENT: colour("E8B094"),
}
"""Field of a card, so that equal and different rows of a display are seen at once."""
LOZENGES: Mapping[Symbol, Colour] = {
    Symbol.WELL: colour("3F8FC0"),
    Symbol.OASIS: colour("4F8A45"),
    Symbol.RIDER: colour("E0A030"),
    Symbol.TARGIA: colour("5560B8"),
    Symbol.TENT: colour("C0582F"),
}
"""Small version: a tribe card of any symbol shows all five."""
