"""Figures and markers of a player: the unused ones, and their use."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from azalai.games.targui.cards import BORDER
from azalai.games.targui.components import Action, Border, Place
from azalai.games.targui.state import Camp, Figure, Marker


@lru_cache(maxsize=32)
def border_of(action: Action) -> Border:
    """Return the only border card with this action."""
    return next(border for border, card in BORDER.items() if card.action is action)


def has_figure(camp: Camp, action: Action) -> bool:
    """Return True if an unused figure is on the border card with this action."""
    border = border_of(action)
    return any(figure.border is border and not figure.used for figure in camp.figures)


def list_unused_markers(camp: Camp) -> list[Place]:
    """Return the places of the unused markers."""
    return [marker.place for marker in camp.markers if not marker.used]


def use_action(camp: Camp, action: Action) -> Camp:
    """Return the camp with the figure on the border card with this action used."""
    return use_figure(camp, border_of(action))


def use_figure(camp: Camp, border: Border) -> Camp:
    """Return the camp with the figure on a border card used."""
    return replace(camp, figures=tuple(Figure(f.border, f.used or f.border is border) for f in camp.figures))


def use_marker(camp: Camp, place: Place) -> Camp:
    """Return the camp with the marker at a place used."""
    return replace(camp, markers=tuple(Marker(m.place, m.used or m.place is place) for m in camp.markers))
