"""Notebook of a player: all packs of thieves seen in this stage, and the conclusions from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from azalai.games.timbuktu.components import Enclosure, Good, Goods
from azalai.games.timbuktu.view import NotebookView
from azalai.renderers.kit import emblems, signs
from azalai.renderers.kit.sprites import Sprite


class Chance(NamedTuple):
    """Number of bad cards (`part`) among the `whole` cards that may be there."""

    part: int
    whole: int

    @property
    def never(self) -> bool:
        """True if a camel is certainly spared."""
        return self.part == 0

    @property
    def always(self) -> bool:
        """True if a camel is certainly robbed."""
        return self.part == self.whole


class StallRisk(NamedTuple):
    """Risk of a camel in a stall: the chance that it is robbed, and the number of goods lost, if known."""

    chance: Chance
    lost: int | None


def stall_cards(known: NotebookView, enclosure: Enclosure) -> tuple[tuple[int, ...], ...]:
    """Return the stall cards that the enclosure may have."""
    return next(((pack.stalls,) for pack in known.seen if pack.enclosure is enclosure), known.stalls)


def goods_cards(known: NotebookView, enclosure: Enclosure) -> tuple[Goods, ...]:
    """Return the goods cards that the enclosure may have."""
    return next(((pack.goods,) for pack in known.seen if pack.enclosure is enclosure), known.goods)


def stall_chance(known: NotebookView, enclosure: Enclosure, stall: int) -> Chance:
    """Return the number of the possible cards that name the stall."""
    cards = stall_cards(known, enclosure)
    return Chance(sum(stall in card for card in cards), len(cards))


def verdict(known: NotebookView, carried: Sequence[Good], enclosure: Enclosure, stall: int) -> StallRisk:
    """Return the risk of a camel with these goods in a stall, by elimination alone, without guesses."""
    chance = stall_chance(known, enclosure, stall)
    losses = {sum(good in card for good in carried) for card in goods_cards(known, enclosure)}
    if chance.never or losses == {0}:
        return StallRisk(Chance(0, chance.whole), 0)
    return StallRisk(chance, losses.pop() if chance.always and len(losses) == 1 else None)


def rest(carried: Goods, price: Goods) -> Goods:
    """Return the goods of a camel after it has paid."""
    left = list(carried)
    for good in price:
        left.remove(good)
    return tuple(left)


def sign(chance: Chance, radius: int, head: int) -> Sprite:
    """Return a head for a certain robbery, a ring for a certain escape, else a pie; the origin is the middle."""
    if chance.never:
        return signs.ring(radius)
    if chance.always:
        return emblems.thief_head(head)
    return signs.pie(chance.part, chance.whole, radius)
