"""Waived actions at the end of a round's actions, of a visit to the Merchant, or by a discard."""

from __future__ import annotations

from azalai.games.contract import Waiver
from azalai.games.targui.cards import BORDER, GOODS_CARDS
from azalai.games.targui.components import Action
from azalai.games.targui.moves import Discard, Done, End, TarguiMove
from azalai.games.targui.view import ActionView, TarguiView

FREE = (Action.GOOD, Action.CARAVAN, Action.EXPANSION)
"""Actions of border cards without a cost."""


def waives(view: TarguiView, move: TarguiMove) -> Waiver:
    """Return the best waste: goods and a card unseen are free, tribe cards, trades and sales have their price."""
    if isinstance(move, (Discard, Done)):
        return Waiver.BARGAIN
    if view.seat is None or not isinstance(move, End):
        return Waiver.NOTHING
    left = [action for action in view.camps[view.seat].actions if action.possible and not action.used]
    if any(map(_is_free, left)):
        return Waiver.GIFT
    return Waiver.BARGAIN if left else Waiver.NOTHING


def _is_free(action: ActionView) -> bool:
    if action.border is not None:
        return BORDER[action.border].action in FREE
    return action.card in GOODS_CARDS
