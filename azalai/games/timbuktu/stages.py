"""Stages and rounds: their begin, the order of the players, and their end. `scoring.py` has the points."""

from __future__ import annotations

from msgspec.structs import replace

from azalai.games.contract import Event
from azalai.games.timbuktu.components import Letter
from azalai.games.timbuktu.moves import Arrived, Revealed, StageBegan
from azalai.games.timbuktu.scoring import points_of, tokens_of
from azalai.games.timbuktu.state import Camel, State, letters, route
from azalai.games.timbuktu.thieves import deal, steal
from azalai.games.timbuktu.view import Phase


def begin_stage(state: State, first: int, events: list[Event]) -> State:
    """Give the round marker to the holder of the stage marker (ruling T11) and deal the thief cards."""
    state = replace(state, stage=state.stage + 1, round=0, first_of_stage=first, first_of_round=first, travels=())
    events.append(StageBegan(stage=state.stage, seat=first, site=route(state)[state.stage]))
    return begin_round(deal(state, events), first, events)


def begin_round(state: State, first: int, events: list[Event]) -> State:
    """Ask all players for a camel, or lay the cards at once if each has only one left."""
    state = replace(
        state,
        phase=Phase.CHOOSING,
        round=state.round + 1,
        first_of_round=first,
        to_act=None,
        cards=(None,) * len(state.caravans),
    )
    left = [to_travel(state, seat) for seat in range(len(state.caravans))]
    if all(len(camels) == 1 for camels in left):
        return reveal_first(replace(state, cards=tuple(camels[0] for camels in left)), events)
    return state


def to_travel(state: State, seat: int) -> tuple[Letter, ...]:
    """Return a player's camels that have not yet moved in this stage."""
    pairs = zip(letters(state), state.caravans[seat], strict=True)
    return tuple([letter for letter, camel in pairs if camel.arrived is None])


def reveal_first(state: State, events: list[Event]) -> State:
    """Reveal the first player's card once all cards lie."""
    return reveal(replace(state, phase=Phase.TRAVELLING), state.first_of_round, events)


def reveal(state: State, seat: int, events: list[Event]) -> State:
    """Turn over a player's camel card; that camel must move now (ruling T5)."""
    card = state.cards[seat]
    if card is None:
        raise ValueError(f"seat {seat} has no camel card to reveal")
    events.append(Revealed(seat=seat, camel=card))
    return replace(state, to_act=seat)


def end_travel(state: State, seat: int, events: list[Event]) -> State:
    """Reveal the next player's card, or pass the round marker to the left, or begin the night after the last camel."""
    seats = len(state.caravans)
    following = (seat + 1) % seats
    if following != state.first_of_round:
        return reveal(state, following, events)
    if to_travel(state, seat):
        return begin_round(state, (state.first_of_round + 1) % seats, events)
    return end_stage(steal(state, events), events)


def end_stage(state: State, events: list[Event]) -> State:
    """Pass the stage marker to the left and begin the next stage, unless the caravans are in Timbuktu."""
    if state.stage == len(route(state)) - 1:
        for seat in range(len(state.caravans)):
            events.append(Arrived(seat=seat, count=len(tokens_of(state, seat)), points=points_of(state, seat)))
        return replace(state, phase=Phase.OVER, to_act=None)
    caravans = tuple(tuple(Camel(camel.goods, camel.arrived) for camel in caravan) for caravan in state.caravans)
    following = (state.first_of_stage + 1) % len(caravans)
    return begin_stage(replace(state, caravans=caravans), following, events)
