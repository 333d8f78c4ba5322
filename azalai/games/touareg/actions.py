"""Four actions of a turn, in the order of the book: draw, load, take from the market, buy."""

from __future__ import annotations

from functools import lru_cache

from azalai.games.contract import Event, IllegalMove
from azalai.games.touareg.camps import animals, load_of, open_caves, with_drawn, with_load, with_special, without
from azalai.games.touareg.components import DRAW, GOODS, HAND_LIMIT, LEAST_TO_MARKET, SPECIALS, Good, Place
from azalai.games.touareg.loading import ORDER, in_order, loads, refuse_load, room_for
from azalai.games.touareg.moves import (
    Bought,
    Buy,
    Draw,
    Drew,
    DrewGoods,
    Goods,
    LastCardDrawn,
    Load,
    Loaded,
    Market,
    Send,
    Sent,
    TookFromMarket,
)
from azalai.games.touareg.paying import payments, purchases, refuse_payment, without_payment
from azalai.games.touareg.state import Camp, State, with_camp, with_change
from azalai.games.touareg.view import Latest

_DRAW = Draw()


def actions(state: State, camp: Camp) -> list[Draw | Load | Market | Buy]:
    """Return the possible main actions of the player whose turn it is."""
    kinds: list[Draw | Load | Market | Buy] = [_DRAW] if state.pile else []
    own = animals(camp)
    for place, load in own:
        kinds += loads(place, camp.hand, load)
    for good, offered in zip(GOODS, state.market, strict=True):
        if offered:
            for place, load in own:
                kinds += _from_market(good, offered, place, load)
    kinds += purchases(camp, state.specials, state.rules)
    return kinds


@lru_cache(maxsize=8192)
def _from_market(good: Good, offered: int, place: Place, load: Goods) -> tuple[Market, ...]:
    """Return every number of goods of one kind that an animal can take from the market."""
    return tuple([Market(good, count, place) for count in range(1, min(offered, room_for(place, load, good)) + 1)])


def any_action(state: State, camp: Camp) -> bool:
    """Return True if one of the four actions is possible."""
    if state.pile or (any(state.specials) and payments(camp.hand, camp.camels, camp.donkeys, state.rules)):
        return True
    offered = {good for good, count in zip(GOODS, state.market, strict=True) if count}
    return any(room_for(place, load, good) for place, load in animals(camp) for good in offered | set(camp.hand))


def refuse_second_action(state: State) -> None:
    """Raise `IllegalMove` if the action of the turn has been taken."""
    if state.acted:
        raise IllegalMove("touareg-refusal-one-action")


def draw(state: State, seat: int, move: Draw, events: list[Event]) -> State:
    """Take the top 3 cards of the pile into the hand; not possible in the last turn."""
    refuse_second_action(state)
    if not state.pile:
        raise IllegalMove("touareg-refusal-draw-in-last-turn")
    drawn, pile = state.pile[:DRAW], state.pile[DRAW:]
    events += [Drew(seat=seat, count=len(drawn)), DrewGoods(reader=seat, goods=in_order(drawn))]
    if not pile:
        events.append(LastCardDrawn(seat=seat, stage=state.stage))
    return with_camp(
        state,
        seat,
        with_drawn(state.camps[seat], drawn),
        pile=pile,
        acted=True,
        drew=len(drawn),
        drawer=None if pile else seat,
        latest=Latest(seat),
    )


def owes_market(state: State) -> bool:
    """Return True if the drawer owes a card of the hand to the market; not after drawing only 1 or 2 (ruling A1)."""
    return state.drew == DRAW and not state.sent


def least_to_send(state: State, camp: Camp) -> int:
    """Return the least number of cards that must still go to the market if every cave takes what it can (ruling A4)."""
    if not state.drew:
        return 0
    over = len(camp.hand) - HAND_LIMIT - len(open_caves(camp))
    return max(over, LEAST_TO_MARKET if owes_market(state) else 0)


def may_send(state: State, camp: Camp) -> bool:
    """Return True if the drawer may send cards: once, and again while the hand has too many."""
    return bool(camp.hand) and state.drew > 0 and (not state.sent or len(camp.hand) > HAND_LIMIT)


def sends(state: State, camp: Camp) -> tuple[Send, ...]:
    """Return every selection of the hand that may go to the market now."""
    return selections(camp.hand, max(1, least_to_send(state, camp))) if may_send(state, camp) else ()


@lru_cache(maxsize=1024)
def selections(hand: Goods, least: int) -> tuple[Send, ...]:
    """Return every selection of `least` cards or more, the smallest first."""
    choices: dict[Goods, None] = {(): None}
    for good in hand:
        choices.update({(*goods, good): None for goods in list(choices)})
    return tuple(Send(goods) for goods in sorted(choices, key=_size_then_kind) if len(goods) >= least)


def _size_then_kind(goods: Goods) -> tuple[int, list[int]]:
    return len(goods), [ORDER[good] for good in goods]


def send(state: State, seat: int, move: Send, events: list[Event]) -> State:
    """Put one or more cards of the hand, chosen by the player, face up into the market."""
    camp = state.camps[seat]
    if not may_send(state, camp):
        raise IllegalMove("touareg-refusal-send-after-draw")
    least = max(1, least_to_send(state, camp))
    if len(move.goods) < least:
        raise IllegalMove("touareg-refusal-send-more", least=least)
    if move.goods != in_order(move.goods):
        raise IllegalMove("touareg-refusal-order")
    camp = without(camp, move.goods)
    market = state.market
    for good in move.goods:
        market = with_change(market, ORDER[good], 1)
    events.append(Sent(seat=seat, goods=move.goods))
    latest = Latest(seat, market=tuple(dict.fromkeys(move.goods)))
    return with_camp(state, seat, camp, market=market, sent=True, latest=latest)


def load(state: State, seat: int, move: Load, events: list[Event]) -> State:
    """Move up to 4 goods of the hand onto one of the player's animals, on top of its load (ruling A5)."""
    refuse_second_action(state)
    camp = state.camps[seat]
    below = load_of(camp, move.place)
    if not move.goods:
        raise IllegalMove("touareg-refusal-nothing-to-load")
    camp = without(camp, move.goods)
    refuse_load(move.place, below, move.goods)
    events.append(Loaded(seat=seat, place=move.place, goods=move.goods))
    latest = Latest(seat, place=move.place, count=len(move.goods))
    return with_camp(state, seat, with_load(camp, move.place, below + move.goods), acted=True, latest=latest)


def take_from_market(state: State, seat: int, move: Market, events: list[Event]) -> State:
    """Load up to 4 goods of one kind from the market onto one animal (ruling A6)."""
    refuse_second_action(state)
    camp = state.camps[seat]
    below = load_of(camp, move.place)
    kind = ORDER[move.good]
    if not 1 <= move.count <= state.market[kind]:
        raise IllegalMove("touareg-refusal-not-in-market", count=state.market[kind])
    goods = (move.good,) * move.count
    refuse_load(move.place, below, goods)
    events.append(TookFromMarket(seat=seat, place=move.place, good=move.good, count=move.count))
    return with_camp(
        state,
        seat,
        with_load(camp, move.place, below + goods),
        market=with_change(state.market, kind, -move.count),
        acted=True,
        latest=Latest(seat, place=move.place, count=move.count, market=(move.good,)),
    )


def buy(state: State, seat: int, move: Buy, events: list[Event]) -> State:
    """Pay 3 dinars with goods, which are discarded, for a special card (ruling A7)."""
    refuse_second_action(state)
    camp = state.camps[seat]
    kind = SPECIALS.index(move.special)
    if not state.specials[kind]:
        raise IllegalMove("touareg-refusal-sold-out")
    refuse_payment(camp, move.payment, state.rules)
    discard = state.discard
    for paid in move.payment:
        discard = with_change(discard, ORDER[paid.good], 1)
    events.append(Bought(seat=seat, special=move.special, payment=move.payment))
    return with_camp(
        state,
        seat,
        with_special(without_payment(camp, move.payment), move.special),
        discard=discard,
        specials=with_change(state.specials, kind, -1),
        acted=True,
        latest=Latest(seat, special=move.special),
    )
