"""Figures by which players of Targui 1988 compare positions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from azalai.games.contract import Figure, Unit
from azalai.games.targui1988.gauging import of_tribe
from azalai.games.targui1988.view import TarguiView


def _gauge(name: str, view: TarguiView) -> float:
    return 0.0 if view.seat is None or not view.round else of_tribe(view, view.seat)[name]


def _highest_gauge(name: str, view: TarguiView) -> float:
    return (
        max(of_tribe(view, tribe.seat)[name] for tribe in view.tribes if tribe.seat != view.seat) if view.round else 0.0
    )


def gauge(name: str) -> Callable[[TarguiView], float]:
    """Return a function that reads a gauge of the viewer's tribe."""
    return partial(_gauge, name)


def highest_gauge(name: str) -> Callable[[TarguiView], float]:
    """Return a function that reads the highest gauge of another tribe."""
    return partial(_highest_gauge, name)


def _territories(view: TarguiView) -> float:
    return sum(square.owner == view.seat for square in view.squares)


def _camels(view: TarguiView) -> float:
    return sum(square.camels for square in view.squares if square.owner == view.seat)


def _camps(view: TarguiView) -> float:
    return sum(square.owner == view.seat and square.camp not in (None, view.seat) for square in view.squares)


def _their_land(view: TarguiView) -> float:
    return sum(square.owner not in (None, view.seat) for square in view.squares)


def _their_camels(view: TarguiView) -> float:
    return sum(square.camels for square in view.squares if square.owner not in (None, view.seat))


FIGURES = (
    Figure("danger", Unit.SHARE, ("gauge.me.danger",), gauge("danger"), good=-1),
    Figure("guard", Unit.NUMBER, ("gauge.me.guard", "gauge.me.means"), gauge("guard")),
    Figure("safe", Unit.NUMBER, ("gauge.me.safe", "tribes.me.tribute", "squares.me.economic"), gauge("safe")),
    Figure("reach", Unit.NUMBER, ("gauge.me.reach",), gauge("reach")),
    Figure("assault", Unit.NUMBER, ("gauge.me.assault",), gauge("assault")),
    Figure("storm", Unit.SHARE, ("gauge.me.storm", "gauge.me.siege"), gauge("storm")),
    Figure("camps", Unit.NUMBER, ("squares.me.camp*", "tribes.me.foreign_camps"), _camps, counts=True),
    Figure("territories", Unit.NUMBER, ("squares.me.land*", "squares.me.#", "squares.me#"), _territories, counts=True),
    Figure("camels", Unit.NUMBER, ("squares.me.camels",), _camels, counts=True),
    Figure(
        "their-danger", Unit.SHARE, ("gauge.m*.danger", "gauge.m*.guard", "gauge.m*.means"), highest_gauge("danger")
    ),
    Figure(
        "their-safe",
        Unit.NUMBER,
        ("gauge.m*.safe", "tribes.m*.tribute", "squares.m*.economic"),
        highest_gauge("safe"),
        -1,
    ),
    Figure("their-reach", Unit.NUMBER, ("gauge.m*.reach",), highest_gauge("reach"), -1),
    Figure(
        "their-storm", Unit.SHARE, ("gauge.m*.storm", "gauge.m*.siege", "gauge.m*.assault"), highest_gauge("storm"), -1
    ),
    Figure("their-land", Unit.NUMBER, ("squares.m*.land*", "squares.m*#", "tribes.m*.territories"), _their_land, -1),
    Figure("their-camels", Unit.NUMBER, ("squares.m*.camels", "tribes.m*.camels"), _their_camels, -1),
    Figure("their-camps", Unit.WORTH, ("squares.m*.camp*", "tribes.m*.camp*", "tribes.m*.foreign_camps")),
    Figure(
        "rounds",
        Unit.SILENT,
        (
            "combat*",
            "halves",
            "history*",
            "squares.none*",
            "stock",
            "turned*",
            "tribes.*.cards_left",
            "tribes.me.tribe*",
        ),
    ),
)
