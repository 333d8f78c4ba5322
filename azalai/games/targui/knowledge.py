"""Knowledge: the view of a seat, and positions that it could not tell from the true one."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from azalai.games.chance import Chance
from azalai.games.targui.cards import CORNERS, TRIBE_CARDS, Card, Timing
from azalai.games.targui.components import (
    BORDERS,
    FIGURES,
    GOLD_IN_BOX,
    GOODS_IN_BOX,
    MIDDLE,
    POINT_TOKENS_IN_BOX,
    Kind,
    Numbers,
    Place,
)
from azalai.games.targui.display import cards_of, is_full
from azalai.games.targui.laying import may_lay_by_noble, may_lay_by_path
from azalai.games.targui.paying import minus
from azalai.games.targui.placing import count_left_to_place, placements, robber
from azalai.games.targui.prospects import actions_of, prospect_of
from azalai.games.targui.rounds import next_raid
from azalai.games.targui.scoring import effects_at_end, outcome, points_of_rows, sum_printed_points
from azalai.games.targui.state import Camp, HandCard, Spot, State, kind_of
from azalai.games.targui.view import BorderView, CampView, HandView, Pending, PendingKind, Phase, SpotView, TarguiView

_POINTS_IN_BOX = sum(value * count for value, count in POINT_TOKENS_IN_BOX.items())


def view_of(state: State, seat: int | None) -> TarguiView:
    """Return the view of a seat; None: the public one. After the game hands are open."""
    raid = next_raid(state)
    placing = state.phase is Phase.PLACING and state.to_act is not None
    return TarguiView(
        seat=seat,
        round=state.round,
        phase=state.phase,
        robber=robber(state),
        raid=state.raid if state.phase is Phase.RAID else None,
        next_raid=CORNERS[raid - 1] if raid else None,
        first=state.first,
        to_act=state.to_act,
        borders=_borders(state),
        middle=_middle(state),
        goods_pile=len(state.goods_pile),
        tribe_pile=len(state.tribe_pile),
        goods_discard=state.goods_discard,
        tribe_discard=state.tribe_discard,
        camps=tuple(_camp(state, number, knows_hand(state, number, seat)) for number in range(len(state.camps))),
        supply_goods=_supply(state),
        supply_gold=GOLD_IN_BOX - sum(camp.gold + camp.stored_gold for camp in state.camps),
        supply_points=_POINTS_IN_BOX - sum(camp.points for camp in state.camps),
        placeable=tuple(move.border for move in placements(state, state.to_act or 0)) if placing else (),
        pending=_view_pending(state, seat),
        last_round=any(is_full(camp.rows) for camp in state.camps),
        latest=state.latest,
        outcome=outcome(state),
    )


def knows_hand(state: State, owner: int, seat: int | None) -> bool:
    """Return True if a seat may know the hand card of another one (ruling R32)."""
    hand = state.camps[owner].hand
    return owner == seat or state.phase is Phase.OVER or hand is None or hand.open


def knows_drawn(state: State, seat: int | None) -> bool:
    """Return True if a seat may know the card under decision; only its drawer sees one drawn by the Expansion."""
    return state.pending is None or state.pending.choice is not PendingKind.DRAWN or state.to_act == seat


def _view_pending(state: State, seat: int | None) -> Pending | None:
    if state.pending is None or knows_drawn(state, seat):
        return state.pending
    return replace(state.pending, card=None)


def _borders(state: State) -> tuple[BorderView, ...]:
    standing = {figure.border: (seat, figure.used) for seat, camp in enumerate(state.camps) for figure in camp.figures}
    return tuple(BorderView(border, *standing.get(border, (None, False))) for border in BORDERS)


def _middle(state: State) -> tuple[SpotView, ...]:
    standing: dict[Place, tuple[int | None, bool]] = {}
    for seat, camp in enumerate(state.camps):
        standing.update({marker.place: (seat, marker.used) for marker in camp.markers})
    return tuple(_spot(place, spot, *standing.get(place, (None, False))) for place, spot in _places(state))


def _places(state: State) -> Iterator[tuple[Place, Spot]]:
    return zip(MIDDLE, state.middle, strict=True)


def _spot(place: Place, spot: Spot, seat: int | None, used: bool) -> SpotView:
    return SpotView(place, kind_of(spot.card), spot.card if spot.open else None, seat, used)


def _camp(state: State, seat: int, known: bool) -> CampView:
    camp, other = state.camps[seat], state.camps[1 - seat]
    hand = camp.hand
    return CampView(
        seat=seat,
        goods=camp.goods,
        gold=camp.gold,
        points=camp.points,
        printed=sum_printed_points(camp.rows),
        rows=camp.rows,
        stored_gold=camp.stored_gold,
        hand=None if hand is None else _hand(state, camp, hand, known),
        hand_prospect=prospect_of(camp, hand.card, Place.NOBLE) if hand is not None and known else None,
        over=_list_used_cards(camp, other),
        to_place=count_left_to_place(camp) if state.phase is Phase.PLACING else 0,
        short_next=camp.short_next,
        received=camp.received,
        actions=actions_of(state, camp, known),
        effects=effects_at_end(camp.rows, len(cards_of(other.rows))),
        row_points=points_of_rows(camp.rows),
    )


def _hand(state: State, camp: Camp, hand: HandCard, known: bool) -> HandView:
    fresh = not may_lay_by_noble(state, camp)
    waits = fresh and not may_lay_by_path(state, camp)
    return HandView(hand.card if known else None, hand.open, waits, fresh)


def _list_used_cards(camp: Camp, other: Camp) -> tuple[Card, ...]:
    """Return the cards with a used effect: those that work when laid, T09 without its gold, T45 after its round."""
    over = {Timing.NOW}
    if not camp.stored_gold:
        over.add(Timing.ONCE)
    if not other.short_next and other.due == FIGURES:
        over.add(Timing.NEXT)
    return tuple(card for card in cards_of(camp.rows) if TRIBE_CARDS[card].timing in over)


def _supply(state: State) -> Numbers:
    one, other = state.camps
    return minus(minus(GOODS_IN_BOX, one.goods), other.goods)


def sample_world(state: State, seat: int | None, seed: bytes) -> State:
    """Return the position with everything unseen dealt again.

    Unseen are the piles, face-down cards of the middle, and a card in the other's hand, or that they drew unseen.
    """
    chance = Chance(seed)
    goods, chance = chance.shuffled(sorted([*state.goods_pile, *_face_down(state, Kind.GOODS)]))
    unseen = [*state.tribe_pile, *_face_down(state, Kind.TRIBE), *_list_unseen_cards(state, seat)]
    tribe, chance = chance.shuffled(sorted(unseen))
    cards = {Kind.GOODS: iter(goods), Kind.TRIBE: iter(tribe)}
    camps = tuple(
        camp
        if camp.hand is None or knows_hand(state, owner, seat)
        else replace(camp, hand=replace(camp.hand, card=next(cards[Kind.TRIBE])))
        for owner, camp in enumerate(state.camps)
    )
    pending = state.pending
    if pending is not None and not knows_drawn(state, seat):
        pending = replace(pending, card=next(cards[Kind.TRIBE]))
    middle = tuple(spot if spot.open else Spot(next(cards[kind_of(spot.card)]), open=False) for spot in state.middle)
    return replace(
        state,
        chance=chance,
        camps=camps,
        pending=pending,
        middle=middle,
        goods_pile=tuple(cards[Kind.GOODS]),
        tribe_pile=tuple(cards[Kind.TRIBE]),
    )


def _face_down(state: State, kind: Kind) -> list[Card]:
    return [spot.card for spot in state.middle if not spot.open and kind_of(spot.card) is kind]


def _list_unseen_cards(state: State, seat: int | None) -> list[Card]:
    """Return the tribe cards of players that this seat does not know."""
    hands = [
        camp.hand.card
        for owner, camp in enumerate(state.camps)
        if camp.hand is not None and not knows_hand(state, owner, seat)
    ]
    pending = state.pending
    pending_card = [pending.card] if pending is not None and pending.card is not None else []
    return hands + ([] if knows_drawn(state, seat) else pending_card)
