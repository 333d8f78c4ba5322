"""Obstacles: moves that a player may expect and that are impossible now, with the reasons, from the view alone."""

from __future__ import annotations

from collections.abc import Iterator

from azalai.games.contract import Barred
from azalai.games.questions import tag
from azalai.games.targui.cards import BORDER, RAIDS, TRIBE_CARDS, HiddenPath, OneToOne
from azalai.games.targui.components import GOODS_FOR_GOOD, SILVERSMITH_GOODS, Action, Place
from azalai.games.targui.display import card_with, is_full
from azalai.games.targui.moves import MOVES, Source
from azalai.games.targui.paying import payments_of
from azalai.games.targui.view import CampView, HandView, PendingKind, Phase, TarguiView

_ORDER = [tag(kind) for kind in MOVES]


def list_obstacles(view: TarguiView) -> tuple[Barred, ...]:
    """Return the obstacles of the seat's decision, in the order of the moves."""
    if view.seat is None or view.to_act != view.seat:
        return ()
    camp = view.camps[view.seat]
    if view.phase is Phase.RAID:
        card = _in_raid(view, camp)
    elif view.phase is Phase.ACTING and view.pending is None:
        card = _list_action_obstacles(camp)
    elif view.pending is not None and view.pending.choice is PendingKind.DRAWN:
        card = _of_drawn_card(view, camp)
    else:
        return ()
    return tuple(sorted(card, key=lambda obstacle: _ORDER.index(obstacle.act)))


def _in_raid(view: TarguiView, camp: CampView) -> Iterator[Barred]:
    """Yield obstacles in a raid, which is paid in full or not at all (ruling R11)."""
    if view.raid is None:
        return
    raid = RAIDS[view.raid]
    goods_count = sum(camp.goods)
    if raid.goods > goods_count:
        yield Barred("give", "targui-barred-goods", {"goods": raid.goods, "held": goods_count})
    if raid.points > camp.points:
        yield Barred("points", "targui-barred-points", {"points": raid.points, "held": camp.points})
    if raid.gold > camp.gold:
        yield Barred("gold", "targui-barred-gold", {"gold": raid.gold})


def _list_action_obstacles(camp: CampView) -> Iterator[Barred]:
    """Yield obstacles of unused figures and markers."""
    left = [action for action in camp.actions if not action.used]
    actions = {BORDER[action.border].action: action.possible for action in left if action.border is not None}
    middle = [
        Source(action.card, action.place)
        for action in left
        if action.card is not None and action.card in TRIBE_CARDS and action.place is not None
    ]
    hand = _from_hand(camp, noble=Action.NOBLE in actions)
    layable = [] if camp.hand is None or camp.hand.waits else _drop_fresh(camp.hand, hand)
    if middle or layable:
        yield from _of_cards(camp, [*middle, *layable])
    elif hand:
        yield Barred("lay", "targui-refusal-hand-waits")
    elif Action.NOBLE in actions:
        yield Barred("lay", "targui-barred-noble")
    if middle and camp.hand is not None:
        yield Barred("keep", "targui-refusal-hand-full")
    for action, possible in actions.items():
        if not possible:
            yield from _of_figure(camp, action)


def _of_drawn_card(view: TarguiView, camp: CampView) -> Iterator[Barred]:
    """Yield obstacles of the tribe card just drawn."""
    card = None if view.pending is None else view.pending.card
    if card is not None:
        yield from _of_cards(camp, [Source(card, Place.DRAWN)])
    if camp.hand is not None:
        yield Barred("keep", "targui-refusal-hand-full")


def _from_hand(camp: CampView, *, noble: bool) -> list[Source]:
    """Return the ways to lay the hand card: by the Noble, or without him (T08)."""
    if camp.hand is None or camp.hand.card is None:
        return []
    places = [Place.NOBLE] * noble + [Place.PATH] * (card_with(camp.rows, HiddenPath) is not None)
    return [Source(camp.hand.card, place) for place in places]


def _drop_fresh(hand: HandView, sources: list[Source]) -> list[Source]:
    """Drop the Noble's way for a card of this round."""
    return [source for source in sources if not (hand.fresh and source.place is Place.NOBLE)]


def _of_cards(camp: CampView, sources: list[Source]) -> Iterator[Barred]:
    """Yield obstacles of laying tribe cards, if none of them can be laid."""
    if is_full(camp.rows):
        yield Barred("lay", "targui-refusal-display-full")
    elif not any(payments_of(camp, source) for source in sources):
        yield Barred("lay", "targui-barred-lay" if len(sources) > 1 else "targui-refusal-can-not-pay")


def _of_figure(camp: CampView, action: Action) -> Iterator[Barred]:
    """Yield the obstacle of an unusable figure."""
    dates, salt, pepper = camp.goods
    stock = {"dates": dates, "salt": salt, "pepper": pepper}
    match action:
        case Action.MERCHANT if card_with(camp.rows, OneToOne) is not None:
            yield Barred("barter", "targui-barred-barter")
        case Action.MERCHANT:
            yield Barred("trade", "targui-barred-trade", {"count": GOODS_FOR_GOOD, **stock})
        case Action.SILVERSMITH:
            yield Barred("sell", "targui-barred-sell", {"count": min(SILVERSMITH_GOODS), **stock})
        case Action.MIRAGE:
            yield Barred("mirage", "targui-barred-mirage")
        case _:
            return
