"""Gathering of goods.

Border cards with one, goods cards of the middle and of the Caravan, and additions of tribe cards.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from azalai.games.contract import Event
from azalai.games.targui.cards import BORDER, GOOD_OF, GOODS_CARDS, TRIBE_CARDS, Card, ExtraGood
from azalai.games.targui.components import GOODS, GOODS_TOKENS, Action, Good, Place, Token
from azalai.games.targui.display import cards_of
from azalai.games.targui.events import Collected, Gained, GiftTaken, Took, TookExtra, TurnedUp
from azalai.games.targui.figures import border_of, use_action, use_figure, use_marker
from azalai.games.targui.moves import Caravan, Collect, Gain, Gift, Goods, Source, Take, Tokens
from azalai.games.targui.paying import add, any_goods, count_kinds
from azalai.games.targui.piles import draw_goods, replace_used, with_discard
from azalai.games.targui.state import Camp, Flags, Rows, State, plus, with_camp
from azalai.games.targui.view import Latest, Pending, PendingKind


def collect(state: State, seat: int, move: Collect, events: list[Event]) -> State:
    """Take the good of a border card, which is no goods card (ruling R19)."""
    camp = use_figure(state.camps[seat], move.border)
    good = BORDER[move.border].good
    if good is not None:
        camp = replace(camp, goods=plus(camp.goods, GOODS.index(good), 1))
        events.append(Collected(seat=seat, border=move.border, good=good))
    return with_camp(state, seat, camp, latest=Latest(seat, border=move.border))


@lru_cache(maxsize=256)
def takes(source: Source) -> tuple[Take, ...]:
    """Return the alternatives of a goods card."""
    return tuple(Take(source, gain) for gain in GOODS_CARDS[source.card])


def take(state: State, seat: int, move: Take, events: list[Event]) -> State:
    """Take the tokens of a goods card and discard it; it is replaced if it lay in the middle."""
    state = _with_gain(state, seat, move.source.card, move.gain, events)
    place = move.source.place
    if place is Place.DRAWN:
        state = replace(state, pending=None)
    else:
        state = replace_used(state, place, events)
        camp = use_marker(state.camps[seat], place)
        state = with_camp(state, seat, camp, latest=Latest(seat, place=place))
    return with_discard(state, move.source.card)


def caravan(state: State, seat: int, move: Caravan, events: list[Event]) -> State:
    """Turn up the top goods card, take its goods, and discard it."""
    camp = use_action(state.camps[seat], Action.CARAVAN)
    state = with_camp(state, seat, camp, latest=Latest(seat, border=border_of(Action.CARAVAN)))
    card, state = draw_goods(state, events)
    events.append(TurnedUp(seat=seat, card=card))
    first, *others = takes(Source(card, Place.DRAWN))
    if others:
        return replace(state, pending=Pending(PendingKind.TAKE, card))
    return take(state, seat, first, events)


def _with_gain(state: State, seat: int, card: Card, gain: Tokens, events: list[Event]) -> State:
    """Add the tokens, and one more of a kind that a tribe card multiplies, once a round (ruling R19)."""
    camp = state.camps[seat]
    goods = tuple(GOOD_OF[token] for token in gain if token in GOOD_OF)
    events.append(Took(seat=seat, card=card, gain=gain))
    before = camp.received
    camp = replace(
        camp,
        goods=add(camp.goods, count_kinds(goods)),
        gold=camp.gold + gain.count(Token.GOLD),
        points=camp.points + gain.count(Token.POINT),
        received=_mark_received(before, goods),
    )
    for extra, good in extras(camp.rows):
        kind = GOODS.index(good)
        if camp.received[kind] and not before[kind]:
            camp = _with_extra(camp, seat, extra, good, events)
    return with_camp(state, seat, camp)


def _mark_received(before: Flags, goods: Goods) -> Flags:
    dates, salt, pepper = (had or good in goods for had, good in zip(before, GOODS, strict=True))
    return (dates, salt, pepper)


@lru_cache(maxsize=4096)
def extras(rows: Rows) -> tuple[tuple[Card, Good], ...]:
    """Return the cards of a display that give one more of a good, with the good."""
    effects = [(card, TRIBE_CARDS[card].effect) for card in cards_of(rows)]
    return tuple((card, effect.good) for card, effect in effects if isinstance(effect, ExtraGood))


def with_late_extra(camp: Camp, seat: int, card: Card, good: Good, events: list[Event]) -> Camp:
    """Apply a new card that gives one more of a good.

    It counts in this round already, if a goods card gave that good.
    """
    return _with_extra(camp, seat, card, good, events) if camp.received[GOODS.index(good)] else camp


def _with_extra(camp: Camp, seat: int, card: Card, good: Good, events: list[Event]) -> Camp:
    events.append(TookExtra(seat=seat, card=card, good=good))
    return replace(camp, goods=plus(camp.goods, GOODS.index(good), 1))


@lru_cache(maxsize=64)
def gains(count: int) -> tuple[Gain, ...]:
    """Return every way to take `count` goods."""
    return tuple(Gain(goods) for goods in any_goods(count))


GIFTS = (Gift(Token.GOLD), Gift(Token.POINT))


def gain(state: State, seat: int, move: Gain, events: list[Event]) -> State:
    """Take goods of the player's choice that a tribe card gives."""
    camp = state.camps[seat]
    if state.pending is not None and state.pending.card is not None:
        events.append(Gained(seat=seat, card=state.pending.card, goods=move.goods))
    camp = replace(camp, goods=add(camp.goods, count_kinds(move.goods)))
    return with_camp(state, seat, camp, pending=None)


def gift(state: State, seat: int, move: Gift, events: list[Event]) -> State:
    """Take a gold or a point instead."""
    camp = state.camps[seat]
    if state.pending is not None and state.pending.card is not None:
        events.append(GiftTaken(seat=seat, card=state.pending.card, token=move.token))
    camp = replace(camp, gold=camp.gold + 1) if move.token is Token.GOLD else replace(camp, points=camp.points + 1)
    return with_camp(state, seat, camp, pending=None)


def sure_gain(card: Card) -> Tokens:
    """Return the gain of a goods card without a choice."""
    return GOODS_CARDS[card][0] if len(GOODS_CARDS[card]) == 1 else ()


def good_tokens(goods: Goods) -> Tokens:
    """Return goods as tokens."""
    return tuple(GOODS_TOKENS[GOODS.index(good)] for good in goods)
