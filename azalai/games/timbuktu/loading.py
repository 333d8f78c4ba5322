"""Variant in which the players distribute their goods freely at the start, at the same time, camel by camel.

Loads stay secret until the last player has finished, so that no load depends on another player's.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations_with_replacement

from msgspec.structs import replace

from azalai.games.contract import Event, IllegalMove
from azalai.games.timbuktu.components import (
    GOODS,
    GOODS_ON_A_CAMEL,
    KINDS_ON_A_CAMEL,
    QUOTA_BY_SEATS,
    Counts,
    Goods,
    in_order,
)
from azalai.games.timbuktu.moves import CamelLoad, CaravanShown, Load, LoadedAll, OwnLoad, TookBack
from azalai.games.timbuktu.placing import begin_placing
from azalai.games.timbuktu.state import Camel, State, count_kinds, letters

LOADS: tuple[Goods, ...] = tuple(
    load for load in combinations_with_replacement(GOODS, GOODS_ON_A_CAMEL) if len(set(load)) >= KINDS_ON_A_CAMEL
)
"""All loads of four goods of three or four kinds."""


def count_unloaded(state: State, seat: int) -> Counts:
    """Return a player's goods that are not yet on a camel."""
    quota = QUOTA_BY_SEATS[len(state.caravans)]
    used = count_kinds(good for load in state.loads[seat] for good in load)
    gold, coffee, pepper, salt, water = (quota - count for count in used)
    return (gold, coffee, pepper, salt, water)


def has_loaded(state: State, seat: int) -> bool:
    """Return True if a player's whole caravan is loaded."""
    return len(state.loads[seat]) == len(letters(state))


def loads_for(state: State, seat: int) -> tuple[Goods, ...]:
    """Return the possible loads of the next camel that leave possible loads for all others."""
    return possible_loads(count_unloaded(state, seat), len(letters(state)) - len(state.loads[seat]))


@cache
def possible_loads(goods: Counts, camels: int) -> tuple[Goods, ...]:
    """Return the possible loads of the first of `camels`, if the others are loaded from the rest of these goods."""
    loads: list[Goods] = []
    for load in LOADS:
        gold, coffee, pepper, salt, water = (a - b for a, b in zip(goods, count_kinds(load), strict=True))
        rest = (gold, coffee, pepper, salt, water)
        if min(rest) >= 0 and can_be_loaded(rest, camels - 1):
            loads.append(load)
    return tuple(loads)


def can_be_loaded(goods: Counts, camels: int) -> bool:
    """Return True if `camels` can be loaded from these goods.

    A camel of three kinds carries one kind twice, one of four kinds none: every camel takes one token of a kind, and
    each may take one second token.
    """
    first = sum(min(count, camels) for count in goods)
    second = sum(min(max(count - camels, 0), camels) for count in goods)
    return first + min(second, camels) >= GOODS_ON_A_CAMEL * camels


def load(state: State, seat: int, move: Load, events: list[Event]) -> State:
    """Load a camel with goods that its owner chooses."""
    if has_loaded(state, seat):
        raise IllegalMove("timbuktu-refusal-all-loaded")
    camel = letters(state)[len(state.loads[seat])]
    if move.camel is not camel:
        raise IllegalMove("timbuktu-refusal-load-next", camel=camel.value)
    if len(move.goods) != GOODS_ON_A_CAMEL:
        raise IllegalMove("timbuktu-refusal-four-goods")
    if move.goods != in_order(move.goods):
        raise IllegalMove("timbuktu-refusal-order")
    if len(set(move.goods)) < KINDS_ON_A_CAMEL:
        raise IllegalMove("timbuktu-refusal-three-kinds")
    if any(used > left for used, left in zip(count_kinds(move.goods), count_unloaded(state, seat), strict=True)):
        raise IllegalMove("timbuktu-refusal-used-up")
    if move.goods not in loads_for(state, seat):
        raise IllegalMove("timbuktu-refusal-others-too")
    state = _with_loads(state, seat, (*state.loads[seat], move.goods))
    events.append(OwnLoad(reader=seat, camel=camel, goods=move.goods))
    if not has_loaded(state, seat):
        return state
    events.append(LoadedAll(seat=seat))
    if not all(has_loaded(state, other) for other in range(len(state.caravans))):
        return state
    return begin_placing(_reveal(state, events))


def _reveal(state: State, events: list[Event]) -> State:
    """Reveal the caravans once all players have finished.

    Goods that are left over leave the game and do not count (ruling T13).
    """
    for seat, loads in enumerate(state.loads):
        pairs = zip(letters(state), loads, strict=True)
        events.append(CaravanShown(seat=seat, loads=tuple(CamelLoad(camel, goods) for camel, goods in pairs)))
    caravans = tuple(tuple(Camel(goods) for goods in loads) for loads in state.loads)
    return replace(state, caravans=caravans, loads=((),) * len(caravans))


def take_load_back(state: State, seat: int, events: list[Event]) -> State:
    """Unload the last camel, with forced loads that followed it."""
    loads = unload_last_choice(state, seat)
    if loads is None:
        raise IllegalMove("timbuktu-refusal-nothing-to-take-back")
    events.append(TookBack(seat=seat))
    return _with_loads(state, seat, loads)


def unload_last_choice(state: State, seat: int) -> tuple[Goods, ...] | None:
    """Return a player's loads up to the last one that was a choice, which is left out, or None if none was."""
    loads = state.loads[seat]
    while loads:
        loads = loads[:-1]
        if len(loads_for(_with_loads(state, seat, loads), seat)) > 1:
            return loads
    return None


def _with_loads(state: State, seat: int, loads: Iterable[Goods]) -> State:
    return replace(state, loads=(*state.loads[:seat], tuple(loads), *state.loads[seat + 1 :]))
