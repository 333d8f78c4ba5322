"""Gains that a player gives up by ending the actions of a round."""

from __future__ import annotations

import pytest

from azalai.games.contract import Waiver
from azalai.games.targui import GAME
from azalai.games.targui.state import State
from azalai.robots import gentle
from tests.games.targui.tables import after, camp, table


def find_waiver(state: State, text: str = "end") -> Waiver:
    seat = state.to_act or 0
    return GAME.waives(GAME.view(state, seat), GAME.parse_move(text))


@pytest.mark.parametrize(
    ("state", "waiver"),
    [
        (table(camp((1, 1, 1), figures="3")), Waiver.GIFT),
        (table(camp((0, 0, 0), figures="13")), Waiver.GIFT),
        (table(camp((3, 0, 0), figures="5")), Waiver.BARGAIN),
        (table(camp((0, 0, 0), figures="5")), Waiver.NOTHING),
    ],
    ids=["goods", "caravan", "trade", "nothing that could be traded"],
)
def test_goods_are_waived_free_trades_at_a_price_impossible_ones_not(state: State, waiver: Waiver) -> None:
    assert find_waiver(state) is waiver


def test_only_who_ends_gives_something_up_and_not_what_is_done() -> None:
    state = table(camp((1, 1, 1), figures="3"))
    assert find_waiver(state, "collect 3") is Waiver.NOTHING
    assert find_waiver(after(state, "collect 3")) is Waiver.NOTHING


def test_a_card_put_away_and_trades_that_are_not_made_are_given_up() -> None:
    state = table(camp((6, 0, 0), figures="5"))
    trading = after(state, "trade 3 dates gold")
    assert find_waiver(trading, "done") is Waiver.BARGAIN
    assert find_waiver(trading, str(GAME.moves(trading, 0)[0])) is Waiver.NOTHING
    assert find_waiver(state, "discard t01@a2") is Waiver.BARGAIN


def test_a_gentle_robot_never_errs_by_leaving_something_undone() -> None:
    state = table(camp((3, 1, 1), figures="3 5"))
    played = [str(gentle.choose(GAME, state, 0, b"%d" % number, None)) for number in range(60)]
    assert "end" not in played and len(set(played)) > 1
