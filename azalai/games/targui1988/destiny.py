"""Destiny cards: each is carried out the moment it is turned over (ruling G11)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache

from msgspec.structs import replace

from azalai.games.contract import Event
from azalai.games.targui1988.components import (
    BY_NUMBER,
    CARAVAN_SILVER,
    DROUGHT_CAMELS_LEFT,
    ENEMY_RAID_CAMELS,
    GIFT_CAMELS,
    GIFTS,
    POISON_CAMELS,
    RAIN_CAMELS,
    SANDSTORM_CAMELS,
    SPRING_CAMELS,
    SQUARES,
    Destiny,
    Land,
    Tribe,
)
from azalai.games.targui1988.moves import CamelsGained, CamelsLost, DestinyTurned, DestinyVain, SilverGained, SilverLost
from azalai.games.targui1988.state import State, tribes_of
from azalai.games.targui1988.territories import BOARDS_REMEMBERED, holds_camp, with_changes
from azalai.games.targui1988.view import LastDestiny, SquareChange

CONCERNED = {
    Destiny.HAUSSA_RAID: frozenset({Land.SALINE}),
    Destiny.SANDSTORM: frozenset({Land.ERG}),
    Destiny.DROUGHT: frozenset({Land.GUELTA}),
    Destiny.PLAGUE: frozenset({Land.CAMP}),
    Destiny.ENEMY_RAID: frozenset(Land),
    Destiny.RAIN: frozenset({Land.REG}),
    Destiny.SPRING: frozenset({Land.GUELTA}),
    Destiny.ERG_CHANGE: frozenset({Land.ERG}),
    Destiny.POISON: frozenset({Land.GUELTA}),
    Destiny.SILVER_FOUND: frozenset({Land.MOUNTAIN}),
}
"""Kinds of territories of each card."""
_NOTHING = dict.fromkeys(Land, 0)
MONEY = (Destiny.CARAVAN, Destiny.CAMPS_ROBBED)
_HERD_CHANGES: Mapping[Destiny, Callable[[int, bool], int]] = {
    Destiny.HAUSSA_RAID: lambda camels, owned: -camels,
    **dict.fromkeys(GIFTS, lambda camels, owned: GIFT_CAMELS),
    Destiny.SANDSTORM: lambda camels, owned: -min(camels, SANDSTORM_CAMELS),
    Destiny.DROUGHT: lambda camels, owned: -max(0, camels - DROUGHT_CAMELS_LEFT),
    Destiny.PLAGUE: lambda camels, owned: -(camels // 2),  # ruling G14
    Destiny.ENEMY_RAID: lambda camels, owned: -min(camels, ENEMY_RAID_CAMELS),
    Destiny.RAIN: lambda camels, owned: -min(camels, RAIN_CAMELS),
    Destiny.SPRING: lambda camels, owned: SPRING_CAMELS if owned else 0,  # ruling G13
    Destiny.POISON: lambda camels, owned: -min(camels, POISON_CAMELS),
}
"""Change of camels on every square of a card, by the camels there and whether it has an owner.

The marker stays. Other cards change none.
"""
_LASTING = (Destiny.ERG_CHANGE, Destiny.SILVER_FOUND)


def turn_destiny(state: State, events: list[Event]) -> State:
    """Turn over the card on top of the pile and carry it out."""
    card = state.deck[0]
    events.append(DestinyTurned(card=card))
    herds = herd_changes(state, card)
    silver = silver_changes(state, card)
    camels = [0] * len(state.tribes)
    for index, by in herds:
        owner = state.owners[index]
        if owner is not None:
            camels[owner] += by
    did = LastDestiny(
        card, state.round, tuple(camels), silver, tuple(SquareChange(SQUARES[index], by) for index, by in herds)
    )
    _tell(did, events)
    return replace(
        state,
        deck=state.deck[1:],
        camels=with_changes(state.camels, *herds),
        stock=state.stock - sum(by for _, by in herds),
        tribes=tuple(replace(t, silver=t.silver + by) for t, by in zip(state.tribes, silver, strict=True)),
        last_destiny=did,
    )


def herd_changes(state: State, card: Destiny) -> list[tuple[int, int]]:
    """Return the changes of camels by the card, by square, in the order of the squares' numbers.

    No more camels die than there are; if the stock is too small, the squares are served in that order (ruling G11).
    """
    change = _HERD_CHANGES.get(card)
    if change is None:
        return []
    stock, changes = state.stock, list[tuple[int, int]]()
    for index in _squares_of(state, card):
        given = min(change(state.camels[index], state.owners[index] is not None), stock)
        stock -= max(0, given)
        if given:
            changes.append((index, given))
    return changes


def _squares_of(state: State, card: Destiny) -> list[int]:
    """Return the squares whose camels the card changes, in the order of their numbers."""
    if card in GIFTS:
        camp = gift_camp(state, card)
        return [] if camp is None else [camp]
    kinds, lands = CONCERNED[card], state.lands
    return [index for index in BY_NUMBER if lands[index] in kinds]


def gift_camp(state: State, card: Destiny) -> int | None:
    """Return the square of a gift, or None if its tribe is not in play or does not hold its camp (ruling G12)."""
    tribes = tribes_of(state)
    if GIFTS[card] not in tribes:
        return None
    seat = tribes.index(GIFTS[card])
    return state.tribes[seat].camp if holds_camp(state, seat) else None


def silver_changes(state: State, card: Destiny) -> tuple[int, ...]:
    """Return the change of each tribe's money by the card.

    Only tribes that hold their own camp are concerned, for the caravan (ruling G12) as for the robbers (ruling G15).
    """
    if card not in MONEY:
        return (0,) * len(state.tribes)
    return tuple(
        (CARAVAN_SILVER if card is Destiny.CARAVAN else -tribe.silver) if holds_camp(state, seat) else 0
        for seat, tribe in enumerate(state.tribes)
    )


def _tell(did: LastDestiny, events: list[Event]) -> None:
    before = len(events)
    for seat, by in enumerate(did.camels):
        if by:
            events.append(CamelsGained(seat=seat, camels=by) if by > 0 else CamelsLost(seat=seat, camels=-by))
    for seat, by in enumerate(did.silver):
        if by:
            events.append(SilverGained(seat=seat, silver=by) if by > 0 else SilverLost(seat=seat, silver=-by))
    if len(events) == before and did.card not in _LASTING:
        events.append(DestinyVain())


def concerns(state: State) -> Mapping[Destiny, tuple[int, ...]]:
    """Return the number of each seat's territories that each card would concern; 1 or 0 for gifts and money."""
    seats = range(len(state.tribes))
    camps = tuple([tribe.out_round is None and holds_camp(state, seat) for seat, tribe in enumerate(state.tribes)])
    return _concerns(state.lands, state.owners, camps, tribes_of(state)) if state.lands else _no_effects(len(seats))


@cache
def _no_effects(seats: int) -> Mapping[Destiny, tuple[int, ...]]:
    return dict.fromkeys(Destiny, (0,) * seats)


@lru_cache(BOARDS_REMEMBERED)
def _concerns(
    lands: tuple[Land, ...], owners: tuple[int | None, ...], camps: tuple[bool, ...], tribes: tuple[Tribe, ...]
) -> Mapping[Destiny, tuple[int, ...]]:
    """Return the result of `concerns` from the owners of the squares, and from each seat's camp and tribe.

    Many moves change none of these.
    """
    lands_of = [_NOTHING.copy() for _ in camps]
    for owner, land in zip(owners, lands, strict=True):
        if owner is not None:
            lands_of[owner][land] += 1
    counts = {
        card: tuple([sum([own[land] for land in kinds]) for own in lands_of]) for card, kinds in CONCERNED.items()
    }
    silver = counts[Destiny.SILVER_FOUND]
    counts[Destiny.SILVER_FOUND] = tuple([count if camp else 0 for count, camp in zip(silver, camps, strict=True)])
    counts.update(dict.fromkeys(MONEY, tuple(map(int, camps))))
    for card, tribe in GIFTS.items():
        counts[card] = tuple([int(camp and own is tribe) for camp, own in zip(camps, tribes, strict=True)])
    return counts
