"""Rules of Targui 1988 from the outside: the moves, and playing one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from azalai.games.coding import well_formed
from azalai.games.contract import Event, Turn, its_turn
from azalai.games.targui1988.combat import attack, break_off, occupy, press, roll
from azalai.games.targui1988.moves import (
    MOVES,
    Attack,
    BoardLaid,
    BreakOff,
    Buy,
    DestinyTurned,
    End,
    March,
    Occupy,
    Passed,
    Pitch,
    Press,
    Roll,
    RoundBegan,
    Struck,
    TakeSector,
    TarguiMove,
    TurnCame,
)
from azalai.games.targui1988.preparations import camp_squares, free_sectors, pitch, take_sector
from azalai.games.targui1988.rounds import next_card
from azalai.games.targui1988.state import State
from azalai.games.targui1988.turns import anything_left, buy, check_acting, fight_moves, march, occupations, turn_moves
from azalai.games.targui1988.view import Phase


def end(state: State, seat: int, move: End, events: list[Event]) -> State:
    """End the turn: neither moving nor buying is compulsory."""
    check_acting(state)
    if not state.acted:
        events.append(Passed(seat=seat))
    return next_card(state, events)


_ACTS: dict[type[TarguiMove], Callable[[State, int, Any, list[Event]], State]] = {
    TakeSector: take_sector,
    Pitch: pitch,
    March: march,
    Attack: attack,
    Roll: roll,
    Press: press,
    BreakOff: break_off,
    Occupy: occupy,
    Buy: buy,
    End: end,
}
_REVEALING = frozenset((BoardLaid, RoundBegan, TurnCame, DestinyTurned, Struck))
_IN_A_TURN = frozenset((March, Buy, Attack, Roll, Press, BreakOff, Occupy))
_well_formed = well_formed(MOVES)


def legal_moves(state: State, seat: int) -> tuple[TarguiMove, ...]:
    """Return every move of the seat now, in the order of their kinds."""
    if seat != state.to_act:
        return ()
    match state.phase:
        case Phase.SECTORS:
            return tuple(TakeSector(sector) for sector in free_sectors(state))
        case Phase.CAMPS:
            return tuple(Pitch(square) for square in camp_squares(state, seat))
        case Phase.ACTING:
            return turn_moves(state, seat)
        case Phase.FIGHTING:
            return fight_moves(state.combat.camels) if state.combat is not None else ()
        case Phase.OCCUPYING:
            return occupations(state.combat.camels) if state.combat is not None else ()
        case Phase.OVER:
            return ()


def play(state: State, seat: int, move: TarguiMove) -> Turn:
    """Play the move, with all its consequences. Raises `IllegalMove` with the reason against it."""
    seat = its_turn(state.to_act, seat)
    move = _well_formed(move)
    events: list[Event] = []
    after = _ACTS[type(move)](state, seat, move, events)
    # a turn with only its end left ends by itself
    if type(move) in _IN_A_TURN and after.phase is Phase.ACTING and not anything_left(after, seat):
        after = next_card(after, events)
    return Turn(after, tuple(events), not _REVEALING.isdisjoint(map(type, events)))
