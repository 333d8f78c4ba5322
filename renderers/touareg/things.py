"""What a question is about on the table: the things its choices stand for, those that can still be chosen, and those
that were picked already."""

from __future__ import annotations

import enum
from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from typing import NamedTuple

from games.contract import Move
from games.prompts import Choice, Prompt
from games.touareg.components import CAVE_CAPACITY, CAVES, Good, Place, Special
from games.touareg.moves import Buy, Draw, Hide, Load, Market, Paid, Send, Settle, Steal
from games.touareg.view import CampView, TouaregView


class Kind(enum.Enum):
    """Kinds of things on the table."""

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
    """One of them, and which."""

    kind: Kind
    which: Hashable = None


class Decision(NamedTuple):
    """What a prompt means for the picture.

    `marked`: the numbers of choices and items at the things they stand for. `alive`: what can still be chosen, or be
    used by what is chosen. `follows`: something was picked already, and `picked` says what. `act`: what is being done.
    """

    marked: tuple[tuple[Thing, tuple[int, ...]], ...]
    alive: frozenset[Thing]
    follows: bool
    picked: frozenset[Thing]
    act: str | None
    good: Good | None
    amount: int | None


def decision(view: TouaregView, prompt: Prompt) -> Decision:
    """What is asked of the seat of the view."""
    camp = view.camps[view.seat or 0]
    follows = any(step.asked for step in prompt.steps)
    return Decision(
        marked=_marked(camp, prompt),
        alive=_alive(camp, prompt.moves),
        follows=follows,
        picked=_picked(camp, prompt) if follows else frozenset(),
        act=prompt.act,
        good=prompt.value("good"),
        amount=prompt.value("count"),
    )


def _picked(camp: CampView, prompt: Prompt) -> frozenset[Thing]:
    act, found = prompt.act, list[Thing]()
    place, good = prompt.value("place"), prompt.value("good")
    victim = prompt.value("victim")
    if act == "market" and good is not None:
        found.append(Thing(Kind.STALL, good))
    if act == "load" and place is not None:
        found.append(Thing(Kind.ANIMAL, place))
    if act == "hide" and place not in (None, Place.HAND):
        found.append(Thing(Kind.TOP, place))
    if prompt.value("special") is not None:
        found.append(Thing(Kind.OFFER, prompt.value("special")))
    if prompt.value("cave") is not None:
        found.append(Thing(Kind.CAVE, prompt.value("cave")))
    if victim is not None:
        found.append(Thing(Kind.PLAYER, victim))
    return frozenset(found)


# What can still be chosen


def _alive(camp: CampView, moves: Iterable[Move]) -> frozenset[Thing]:
    touched = {thing for move in moves for thing in _touched(camp, move)}
    goods = {thing.which for thing in touched if thing.kind is Kind.HAND}
    cards = {Thing(Kind.CARD, number) for number, good in enumerate(camp.hand or ()) if good in goods}
    return frozenset({thing for thing in touched if thing.kind is not Kind.HAND} | cards)


def _touched(camp: CampView, move: Move) -> list[Thing]:
    """What a move takes, uses or fills; a card of the hand as the hand and its good."""
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
            return [thing for special in set(cashed) for thing in _unused(camp, special)]
        case _:
            return []


def _source(place: Place, good: Good) -> Thing:
    return Thing(Kind.HAND, good) if place is Place.HAND else Thing(Kind.TOP, place)


def _thieves(camp: CampView) -> list[Thing]:
    return [Thing(Kind.THIEF, number) for number, thief in enumerate(camp.thieves) if not thief.used]


def _unused(camp: CampView, special: Special) -> list[Thing]:
    """The unused cards of a kind, in the order in which they lie."""
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


# Where the numbers stand


def _marked(camp: CampView, prompt: Prompt) -> tuple[tuple[Thing, tuple[int, ...]], ...]:
    found: dict[Thing, list[int]] = {}
    if prompt.items:
        stacks = _stacks(camp, [item.value for item in prompt.items])
        for item, thing in zip(prompt.items, stacks, strict=True):
            if thing is not None:
                found.setdefault(thing, []).append(item.number)
    hides = [choice for choice in prompt.choices if choice.act == "hide"]
    one_source = len({(choice.value("place"), choice.value("good")) for choice in hides}) == 1
    for choice in prompt.choices:
        thing = _thing(camp, prompt, choice, by_cave=one_source and len(hides) > 1)
        if thing is not None:
            found.setdefault(thing, []).append(choice.number)
    return tuple((thing, tuple(numbers)) for thing, numbers in found.items())


def _thing(camp: CampView, prompt: Prompt, choice: Choice, *, by_cave: bool) -> Thing | None:
    """What a choice stands for: what its own answers name first; the act's own place where they name nothing."""
    match choice.act or prompt.act:
        case "draw":
            return Thing(Kind.PILE)
        case "load":
            return _of_load(camp, prompt, choice)
        case "market":
            return _of_market(prompt, choice)
        case "buy":
            return _of_purchase(camp, prompt, choice)
        case "send":
            return _stack(camp, choice.value("goods")) if choice.value("goods") else Thing(Kind.HAND)
        case "hide":
            return _of_hiding(camp, choice, by_cave=by_cave)
        case "steal":
            return _of_theft(camp, prompt, choice)
        case "settle":
            return _stack(camp, choice.value("specials", ()))
        case _:
            return None


def _of_load(camp: CampView, prompt: Prompt, choice: Choice) -> Thing | None:
    if prompt.value("place") is not None:
        return _stack(camp, choice.value("goods", ()))
    place = choice.value("place")
    return Thing(Kind.HAND) if place is None else Thing(Kind.ANIMAL, place)


def _of_market(prompt: Prompt, choice: Choice) -> Thing:
    place, good = choice.value("place"), prompt.value("good", choice.value("good"))
    if prompt.value("good") is not None and place is not None:
        return Thing(Kind.ANIMAL, place)
    return Thing(Kind.STALLS) if good is None else Thing(Kind.STALL, good)


def _of_purchase(camp: CampView, prompt: Prompt, choice: Choice) -> Thing | None:
    if prompt.value("special") is not None:
        return _paid(camp, choice.value("payment", ()))
    special = choice.value("special")
    return Thing(Kind.SHOP) if special is None else Thing(Kind.OFFER, special)


def _of_hiding(camp: CampView, choice: Choice, *, by_cave: bool) -> Thing | None:
    cave, place, good = choice.value("cave"), choice.value("place"), choice.value("good")
    if cave is not None and (by_cave or place is None):
        return Thing(Kind.CAVE, cave)
    if place is None and good is None:
        ready = [
            CAVES[number]
            for number, own in enumerate(camp.caves)
            if own.count < CAVE_CAPACITY and not own.used_this_turn
        ]
        return Thing(Kind.CAVE, ready[0]) if ready else None
    if place in (None, Place.HAND):
        return Thing(Kind.HAND) if good is None else _stack(camp, (good,))
    return Thing(Kind.TOP, place)


def _of_theft(camp: CampView, prompt: Prompt, choice: Choice) -> Thing | None:
    victim, place = prompt.value("victim", choice.value("victim")), choice.value("place")
    if victim is None:
        return next(iter(_thieves(camp)), None)
    if place is None:
        return Thing(Kind.PLAYER, victim)
    return Thing(Kind.THEIR_HAND, victim) if place is Place.HAND else Thing(Kind.THEIR_TOP, (victim, place))


def _stack(camp: CampView, picked: Sequence[Good] | Sequence[Special]) -> Thing | None:
    """Cards of one kind stand at the last of so many; a mixture stands nowhere."""
    if not picked or len(set(picked)) > 1:
        return None
    return _stacks(camp, picked)[-1]


def _stacks(camp: CampView, cards: Sequence[Good | Special]) -> list[Thing | None]:
    """Where each of several cards lies, each time the next one of its kind."""
    seen: Counter[object] = Counter()
    found: list[Thing | None] = []
    for card in cards:
        if isinstance(card, Special):
            lie = _unused(camp, card)
        else:
            lie = [Thing(Kind.CARD, number) for number, good in enumerate(camp.hand or ()) if good == card]
        found.append(lie[seen[card]] if seen[card] < len(lie) else None)
        seen[card] += 1
    return found


def _paid(camp: CampView, payment: Sequence[Paid]) -> Thing | None:
    """A payment stands where it lies, if all of it lies in one place."""
    places = {paid.place for paid in payment}
    if len(places) != 1:
        return None
    place = places.pop()
    return _stack(camp, [paid.good for paid in payment]) if place is Place.HAND else Thing(Kind.TOP, place)
