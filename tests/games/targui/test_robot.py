"""Strength of the robot: it is worth playing against."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from azalai.games.targui import GAME
from azalai.games.targui.state import State
from azalai.games.targui.view import PendingKind
from azalai.robots.playing import PlayedMove, solid, steps
from azalai.testing.play import play_against_random
from tests.games.targui.tables import after, camp, rows, table


def choice(state: State) -> str:
    seat = state.to_act or 0
    return str(GAME.robot(GAME.view(state, seat), GAME.moves(state, seat), b"ties"))


@pytest.mark.costly(seconds=2)
def test_the_robot_beats_random_players_nearly_always() -> None:
    tally = play_against_random(GAME, 2, 20)
    assert tally.wins >= 0.95 and tally.margin > 15


def test_the_robot_takes_goods_before_it_pays() -> None:
    state = table(camp((1, 1, 1), figures="3", markers="b1"), middle="t25@b1")
    assert choice(state) == "collect 3"
    assert choice(after(state, "collect 3")).startswith("lay t25@b1")


def test_the_robot_completes_a_row_of_one_symbol() -> None:
    display = rows("t01 t02 t03", "t10")
    state = table(camp((2, 2, 2), 1, display=display, figures="2", markers="b1"), middle="t09@b1")
    state = after(state, "collect 2")
    assert choice(state).startswith("lay t09@b1 row1")


def test_the_robot_pays_the_last_raid_with_gold_that_is_worth_nothing_any_more() -> None:
    state = table(camp(gold=1), camp(gold=2, points=9, figures="2"), round=12, to_act=1)
    assert choice(after(state, "end")) == "gold"


def test_the_robot_closes_the_gap_it_made() -> None:
    own = camp((0, 1, 1), 1, display=rows("t01 t02", "t10"), figures="2", markers="b1")
    state = after(table(own, middle="t27@b1"), "lay t27@b1 row3 salt pepper gold", "shift t01 r2p2")
    assert choice(state).startswith("shift")


def test_the_robot_trades_for_gold_with_goods_of_any_kind_where_one_buys_one() -> None:
    state = table(camp((6, 2, 2), 0, display=rows("t44"), figures="5"))
    move = choice(state)
    assert move.startswith("barter") and int(next(part for part in move.split() if part.isdigit())) >= 1


def test_the_robot_draws_no_card_that_it_could_only_discard() -> None:
    poor = camp((0, 0, 0), 0, hand="t12", figures="14 2", display=rows("t01"))
    assert choice(after(table(poor), "collect 2")) == "end"
    assert choice(after(table(replace(poor, hand=None)), "collect 2")) == "expand"


def test_the_robot_looks_at_nothing_but_its_view() -> None:
    state = after(table(camp(), camp(figures="14 2"), to_act=1), "expand", "discard t01@drawn")
    imagined = GAME.imagine(state, 1, b"other piles")
    assert imagined != state
    assert choice(imagined) == choice(state)


@pytest.mark.costly(seconds=2)
def test_the_robot_seldom_stands_where_it_draws_a_card_that_it_can_only_discard() -> None:
    drawn = [
        str(step.move) for number in range(12) for step in game(b"drawn %d" % number) if is_drawn_before(step.before)
    ]
    discarded = [move for move in drawn if move == "discard"]
    assert len(drawn) > 60 and len(discarded) < 0.36 * len(drawn)


def game(seed: bytes) -> Iterator[PlayedMove]:
    return steps(GAME, GAME.setup(seats=2, options=GAME.Options(), seed=seed), [solid, solid], seed)


def is_drawn_before(state: State) -> bool:
    pending = GAME.view(state, state.to_act).pending
    return pending is not None and pending.choice is PendingKind.DRAWN
