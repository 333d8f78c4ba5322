"""Robot of Timbuktu: keeps its goods away from the thieves as far as its own thief cards tell, from its view alone.

A stall is evaluated by the goods the camel should still have after the night. Seen cards are certain. Of unseen cards,
those by which other players would have sent a camel to thieves are less likely, because these players may have seen
them. A camel is sent on when its best way now is better than its expected one later. The weights below were chosen by
play of such robots against each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import inf
from typing import TypeAlias

import msgspec

from azalai.games.chance import best
from azalai.games.timbuktu.components import FREE_TO, GOODS, GOODS_CARDS, STALLS, Enclosure, Good, Goods, Letter
from azalai.games.timbuktu.moves import Choose, Go, Load, PlaceCamel, TakeBack, TimbuktuMove
from azalai.games.timbuktu.view import CamelView, EnclosureView, NotebookView, PackView, TimbuktuView

Risks: TypeAlias = dict[tuple[int, Good], float]
"""Probability of a theft of such goods, by stall and good; others are safe."""

GROWTH = 3.0  # expected rise of a kind in each later stage, in points
WAITING = 0.6  # share of the best value among stalls after the next ones, which others may take
IGNORANCE = 0.6  # points for each unseen pack by which it is better to keep a full camel
TRAP = 1.0  # points for each kind of goods robbed in the next stall, which is left to the next camel, and not here
BLUNDER = 0.3  # factor on a pack's likelihood for each camel that another player sent to be robbed by it


class Taste(msgspec.Struct, frozen=True):
    """Factors by which a robot overrates a risk (up to certainty), the price of a way, and gold."""

    risk: float = 1.0
    price: float = 1.0
    gold: float = 1.0


LEVEL_HEADED = Taste()
CHARACTERS = {"wary": Taste(risk=2.0), "thrifty": Taste(price=3.0), "golden": Taste(gold=1.8)}


def choose(view: TimbuktuView, moves: Sequence[TimbuktuMove], seed: bytes) -> TimbuktuMove:
    """Return the move with the best expected points; the seed decides among equals."""
    return best(moves, Outlook(view).prospect, seed)


def choose_as(character: str, view: TimbuktuView, moves: Sequence[TimbuktuMove], seed: bytes) -> TimbuktuMove:
    """Return the move that one of `CHARACTERS` likes best."""
    return best(moves, Outlook(view, CHARACTERS[character]).prospect, seed)


@lru_cache(1024)
def guess_risks(
    stall_cards: tuple[tuple[int, ...], ...], goods_cards: tuple[Goods, ...], others: tuple[tuple[int, Goods], ...]
) -> Risks:
    """Return the risks in an enclosure that has one of these cards each, given the loads others sent to its stalls."""
    risks: Risks = {}
    total = 0.0
    for stalls in stall_cards:
        loads = [goods for stall, goods in others if stall in stalls]
        for one, other in goods_cards:
            likely = 1.0
            for load in loads:
                if one in load or other in load:
                    likely *= BLUNDER
            total += likely
            for stall in stalls:
                risks[stall, one] = risks.get((stall, one), 0.0) + likely
                risks[stall, other] = risks.get((stall, other), 0.0) + likely
    return {spot: likely / total for spot, likely in risks.items()}


def certain_risks(pack: PackView) -> Risks:
    """Return the risks in an enclosure whose pack was seen."""
    return {(stall, good): 1.0 for stall in pack.stalls for good in pack.goods}


class Outlook:
    """Expectation of a seat for the coming night, from its view."""

    def __init__(self, view: TimbuktuView, taste: Taste = LEVEL_HEADED) -> None:
        self.view, self.taste = view, taste
        stages_left = view.stages - view.stage + 1
        self.value = {good: out + GROWTH * stages_left for good, out in zip(GOODS, view.out, strict=True)}
        self.value[Good.GOLD] *= taste.gold
        self.next_stall = {enclosure.enclosure: enclosure.next_stall for enclosure in view.lower.enclosures}
        self.camels = {camel.letter: camel for camel in self._own()}
        self._rests: dict[tuple[Enclosure, int], dict[Good, float]] = {}
        self._risks = {} if view.notebook is None else self._all_risks(view.notebook)

    def _own(self) -> tuple[CamelView, ...]:
        return () if self.view.seat is None else self.view.caravans[self.view.seat].camels

    def prospect(self, move: TimbuktuMove) -> float:
        """Return the value of a move in points; a withdrawal has none."""
        match move:
            case Load(_, goods):
                return float(sum(not set(card) & set(goods) for card in GOODS_CARDS))
            case PlaceCamel(letter, enclosure):
                return self._value_spread(self.camels[letter].goods, enclosure)
            case Choose(letter):
                return self._urgency(self.camels[letter])
            case Go(enclosure, price):
                return self._goods_after_night(enclosure, price)
            case TakeBack():
                return -inf

    def _value_spread(self, goods: Goods, enclosure: Enclosure) -> float:
        """Return the value of starting equally loaded camels in different enclosures: they want the same stalls."""
        alike = 0
        for camel in self.camels.values():
            if camel.start is not None:
                shared = sum(target in FREE_TO[enclosure] for target in FREE_TO[camel.start.enclosure])
                alike += shared * len(set(goods) & set(camel.goods))
        return -float(alike)

    def _goods_after_night(self, enclosure: Enclosure, price: Goods) -> float:
        """Return the goods that the revealed camel still has after the night."""
        letter = self._travelling_letter()
        stall = self.next_stall[enclosure]
        if letter is None or stall is None:
            return 0.0
        goods = list(self.camels[letter].goods)
        for good in price:
            goods.remove(good)
        trap = self._threat(enclosure, stall + 1) - self._threat(enclosure, stall)
        grudged = (self.taste.price - 1) * sum(map(self._rest(enclosure, stall).__getitem__, price))
        return self.expected_value(goods, enclosure, stall) - grudged + TRAP * trap

    def _threat(self, enclosure: Enclosure, stall: int) -> float:
        """Return the expected number of kinds robbed in a stall, 0 if there is no such stall."""
        return sum(self.risk(enclosure, stall, good) for good in GOODS)

    def _travelling_letter(self) -> Letter | None:
        return None if self.view.seat is None else self.view.caravans[self.view.seat].card

    def expected_value(self, goods: Sequence[Good], enclosure: Enclosure, stall: int) -> float:
        """Return the expected value of these goods after the night in that stall."""
        return sum(map(self._rest(enclosure, stall).__getitem__, goods))

    def _rest(self, enclosure: Enclosure, stall: int) -> dict[Good, float]:
        """Return the expected number of each good after the night in that stall."""
        rest = self._rests.get((enclosure, stall))
        if rest is None:
            risks = self._risks.get(enclosure, {})
            feared = self.taste.risk
            rest = {
                good: value * (1 - min(1.0, feared * risks.get((stall, good), 0.0)))
                for good, value in self.value.items()
            }
            self._rests[enclosure, stall] = rest
        return rest

    def risk(self, enclosure: Enclosure, stall: int, good: Good) -> float:
        """Return the probability of a theft of such a good there."""
        risks = self._risks.get(enclosure)
        return 0.0 if risks is None else risks.get((stall, good), 0.0)

    def _all_risks(self, notebook: NotebookView) -> dict[Enclosure, Risks]:
        """Return the risks of all enclosures, certain where the pack was seen."""
        risks: dict[Enclosure, Risks] = {pack.enclosure: certain_risks(pack) for pack in notebook.seen}
        for enclosure in self.view.lower.enclosures:
            if enclosure.enclosure not in risks:
                risks[enclosure.enclosure] = self._guess_risks(enclosure, notebook)
        return risks

    def _guess_risks(self, enclosure: EnclosureView, notebook: NotebookView) -> Risks:
        """Return the risks of an enclosure with an unseen pack, from the camels that other players sent."""
        camels = [(stall.number, stall.camel) for stall in enclosure.stalls if stall.camel is not None]
        others = tuple((stall, camel.goods) for stall, camel in camels if camel.seat != self.view.seat and camel.goods)
        return guess_risks(notebook.stalls, notebook.goods, others)

    def _urgency(self, camel: CamelView) -> float:
        """Return the loss that keeping a camel should bring, compared with sending it now."""
        now, later = self.best(camel, 0), self.best(camel, 1)
        notebook = self.view.notebook
        unknown = 0 if notebook is None else len(notebook.enclosures)
        return now - WAITING * later - IGNORANCE * unknown * len(camel.goods)

    def best(self, camel: CamelView, ahead: int) -> float:
        """Return the most that a camel keeps if `ahead` others arrive before it."""
        return max((self._best(camel, enclosure, ahead) for enclosure in self.next_stall), default=0.0)

    def _best(self, camel: CamelView, enclosure: Enclosure, ahead: int) -> float:
        """Return the most that a camel keeps in an enclosure if `ahead` others arrive there first."""
        stall = self.next_stall[enclosure]
        if stall is None or stall + ahead > len(STALLS):
            return 0.0
        goods, rest = camel.goods, self._rest(enclosure, stall + ahead)
        whole = sum(map(rest.__getitem__, goods))
        if not goods or camel.start is None or enclosure in FREE_TO[camel.start.enclosure]:
            return whole
        return whole - min(map(rest.__getitem__, goods))
