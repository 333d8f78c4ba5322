"""Obstacles: moves that a player may expect and that are impossible now, with the reasons, from the view alone."""

from __future__ import annotations

from azalai.games.contract import Barred
from azalai.games.touareg.components import (
    CAMELS,
    CAVE_CAPACITY,
    DINARS,
    DONKEYS,
    GOODS,
    HAND_LIMIT,
    LOAD_LIMIT,
    PRICE,
    Good,
)
from azalai.games.touareg.loading import room_for
from azalai.games.touareg.moves import Buy, Draw, End, Hide, Load, Market, Steal, TouaregMove
from azalai.games.touareg.paying import payments
from azalai.games.touareg.state import RULES
from azalai.games.touareg.view import AnimalView, CampView, TouaregView


def list_obstacles(view: TouaregView) -> tuple[Barred, ...]:
    """Return the barred moves in the order of their kinds.

    Once the action of the turn is taken the four actions are not named, since that is no surprise.
    """
    if view.seat is None or view.seat != view.to_act or view.settling:
        return ()
    camp = view.camps[view.seat]
    obstacles: list[Barred | None] = (
        [] if view.acted else [_draw(view), _load(camp), _market(view, camp), _buy(view, camp)]
    )
    obstacles += [_hide(view, camp), _steal(view, camp), _end(view, camp)]
    return tuple(obstacle for obstacle in obstacles if obstacle is not None)


def _make_obstacle(kind: type[TouaregMove], reason: str, **values: object) -> Barred:
    return Barred(str(kind.__struct_config__.tag), f"touareg-barred-{reason}", values)


def _draw(view: TouaregView) -> Barred | None:
    return None if view.pile else _make_obstacle(Draw, "empty-pile")


def _load(camp: CampView) -> Barred | None:
    hand = set(camp.hand or ())
    if not hand:
        return _make_obstacle(Load, "empty-hand")
    return _no_room(Load, camp, hand, "load-nothing-fits")


def _market(view: TouaregView, camp: CampView) -> Barred | None:
    offered = {good for good, count in zip(GOODS, view.market, strict=True) if count}
    if not offered:
        return _make_obstacle(Market, "empty-market")
    return _no_room(Market, camp, offered, "market-nothing-fits")


def _no_room(kind: type[TouaregMove], camp: CampView, goods: set[Good], reason: str) -> Barred | None:
    if any(room_for(animal.place, animal.load, good) for animal in camp.animals for good in goods):
        return None
    full = all(len(animal.load) == LOAD_LIMIT for animal in camp.animals)
    return _make_obstacle(kind, "all-full" if full else reason)


def _buy(view: TouaregView, camp: CampView) -> Barred | None:
    if not any(view.specials):
        return _make_obstacle(Buy, "sold-out")
    hand = camp.hand or ()
    if payments(hand, _loads(camp, CAMELS), _loads(camp, DONKEYS), RULES):
        return None
    owned = [*hand, *(good for animal in camp.animals for good in animal.load)]
    return _make_obstacle(Buy, "too-poor", price=PRICE, dinars=sum(DINARS[good] for good in owned))


def _loads(camp: CampView, places: tuple[object, ...]) -> tuple[tuple[Good, ...], ...]:
    return tuple(animal.load for animal in camp.animals if animal.place in places)


def _hide(view: TouaregView, camp: CampView) -> Barred | None:
    """Return the reason why nothing can be hidden; only the owner of a cave reads it."""
    if not camp.caves:
        return None
    with_room = [cave for cave in camp.caves if cave.count < CAVE_CAPACITY]
    if not with_room:
        return _make_obstacle(Hide, "caves-full", caves=len(camp.caves))
    if all(cave.used_this_turn for cave in with_room):
        return _make_obstacle(Hide, "caves-used")
    if any(animal.load for animal in camp.animals):
        return None
    if not camp.hand:
        return _make_obstacle(Hide, "nothing-to-hide")
    # a single card can owe one card at most, and only to the market
    return _make_obstacle(Hide, "last-card-owed") if len(camp.hand) == 1 and view.to_send else None


def _steal(view: TouaregView, camp: CampView) -> Barred | None:
    """Return the reason why nothing can be stolen; only the owner of an unused thief reads it."""
    if all(thief.used for thief in camp.thieves):
        return None
    others = [other for other in view.camps if other.seat != camp.seat]
    if any(other.hand_count or any(_has_load(animal) for animal in other.animals) for other in others):
        return None
    return _make_obstacle(Steal, "nothing-to-steal")


def _has_load(animal: AnimalView) -> bool:
    return bool(animal.load)


def _end(view: TouaregView, camp: CampView) -> Barred | None:
    """Return the reason why the turn can't end; None before the action is taken."""
    if not view.acted:
        return None
    if camp.hand_count > HAND_LIMIT:
        return _make_obstacle(End, "hand-limit", limit=HAND_LIMIT, count=camp.hand_count)
    return _make_obstacle(End, "send-first", count=view.to_send) if view.to_send else None
