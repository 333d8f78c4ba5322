"""Runs of Targui: goods that are taken without any choice, all in one press."""

from __future__ import annotations

from azalai.games.targui.cards import GOODS_CARDS
from azalai.games.targui.components import GOLD_LIMIT, GOODS_LIMIT
from azalai.games.targui.events import Returned, TookExtra
from azalai.games.targui.moves import Collect, Take, TarguiMove
from azalai.games.targui.rules import play
from azalai.games.targui.state import State
from azalai.games.targui.turns import legal_moves
from azalai.games.targui.view import Phase

MARKS: tuple[str, ...] = ("latest", "goods_discard")


def runs(state: State, seat: int) -> tuple[tuple[TarguiMove, ...], ...]:
    """Return the takes without a choice as one run, or nothing.

    Nothing if there are fewer than two, if they would pass a limit, or if a card of the display gives something for one
    of them. A take that reveals something, since the round ends with it, is left for a press of its own.
    """
    if state.phase is not Phase.ACTING or state.pending is not None:
        return ()
    moves: list[TarguiMove] = []
    position = state
    for move in filter(_is_plain, legal_moves(state, seat)):
        turn = play(position, seat, move)
        if turn.reveals:
            continue
        if any(isinstance(event, (Returned, TookExtra)) for event in turn.events) or turn.state.pending is not None:
            return ()
        moves.append(move)
        position = turn.state
    camp = position.camps[seat]
    fits = sum(camp.goods) <= GOODS_LIMIT and camp.gold <= GOLD_LIMIT
    return (tuple(moves),) if len(moves) > 1 and fits else ()


def _is_plain(move: TarguiMove) -> bool:
    """Return True for a good or a goods card that leaves no choice."""
    return isinstance(move, Collect) or (isinstance(move, Take) and len(GOODS_CARDS[move.source.card]) == 1)
