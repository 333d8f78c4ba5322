"""Thief cards: dealt in five packs, passed on, and turned over at the end of a stage."""

from __future__ import annotations

from msgspec.structs import replace

from azalai.games.contract import Event
from azalai.games.timbuktu.components import (
    ENCLOSURES,
    GOODS_CARDS,
    PACK_POSITIONS,
    STALL_CARDS,
    Goods,
)
from azalai.games.timbuktu.moves import OwnPack, Raided, Theft
from azalai.games.timbuktu.state import Camel, Night, State, letters, plus
from azalai.games.timbuktu.view import PackView

PACKS = len(ENCLOSURES)


def deal(state: State, events: list[Event]) -> State:
    """Shuffle the three sorts of thief cards and deal five packs of one each from the first player on.

    Those of no player lie in the gaps (ruling T3).
    """
    enclosures, chance = state.chance.shuffled(ENCLOSURES)
    stalls, chance = chance.shuffled(STALL_CARDS)
    goods, chance = chance.shuffled(GOODS_CARDS)
    packs = tuple(map(PackView, enclosures, stalls, goods))
    state = replace(state, chance=chance, packs=packs, exchanges=0)
    tell_holders(state, events)
    return state


def tell_holders(state: State, events: list[Event]) -> None:
    """Show each holder the pack in hand."""
    for seat in range(len(state.caravans)):
        pack = state.packs[list_held(state, seat)[-1]]
        events.append(OwnPack(reader=seat, enclosure=pack.enclosure, stalls=pack.stalls, goods=pack.goods))


def position_of(state: State, seat: int) -> int:
    """Return the position of a player in the ring of five packs."""
    seats = len(state.caravans)
    return PACK_POSITIONS[seats].index((seat - state.first_of_stage) % seats)


def list_held(state: State, seat: int) -> tuple[int, ...]:
    """Return the packs that a player has held in this stage, by their position at the deal, the one in hand last.

    The same pack may come round again.
    """
    if not state.packs:
        return ()
    position = position_of(state, seat)
    return tuple((position - passed) % PACKS for passed in range(state.exchanges + 1))


def gaps(state: State) -> tuple[tuple[int, int], ...]:
    """Return the neighbours between whom a pack lies, in the ring's order; the left one second."""
    if not state.packs:
        return ()
    seats = len(state.caravans)
    ring = PACK_POSITIONS[seats]
    spans: list[tuple[int, int]] = []
    for position, offset in enumerate(ring):
        if offset is None:
            before = max(other for other in ring[:position] if other is not None)
            spans.append(((state.first_of_stage + before) % seats, (state.first_of_stage + before + 1) % seats))
    return tuple(spans)


def exchange(state: State, events: list[Event]) -> State:
    """Pass each pack to the left neighbour; packs in the gaps move along (rulings T1, T2, T4)."""
    state = replace(state, exchanges=state.exchanges + 1)
    tell_holders(state, events)
    return state


def list_robbed(pack: PackView, camel: Camel) -> Goods:
    """Return all goods of the kinds concerned if the camel is in one of the stalls (ruling T12)."""
    spot = camel.arrived
    if spot is None or spot.enclosure is not pack.enclosure or spot.stall not in pack.stalls:
        return ()
    return tuple(good for good in camel.goods if good in pack.goods)


def steal(state: State, events: list[Event]) -> State:
    """Turn over the five packs one after the other, and put the stolen goods out of play."""
    packs = tuple(sorted(state.packs, key=lambda pack: ENCLOSURES.index(pack.enclosure)))
    before = tuple(tuple(camel.goods for camel in caravan) for caravan in state.caravans)
    night = Night(state.stage, packs, before, state.out)
    caravans, out = state.caravans, state.out
    for pack in packs:
        thefts: list[Theft] = []
        after: list[tuple[Camel, ...]] = []
        for seat, caravan in enumerate(caravans):
            camels: list[Camel] = []
            for letter, camel in zip(letters(state), caravan, strict=True):
                lost = list_robbed(pack, camel)
                if not lost:
                    camels.append(camel)
                    continue
                thefts.append(Theft(seat, letter, lost))
                out = plus(out, lost)
                camels.append(replace(camel, goods=tuple(good for good in camel.goods if good not in pack.goods)))
            after.append(tuple(camels))
        caravans = tuple(after)
        events.append(Raided(enclosure=pack.enclosure, stalls=pack.stalls, goods=pack.goods, thefts=tuple(thefts)))
    return replace(state, caravans=caravans, out=out, night=night)
