"""What a player knows of the thieves: a notebook of all packs seen in this stage, and what follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from azalai.games.timbuktu.components import Enclosure, Good, Goods
from azalai.games.timbuktu.view import NotebookView
from azalai.renderers.kit import emblems, signs
from azalai.renderers.kit.sprites import Sprite


class Chance(NamedTuple):
    """`part` of the `whole` cards that may lie there are bad."""

    part: int
    whole: int

    @property
    def never(self) -> bool:
        """Spared for certain."""
        return self.part == 0

    @property
    def always(self) -> bool:
        """Robbed for certain."""
        return self.part == self.whole


class StallRisk(NamedTuple):
    """What awaits a camel in a stall: the chance that it is robbed, and how many goods that costs, if it is known."""

    chance: Chance
    lost: int | None


def stall_cards(known: NotebookView, enclosure: Enclosure) -> tuple[tuple[int, ...], ...]:
    """The stall cards which the enclosure may have."""
    return next(((pack.stalls,) for pack in known.seen if pack.enclosure is enclosure), known.stalls)


def goods_cards(known: NotebookView, enclosure: Enclosure) -> tuple[Goods, ...]:
    """The goods cards which the enclosure may have."""
    return next(((pack.goods,) for pack in known.seen if pack.enclosure is enclosure), known.goods)


def stall_chance(known: NotebookView, enclosure: Enclosure, stall: int) -> Chance:
    """How many of the cards that may lie there name the stall."""
    cards = stall_cards(known, enclosure)
    return Chance(sum(stall in card for card in cards), len(cards))


def verdict(known: NotebookView, carried: Sequence[Good], enclosure: Enclosure, stall: int) -> StallRisk:
    """What is known of a camel with these goods in a stall: plain elimination, nothing guessed."""
    chance = stall_chance(known, enclosure, stall)
    losses = {sum(good in card for good in carried) for card in goods_cards(known, enclosure)}
    if chance.never or losses == {0}:
        return StallRisk(Chance(0, chance.whole), 0)
    return StallRisk(chance, losses.pop() if chance.always and len(losses) == 1 else None)


def rest(carried: Goods, price: Goods) -> Goods:
    """What a camel still carries when it has paid."""
    left = list(carried)
    for good in price:
        left.remove(good)
    return tuple(left)


def sign(chance: Chance, radius: int, head: int) -> Sprite:
    """A head for what is robbed for certain, a ring for what is spared, else a pie; its origin is the middle."""
    if chance.never:
        return signs.ring(radius)
    if chance.always:
        return emblems.thief_head(head)
    return signs.pie(chance.part, chance.whole, radius)
