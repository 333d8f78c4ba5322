"""Positions of Targui whose questions are checked: from games of robots and of chance, and rare ones."""

from __future__ import annotations

from typing import Any

from azalai.games import GAMES
from azalai.renderers.__main__ import positions as positions_of
from azalai.renderers.kit.paths import Point
from azalai.renderers.targui.marks import Mark
from azalai.renderers.targui.private import list_marks
from azalai.testing.play import games_of
from tests.games.targui.tables import after, camp, rows, table
from tests.renderers.asking import Asked

game = GAMES["targui"]


def marks(asked: Asked) -> list[Mark]:
    """Return the marks in the picture of a question."""
    return list_marks(asked.view, asked.view.camps[asked.seat], asked.prompt)


def numbers(asked: Asked) -> list[Point]:
    """Return the points at which the picture of a question has the colour of choices."""
    return [mark.seen for mark in marks(asked) if mark.lit]


def positions(seats: int) -> list[Any]:
    """Return the positions of a few games, and rare ones."""
    states = [state for seed in (1, 2, 3, 12) for state in positions_of(game, seats, seed, robots=True)]
    return [*rare(), *states, *(played.state for game in games_of("targui", seats) for played in game)]


def rare() -> list[Any]:
    """Return positions that games seldom reach."""
    full = rows("t01 t02 t03 t04", "t10 t11 t12 t13", "t19 t20 t21")
    moving = table(
        camp(goods=(3, 3, 3), gold=2, figures="1", markers="a1", display=rows("t01 t10", "t19", "t28 t29")),
        middle="t27@a1",
    )
    return [
        table(camp(goods=(9, 8, 7), figures="5", display=rows("t44"))),
        table(camp(goods=(2, 1, 0), figures="5", display=rows("t44"))),
        table(camp(goods=(5, 5, 5), gold=2, hand="t30", figures="1 9 10", markers="a1 b2", display=rows("t08 t43"))),
        table(camp(goods=(3, 3, 3), gold=1, hand="t30", display=rows("t08"))),
        table(camp(goods=(0, 0, 0), gold=0, hand="t30", figures="1 5 10", markers="a1", display=full), middle="t31@a1"),
        table(
            camp(goods=(5, 5, 5), gold=1, stored_gold=True, markers="a1 c3", display=rows("t09", "t05")),
            middle="t32@a1 t33@c3",
        ),
        table(camp(goods=(3, 3, 3), markers="a1", display=rows("t01 t02 t03 t04", "t10 t11")), middle="t07@a1"),
        table(camp(goods=(9, 9, 9), gold=3, markers="a1"), middle="g13@a1"),
        moving,
        _lay_first(moving),
        after(_lay_first(moving), "shift t10 r2p2"),
        _lay_first(table(camp(goods=(3, 3, 3), gold=2, markers="a1"), middle="t36@a1")),
        _lay_first(table(camp(goods=(3, 3, 3), gold=2, markers="a1"), middle="t18@a1")),
    ]


def _lay_first(state: Any) -> Any:
    """Return the position after the first tribe card that can be laid."""
    move = next(move for move in game.moves(state, 0) if str(move).startswith("lay"))
    return after(state, str(move))
