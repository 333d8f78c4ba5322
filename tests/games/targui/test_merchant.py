"""The Merchant, compared with his card: all stocks that trades in any number and order can make of a stock; and T44."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import product

import pytest

from azalai.games.questions import answers_of, ask
from azalai.games.targui import GAME
from azalai.games.targui.state import State
from tests.games.acting import events
from tests.games.targui.tables import after, camp, list_offered, play_moves, refusal, rows, stock, table

Stock = tuple[int, int, int, int]
"""Dates, salt, pepper, gold."""

SMALL = [goods for goods in product(range(8), repeat=3) if sum(goods) <= 7]
LARGE = [(10, 0, 0), (4, 3, 3), (5, 5, 2), (0, 6, 9), (12, 1, 4), (7, 6, 7)]


def trades(held: Stock, goods_for_good: int) -> Iterator[Stock]:
    """Yield the result of every single trade.

    Three of a kind for a gold, `goods_for_good` of a kind for another good.
    """
    for give in range(3):
        if held[give] >= 3:
            yield with_change(with_change(held, give, -3), 3, 1)
        if held[give] >= goods_for_good:
            for get in range(3):
                if get != give:
                    yield with_change(with_change(held, give, -goods_for_good), get, 1)


def with_change(held: Stock, kind: int, by: int) -> Stock:
    """Return the stock with `by` more of a kind."""
    changing = list(held)
    changing[kind] += by
    dates, salt, pepper, gold = changing
    return (dates, salt, pepper, gold)


def closure(held: Stock, goods_for_good: int) -> set[Stock]:
    """Return all stocks that any number of trades can make of a stock, itself included."""
    reached, left = {held}, deque([held])
    while left:
        new = set(trades(left.popleft(), goods_for_good)) - reached
        reached |= new
        left += new
    return reached


def at_the_merchant(goods: tuple[int, int, int], display: str = "") -> State:
    """Return a position with a player's figure at the Merchant, and one on another card, so that the turn goes on."""
    return table(camp(goods, 0, display=rows(display), figures="5 9 1", hand="t01"), camp(figures="7"))


def find_stock(state: State) -> Stock:
    """Return the stock of the player at the Merchant."""
    return (*state.camps[0].goods, state.camps[0].gold)


def visits(state: State) -> Iterator[tuple[Stock, int]]:
    """Yield the result of every way to trade to the end of a visit: the stock, and the number of moves."""
    left = [(state, 0)]
    while left:
        position, count = left.pop()
        for move in GAME.moves(position, 0):
            if str(move).startswith(("trade", "barter")):
                traded = GAME.play(position, 0, move).state
                yield find_stock(traded), count + 1
                if traded.pending is not None:
                    left.append((traded, count + 1))


@pytest.mark.parametrize("goods", [*SMALL, *LARGE], ids=str)
def test_t44_offers_each_result_of_one_for_one_trades_once(
    goods: tuple[int, int, int],
) -> None:
    state = at_the_merchant(goods, "t44")
    reached = list(visits(state))
    assert {count for _, count in reached} <= {1}  # a visit is one move, so that it comes to an end
    held = [held for held, _ in reached]
    assert len(set(held)) == len(held)
    assert set(held) == closure(find_stock(state), 1) - {find_stock(state)}


@pytest.mark.parametrize("goods", [goods for goods in SMALL if sum(goods) >= 2], ids=str)
def test_without_t44_single_trades_reach_every_result_and_end(
    goods: tuple[int, int, int],
) -> None:
    state = at_the_merchant(goods)
    reached = list(visits(state))
    assert {held for held, _ in reached} == closure(find_stock(state), 2) - {find_stock(state)}
    assert all(count < sum(goods) for _, count in reached)


@pytest.mark.parametrize("goods", [(1, 1, 0), (1, 0, 2), (1, 1, 1), (0, 4, 0)], ids=str)
def test_the_first_rules_limit_swaps_to_the_goods_on_arrival(
    goods: tuple[int, int, int],
) -> None:
    state = table(camp(goods, 0, display=rows("t44"), figures="5 9 1", hand="t01"), camp(figures="7"), rules=1)
    reached = list(visits(state))
    assert {held for held, _ in reached} | {find_stock(state)} == closure(find_stock(state), 1)
    assert max(count for _, count in reached) <= sum(goods) + sum(goods) // 3


@pytest.mark.costly_cases("(5, 5, 2)")
@pytest.mark.parametrize("goods", [(3, 1, 0), (4, 3, 3), (5, 5, 2)], ids=str)
def test_questions_lead_to_every_barter(goods: tuple[int, int, int]) -> None:
    moves = GAME.moves(at_the_merchant(goods, "t44"), 0)
    barters = [move for move in moves if str(move).startswith("barter")]
    assert len(barters) == len(closure((*goods, 0), 1)) - 1
    for move in barters:
        assert ask(moves, answers_of(moves, move)).move == move
        assert GAME.parse_move(str(move)) == move


def test_t44_swaps_goods_one_for_one_and_gold_still_costs_three() -> None:
    state = table(camp((2, 1, 0), display=rows("t44"), figures="5 2"))
    assert list_offered(state, "trade") == []
    assert list_offered(state, "barter") == [
        "barter dates 0 salt",
        "barter dates 0 pepper",
        "barter salt 0 dates",
        "barter salt 0 pepper",
        "barter dates dates 0 salt salt",
        "barter dates dates 0 salt pepper",
        "barter dates dates 0 pepper pepper",
        "barter dates salt 0 pepper pepper",
        "barter dates dates salt 0 pepper pepper pepper",
        "barter dates dates salt 1",
    ]
    turn = play_moves(state, "barter dates dates salt 1")
    assert (stock(turn.state), turn.state.pending) == (((0, 0, 0), 2, 4), None)
    assert [(event.give, event.gold, event.get) for event in events(turn, "bartered")] == [
        (("dates", "dates", "salt"), 1, ())
    ]


def test_t44_brings_all_that_any_number_of_trades_could_bring() -> None:
    state = table(camp((5, 1, 1), display=rows("t44"), figures="5 2"))
    assert stock(after(state, "barter dates dates dates dates salt 1 pepper pepper")) == ((1, 0, 3), 2, 4)
    assert refusal(state, "barter dates dates dates dates salt 1 pepper") == "trade"
    assert refusal(state, "barter dates 0 dates") == "trade"
    assert refusal(state, "trade 2 dates salt") == "trade"
    assert list_offered(after(state, "barter dates 0 salt")) == ["collect 2", "end"]


def test_t44_belongs_to_its_owner_and_to_a_figure_on_the_merchant() -> None:
    assert refusal(table(camp((2, 1, 0), figures="5 2")), "barter dates 0 salt") == "barter"
    assert refusal(table(camp((2, 1, 0), display=rows("t44"), figures="2")), "barter dates 0 salt") == "no-figure"


def test_the_view_shows_the_single_trades_of_t44() -> None:
    view = GAME.view(table(camp((3, 1, 0), display=rows("t44"), figures="5 2")), 1)
    assert [(each.count, each.give.value, each.get.value) for each in view.camps[0].actions[0].bargains] == [
        (3, "dates", "gold"),
        (1, "dates", "salt"),
        (1, "dates", "pepper"),
        (1, "salt", "dates"),
        (1, "salt", "pepper"),
    ]


def test_the_first_rules_swap_one_good_at_a_time_by_t44() -> None:
    state = table(camp((1, 1, 0), display=rows("t44"), figures="5 2"), camp(figures="7"), rules=1)
    assert refusal(state, "barter dates 0 salt") == "trade"
    state = GAME.decode(GAME.encode(after(state, "trade 1 dates salt")))
    assert list_offered(state) == ["trade 1 salt dates", "trade 1 salt pepper", "done"]
    assert list_offered(after(state, "trade 1 salt dates")) == ["collect 2", "end"]
