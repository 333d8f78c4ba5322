"""Reasons why a move that is not legal can't be played, as ids of texts."""

from __future__ import annotations

from azalai.games.contract import IllegalMove
from azalai.games.targui.cards import RAIDS, Card, HiddenPath, OneToOne
from azalai.games.targui.components import MIDDLE, Action, Place
from azalai.games.targui.display import card_with, is_full, open_rows
from azalai.games.targui.figures import has_figure, list_unused_markers
from azalai.games.targui.laying import may_lay_by_noble, may_lay_by_path
from azalai.games.targui.moves import (
    Barter,
    Caravan,
    Collect,
    Discard,
    Done,
    End,
    Expand,
    Gain,
    Gift,
    GiveGold,
    GiveGoods,
    GivePoints,
    Keep,
    Lay,
    Mirage,
    PlaceFigure,
    Sell,
    Shift,
    Source,
    Take,
    TarguiMove,
    Trade,
)
from azalai.games.targui.paying import payments_of
from azalai.games.targui.piles import spot_at
from azalai.games.targui.placing import refusal_to_place
from azalai.games.targui.state import Camp, State, is_tribe
from azalai.games.targui.view import PendingKind, Phase

_ANSWERS: dict[type[TarguiMove], tuple[PendingKind, ...]] = {
    Gain: (PendingKind.GAIN, PendingKind.GIFT),
    Gift: (PendingKind.GIFT,),
    Shift: (PendingKind.SHIFT,),
    Done: (PendingKind.TRADE, PendingKind.SHIFT),
    GiveGoods: (PendingKind.LIMIT,),
    Trade: (PendingKind.TRADE,),
    Take: (PendingKind.TAKE,),
    Lay: (PendingKind.DRAWN,),
    Keep: (PendingKind.DRAWN,),
    Discard: (PendingKind.DRAWN,),
}


def make_refusal(state: State, seat: int, move: TarguiMove) -> IllegalMove:
    """Return the refusal of this move of the seat to act."""
    if state.phase is Phase.PLACING:
        return _refuse_placing(state, seat, move)
    if state.phase is Phase.RAID:
        return _in_raid(state, move)
    if isinstance(move, PlaceFigure):
        return IllegalMove("targui-refusal-place-later")
    if isinstance(move, (GivePoints, GiveGold)):
        return IllegalMove("targui-refusal-no-raid")
    if state.pending is not None:
        return _refuse_pending(state, move)
    return IllegalMove(_of_action(state, state.camps[seat], move))


def _refuse_placing(state: State, seat: int, move: TarguiMove) -> IllegalMove:
    if not isinstance(move, PlaceFigure):
        return IllegalMove("targui-refusal-place-first")
    return IllegalMove(refusal_to_place(state, seat, move.border) or "refusal-stale")


def _in_raid(state: State, move: TarguiMove) -> IllegalMove:
    if not isinstance(move, (GiveGoods, GivePoints, GiveGold)) or state.raid is None:
        return IllegalMove("targui-refusal-raid-first")
    raid = RAIDS[state.raid]
    return IllegalMove("targui-refusal-raid-demands", goods=raid.goods, gold=raid.gold, points=raid.points)


def _refuse_pending(state: State, move: TarguiMove) -> IllegalMove:
    pending = state.pending
    if pending is None or pending.choice not in _ANSWERS.get(type(move), ()):
        return IllegalMove("targui-refusal-settle-first")
    if isinstance(move, (Gain, GiveGoods)):
        return IllegalMove("targui-refusal-count", count=pending.count)
    if isinstance(move, (Shift, Done)):
        return IllegalMove("targui-refusal-gap")
    if isinstance(move, Gift):
        return IllegalMove("targui-refusal-gift")
    if isinstance(move, Trade):
        return IllegalMove("targui-refusal-trade")
    if not isinstance(move, (Take, Lay, Keep, Discard)) or move.source != Source(pending.card or Card.T01, Place.DRAWN):
        return IllegalMove("targui-refusal-settle-first")
    if isinstance(move, Lay) and state.to_act is not None:
        return IllegalMove(_of_price(state.camps[state.to_act], move))
    return IllegalMove("targui-refusal-gain" if isinstance(move, Take) else "targui-refusal-hand-full")


def _of_action(state: State, camp: Camp, move: TarguiMove) -> str:
    match move:
        case Gain() | Gift() | Shift() | Done() | GiveGoods():
            return "targui-refusal-nothing-to-settle"
        case Collect(border):
            standing = any(figure.border is border and not figure.used for figure in camp.figures)
            return "targui-refusal-no-good-there" if standing else "targui-refusal-no-figure"
        case Trade():
            return _of_figure(camp, Action.MERCHANT, "targui-refusal-trade")
        case Barter():
            owner = card_with(camp.rows, OneToOne) is not None
            return _of_figure(camp, Action.MERCHANT, "targui-refusal-trade" if owner else "targui-refusal-barter")
        case Sell():
            return _of_figure(camp, Action.SILVERSMITH, "targui-refusal-sale")
        case Mirage():
            return _of_figure(camp, Action.MIRAGE, "targui-refusal-mirage")
        case Caravan() | Expand():
            return "targui-refusal-no-figure"
        case Take(source) | Lay(source) | Keep(source) | Discard(source):
            return _of_card(state, camp, move, source)
        case PlaceFigure() | GivePoints() | GiveGold() | End():
            return "refusal-stale"


def _of_figure(camp: Camp, action: Action, otherwise: str) -> str:
    return otherwise if has_figure(camp, action) else "targui-refusal-no-figure"


def _of_card(state: State, camp: Camp, move: Take | Lay | Keep | Discard, source: Source) -> str:
    """Return the reason why a card can't be used so: its place, its kind, then its cost."""
    reason = _of_place(state, camp, move, source)
    if reason is not None:
        return reason
    if isinstance(move, Take):
        return "targui-refusal-tribe-card" if is_tribe(source.card) else "targui-refusal-gain"
    if not is_tribe(source.card):
        return "targui-refusal-goods-card"
    if isinstance(move, Lay):
        return _of_price(camp, move)
    return "targui-refusal-hand-full" if source.place in MIDDLE else "targui-refusal-in-hand-already"


def _of_place(state: State, camp: Camp, move: Take | Lay | Keep | Discard, source: Source) -> str | None:
    """Return the reason why a card can't be used from there, or None."""
    if source.place is Place.DRAWN:
        return "targui-refusal-nothing-to-settle"
    if source.place in MIDDLE:
        if source.place not in list_unused_markers(camp):
            return "targui-refusal-no-marker"
        spot = spot_at(state, source.place)
        return None if spot.open and spot.card is source.card else "targui-refusal-not-that-card"
    if camp.hand is None or camp.hand.card is not source.card:
        return "targui-refusal-not-in-hand"
    if source.place is Place.NOBLE and not has_figure(camp, Action.NOBLE):
        return "targui-refusal-no-noble"
    if source.place is Place.PATH and (card_with(camp.rows, HiddenPath) is None or isinstance(move, Discard)):
        return "targui-refusal-no-path"
    may_lay = may_lay_by_noble if source.place is Place.NOBLE else may_lay_by_path
    return "targui-refusal-hand-waits" if isinstance(move, Lay) and not may_lay(state, camp) else None


def _of_price(camp: Camp, move: Lay) -> str:
    if is_full(camp.rows):
        return "targui-refusal-display-full"
    if move.row not in open_rows(camp.rows):
        return "targui-refusal-row-full"
    return "targui-refusal-payment" if payments_of(camp, move.source) else "targui-refusal-can-not-pay"
