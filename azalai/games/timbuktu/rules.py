"""Rules of Timbuktu as other rooms call them: the setup, and the execution of a move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from azalai.games.chance import Chance
from azalai.games.coding import well_formed
from azalai.games.contract import Event, IllegalMove, Turn
from azalai.games.timbuktu.components import BOARD_OF_SEAT, CARAVANS, LETTERS_BY_SEATS
from azalai.games.timbuktu.loading import load, take_load_back
from azalai.games.timbuktu.moves import (
    MOVES,
    CaravanShown,
    Choose,
    Go,
    Load,
    OwnPack,
    PlaceCamel,
    Raided,
    Revealed,
    TakeBack,
    TimbuktuMove,
)
from azalai.games.timbuktu.placing import begin_placing, place
from azalai.games.timbuktu.state import Camel, Distribution, Options, State
from azalai.games.timbuktu.travelling import choose, go, take_card_back
from azalai.games.timbuktu.turns import deciders, find_forced
from azalai.games.timbuktu.view import Phase

SEATS = range(min(LETTERS_BY_SEATS), max(LETTERS_BY_SEATS) + 1)

_ACTS: dict[type[TimbuktuMove], Callable[[State, int, Any, list[Event]], State]] = {
    Load: load,
    PlaceCamel: place,
    Choose: choose,
    Go: go,
}
_MOVE_OF_PHASE: dict[Phase, tuple[type[TimbuktuMove], str]] = {
    Phase.LOADING: (Load, "timbuktu-refusal-now-loading"),
    Phase.PLACING: (PlaceCamel, "timbuktu-refusal-now-placing"),
    Phase.CHOOSING: (Choose, "timbuktu-refusal-now-choosing"),
    Phase.TRAVELLING: (Go, "timbuktu-refusal-now-travelling"),
}
_REVEALING = frozenset((CaravanShown, OwnPack, Raided, Revealed))
_well_formed = well_formed(MOVES)


def setup(seats: int, options: Options, seed: bytes) -> State:
    """Return the first position: a caravan each, with the goods printed on its board or goods to distribute."""
    if seats not in SEATS:
        raise ValueError(f"Timbuktu is for {SEATS.start} to {SEATS.stop - 1} players")
    first, chance = options.first_seat.draw(seats, Chance(seed))  # ruling T16
    camels = len(LETTERS_BY_SEATS[seats])
    printed = options.distribution is Distribution.PRINTED
    caravans = tuple(
        tuple(Camel(goods if printed else ()) for goods in CARAVANS[board][:camels]) for board in BOARD_OF_SEAT[:seats]
    )
    state = State(
        options=options,
        chance=chance,
        phase=Phase.LOADING,
        caravans=caravans,
        loads=((),) * seats,
        first_of_stage=first,
        first_of_round=first,
        to_act=None,
        cards=(None,) * seats,
    )
    return begin_placing(state) if printed else state


def play(state: State, seat: int, move: TimbuktuMove) -> Turn:
    """Return the position after a move, with everything that follows automatically.

    Raises `IllegalMove` with the reason.
    """
    if state.phase is Phase.OVER:
        raise IllegalMove("refusal-game-over")
    move = _well_formed(move)
    _check_turn(state, seat, move)
    events: list[Event] = []
    state = _apply(state, seat, move, events)
    if type(move) is not TakeBack:
        while (step := find_forced(state)) is not None:
            state = _apply(state, *step, events)
    return Turn(state, tuple(events), not _REVEALING.isdisjoint(map(type, events)))


def _apply(state: State, seat: int, move: TimbuktuMove, events: list[Event]) -> State:
    if type(move) is TakeBack:
        take_back = take_load_back if state.phase is Phase.LOADING else take_card_back
        return take_back(state, seat, events)
    return _ACTS[type(move)](state, seat, move, events)


def _check_turn(state: State, seat: int, move: TimbuktuMove) -> None:
    """Raise `IllegalMove` unless such a move is possible for the seat now."""
    together = state.phase in (Phase.LOADING, Phase.CHOOSING)
    if seat not in range(len(state.caravans)) or (not together and seat not in deciders(state)):
        raise IllegalMove("refusal-not-your-turn")
    kind, refusal = _MOVE_OF_PHASE[state.phase]
    if type(move) is TakeBack:
        if not together:
            raise IllegalMove("timbuktu-refusal-nothing-to-take-back")
    elif type(move) is not kind:
        raise IllegalMove(refusal)
