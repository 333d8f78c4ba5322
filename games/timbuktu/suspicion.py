"""Where the thieves should be whose cards a player has not seen, by where the others went and where they did not.

Every seat knows the packs it has held. So for each way to deal the cards that are left it can be said how well a seat
that knew its packs would have liked the ways that were open to it, and which it took: what would have sent it into the
arms of thieves, or past a better stall, is unlikely.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import accumulate
from math import exp
from typing import NamedTuple, TypeAlias

from games.chance import Chance
from games.timbuktu.components import (
    ENCLOSURES,
    EXCHANGE_STALLS,
    FREE_TO,
    GOODS,
    GOODS_CARDS,
    PACK_POSITIONS,
    STALL_CARDS,
    STALLS,
    Enclosure,
    Goods,
    in_order,
)
from games.timbuktu.robot import GROWTH, TRAP, Risks, guessed
from games.timbuktu.view import PackView, TimbuktuView

Packs: TypeAlias = tuple[PackView, ...]
Loads: TypeAlias = tuple[tuple[int, Goods], ...]
"""Camels in an enclosure that carry anything: stall and goods."""
Held: TypeAlias = tuple[tuple[int, PackView], ...]
"""Packs that were seen, each with its place in the ring at the deal."""

DECISION = 2.0
"""Points by which a way must be worse to be chosen e times less often."""
WHIM = 0.1
"""The share of the moves that are made for a reason not known here."""
NEGLIGIBLE = 1e-4
"""Deals are left out that are so much less likely than the likeliest."""
RING = 5
"""Packs in the ring."""


class Way(NamedTuple):
    """An enclosure that was open to a camel: its next stall, whether it cost nothing, and the camels there that were
    not the mover's."""

    enclosure: Enclosure
    stall: int
    free: bool
    others: Loads


class Passage(NamedTuple):
    """How a camel went: the places of the packs which its owner had held, the ways that were open, its goods before,
    the expected values of the goods in the order of `Good`, the enclosure it went to, and the price."""

    held: tuple[int, ...]
    ways: tuple[Way, ...]
    goods: Goods
    values: tuple[float, ...]
    enclosure: Enclosure
    price: Goods


class _Trace:
    """How likely a passage is for one who knows these packs or those."""

    def __init__(self, passage: Passage) -> None:
        self.passage = passage
        self.value = dict(zip(GOODS, passage.values, strict=True))
        self.whole = sum(self.value[good] for good in passage.goods)
        self._likely: dict[Packs, float] = {}
        self._appeals: dict[object, tuple[float, float, int]] = {}

    def likely(self, packs: Packs) -> float:
        """The chance that one who knew these packs would have gone so."""
        found = self._likely.get(packs)
        if found is None:
            found = self._likely[packs] = self._likelihood(packs)
        return found

    def _likelihood(self, packs: Packs) -> float:
        at = {pack.enclosure: pack for pack in packs}
        stalls = tuple([card for card in STALL_CARDS if all(card != pack.stalls for pack in packs)])
        goods = tuple([card for card in GOODS_CARDS if all(card != pack.goods for pack in packs)])
        chosen, total, count = 0.0, 0.0, 0
        for way in self.passage.ways:
            pack = at.get(way.enclosure)
            cards = (stalls, goods) if pack is None else ((pack.stalls,), (pack.goods,))
            key = way.enclosure, cards
            appeal = self._appeals.get(key)
            if appeal is None:
                appeal = self._appeals[key] = self._appeal(way, guessed(*cards, way.others if pack is None else ()))
            chosen += appeal[0]
            total += appeal[1]
            count += appeal[2]
        return (1 - WHIM) * chosen / total + WHIM / count

    def _appeal(self, way: Way, risks: Risks) -> tuple[float, float, int]:
        """How a way appeals to one who takes these risks to be there: at the price that was paid (nothing, if another
        way was taken), and at all prices together; and how many prices it may have."""
        passage, stall = self.passage, way.stall
        rest = {good: self.value[good] * (1 - risks.get((stall, good), 0.0)) for good in passage.goods}
        trap = sum([risks.get((stall + 1, good), 0.0) - risks.get((stall, good), 0.0) for good in GOODS])
        kept = sum([rest[good] for good in passage.goods]) + TRAP * trap - self.whole
        prices = (0.0,) if way.free else tuple(rest.values())
        appeals = [exp((kept - price) / DECISION) for price in prices]
        if way.enclosure is not passage.enclosure:
            return 0.0, sum(appeals), len(appeals)
        paid = 0 if way.free else list(rest).index(passage.price[0])
        return appeals[paid], sum(appeals), len(appeals)


@lru_cache(256)
def _trace(passage: Passage) -> _Trace:
    return _Trace(passage)


def likely(passage: Passage, packs: Packs) -> float:
    """The chance that a camel would have gone so, if its owner knew these packs and no other."""
    return _trace(passage).likely(packs)


class Suspicion:
    """The ways to deal the cards that a seat has not seen, and how likely each is."""

    def __init__(self, seen: Held, passages: Sequence[Passage]) -> None:
        """`passages`: how the others went."""
        known = dict(seen)
        self.enclosures = [card for card in ENCLOSURES if all(card is not pack.enclosure for pack in known.values())]
        self.stalls = [card for card in STALL_CARDS if all(card != pack.stalls for pack in known.values())]
        self.goods = [card for card in GOODS_CARDS if all(card != pack.goods for pack in known.values())]
        telling = [passage for passage in passages if not known.keys() >= set(passage.held)]
        self.places = list(dict.fromkeys(place for one in telling for place in one.held if place not in known))
        self.silent = [place for place in range(RING) if place not in known and place not in self.places]
        """Places of packs that nobody else has seen, so that each card that is left may be there."""
        deals: list[tuple[float, Packs]] = [(1.0, ())]
        for number, place in enumerate(self.places):
            ready = {*known, *self.places[: number + 1]}
            traces = [_trace(one) for one in telling if place in one.held and ready >= set(one.held)]
            deals = self._further(deals, [(one, one.passage.held) for one in traces], known)
        total = sum(weight for weight, _ in deals)
        self.deals = [(weight / total, packs) for weight, packs in deals]
        self._sums = list(accumulate(weight for weight, _ in self.deals))

    def _further(
        self,
        deals: Sequence[tuple[float, Packs]],
        traces: Sequence[tuple[_Trace, tuple[int, ...]]],
        known: Mapping[int, PackView],
    ) -> list[tuple[float, Packs]]:
        """These deals with one pack more, each as likely as what is then known to whom makes it."""
        found: list[tuple[float, Packs]] = []
        for weight, packs in deals:
            place_of = dict(zip(self.places, packs, strict=False))
            place = self.places[len(packs)]
            for pack in self._left(packs):
                place_of[place] = pack
                likely = weight
                for trace, held in traces:
                    likely *= trace.likely(tuple([known.get(one) or place_of[one] for one in held]))
                found.append((likely, (*packs, pack)))
        least = NEGLIGIBLE * max(weight for weight, _ in found)
        return [one for one in found if one[0] >= least]

    def _left(self, packs: Packs) -> Iterator[PackView]:
        """The packs that may be made of the cards that are in none of these."""
        stalls = [card for card in self.stalls if all(card != pack.stalls for pack in packs)]
        goods = [card for card in self.goods if all(card != pack.goods for pack in packs)]
        for enclosure in self.enclosures:
            if all(enclosure is not pack.enclosure for pack in packs):
                for where in stalls:
                    for what in goods:
                        yield _pack(enclosure, where, what)

    def risks(self) -> dict[Enclosure, Risks]:
        """In the enclosures whose packs were not seen: how likely which goods are robbed in which stall."""
        likely: dict[PackView, float] = {}
        for weight, packs in self.deals:
            for pack in packs:
                likely[pack] = likely.get(pack, 0.0) + weight
            if self.silent:
                left = list(self._left(packs))
                share = weight * len(self.silent) / len(left)
                for pack in left:
                    likely[pack] = likely.get(pack, 0.0) + share
        found: dict[Enclosure, Risks] = {enclosure: {} for enclosure in self.enclosures}
        for pack, weight in likely.items():
            risks = found[pack.enclosure]
            for stall in pack.stalls:
                for good in pack.goods:
                    risks[stall, good] = risks.get((stall, good), 0.0) + weight
        return found

    def dealt(self, chance: Chance) -> tuple[dict[int, PackView], Chance]:
        """A pack for every place whose pack was not seen, drawn by how likely that is, and the chance after it."""
        number, chance = chance.below(1 << 53)
        _, packs = self.deals[min(bisect(self._sums, number / (1 << 53)), len(self.deals) - 1)]
        found = dict(zip(self.places, packs, strict=True))
        enclosures = [card for card in self.enclosures if all(card is not pack.enclosure for pack in packs)]
        stalls, chance = chance.shuffled([card for card in self.stalls if all(card != pack.stalls for pack in packs)])
        goods, chance = chance.shuffled([card for card in self.goods if all(card != pack.goods for pack in packs)])
        order, chance = chance.shuffled(self.silent)
        for place, enclosure, where, what in zip(order, enclosures, stalls, goods, strict=True):
            found[place] = _pack(enclosure, where, what)
        return found, chance


@cache
def _pack(enclosure: Enclosure, stalls: tuple[int, ...], goods: Goods) -> PackView:
    return PackView(enclosure, stalls, goods)


@lru_cache(16)
def _suspicion(seen: Held, passages: tuple[Passage, ...]) -> Suspicion:
    return Suspicion(seen, passages)


@lru_cache(64)
def _risks(seen: Held, passages: tuple[Passage, ...]) -> dict[Enclosure, Risks]:
    return _suspicion(seen, passages).risks()


def suspicion(view: TimbuktuView) -> Suspicion:
    """What a seat that has held packs in this stage may conclude of the others."""
    return _suspicion(seen_of(view), passages_of(view))


def suspected(view: TimbuktuView) -> dict[Enclosure, Risks]:
    """The risks in the enclosures whose packs the viewer has not seen."""
    if view.notebook is None or not view.notebook.enclosures:
        return {}
    return _risks(seen_of(view), passages_of(view))


def seen_of(view: TimbuktuView) -> Held:
    """The packs which the viewer has held in this stage, with their places in the ring at the deal."""
    if view.notebook is None or view.seat is None:
        return ()
    return tuple(zip(held(view, view.seat, view.exchanges), view.notebook.seen, strict=True))


def held(view: TimbuktuView, seat: int, exchanges: int) -> tuple[int, ...]:
    """The places of the packs that a seat has held when they have been passed on so many times."""
    seats = len(view.caravans)
    place = PACK_POSITIONS[seats].index((seat - view.first_of_stage) % seats)
    return tuple([(place - passed) % RING for passed in range(exchanges + 1)])


def passages_of(view: TimbuktuView) -> tuple[Passage, ...]:
    """How the others have gone in this stage."""
    marked = EXCHANGE_STALLS[view.route[view.stage]]
    travels = view.travels
    exchanges = view.exchanges - sum([(one.spot.enclosure, one.spot.stall) in marked for one in travels])
    growth = GROWTH * (view.stages - view.stage + 1)
    out = dict(zip(GOODS, view.out, strict=True))
    for travel in travels:
        for good in travel.price:
            out[good] -= 1
    there = _before(view)
    found: list[Passage] = []
    for travel in travels:
        camel = next(camel for camel in view.caravans[travel.seat].camels if camel.letter is travel.letter)
        goods = in_order([*camel.goods, *travel.price])
        if travel.seat != view.seat:
            reach = ENCLOSURES if not goods or camel.start is None else FREE_TO[camel.start.enclosure]
            ways = tuple(
                [
                    Way(
                        enclosure,
                        len(camels) + 1,
                        enclosure in reach,
                        tuple([(stall, load) for seat, stall, load in camels if seat != travel.seat and load]),
                    )
                    for enclosure, camels in there.items()
                    if len(camels) < len(STALLS)
                ]
            )
            values = tuple([out[good] + growth for good in GOODS])
            places = held(view, travel.seat, exchanges)
            found.append(Passage(places, ways, goods, values, travel.spot.enclosure, travel.price))
        there[travel.spot.enclosure].append((travel.seat, travel.spot.stall, camel.goods))
        for good in travel.price:
            out[good] += 1
        exchanges += (travel.spot.enclosure, travel.spot.stall) in marked
    return tuple(found)


def _before(view: TimbuktuView) -> dict[Enclosure, list[tuple[int, int, Goods]]]:
    """The camels, by enclosure, that had arrived before the first move that is known: seat, stall and goods."""
    later = {(travel.seat, travel.letter) for travel in view.travels}
    there: dict[Enclosure, list[tuple[int, int, Goods]]] = {enclosure: [] for enclosure in ENCLOSURES}
    for caravan in view.caravans:
        for camel in caravan.camels:
            if camel.arrived is not None and (camel.seat, camel.letter) not in later:
                there[camel.arrived.enclosure].append((camel.seat, camel.arrived.stall, camel.goods))
    return there
