"""Meaning of a prompt's choices, and the parts of the private picture that they highlight."""

from __future__ import annotations

from typing import NamedTuple

from azalai.games.prompts import Choice, Prompt
from azalai.games.timbuktu.components import GOODS, Counts, Enclosure, Good, Goods, Letter
from azalai.games.timbuktu.loading import possible_loads
from azalai.games.timbuktu.twins import list_twins
from azalai.games.timbuktu.view import CamelView, TimbuktuView


class Offer(NamedTuple):
    """Meaning of a choice together with earlier answers; None for everything that is still open."""

    act: str
    camel: Letter | None
    enclosure: Enclosure | None
    price: Goods | None
    goods: Goods | None


def offers(prompt: Prompt | None) -> tuple[Offer, ...]:
    """Return the meanings of a prompt's choices, in order."""
    return () if prompt is None else tuple(offer_of(prompt, choice) for choice in prompt.choices)


def offer_of(prompt: Prompt, choice: Choice) -> Offer:
    """Return the meaning of one choice of a prompt."""
    named = (choice.value(field, prompt.value(field)) for field in ("camel", "enclosure", "price", "goods"))
    camel, enclosure, price, goods = named
    return Offer(choice.act or prompt.act or "", camel, enclosure, price, goods)


class Lit(NamedTuple):
    """Highlighted parts of the picture; `asked`: there is a question, so that everything else is faded."""

    asked: bool = False
    camels: frozenset[Letter] = frozenset()
    enclosures: frozenset[Enclosure] = frozenset()
    goods: frozenset[Good] = frozenset()


def find_lit(view: TimbuktuView, prompt: Prompt | None) -> Lit:
    """Return the parts of the picture that can be chosen, in any choice; earlier answers are not highlighted."""
    if prompt is None or prompt.question is None:
        return Lit()
    offered = offers(prompt)
    answered = {step.field for step in prompt.steps}
    camels: set[Letter] = set()
    enclosures: set[Enclosure] = set()
    goods: set[Good] = {item.value for item in prompt.items}
    for offer in offered:
        if offer.act == "takeback":
            back = find_unloaded(view)
            camels |= {back} if back is not None else set()
        elif offer.act == "load":
            goods |= set(offer.goods or ()) or _to_load(view)
        if offer.camel is not None and "camel" not in answered and offer.act in ("place", "choose"):
            camels |= set(list_twins(view, offer.camel))
        if offer.enclosure is not None and "enclosure" not in answered:
            enclosures.add(offer.enclosure)
        elif offer.price:
            goods |= set(offer.price)
    return Lit(True, frozenset(camels), frozenset(enclosures), frozenset(goods))


def _to_load(view: TimbuktuView) -> set[Good]:
    """Return the goods that are left to load."""
    return {good for good, count in zip(GOODS, view.unloaded or (0,) * len(GOODS), strict=True) if count}


def own_camel(view: TimbuktuView, letter: Letter | None) -> CamelView | None:
    """Return the reader's camel of that letter."""
    camels = () if view.seat is None else view.caravans[view.seat].camels
    return next((camel for camel in camels if camel.letter is letter), None)


def find_unloaded(view: TimbuktuView) -> Letter | None:
    """Return the camel that is unloaded when the last load is undone; later ones were loaded automatically."""
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
