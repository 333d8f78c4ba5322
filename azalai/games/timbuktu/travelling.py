"""Round: camel cards chosen in secret, then revealed and executed one by one."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from azalai.games.contract import Event, IllegalMove
from azalai.games.timbuktu.components import ENCLOSURES, EXCHANGE_STALLS, FREE_TO, STALLS, Enclosure, Goods, Letter
from azalai.games.timbuktu.moves import Choose, Chose, Exchanged, Go, OwnChoice, Paid, TookBack, Travelled
from azalai.games.timbuktu.stages import end_travel, reveal_first, to_travel
from azalai.games.timbuktu.state import Camel, State, camel_of, letters, plus, route, with_camel
from azalai.games.timbuktu.thieves import exchange
from azalai.games.timbuktu.view import Latest, Spot

CAMELS_REMEMBERED = 4096
"""Number of camels, with place and load, whose ways are cached, because they are asked for often."""


def choose(state: State, seat: int, move: Choose, events: list[Event]) -> State:
    """Lay down the card of the camel that is to travel, face down."""
    if state.cards[seat] is not None:
        raise IllegalMove("timbuktu-refusal-chosen")
    if move.camel not in letters(state):
        raise IllegalMove("timbuktu-refusal-no-such-camel")
    if move.camel not in to_travel(state, seat):
        raise IllegalMove("timbuktu-refusal-has-travelled")
    state = _with_card(state, seat, move.camel)
    events.append(Chose(seat=seat))
    events.append(OwnChoice(reader=seat, camel=move.camel))
    return state if None in state.cards else reveal_first(state, events)


def take_card_back(state: State, seat: int, events: list[Event]) -> State:
    """Take a camel card up again, while another player still chooses."""
    if state.cards[seat] is None:
        raise IllegalMove("timbuktu-refusal-nothing-to-take-back")
    events.append(TookBack(seat=seat))
    return _with_card(state, seat, None)


def _with_card(state: State, seat: int, card: Letter | None) -> State:
    return replace(state, cards=(*state.cards[:seat], card, *state.cards[seat + 1 :]))


def next_stalls(state: State) -> dict[Enclosure, int]:
    """Return the lowest free stall of each enclosure of the next oasis that is not full (ruling T7)."""
    taken = dict.fromkeys(ENCLOSURES, 0)
    for caravan in state.caravans:
        for camel in caravan:
            spot = camel.arrived
            if spot is not None:
                taken[spot.enclosure] += 1
    return {enclosure: count + 1 for enclosure, count in taken.items() if count < len(STALLS)}


def is_free(camel: Camel, enclosure: Enclosure) -> bool:
    """Return True if the way costs nothing: on one of two arrows (ruling T6), or without goods (ruling T8)."""
    return not camel.goods or camel.start is None or enclosure in FREE_TO[camel.start.enclosure]


def prices(camel: Camel, enclosure: Enclosure) -> tuple[Goods, ...]:
    """Return the possible prices of a way: none on an arrow, else one of the camel's goods."""
    if is_free(camel, enclosure):
        return ((),)
    return tuple((good,) for good in dict.fromkeys(camel.goods))


def travelling_camel(state: State, seat: int) -> tuple[Letter, Camel]:
    """Return the camel whose card the seat has revealed."""
    letter = state.cards[seat]
    if letter is None:
        raise ValueError(f"seat {seat} has revealed no camel card")
    return letter, camel_of(state, seat, letter)


def ways(state: State, seat: int) -> tuple[Go, ...]:
    """Return every enclosure that is not full, at every price it may have."""
    _, camel = travelling_camel(state, seat)
    return _ways(camel, tuple(next_stalls(state)))


@lru_cache(CAMELS_REMEMBERED)
def _ways(camel: Camel, enclosures: tuple[Enclosure, ...]) -> tuple[Go, ...]:
    return tuple(Go(enclosure, price) for enclosure in enclosures for price in prices(camel, enclosure))


def go(state: State, seat: int, move: Go, events: list[Event]) -> State:
    """Move the camel to the lowest free stall of an enclosure; off the arrows it costs one good."""
    letter, camel = travelling_camel(state, seat)
    stall = next_stalls(state).get(move.enclosure)
    if stall is None:
        raise IllegalMove("timbuktu-refusal-enclosure-full")
    if move.price not in prices(camel, move.enclosure):
        raise IllegalMove(_price_refusal(camel, move))
    site = route(state)[state.stage]
    spot = Spot(move.enclosure, stall)
    goods = camel.goods
    for good in move.price:
        index = goods.index(good)
        goods = (*goods[:index], *goods[index + 1 :])
        events.append(Paid(seat=seat, camel=letter, good=good))
    moved = Camel(goods, camel.start, spot)
    latest = Latest(seat, letter, site, spot, move.price)
    out, travels = plus(state.out, move.price), (*state.travels, latest)
    state = with_camel(state, seat, letter, moved, out=out, latest=latest, travels=travels)
    events.append(Travelled(seat=seat, camel=letter, enclosure=move.enclosure, stall=stall))
    if is_exchange(state, spot):
        events.append(Exchanged(seat=seat, camel=letter))
        state = exchange(state, events)
    return end_travel(state, seat, events)


def is_exchange(state: State, spot: Spot) -> bool:
    """Return True if a stall of the next site is an exchange stall."""
    return (spot.enclosure, spot.stall) in EXCHANGE_STALLS[route(state)[state.stage]]


def _price_refusal(camel: Camel, move: Go) -> str:
    if is_free(camel, move.enclosure):
        return "timbuktu-refusal-free-way"
    if not move.price:
        return "timbuktu-refusal-costs-one"
    return "timbuktu-refusal-one-good" if len(move.price) > 1 else "timbuktu-refusal-not-on-camel"
