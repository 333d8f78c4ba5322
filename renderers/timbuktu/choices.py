"""What the choices of a prompt name, and where their numbers lie in the private picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeVar

from games.prompts import Choice, Item, Prompt
from games.timbuktu.components import Enclosure, Goods, Letter
from games.timbuktu.view import CamelView, TimbuktuView
from renderers.kit.badges import badge
from renderers.kit.picture import Picture

Key = TypeVar("Key", Letter, Enclosure)

CORNER = 46
"""A badge on the corner of a camel."""
STALL = 52
"""A badge alone in a stall."""
PAIR = 40
"""One of two badges in a stall."""
SMALL = 35
"""One of several."""


class Mark(NamedTuple):
    """The number of a choice or an item: the middle and the size of its badge."""

    number: int
    x: float
    y: float
    size: int


class Offer(NamedTuple):
    """What a choice names, with what was answered before it; None where it leaves that open."""

    number: int
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
    return Offer(choice.number, choice.act or prompt.act or "", camel, enclosure, price, goods)


def is_asking(prompt: Prompt | None) -> bool:
    """Whether there is something to choose, so that what can't be chosen steps back."""
    return prompt is not None and prompt.question is not None


def items(prompt: Prompt | None) -> tuple[Item, ...]:
    """What is picked together."""
    return () if prompt is None else prompt.items


def by_camel(offered: Iterable[Offer]) -> dict[Letter, list[Offer]]:
    """The offers that name a camel."""
    return _grouped((offer.camel, offer) for offer in offered)


def by_enclosure(offered: Iterable[Offer]) -> dict[Enclosure, list[Offer]]:
    """The offers that name an enclosure."""
    return _grouped((offer.enclosure, offer) for offer in offered)


def _grouped(named: Iterable[tuple[Key | None, Offer]]) -> dict[Key, list[Offer]]:
    found: dict[Key, list[Offer]] = {}
    for key, offer in named:
        if key is not None:
            found.setdefault(key, []).append(offer)
    return found


def own_camel(view: TimbuktuView, letter: Letter | None) -> CamelView | None:
    """A camel of the viewer."""
    camels = () if view.seat is None else view.caravans[view.seat].camels
    return next((camel for camel in camels if camel.letter is letter), None)


def put_marks(picture: Picture, marks: Sequence[Mark]) -> None:
    """The badges, over everything else."""
    for mark in marks:
        picture.put(badge(mark.number, mark.size), mark.x, mark.y)
