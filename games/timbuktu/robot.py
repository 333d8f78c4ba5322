"""A player of iron: keeps its goods away from the thieves as far as its own thief cards tell, from its view alone.

A stall is weighed by what the camel should still carry after the night: cards seen are certain, those not seen are
equally likely (plain elimination). A camel is sent on when its best way now is better than what it may hope for if it
waits. The weights below were chosen by play of such robots among themselves; most of them matter little.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.chance import Chance
from games.timbuktu.components import FREE_TO, GOODS, STALLS, Enclosure, Good, Goods, Letter
from games.timbuktu.moves import Choose, Go, TimbuktuMove
from games.timbuktu.view import CamelView, NotebookView, TimbuktuView

GROWTH = 3.0  # points by which a kind is still expected to rise in each stage to come
WAITING = 0.85  # of the best prospect among the stalls after the next ones: others may take them
IGNORANCE = 0.6  # points for each pack not seen, by which it is better to wait with a full camel


def choose(view: TimbuktuView, moves: Sequence[TimbuktuMove], seed: bytes) -> TimbuktuMove:
    """The move with the best prospect; among equals the seed decides."""
    outlook = Outlook(view)
    prospects = [outlook.prospect(move) for move in moves]
    best = max(prospects)
    return Chance(seed).pick([move for move, prospect in zip(moves, prospects, strict=True) if prospect == best])[0]


class Outlook:
    """What a seat's view says about the night to come."""

    def __init__(self, view: TimbuktuView) -> None:
        self.view = view
        stages_left = view.stages - view.stage + 1
        self.value = {good: out + GROWTH * stages_left for good, out in zip(GOODS, view.out, strict=True)}
        self.next_stall = {enclosure.enclosure: enclosure.next_stall for enclosure in view.lower.enclosures}
        self.camels = {camel.letter: camel for camel in self._own()}
        self._risks: dict[tuple[Enclosure, int, Good], float] = {}

    def _own(self) -> tuple[CamelView, ...]:
        return () if self.view.seat is None else self.view.caravans[self.view.seat].camels

    def prospect(self, move: TimbuktuMove) -> float:
        """How good a move is, in points. To place a camel, to load it and to take back are all the same to it, but
        taking back leads nowhere."""
        match move:
            case Choose(letter):
                return self._urgency(self.camels[letter])
            case Go(enclosure, price):
                return self._going(enclosure, price)
            case _:
                return 0.0 if str(move) != "takeback" else -1.0

    def _going(self, enclosure: Enclosure, price: Goods) -> float:
        """What the revealed camel still carries after the night."""
        letter = self._travelling()
        stall = self.next_stall[enclosure]
        if letter is None or stall is None:
            return 0.0
        goods = list(self.camels[letter].goods)
        for good in price:
            goods.remove(good)
        return self.kept(goods, enclosure, stall)

    def _travelling(self) -> Letter | None:
        return None if self.view.seat is None else self.view.caravans[self.view.seat].card

    def kept(self, goods: Sequence[Good], enclosure: Enclosure, stall: int) -> float:
        """The expected value of these goods after the night in that stall."""
        return sum(self.value[good] * (1 - self.risk(enclosure, stall, good)) for good in goods)

    def risk(self, enclosure: Enclosure, stall: int, good: Good) -> float:
        """How likely such a good is stolen there."""
        known = self._risks.get((enclosure, stall, good))
        if known is None:
            known = self._risks[enclosure, stall, good] = self._risk(enclosure, stall, good)
        return known

    def _risk(self, enclosure: Enclosure, stall: int, good: Good) -> float:
        notebook = self.view.notebook
        if notebook is None:
            return 0.0
        for pack in notebook.seen:
            if pack.enclosure is enclosure:
                return float(stall in pack.stalls and good in pack.goods)
        return _share(notebook, stall, good)

    def _urgency(self, camel: CamelView) -> float:
        """How much worse it should be to wait with a camel than to send it now."""
        now, later = self.best(camel, 0), self.best(camel, 1)
        notebook = self.view.notebook
        unknown = 0 if notebook is None else len(notebook.enclosures)
        return now - WAITING * later - IGNORANCE * unknown * len(camel.goods)

    def best(self, camel: CamelView, ahead: int) -> float:
        """What a camel keeps at most, if so many others go where it goes before it."""
        return max((self._best(camel, enclosure, ahead) for enclosure in self.next_stall), default=0.0)

    def _best(self, camel: CamelView, enclosure: Enclosure, ahead: int) -> float:
        """What a camel keeps at most in an enclosure, if so many others go there first."""
        stall = self.next_stall[enclosure]
        if stall is None or stall + ahead > len(STALLS):
            return 0.0
        goods = camel.goods
        if not goods or camel.start is None or enclosure in FREE_TO[camel.start.enclosure]:
            return self.kept(goods, enclosure, stall + ahead)
        rests = [[*goods[:index], *goods[index + 1 :]] for index in range(len(goods))]
        return max(self.kept(rest, enclosure, stall + ahead) for rest in rests)


def _share(notebook: NotebookView, stall: int, good: Good) -> float:
    """Of the cards not yet seen, the share that names the stall times the share that names the good."""
    hits = sum(stall in card for card in notebook.stalls) * sum(good in card for card in notebook.goods)
    return hits / max(1, len(notebook.stalls) * len(notebook.goods))
