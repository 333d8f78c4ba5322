"""The Merchant and the Silversmith."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from games.contract import Event
from games.targui.cards import GOOD_OF, OneToOne
from games.targui.components import (
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
from games.targui.display import card_with
from games.targui.events import Sold, Traded
from games.targui.figures import border_of, used
from games.targui.moves import Bargain, Done, Sale, Sell, Trade
from games.targui.state import Camp, State, plus, with_camp
from games.targui.view import Choice, Latest, Pending


def trades(camp: Camp, pending: Pending | None = None) -> tuple[Trade, ...]:
    """Every trade at the Merchant (ruling R09: any number, in any order); `pending`: the visit going on, if any."""
    if card_with(camp.rows, OneToOne) is None:
        return _trades(camp.goods, GOODS_FOR_GOOD)
    # swaps of one for one could go round in circles: in one visit there are as many as goods on arrival, which is
    # enough to turn any stock into any other that trading allows
    swaps = sum(camp.goods) if pending is None else pending.count
    return _trades(camp.goods, 1 if swaps else 0)


@lru_cache(maxsize=8192)
def _trades(goods: Numbers, price: int) -> tuple[Trade, ...]:
    """Every trade with these goods; `price` is what another good costs, 0 if none can be had. A good of the kind that
    is given is none that anybody would take."""
    found: list[Trade] = []
    for give, held in zip(GOODS_TOKENS, goods, strict=True):
        if held >= GOODS_FOR_GOLD:
            found.append(Trade(Bargain(give, GOODS_FOR_GOLD, Token.GOLD)))
        if price and held >= price:
            found += [Trade(Bargain(give, price, get)) for get in GOODS_TOKENS if get is not give]
    return tuple(found)


def trade(state: State, seat: int, move: Trade, events: list[Event]) -> State:
    """Goods of one kind for gold, or for a good of the player's choice; more trades may follow in the same action."""
    camp, bargain = state.camps[seat], move.bargain
    swaps = state.pending.count if state.pending is not None else sum(camp.goods)
    if bargain.get is not Token.GOLD:
        swaps -= 1
    camp = _with(_with(camp, bargain.give, -bargain.count), bargain.get, 1)
    events.append(Traded(seat=seat, bargain=bargain))
    camp = used(camp, Action.MERCHANT)
    one_to_one = card_with(camp.rows, OneToOne) is not None
    pending = Pending(Choice.TRADE, count=max(0, swaps) if one_to_one else 0)
    state = with_camp(state, seat, camp, pending=pending, latest=Latest(seat, border=border_of(Action.MERCHANT)))
    return state if trades(camp, pending) else replace(state, pending=None)


def done(state: State, seat: int, move: Done, events: list[Event]) -> State:
    """The player has traded, or moved cards, enough."""
    return replace(state, pending=None)


@lru_cache(maxsize=4096)
def sales(goods: Numbers, gold: int) -> tuple[Sell, ...]:
    """Every sale at the Silversmith: one of these, once (ruling R10)."""
    found: list[Sell] = []
    for token, held in zip(GOODS_TOKENS, goods, strict=True):
        found += [Sell(Sale(token, count, points)) for count, points in SILVERSMITH_GOODS.items() if held >= count]
    found += [Sell(Sale(Token.GOLD, count, points)) for count, points in SILVERSMITH_GOLD.items() if gold >= count]
    return tuple(found)


def sell(state: State, seat: int, move: Sell, events: list[Event]) -> State:
    """Goods of one kind, or gold, for points."""
    sale = move.sale
    camp = _with(state.camps[seat], sale.give, -sale.count)
    camp = used(replace(camp, points=camp.points + sale.points), Action.SILVERSMITH)
    events.append(Sold(seat=seat, sale=sale))
    return with_camp(state, seat, camp, latest=Latest(seat, border=border_of(Action.SILVERSMITH)))


def _with(camp: Camp, token: Token, count: int) -> Camp:
    """The camp with so much more of a kind of goods, or of gold."""
    if token is Token.GOLD:
        return replace(camp, gold=camp.gold + count)
    return replace(camp, goods=plus(camp.goods, GOODS.index(GOOD_OF[token]), count))
