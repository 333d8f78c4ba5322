"""Turn: its legal moves, its end, and the next player."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from azalai.games.contract import Event, IllegalMove
from azalai.games.touareg.actions import actions, any_action, may_send, owes_market, sends
from azalai.games.touareg.camps import open_caves
from azalai.games.touareg.components import HAND_LIMIT
from azalai.games.touareg.extras import hides, steals
from azalai.games.touareg.moves import End, Passed, TouaregMove
from azalai.games.touareg.stages import count_unused, end_stage, settlements
from azalai.games.touareg.state import State, with_camp

_END = End()


def legal_moves(state: State, seat: int) -> tuple[TouaregMove, ...]:
    """Return every legal move of the seat, in the order in which the kinds are offered."""
    if seat != state.to_act:
        return ()
    camp = state.camps[seat]
    if state.settling:
        return settlements(count_unused(camp))
    moves: list[TouaregMove] = []
    if not state.acted:
        moves += actions(state, camp)
    moves += sends(state, camp)
    moves += hides(state, camp)
    moves += steals(state, seat)
    if refusal_to_end(state, seat) is None:
        moves.append(_END)
    return tuple(moves)


def refusal_to_end(state: State, seat: int) -> str | None:
    """Return the id of the refusal to end the turn, or None if it can end."""
    # ruling A3: before the last turn there is always a card to draw, so an action is always possible
    if not state.acted and not state.last_turns:
        return "touareg-refusal-act-first"
    if owes_market(state):
        return "touareg-refusal-send-first"
    if len(state.camps[seat].hand) > HAND_LIMIT:
        return "touareg-refusal-hand-limit"
    return None


def end(state: State, seat: int, move: End, events: list[Event]) -> State:
    """End the turn, or pass if that is allowed."""
    reason = refusal_to_end(state, seat)
    if reason is not None:
        raise IllegalMove(reason, limit=HAND_LIMIT)
    return next_turn(state, seat, events)


def end_if_nothing_is_left(state: State, events: list[Event]) -> State:
    """End a turn in which only its end is left, and those after it."""
    while state.to_act is not None and not state.settling and not anything_left(state, state.to_act):
        state = next_turn(state, state.to_act, events)
    return state


def anything_left(state: State, seat: int) -> bool:
    """Return True if the player whose turn it is must or may still do something."""
    camp = state.camps[seat]
    if refusal_to_end(state, seat) is not None or may_send(state, camp):
        return True
    return bool(steals(state, seat) or hides(state, camp)) or (not state.acted and any_action(state, camp))


def tells_of_a_hand(state: State, mover: int, events: Sequence[Event]) -> bool:
    """Return True if the move revealed whether another hand's player could still act.

    In the last turn a player passes automatically unless a card of the hand can be loaded or pays. The answer does not
    depend on what is in that hand, so the mover knows it beforehand.
    """
    if any(type(event) is Passed and event.seat != mover for event in events):
        return True
    following = state.to_act
    if following is None or following == mover or state.settling or not state.last_turns:
        return False
    camp = state.camps[following]
    if not camp.hand or open_caves(camp):  # each card could be hidden
        return False
    return not anything_left(with_camp(state, following, replace(camp, hand=())), following)


def next_turn(state: State, seat: int, events: list[Event]) -> State:
    """Pass the turn to the left neighbour, or end the stage after the last turns."""
    if not state.acted:
        events.append(Passed(seat=seat))
    camp = state.camps[seat]
    if camp.caves:
        caves = tuple(replace(cave, used_this_turn=False) for cave in camp.caves)
        state = with_camp(state, seat, replace(camp, caves=caves))
    left = (seat + 1) % len(state.camps)
    state = replace(state, to_act=left, acted=False, drew=0, sent=False, last_turns=last_turns_after(state))
    # the drawer's own last turn is the last of all (ruling A2), so the stage ends when it is over
    return end_stage(state, events) if state.drawer is not None and not state.last_turns else state


def last_turns_after(state: State) -> int:
    """Return the last turns after the pile's last card was drawn: one for each player, the drawer too (ruling A2)."""
    if state.last_turns:
        return state.last_turns - 1
    return len(state.camps) if state.drawer is not None else 0
