"""Values of moves until the night: the stage is played to its end in possible positions.

Where the thieves are follows from where the others went (`azalai.games.timbuktu.suspicion`). In each position the
others know the packs that they have held there, and go on as the robot does; so does the player, by what it thinks
likely now, and later by a part of what it will have learned. Camels that stand somewhere are not drawn for but counted
with all that may be.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from azalai.games.chance import Chance
from azalai.games.contract import Worth
from azalai.games.timbuktu.components import (
    ENCLOSURES,
    FREE_TO,
    GOODS,
    GOODS_CARDS,
    STALL_CARDS,
    STALLS,
    Enclosure,
    Good,
    Goods,
    Letter,
)
from azalai.games.timbuktu.moves import Choose, Go, TimbuktuMove
from azalai.games.timbuktu.robot import GROWTH, IGNORANCE, TRAP, WAITING, Risks, certain_risks, guess_risks
from azalai.games.timbuktu.suspicion import Loads, list_held_places, list_suspected, suspicion
from azalai.games.timbuktu.view import CamelView, NotebookView, PackView, Phase, TimbuktuView

LEARNED = 0.4
"""The share of what is not known yet that will be known when the next camels go."""
FULL = len(STALLS) + 1
"""The next stall of an enclosure that is full."""
NEVER = -1e9

_Points: TypeAlias = Sequence[float]
"""By stall: from 1 on, and two more behind the last one."""
_Seen: TypeAlias = tuple[object, Risks]
"""The risks of an enclosure, and what they follow from (equal things, equal risks)."""


class _Camel(NamedTuple):
    """Prospects of a camel.

    Its expected load after the night in the stalls of each enclosure, the owner's preference for them, and the
    advantage of waiting with it.
    """

    rests: Sequence[_Points]
    likes: Sequence[_Points]
    waiting: float


_Caravan: TypeAlias = list[_Camel]
"""A caravan in the eyes of its owner, by letter."""


def weigh(
    view: TimbuktuView, moves: Sequence[TimbuktuMove], seed: bytes, worlds: int
) -> dict[TimbuktuMove, list[Worth]]:
    """Return the viewer's expected advantage after the night, in points, for each choice of a camel or a way."""
    if view.seat is None or view.notebook is None or view.phase not in (Phase.CHOOSING, Phase.TRAVELLING):
        return {}
    return _Stage(view, view.seat, view.notebook).evaluate(moves, Chance(seed + b"weigh"), worlds)


class _Stage:
    """A stage as a seat sees it, from now to its night."""

    def __init__(self, view: TimbuktuView, seat: int, notebook: NotebookView) -> None:
        self.view, self.seat, self.notebook, self.seats = view, seat, notebook, len(view.caravans)
        growth = GROWTH * (view.stages - view.stage + 1)
        self.value = {good: out + growth for good, out in zip(GOODS, view.out, strict=True)}
        self.stalls = [enclosure.next_stall or FULL for enclosure in view.lower.enclosures]
        self.left = [
            [at for at, camel in enumerate(caravan.camels) if camel.arrived is None] for caravan in view.caravans
        ]
        self._columns: dict[object, list[tuple[_Points, _Points]]] = {}
        risks: dict[Enclosure, Risks] = {pack.enclosure: certain_risks(pack) for pack in notebook.seen}
        risks.update(list_suspected(view))
        self.seen: dict[Enclosure, _Seen] = {enclosure: (None, risks[enclosure]) for enclosure in ENCLOSURES}
        self.own = self._caravan(seat, self.seen, 0)

    def evaluate(self, moves: Sequence[TimbuktuMove], chance: Chance, worlds: int) -> dict[TimbuktuMove, list[Worth]]:
        """Return the worth of each of these moves in `worlds` worlds, in points.

        Empty if one of them is of another kind.
        """
        values: dict[TimbuktuMove, list[Worth]] = {move: [] for move in moves}
        thought = suspicion(self.view)
        for _ in range(worlds):
            packs, chance = thought.deal(chance)
            caravans = [
                self._imagine_own(packs) if seat == self.seat else self._imagine_other(seat, packs)
                for seat in range(self.seats)
            ]
            for move in moves:
                match move:
                    case Go():
                        worth = self._value_journey(caravans, move)
                    case Choose(letter):
                        worth = self._value_choice(caravans, letter)
                    case _:
                        return {}
                values[move].append(worth)
        return values

    def _value_journey(self, caravans: Sequence[_Caravan], move: Go) -> Worth:
        """Return the worth of sending the revealed camel there at that price."""
        at = self._place(self.view.caravans[self.seat].card)
        number = ENCLOSURES.index(move.enclosure)
        night = _Night(caravans, list(self.stalls), [list(those) for those in self.left])
        night.arrive(self.seat, at, number, self._kept_value(at, move, self.stalls[number]))
        order = self._round(0)
        night.round(order[order.index(self.seat) + 1 :], {})
        return self._lead(night)

    def _value_choice(self, caravans: Sequence[_Caravan], letter: Letter) -> Worth:
        """Return the worth of choosing that camel."""
        night = _Night(caravans, list(self.stalls), [list(those) for those in self.left])
        night.round(self._round(0), {self.seat: (self._place(letter), self.own)})
        return self._lead(night)

    def _lead(self, night: _Night) -> Worth:
        """Return the seat's expected lead once all have arrived that have not after this round."""
        rounds, camel = 1, night.kept[self.seat]
        while any(night.left):
            night.round(self._round(rounds), {})
            rounds += 1
        own = night.kept[self.seat]
        mean_of_others = (sum(night.kept) - own) / (self.seats - 1)
        return {"camel": camel, "caravan": own - camel, "others": -mean_of_others}

    def _round(self, later: int) -> list[int]:
        """Return the seats in the order of travelling, `later` rounds later."""
        return [(self.view.first_of_round + later + number) % self.seats for number in range(self.seats)]

    def _place(self, letter: Letter | None) -> int:
        return next(at for at, camel in enumerate(self.view.caravans[self.seat].camels) if camel.letter is letter)

    def _kept_value(self, at: int, move: Go, stall: int) -> float:
        """Return the expected load of the travelling camel after the night in a stall."""
        goods = list(self.view.caravans[self.seat].camels[at].goods)
        for good in move.price:
            goods.remove(good)
        _, risks = self.seen[move.enclosure]
        return sum(self.value[good] * (1 - risks.get((stall, good), 0.0)) for good in goods)

    def _imagine_own(self, packs: Mapping[int, PackView]) -> _Caravan:
        """Return the own caravan when more is known, if the packs are these."""
        seen = dict(self.seen)
        for pack in packs.values():
            _, risks = self.seen[pack.enclosure]
            mixed = {spot: (1 - LEARNED) * risk for spot, risk in risks.items()}
            for spot in certain_risks(pack):
                mixed[spot] = mixed.get(spot, 0.0) + LEARNED
            seen[pack.enclosure] = pack, mixed
        return self._caravan(self.seat, seen, 0)

    def _imagine_other(self, seat: int, packs: Mapping[int, PackView]) -> _Caravan:
        """Return the caravan of another, if the packs are these."""
        view = self.view
        own = dict(zip(list_held_places(view, self.seat, view.exchanges), self.notebook.seen, strict=True))
        known = [packs.get(place) or own[place] for place in list_held_places(view, seat, view.exchanges)]
        at = {pack.enclosure: pack for pack in known}
        stalls = tuple([card for card in STALL_CARDS if all(card != pack.stalls for pack in known)])
        goods = tuple([card for card in GOODS_CARDS if all(card != pack.goods for pack in known)])
        seen: dict[Enclosure, _Seen] = {}
        for enclosure in ENCLOSURES:
            pack = at.get(enclosure)
            if pack is None:
                seen[enclosure] = (stalls, goods), guess_risks(stalls, goods, self._loads(enclosure, seat))
            else:
                seen[enclosure] = pack, certain_risks(pack)
        return self._caravan(seat, seen, len(stalls))

    def _loads(self, enclosure: Enclosure, seat: int) -> Loads:
        """Return the camels in an enclosure that are not this seat's."""
        stalls = self.view.lower.enclosures[ENCLOSURES.index(enclosure)].stalls
        camels = [(stall.number, stall.camel) for stall in stalls if stall.camel is not None]
        return tuple([(stall, camel.goods) for stall, camel in camels if camel.seat != seat and camel.goods])

    def _caravan(self, seat: int, seen: Mapping[Enclosure, _Seen], unknown: int) -> _Caravan:
        """Return a caravan whose owner assumes these risks, and `unknown` packs to be unknown."""
        camels = self.view.caravans[seat].camels
        columns: list[list[tuple[_Points, _Points]]] = []
        for enclosure, (key, risks) in seen.items():
            column = self._columns.get((seat, enclosure, key))
            if column is None:
                column = self._columns[seat, enclosure, key] = self._column(camels, enclosure, risks)
            columns.append(column)
        return [
            _Camel(
                [column[at][0] for column in columns],
                [column[at][1] for column in columns],
                IGNORANCE * unknown * len(camel.goods),
            )
            for at, camel in enumerate(camels)
        ]

    def _column(self, camels: Sequence[CamelView], enclosure: Enclosure, risks: Risks) -> list[tuple[_Points, _Points]]:
        """Return the expected load of each camel after the night in an enclosure's stalls, and its owner's preference.

        Empty for a camel that has arrived.
        """
        rests = [
            {good: value * (1 - risks.get((stall, good), 0.0)) for good, value in self.value.items()}
            for stall in STALLS
        ]
        threats = [sum([risks.get((stall, good), 0.0) for good in GOODS]) for stall in (*STALLS, FULL)]
        traps = [TRAP * (after - threat) for threat, after in pairwise(threats)]
        pairs: list[tuple[_Points, _Points]] = []
        for camel in camels:
            if camel.arrived is not None:
                pairs.append(((), ()))
                continue
            paid = bool(camel.goods) and camel.start is not None and enclosure not in FREE_TO[camel.start.enclosure]
            kept = [_sum(rest, camel.goods, paid) for rest in rests]
            likes = [rest + trap for rest, trap in zip(kept, traps, strict=True)]
            pairs.append(([0.0, *kept, 0.0, 0.0], [NEVER, *likes, NEVER, NEVER]))
        return pairs


class _Night:
    """Ways of the camels to their stalls, and their expected goods after the night, by seat.

    `stalls`: the next one of each enclosure; `left`: the camels that have not arrived, by seat.
    """

    def __init__(self, caravans: Sequence[_Caravan], stalls: list[int], left: list[list[int]]) -> None:
        self.caravans, self.stalls, self.left, self.kept = caravans, stalls, left, [0.0] * len(left)

    def round(self, order: Sequence[int], chosen: Mapping[int, tuple[int, _Caravan]]) -> None:
        """Let these seats choose at once, and travel in this order.

        Chosen camels are given, and go by the other caravan's preferences.
        """
        cards = {
            seat: chosen[seat] if seat in chosen else (self._card(seat), self.caravans[seat])
            for seat in order
            if self.left[seat]
        }
        for seat, (at, caravan) in cards.items():
            likes = [points[stall] for points, stall in zip(caravan[at].likes, self.stalls, strict=True)]
            number = likes.index(max(likes))
            self.arrive(seat, at, number, caravan[at].rests[number][self.stalls[number]])

    def arrive(self, seat: int, at: int, number: int, kept: float) -> None:
        """Let a camel come to the enclosure of this number, with its expected load after the night."""
        self.left[seat].remove(at)
        self.stalls[number] += 1
        self.kept[seat] += kept

    def _card(self, seat: int) -> int:
        """Return the camel with which it is worst to wait."""
        a, b, c, d, e = self.stalls
        best, most = -1, -2 * abs(NEVER)
        for at in self.left[seat]:
            (one, two, three, four, five), _, waiting = self.caravans[seat][at]
            now = max(one[a], two[b], three[c], four[d], five[e])
            later = max(one[a + 1], two[b + 1], three[c + 1], four[d + 1], five[e + 1])
            urgent = now - WAITING * later - waiting
            if urgent > most:
                best, most = at, urgent
        return best


def _sum(rest: Mapping[Good, float], goods: Goods, paid: bool) -> float:
    each = [rest[good] for good in goods]
    return sum(each) - min(each) if paid else sum(each)
