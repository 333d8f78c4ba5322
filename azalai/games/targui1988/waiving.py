"""Waived choices at the end of a turn: the camp without a guard, with silver in hand."""

from __future__ import annotations

from azalai.games.contract import Waiver
from azalai.games.targui1988.components import CAMEL_PRICE, INDEX
from azalai.games.targui1988.moves import Buy, End, TarguiMove
from azalai.games.targui1988.robot import Desert
from azalai.games.targui1988.view import TarguiView

GUARDED = 2
"""Camels that keep a camp from the first comer."""
NEAR = 0.02
"""Danger from which on hostile herds are near."""


def waives(view: TarguiView, move: TarguiMove) -> Waiver:
    """Return the waiver of a guard for the camp, which costs a few silver and the only purchase of the turn.

    Without it, one camel that comes by may end the game.
    """
    if view.seat is None or not view.may_buy or not isinstance(move, (End, Buy)):
        return Waiver.NOTHING
    tribe = view.tribes[view.seat]
    if tribe.camp is None or tribe.camp_owner != view.seat:
        return Waiver.NOTHING
    guard = view.squares[INDEX[tribe.camp]].camels
    short = GUARDED - guard
    if short <= 0 or tribe.silver < short * CAMEL_PRICE or (isinstance(move, Buy) and move.square is tribe.camp):
        return Waiver.NOTHING
    return Waiver.GIFT if Desert(view).danger(INDEX[tribe.camp], guard) >= NEAR else Waiver.NOTHING
