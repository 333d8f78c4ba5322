"""The Merchant against his card read alone: what any number of trades, in any order, can make of a stock."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import product

import pytest

from games.questions import answers_of, ask
from games.targui import GAME
from games.targui.state import State
from tests.games.targui.tables import camp, rows, table

Stock = tuple[int, int, int, int]
"""Dates, salt, pepper, gold."""

SMALL = [stock for stock in product(range(8), repeat=3) if sum(stock) <= 7]
LARGE = [(10, 0, 0), (4, 3, 3), (5, 5, 2), (0, 6, 9), (12, 1, 4), (7, 6, 7)]


def trades(stock: Stock, goods_for_good: int) -> Iterator[Stock]:
    """Every single trade of the card: three of a kind for a gold, so many of a kind for another good."""
    for give in range(3):
        if stock[give] >= 3:
            yield changed(changed(stock, give, -3), 3, 1)
        if stock[give] >= goods_for_good:
            for get in range(3):
                if get != give:
                    yield changed(changed(stock, give, -goods_for_good), get, 1)


def changed(stock: Stock, kind: int, by: int) -> Stock:
    """The stock with so many more of a kind."""
    after = list(stock)
    after[kind] += by
    dates, salt, pepper, gold = after
    return (dates, salt, pepper, gold)


def closure(stock: Stock, goods_for_good: int) -> set[Stock]:
    """Everything that any number of trades can make of a stock, itself included."""
    found, left = {stock}, deque([stock])
    while left:
        new = set(trades(left.popleft(), goods_for_good)) - found
        found |= new
        left += new
    return found


def at_the_merchant(goods: tuple[int, int, int], display: str = "") -> State:
    """A player stands at the Merchant, and on another card, so that the turn goes on afterwards."""
    return table(camp(goods, 0, display=rows(display), figures="5 9 1", hand="t01"), camp(figures="7"))


def stock(state: State) -> Stock:
    """What the player at the Merchant holds."""
    return (*state.camps[0].goods, state.camps[0].gold)


def visits(state: State) -> Iterator[tuple[Stock, int]]:
    """Every way to trade to the end of a visit: what is held then, and after how many moves."""
    left = [(state, 0)]
    while left:
        position, count = left.pop()
        for move in GAME.moves(position, 0):
            if str(move).startswith(("trade", "barter")):
                after = GAME.play(position, 0, move).state
                yield stock(after), count + 1
                if after.pending is not None:
                    left.append((after, count + 1))


@pytest.mark.parametrize("goods", [*SMALL, *LARGE], ids=str)
def test_t44_offers_exactly_what_any_number_of_trades_one_for_one_can_bring_each_once(
    goods: tuple[int, int, int],
) -> None:
    state = at_the_merchant(goods, "t44")
    found = list(visits(state))
    assert {count for _, count in found} <= {1}  # a visit is one move, so that it comes to an end
    held = [held for held, _ in found]
    assert len(set(held)) == len(held)
    assert set(held) == closure(stock(state), 1) - {stock(state)}


@pytest.mark.parametrize("goods", [stock for stock in SMALL if sum(stock) >= 2], ids=str)
def test_without_t44_trades_one_after_the_other_bring_whatever_the_card_allows_and_end(
    goods: tuple[int, int, int],
) -> None:
    state = at_the_merchant(goods)
    found = list(visits(state))
    assert {held for held, _ in found} == closure(stock(state), 2) - {stock(state)}
    assert all(count < sum(goods) for _, count in found)


@pytest.mark.parametrize("goods", [(1, 1, 0), (1, 0, 2), (1, 1, 1), (0, 4, 0)], ids=str)
def test_the_first_rules_reached_the_same_stocks_but_cut_a_visit_off_after_as_many_swaps_as_goods(
    goods: tuple[int, int, int],
) -> None:
    state = table(camp(goods, 0, display=rows("t44"), figures="5 9 1", hand="t01"), camp(figures="7"), rules=1)
    found = list(visits(state))
    assert {held for held, _ in found} | {stock(state)} == closure(stock(state), 1)
    assert max(count for _, count in found) <= sum(goods) + sum(goods) // 3


@pytest.mark.parametrize("goods", [(3, 1, 0), (4, 3, 3), (5, 5, 2)], ids=str)
def test_questions_lead_to_every_barter(goods: tuple[int, int, int]) -> None:
    moves = GAME.moves(at_the_merchant(goods, "t44"), 0)
    barters = [move for move in moves if str(move).startswith("barter")]
    assert len(barters) == len(closure((*goods, 0), 1)) - 1
    for move in barters:
        assert ask(moves, answers_of(moves, move)).move == move
        assert GAME.parse_move(str(move)) == move
