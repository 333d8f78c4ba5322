"""Robot of Touareg: evaluates every legal move by its expected points, from its own view alone.

The core is `Standing.hopes`: the value of a number of goods of a kind, given what the others show and how long the
stage lasts. The weights below were chosen by play (`python -m tools.robots.matches touareg`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from azalai.games.chance import best
from azalai.games.touareg.components import (
    CAVES,
    GOODS,
    GOODS_IN_BOX,
    HAND_LIMIT,
    LOAD_LIMIT,
    MAJORITY_POINTS,
    TIE_PENALTY,
    UNUSED_POINTS,
    Good,
    Place,
    Special,
)
from azalai.games.touareg.loading import obstacle
from azalai.games.touareg.moves import Buy, Draw, End, Goods, Hide, Load, Market, Send, Settle, Steal, TouaregMove
from azalai.games.touareg.view import CampView, TouaregView

_ALL = sum(GOODS_IN_BOX.values())
_HIDDEN_SHARE = {good: count / _ALL for good, count in GOODS_IN_BOX.items()}

LATE, EARLY = 0.3, 2.2  # lead in goods that is fairly safe: in the last turn, with a full pile
DRAW_BASE, DRAW_ROOM = 0.5, 0.45  # value of a draw, and of each free place in the hand
ROOM = 0.06  # each place taken on an animal while there is time to fill it better
HAND_SHARE, UNLOADABLE = 0.6, 0.15  # value of a card in hand relative to one on an animal: if it can be loaded, if not
GIFT = 0.1  # share of a card's points that is lost when it goes to the market
WAIT = {Special.CAVE: 0.4, Special.THIEF: 1.7, Special.DONKEY: 0.3}  # using a card up before the last turn
TURN = 0.7  # value of a turn while there are more to come
HOPE = {Special.DONKEY: 2.4, Special.CAVE: 2.4, Special.THIEF: 3.0, Special.PLAN: 2.0}  # a new card, early


class Taste(msgspec.Struct, frozen=True):
    """Points by which a robot overrates a theft and a thief, a cave and the goods hidden in it, a donkey."""

    theft: float = 0.0
    cave: float = 0.0
    donkey: float = 0.0


LEVEL_HEADED = Taste()
CHARACTERS = {"raider": Taste(theft=2.0), "hider": Taste(cave=0.7), "drover": Taste(donkey=0.4)}


def choose(view: TouaregView, moves: Sequence[TouaregMove], seed: bytes) -> TouaregMove:
    """Return the move with the best expected points; the seed decides among equals."""
    return best(moves, Standing(view).prospect, seed)


def choose_as(character: str, view: TouaregView, moves: Sequence[TouaregMove], seed: bytes) -> TouaregMove:
    """Return the move that one of `CHARACTERS` likes best."""
    return best(moves, Standing(view, CHARACTERS[character]).prospect, seed)


class Standing:
    """Position of a seat's view in the contest for each kind of goods."""

    def __init__(self, view: TouaregView, taste: Taste = LEVEL_HEADED) -> None:
        self.view, self.taste = view, taste
        self.own = next(camp for camp in view.camps if camp.seat == view.seat)
        self.hand = self.own.hand or ()
        self.loads = {animal.place: animal.load for animal in self.own.animals}
        self.late = view.last_turn or (view.pile == 0 and not view.settling)
        self.lead = LATE if view.last_turn else LATE + (EARLY - LATE) * min(1.0, view.pile / 30)
        self.mine = count_scoring_goods(self.own)
        others = [camp for camp in view.camps if camp.seat != view.seat]
        self.theirs = {good: max(expect_goods(camp, good) for camp in others) for good in GOODS}
        self.tables = {good: [self._hope(good, count) for count in range(-4, 13)] for good in GOODS}

    def _hope(self, good: Good, more: int) -> float:
        """Return the points expected from a kind with `more` goods of it.

        Late in the stage they are those of the rules, early an even chance that grows with the lead.
        """
        own_count = self.mine[good] + more
        ahead = (own_count - self.theirs[good]) / self.lead
        even = 0.5 + 0.5 * ahead / (1 + abs(ahead))
        early = (self.lead - LATE) / (EARLY - LATE)
        return MAJORITY_POINTS[good] * (early * even + (1 - early) * self._late_share(good, own_count, ahead))

    def _late_share(self, good: Good, own_count: int, ahead: float) -> float:
        """Return the share of a kind's points when little can change any more."""
        if own_count <= 0:
            return 0.0
        points = MAJORITY_POINTS[good]
        tie = (points - TIE_PENALTY) / points
        return tie + (1 - tie) * ahead / (1 + ahead) if ahead >= 0 else tie / (1 - ahead) ** 2

    def hopes(self, change: Mapping[Good, int]) -> float:
        """Return the points expected after such a change of the own goods, as a difference."""
        total = 0.0
        for good, more in change.items():
            table = self.tables[good]
            total += table[max(-4, min(12, more)) + 4] - table[4]
        return total

    def prospect(self, move: TouaregMove) -> float:
        """Return the expected points of a move; ending the turn brings none."""
        match move:
            case Draw():
                return DRAW_BASE + DRAW_ROOM * max(0, HAND_LIMIT - len(self.hand))
            case Load(place, goods):
                return self._laid_value(place, goods) - self._in_hand(goods)
            case Market(good, count, place):
                return self._laid_value(place, (good,) * count)
            case Buy():
                return self._buy(move)
            case Send(goods):
                return self._send(goods)
            case Hide():
                return self._hide(move) + self.taste.cave
            case Steal():
                return self._steal(move) + self.taste.theft
            case Settle(specials):
                # a card kept brings the same points after stage 2, serves until then, and no other player can buy it
                return -float(len(specials))
            case End():
                return 0.0

    def _laid_value(self, place: Place, goods: Goods) -> float:
        """Return the value of goods on an animal: their points, less the room they take."""
        gain = self.hopes(Counter(goods))
        if self.late:
            return gain - (UNUSED_POINTS[Special.DONKEY] if self._wakes_donkey(place) else 0)
        return gain - ROOM * len(goods) - (WAIT[Special.DONKEY] if self._wakes_donkey(place) else 0)

    def _wakes_donkey(self, place: Place) -> bool:
        return not self.loads[place] and place.startswith("donkey")

    def _in_hand(self, goods: Iterable[Good]) -> float:
        """Return the value of cards that stay in the hand; in the very last turn none."""
        if self.late and self.view.stage > 1:
            return 0.0
        total = 0.0
        for good, count in Counter(goods).items():
            fits = any(obstacle(place, load, good) is None for place, load in self.loads.items())
            total += (HAND_SHARE if fits and not self.late else UNLOADABLE) * self.hopes({good: count})
        return total

    def _buy(self, move: Buy) -> float:
        lost = Counter(dict.fromkeys(GOODS, 0))
        for paid in move.payment:
            if paid.place is not Place.HAND:
                lost[paid.good] -= 1
        price = self._in_hand(paid.good for paid in move.payment if paid.place is Place.HAND) - self.hopes(lost)
        return self._special(move.special) + self._liking(move.special) - price - (0.0 if self.late else TURN * 0.5)

    def _liking(self, special: Special) -> float:
        """Return the value of a new card of that kind beyond its points."""
        match special:
            case Special.THIEF:
                return self.taste.theft
            case Special.CAVE:
                return self.taste.cave
            case Special.DONKEY:
                return self.taste.donkey
            case Special.PLAN:
                return 0.0

    def _special(self, special: Special) -> float:
        """Return the expected value of a special card until the end of the stage."""
        sure = float(UNUSED_POINTS[special])
        if special is Special.PLAN:
            return sure
        if self.late:
            if special is Special.THIEF:
                return max([sure, *(self._stolen_value(camp, good) for camp, good in self._preys())])
            if special is Special.CAVE and self.hand:
                return max(sure, *(self.hopes({good: 1}) for good in self.hand))
            return sure
        room = sum(LOAD_LIMIT - len(load) for load in self.loads.values())
        crowded = 0.8 if special is Special.DONKEY and room <= LOAD_LIMIT else 0.0
        return sure + crowded + (HOPE[special] - sure) * min(1.0, self.view.pile / 15)

    def _preys(self) -> list[tuple[CampView, Good]]:
        """Return the uncovered goods of the other players' animals."""
        others = [camp for camp in self.view.camps if camp.seat != self.view.seat]
        return [(camp, animal.load[-1]) for camp in others for animal in camp.animals if animal.load]

    def _stolen_value(self, camp: CampView, good: Good) -> float:
        """Return the value of a good that changes sides."""
        now = self.theirs[good]
        gain = self.hopes({good: 1})
        if expect_goods(camp, good) == now:
            self.theirs[good] = now - 1
            gain = self._hope(good, 1) - self.tables[good][4]
            self.theirs[good] = now
        return gain

    def _send(self, goods: Goods) -> float:
        rest = Counter(self.hand)
        rest.subtract(goods)
        gift = sum(GIFT * MAJORITY_POINTS[good] for good in goods)
        return (
            0.01 + self._in_hand(rest.elements()) - self._in_hand(self.hand) - gift + (100 if self.view.to_send else 0)
        )

    def _hide(self, move: Hide) -> float:
        cave = self.own.caves[CAVES.index(move.cave)]
        opens = 0.0 if cave.count else (UNUSED_POINTS[Special.CAVE] if self.late else WAIT[Special.CAVE])
        if move.place is Place.HAND:
            return self.hopes({move.good: 1}) - self._in_hand((move.good,)) - opens
        return ROOM * 0.5 - opens - (0.2 if self.view.to_send else 0.0)

    def _steal(self, move: Steal) -> float:
        camp = self.view.camps[move.victim]
        cost = float(UNUSED_POINTS[Special.THIEF]) if self.late else WAIT[Special.THIEF]
        if move.place is Place.HAND:
            return sum(_HIDDEN_SHARE[good] * self.hopes({good: 1}) for good in GOODS) - cost
        load = next(animal.load for animal in camp.animals if animal.place is move.place)
        return self._stolen_value(camp, load[-1]) - cost


def count_scoring_goods(camp: CampView) -> Counter[Good]:
    """Return the goods of a camp that count at the end of the stage, as far as the view shows them."""
    counts = Counter(good for animal in camp.animals for good in animal.load)
    counts.update(good for cave in camp.caves for good in cave.goods or ())
    counts.update(thief.good for thief in camp.thieves if thief.good is not None)
    return counts


def expect_goods(camp: CampView, good: Good) -> float:
    """Return the expected number of goods of a kind in a camp: the open ones, and a share of those face down."""
    face_down = sum(cave.count for cave in camp.caves if cave.goods is None)
    face_down += sum(thief.used and thief.good is None for thief in camp.thieves)
    return count_scoring_goods(camp)[good] + face_down * _HIDDEN_SHARE[good]
