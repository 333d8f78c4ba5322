"""Obstacles: moves that a player may expect and that are impossible now, with the reasons, from the view alone."""

from __future__ import annotations

from azalai.games.contract import Barred
from azalai.games.questions import tag
from azalai.games.timbuktu.moves import TakeBack
from azalai.games.timbuktu.view import Phase, TimbuktuView


def list_obstacles(view: TimbuktuView) -> tuple[Barred, ...]:
    """Return the barred moves.

    Every phase has one act. A player may miss the other camel: once all have chosen, a choice can't be withdrawn and
    the revealed camel must travel (ruling T5).
    """
    if view.seat is None or view.phase is not Phase.TRAVELLING or view.seat not in view.waiting_for:
        return ()
    card = view.caravans[view.seat].card
    if card is None:
        return ()
    return (Barred(tag(TakeBack), "timbuktu-barred-takeback", {"camel": card.value}),)
