"""Piles and the middle: drawing, replacing a used card by one of the other kind, turning up."""

from __future__ import annotations

from msgspec.structs import replace

from azalai.games.contract import Event
from azalai.games.targui.cards import Card
from azalai.games.targui.components import MIDDLE, Kind, Place
from azalai.games.targui.events import CardsTurnedUp, Reshuffled
from azalai.games.targui.moves import Source
from azalai.games.targui.state import Spot, State, kind_of

_NUMBER = {place: number for number, place in enumerate(MIDDLE)}


def spot_at(state: State, place: Place) -> Spot:
    """Return a place of the middle."""
    return state.middle[_NUMBER[place]]


def draw_goods(state: State, events: list[Event]) -> tuple[Card, State]:
    """Return the top goods card, and the position without it.

    An empty pile is made again from its discards (ruling R30): at most nine of the nineteen cards lie in the middle, so
    there always are some.
    """
    pile = state.goods_pile
    if not pile:
        pile, chance = state.chance.shuffled(state.goods_discard)
        events.append(Reshuffled(count=len(pile)))
        state = replace(state, goods_discard=(), chance=chance)
    return pile[0], replace(state, goods_pile=pile[1:])


def draw_tribe(state: State) -> tuple[Card, State]:
    """Return the top tribe card, and the position without it.

    The pile of 41 outlasts the game. Markers use at most 48 cards of the middle (2 players, 2 markers, 12 rounds);
    goods and tribe cards follow each other at a place, so at most 26 of those are goods cards, each replaced from this
    pile; and the Expansion draws at most 12.
    """
    return state.tribe_pile[0], replace(state, tribe_pile=state.tribe_pile[1:])


def with_discard(state: State, card: Card) -> State:
    """Return the position with a card on its discards."""
    if kind_of(card) is Kind.GOODS:
        return replace(state, goods_discard=(*state.goods_discard, card))
    return replace(state, tribe_discard=(*state.tribe_discard, card))


def replace_used(state: State, place: Place, events: list[Event]) -> State:
    """Replace a used card of the middle at once, face down, by a card of the other kind (ruling R31)."""
    used = kind_of(spot_at(state, place).card)
    card, state = draw_tribe(state) if used is Kind.GOODS else draw_goods(state, events)
    number = _NUMBER[place]
    middle = (*state.middle[:number], Spot(card, open=False), *state.middle[number + 1 :])
    return replace(state, middle=middle)


def turn_up(state: State, events: list[Event]) -> State:
    """Turn up the face-down cards of the middle at the end of the round."""
    cards = [Source(spot.card, place) for place, spot in zip(MIDDLE, state.middle, strict=True) if not spot.open]
    if not cards:
        return state
    events.append(CardsTurnedUp(cards=tuple(cards)))
    return replace(state, middle=tuple(Spot(spot.card, open=True) for spot in state.middle))
