"""What the choices of a prompt name, and what of it is lit in the private picture."""

from __future__ import annotations

from typing import NamedTuple

from azalai.games.prompts import Choice, Prompt
from azalai.games.timbuktu.components import GOODS, Counts, Enclosure, Good, Goods, Letter
from azalai.games.timbuktu.loading import possible_loads
from azalai.games.timbuktu.twins import alike
from azalai.games.timbuktu.view import CamelView, TimbuktuView


class Offer(NamedTuple):
    """What a choice names, with what was answered before it; None where it leaves that open."""

    act: str
    camel: Letter | None
    enclosure: Enclosure | None
    price: Goods | None
    goods: Goods | None


def offers(prompt: Prompt | None) -> tuple[Offer, ...]:
    """The choices of a prompt in their order."""
    return () if prompt is None else tuple(offer_of(prompt, choice) for choice in prompt.choices)


def offer_of(prompt: Prompt, choice: Choice) -> Offer:
    """What one choice of a prompt names."""
    named = (choice.value(field, prompt.value(field)) for field in ("camel", "enclosure", "price", "goods"))
    camel, enclosure, price, goods = named
    return Offer(choice.act or prompt.act or "", camel, enclosure, price, goods)


class Lit(NamedTuple):
    """What a prompt is about. `asked`: whether there is something to choose, so that all the rest steps back."""

    asked: bool = False
    camels: frozenset[Letter] = frozenset()
    enclosures: frozenset[Enclosure] = frozenset()
    goods: frozenset[Good] = frozenset()


def lit(view: TimbuktuView, prompt: Prompt | None) -> Lit:
    """What of the picture can be chosen, in whatever groups it is offered. What was answered already is lit no more."""
    if prompt is None or prompt.question is None:
        return Lit()
    offered = offers(prompt)
    answered = {step.field for step in prompt.steps}
    camels: set[Letter] = set()
    enclosures: set[Enclosure] = set()
    goods: set[Good] = {item.value for item in prompt.items}
    for offer in offered:
        if offer.act == "takeback":
            back = taken_back(view)
            camels |= {back} if back is not None else set()
        elif offer.act == "load":
            goods |= set(offer.goods or ()) or _to_load(view)
        if offer.camel is not None and "camel" not in answered and offer.act in ("place", "choose"):
            camels |= set(alike(view, offer.camel))
        if offer.enclosure is not None and "enclosure" not in answered:
            enclosures.add(offer.enclosure)
        elif offer.price:
            goods |= set(offer.price)
    return Lit(True, frozenset(camels), frozenset(enclosures), frozenset(goods))


def _to_load(view: TimbuktuView) -> set[Good]:
    """The goods of which there are some to load."""
    return {good for good, count in zip(GOODS, view.unloaded or (0,) * len(GOODS), strict=True) if count}


def own_camel(view: TimbuktuView, letter: Letter | None) -> CamelView | None:
    """A camel of the viewer."""
    camels = () if view.seat is None else view.caravans[view.seat].camels
    return next((camel for camel in camels if camel.letter is letter), None)


def taken_back(view: TimbuktuView) -> Letter | None:
    """The camel whose load comes down if the last load is taken back; those after it were loaded by themselves."""
    if view.seat is None or view.unloaded is None:
        return None
    caravan = view.caravans[view.seat]
    left = list(view.unloaded)
    loaded = [camel for camel in caravan.camels if camel.loaded]
    for number in range(len(loaded) - 1, -1, -1):
        for good in loaded[number].goods:
            left[GOODS.index(good)] += 1
        gold, coffee, pepper, salt, water = left
        counts: Counts = (gold, coffee, pepper, salt, water)
        if len(possible_loads(counts, len(caravan.camels) - number)) > 1:
            return loaded[number].letter
    return None
