"""Merchant and Silversmith."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement

from msgspec.structs import replace

from azalai.games.contract import Event
from azalai.games.targui.cards import GOOD_OF, OneToOne
from azalai.games.targui.components import (
    GOODS,
    GOODS_FOR_GOLD,
    GOODS_FOR_GOOD,
    GOODS_TOKENS,
    SILVERSMITH_GOLD,
    SILVERSMITH_GOODS,
    Action,
    Numbers,
    Token,
)
from azalai.games.targui.display import card_with
from azalai.games.targui.events import Bartered, Sold, Traded
from azalai.games.targui.figures import border_of, use_action
from azalai.games.targui.moves import Bargain, Barter, Done, Sale, Sell, Trade
from azalai.games.targui.paying import add, count_kinds, minus, selections
from azalai.games.targui.state import Camp, State, plus, with_camp
from azalai.games.targui.view import Latest, Pending, PendingKind

BARTER = 2
"""Version of the rules from which on the owner of T44 trades in one move.

Before, one swap followed another, as many in one visit as goods on arrival.
"""


def dealings(state: State, camp: Camp) -> tuple[Trade | Barter, ...]:
    """Return the possible trades of the player at the Merchant (ruling R09: any number of trades, in any order).

    Goods grow fewer with every trade, so one follows another until they are used up. Only swaps of one for one could go
    round in circles for ever, hence the owner of T44 names all trades of the visit at once.
    """
    if card_with(camp.rows, OneToOne) is None:
        return _trades(camp.goods, GOODS_FOR_GOOD)
    if state.rules >= BARTER:
        return barters(camp.goods)
    swaps = sum(camp.goods) if state.pending is None else state.pending.count
    return _trades(camp.goods, 1 if swaps else 0)


def bargains(camp: Camp) -> tuple[Bargain, ...]:
    """Return every single trade that a player's goods allow at the Merchant."""
    price = GOODS_FOR_GOOD if card_with(camp.rows, OneToOne) is None else 1
    return tuple(move.bargain for move in _trades(camp.goods, price))


@lru_cache(maxsize=1024)
def barters(goods: Numbers) -> tuple[Barter, ...]:
    """Return all results of trades of one good for one good and of three of a kind for a gold.

    Any three goods given can be made one kind first. A good that is given and taken would stay.
    """
    return tuple(
        Barter(give, gold, get)
        for count in range(1, sum(goods) + 1)
        for give in selections(goods, count)
        for gold in range(count // GOODS_FOR_GOLD + 1)
        for get in combinations_with_replacement(
            [good for good in GOODS if good not in give], count - gold * GOODS_FOR_GOLD
        )
    )


@lru_cache(maxsize=8192)
def _trades(goods: Numbers, price: int) -> tuple[Trade, ...]:
    """Return every trade with these goods; `price`: goods for another good, 0 if none can be had.

    A good of the given kind is never taken.
    """
    trades: list[Trade] = []
    for give, count in zip(GOODS_TOKENS, goods, strict=True):
        if count >= GOODS_FOR_GOLD:
            trades.append(Trade(Bargain(give, GOODS_FOR_GOLD, Token.GOLD)))
        if price and count >= price:
            trades += [Trade(Bargain(give, price, get)) for get in GOODS_TOKENS if get is not give]
    return tuple(trades)


def trade(state: State, seat: int, move: Trade, events: list[Event]) -> State:
    """Trade goods of one kind for gold, or for a good of the player's choice.

    More trades may follow in the same action.

    Swaps of one for one are counted only under the first rules (`BARTER`).
    """
    camp, bargain = state.camps[seat], move.bargain
    swaps = state.pending.count if state.pending is not None else sum(camp.goods)
    if bargain.get is not Token.GOLD:
        swaps -= 1
    camp = _with(_with(camp, bargain.give, -bargain.count), bargain.get, 1)
    events.append(Traded(seat=seat, bargain=bargain))
    camp = use_action(camp, Action.MERCHANT)
    one_to_one = card_with(camp.rows, OneToOne) is not None
    pending = Pending(PendingKind.TRADE, count=max(0, swaps) if one_to_one else 0)
    state = with_camp(state, seat, camp, pending=pending, latest=Latest(seat, border=border_of(Action.MERCHANT)))
    return state if dealings(state, camp) else replace(state, pending=None)


def barter(state: State, seat: int, move: Barter, events: list[Event]) -> State:
    """Do all trades of a visit by the owner of T44."""
    camp = use_action(state.camps[seat], Action.MERCHANT)
    goods = add(minus(camp.goods, count_kinds(move.give)), count_kinds(move.get))
    events.append(Bartered(seat=seat, give=move.give, gold=move.gold, get=move.get))
    camp = replace(camp, goods=goods, gold=camp.gold + move.gold)
    return with_camp(state, seat, camp, latest=Latest(seat, border=border_of(Action.MERCHANT)))


def finish(state: State, seat: int, move: Done, events: list[Event]) -> State:
    """Finish trading, or moving cards."""
    return replace(state, pending=None)


@lru_cache(maxsize=4096)
def sales(goods: Numbers, gold: int) -> tuple[Sell, ...]:
    """Return every sale at the Silversmith: one of these, once (ruling R10)."""
    moves: list[Sell] = []
    for token, owned in zip(GOODS_TOKENS, goods, strict=True):
        moves += [Sell(Sale(token, count, points)) for count, points in SILVERSMITH_GOODS.items() if owned >= count]
    moves += [Sell(Sale(Token.GOLD, count, points)) for count, points in SILVERSMITH_GOLD.items() if gold >= count]
    return tuple(moves)


def sell(state: State, seat: int, move: Sell, events: list[Event]) -> State:
    """Sell goods of one kind, or gold, for points."""
    sale = move.sale
    camp = _with(state.camps[seat], sale.give, -sale.count)
    camp = use_action(replace(camp, points=camp.points + sale.points), Action.SILVERSMITH)
    events.append(Sold(seat=seat, sale=sale))
    return with_camp(state, seat, camp, latest=Latest(seat, border=border_of(Action.SILVERSMITH)))


def _with(camp: Camp, token: Token, count: int) -> Camp:
    """Return the camp with `count` more of a kind of goods, or of gold."""
    if token is Token.GOLD:
        return replace(camp, gold=camp.gold + count)
    return replace(camp, goods=plus(camp.goods, GOODS.index(GOOD_OF[token]), count))
