"""Where the thieves should be whose cards a player has not seen, by where the others went and where they did not.

Every seat knows the packs it has held. So for each way to deal the cards that are left it can be said how well a seat
that knew its packs would have liked the ways that were open to it, and which it took: what would have sent it into the
arms of thieves, or past a better stall, is unlikely.
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
from azalai.games.timbuktu.robot import GROWTH, TRAP, Risks, certain, guessed
from azalai.games.timbuktu.view import PackView, TimbuktuView

Packs: TypeAlias = tuple[PackView, ...]
Loads: TypeAlias = tuple[tuple[int, Goods], ...]
"""Camels in an enclosure that carry anything: stall and goods."""
Deal: TypeAlias = tuple[float, int, Packs]
"""How likely some packs are, the cards that are gone with them, and the packs."""
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
        self.known = dict(seen)
        self.enclosures = [card for card in ENCLOSURES if all(card is not pack.enclosure for _, pack in seen)]
        self.gone = sum(map(_cards, self.known.values()))
        telling = [passage for passage in passages if not self.known.keys() >= set(passage.held)]
        self.places = list(dict.fromkeys(place for one in telling for place in one.held if place not in self.known))
        self.silent = [place for place in range(RING) if place not in self.known and place not in self.places]
        """Places of packs that nobody else has seen, so that each card that is left may be there."""
        deals: list[Deal] = [(1.0, self.gone, ())]
        for number, place in enumerate(self.places):
            ready = {*self.known, *self.places[: number + 1]}
            traces = [_trace(one) for one in telling if place in one.held and ready >= set(one.held)]
            deals = self._further(deals, place, traces)
        total = sum([weight for weight, _, _ in deals])
        self.deals: list[Deal] = [(weight / total, cards, packs) for weight, cards, packs in deals]
        self._sums = list(accumulate([weight for weight, _, _ in self.deals]))

    def _further(self, deals: Sequence[Deal], place: int, traces: Sequence[_Trace]) -> list[Deal]:
        """These deals with a pack for one place more, each as likely as what is then known to whom makes it."""
        known = self.known
        alone = [trace for trace in traces if known.keys() >= {*trace.passage.held} - {place}]
        joint = [trace for trace in traces if trace not in alone]
        likely = {
            pack: prod([trace.likely(tuple([known.get(one, pack) for one in trace.passage.held])) for trace in alone])
            for _, pack in _left(self.gone)
        }
        ways: dict[int, list[tuple[int, PackView, float]]] = {}
        found: list[Deal] = []
        most = 0.0
        for weight, cards, packs in deals:
            left = ways.get(cards)
            if left is None:
                left = ways[cards] = [(more, pack, likely[pack]) for more, pack in _left(cards)]
            for more, pack, chance in left:
                now = weight * chance
                if joint:
                    now *= self._joint((*packs, pack), joint)
                if now >= NEGLIGIBLE * most:
                    found.append((now, cards | more, (*packs, pack)))
                    most = max(most, now)
        return [deal for deal in found if deal[0] >= NEGLIGIBLE * most]

    def _joint(self, packs: Packs, traces: Sequence[_Trace]) -> float:
        """How likely those are to have gone so who know several of these packs."""
        at = self.known | dict(zip(self.places, packs, strict=False))
        return prod([trace.likely(tuple([at[place] for place in trace.passage.held])) for trace in traces])

    def risks(self) -> dict[Enclosure, Risks]:
        """In the enclosures whose packs were not seen: how likely which goods are robbed in which stall."""
        likely: dict[PackView, float] = {}
        rest: dict[int, float] = {}
        for weight, cards, packs in self.deals:
            rest[cards] = rest.get(cards, 0.0) + weight
            for pack in packs:
                likely[pack] = likely.get(pack, 0.0) + weight
        for cards, weight in rest.items():
            left = _left(cards)
            for _, pack in left:
                likely[pack] = likely.get(pack, 0.0) + weight * len(self.silent) / len(left)
        found: dict[Enclosure, Risks] = {enclosure: {} for enclosure in self.enclosures}
        for pack, weight in likely.items():
            risks = found[pack.enclosure]
            for spot in certain(pack):
                risks[spot] = risks.get(spot, 0.0) + weight
        return found

    def dealt(self, chance: Chance) -> tuple[dict[int, PackView], Chance]:
        """A pack for every place whose pack was not seen, drawn by how likely that is, and the chance after it."""
        number, chance = chance.below(1 << 53)
        _, cards, packs = self.deals[min(bisect(self._sums, number / (1 << 53)), len(self.deals) - 1)]
        found = dict(zip(self.places, packs, strict=True))
        for place in self.silent:
            (more, found[place]), chance = chance.pick(_left(cards))
            cards |= more
        return found, chance


def _cards(pack: PackView) -> int:
    """A number with a bit for each card of a pack."""
    enclosure, stalls = ENCLOSURES.index(pack.enclosure), STALL_CARDS.index(pack.stalls)
    return 1 << enclosure | 1 << stalls + RING | 1 << GOODS_CARDS.index(pack.goods) + 2 * RING


_PACKS = [
    (_cards(pack), pack)
    for pack in [
        PackView(where, stalls, goods) for where in ENCLOSURES for stalls in STALL_CARDS for goods in GOODS_CARDS
    ]
]


@cache
def _left(cards: int) -> list[tuple[int, PackView]]:
    """The packs that may be made of other cards than these, each with its cards."""
    return [(more, pack) for more, pack in _PACKS if not more & cards]


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
