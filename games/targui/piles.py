"""The two piles and the middle: drawing, replacing a used card by one of the other kind, turning up."""

from __future__ import annotations

from msgspec.structs import replace

from games.contract import Event
from games.targui.cards import Card
from games.targui.components import MIDDLE, Kind, Place
from games.targui.events import CardsTurnedUp, Reshuffled
from games.targui.moves import Source
from games.targui.state import Spot, State, kind_of

_NUMBER = {place: number for number, place in enumerate(MIDDLE)}
_OTHER = {Kind.GOODS: Kind.TRIBE, Kind.TRIBE: Kind.GOODS}


def spot_at(state: State, place: Place) -> Spot:
    """A place of the middle."""
    return state.middle[_NUMBER[place]]


def open_card(state: State, place: Place) -> Card | None:
    """The face-up card of a place of the middle."""
    spot = spot_at(state, place)
    return spot.card if spot.open else None


def drawn(state: State, kind: Kind, events: list[Event]) -> tuple[Card | None, State]:
    """The top card of a pile, and the position without it. An empty pile is made anew from its discards; without those
    there is no card (ruling R30)."""
    pile = state.goods_pile if kind is Kind.GOODS else state.tribe_pile
    if not pile:
        discards = state.goods_discard if kind is Kind.GOODS else state.tribe_discard
        if not discards:
            return None, state
        pile, chance = state.chance.shuffled(discards)
        events.append(Reshuffled(kind=kind, count=len(pile)))
        state = replace(state, chance=chance)
        state = replace(state, goods_discard=()) if kind is Kind.GOODS else replace(state, tribe_discard=())
    rest = pile[1:]
    state = replace(state, goods_pile=rest) if kind is Kind.GOODS else replace(state, tribe_pile=rest)
    return pile[0], state


def any_to_draw(state: State, kind: Kind) -> bool:
    """Whether a card of a pile can be drawn."""
    if kind is Kind.GOODS:
        return bool(state.goods_pile or state.goods_discard)
    return bool(state.tribe_pile or state.tribe_discard)


def discarded(state: State, card: Card) -> State:
    """The position with a card on its discards."""
    if kind_of(card) is Kind.GOODS:
        return replace(state, goods_discard=(*state.goods_discard, card))
    return replace(state, tribe_discard=(*state.tribe_discard, card))


def replaced(state: State, place: Place, events: list[Event]) -> State:
    """A used card of the middle is replaced at once, face down, by a card of the other kind (ruling R31)."""
    used = spot_at(state, place).card
    if used is None:
        return state
    card, state = drawn(state, _OTHER[kind_of(used)], events)
    number = _NUMBER[place]
    middle = (*state.middle[:number], Spot(card, open=False), *state.middle[number + 1 :])
    return replace(state, middle=middle)


def turned_up(state: State, events: list[Event]) -> State:
    """At the end of the round the face-down cards of the middle are turned up."""
    cards = [
        Source(spot.card, place)
        for place, spot in zip(MIDDLE, state.middle, strict=True)
        if spot.card is not None and not spot.open
    ]
    if not cards:
        return state
    events.append(CardsTurnedUp(cards=tuple(cards)))
    return replace(state, middle=tuple(Spot(spot.card, open=spot.card is not None) for spot in state.middle))
