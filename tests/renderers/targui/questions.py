"""Every kind of question of Targui, as games of robots and of chance ask them, and some that they seldom do."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from games import GAMES
from games.prompts import Form, Prompt, prompt
from games.targui.view import TarguiView
from renderers.__main__ import positions
from tests.games.play import games_of
from tests.games.targui.tables import after, camp, rows, table

game = GAMES["targui"]
MOST = 40
"""So many questions of one decision are looked at."""


class Asked(msgspec.Struct, frozen=True):
    """A position, the seat that must decide, and what it is asked after these answers."""

    state: Any
    seat: int
    answers: tuple[int, ...]
    prompt: Prompt

    @property
    def view(self) -> TarguiView:
        """What the seat sees."""
        return game.view(self.state, self.seat)


def asked_in(state: Any) -> Iterator[Asked]:
    """The questions of a decision, from the first down to the last."""
    for seat in game.deciders(state):
        moves = game.moves(state, seat)
        waiting: list[tuple[int, ...]] = [()]
        for _ in range(MOST):
            if not waiting:
                break
            answers = waiting.pop()
            found = prompt(moves, answers)
            if found.question is None:
                continue
            yield Asked(state, seat, answers, found)
            waiting += [choice.answers for choice in found.choices if choice.move is None]
            waiting += [(*answers, answer) for answer in _unlisted(found)]


def _unlisted(found: Prompt) -> list[int]:
    """Answers to a question that is no list of choices: some of them."""
    if found.form not in (Form.PICK, Form.NUMBER) or found.question is None:
        return []
    if found.form is Form.NUMBER:
        return [found.question.choices[0], found.question.choices[-1]]
    count = len(found.question.choices)
    return [0, count // 3, count // 2, count - 1]


def kind(asked: Asked) -> tuple[object, ...]:
    """What makes a question like another one: act, field, form, and the acts and fields of its choices."""
    found = asked.prompt
    fields = {(choice.act, *(step.field for step in choice.steps)) for choice in found.choices}
    assert found.question is not None
    return found.act, found.question.field, found.form, tuple(sorted(fields))


def rare() -> list[Any]:
    """Positions that games seldom reach."""
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
        _laid(moving),
        after(_laid(moving), "shift t10 r2p2"),
        _laid(table(camp(goods=(3, 3, 3), gold=2, markers="a1"), middle="t36@a1")),
        _laid(table(camp(goods=(3, 3, 3), gold=2, markers="a1"), middle="t18@a1")),
    ]


def _laid(state: Any) -> Any:
    """The position after the first tribe card that can be laid."""
    move = next(move for move in game.moves(state, 0) if str(move).startswith("lay"))
    return after(state, str(move))


@functools.cache
def every_kind() -> Sequence[Asked]:
    """One question of each kind."""
    found: dict[tuple[object, ...], Asked] = {}
    states = [state for seed in (1, 2, 3, 12) for state in positions(game, 2, seed, robots=True)]
    states += [played.state for one in games_of("targui", 2) for played in one]
    for state in [*rare(), *states]:
        for asked in asked_in(state):
            found.setdefault(kind(asked), asked)
    return list(found.values())
