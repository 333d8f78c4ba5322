"""Things of the table that a question is about: those its choices mean, the available ones, the picked ones."""

from __future__ import annotations

import enum
from collections.abc import Hashable, Iterable
from typing import NamedTuple, cast

from azalai.games.contract import Move
from azalai.games.prompts import Prompt
from azalai.games.touareg.components import CAVES, Good, Place, Special
from azalai.games.touareg.moves import Buy, Draw, Hide, Load, Market, Send, Settle, Steal, TouaregMove
from azalai.games.touareg.twins import twin
from azalai.games.touareg.view import CampView, TouaregView


class Kind(enum.Enum):
    """Kind of thing on the table."""

    PILE = enum.auto()
    STALLS = enum.auto()  # the whole market
    STALL = enum.auto()  # a good
    SHOP = enum.auto()  # all special cards for sale
    OFFER = enum.auto()  # a special card
    HAND = enum.auto()
    CARD = enum.auto()  # a card of the hand, counted from 0
    ANIMAL = enum.auto()  # a place
    TOP = enum.auto()  # the uncovered good of an own animal: its place
    CAVE = enum.auto()
    THIEF = enum.auto()  # counted from 0
    PLAN = enum.auto()  # counted from 0
    PLAYER = enum.auto()  # a seat
    THEIR_HAND = enum.auto()  # a seat
    THEIR_TOP = enum.auto()  # seat and place


class Thing(NamedTuple):
    """Thing of a kind, identified by its value."""

    kind: Kind
    which: Hashable = None


class Decision(NamedTuple):
    """Meaning of a prompt for the picture.

    `alive`: things that can still be chosen, or be used by a choice, one of equal animals. `follows`: an answer was
    given before, and `picked` holds it. `act`: the kind of move.
    """

    alive: frozenset[Thing]
    follows: bool
    picked: frozenset[Thing]
    act: str | None
    good: Good | None
    amount: int | None


def decision(view: TouaregView, prompt: Prompt) -> Decision:
    """Return the decision that the seat of the view has to make."""
    camp = view.camps[view.seat or 0]
    follows = any(step.asked for step in prompt.steps)
    return Decision(
        alive=_list_usable(camp, (twin(view, cast("TouaregMove", move)) for move in prompt.moves)),
        follows=follows,
        picked=_list_picked(camp, prompt) if follows else frozenset(),
        act=prompt.act,
        good=prompt.value("good"),
        amount=prompt.value("count"),
    )


def _list_picked(camp: CampView, prompt: Prompt) -> frozenset[Thing]:
    act, picked = prompt.act, list[Thing]()
    place, good = prompt.value("place"), prompt.value("good")
    victim = prompt.value("victim")
    if act == "market" and good is not None:
        picked.append(Thing(Kind.STALL, good))
    if act == "load" and place is not None:
        picked.append(Thing(Kind.ANIMAL, place))
    if act == "hide" and place not in (None, Place.HAND):
        picked.append(Thing(Kind.TOP, place))
    if prompt.value("special") is not None:
        picked.append(Thing(Kind.OFFER, prompt.value("special")))
    if prompt.value("cave") is not None:
        picked.append(Thing(Kind.CAVE, prompt.value("cave")))
    if victim is not None:
        picked.append(Thing(Kind.PLAYER, victim))
    return frozenset(picked)


# What can still be chosen


def _list_usable(camp: CampView, moves: Iterable[Move]) -> frozenset[Thing]:
    """Return the things that the moves use: all equal cards of the hand for several moves, those used by one move."""
    uses = [_list_touched(camp, move) for move in moves]
    touched = {thing for used in uses for thing in used}
    hand = camp.hand or ()
    cards = {
        Thing(Kind.CARD, number)
        for number, good in enumerate(hand)
        if Thing(Kind.HAND, good) in touched
        and (len(uses) > 1 or hand[:number].count(good) < uses[0].count(Thing(Kind.HAND, good)))
    }
    return frozenset({thing for thing in touched if thing.kind is not Kind.HAND} | cards)


def _list_touched(camp: CampView, move: Move) -> list[Thing]:
    """Return the things that a move takes, uses or fills; a card of the hand counts as the hand and its good."""
    match move:
        case Draw():
            return [Thing(Kind.PILE)]
        case Market(good, _, place):
            return [Thing(Kind.STALL, good), Thing(Kind.ANIMAL, place)]
        case Load(place, loaded):
            return [Thing(Kind.ANIMAL, place), *(Thing(Kind.HAND, good) for good in loaded)]
        case Send(sent):
            return [Thing(Kind.HAND, good) for good in sent]
        case Buy(special, payment):
            return [Thing(Kind.OFFER, special), *(_source(paid.place, paid.good) for paid in payment)]
        case Hide(cave, place, good):
            return [Thing(Kind.CAVE, cave), _source(place, good)]
        case Steal(victim, Place.HAND):
            return [Thing(Kind.THEIR_HAND, victim), *_thieves(camp)]
        case Steal(victim, place):
            return [Thing(Kind.THEIR_TOP, (victim, place)), *_thieves(camp)]
        case Settle(cashed):
            return [thing for special in set(cashed) for thing in _list_unused(camp, special)]
        case _:
            return []


def _source(place: Place, good: Good) -> Thing:
    return Thing(Kind.HAND, good) if place is Place.HAND else Thing(Kind.TOP, place)


def _thieves(camp: CampView) -> list[Thing]:
    return [Thing(Kind.THIEF, number) for number, thief in enumerate(camp.thieves) if not thief.used]


def _list_unused(camp: CampView, special: Special) -> list[Thing]:
    """Return the unused cards of a kind, in their order."""
    match special:
        case Special.DONKEY:
            donkeys = [animal for animal in camp.animals if animal.place.startswith("donkey")]
            return [Thing(Kind.ANIMAL, animal.place) for animal in donkeys if not animal.load]
        case Special.CAVE:
            return [Thing(Kind.CAVE, CAVES[number]) for number, cave in enumerate(camp.caves) if not cave.count]
        case Special.THIEF:
            return _thieves(camp)
        case Special.PLAN:
            return [Thing(Kind.PLAN, number) for number in range(camp.plans)]
