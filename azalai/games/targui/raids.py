"""Raids: the robber at a corner, and each player's loss."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from azalai.games.contract import Event
from azalai.games.targui.cards import CORNERS, RAIDS, TRIBE_CARDS, Comfort, Raid, SafeFromRaids
from azalai.games.targui.components import Border, Numbers
from azalai.games.targui.display import card_with
from azalai.games.targui.events import Comforted, CouldNotPay, LostGold, LostGoods, LostPoints, RaidBegan, Spared
from azalai.games.targui.moves import GiveGold, GiveGoods, GivePoints
from azalai.games.targui.paying import count_kinds, minus, selections
from azalai.games.targui.placing import seats_from_first
from azalai.games.targui.state import Camp, State, with_camp
from azalai.games.targui.view import Latest, Phase

ROUNDS_BEFORE_RAID = 3
"""Border cards between two corners."""


def raid_after(round_: int) -> Border | None:
    """Return the corner that the robber reaches after a round, or None (ruling R01)."""
    number, rest = divmod(round_, ROUNDS_BEFORE_RAID)
    return CORNERS[number - 1] if rest == 0 else None


def begin_raid(state: State, corner: Border, events: list[Event]) -> State:
    """Begin the raid of a corner: each player will lose what it demands, the holder of the amulet first."""
    events.append(RaidBegan(number=RAIDS[corner].number))
    return replace(state, phase=Phase.RAID, raid=corner, awaiting=seats_from_first(state))


def losses(state: State, seat: int) -> tuple[GiveGoods | GivePoints | GiveGold, ...]:
    """Return the possible losses of a player in the present raid; each only in full (ruling R11)."""
    if state.raid is None:
        return ()
    camp = state.camps[seat]
    return _losses(RAIDS[state.raid], camp.goods, camp.gold, camp.points)


@lru_cache(maxsize=4096)
def _losses(raid: Raid, goods: Numbers, gold: int, points: int) -> tuple[GiveGoods | GivePoints | GiveGold, ...]:
    losses: list[GiveGoods | GivePoints | GiveGold] = []
    if raid.goods:
        losses += [GiveGoods(chosen) for chosen in selections(goods, raid.goods)]
    if raid.gold and gold >= raid.gold:
        losses.append(GiveGold())
    if points >= raid.points:
        losses.append(GivePoints(raid.points))
    return tuple(losses)


def settle_raid(state: State, events: list[Event]) -> State:
    """Settle the losses in order until a seat has a choice, which is to act then; if none has, the raid is over."""
    while state.awaiting:
        seat = state.awaiting[0]
        safe = card_with(state.camps[seat].rows, SafeFromRaids)
        choices = losses(state, seat)
        if safe is not None:
            events.append(Spared(seat=seat, card=safe))
            state = _pay_comfort(state, seat, events)
        elif not choices:
            state = _default(state, seat, events)
        elif len(choices) == 1:
            state = _give_up(state, seat, choices[0], events)
        else:
            return replace(state, to_act=seat)
        state = replace(state, awaiting=state.awaiting[1:])
    return state


def give(state: State, seat: int, move: GiveGoods | GivePoints | GiveGold, events: list[Event]) -> State:
    """Give up the chosen loss; it goes back to the supply."""
    state = _give_up(state, seat, move, events)
    return replace(state, awaiting=state.awaiting[1:], latest=Latest(seat))


def _give_up(state: State, seat: int, move: GiveGoods | GivePoints | GiveGold, events: list[Event]) -> State:
    camp = state.camps[seat]
    match move:
        case GiveGoods(goods):
            events.append(LostGoods(seat=seat, goods=goods))
            camp = replace(camp, goods=minus(camp.goods, count_kinds(goods)))
        case GivePoints(points):
            events.append(LostPoints(seat=seat, points=points))
            camp = replace(camp, points=camp.points - points)
        case GiveGold():
            events.append(LostGold(seat=seat))
            camp = replace(camp, gold=camp.gold - 1)
    return _pay_comfort(with_camp(state, seat, camp), seat, events)


def _default(state: State, seat: int, events: list[Event]) -> State:
    """Spare a seat that can pay neither way; the other takes the points from the supply (ruling R12)."""
    points = RAIDS[state.raid].points if state.raid is not None else 0
    events.append(CouldNotPay(seat=seat, other=1 - seat, points=points))
    other = state.camps[1 - seat]
    return with_camp(state, 1 - seat, replace(other, points=other.points + points))


def _pay_comfort(state: State, seat: int, events: list[Event]) -> State:
    """Give the owner of T34 points after the loss, also if T24 has spared them the loss (ruling R21)."""
    camp = state.camps[seat]
    card = card_with(camp.rows, Comfort)
    if card is None:
        return state
    points = _comfort_points(camp)
    events.append(Comforted(seat=seat, card=card, points=points))
    return with_camp(state, seat, replace(camp, points=camp.points + points))


def _comfort_points(camp: Camp) -> int:
    card = card_with(camp.rows, Comfort)
    effect = TRIBE_CARDS[card].effect if card is not None else None
    return effect.points if isinstance(effect, Comfort) else 0
