"""Deciding seats, their legal moves, and what follows automatically."""

from __future__ import annotations

from azalai.games.timbuktu.loading import has_loaded, loads_for, unload_last_choice
from azalai.games.timbuktu.moves import Choose, Load, TakeBack, TimbuktuMove
from azalai.games.timbuktu.placing import placements
from azalai.games.timbuktu.stages import to_travel
from azalai.games.timbuktu.state import State, letters
from azalai.games.timbuktu.travelling import ways
from azalai.games.timbuktu.view import Phase


def deciders(state: State) -> tuple[int, ...]:
    """Return the seats that must decide now, ascending."""
    if state.phase is Phase.LOADING:
        return tuple(seat for seat in range(len(state.caravans)) if not has_loaded(state, seat))
    if state.phase is Phase.CHOOSING:
        return tuple(seat for seat, card in enumerate(state.cards) if card is None)
    return () if state.to_act is None else (state.to_act,)


def legal_moves(state: State, seat: int) -> tuple[TimbuktuMove, ...]:
    """Return every legal move of a seat, in a stable order; a secret choice may be withdrawn."""
    if seat not in range(len(state.caravans)):
        return ()
    if state.phase is Phase.LOADING:
        return _loading_moves(state, seat)
    if state.phase is Phase.CHOOSING:
        if state.cards[seat] is not None:
            return (TakeBack(),)
        return tuple(Choose(camel) for camel in to_travel(state, seat))
    if seat != state.to_act:
        return ()
    return placements(state, seat) if state.phase is Phase.PLACING else ways(state, seat)


def _loading_moves(state: State, seat: int) -> tuple[TimbuktuMove, ...]:
    back: tuple[TimbuktuMove, ...] = () if unload_last_choice(state, seat) is None else (TakeBack(),)
    if has_loaded(state, seat):
        return back
    camel = letters(state)[len(state.loads[seat])]
    return (*(Load(camel, goods) for goods in loads_for(state, seat)), *back)


def find_forced(state: State) -> tuple[int, TimbuktuMove] | None:
    """Return a seat whose decision has only one answer, and that answer, or None.

    A choice of a camel card is never forced here: `begin_round` lays the cards when all can see which they must be.
    """
    if state.phase in (Phase.CHOOSING, Phase.OVER):
        return None
    for seat in deciders(state):
        if state.phase is Phase.LOADING:
            loads = loads_for(state, seat)
            if len(loads) == 1:
                return seat, Load(letters(state)[len(state.loads[seat])], loads[0])
        else:
            moves = legal_moves(state, seat)
            if len(moves) == 1:
                return seat, moves[0]
    return None
