"""Probable places of unseen thieves, from the ways that other players chose and avoided.

Every seat knows the packs it has held. So each way to deal the remaining cards has a likelihood: how much a seat that
knew its packs would have liked its open ways, and which one it took. A way into the arms of thieves, or past a better
stall, is unlikely.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import accumulate
from math import exp, prod
from typing import NamedTuple, TypeAlias

from azalai.games.chance import Chance
from azalai.games.timbuktu.components import (
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
from azalai.games.timbuktu.robot import GROWTH, TRAP, Risks, certain_risks, guess_risks
from azalai.games.timbuktu.view import PackView, TimbuktuView

Packs: TypeAlias = tuple[PackView, ...]
Loads: TypeAlias = tuple[tuple[int, Goods], ...]
"""Camels in an enclosure that carry goods: stall and goods."""
Deal: TypeAlias = tuple[float, int, Packs]
"""Likelihood of some packs, the cards used for them, and the packs."""
Held: TypeAlias = tuple[tuple[int, PackView], ...]
"""Packs that were seen, each with its place in the ring at the deal."""

DECISION = 2.0
"""Points by which a way must be worse to be chosen e times less often."""
WHIM = 0.1
"""Share of the moves that are made for an unknown reason."""
NEGLIGIBLE = 1e-4
"""Ratio to the likeliest deal below which a deal is left out."""
RING = 5
"""Packs in the ring."""


class Way(NamedTuple):
    """Enclosure that was open to a camel: its next stall, whether it was free of charge, and others' camels there."""

    enclosure: Enclosure
    stall: int
    free: bool
    others: Loads


class Passage(NamedTuple):
    """Way of a camel and its circumstances.

    They are the places of the packs that its owner had held, the open ways, its goods before, the expected values of
    the goods in the order of `Good`, the enclosure it went to, and the price.
    """

    held: tuple[int, ...]
    ways: tuple[Way, ...]
    goods: Goods
    values: tuple[float, ...]
    enclosure: Enclosure
    price: Goods


class _Trace:
    """Likelihood of a passage, by the packs that its owner knows."""

    def __init__(self, passage: Passage) -> None:
        self.passage = passage
        self.value = dict(zip(GOODS, passage.values, strict=True))
        self.whole = sum(self.value[good] for good in passage.goods)
        self._likely: dict[Packs, float] = {}
        self._appeals: dict[object, tuple[float, float, int]] = {}

    def likelihood(self, packs: Packs) -> float:
        """Return the probability of this passage if its owner knew these packs."""
        known = self._likely.get(packs)
        if known is None:
            known = self._likely[packs] = self._likelihood(packs)
        return known

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
                appeal = self._appeals[key] = self._appeal(way, guess_risks(*cards, way.others if pack is None else ()))
            chosen += appeal[0]
            total += appeal[1]
            count += appeal[2]
        return (1 - WHIM) * chosen / total + WHIM / count

    def _appeal(self, way: Way, risks: Risks) -> tuple[float, float, int]:
        """Return the appeal of a way with these risks: at the price paid, at all prices together, and their number.

        The first is that of no price if another way was taken.
        """
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


def passage_likelihood(passage: Passage, packs: Packs) -> float:
    """Return the probability of a passage if the camel's owner knew these packs and no other."""
    return _trace(passage).likelihood(packs)


class Suspicion:
    """Ways to deal the cards that a seat has not seen, with their likelihoods."""

    def __init__(self, held: Held, passages: Sequence[Passage]) -> None:
        """Take the packs that were `held`, and the `passages` of other players."""
        self.known = dict(held)
        self.enclosures = [card for card in ENCLOSURES if all(card is not pack.enclosure for _, pack in held)]
        self.gone = sum(map(_cards, self.known.values()))
        telling = [passage for passage in passages if not self.known.keys() >= set(passage.held)]
        self.places = list(dict.fromkeys(place for spot in telling for place in spot.held if place not in self.known))
        self.silent = [place for place in range(RING) if place not in self.known and place not in self.places]
        """Places of packs that no other player has seen, so that each card that is left may be there."""
        deals: list[Deal] = [(1.0, self.gone, ())]
        for number, place in enumerate(self.places):
            ready = {*self.known, *self.places[: number + 1]}
            traces = [_trace(passage) for passage in telling if place in passage.held and ready >= set(passage.held)]
            deals = self._extend_deals(deals, place, traces)
        total = sum([weight for weight, _, _ in deals])
        self.deals: list[Deal] = [(weight / total, cards, packs) for weight, cards, packs in deals]
        self._sums = list(accumulate([weight for weight, _, _ in self.deals]))

    def _extend_deals(self, deals: Sequence[Deal], place: int, traces: Sequence[_Trace]) -> list[Deal]:
        """Return these deals with a pack for one more place, weighted by the passages that it then explains."""
        known = self.known
        alone = [trace for trace in traces if known.keys() >= {*trace.passage.held} - {place}]
        joint = [trace for trace in traces if trace not in alone]
        likely = {
            pack: prod(
                [trace.likelihood(tuple([known.get(place, pack) for place in trace.passage.held])) for trace in alone]
            )
            for _, pack in _list_left(self.gone)
        }
        ways: dict[int, list[tuple[int, PackView, float]]] = {}
        extended: list[Deal] = []
        most = 0.0
        for weight, cards, packs in deals:
            left = ways.get(cards)
            if left is None:
                left = ways[cards] = [(more, pack, likely[pack]) for more, pack in _list_left(cards)]
            for more, pack, chance in left:
                now = weight * chance
                if joint:
                    now *= self._joint_likelihood((*packs, pack), joint)
                if now >= NEGLIGIBLE * most:
                    extended.append((now, cards | more, (*packs, pack)))
                    most = max(most, now)
        return [deal for deal in extended if deal[0] >= NEGLIGIBLE * most]

    def _joint_likelihood(self, packs: Packs, traces: Sequence[_Trace]) -> float:
        """Return the joint likelihood of the passages of owners who know several of these packs."""
        at = self.known | dict(zip(self.places, packs, strict=False))
        return prod([trace.likelihood(tuple([at[place] for place in trace.passage.held])) for trace in traces])

    def risks(self) -> dict[Enclosure, Risks]:
        """Return the probability of each theft in the enclosures whose packs were not seen."""
        likely: dict[PackView, float] = {}
        rest: dict[int, float] = {}
        for weight, cards, packs in self.deals:
            rest[cards] = rest.get(cards, 0.0) + weight
            for pack in packs:
                likely[pack] = likely.get(pack, 0.0) + weight
        for cards, weight in rest.items():
            left = _list_left(cards)
            for _, pack in left:
                likely[pack] = likely.get(pack, 0.0) + weight * len(self.silent) / len(left)
        chances: dict[Enclosure, Risks] = {enclosure: {} for enclosure in self.enclosures}
        for pack, weight in likely.items():
            risks = chances[pack.enclosure]
            for spot in certain_risks(pack):
                risks[spot] = risks.get(spot, 0.0) + weight
        return chances

    def deal(self, chance: Chance) -> tuple[dict[int, PackView], Chance]:
        """Return a pack for every place whose pack was not seen, drawn by likelihood, and the chance after it."""
        number, chance = chance.below(1 << 53)
        _, cards, packs = self.deals[min(bisect(self._sums, number / (1 << 53)), len(self.deals) - 1)]
        packs_by_place = dict(zip(self.places, packs, strict=True))
        for place in self.silent:
            (more, packs_by_place[place]), chance = chance.pick(_list_left(cards))
            cards |= more
        return packs_by_place, chance


def _cards(pack: PackView) -> int:
    """Return a number with a bit for each card of a pack."""
    enclosure, stalls = ENCLOSURES.index(pack.enclosure), STALL_CARDS.index(pack.stalls)
    return 1 << enclosure | 1 << stalls + RING | 1 << GOODS_CARDS.index(pack.goods) + 2 * RING


_PACKS = [
    (_cards(pack), pack)
    for pack in [
        PackView(where, stalls, goods) for where in ENCLOSURES for stalls in STALL_CARDS for goods in GOODS_CARDS
    ]
]


@cache
def _list_left(cards: int) -> list[tuple[int, PackView]]:
    """Return the packs that can be made without these cards, each with its cards."""
    return [(more, pack) for more, pack in _PACKS if not more & cards]


@lru_cache(16)
def _suspicion(held: Held, passages: tuple[Passage, ...]) -> Suspicion:
    return Suspicion(held, passages)


@lru_cache(64)
def _risks(held: Held, passages: tuple[Passage, ...]) -> dict[Enclosure, Risks]:
    return _suspicion(held, passages).risks()


def suspicion(view: TimbuktuView) -> Suspicion:
    """Return the conclusions of a seat that has held packs in this stage about the others."""
    return _suspicion(list_seen_packs(view), passages_of(view))


def list_suspected(view: TimbuktuView) -> dict[Enclosure, Risks]:
    """Return the risks in the enclosures whose packs the viewer has not seen."""
    if view.notebook is None or not view.notebook.enclosures:
        return {}
    return _risks(list_seen_packs(view), passages_of(view))


def list_seen_packs(view: TimbuktuView) -> Held:
    """Return the packs that the viewer has held in this stage, with their places in the ring at the deal."""
    if view.notebook is None or view.seat is None:
        return ()
    return tuple(zip(list_held_places(view, view.seat, view.exchanges), view.notebook.seen, strict=True))


def list_held_places(view: TimbuktuView, seat: int, exchanges: int) -> tuple[int, ...]:
    """Return the places of the packs that a seat has held after N exchanges."""
    seats = len(view.caravans)
    place = PACK_POSITIONS[seats].index((seat - view.first_of_stage) % seats)
    return tuple([(place - passed) % RING for passed in range(exchanges + 1)])


def passages_of(view: TimbuktuView) -> tuple[Passage, ...]:
    """Return the passages of the other players in this stage."""
    marked = EXCHANGE_STALLS[view.route[view.stage]]
    travels = view.travels
    exchanges = view.exchanges - sum([(travel.spot.enclosure, travel.spot.stall) in marked for travel in travels])
    growth = GROWTH * (view.stages - view.stage + 1)
    out = dict(zip(GOODS, view.out, strict=True))
    for travel in travels:
        for good in travel.price:
            out[good] -= 1
    arrivals = _list_unknown_arrivals(view)
    passages: list[Passage] = []
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
                    for enclosure, camels in arrivals.items()
                    if len(camels) < len(STALLS)
                ]
            )
            values = tuple([out[good] + growth for good in GOODS])
            places = list_held_places(view, travel.seat, exchanges)
            passages.append(Passage(places, ways, goods, values, travel.spot.enclosure, travel.price))
        arrivals[travel.spot.enclosure].append((travel.seat, travel.spot.stall, camel.goods))
        for good in travel.price:
            out[good] += 1
        exchanges += (travel.spot.enclosure, travel.spot.stall) in marked
    return tuple(passages)


def _list_unknown_arrivals(view: TimbuktuView) -> dict[Enclosure, list[tuple[int, int, Goods]]]:
    """Return the camels, by enclosure, that arrived before the first known move: seat, stall and goods."""
    later = {(travel.seat, travel.letter) for travel in view.travels}
    arrivals: dict[Enclosure, list[tuple[int, int, Goods]]] = {enclosure: [] for enclosure in ENCLOSURES}
    for caravan in view.caravans:
        for camel in caravan.camels:
            if camel.arrived is not None and (camel.seat, camel.letter) not in later:
                arrivals[camel.arrived.enclosure].append((camel.seat, camel.arrived.stall, camel.goods))
    return arrivals
