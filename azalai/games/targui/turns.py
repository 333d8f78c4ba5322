"""Turns: the moves of the seat to act, and the end of its actions."""

from __future__ import annotations

from azalai.games.contract import Event
from azalai.games.targui import gathering
from azalai.games.targui.cards import BORDER, TRIBE_CARDS, Hospitality
from azalai.games.targui.components import Action, Border, Place
from azalai.games.targui.display import is_full, shifts
from azalai.games.targui.figures import has_figure, list_unused_markers
from azalai.games.targui.gathering import GIFTS, gains, takes
from azalai.games.targui.laying import hand_offers, may_lay_by_path, may_stop_shifting, offers
from azalai.games.targui.mirage import mirages
from azalai.games.targui.moves import Caravan, Collect, Done, End, Expand, Gain, GiveGoods, Source, TarguiMove
from azalai.games.targui.paying import lays, selections
from azalai.games.targui.piles import spot_at
from azalai.games.targui.placing import placements
from azalai.games.targui.raids import losses
from azalai.games.targui.rounds import close_actions, keep_to_limits
from azalai.games.targui.state import Camp, State, is_tribe
from azalai.games.targui.trading import dealings, sales
from azalai.games.targui.view import Pending, PendingKind, Phase

_CARAVAN, _EXPAND, _DONE, _END = Caravan(), Expand(), Done(), End()
_COLLECT = {border: Collect(border) for border, card in BORDER.items() if card.action is Action.GOOD}
_ON_BORDER: dict[Border, Action] = {border: card.action for border, card in BORDER.items()}


def legal_moves(state: State, seat: int) -> tuple[TarguiMove, ...]:
    """Return every move of the seat now, in a stable order."""
    if seat != state.to_act:
        return ()
    if state.phase is Phase.PLACING:
        return placements(state, seat)
    if state.phase is Phase.RAID:
        return losses(state, seat)
    camp = state.camps[seat]
    if state.pending is not None:
        return _list_settling(state, camp, state.pending)
    return (*_actions(state, camp), _END)


def _list_settling(state: State, camp: Camp, pending: Pending) -> tuple[TarguiMove, ...]:
    """Return the moves that settle a pending choice."""
    match pending.choice:
        case PendingKind.TRADE:
            return (*dealings(state, camp), _DONE)
        case PendingKind.GAIN:
            return gains(pending.count)
        case PendingKind.GIFT:
            return (*gains(pending.count), *GIFTS)
        case PendingKind.LIMIT:
            return tuple(GiveGoods(goods) for goods in selections(camp.goods, pending.count))
        case PendingKind.SHIFT:
            moves = shifts(camp.rows, pending.count)
            return (*moves, _DONE) if may_stop_shifting(camp) else moves
        case PendingKind.TAKE:
            return takes(Source(pending.card, Place.DRAWN)) if pending.card is not None else ()
        case PendingKind.DRAWN:
            return tuple(offers(camp, Source(pending.card, Place.DRAWN))) if pending.card is not None else ()


def _actions(state: State, camp: Camp) -> list[TarguiMove]:
    """Return every action of unused figures and markers, and laying the hand card without the Noble."""
    actions: list[TarguiMove] = []
    for figure in camp.figures:
        if not figure.used:
            actions += figure_moves(state, camp, figure.border)
    for place in list_unused_markers(camp):
        source = Source(spot_at(state, place).card, place)
        actions += offers(camp, source) if is_tribe(source.card) else takes(source)
    actions += hand_offers(state, camp)
    return actions


def action_on(border: Border) -> Action:
    """Return the action of a border card."""
    return _ON_BORDER[border]


def figure_moves(state: State, camp: Camp, border: Border) -> list[TarguiMove]:
    """Return the moves of a figure on a border card; the Noble's are those of the hand card."""
    match _ON_BORDER[border]:
        case Action.GOOD:
            return [_COLLECT[border]]
        case Action.MERCHANT:
            return [*dealings(state, camp)]
        case Action.SILVERSMITH:
            return [*sales(camp.goods, camp.gold)]
        case Action.MIRAGE:
            return [*mirages(state, camp)]
        case Action.CARAVAN:
            return [_CARAVAN]
        case Action.EXPANSION:
            return [_EXPAND]
        case _:
            return []


def end(state: State, seat: int, move: End, events: list[Event]) -> State:
    """Waive the remaining actions."""
    return close_actions(state, seat, events)


def end_if_nothing_is_left(state: State, events: list[Event]) -> State:
    """End the actions if only their end is left."""
    while (
        state.phase is Phase.ACTING
        and state.to_act is not None
        and state.pending is None
        and not anything_left(state, state.camps[state.to_act])
    ):
        state = close_actions(state, state.to_act, events)
    return state


def anything_left(state: State, camp: Camp) -> bool:
    """Return True if the player to act may still do something.

    A hand card that only its owner knows is waited for even if he can't pay for it, or the end would reveal that.
    """
    if list_unused_markers(camp):
        return True
    if any(figure_moves(state, camp, figure.border) for figure in camp.figures if not figure.used):
        return True
    hand = camp.hand
    if hand is None:
        return False
    if has_figure(camp, Action.NOBLE):
        return True
    if not may_lay_by_path(state, camp) or is_full(camp.rows):
        return False
    return not hand.open or bool(lays(camp, Source(hand.card, Place.PATH)))


def gain(state: State, seat: int, move: Gain, events: list[Event]) -> State:
    """Take goods of a tribe card; those of T26 come after the actions, and the limits follow."""
    card = state.pending.card if state.pending is not None else None
    state = gathering.gain(state, seat, move, events)
    closing = card is not None and isinstance(TRIBE_CARDS[card].effect, Hospitality)
    return keep_to_limits(state, seat, events) if closing else state
