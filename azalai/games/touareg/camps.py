"""Cards of a player: changes of the hand and of the animals' loads."""

from __future__ import annotations

from msgspec.structs import replace

from azalai.games.contract import IllegalMove
from azalai.games.touareg.components import CAMELS, CAVE_CAPACITY, CAVES, DONKEYS, Cave, Good, Place, Special
from azalai.games.touareg.loading import in_order
from azalai.games.touareg.moves import Goods
from azalai.games.touareg.state import Camp, CaveCard

_CAMEL = {place: index for index, place in enumerate(CAMELS)}
_DONKEY = {place: index for index, place in enumerate(DONKEYS)}


def animals(camp: Camp) -> tuple[tuple[Place, Goods], ...]:
    """Return a player's animals with their loads: the camels, then the donkeys."""
    return (*zip(CAMELS, camp.camels, strict=False), *zip(DONKEYS, camp.donkeys, strict=False))


def load_of(camp: Camp, place: Place) -> Goods:
    """Return the load of one animal.

    Raises `IllegalMove` if the player has no such animal.
    """
    for own, load in animals(camp):
        if own is place:
            return load
    raise IllegalMove("touareg-refusal-no-such-animal")


def with_load(camp: Camp, place: Place, load: Goods) -> Camp:
    """Return the camp with the load of one animal replaced."""
    if place in _CAMEL:
        return replace(camp, camels=_with_load(camp.camels, _CAMEL[place], load))
    return replace(camp, donkeys=_with_load(camp.donkeys, _DONKEY[place], load))


def _with_load(loads: tuple[Goods, ...], index: int, load: Goods) -> tuple[Goods, ...]:
    return (*loads[:index], load, *loads[index + 1 :])


def with_drawn(camp: Camp, goods: Goods) -> Camp:
    """Return the camp with goods added to the hand."""
    return replace(camp, hand=in_order(camp.hand + goods))


def without(camp: Camp, goods: Goods) -> Camp:
    """Return the camp without goods of the hand.

    Raises `IllegalMove` if the hand lacks them.
    """
    hand = list(camp.hand)
    for good in goods:
        if good not in hand:
            raise IllegalMove("touareg-refusal-not-in-hand")
        hand.remove(good)
    return replace(camp, hand=tuple(hand))


def without_top(camp: Camp, place: Place) -> tuple[Good, Camp]:
    """Return the uncovered good of an animal, and the camp without it.

    Raises `IllegalMove` if there is none.
    """
    load = load_of(camp, place)
    if not load:
        raise IllegalMove("touareg-refusal-empty-animal")
    return load[-1], with_load(camp, place, load[:-1])


def with_special(camp: Camp, special: Special) -> Camp:
    """Return the camp with one more special card, unused."""
    match special:
        case Special.DONKEY:
            return replace(camp, donkeys=(*camp.donkeys, ()))
        case Special.CAVE:
            return replace(camp, caves=(*camp.caves, CaveCard()))
        case Special.THIEF:
            return replace(camp, thieves=(*camp.thieves, None))
        case Special.PLAN:
            return replace(camp, plans=camp.plans + 1)


def open_caves(camp: Camp) -> list[Cave]:
    """Return the caves in which one more good may be hidden this turn."""
    if not camp.caves:
        return []
    return [
        name
        for name, cave in zip(CAVES, camp.caves, strict=False)
        if not cave.used_this_turn and len(cave.goods) < CAVE_CAPACITY
    ]
