"""A player's own cards: taking from the hand and the animals, laying on them."""

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
    """A player's animals with their loads: the camels, then the donkeys."""
    return (*zip(CAMELS, camp.camels, strict=False), *zip(DONKEYS, camp.donkeys, strict=False))


def load_of(camp: Camp, place: Place) -> Goods:
    """The load of one animal. IllegalMove if the player has no such animal."""
    for own, load in animals(camp):
        if own is place:
            return load
    raise IllegalMove("touareg-refusal-no-such-animal")


def with_load(camp: Camp, place: Place, load: Goods) -> Camp:
    """The camp with the load of one animal replaced."""
    if place in _CAMEL:
        return replace(camp, camels=_replaced(camp.camels, _CAMEL[place], load))
    return replace(camp, donkeys=_replaced(camp.donkeys, _DONKEY[place], load))


def _replaced(loads: tuple[Goods, ...], index: int, load: Goods) -> tuple[Goods, ...]:
    return (*loads[:index], load, *loads[index + 1 :])


def with_drawn(camp: Camp, goods: Goods) -> Camp:
    """The camp with goods taken into the hand."""
    return replace(camp, hand=in_order(camp.hand + goods))


def without(camp: Camp, goods: Goods) -> Camp:
    """The camp with goods taken out of the hand. IllegalMove if they are not there."""
    hand = list(camp.hand)
    for good in goods:
        if good not in hand:
            raise IllegalMove("touareg-refusal-not-in-hand")
        hand.remove(good)
    return replace(camp, hand=tuple(hand))


def without_top(camp: Camp, place: Place) -> tuple[Good, Camp]:
    """The uncovered good of an animal, and the camp without it. IllegalMove if there is none."""
    load = load_of(camp, place)
    if not load:
        raise IllegalMove("touareg-refusal-empty-animal")
    return load[-1], with_load(camp, place, load[:-1])


def with_special(camp: Camp, special: Special) -> Camp:
    """The camp with a special card laid down, ready for use."""
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
    """The caves in which one more good may be hidden this turn."""
    if not camp.caves:
        return []
    return [
        name
        for name, cave in zip(CAVES, camp.caves, strict=False)
        if not cave.used_this_turn and len(cave.goods) < CAVE_CAPACITY
    ]
