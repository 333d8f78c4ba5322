"""Equivalent moves with different notation: those that use one of several equal animals or caves."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from azalai.games.touareg.components import CAVES, Cave, Place
from azalai.games.touareg.moves import Buy, Hide, Load, Market, Paid, Steal, TouaregMove
from azalai.games.touareg.view import AnimalView, CampView, TouaregView


def same_animal(animal: AnimalView, other: AnimalView) -> bool:
    """Return True if the choice between two animals of a camp makes no difference."""
    return animal.place.rstrip("12345") == other.place.rstrip("12345") and animal.load == other.load


def twin(view: TouaregView, move: TouaregMove) -> TouaregMove:
    """Return the representative of equivalent moves: with the first of equal animals and caves.

    Of equal animals in a payment, the first gives most.
    """
    if view.seat is None:
        return move
    camp = view.camps[view.seat]
    match move:
        case Load(place=place) | Market(place=place):
            return replace(move, place=_first_animal(camp, place))
        case Hide(place=place, cave=cave):
            return replace(move, place=_first_animal(camp, place), cave=_first_cave(camp, cave))
        case Steal(victim=victim, place=place):
            return replace(move, place=_first_animal(view.camps[victim], place))
        case Buy(payment=payment):
            return replace(move, payment=in_order(camp, payment))
        case _:
            return move


def _first_animal(camp: CampView, place: Place) -> Place:
    own = next((animal for animal in camp.animals if animal.place is place), None)
    return place if own is None else _like(camp, own)[0]


def _like(camp: CampView, own: AnimalView) -> list[Place]:
    return [animal.place for animal in camp.animals if same_animal(animal, own)]


def _first_cave(camp: CampView, cave: Cave) -> Cave:
    return CAVES[camp.caves.index(camp.caves[CAVES.index(cave)])]


def in_order(camp: CampView, payment: Sequence[Paid]) -> tuple[Paid, ...]:
    """Return the equivalent payment in which the first of equal animals gives most."""
    taken = {place: [paid.good for paid in payment if paid.place is place] for place in Place}
    given = {Place.HAND: taken[Place.HAND]}
    for animal in camp.animals:
        if animal.place not in given:
            like = _like(camp, animal)
            given |= zip(like, sorted((taken[place] for place in like), key=len, reverse=True), strict=True)
    places = [Place.HAND, *(animal.place for animal in camp.animals)]
    return tuple(Paid(good, place) for place in places for good in given[place])
